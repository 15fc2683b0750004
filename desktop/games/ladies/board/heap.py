"""The Stock on the board: what lies face down, what is turned, and whose hand is upon it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from desktop.core.text import Text, Who
from desktop.games.ladies import wording
from desktop.games.ladies.actions import KEEP, TURN
from desktop.games.ladies.board.tokens import Token
from desktop.games.ladies.phases import Stock
from desktop.games.ladies.state import EMPTY, gentleman_seat
from desktop.games.ladies.view import FACE_DOWN, LadiesView
from desktop.ui.board.piece import Piece
from desktop.ui.board.walk import reading_order

if TYPE_CHECKING:
    from desktop.games.ladies.board.table import Board

__all__ = ["following", "show_heap"]

HAND = QPointF(16, 18)
"""Where a hand lies upon a token."""


def show_heap(board: Board, view: LadiesView) -> None:
    """Lay out the tokens, and the hands of the Gentlemen who turn one."""
    stock = view.question(Stock)
    hands = {couple: slot for couple, slot in enumerate(stock.hands) if slot != EMPTY} if stock else {}
    turned_by = {slot: couple for couple, slot in hands.items()}
    searching = stock is not None and view.pair is not None and not view.is_lady
    say = board.context.say
    down = say(wording.TOKEN_HINT if searching else wording.TOKEN_DOWN)
    ghosts = dict(view.ghosts)
    for slot, token in enumerate(board.tokens):
        face = view.stock[slot] if slot < len(view.stock) else EMPTY
        token.setVisible(face != EMPTY)
        _place(token, *board.spots[slot], turned=face >= 0)
        mine = searching and turned_by.get(slot) == view.pair
        token.actions = (KEEP,) if mine else (TURN[slot],)
        ghost = ghosts.get(slot) if face == FACE_DOWN else None
        token.show_token(face if face >= 0 else ghost, ghostly=ghost is not None)
        shown = _shown(face, turned_by.get(slot, 0), ghost)
        token.hint = down if shown is None else say(shown)
    for couple, hand in enumerate(board.hands):
        hand.setVisible(couple in hands)
        if couple in hands:
            hand.setPos(board.spots[hands[couple]][0] + HAND)


def following(board: Board, stops: Sequence[Piece], slot: int) -> Piece:
    """Return the token that the keyboard comes to after one that was turned, in reading order."""
    turned = board.tokens[slot]
    others = [stop for stop in stops if stop in board.tokens and stop is not turned]
    if not others:
        return turned
    order = reading_order([turned.place(), *(token.place() for token in others)])
    return others[order[(order.index(0) + 1) % len(order)] - 1]


def _place(token: Token, spot: QPointF, angle: float, *, turned: bool) -> None:
    """Lay a token where it belongs; Qt draws anew whatever is told its own place again."""
    if turned:
        angle /= 4
    if token.pos() != spot:
        token.setPos(spot)
    if token.rotation() != angle:
        token.setRotation(angle)


def _shown(face: int, couple: int, ghost: int | None) -> Text | None:
    """Return what a token is and who turns it, what it was seen to be, or nothing if nobody can see it."""
    if face >= 0:
        who = Who(gentleman_seat(couple))
        return wording.TOKEN_SHOWN.fill(token=wording.token_name(face), who=who)
    return None if ghost is None else wording.TOKEN_GHOST.fill(token=wording.token_name(ghost))
