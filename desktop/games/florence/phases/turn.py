"""Phase B: the actions of one seat, and recruiting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.text import Text, Who
from desktop.games.florence import wording
from desktop.games.florence.actions import (
    BUILD,
    CALL,
    COMPLETE,
    COURT,
    END,
    INTRODUCE,
    PROFESSOR_LOOK,
    TAKE_BONUS,
    TAKE_PROFESSION,
    AnyAction,
    AskProfessor,
    Build,
    Complete,
    CourtWork,
    EndTurn,
    Introduce,
    Propose,
    Recruit,
    TakeBonus,
    TakeProfession,
)
from desktop.games.florence.data import (
    ACTION_PRICE,
    ACTIONS,
    BUILDING_PRICE,
    CARD_BONUS,
    CARD_PROFESSIONS,
    CARDINAL,
    FREEDOMS,
    MINIMUM,
    PRINCESS,
    PROFESSOR,
)
from desktop.games.florence.estate import building_fits
from desktop.games.florence.events import FreedomIntroduced, Recruited, TurnBegan, TurnEnded
from desktop.games.florence.phases.gains import PlacingBuilding, look
from desktop.games.florence.phases.refusals import why_no_action
from desktop.games.florence.phases.together import PlacingAcross, proposals
from desktop.games.florence.phases.work import begin_court_work, begin_work
from desktop.games.florence.reckoning import any_work_value, best_bonus, cards_in, court_value, wishes_value
from desktop.games.florence.state import Position

__all__ = ["Turn", "begin_turn"]


def begin_turn(state: Position, seat: int, dealer: Dealer) -> Turn:
    """Return the turn of a seat (FL-29, FL-73)."""
    actions = ACTIONS + (state.characters[seat] == CARDINAL)
    if dealer.listens:
        dealer.tell(TurnBegan(seat, actions))
    return Turn(seat, actions)


class Turn(Phase[Position, AnyAction], tag=str.lower):
    """FL-29, FL-30, FL-48: up to two actions in any order, and recruiting at any moment.

    Attributes:
        left: actions left.
        took, freed: whether a profession card was taken, a freedom introduced.
        served: whether the Princess or the Professor has done her or his work.
        refused: neighbours that have refused to build together, as a set.
    """

    rule: ClassVar[str] = "FL-30"
    seat: int
    left: int = ACTIONS
    took: bool = False
    freed: bool = False
    served: bool = False
    refused: int = 0

    def actors(self, state: Position) -> Sequence[int]:
        """Return whose turn it is."""
        return (self.seat,)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every action that can be carried out to its end, recruiting, and to end the turn."""
        found: list[AnyAction] = []
        if self.left:
            self._works(state, seat, found)
            self._purchases(state, seat, found)
            if state.cooperative:
                found += proposals(state, seat, self.refused)
        if state.recruiters[seat]:
            found += (
                CALL[owner, card]
                for owner in range(state.seats)
                if owner != seat and state.table[owner]
                for card in cards_in(state.table[owner])
            )
        if self._professor(state):
            found.append(PROFESSOR_LOOK)
        found.append(END)
        return found

    def _works(self, state: Position, seat: int, found: list[AnyAction]) -> None:
        minimum, bonus = MINIMUM[state.round], state.bonus[seat]
        more = best_bonus(state, seat, bonus, 1) if bonus else 0
        wanting = minimum - more - any_work_value(state, seat)
        found += [
            COMPLETE[card]
            for card in cards_in(state.hand[seat])
            if wishes_value(state, seat, card) >= wanting
        ]
        if state.characters[seat] == PRINCESS and not self.served:
            more = best_bonus(state, seat, bonus, 0) if bonus else 0
            if court_value(state, seat) + more >= minimum:
                found.append(COURT)

    def _purchases(self, state: Position, seat: int, found: list[AnyAction]) -> None:
        funds = state.funds(seat)
        if funds >= BUILDING_PRICE[state.builders[seat]]:
            owned, supply = state.kinds[seat], state.supply
            found += [
                BUILD[kind]
                for kind in building_fits(state.closed(seat))
                if supply[kind] and not owned >> kind & 1
            ]
        if funds < ACTION_PRICE:
            return
        if not self.freed:
            freedoms = state.freedoms[seat]
            found += [INTRODUCE[free] for free in FREEDOMS if state.tokens[free] and not freedoms >> free & 1]
        if not self.took and state.decks[CARD_PROFESSIONS]:
            found.append(TAKE_PROFESSION)
        if state.decks[CARD_BONUS]:
            found.append(TAKE_BONUS)

    def _professor(self, state: Position) -> bool:
        return state.characters[self.seat] == PROFESSOR and not self.served and state.decks[CARD_BONUS] > 0

    def _no_professor(self, state: Position) -> Text | None:
        """Explain why the Professor cannot be asked (FL-76)."""
        if state.characters[self.seat] != PROFESSOR:
            return wording.NO_PROFESSOR
        if self.served:
            return wording.PROFESSOR_ASKED
        return None if state.decks[CARD_BONUS] else wording.DECK_EMPTY

    def _can_recruit(self, state: Position) -> bool:
        return state.recruiters[self.seat] > 0 and any(
            cards and owner != self.seat for owner, cards in enumerate(state.table)
        )

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:  # noqa: PLR0911 - one per reason
        """Explain why an action cannot be carried out."""
        if isinstance(action, AskProfessor):
            return self._no_professor(state)
        if not self.left and not isinstance(action, (Recruit, EndTurn)):
            return wording.NO_ACTION_LEFT
        match action:
            case TakeProfession() if self.took:
                return wording.ONE_PROFESSION
            case Introduce() if self.freed:
                return wording.ONE_FREEDOM
            case CourtWork() if state.characters[seat] != PRINCESS or self.served:
                served = state.characters[seat] == PRINCESS
                return wording.PRINCESS_SERVED if served else wording.NO_PRINCESS
            case Propose(neighbour=neighbour) if neighbour >= 0 and self.refused >> neighbour & 1:
                return wording.ALREADY_REFUSED.fill(who=Who(neighbour))
            case _:
                return why_no_action(state, seat, action)

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Carry out the action, or begin it where it asks more."""
        match action:
            case Complete(card=card):
                self.left -= 1
                begin_work(state, seat, card, dealer)
            case Build(kind=kind):
                self.left -= 1
                state.stack.append(PlacingBuilding(seat, kind))
            case TakeProfession():
                self.left -= 1
                self.took = True
                look(state, seat, CARD_PROFESSIONS, ACTION_PRICE, dealer)
            case TakeBonus():
                self.left -= 1
                look(state, seat, CARD_BONUS, ACTION_PRICE, dealer)
            case Introduce(freedom=freedom):
                self.left -= 1
                self.freed = True
                _introduce(state, seat, freedom, dealer)
                self.resume(state, dealer)
            case Recruit(owner=owner, card=card):
                _recruit(state, seat, owner, card, dealer)
                self.resume(state, dealer)
            case _:
                self._special(state, seat, action, dealer)

    def _special(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Carry out what only the expansions know, and the end of the turn."""
        match action:
            case CourtWork():
                self.left -= 1
                self.served = True
                begin_court_work(state, seat, dealer)
            case AskProfessor():
                self.served = True
                look(state, seat, CARD_BONUS, 0, dealer)
            case Propose(neighbour=neighbour, kind=kind):
                self.left -= 1
                state.stack.append(PlacingAcross(seat, neighbour, kind))
            case _:
                _end(state, seat, dealer)

    def resume(self, state: Position, dealer: Dealer) -> None:
        """End the turn by itself when nothing is left to do (FL-29)."""
        if not self.left and not self._can_recruit(state) and not self._professor(state):
            _end(state, self.seat, dealer)

    def give_back(self, neighbour: int) -> None:
        """FL-82: a refused proposal costs no action and is not made again in this turn."""
        self.left += 1
        self.refused |= 1 << neighbour

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for an action."""
        if seat != self.seat:
            return wording.WAIT_TURN.fill(who=Who(self.seat))
        return wording.ASK_TURN.fill(n=self.left) if self.left else wording.ASK_MORE

    def default(self, state: Position, seat: int) -> AnyAction:
        """End the turn when time runs out."""
        return END


def _end(state: Position, seat: int, dealer: Dealer) -> None:
    if dealer.listens:
        dealer.tell(TurnEnded(seat))
    advance(state, dealer)


def _introduce(state: Position, seat: int, freedom: int, dealer: Dealer) -> None:
    sold = state.pay(seat, ACTION_PRICE)
    state.tokens[freedom] -= 1
    state.freedoms[seat] |= 1 << freedom
    if dealer.listens:
        dealer.tell(FreedomIntroduced(seat, freedom, ACTION_PRICE, sold))


def _recruit(state: Position, seat: int, owner: int, card: int, dealer: Dealer) -> None:
    """FL-48, FL-51: the card changes hands, the recruiting card takes its place."""
    state.table[owner] ^= 1 << card
    state.replaced[owner] += 1
    state.recruiters[seat] -= 1
    state.hand[seat] |= 1 << card
    state.recruited[seat] |= 1 << card
    dealer.tell(Recruited(seat, owner, card))
