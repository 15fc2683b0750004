"""The Gentlemen's morning: the search of the Stock, in turns or in real time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Clock, Phase, advance
from desktop.core.seats import CLOCK
from desktop.core.text import Text, Who
from desktop.games.ladies import wording
from desktop.games.ladies.actions import (
    FINISH,
    KEEP,
    PUT_BACK,
    START,
    TIME_UP,
    TURN,
    AnyAction,
    Finish,
    Keep,
    PutBack,
    Start,
    TimeUp,
    Turn,
)
from desktop.games.ladies.data import HANDS, MARKETS, NUMBER, RETURNS, TURNS, TURNS_IN_REAL_TIME
from desktop.games.ladies.events import (
    SearchBegan,
    SearchEnded,
    TokenKept,
    TokenReturned,
    TokensDealt,
    TokenTurned,
)
from desktop.games.ladies.state import EMPTY, Position, gentleman_seat, pair

__all__ = ["InTurns", "Race", "Stock"]

EITHER = (KEEP, PUT_BACK)
ONLY_BACK = (PUT_BACK,)
SIGNAL = 3000
"""Milliseconds from the question to the start signal: three, two, one (LG-R2)."""
LOOK = Clock(at_least=300, at_most=3000)
"""LG-R3: how long a token is turned."""
FREE = Clock()
"""An empty hand may move at any time, but bots keep to their reaction times (LG-R8)."""


class Stock(Phase[Position, AnyAction], tag=str.lower):
    """LG-15 to LG-19, whatever is the same in both modes. Lists are by couple.

    Attributes:
        hands: the slot of the token that is turned, -1 for none.
        turns: tokens turned this morning.
        kept: goods kept this morning.
        finished: who is full or has stopped.
    """

    rule: ClassVar[str] = "LG-15"
    automatic: ClassVar[bool] = True
    hands: list[int]
    turns: list[int]
    kept: list[int]
    finished: list[bool]

    def face_down(self, state: Position) -> list[int]:
        """Return the slots of the tokens that lie face down."""
        hands = self.hands
        return [slot for slot, token in enumerate(state.stock) if token != EMPTY and slot not in hands]

    def fits(self, state: Position, couple: int, token: int) -> bool:
        """LG-16: three goods and one Number token."""
        return not state.numbers[couple] if token > NUMBER else self.kept[couple] < HANDS

    def take(self, state: Position, couple: int, slot: int) -> int:
        """Lay a token before a Gentleman and return it."""
        token = state.stock[slot]
        state.stock[slot] = EMPTY
        state.hand_good(couple, token)
        self.kept[couple] += token <= NUMBER
        return token

    def keep(self, state: Position, couple: int, slot: int, dealer: Dealer, *, forced: bool = False) -> None:
        """LG-17: a kept token is final; three and one end the search (LG-19)."""
        self.hands[couple] = EMPTY
        token = self.take(state, couple, slot)
        if dealer.listens:
            dealer.tell(TokenKept(gentleman_seat(couple), slot, token, forced))
        if self.kept[couple] == HANDS and state.numbers[couple]:
            self.end(state, couple, dealer)

    def end(self, state: Position, couple: int, dealer: Dealer) -> None:
        """End the search of a Gentleman for the morning."""
        self.finished[couple] = True
        dealer.tell(SearchEnded(gentleman_seat(couple), state.numbers[couple]))

    def turn(self, state: Position, couple: int, slot: int, dealer: Dealer) -> int:
        """Turn a token for all to see, and return it."""
        self.turns[couple] += 1
        token = state.stock[slot]
        if dealer.listens:
            worth = MARKETS[state.market][token] if token <= NUMBER else 0
            dealer.tell(TokenTurned(gentleman_seat(couple), slot, token, worth, self.hope(state)))
        return token

    def hope(self, state: Position) -> int:
        """Return what a good that nobody sees is worth on average at the market, in pence."""
        hidden = list(state.supply)
        for slot, token in enumerate(state.stock):
            if EMPTY != token <= NUMBER and slot not in self.hands:
                hidden[token] += 1
        values = MARKETS[state.market]
        worth = sum(many * value for many, value in zip(hidden, values, strict=True))
        return 100 * worth // max(1, sum(hidden))

    def give(self, state: Position, couple: int, dealer: Dealer, *, number: bool) -> list[tuple[int, int]]:
        """Deal the Number token, or the goods, that a Gentleman is missing, from those face down."""
        dealt: list[tuple[int, int]] = []
        while not state.numbers[couple] if number else self.kept[couple] < HANDS:
            slots = [slot for slot in self.face_down(state) if (state.stock[slot] > NUMBER) == number]
            if not slots:
                break
            slot = dealer.pick(slots)
            dealt.append((slot, self.take(state, couple, slot)))
        return dealt

    def deal(self, state: Position, couples: Sequence[int], dealer: Dealer) -> None:
        """LG-T5, LG-R7: deal Number tokens in seat order, then goods, and end the search of these."""
        dealt = {couple: self.give(state, couple, dealer, number=True) for couple in couples}
        for couple in couples:
            dealt[couple] += self.give(state, couple, dealer, number=False)
            slots, tokens = (
                (tuple(part) for part in zip(*dealt[couple], strict=True)) if dealt[couple] else ((), ())
            )
            dealer.tell(TokensDealt(gentleman_seat(couple), slots, tokens))
            self.end(state, couple, dealer)

    def why_not(self, state: Position, couple: int, action: AnyAction) -> Text | None:  # noqa: PLR0911 - one per reason
        """Explain what hands and rules forbid in both modes."""
        slot = self.hands[couple]
        match action:
            case Turn() | Finish() if slot != EMPTY:
                return wording.TOKEN_IN_HAND
            case Turn(slot=other) if not 0 <= other < len(state.stock) or state.stock[other] == EMPTY:
                return wording.NO_TOKEN_THERE
            case Turn(slot=other) if other in self.hands:
                return wording.TURNED_BY_ANOTHER
            case Finish():
                return wording.NUMBER_FIRST
            case Keep() | PutBack() if slot == EMPTY:
                return wording.TURN_FIRST
            case Keep():
                return wording.HAS_NUMBER if state.stock[slot] > NUMBER else wording.HAS_THREE
            case _:
                return None

    def telling(self, state: Position, seat: int | None) -> Text:
        """Ask the reader for a token, or tell that the search goes on."""
        if seat is None or seat not in self.actors(state):
            return wording.WAIT_SEARCH.fill(n=self.finished.count(False))
        couple = pair(seat)
        if self.hands[couple] != EMPTY:
            return wording.ASK_KEEP
        if state.numbers[couple]:
            return wording.ASK_MORE.fill(n=HANDS - self.kept[couple])
        return wording.ASK_NUMBER if self.kept[couple] == HANDS else wording.ASK_TURN


class InTurns(Stock, tag=str.lower):
    """LG-T1 to LG-T8: one Gentleman after the other turns a token.

    Attributes:
        couple: whose turn it is.
        returned: fitting tokens put back this morning.
        last: the slot of the token that went back on the turn before, -1 if it was kept.
    """

    rule: ClassVar[str] = "LG-T1"
    couple: int
    returned: list[int]
    last: list[int]

    def actors(self, state: Position) -> Sequence[int]:
        """Return the one Gentleman whose turn it is."""
        return (gentleman_seat(self.couple),)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return what can be turned (LG-T4), and stop with a Number token; keep or return once turned."""
        couple = self.couple
        if self.hands[couple] != EMPTY:
            return EITHER
        last, stock = self.last[couple], state.stock
        options: list[AnyAction] = [turn for turn, token in zip(TURN, stock, strict=False) if token != EMPTY]
        if len(options) > 1 and last != EMPTY != stock[last]:  # it lies behind those before it
            del options[last - stock[:last].count(EMPTY)]
        if state.numbers[couple]:
            options.append(FINISH)
        return options

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why a token cannot be turned or kept."""
        couple = pair(seat)
        if isinstance(action, Turn) and self.hands[couple] == EMPTY and action.slot == self.last[couple]:
            return wording.JUST_PUT_BACK
        return self.why_not(state, couple, action)

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Turn a token; what does not fit goes back, what was refused three times is kept (LG-T2, LG-T3)."""
        couple = self.couple
        match action:
            case Turn(slot=slot):
                token = self.turn(state, couple, slot, dealer)
                if not self.fits(state, couple, token):
                    self.back(couple, slot, dealer, misfit=True)
                elif self.returned[couple] < RETURNS:
                    self.hands[couple] = slot
                    return
                else:
                    self.keep(state, couple, slot, dealer, forced=True)
                    self.last[couple] = EMPTY
            case Keep():
                self.keep(state, couple, self.hands[couple], dealer)
                self.last[couple] = EMPTY
            case PutBack():
                self.returned[couple] += 1
                self.back(couple, self.hands[couple], dealer, misfit=False)
            case _:
                self.end(state, couple, dealer)
        self.next(state, dealer)

    def back(self, couple: int, slot: int, dealer: Dealer, *, misfit: bool) -> None:
        """Put the token of this turn back into its own slot."""
        self.hands[couple] = EMPTY
        self.last[couple] = slot
        if dealer.listens:
            dealer.tell(TokenReturned(gentleman_seat(couple), slot, misfit))

    def next(self, state: Position, dealer: Dealer) -> None:
        """LG-T5: pass to the next Gentleman who still searches; deal to him who has had his ten turns."""
        couples = state.couples
        for step in range(1, couples + 1):
            couple = (self.couple + step) % couples
            if self.finished[couple]:
                continue
            if self.turns[couple] >= TURNS:
                self.deal(state, (couple,), dealer)
            elif state.numbers[couple] and not any(token != EMPTY for token in state.stock):
                self.end(state, couple, dealer)
            else:
                self.couple = couple
                return
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a token, or tell who searches."""
        if seat != gentleman_seat(self.couple):
            return wording.WAIT_TURN.fill(who=Who(gentleman_seat(self.couple)))
        return self.telling(state, seat)

    def default(self, state: Position, seat: int) -> AnyAction:
        """Stop, if a Number token allows it, when time runs out; otherwise go on with the search."""
        options = self.options(state, seat)
        return FINISH if FINISH in options else options[0]


class Race(Stock, tag=str.lower):
    """LG-R1 to LG-R9: all search at once; the clock of the table gives the start signal and the end.

    Attributes:
        started: the start signal was given.
    """

    rule: ClassVar[str] = "LG-R1"
    automatic: ClassVar[bool] = False
    started: bool = False

    def actors(self, state: Position) -> Sequence[int]:
        """Return the clock, and every Gentleman who can do something."""
        if not self.started:
            return (CLOCK,)
        free = bool(self.face_down(state))
        searching = [
            gentleman_seat(couple)
            for couple, finished in enumerate(self.finished)
            if not finished and (free or self.hands[couple] != EMPTY or state.numbers[couple])
        ]
        return [CLOCK, *searching] if state.limit else searching

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return what the clock, or a Gentleman's hand, can do."""
        if seat == CLOCK:
            return (TIME_UP,) if self.started else (START,)
        couple = pair(seat)
        slot = self.hands[couple]
        if slot != EMPTY:
            return EITHER if self.fits(state, couple, state.stock[slot]) else ONLY_BACK
        options: list[AnyAction] = [TURN[each] for each in self.face_down(state)]
        if state.numbers[couple]:
            options.append(FINISH)
        return options

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why a token cannot be turned or kept."""
        if seat == CLOCK or isinstance(action, Start | TimeUp):
            return None
        return self.why_not(state, pair(seat), action)

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Do what a hand or the clock does, and end with the last Gentleman."""
        couple = pair(seat)
        match action:
            case Start():
                self.started = True
                dealer.tell(SearchBegan(EMPTY))
            case TimeUp():
                self.time_up(state, dealer)
            case Turn(slot=slot):
                self.turn(state, couple, slot, dealer)
                self.hands[couple] = slot
            case Keep():
                self.keep(state, couple, self.hands[couple], dealer)
                self.weary(state, couple, dealer)
            case PutBack():
                self.back(state, couple, dealer)
                self.weary(state, couple, dealer)
            case _:
                self.end(state, couple, dealer)
        self.sweep(state, dealer)
        if all(self.finished):
            advance(state, dealer)

    def back(self, state: Position, couple: int, dealer: Dealer) -> None:
        """Put the turned token back."""
        slot = self.hands[couple]
        self.hands[couple] = EMPTY
        misfit = not self.fits(state, couple, state.stock[slot])
        dealer.tell(TokenReturned(gentleman_seat(couple), slot, misfit))

    def weary(self, state: Position, couple: int, dealer: Dealer) -> None:
        """LG-R7: after the 200th turn a Gentleman is dealt what he is missing."""
        if self.finished[couple] or self.turns[couple] < TURNS_IN_REAL_TIME:
            return
        if not state.numbers[couple]:
            for other, slot in enumerate(self.hands):
                if slot != EMPTY and state.stock[slot] > NUMBER:
                    self.back(state, other, dealer)
        self.deal(state, (couple,), dealer)

    def time_up(self, state: Position, dealer: Dealer) -> None:
        """LG-R7: turned tokens go back, then everybody who still searches is dealt what is missing."""
        for couple, slot in enumerate(self.hands):
            if slot != EMPTY:
                self.back(state, couple, dealer)
        self.deal(state, [couple for couple, done in enumerate(self.finished) if not done], dealer)

    def sweep(self, state: Position, dealer: Dealer) -> None:
        """End the search of who has a Number token and finds no token left (edge case 17)."""
        if any(token != EMPTY for token in state.stock):
            return
        for couple, finished in enumerate(self.finished):
            if not finished:
                self.end(state, couple, dealer)

    def clock(self, state: Position, seat: int) -> Clock | None:
        """Return the start signal and the limit of the clock, and how long a token is looked at."""
        if seat == CLOCK:
            after = SIGNAL if not self.started else 1000 * state.limit
            return Clock(at_least=after, at_most=after, patient=not self.started)
        return LOOK if self.hands[pair(seat)] != EMPTY else FREE

    def pause_refusal(self, state: Position, people: int) -> Text | None:
        """LG-R9: a race of several people is not held up."""
        return wording.NO_PAUSE if people > 1 else None

    def default(self, state: Position, seat: int) -> AnyAction:
        """Return what happens by itself: the turned token goes back."""
        if seat != CLOCK and self.hands[pair(seat)] != EMPTY:
            return PUT_BACK
        return self.options(state, seat)[0]

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for tokens, or tell that the search goes on."""
        return self.telling(state, seat) if self.started else wording.READY
