"""What can be done: what a click on each thing could mean, and what it says of that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from desktop.core.game import Action
from desktop.core.text import Who
from desktop.games.fagin import wording
from desktop.games.fagin.actions import (
    BUYS,
    CRUMBS,
    DISCARDS,
    GIVES,
    PURSES,
    PUSHES,
    SELLS,
    STEALS,
    SWAPS,
    TAKES,
    Go,
    price_of,
)
from desktop.games.fagin.board import hints, words
from desktop.games.fagin.board.layout import spot
from desktop.games.fagin.board.streets import Lair, Level
from desktop.games.fagin.data import HAULS, HOME, LEVELS, PURSE
from desktop.games.fagin.phases.market import Trading
from desktop.games.fagin.phases.moving import Moving, Pushing
from desktop.games.fagin.phases.rounds import Discarding, Turn
from desktop.games.fagin.phases.stealing import Filching, Stealing, Swapping
from desktop.games.fagin.view import FaginView
from desktop.ui.board.piece import Piece

if TYPE_CHECKING:
    from desktop.games.fagin.board.table import Board

__all__ = ["prepare"]


def prepare(board: Board, view: FaginView, options: frozenset[Any]) -> None:
    """Give the pieces the answers that a click could mean, legal or not."""
    question = view.question
    match question:
        case Moving():
            _streets(board)
        case Pushing(seat=seat, street=street):
            _ghosts(board, view, seat, street)
        case Stealing(seat=seat) | Filching(seat=seat):
            _thefts(board, view, seat, options, filching=isinstance(question, Filching))
        case Turn():
            _streets(board)  # what needs an action first says so
            _give_each(board, board.stalls, BUYS, options)
            _give_each(board, board.stores, CRUMBS, options)
        case Swapping(seat=seat):
            _give_each(board, board.stores, TAKES, options)
            _give_each(board, board.mats[seat].held, GIVES, options)
        case Trading(seat=seat):
            _give_each(board, board.stalls, BUYS, options)
            _give_each(board, board.mats[seat].held, SELLS, options)
        case Discarding(seat=seat):
            _give_each(board, board.mats[seat].held, DISCARDS, options)
        case None:
            pass
    _explain(board, view, options)


def _give_each(
    board: Board, pieces: Sequence[Piece], actions: Sequence[Action], options: frozenset[Any]
) -> None:
    """Let every piece stand for its answer; a legal one is told before what the piece is."""
    for piece, action in zip(pieces, actions, strict=True):
        piece.actions = (action,)
        if action in options:
            piece.hint = f"{board.context.label(action)}\n{piece.hint}"


def _streets(board: Board) -> None:
    for street, levels in enumerate(board.levels):
        for level in levels:
            level.actions = (Go(street, level.level),)
        board.lairs[street].actions = (Go(street, HOME),)
    for end in board.ends:
        end.actions = (Go(end.street, end.to),)


def _thefts(board: Board, view: FaginView, seat: int, options: frozenset[Any], *, filching: bool) -> None:
    for street, place in enumerate(view.urchins[seat]):
        if place < 0:
            continue
        level, urchin = board.levels[street][place], board.urchins[seat][street]
        where = board.describe([words.LEVEL.fill(street=wording.STREET_NAMES[street], level=place)])
        level.name, urchin.name = where, f"{board.context.say(Who(seat))}: {where}"
        if filching:
            level.actions = urchin.actions = (PURSES[street],)
            money = wording.SHILLINGS.fill(n=PURSE[place])
            level.hint = urchin.hint = board.describe([words.EMPTIES.fill(money=money)])
            continue
        most = min(HAULS[street][place], view.warehouses[street])
        steals = STEALS[street][max(1, most)]
        level.actions = steals[:1]
        urchin.actions = (*steals, SWAPS[street])
        swaps = SWAPS[street] in options
        level.hint = urchin.hint = board.describe(hints.stealing(view, seat, street, swaps=swaps))


def _ghosts(board: Board, view: FaginView, seat: int, street: int) -> None:
    """Show both ways of giving way as ghosts that can be clicked, as can the levels under them."""
    for push, ghosts, button in zip(PUSHES, board.ghosts, board.desk.ways, strict=True):
        moves = hints.chain(view, seat, street, push.step)
        button.hint = board.describe([board.context.game.called(view, push)])
        button.set_text(button.hint)
        for mover, to in moves:
            ghost = ghosts[mover]
            ghost.setPos(spot(street, to) + QPointF(30 if 0 <= to < LEVELS else 0, 0))
            ghost.actions = (push,)
            ghost.hint = button.hint
            ghost.show()
        first = moves[0][1]
        if 0 <= first < LEVELS:
            board.levels[street][first].actions = (push,)
            board.levels[street][first].hint = button.hint


def _explain(board: Board, view: FaginView, options: frozenset[Any]) -> None:
    """Say at each legal destination what it costs, whom it meets and what it earns."""
    question = view.question
    if not isinstance(question, Moving) or not options:
        return
    seat = question.seat
    for piece in (*(level for street in board.levels for level in street), *board.ends, *board.lairs):
        action = piece.actions[0] if piece.actions else None
        if not isinstance(action, Go) or action not in options:
            continue
        piece.hint = board.describe(hints.going(view, seat, action.street, action.to), "\n")
        if isinstance(piece, Level):
            cost = price_of(action.street, view.urchins[seat][action.street], action.to)
            taken = (
                view.constables[action.street] == action.to
                or view.occupant(action.street, action.to) is not None
            )
            piece.price(cost, taken=taken)
        elif isinstance(piece, Lair):
            piece.price(price_of(action.street, view.urchins[seat][action.street], HOME))
