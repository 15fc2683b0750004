"""The rules, one class per open question."""

from __future__ import annotations

from desktop.core.dealer import Dealer
from desktop.core.game import Options
from desktop.games.ladies.data import (
    CONTRACTS,
    DECK,
    DECK_CARDS,
    DECKS,
    EACH_STOCK,
    GOLD,
    GOSSIP_HAND,
    GOSSIPS,
    MARKETS,
    NOBODY,
    NOTE,
    NUMBER,
    TOKENS,
    WARES,
    table,
)
from desktop.games.ladies.phases.afternoon import Moods, Shopping, Visits
from desktop.games.ladies.phases.ballroom import Designers, Ruining
from desktop.games.ladies.phases.business import Business
from desktop.games.ladies.phases.day import Afternoon, Day, Morning, draw_counted, draw_workshop
from desktop.games.ladies.phases.evening import Bills, Courting, Dropping, Hearts
from desktop.games.ladies.phases.gossiping import Gossiping
from desktop.games.ladies.phases.morning import Windows, Workshops
from desktop.games.ladies.phases.stock import InTurns, Race, Stock
from desktop.games.ladies.phases.together import Together
from desktop.games.ladies.state import EMPTY, Position

__all__ = [
    "Afternoon", "AnyPhase", "Bills", "Business", "Courting", "Day", "Designers", "Dropping", "Gossiping",
    "Hearts", "InTurns", "Moods", "Morning", "Race", "Ruining", "Shopping", "State", "Stock", "Together",
    "Visits", "Windows", "Workshops", "deal",
]  # fmt: skip

AnyPhase = (
    Day
    | Morning
    | Gossiping
    | Moods
    | Visits
    | Afternoon
    | Dropping
    | Courting
    | Hearts
    | Bills
    | Designers
    | Ruining
)

BOUTIQUE_IDS = ("pink", "green", "blue", "orange", "red")


class State(Position, kw_only=True):
    """The position with its open questions."""

    stack: list[AnyPhase] = []


def deal(seats: int, options: Options, dealer: Dealer) -> State:
    """LG-01 to LG-10, LG-52: lay the table and begin the first day."""
    state = _bare(seats, options, dealer)
    for number in DECKS:
        deck = [card for card in range(WARES) if DECK[card] == number]
        dealer.shuffle(deck)
        state.decks[number] = deck
    for lady in range(state.ladies):
        state.maids[lady].append(state.decks[-1].pop())
        for _ in range(table(seats).hand):
            draw_workshop(state, lady, dealer)
    _lay_exchange(state, table(seats).contracts, dealer)
    if state.gossiping:
        cards = list(range(GOSSIPS))
        for lady in range(state.ladies):
            state.gossip[lady] = sorted(dealer.draw(cards) for _ in range(GOSSIP_HAND))
    day = Day()
    state.stack.append(day)
    day.resume(state, dealer)
    return state


def _lay_exchange(state: State, contracts: int, dealer: Dealer) -> None:
    """LG-06 to LG-09: market, contracts, the first token of each Gentleman, and the Stock."""
    state.contracts = [dealer.draw(state.pile) for _ in range(contracts)]
    values = MARKETS[state.market]
    plain = [good for good in range(GOLD) if values[good] == NOTE]
    for couple in range(state.couples):
        bag = [state.supply[good] if good in plain else 0 for good in range(len(TOKENS))]
        good = draw_counted(bag, dealer)
        state.supply[good] -= 1
        state.tokens[couple][good] += 1
    state.stock = [draw_counted(state.supply, dealer) for _ in range(EACH_STOCK * state.couples)]
    state.stock += [NUMBER + number for number in range(1, state.couples + 1)]
    dealer.shuffle(state.stock)


def _colours(couples: int, ladies: int, options: Options, dealer: Dealer) -> list[int]:
    """LG-55: the boutique of every Lady: chosen, or drawn without repetition."""
    ids = ["boutique", *(f"boutique_{couple + 1}" for couple in range(1, couples))]
    ids += ["boutique_courtesan"] * (ladies - couples)
    wanted = [str(options.get(each, "")) for each in ids]  # an older save knows the first one only
    free = [colour for colour, name in enumerate(BOUTIQUE_IDS) if name not in wanted]
    return [BOUTIQUE_IDS.index(name) if name in BOUTIQUE_IDS else dealer.draw(free) for name in wanted]


def _bare(seats: int, options: Options, dealer: Dealer) -> State:
    """Return the table before anything is dealt."""
    couples, _, ladies, contracts, money, _ = table(seats)
    return State(
        couples=couples,
        ladies=ladies,
        gossiping=bool(options["gossip"]),
        race=options["stock"] == "race",
        limit=int(options["limit"]),
        last=int(options["days"]),
        allusions=bool(options["allusions"]),
        open_money=bool(options["open_money"]),
        ghost=bool(options["ghost"]) and options["stock"] != "race",
        total_ruin=bool(options["total_ruin"]) and ladies > couples,
        colours=_colours(couples, ladies, options, dealer),
        market=dealer.below(len(MARKETS)),
        answers=[[] for _ in range(seats)],
        decks=[[] for _ in DECKS],
        workshop=[DECK_CARDS] * len(DECKS),
        discards=[0] * len(DECKS),
        hands=[[0] * len(DECKS) for _ in range(ladies)],
        played=[NOBODY] * ladies,
        shops=[[] for _ in range(ladies)],
        windows=[EMPTY] * ladies,
        visits=[NOBODY] * ladies,
        purchases=[[] for _ in range(ladies)],
        took=[0] * ladies,
        deferred=[[] for _ in range(ladies)],
        wardrobes=[[] for _ in range(ladies)],
        maids=[[] for _ in range(ladies)],
        gossip=[[] for _ in range(ladies)],
        received=[[] for _ in range(ladies)],
        whispered=[False] * ladies,
        dropped=[False] * ladies,
        sent_back=[0] * ladies,
        put_off=[0] * ladies,
        paid=[0] * ladies,
        bargain=[False] * ladies,
        supply=list(TOKENS),
        used=[0] * len(TOKENS),
        stock=[],
        tokens=[[0] * len(TOKENS) for _ in range(couples)],
        numbers=[0] * couples,
        pile=list(range(len(CONTRACTS))),
        aside=[],
        contracts=[],
        notes=[0] * contracts,
        done=[False] * contracts,
        stars=[[] for _ in range(couples)],
        money=[money] * couples,
        earned=[0] * couples,
        moods=[0] * couples,
        hearts=[[] for _ in range(ladies)],
        asked=[],
        court=[[] for _ in range(couples)],
        court_money=[0] * couples,
        designers=[0] * ladies,
    )
