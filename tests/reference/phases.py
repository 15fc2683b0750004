"""The rules, one class per open question."""

from typing import ClassVar

from desktop.core.game import Clock, Parallel, Phase, advance
from desktop.core.seats import CLOCK
from desktop.core.text import Who
from tests.reference import wording
from tests.reference.actions import Bid, DrawCard, Grab, Keep, Leave, Peek, TimeUp
from tests.reference.data import CARDS, COINS, GRAB_LIMIT, GRAB_PAUSE, LANTERNS, TEAMS, TILES
from tests.reference.events import (
    BidChosen,
    BidsRevealed,
    CardDrawn,
    CardKept,
    CardReturned,
    Ended,
    LanternGrabbed,
    RaceOver,
    TileKept,
    TileLeft,
    TilePeeked,
)
from tests.reference.state import Position

ROW = 4


class Bidding(Phase, tag=str.lower):
    """RF-1: all bid at the same time and in secret."""

    rule: ClassVar[str] = "RF-1"
    bids: list[int | None]

    def actors(self, state):
        return [seat for seat, bid in enumerate(self.bids) if bid is None]

    def options(self, state, seat):
        return [Bid(coins) for coins in range(state.coins[seat] + 1)]

    def refusal(self, state, seat, action):
        return wording.POOR.fill(coins=state.coins[seat]) if isinstance(action, Bid) else None

    def resolve(self, state, seat, action, dealer):
        self.bids[seat] = action.coins
        dealer.tell(BidChosen(seat))
        if None in self.bids:
            return
        dealer.tell(BidsRevealed(tuple(self.bids)))
        for each, bid in enumerate(self.bids):
            state.coins[each] -= bid
        searchers = [max(team, key=lambda each: self.bids[each]) for team in TEAMS]
        partners = [sum(team) - searcher for team, searcher in zip(TEAMS, searchers, strict=True)]
        state.stack[-1] = Race(since=0)
        state.stack.append(
            SideBySide(
                lanes=[[AtThePile(seat=partners[0]), Search(seat=searchers[0])]]
                + [[AtThePile(seat=partners[1]), Search(seat=searchers[1])]]
            )
        )

    def prompt(self, state, seat):
        if seat is not None and self.bids[seat] is None:
            return wording.ASK_BID
        return wording.WAIT_BIDS.fill(n=self.bids.count(None))


class Search(Phase, tag=str.lower):
    """RF-2: look at tiles of the row until one is kept."""

    rule: ClassVar[str] = "RF-2"
    seat: int

    def actors(self, state):
        return (self.seat,)

    def options(self, state, seat):
        peeks = [Peek(slot) for slot, tile in enumerate(state.row) if tile is not None]
        return [*peeks, Leave()]

    def refusal(self, state, seat, action):
        return wording.GONE if isinstance(action, Peek) else None

    def resolve(self, state, seat, action, dealer):
        if isinstance(action, Leave):
            advance(state, dealer)
            return
        if seat not in state.known[action.slot]:
            state.known[action.slot] = sorted([*state.known[action.slot], seat])
        dealer.tell(TilePeeked(seat, action.slot, state.row[action.slot]))
        state.stack.append(KeepTile(seat=seat, slot=action.slot))

    def resume(self, state, dealer):
        advance(state, dealer)

    def prompt(self, state, seat):
        return wording.ASK_SEARCH if seat == self.seat else wording.WAIT.fill(who=Who(self.seat))


class KeepTile(Phase, tag=str.lower):
    """RF-3: keep the tile or leave it; nested in the search."""

    rule: ClassVar[str] = "RF-3"
    seat: int
    slot: int

    def actors(self, state):
        return (self.seat,)

    def options(self, state, seat):
        # the other lane may have taken the tile meanwhile
        return [Keep(), Leave()] if state.row[self.slot] is not None else [Leave()]

    def refusal(self, state, seat, action):
        return wording.GONE if isinstance(action, Keep) else None

    def resolve(self, state, seat, action, dealer):
        if isinstance(action, Keep):
            state.tiles[seat].append(state.row[self.slot])
            state.row[self.slot] = None
            state.known[self.slot] = []
            dealer.tell(TileKept(seat, self.slot))
        else:
            dealer.tell(TileLeft(seat, self.slot))
        advance(state, dealer)

    def prompt(self, state, seat):
        return wording.ASK_KEEP_TILE if seat == self.seat else wording.WAIT.fill(who=Who(self.seat))


class AtThePile(Phase, tag=str.lower):
    """RF-4: draw the top card, then keep it or put it under the pile."""

    rule: ClassVar[str] = "RF-4"
    seat: int
    card: int | None = None

    def actors(self, state):
        return (self.seat,)

    def options(self, state, seat):
        if self.card is not None:
            return [Keep(), Leave()]
        return [DrawCard(), Leave()] if state.pile else [Leave()]

    def resolve(self, state, seat, action, dealer):
        if isinstance(action, DrawCard):
            self.card = state.pile.pop(0)
            dealer.tell(CardDrawn(seat, self.card))
            return
        if isinstance(action, Keep):
            state.hands[seat].append(self.card)
            dealer.tell(CardKept(seat))
        elif self.card is not None:
            state.returned.append(self.card)
            dealer.tell(CardReturned(seat))
        advance(state, dealer)

    def prompt(self, state, seat):
        if seat != self.seat:
            return wording.WAIT.fill(who=Who(self.seat))
        return wording.ASK_PILE if self.card is None else wording.ASK_KEEP_CARD


class Race(Phase, tag=str.lower):
    """RF-5: all grab lanterns in real time until the limit; an answer takes 300 ms at least."""

    rule: ClassVar[str] = "RF-5"
    since: int

    def actors(self, state):
        return (CLOCK, *range(4)) if state.left else ()

    def options(self, state, seat):
        return [TimeUp()] if seat == CLOCK else [Grab()]

    def clock(self, state, seat):
        limit = GRAB_LIMIT // (1 + state.hurry)
        return Clock(at_least=limit, at_most=limit) if seat == CLOCK else Clock(at_least=GRAB_PAUSE)

    def pause_refusal(self, state, people):
        return wording.NO_PAUSE if people > 1 else None

    def resume(self, state, dealer):
        state.left = LANTERNS

    def resolve(self, state, seat, action, dealer):
        if isinstance(action, Grab):
            state.lanterns[seat] += 1
            state.left -= 1
            dealer.tell(LanternGrabbed(seat))
            if state.left:
                return
        dealer.tell(RaceOver(state.left))
        state.left = 0
        end_round(state, dealer)

    def prompt(self, state, seat):
        return wording.ASK_RACE


class SideBySide(Parallel, tag=str.lower):
    """RF-2 to RF-4 of both teams at once."""

    lanes: list[list[Search | KeepTile | AtThePile]]


class State(Position, kw_only=True):
    """The position with its open questions."""

    stack: list[Bidding | SideBySide | Search | KeepTile | AtThePile | Race] = []


def deal(options, dealer):
    """Set up: four tiles in the row, the cards shuffled."""
    pile = list(CARDS)
    dealer.shuffle(pile)
    state = State(
        rounds=options["rounds"],
        hurry=options["hurry"],
        bag=list(TILES),
        row=[],
        known=[[] for _ in range(ROW)],
        pile=pile,
        hands=[[] for _ in range(4)],
        tiles=[[] for _ in range(4)],
        coins=[COINS] * 4,
        lanterns=[0] * 4,
    )
    state.row = [dealer.draw(state.bag) for _ in range(ROW)]
    state.stack = [Bidding(bids=[None] * 4)]
    return state


def end_round(state, dealer):
    """RF-6: fill the row and begin the next round, or end the game."""
    if state.round == state.rounds:
        state.stack.clear()
        dealer.tell(Ended(tuple(map(int, totals(state)))))
        return
    state.round += 1
    for slot, tile in enumerate(state.row):
        if tile is None and state.bag:
            state.row[slot] = dealer.draw(state.bag)
    state.stack[:] = [Bidding(bids=[None] * 4)]


def totals(state):
    """RF-7: both partners score what their team holds."""
    own = [
        sum(state.tiles[seat]) + sum(state.hands[seat]) + state.coins[seat] + state.lanterns[seat]
        for seat in range(4)
    ]
    return [sum(own[mate] for mate in TEAMS[seat // 2]) for seat in range(4)]
