"""How the dice tumble and Pongo swings and steals."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from desktop.games.coco.board.cards import turn_die
from desktop.games.coco.board.layout import MAGNET, hanging, hole_spot, node_spot
from desktop.games.coco.board.picture import Picture
from desktop.games.coco.board.props import lone_disc, to_market
from desktop.games.coco.data import BASKETS, COLUMNS, HOME, LEFT, RUNS, column
from desktop.games.coco.events import DiceRolled, MonkeySwung, Stolen
from desktop.ui.board.motion import (
    fade,
    glide,
    grow,
    moment,
    one_after_another,
    pause,
    shake,
    together,
    travel,
    turn,
)
from desktop.ui.board.scenes import appear, heard, leave

if TYPE_CHECKING:
    from desktop.games.coco.board.table import Board

__all__ = ["roll", "steal", "swing"]

SWING = 170
"""Milliseconds for one column of Pongo's way."""
START = 0.55
"""Where Pongo hangs beside a palm, in columns."""


def roll(board: Board, event: DiceRolled) -> QAbstractAnimation:
    """Let the dice tumble before they show their colours."""
    faces = (event.first, event.second)

    def show(offset: int) -> None:
        for index, die in enumerate(board.dice):
            die.setVisible(True)
            turn_die(board.context, die, (faces[index] + offset) % 3)

    tumbles: list[QAbstractAnimation] = [heard(board, "dice")]
    for step in (2, 1, 2, 1, 0):
        degrees = (-34, 31) if step % 2 else (27, -24)
        if step == 0:
            degrees = (-8, 11)
        tumbles += [
            moment(partial(show, step)),
            together(*(turn(die, degrees[index], 120) for index, die in enumerate(board.dice))),
        ]
    return one_after_another(*tumbles, moment(board.uncovered.emit), pause(450))


def swing(board: Board, event: MonkeySwung, before: Picture) -> QAbstractAnimation:
    """Put the palms into their holes; then Pongo swings, as far as his catch."""
    start = START if event.side == LEFT else COLUMNS + 1 - START
    end = COLUMNS + 1 - start
    if event.basket is not None:
        end = float(column(before.where[event.basket]))
    parts: list[QAbstractAnimation | None] = []
    if not event.stayed:
        parts.append(_replant(board, event, start))
    way = abs(end - start) * SWING
    spot = hanging(event.left, event.right, end)
    parts += [
        heard(board, "swing"),
        glide(board.pongo, b"pos", spot, round(way), QEasingCurve.Type.InOutQuad),
        moment(board.uncovered.emit),
        together(_sway(board), pause(200)),
    ]
    return one_after_another(*parts)


def _sway(board: Board) -> QAbstractAnimation:
    return one_after_another(turn(board.pongo, 9, 110), turn(board.pongo, -6, 110), turn(board.pongo, 0, 90))


def _replant(board: Board, event: MonkeySwung, start: float) -> QAbstractAnimation:
    moves: list[QAbstractAnimation] = []
    for palm, side, colour in ((board.palms[0], 0, event.left), (board.palms[1], 1, event.right)):
        spot, scale = hole_spot(side, colour)
        lift = palm.pos() - QPointF(0, 24)
        if lift.y() + 24 == spot.y():
            continue
        moves.append(
            one_after_another(
                glide(palm, b"pos", lift, 140),
                together(glide(palm, b"pos", spot, 380), glide(palm, b"scale", scale, 380)),
            )
        )
    planted = moment(lambda: board.rod.span(event.left, event.right))
    hung = moment(lambda: board.pongo.setPos(hanging(event.left, event.right, start)))
    return one_after_another(
        together(fade(board.rod, 0.0, 120), fade(board.pongo, 0.25, 120)),
        together(*moves),
        planted,
        hung,
        _light_run(board, event),
        together(fade(board.rod, 1.0, 120), fade(board.pongo, 1.0, 120)),
    )


def _light_run(board: Board, event: MonkeySwung) -> QAbstractAnimation:
    def light() -> None:
        for field in board.fields:
            field.light(lit=field.node in RUNS[event.left][event.right])

    return moment(light)


def steal(board: Board, event: Stolen, before: Picture, after: Picture) -> QAbstractAnimation:
    """Let the tile stick to the magnet, ride along, and drop on the thief's market place."""
    basket = board.baskets[event.basket]
    good = before.load[event.basket]
    assert good is not None
    disc = lone_disc(board, good, basket.pos() - QPointF(0, 16), shown=False)
    x = float(column(event.node))
    end = START if after.side == LEFT else COLUMNS + 1 - START
    hung = hanging(after.left, after.right, x) + MAGNET + QPointF(0, 14)
    last = hanging(after.left, after.right, end)
    ride = round(abs(end - x) * SWING)
    home, scale = node_spot(board.places[event.victim], HOME, event.basket % BASKETS)
    return one_after_another(
        appear(disc),
        moment(lambda: basket.show_good(None, 0, shown=False, eyes=(), swapped=False)),
        heard(board, "monkey"),
        glide(disc, b"pos", hung, 240, QEasingCurve.Type.InQuad),
        shake(basket, 6, 260),
        together(
            glide(board.pongo, b"pos", last, ride, QEasingCurve.Type.InOutQuad),
            glide(disc, b"pos", last + MAGNET + QPointF(0, 14), ride, QEasingCurve.Type.InOutQuad),
        ),
        together(
            to_market(board, disc, event.seat, event.count),
            one_after_another(travel(basket, home, 420), grow(basket, scale, 10)),
        ),
        heard(board, "coin"),
        pause(150),
        leave(board, disc),
    )
