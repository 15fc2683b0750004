"""A position that the owner of a view cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from desktop.games.ladies.copying import duplicate_phase
from desktop.games.ladies.data import (
    CONTRACTS,
    DECK,
    DECK_CARDS,
    DECKS,
    FACES,
    GOSSIPS,
    LL,
    NOBODY,
    NUMBER,
    SERVANTS,
    TOKENS,
    WARES,
)
from desktop.games.ladies.phases import (
    Bills,
    Designers,
    Dropping,
    Hearts,
    Moods,
    State,
    Visits,
    Windows,
    Workshops,
)
from desktop.games.ladies.state import EMPTY, pair
from desktop.games.ladies.view import FACE_DOWN, HIDDEN, LadiesView, open_questions

__all__ = ["sample"]

Rows = tuple[tuple[int, ...], ...]


class _Wares:
    """The cards that the reader has not seen, deck by deck in a random order."""

    def __init__(self, view: LadiesView, rng: Random) -> None:
        seen = set(view.windows)
        for rows in (view.shops, view.purchases, view.deferred, view.wardrobes, view.maids):
            for row in rows:
                seen.update(row)
        self.decks = [
            [card for card in range(WARES) if DECK[card] == deck and card not in seen] for deck in DECKS
        ]
        for deck in self.decks:
            rng.shuffle(deck)

    def fill(self, rows: Rows) -> list[list[int]]:
        """Give every hidden card a face."""
        return [[card if card >= 0 else self.decks[-1 - card].pop() for card in row] for row in rows]


def sample(view: LadiesView, rng: Random) -> State:
    """Return a position with this view; what the reader does not know is dealt anew."""
    wares = _Wares(view, rng)
    shops, purchases = [sorted(row) for row in wares.fill(view.shops)], wares.fill(view.purchases)
    deferred, maids = wares.fill(view.deferred), wares.fill(view.maids)
    workshop, hands = _workshops(view, rng)
    stock, supply = _stock(view, rng)
    state = State(
        stack=list(map(duplicate_phase, view.stack)),
        couples=view.couples,
        ladies=view.ladies,
        gossiping=view.gossiping,
        race=view.race,
        limit=view.limit,
        last=view.last,
        allusions=view.allusions,
        open_money=view.open_money,
        ghost=view.ghost,
        total_ruin=view.total_ruin,
        colours=list(view.colours),
        market=view.market,
        day=view.day,
        ball=view.ball,
        answers=[list(given) for given in view.answers],
        decks=wares.decks,
        workshop=workshop,
        discards=list(view.discards),
        hands=hands,
        played=list(view.played),
        shops=shops,
        windows=list(view.windows),
        visits=list(view.visits),
        purchases=purchases,
        took=list(view.took),
        deferred=deferred,
        wardrobes=list(map(list, view.wardrobes)),
        maids=maids,
        gossip=_gossip(view, rng),
        received=list(map(list, view.received)),
        whispered=list(view.whispered),
        dropped=list(view.dropped),
        sent_back=list(view.sent_back),
        put_off=list(view.put_off),
        paid=list(view.paid),
        bargain=list(view.bargain),
        supply=supply,
        used=list(view.used),
        stock=stock,
        tokens=list(map(list, view.tokens)),
        numbers=list(view.numbers),
        pile=_pile(view),
        aside=list(view.aside),
        contracts=list(view.contracts),
        notes=list(view.notes),
        done=list(view.done),
        stars=list(map(list, view.stars)),
        money=[100 * rng.randrange(13) if money == HIDDEN else money for money in view.money],
        earned=list(view.earned),
        moods=[max(0, mood) for mood in view.moods],
        hearts=[[max(0, each) for each in row] for row in view.hearts],
        asked=list(view.asked),
        asked_window=view.asked_window,
        court=_court(view, maids),
        court_money=list(view.court_money),
        designers=list(view.designers),
        scandal=view.scandal,
    )
    _guess_answers(state, rng)
    return state


def _workshops(view: LadiesView, rng: Random) -> tuple[list[int], list[list[int]]]:
    """Deal the Workshop cards that are not in the reader's hand, played or discarded."""
    hidden = [
        deck
        for deck in DECKS
        for _ in range(
            DECK_CARDS - view.discards[deck] - view.played.count(deck) - (view.hand[deck] if view.hand else 0)
        )
    ]
    rng.shuffle(hidden)
    hands: list[list[int]] = []
    for lady, size in enumerate(view.hand_sizes):
        if view.hand and lady == view.pair:
            hands.append(list(view.hand))
        else:
            dealt = [hidden.pop() for _ in range(size)]
            hands.append([dealt.count(deck) for deck in DECKS])
    return [hidden.count(deck) for deck in DECKS], hands


def _stock(view: LadiesView, rng: Random) -> tuple[list[int], list[int]]:
    """Lay the tokens that are neither open nor used up into the Stock and the supply."""
    known = dict(view.ghosts)
    known.update({slot: token for slot, token in enumerate(view.stock) if token >= 0})
    goods = [
        good
        for good, many in enumerate(TOKENS)
        for _ in range(many - view.used[good] - sum(row[good] for row in view.tokens))
    ]
    numbers = [NUMBER + number for number in range(1, view.couples + 1) if number not in view.numbers]
    for token in known.values():
        (numbers if token > NUMBER else goods).remove(token)
    rng.shuffle(goods)
    places = [slot for slot, token in enumerate(view.stock) if token == FACE_DOWN and slot not in known]
    tokens = numbers + [goods.pop() for _ in range(len(places) - len(numbers))]
    rng.shuffle(tokens)
    known.update(zip(places, tokens, strict=True))
    stock = [known.get(slot, EMPTY) for slot in range(len(view.stock))]
    return stock, [goods.count(good) for good in range(len(TOKENS))]


def _gossip(view: LadiesView, rng: Random) -> list[list[int]]:
    seen = {card for rows in (view.gossip, view.received) for row in rows for card in row}
    hidden = [card for card in range(GOSSIPS) if card not in seen]
    rng.shuffle(hidden)
    return [sorted(hidden.pop() if card == HIDDEN else card for card in row) for row in view.gossip]


def _pile(view: LadiesView) -> list[int]:
    seen = {*view.aside, *view.contracts, *(contract for row in view.stars for contract in row)}
    return [contract for contract in range(len(CONTRACTS)) if contract not in seen]


def _court(view: LadiesView, maids: Sequence[Sequence[int]]) -> list[list[int]]:
    """Let the hidden maids before the Courtesan be some of those that she owns."""
    if view.courtesan is None:
        return [[] for _ in range(view.couples)]
    seen = {card for row in view.court for card in row}
    hidden = [maid for maid in maids[view.courtesan][1:] if maid not in seen]
    return [[hidden.pop() if card == FACES[SERVANTS] else card for card in row] for row in view.court]


def _guess_answers(state: State, rng: Random) -> None:
    """Give every hidden answer some value that it might have."""
    for phase in open_questions(state.stack):
        for seat, given in enumerate(state.answers):
            for place, answer in enumerate(given):
                if answer == HIDDEN:
                    given[place] = _guess(state, phase, seat, rng)


def _guess(state: State, phase: object, seat: int, rng: Random) -> int:  # noqa: PLR0911 - one per question
    match phase:
        case Workshops():
            return rng.choice([deck for deck in DECKS if state.hands[pair(seat)][deck]])
        case Windows():
            return rng.choice(state.shops[pair(seat)])
        case Moods():
            return rng.randrange(5)
        case Visits():
            return rng.randrange(state.ladies)
        case Hearts():
            return rng.randrange(4)
        case Dropping():
            return NOBODY
        case Designers():
            return LL
        case Bills() | _:
            return 0
