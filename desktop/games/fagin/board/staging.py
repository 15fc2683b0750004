"""How each event looks: who walks where, which cubes and coins change hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.game import Event
from desktop.core.text import Text, Who
from desktop.games.fagin.board import words
from desktop.games.fagin.board.figures import Constable, paint_coin
from desktop.games.fagin.board.layout import DIE, home_spots, spot, stall_cube, store_cube, store_rect
from desktop.games.fagin.board.picture import Picture
from desktop.games.fagin.data import AWAY, BOTTOM, COLOURS, START, STREETS, TOP
from desktop.games.fagin.events import (
    ActionBegan,
    BooksBalanced,
    Bought,
    CameHome,
    ConstableWalked,
    CrumbTaken,
    CubeGiven,
    CubeTaken,
    Discarded,
    GameEnded,
    Left,
    MarketClosed,
    Moved,
    Placed,
    PurseEmptied,
    Pushed,
    RoundBegan,
    Sidestepped,
    Sold,
    Stole,
    WheelTurned,
)
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.motion import (
    count,
    fade,
    glide,
    moment,
    one_after_another,
    pause,
    shake,
    together,
    travel,
)
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import fill, shadow, stroke
from desktop.ui.board.scenes import appear, heard, leave
from desktop.ui.board.things import Cube, Die

if TYPE_CHECKING:
    from desktop.games.fagin.board.table import Board

__all__ = ["Banner", "stage"]

STEP = 130
"""Milliseconds for one level of a constable's walk."""
FLYING = 5
"""How many cubes are seen to fly at most; the numbers tell the rest."""


class Banner(Piece):
    """A playbill in the middle of the streets that shouts a line."""

    RECT = QRectF(-330, -46, 660, 92)

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self.text = ""
        self.setPos(443, 440)
        self.setZValue(900)
        self.set_outline(hand(oblong(self.RECT, 6), 77, 1.6, 22))
        self.hide()

    def say(self, text: str) -> None:
        """Show a line."""
        self.text = text
        self.setOpacity(0.0)
        self.show()
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Print the bill."""
        ink = self.context.ink
        shadow(painter, self.outline(), ink("outline"), drop=8)
        fill(painter, self.outline(), ink("sheet_active"))
        stroke(painter, self.outline(), ink("outline"), 3)
        stroke(painter, oblong(self.RECT.adjusted(8, 8, -8, -8), 3), ink("brick"), 2)
        room = self.RECT.adjusted(22, 12, -22, -12)
        letter(painter, room, self.text, display(46), ink("text"), wrap=False)


class Shilling(Piece):
    """A shilling on its way."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self.set_outline(ellipse(QPointF(), 10), 4)

    def draw(self, painter: QPainter) -> None:
        """Print it."""
        paint_coin(painter, self.context, QPointF(), 10)


def stage(board: Board, event: Event, before: Picture, after: Picture) -> QAbstractAnimation | None:
    """Return how an event looks; at its end the board shows the picture after it."""
    scene = _scene(board, event, before, after)
    if scene is None:
        board.show_picture(after)
        return None
    return one_after_another(scene, moment(lambda: board.show_picture(after)))


def _scene(  # noqa: C901, PLR0911, PLR0912 - one line per event
    board: Board, event: Event, before: Picture, after: Picture
) -> QAbstractAnimation | None:
    match event:
        case RoundBegan(number=number):
            last = board.view is not None and number == board.view.limit
            return _shout(board, words.LAST_BANNER if last else words.ROUND_BANNER.fill(number=number), 900)
        case ActionBegan():
            return pause(350)
        case Placed() | Moved() | Left() | CameHome():
            return _go(board, event, before, after)
        case Pushed(seat=seat, street=street, to=to) | Sidestepped(seat=seat, street=street, to=to):
            return _give_way(board, seat, street, to)
        case Stole(seat=seat, street=street, cubes=cubes):
            return _take(board, seat, street, cubes, before)
        case CrumbTaken(seat=seat, colour=colour) | CubeTaken(seat=seat, colour=colour):
            return _take(board, seat, colour, 1, before)
        case CubeGiven(seat=seat, colour=colour) | Discarded(seat=seat, colour=colour):
            return _pay(board, seat, colour, 1)
        case PurseEmptied(seat=seat, street=street, level=level):
            return _coins(board, spot(street, level) + QPointF(50, 10), seat, before, after)
        case Bought(seat=seat, colour=colour):
            start = stall_cube(colour, before.stalls[colour] - 1)
            return _trade(board, colour, start, board.mats[seat].cube_spot(colour), (seat, before, after))
        case Sold(seat=seat, colour=colour):
            end = stall_cube(colour, before.stalls[colour])
            return _trade(board, colour, board.mats[seat].cube_spot(colour), end, (seat, before, after))
        case MarketClosed():
            return pause(300)
        case WheelTurned(die=die):
            return _turn(board, die)
        case ConstableWalked(placing=False):
            return _walk(board, event, before)
        case BooksBalanced():
            return _shout(board, words.BOOKS_BANNER, 700)
        case GameEnded(places=places):
            winner = Who(places.index(1))
            return _shout(board, words.WINNER.fill(who=winner), 2200, sound="win")
        case _:
            return None


def _shout(board: Board, text: Text, stay: int, *, sound: str = "") -> QAbstractAnimation:
    banner = board.banner
    return one_after_another(
        moment(lambda: banner.say(board.context.say(text))),
        moment(lambda: board.context.sound(sound) if sound else None),
        fade(banner, 1.0, 180),
        pause(stay),
        fade(banner, 0.0, 220),
        moment(banner.hide),
    )


def _flight(
    board: Board, pieces: Sequence[Piece], starts: Sequence[QPointF], ends: Sequence[QPointF]
) -> QAbstractAnimation:
    """Return pieces that appear, fly one shortly after the other, and vanish where they arrive."""
    flights = []
    for index, (piece, start, end) in enumerate(zip(pieces, starts, ends, strict=True)):
        board.welcome(piece, start, 800, seen=False)
        flights.append(
            one_after_another(pause(70 * index), appear(piece), travel(piece, end, 320), leave(board, piece))
        )
    return together(*flights)


def _cubes(board: Board, colour: int, number: int) -> list[Cube]:
    ink = board.context.ink
    tint = ink(STREETS[colour].colour)
    return [Cube(10, tint, ink("outline")) for _ in range(min(number, FLYING))]


def _pay(board: Board, seat: int, colour: int, number: int) -> QAbstractAnimation:
    cubes = _cubes(board, colour, number)
    start = board.mats[seat].cube_spot(colour)
    return one_after_another(
        heard(board, "piece"), _flight(board, cubes, [start] * len(cubes), [_store(colour)] * len(cubes))
    )


def _store(street: int) -> QPointF:
    return store_rect(street).center()


def _take(board: Board, seat: int, colour: int, number: int, before: Picture) -> QAbstractAnimation:
    cubes = _cubes(board, colour, number)
    held = before.warehouses[colour]
    starts = [store_cube(colour, max(0, held - 1 - index), held) for index in range(len(cubes))]
    end = board.mats[seat].cube_spot(colour)
    return one_after_another(
        heard(board, "piece"), _flight(board, cubes, starts, [end] * len(cubes)), pause(120)
    )


def _coins(board: Board, start: QPointF, seat: int, before: Picture, after: Picture) -> QAbstractAnimation:
    mat = board.mats[seat]
    number = min(FLYING, abs(after.money[seat] - before.money[seat]))
    coins = [Shilling(board.context) for _ in range(number)]
    flight = _flight(board, coins, [start] * number, [mat.purse()] * number)
    counting = count(before.money[seat], after.money[seat], mat.money.show_value, 420)
    return one_after_another(heard(board, "coin"), together(flight, counting), pause(150))


def _trade(
    board: Board, colour: int, start: QPointF, end: QPointF, whose: tuple[int, Picture, Picture]
) -> QAbstractAnimation:
    seat, before, after = whose
    counting = count(before.money[seat], after.money[seat], board.mats[seat].money.show_value, 260)
    flight = _flight(board, _cubes(board, colour, 1), [start], [end])
    return one_after_another(heard(board, "coin"), together(flight, counting))


def _go(
    board: Board, event: Placed | Moved | Left | CameHome, before: Picture, after: Picture
) -> QAbstractAnimation:
    """Return the payment, then the way along the street."""
    seat, street = event.seat, event.street
    urchin = board.urchins[seat][street]
    start = before.urchins[seat][street]
    pay = _pay(board, seat, street, event.cubes)
    appear = moment(lambda: _appear(board, seat, street)) if start == AWAY else None
    enter = travel(urchin, spot(street, START), 380) if start == AWAY else None
    match event:
        case Placed(to=to) | Moved(to=to):
            way = [travel(urchin, board.beside(before, seat, street, to), _time(start, to))]
        case Left(to=to):
            way = [travel(urchin, spot(street, to), _time(start, to)), _fall(board, seat, street)]
        case CameHome():
            way = [
                travel(urchin, spot(street, TOP), _time(start, TOP)),
                _come_home(board, event, before, after),
            ]
    return one_after_another(pay, appear, enter, *way, heard(board, "piece"), pause(160))


def _time(start: int, to: int) -> int:
    levels = abs((START if start == AWAY else start) - to)
    return 150 + 55 * levels


def _appear(board: Board, seat: int, street: int) -> None:
    urchin = board.urchins[seat][street]
    urchin.setPos(board.mats[seat].hand())
    urchin.setOpacity(1.0)
    urchin.show()


def _fall(board: Board, seat: int, street: int) -> QAbstractAnimation:
    """Return an urchin that goes back to the mat of its owner."""
    urchin = board.urchins[seat][street]
    return one_after_another(travel(urchin, board.mats[seat].hand(), 420), fade(urchin, 0.0, 120))


def _come_home(board: Board, event: CameHome, before: Picture, after: Picture) -> QAbstractAnimation:
    """Return the fee that flies to Fagin, and the urchin that runs into his arch."""
    seat, street = event.seat, event.street
    mat, urchin = board.mats[seat], board.urchins[seat][street]
    coins = [Shilling(board.context) for _ in range(FLYING)]
    place = home_spots(street, len(after.at_home(street)))[after.at_home(street).index(seat)]
    counting = count(before.money[seat], after.money[seat], mat.money.show_value, 420)
    fee = _flight(board, coins, [mat.purse()] * FLYING, [place] * FLYING)
    return one_after_another(
        heard(board, "coin"), together(fee, counting), travel(urchin, place, 360), pause(420)
    )


def _give_way(board: Board, seat: int, street: int, to: int) -> QAbstractAnimation:
    """Return a jolt, then the step to the next level or off the street."""
    urchin = board.urchins[seat][street]
    away = to in (TOP, BOTTOM)
    return one_after_another(
        heard(board, "bump"),
        shake(urchin, 6, 200),
        travel(urchin, spot(street, to), 240, QEasingCurve.Type.OutBack),
        _fall(board, seat, street) if away else None,
        pause(140),
    )


def _turn(board: Board, die: int) -> QAbstractAnimation:
    """Return the die that rolls and the wheel that turns by as many places."""
    wheel = board.wheel
    return one_after_another(
        heard(board, "dice"),
        _roll(board, DIE, die),
        heard(board, "turn"),
        glide(wheel, b"rotation", 360.0 / COLOURS * die, 240 + 160 * die, QEasingCurve.Type.InOutCubic),
        pause(350),
    )


def _roll(board: Board, where: QPointF, face: int) -> QAbstractAnimation:
    """Return a die that tumbles and shows its face."""
    die: Die = board.die
    tumble = [
        one_after_another(moment(_shower(die, (face + turn) % 6 + 1)), pause(60)) for turn in (2, 4, 1, 3)
    ]
    return one_after_another(
        moment(lambda: _put(die, where)), *tumble, moment(_shower(die, face)), pause(180)
    )


def _shower(die: Die, face: int) -> Callable[[], None]:
    return lambda: die.show_pips(face)


def _put(piece: Piece, where: QPointF) -> None:
    piece.setPos(where)
    piece.show()


def _walk(board: Board, event: ConstableWalked, before: Picture) -> QAbstractAnimation:
    """Return a constable who walks level by level, turning where the street ends."""
    man: Constable = board.constables[event.street]
    steps: list[QAbstractAnimation] = []
    heading = before.headings[event.street]
    for here, there in zip(event.path, event.path[1:], strict=False):
        way = there - here
        if way != heading:
            heading = way
            steps.append(moment(_facing(man, heading)))
        steps.append(glide(man, b"pos", spot(event.street, there), STEP, QEasingCurve.Type.InOutSine))
    return one_after_another(
        heard(board, "dice" if event.street else "whistle"),
        _roll(board, spot(event.street, event.path[0]) + QPointF(46, -30), event.die),
        *steps,
        heard(board, "piece"),
        moment(_facing(man, event.heading)),
        moment(board.die.hide),
        pause(90),
    )


def _facing(man: Constable, heading: int) -> Callable[[], None]:
    return lambda: man.face(heading)
