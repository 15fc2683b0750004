"""CO-08 to CO-12: turns, cards and what can be done with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.text import Text, Who
from desktop.games.coco import wording
from desktop.games.coco.actions import DRAW, PASS, USES, AnyAction, Draw, Place, Use
from desktop.games.coco.data import CARDS, LAST_TURN, NO_CARD, REPLACEMENTS, Half, Symbol
from desktop.games.coco.events import CardDead, CardDrawn, DeckShuffled, TurnBegan, TurnPassed
from desktop.games.coco.phases.goods import Looking, Swapping
from desktop.games.coco.phases.monkey import roll
from desktop.games.coco.phases.moving import Moving
from desktop.games.coco.phases.question import Question
from desktop.games.coco.reach import executable
from desktop.games.coco.scoring import finish
from desktop.games.coco.state import Position

__all__ = ["DeadCard", "Turn"]

CARD_USES: tuple[tuple[Use, ...], ...] = tuple(
    tuple(USES[half.symbol] for half in halves) for halves in CARDS
)
"""The answers to the question which half of a card."""


class Turn(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """CO-10, CO-11: which action of the card; lies under all other questions of a turn."""

    rule: ClassVar[str] = "CO-11"

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return both halves; the question is put only if both can be carried out."""
        return CARD_USES[state.card]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that the action comes first."""
        match action:
            case Place():
                return wording.DICE_FIRST
            case Use():
                return wording.NOT_ON_CARD
            case _:
                return wording.CHOOSE_FIRST

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Begin the action."""
        _use(state, seat, CARD_USES[state.card].index(action), dealer)

    def resume(self, state: Position, dealer: Dealer) -> None:
        """Put the card away, if there is one, and begin the next turn clockwise (CO-08, CO-10, CO-39)."""
        turns = state.turns
        if turns:
            state.active = (state.active + 1) % len(state.markets)
        if state.card != NO_CARD:
            state.discard.append(state.card)
        if turns >= LAST_TURN:
            state.card = NO_CARD
            finish(state, dealer, stopped=True)
            return
        state.turns = turns + 1
        if state.replaced:
            state.replaced = 0
        if dealer.listens:
            dealer.tell(TurnBegan(state.active, state.turns))
        _draw(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for an action, or tell whose turn it is."""
        if seat == state.active:
            return wording.CHILD_CHOOSE if state.terms.child else wording.ASK_CHOOSE
        return state.waits(wording.WAIT_CHOOSE.fill(who=Who(state.active)))


class DeadCard(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """CO-12: whether to draw another card or to end the turn."""

    rule: ClassVar[str] = "CO-12"

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return both."""
        return (DRAW, PASS)

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that nothing on the card can be carried out."""
        return wording.CARD_IS_DEAD

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Draw a replacement, or end the turn."""
        state.stack.pop()
        if isinstance(action, Draw):
            state.replaced += 1
            _draw(state, dealer)
        else:
            _give_up(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask whether to draw, or tell who may."""
        if seat == state.active:
            return wording.CHILD_DEAD if state.terms.child else wording.ASK_DEAD
        return state.waits(wording.WAIT_DEAD.fill(who=Who(state.active)))


def _draw(state: Position, dealer: Dealer) -> None:
    """CO-10: turn over the top card, shuffling the discards first if the deck is used up."""
    if not state.deck:
        state.deck, state.discard = state.discard, []
        dealer.tell(DeckShuffled(len(state.deck)))
    state.card = card = dealer.draw(state.deck)
    seat = state.active
    if dealer.listens:
        dealer.tell(CardDrawn(seat, card, state.replaced))
    halves = CARDS[card]
    first = executable(state, seat, halves[0])
    second = len(halves) > 1 and executable(state, seat, halves[1])
    if first:
        if not second:
            _use(state, seat, 0, dealer)
    elif second:
        _use(state, seat, 1, dealer)
    else:
        _dead(state, dealer)


def _dead(state: Position, dealer: Dealer) -> None:
    """CO-12: the dead card is discarded first; after the second replacement the turn ends."""
    dealer.tell(CardDead(state.active, state.card))
    state.discard.append(state.card)
    state.card = NO_CARD
    if state.replaced < REPLACEMENTS:
        state.stack.append(DeadCard())
    else:
        _give_up(state, dealer)


def _give_up(state: Position, dealer: Dealer) -> None:
    """CO-12: the turn ends without an action, and the next one begins."""
    dealer.tell(TurnPassed(state.active))
    state.stack[-1].resume(state, dealer)


def _use(state: Position, seat: int, index: int, dealer: Dealer) -> None:
    """Begin the action on a half of the card."""
    question = QUESTIONS[state.card][index]
    if question is None:
        roll(state, seat, dealer)
    else:
        state.stack.append(question)


def _question(index: int, half: Half) -> Moving | Swapping | Looking | None:
    """Return what an action asks first; Pongo's begins with the dice."""
    match half.symbol:
        case Symbol.VILLAGE | Symbol.FOOTPRINTS:
            return Moving(index)
        case Symbol.MONKEY:
            return None
        case Symbol.SWAP:
            return Swapping()
        case Symbol.MAGNIFIER:
            return Looking()


QUESTIONS = tuple(tuple(_question(index, half) for index, half in enumerate(halves)) for halves in CARDS)
"""The questions of the halves of every card, None for Pongo's."""
