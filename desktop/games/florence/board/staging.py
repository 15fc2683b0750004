"""Playing events: bids on the stacks, tiles growing on the ground, slips of paper for what is gained."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QAbstractAnimation, QPointF

from desktop.core.game import Event
from desktop.core.text import Text
from desktop.games.florence import events as happened
from desktop.games.florence import names
from desktop.games.florence.board import words
from desktop.games.florence.board.estates import LaidTile
from desktop.games.florence.board.finale import Reveal, frames
from desktop.games.florence.board.layout import ESTATE, OVER, WHOLE
from desktop.games.florence.board.overlays import Veil
from desktop.games.florence.data import MINIMUM, ROUNDS
from desktop.games.florence.view import FlorenceView
from desktop.ui.board.motion import fade, grow, moment, one_after_another, pause, together, travel
from desktop.ui.board.piece import Piece
from desktop.ui.board.scenes import heard
from desktop.ui.board.things import Tag

if TYPE_CHECKING:
    from desktop.games.florence.board.supplies import StackSheet
    from desktop.games.florence.board.table import Board

__all__ = ["stage"]

READ = 1700
"""Milliseconds in which a prestige card, or the best works, can be read."""
MIDDLE = QPointF(ESTATE.center().x(), ESTATE.center().y() - 40)


def stage(board: Board, event: Event, view: Any) -> QAbstractAnimation | None:
    """Return the animation of one event."""
    return _auction(board, event) or _actions(board, event) or _frame(board, event, view)


def _stack(board: Board, stack: int) -> StackSheet | None:
    return next((sheet for sheet in board.stacks if sheet.stack == stack), None)


def slip(board: Board, text: str, at: QPointF, ink: str = "rust", *, size: float = 34.0) -> Piece:
    """Return a slip of paper, not visible yet; it is taken away with the next layout."""
    tag = Tag(board.context, text, board.context.ink(ink), size=size)
    bounds = tag.outline().boundingRect()
    x = max(WHOLE.left() + bounds.width() / 2 + 8, min(WHOLE.right() - bounds.width() / 2 - 8, at.x()))
    y = max(WHOLE.top() + bounds.height() / 2 + 8, min(WHOLE.bottom() - bounds.height() / 2 - 8, at.y()))
    return board.welcome(tag, QPointF(x, y), 400, seen=False)


def shown(board: Board, text: str, at: QPointF, ink: str = "rust", rest: int = 520) -> QAbstractAnimation:
    """Return a slip that appears, rests and fades."""
    tag = slip(board, text, at, ink)
    return one_after_another(fade(tag, 1.0, 140), pause(rest), fade(tag, 0.0, 160))


def flying(board: Board, text: str, start: QPointF, end: QPointF, sound: str) -> QAbstractAnimation:
    """Return a slip that travels from a place to a seat."""
    tag = slip(board, text, start)
    return one_after_another(
        heard(board, sound),
        fade(tag, 1.0, 120),
        pause(160),
        travel(tag, end),
        pause(220),
        fade(tag, 0.0, 160),
    )


def _auction(board: Board, event: Event) -> QAbstractAnimation | None:  # noqa: PLR0911 - one per event
    say = board.say
    match event:
        case (
            happened.Opened(seat=seat, stack=stack, amount=amount)
            | happened.Outbid(seat=seat, stack=stack, amount=amount)
        ):
            sheet = _stack(board, stack)
            if sheet is None:
                return None
            text = say(words.BIDS.fill(amount=amount))
            return together(
                moment(partial(sheet.show_bid, seat, amount)),
                heard(board, "piece"),
                shown(board, text, board.seat_spot(seat), "met", 260),
            )
        case happened.Passed(seat=seat):
            return shown(board, say(words.PASSED), board.seat_spot(seat), "faded", 200)
        case happened.Declined(seat=seat):
            return shown(board, say(words.DECLINED), board.seat_spot(seat), "faded", 300)
        case happened.Bought(seat=seat, stack=stack, price=price):
            sheet = _stack(board, stack)
            start = sheet.place().center() if sheet else MIDDLE
            text = f"{say(names.STACK_NAMES[stack])} · {board.context.say(price)}"
            return flying(board, text, start, board.seat_spot(seat), "coin")
        case happened.CharacterTaken(seat=seat, character=character):
            return flying(board, say(names.CHARACTER_NAMES[character]), MIDDLE, board.seat_spot(seat), "card")
        case happened.CharacterBid(seat=seat, character=character, amount=amount):
            text = f"{say(names.CHARACTER_NAMES[character])} · {board.context.say(amount)}"
            return shown(board, text, board.seat_spot(seat), "met", 260)
        case _:
            return None


def _tile(board: Board, seat: int, ground: int, kind: int, points: int) -> QAbstractAnimation:
    """Return a tile that is laid: its name over the spot in the large estate, or at the rival's sheet."""
    text = board.say(names.TILES[kind])
    if points:
        text = f"{text} {board.say(words.GAIN.fill(points=points))}"
    laid = [LaidTile(board.context, kind, ground, *grid) for grid in _grids(board, seat)]
    for tile in laid:
        board.welcome(tile, tile.pos(), 50, seen=False)
    here = board.estate.seats == (seat,)
    at = laid[-1].outline().boundingRect().center() if here else board.seat_spot(seat)
    tag = slip(board, text, at)
    tag.setScale(0.4)
    return one_after_another(
        heard(board, "piece"),
        together(*(fade(tile, 1.0, 260) for tile in laid)),
        together(fade(tag, 1.0, 160), grow(tag, 1.0, 260)),
        pause(420),
        fade(tag, 0.0, 160),
    )


def _grids(board: Board, seat: int) -> list[tuple[QPointF, float]]:
    """Return where the estate of a seat is shown: as a miniature, large, or both."""
    small = [rival.grid() for rival in board.rivals if rival.seat == seat]
    large = [(board.estate.origin, board.estate.size)] if board.estate.seats == (seat,) else []
    return [*small, *large]


def _actions(board: Board, event: Event) -> QAbstractAnimation | None:  # noqa: C901, PLR0911 - one per event
    say = board.say
    match event:
        case happened.LandscapePlaced(seat=seat, kind=kind, squares=ground, points=points):
            return _tile(board, seat, ground, kind, points)
        case happened.BuildingBuilt(seat=seat, kind=kind, squares=ground, points=points):
            return _tile(board, seat, ground, kind, points)
        case happened.BuilderHired(seat=seat, points=points) if points:
            return shown(board, say(words.GAIN.fill(points=points)), board.seat_spot(seat))
        case happened.CardsSeen(seat=seat, deck=deck) if deck < len(board.piles):
            start = board.piles[deck].place().center()
            return flying(board, say(names.DECK_NAMES[deck]), start, board.seat_spot(seat), "card")
        case happened.FreedomIntroduced(seat=seat, freedom=freedom):
            start = board.freedoms[freedom].place().center()
            return flying(board, say(names.FREEDOM_NAMES[freedom]), start, board.seat_spot(seat), "piece")
        case happened.WorkBegan(card=card, value=value, seat=seat):
            title = f"{say(names.PROFESSION_NAMES[card])} · {value}"
            return flying(board, title, board.seat_spot(seat), MIDDLE, "card")
        case happened.BonusPlayed(card=card, added=added):
            text = f"{say(names.BONUS_TEXTS[card])}: {say(words.GAIN.fill(points=added))}"
            return shown(board, text, MIDDLE, "cypress", 600)
        case happened.WorkPaid(seat=seat, points=points, florins=florins):
            text = say(words.PAID.fill(points=points, florins=florins))
            return flying(board, text, MIDDLE, board.seat_spot(seat), "coin")
        case happened.Recruited(seat=seat, owner=owner, card=card):
            name = say(names.PROFESSION_NAMES[card])
            return flying(board, name, board.seat_spot(owner), board.seat_spot(seat), "card")
        case happened.Agreed(neighbour=neighbour):
            return shown(board, say(words.AGREED), board.seat_spot(neighbour), "met")
        case happened.Refused(neighbour=neighbour):
            return shown(board, say(words.REFUSED), board.seat_spot(neighbour), "short")
        case _:
            return None


def _banner(board: Board, text: str, *, rest: int = 900) -> QAbstractAnimation:
    tag = slip(board, text, MIDDLE, size=46.0)
    tag.setScale(0.7)
    return one_after_another(
        together(fade(tag, 1.0, 200), grow(tag, 1.0, 260)), pause(rest), fade(tag, 0.0, 220)
    )


def _revealed(board: Board, event: happened.GoalScored) -> QAbstractAnimation:
    """Return a prestige card that is turned over in the middle; its points go to its owner."""
    card = board.welcome(Reveal(board.context, event), WHOLE.center(), 400, seen=False)
    card.setScale(0.6)
    scene = one_after_another(
        heard(board, "card"),
        together(fade(card, 1.0, 200), grow(card, 1.0, 280)),
        pause(READ),
        fade(card, 0.0, 160),
    )
    if not event.points:
        return scene
    gain = board.say(words.GAIN.fill(points=event.points))
    return one_after_another(
        scene,
        flying(board, gain, WHOLE.center(), board.seat_spot(event.seat), "coin"),
        moment(partial(_count, board, event.seat, event.points)),
    )


def _count(board: Board, seat: int, points: int) -> None:
    """Let the sheet of a seat show the prestige that has arrived; the layout comes after all cards."""
    for sheet in (*board.rivals, board.own):
        view = sheet.view
        if view is not None and seat == (view.seat if sheet is board.own else getattr(sheet, "seat", None)):
            prestige = tuple(each + points * (other == seat) for other, each in enumerate(view.prestige))
            sheet.show_view(replace(view, prestige=prestige))


def _remembered(board: Board, view: FlorenceView) -> QAbstractAnimation:
    """Return the best works of all rounds, hung one after the other."""
    wall = Veil(board.context, OVER, board.say(words.MEMORY))
    hung = [fade(board.welcome(wall, QPointF(), 390, seen=False), 1.0, 220)]
    for frame in frames(board.context, view):
        board.welcome(frame, frame.pos(), 400, seen=False).setScale(0.7)
        hung.append(
            one_after_another(heard(board, "card"), together(fade(frame, 1.0, 160), grow(frame, 1.0, 220)))
        )
    return one_after_another(*hung, heard(board, "win"), pause(READ))


def _frame(board: Board, event: Event, view: Any) -> QAbstractAnimation | None:
    say = board.say
    match event:
        case happened.RoundBegan(number=number):
            text: Text = words.ROUND.fill(number=number, rounds=ROUNDS)
            return _banner(board, f"{say(text)} · {say(words.MINIMUM)} {MINIMUM[number]}")
        case happened.BestWork(seats=seats, value=value, points=points) if seats:
            gains = [
                shown(board, say(words.GAIN.fill(points=points)), board.seat_spot(seat)) for seat in seats
            ]
            return together(_banner(board, say(words.BEST_BANNER.fill(value=value))), *gains)
        case happened.GoalScored():
            return _revealed(board, event)
        case happened.GameEnded() if isinstance(view, FlorenceView) and view.works:
            return _remembered(board, view)
        case happened.GameEnded():
            return heard(board, "win")
        case _:
            return None
