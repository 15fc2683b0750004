"""The desk: the four actions, the lights of the parts, and cubes one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont

from desktop.core.game import Action, Event
from desktop.core.text import Series, Text, Value, Who
from desktop.games.fagin import wording
from desktop.games.fagin.actions import (
    BUYS,
    CRUMBS,
    DISCARDS,
    DONE,
    GIVES,
    GOODS,
    MONEY,
    MOVE,
    PASS,
    PUSHES,
    SELLS,
    STOP,
    TAKES,
)
from desktop.games.fagin.board import hints, words
from desktop.games.fagin.board.keys import CAPTIONS, LINE, LINES, Column, Key, Lights, Poster
from desktop.games.fagin.board.layout import DESK
from desktop.games.fagin.board.picture import Picture
from desktop.games.fagin.board.standing import Standing
from desktop.games.fagin.data import BY_CONSTABLE, CARGO_LIMIT, COLOURS, PARTS
from desktop.games.fagin.events import ConstableWalked, Pushed, WheelTurned
from desktop.games.fagin.phases.market import Trading
from desktop.games.fagin.phases.moving import Moving, Pushing
from desktop.games.fagin.phases.rounds import Discarding, Turn
from desktop.games.fagin.phases.stealing import Filching, Stealing, Swapping
from desktop.games.fagin.view import FaginView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import oblong
from desktop.ui.board.lettering import body, display, fit
from desktop.ui.board.piece import Piece
from desktop.ui.board.things import CENTRE, LEFT, Button, Label

__all__ = ["Desk"]

WIDE_HELP = QRectF(DESK.left() + 4, DESK.bottom() - 56, DESK.width() - 8, 56)
NARROW_HELP = WIDE_HELP.adjusted(0, 4, -176, 0)
"""Where the line of help is written: across the desk, or beside the key to pass."""


class Desk:
    """What is being done, and the buttons for it; the pieces are added to the scene one by one."""

    def __init__(self, context: BoardContext) -> None:
        self.context = context
        self.say = context.say
        left, top, wide = DESK.left(), DESK.top(), DESK.width()
        self.posters = self._posters()
        self.title = self._label(QRectF(left + 4, top - 2, wide - 128, 42), 27, font=display)
        self.lights = Lights(context)
        self.part = self._label(QRectF(left + 216, top + 62, wide - 230, 52), 27)
        self._hang_buttons()
        self.more = [Key(context, colour, "+") for colour in range(COLOURS)]
        self.less = [Key(context, colour, "−") for colour in range(COLOURS)]
        self.columns = [Column(context, colour) for colour in range(COLOURS)]
        self.captions = [
            self._label(QRectF(left, line, CAPTIONS - 4, LINE), 23, wrap=False) for line in LINES
        ]
        self.basket = self._label(QRectF(left + 4, LINES[2] + LINE + 3, wide - 8, 44), 22, align=CENTRE)
        self.help = self._label(WIDE_HELP, 22, ink="faded")
        self.lines = self._label(QRectF(left + 8, top + 44, wide - 16, DESK.height() - 56), 25)
        seats = len(context.seats)
        self.standings = [Standing(context, line, seats) for line in range(seats)]

    def _posters(self) -> list[Poster]:
        """Return the four kinds of actions, two by two, in letters of one size."""
        wide, high, gap = DESK.width() / 2 - 6, 74.0, 12
        corner, size = QPointF(DESK.left(), DESK.top() + 42), QSizeF(wide, high)
        posters = [
            Poster(
                self.context,
                kind,
                QRectF(corner + QPointF(kind % 2 * (wide + gap), kind // 2 * (high + gap)), size),
            )
            for kind in range(4)
        ]
        least = min((poster.font for poster in posters), key=QFont.pixelSize)
        for poster in posters:
            poster.font = least
        return posters

    def _hang_buttons(self) -> None:
        left, top, wide = DESK.left(), DESK.top(), DESK.width()
        foot = QRectF(left, DESK.bottom() - 50, wide, 48)
        self.stop = self._button(wording.label(STOP), QRectF(left, top + 140, wide, 62), STOP)
        beside = QRectF(foot.right() - 168, foot.top() + 8, 168, 42)
        self.passing = self._button(wording.label(PASS), beside, PASS)
        self.done = self._button(wording.LEAVE, foot.adjusted(0, 4, 0, 0), DONE)
        self.ways = [
            self._button(wording.label(push), QRectF(left, top + 60 + index * 84, wide, 70), push)
            for index, push in enumerate(PUSHES)
        ]

    def _label(
        self,
        rect: QRectF,
        size: float,
        *,
        font: Callable[[float], QFont] = body,
        align: Qt.AlignmentFlag = LEFT,
        ink: str = "text",
        wrap: bool = True,
    ) -> Label:
        colour = self.context.ink(ink)
        return Label(self.context, rect, font=font, size=size, colour=colour, align=align, wrap=wrap)

    def _button(self, text: Text, rect: QRectF, action: Action) -> Button:
        ink = self.context.ink
        key = Button(
            self.context, rect, self.context.say(text), ground=ink("brick"), ink=ink("on_brick"), size=28
        )
        key.actions = (action,)
        return key

    @property
    def pieces(self) -> Sequence[Piece]:
        """Everything on the desk."""
        return (
            *self.posters,
            self.title,
            self.lights,
            self.part,
            self.stop,
            self.passing,
            self.done,
            *self.ways,
            *self.more,
            *self.less,
            *self.columns,
            *self.captions,
            self.basket,
            self.help,
            self.lines,
            *self.standings,
        )

    def show_view(self, view: FaginView) -> None:
        """Show what the open question needs."""
        question = view.question
        shown: list[Piece] = [self.title]
        match question:
            case Turn():
                shown += [*self.posters, self.passing, self.help]
                self.help.set_outline(oblong(NARROW_HELP), 2)
            case Moving(used=used) | Stealing(used=used) | Filching(used=used):
                shown += [self.lights, self.part, self.stop, self.help]
                self.help.set_outline(oblong(WIDE_HELP), 2)
                self._show_parts(used.bit_count())
            case Pushing():
                shown += self.ways
            case Trading() | Swapping() | Discarding():
                shown += [*self.less, *self.columns, *self.captions[1:], self.basket]
                if not isinstance(question, Discarding):
                    shown += [*self.more, self.captions[0]]
                self._show_cubes(view)
                if isinstance(question, Trading) or (isinstance(question, Swapping) and view.even_swap):
                    shown.append(self.done)
            case None:
                shown += self.standings
                self._rank(view)
        self._show_only(shown)
        self.title.set_text(self.say(self._title(view)))

    def _show_only(self, shown: Sequence[Piece]) -> None:
        for piece in self.pieces:
            piece.setVisible(any(piece is each for each in shown))

    def narrate(self, event: Event, before: Picture) -> None:
        """Tell what happens while nobody decides: the walk of the constables, the turn of the wheel."""
        told: list[Value | None] = [self.context.game.tell(event)]
        match event:
            case ConstableWalked(placing=False):
                title, told = words.PATROL, [*told, words.SKIPS]
            case WheelTurned(wheel=wheel):
                title, told = words.TURNING, [Series(tuple(hints.turned(before.wheel, wheel)))]
            case Pushed(by=by) if by == BY_CONSTABLE:
                title = words.PATROL
            case _:
                return
        self._show_only([self.title, self.lines])
        self.title.set_text(self.say(title))
        self.lines.set_text("\n".join(self.say(line) for line in told if line is not None))

    def show_help(self, view: FaginView, options: frozenset[Action]) -> None:
        """Say in one line how what glows is used; nothing while others decide.

        To pass is asked twice if there is something else to do: a die may follow, which cannot be undone.
        """
        self.passing.hint = self.say(words.PASS_HINT)
        self.passing.confirm = self.say(words.PASS_SURE) if options - {PASS} else ""
        match view.question:
            case Turn() if options & frozenset(CRUMBS):
                text: Text | None = words.HELP_CRUMBS
            case Moving() if options:
                text = words.HELP_MOVE
            case Stealing() if options:
                text = words.HELP_STEAL
            case Filching() if options:
                text = words.HELP_FILCH
            case _:
                text = None
        self.help.set_text(self.say(text) if text else "")

    def _title(self, view: FaginView) -> Text:  # noqa: PLR0911 - one line per question
        question = view.question
        if question is None:
            return words.ENDS
        own, who = question.seat == view.seat, Who(question.seat)
        match question:
            case Turn():
                return wording.ASK_TURN if own else wording.WAIT_TURN.fill(who=who)
            case Moving():
                return wording.ACTION_NAMES[MOVE] if own else wording.WAIT_MOVE.fill(who=who)
            case Pushing():
                return words.UP_OR_DOWN if own else wording.WAIT_PUSH.fill(who=who)
            case Stealing() | Swapping():
                waiting = wording.WAIT_STEAL if isinstance(question, Stealing) else wording.WAIT_SWAP
                return wording.ACTION_NAMES[GOODS] if own else waiting.fill(who=who)
            case Filching():
                return wording.ACTION_NAMES[MONEY] if own else wording.WAIT_FILCH.fill(who=who)
            case Trading():
                return words.BASKET if own else wording.WAIT_TRADE.fill(who=who)
            case Discarding():
                return words.BOOKS_BANNER if own else wording.WAIT_DISCARD.fill(who=who)

    def _show_parts(self, done: int) -> None:
        self.lights.show_done(done)
        self.part.set_text(self.say(words.PART.fill(part=min(done + 1, PARTS))))

    def _show_cubes(self, view: FaginView) -> None:
        question = view.question
        assert isinstance(question, Trading | Swapping | Discarding)
        say, seat = self.say, question.seat
        trading = isinstance(question, Trading)
        for colour in range(COLOURS):
            more, less = self.more[colour], self.less[colour]
            self.columns[colour].show_number(view.cargo[seat][colour])
            if trading:
                more.actions, less.actions = (BUYS[colour],), (SELLS[colour],)
                more.hint = " ".join(map(say, hints.buying(view, colour)))
                less.hint = " ".join(map(say, hints.selling(view, seat, colour)))
            else:
                more.actions = (TAKES[colour],)
                less.actions = (GIVES[colour],) if isinstance(question, Swapping) else (DISCARDS[colour],)
                more.hint, less.hint = say(wording.label(TAKES[colour])), say(wording.label(GIVES[colour]))
            for key in (more, less):
                key.name = key.hint
                key.show_price(str(view.prices[colour]) if trading else "")
        self.done.set_text(say(self.context.game.called(view, DONE)))
        top, bottom = (words.BUY, words.SELL) if trading else (words.TAKE, words.GIVE)
        captions = [say(text) for text in (top, words.HELD, bottom)]
        font, place = body(23 * self.context.text_scale), self.captions[0].place().size()
        size = min(fit(text, font, place, wrap=False).pixelSize() for text in captions)
        for caption, text in zip(self.captions, captions, strict=True):
            caption.set_text(text)
            caption.set_size(size / self.context.text_scale)
        self.basket.set_text(self._basket(view))

    def _basket(self, view: FaginView) -> str:
        question, say = view.question, self.say
        match question:
            case Trading():
                return self._trade(view, question)
            case Swapping(given=given):
                counted = tuple(given.count(colour) for colour in range(COLOURS))
                return say(words.GIVEN.fill(cubes=_cubes(counted))) if given else ""
            case Discarding(seat=seat) if seat == view.seat:
                over = sum(view.cargo[seat]) - CARGO_LIMIT
                return say(wording.ASK_DISCARD.fill(n=over, limit=CARGO_LIMIT))
            case _:
                return ""

    def _trade(self, view: FaginView, trade: Trading) -> str:
        """Say what has been bought and sold, and what money that leaves, to whom it belongs or to others."""
        say, seat = self.say, trade.seat
        own, who = seat == view.seat, Who(seat)
        lines = [
            say(pattern.fill(cubes=_cubes(cubes)))
            for pattern, cubes in ((words.BOUGHT, trade.bought), (words.SOLD, trade.sold))
            if any(cubes)
        ]
        if not lines:
            none = words.NOTHING_YET if own else words.NOTHING_THEIRS.fill(who=who)
            return say(none.fill(money=trade.money))
        change = view.money[seat] - trade.money
        number = f"+{change}" if change > 0 else str(change).replace("-", "−")
        total = words.TOTAL if own else words.TOTAL_THEIRS.fill(who=who)
        whole = say(total.fill(number=number, money=view.money[seat]))
        return ("\n" if lines[1:] else " ").join([" ".join(lines), whole])

    def _rank(self, view: FaginView) -> None:
        """Show everybody in the order of the places."""
        places = view.places
        order = sorted(range(view.seats), key=places.__getitem__)
        for standing, seat in zip(self.standings, order, strict=True):
            line = words.PLACE.fill(
                place=places[seat],
                who=Who(seat),
                homes=view.homes(seat),
                money=view.money[seat],
                cubes=sum(view.cargo[seat]),
            )
            standing.show_seat(seat, self.say(line), first=places[seat] == 1)


def _cubes(colours: Sequence[int]) -> Series:
    return Series(tuple(wording.CUBES[colour].fill(n=cubes) for colour, cubes in enumerate(colours) if cubes))
