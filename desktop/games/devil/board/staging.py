"""How each event looks: what travels, flips, burns and is counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from desktop.core.game import Event
from desktop.games.devil import wording
from desktop.games.devil.board.coal import Lump, Side
from desktop.games.devil.board.figures import standing, waypoints
from desktop.games.devil.board.layout import CENTRE, HEAP
from desktop.games.devil.board.picture import Picture
from desktop.games.devil.board.props import Flash, payment, said, shout, slip
from desktop.games.devil.events import (
    Bonus,
    CoalPulled,
    DevilPulled,
    FiguresPlaced,
    GameEnded,
    OvenFilled,
    PactPaid,
    RoundBegan,
    Staked,
    StakeSettled,
    StakesRevealed,
    TurnEnded,
)
from desktop.ui.board.motion import (
    count,
    fade,
    flip,
    glide,
    grow,
    moment,
    one_after_another,
    pause,
    shake,
    together,
    travel,
)
from desktop.ui.board.piece import Piece
from desktop.ui.board.scenes import heard, leave

if TYPE_CHECKING:
    from desktop.games.devil.board.table import Board

__all__ = ["stage"]

ARRIVING = 360
"""Milliseconds until chips of the bank are seen to arrive."""
BANK = QPointF(CENTRE.x(), 690)
"""Chips of the bank come out of the fire, and lost ones go into it."""


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
            return shout(board, wording.ROUND_NAME.fill(number=number), 900)
        case OvenFilled():
            return _fill(board, after)
        case Staked(seat=seat):
            return _close_fist(board, seat, after)
        case StakesRevealed():
            return _open_fists(board, after)
        case CoalPulled():
            return _pull(board, event)
        case DevilPulled():
            return _devil(board, event)
        case PactPaid():
            return _pay_pact(board, event)
        case TurnEnded():
            return _lay_down(board, event, before, after)
        case StakeSettled():
            return _settle(board, event)
        case Bonus():
            return _bonus(board, event)
        case FiguresPlaced(spaces=spaces):
            return _walk(board, before.spaces, spaces)
        case GameEnded():
            return _end(board, event, after)
        case _:
            return None


# The oven


def _fill(board: Board, after: Picture) -> QAbstractAnimation:
    lying = len(board.heap.lying())
    board.heap.show_count(after.pieces)
    falling = []
    for index, lump in enumerate(board.heap.lying()[lying:]):
        spot = HEAP[board.heap.lumps.index(lump)]
        lump.setOpacity(0.0)
        lump.setPos(spot.x(), spot.y() - 240)
        fall = together(fade(lump, 1.0, 90), glide(lump, b"pos", spot, 300))
        falling.append(one_after_another(pause(14 * index), fall))
    return together(heard(board, "coal"), shout(board, wording.REFILLED, 900), *falling)


def _pull(board: Board, event: CoalPulled) -> QAbstractAnimation:
    lump = board.heap.take(board.pulled)
    board.pulled = None
    board.row.seat = event.seat
    row = board.row
    spots = row.spots(event.pieces)
    size = row.radius(event.pieces)
    moved = [
        together(glide(piece, b"pos", spot, 200), grow(piece, size / piece.radius, 200))
        for piece, spot in zip(row.lumps, spots, strict=False)
    ]
    start = board.row.total.value or 0
    lump.setZValue(600)
    return one_after_another(
        heard(board, "coal"),
        grow(lump, 1.25, 120),
        together(travel(lump, row.mapToScene(spots[-1]), 340), *moved),
        flip(lump, lambda: _turn_up(board, lump, event.value), 220, size / lump.radius),
        together(count(start, event.total, row.total.show_value, 220), pause(260)),
        moment(lambda: _put_back(board, lump)),
    )


def _turn_up(board: Board, lump: Lump, value: int) -> None:
    """Show what a piece is worth; now it may be said as well."""
    lump.show_side(Side.VALUE, value)
    board.uncovered.emit()


def _put_back(board: Board, lump: Lump) -> None:
    """Make a pulled lump one of the missing ones of the heap again."""
    lump.show_side(Side.BACK)
    lump.setZValue(20 + board.heap.lumps.index(lump) / 100)
    lump.hide()


def _devil(board: Board, event: DevilPulled) -> QAbstractAnimation:
    lump = board.heap.take(board.pulled)
    board.pulled = None
    lump.setZValue(850)
    flash = Flash(board.context.ink("ember"))
    board.welcome(flash, QPointF(), 800, seen=False)
    line = list(board.row.lumps)
    spot = QPointF(CENTRE.x(), 560)
    lost = (
        slip(board, f"−{said(board, event.lost)}", board.row.total.place().center(), "lost")
        if event.lost
        else None
    )
    return one_after_another(
        heard(board, "coal"),
        together(travel(lump, spot, 340), grow(lump, 2.4, 340)),
        glide(lump, b"scale", 0.4, 110),
        moment(lambda: lump.show_side(Side.DEVIL)),
        moment(lambda: board.face.wake(1.0)),
        moment(board.uncovered.emit),
        heard(board, "devil"),
        together(
            glide(lump, b"scale", 3.0, 200),
            one_after_another(
                fade(flash, 0.2 if board.context.reduced_motion else 0.6, 90), fade(flash, 0.0, 420)
            ),
            shake(board.face, 12, 420),
        ),
        pause(300),
        together(
            *(flip(piece, _to_ash(piece), 260, piece.scale()) for piece in line),
            moment(lambda: board.row.total.show_value(None)),
            lost,
            fade(lump, 0.0, 400),
        ),
        together(*(together(fade(piece, 0.0, 320), _sink(piece)) for piece in line)),
        leave(board, flash),
        moment(lambda: _put_back(board, lump)),
    )


def _to_ash(piece: Lump) -> Callable[[], None]:
    return lambda: piece.show_side(Side.ASH)


def _sink(piece: Piece) -> QAbstractAnimation:
    return glide(piece, b"pos", piece.pos() + QPointF(0, 26), 320)


# Stakes


def _close_fist(board: Board, seat: int, after: Picture) -> QAbstractAnimation:
    place = board.places[seat]

    def begin() -> None:
        place.show_picture(after)
        place.fist.setScale(0.3)

    return one_after_another(moment(begin), grow(place.fist, 1.0, 220), pause(60))


def _open_fists(board: Board, after: Picture) -> QAbstractAnimation:
    def begin() -> None:
        for place in board.places:
            place.show_picture(after)
            place.chips.setScale(0.2)

    closing = [glide(place.fist, b"scale", 0.2, 180) for place in board.places]
    opening = [grow(place.chips, 1.0, 260) for place in board.places]
    back = [glide(place.fist, b"scale", 1.0, 1) for place in board.places]
    return one_after_another(
        together(*closing),
        moment(begin),
        heard(board, "chips"),
        together(*opening),
        together(*back),
        pause(600),
    )


def _pay_pact(board: Board, event: PactPaid) -> QAbstractAnimation:
    payer, holder = board.places[event.seat], board.places[event.holder]
    pay = (
        payment(board, event.amount, payer.place().center(), holder.middle_of(holder.pact))
        if event.amount
        else None
    )
    return one_after_another(
        grow(holder.pact, 1.5, 160),
        pay,
        slip(
            board,
            f"+{said(board, event.amount)}",
            holder.middle_of(holder.pact) + QPointF(-70, 60),
            "covered",
        ),
        grow(holder.pact, 1.0, 160),
    )


def _lay_down(board: Board, event: TurnEnded, before: Picture, after: Picture) -> QAbstractAnimation:
    place = board.places[event.seat]
    spots = [place.mapToScene(spot) for spot in place.row_spots(event.pieces)]
    moves = [
        together(travel(piece, spot, 380), grow(piece, place.row_radius(event.pieces) / piece.radius, 380))
        for piece, spot in zip(board.row.lumps, spots, strict=False)
    ]
    hotter = after.best > before.best
    heat = count(before.best, after.best, board.poker.show_heat, 600) if hotter else None
    return one_after_another(
        heard(board, "lever"),
        together(*moves),
        moment(lambda: place.show_picture(after)),
        heard(board, "flame") if hotter else None,
        heat,
        pause(250),
    )


def _settle(board: Board, event: StakeSettled) -> QAbstractAnimation:
    place = board.places[event.seat]
    stack = place.middle_of(place.chips)
    spot = place.mapToScene(place.stake.place().center() - place.place().topLeft())
    if event.gain < 0:
        return one_after_another(
            _lift(place.chips),
            together(
                moment(place.take_stake),
                payment(board, event.stake, stack, BANK),
                slip(board, f"−{said(board, event.stake)}", spot, "lost"),
            ),
        )
    text = f"+{said(board, event.gain)}"
    if event.top:
        text = f"{text}  {said(board, wording.TWICE)}"
    return one_after_another(
        _lift(place.chips),
        together(
            payment(board, event.gain, BANK, stack),
            one_after_another(pause(ARRIVING), slip(board, text, spot, "covered")),
        ),
    )


def _lift(piece: Piece) -> QAbstractAnimation:
    return one_after_another(grow(piece, 1.18 * piece.scale(), 110), grow(piece, piece.scale(), 110))


def _bonus(board: Board, event: Bonus) -> QAbstractAnimation:
    place = board.places[event.seat]
    end = place.mapToScene(place.tray.center())
    words = said(board, wording.FOR_PIECES if event.pieces else wording.FOR_TOTAL)
    return one_after_another(
        together(*(_lift(lump) for lump in place.lumps)),
        together(
            payment(board, event.amount, BANK, end),
            one_after_another(
                pause(ARRIVING),
                slip(board, f"+{said(board, event.amount)}  {words}", end - QPointF(0, 50), "covered"),
            ),
        ),
    )


# Figures and the end


def _walk(board: Board, before: tuple[int, ...], spaces: tuple[int, ...]) -> QAbstractAnimation:
    walks = []
    for seat, spot in enumerate(standing(spaces)):
        imp = board.imps[seat]
        steps = waypoints(before[seat], spaces[seat], spot) if before[seat] != spaces[seat] else [spot]
        walks.append(one_after_another(*(glide(imp, b"pos", step, 230) for step in steps)))
    return one_after_another(heard(board, "piece"), together(*walks), pause(350))


def _end(board: Board, event: GameEnded, after: Picture) -> QAbstractAnimation:
    ranking = board.ranking

    def line(lines: int) -> QAbstractAnimation:
        return one_after_another(moment(lambda: ranking.show_lines(after, lines)), pause(650))

    def begin() -> None:
        ranking.show_lines(after, 0)
        ranking.setScale(0.6)
        ranking.show()

    return one_after_another(
        moment(begin),
        grow(ranking, 1.0, 240),
        *(line(lines) for lines in range(1, after.seats + 1)),
        moment(board.uncovered.emit),
        heard(board, "win"),
        together(*(_jump(board.imps[seat]) for seat in event.winners), pause(900)),
    )


def _jump(imp: Piece) -> QAbstractAnimation:
    home = imp.pos()
    hops = [
        one_after_another(glide(imp, b"pos", home - QPointF(0, 34), 150), glide(imp, b"pos", home, 150))
        for _ in range(3)
    ]
    return one_after_another(*hops)
