"""What desk and overlays show while seats bid for places in the order of play, and for characters."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from desktop.core.text import Who, literal
from desktop.games.florence.actions import PASS, BidSeat
from desktop.games.florence.board import words
from desktop.games.florence.board.cards import CharacterCard
from desktop.games.florence.board.layout import ESTATE
from desktop.games.florence.board.overlays import Veil
from desktop.games.florence.data import STEP, purse
from desktop.games.florence.phases.court import on_offer
from desktop.games.florence.phases.setup import SeatBids

if TYPE_CHECKING:
    from desktop.games.florence.board.table import Board

__all__ = ["LESS", "MORE", "show_characters", "show_court", "show_places"]

LESS = literal("−")
MORE = literal("+")


def show_court(board: Board) -> None:
    """Lay out the characters, and passing."""
    show_characters(board)
    desk = board.desk
    desk.sheet.show_words(board.say(words.CHARACTERS), board.prompt())
    desk.button(desk.slot(1), board.context.game.label(PASS), actions=(PASS,), strong=False)


def show_characters(board: Board) -> None:
    """Lay out the characters with the bids that stand on them."""
    view, context = board.view, board.context
    width = 3 * (CharacterCard.WIDTH + 20) + 40
    rect = QRectF(ESTATE.center().x() - width / 2, ESTATE.top() - 18, width, 552)
    board.overlay(Veil(context, rect, board.say(words.CHARACTERS))).setZValue(100)
    for place, who in enumerate(on_offer(view)):
        line, column = divmod(place, 3)
        at = QPointF(rect.left() + 30 + column * (CharacterCard.WIDTH + 20), rect.top() + 62 + line * 242)
        board.overlay(CharacterCard(context, view, who, at)).setZValue(110)


def show_places(board: Board, bids: SeatBids) -> None:
    """Lay out the places in the order of play, and a bid for the one that is chosen."""
    desk, seats = board.desk, board.view.seats
    if board.up_to_for[0] != 0:
        board.place = next((place for place, holder in enumerate(bids.holders) if holder < 0), 0)
    _places(board, bids)
    board.place = max(0, min(seats - 1, board.place))
    holder, most = bids.holders[board.place], purse(seats)
    least = 0 if holder < 0 else bids.amounts[board.place] + STEP
    if board.up_to_for != (0, board.place):
        board.up_to_for, board.up_to = (0, board.place), least
    board.up_to = max(least, min(board.up_to, most))
    less, more = desk.slot(2, 0, 2), desk.slot(2, 1, 2)
    lower, higher = words.LESS_BID.fill(least=least), words.MORE_BID.fill(most=most)
    desk.button(less, LESS, command=lambda: board.change_limit(-STEP), hint=lower, strong=False)
    desk.button(more, MORE, command=lambda: board.change_limit(STEP), hint=higher, strong=False)
    bid = words.SEAT_BID.fill(amount=board.up_to, place=board.place + 1)
    desk.button(desk.slot(1), bid, actions=(BidSeat(board.place, board.up_to),))


def _places(board: Board, bids: SeatBids) -> None:
    """Offer the places in the order of play, and tell who bids for them."""
    desk = board.desk
    told = []
    for place, holder in enumerate(bids.holders):
        name = words.PLACE_NUMBER.fill(place=place + 1)
        held = words.SEAT_HELD.fill(who=Who(holder), amount=bids.amounts[place])
        hint = words.STACK_HINT.fill(name=name, text=words.PLACE_FREE if holder < 0 else held)
        told.append(hint)
        chosen = place == board.place
        desk.button(
            desk.slot(3, place, len(bids.holders)),
            name,
            command=partial(board.choose_place, place),
            hint=hint,
            strong=chosen,
        )
    desk.sheet.show_words(board.say(words.PLACES), " · ".join(map(board.say, told)))
