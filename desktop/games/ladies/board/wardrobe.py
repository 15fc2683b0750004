"""The left side of the board: one Lady's wardrobe, her maids and her stars."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.core.text import Text, Who
from desktop.games.ladies import wording
from desktop.games.ladies.actions import ASIDE
from desktop.games.ladies.ball import best_look
from desktop.games.ladies.board.doll import SLOT_STEP, SLOT_TOP, Doll, Slot, label_size, worn_by_kind
from desktop.games.ladies.board.garments import curve
from desktop.games.ladies.board.layout import DOLL, TABS
from desktop.games.ladies.board.maids import MOST, Maid, strip_of
from desktop.games.ladies.data import (
    BRANDS,
    DESIGNERS,
    FACES,
    KIND,
    KINDS,
    MARKS,
)
from desktop.games.ladies.facts import own_stars
from desktop.games.ladies.phases import Designers
from desktop.games.ladies.view import HIDDEN, LadiesView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import hand, oblong
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, fill, stroke
from desktop.ui.board.things import Label, Number, Panel

__all__ = ["Tab", "Wardrobe"]


class Pill(Piece):
    """How many articles carry a designer's mark; at the ball a click leaves them at home."""

    def __init__(self, context: BoardContext, index: int, designer: int) -> None:
        super().__init__()
        self.context, self.designer, self.count = context, designer, 0
        self.wrong = self.at_home = False
        self.actions = (ASIDE[designer],)
        width = 102.0
        self.rect = QRectF(DOLL.left() + 16 + index * (width + 7), SLOT_TOP + 5 * SLOT_STEP + 4, width, 38)
        self.set_outline(oblong(self.rect, 19), 12)
        self.setZValue(12)

    def show_count(self, count: int, *, wrong: bool, at_home: bool, left: int | None) -> None:
        """Show the number; ``wrong`` if all three designers occur, ``at_home`` if this one was set aside.

        ``left`` are the stars without this designer, while the reader chooses.
        """
        if (count, wrong, at_home) != (self.count, self.wrong, self.at_home):
            self.count, self.wrong, self.at_home = count, wrong, at_home
            self.update()
        text = wording.PILL_HINT
        if at_home:
            text = wording.PILL_AT_HOME
        elif wrong:
            text = wording.PILL_WRONG
        lines = [text.fill(n=count, designer=BRANDS[self.designer])]
        if left is not None:
            lines.append(wording.PILL_LEAVES.fill(n=left, designer=BRANDS[self.designer]))
        self.hint = "\n".join(map(self.context.say, lines))

    @property
    def bright(self) -> bool:
        """Whether the colour of the designer is shown: there are articles, and they are not left at home."""
        return bool(self.count) and not self.at_home

    def draw(self, painter: QPainter) -> None:
        """Print the pill."""
        context = self.context
        ground = context.ink(f"brand_{self.designer}" if self.bright else "quiet")
        fill(painter, self.outline(), ground)
        stroke(
            painter,
            self.outline(),
            context.ink("lost" if self.wrong or self.at_home else "outline"),
            4 if self.wrong or self.at_home else 2.2,
        )
        ink = context.ink("on_shop" if self.bright else "text" if self.at_home else "faded")
        letter(
            painter,
            self.rect,
            f"{BRANDS[self.designer]} · {self.count}",
            display(context.text_scale * 23),
            ink,
            wrap=False,
        )
        if self.at_home:
            rect = self.rect  # slanting, so that the mark can still be read
            line = curve(
                (rect.left() + 12, rect.bottom() - 7), ((rect.right() - 12, rect.top() + 7),), close=False
            )
            stroke(painter, line, context.ink("lost"), 3)


class Tab(Piece):
    """Shows the wardrobe of another Lady; it can always be pressed and glows for nobody."""

    def __init__(self, context: BoardContext, lady: int, colour: int, rect: QRectF) -> None:
        super().__init__()
        self.context, self.lady, self.colour, self.rect = context, lady, colour, rect
        self.chosen = False
        self.set_outline(hand(oblong(rect, 8), lady, 0.6, 22), 8)
        self.setZValue(12)
        self.hint = self.name = context.say(wording.TAB_HINT.fill(who=Who(2 * lady)))

    def show_chosen(self, *, chosen: bool) -> None:
        """Look chosen or not."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Print the shape of the couple."""
        context = self.context
        fill(painter, self.outline(), context.ink("sheet") if self.chosen else context.ink("quiet"))
        stroke(
            painter,
            self.outline(),
            context.ink("rail") if self.chosen else context.ink("quiet_line"),
            3 if self.chosen else 2,
        )
        colour = context.theme.colour(f"seat{self.colour}")
        badge(painter, self.colour, self.rect.center(), 12, colour, context.ink("outline"))


class Wardrobe:
    """The left side of the board: one Lady at a time."""

    def __init__(self, context: BoardContext, ladies: int, colours: list[int]) -> None:
        self.context = context
        self.lady = 0
        self.panel = Panel(DOLL, context.ink("sheet"), context.ink("outline"), radius=14, seed=4)
        inner = oblong(DOLL.adjusted(8, 8, -8, -8), 10)
        self.border = _Border(context, inner)
        width = TABS.width() / ladies
        self.tabs = [
            Tab(
                context,
                lady,
                colours[lady],
                QRectF(TABS.left() + lady * width + 3, TABS.top(), width - 6, TABS.height()),
            )
            for lady in range(ladies)
        ]
        self.title = Label(
            context,
            QRectF(DOLL.left() + 14, 150, DOLL.width() - 28, 42),
            font=display,
            size=28,
            colour=context.ink("text"),
            wrap=False,
        )
        size = label_size(context)
        self.slots = [Slot(context, kind, size) for kind in KINDS]
        self.doll = Doll(context)
        self.pills = [Pill(context, index, designer) for index, designer in enumerate(DESIGNERS)]
        self.maids = [Maid(context) for _ in range(MOST)]
        self.caption = Label(
            context,
            QRectF(DOLL.right() - 122, 868, 110, 28),
            size=22,
            colour=context.ink("faded"),
            wrap=False,
        )
        self.number = Number(
            context, QRectF(DOLL.right() - 122, 892, 110, 86), size=72, colour=context.ink("text")
        )
        self.foot = Label(
            context,
            QRectF(DOLL.left() + 18, 870, 210, 108),
            size=21,
            colour=context.ink("text"),
            align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
        )

    def pieces(self) -> list[Piece]:
        """Return everything, from the ground up."""
        return [
            self.panel,
            self.border,
            *self.tabs,
            self.title,
            self.doll,
            *self.slots,
            *self.pills,
            *self.maids,
            self.caption,
            self.number,
            self.foot,
        ]

    def show(self, view: LadiesView, lady: int) -> None:
        """Show one Lady as the reader may see her."""
        self.lady = lady
        say = self.context.say
        self.title.set_text(say(wording.WARDROBE_OF.fill(who=Who(2 * lady))))
        for tab in self.tabs:
            tab.show_chosen(chosen=tab.lady == lady)
        wardrobe, maids = view.wardrobes[lady], view.maids[lady]
        known = tuple(maid for maid in maids if maid not in FACES)
        worn = set(best_look(wardrobe, known, view.designers[lady] or None).worn)
        for slot in self.slots:
            cards = tuple(card for card in wardrobe if KIND[card] == slot.kind)
            on = next((card for card in cards if card in worn), -1)
            slot.show_cards(cards, on, chosen=bool(view.designers[lady]))
        self.doll.show_worn(worn_by_kind(wardrobe, worn))
        marks = [sum(1 for card in wardrobe if MARKS[card] & designer) for designer in DESIGNERS]
        chosen = view.designers[lady]
        choosing = view.question(Designers) is not None and view.seat == 2 * lady and all(marks)
        for pill, count in zip(self.pills, marks, strict=True):
            left = own_stars(view, lady, pill.designer) if choosing and not chosen else None
            at_home = pill.designer == chosen
            pill.show_count(count, wrong=all(marks) and not chosen, at_home=at_home, left=left)
        self._maids(maids)
        self._numbers(view, lady)

    def _maids(self, maids: tuple[int, ...]) -> None:
        for index, strip in enumerate(self.maids):
            strip.setVisible(index < len(maids))
            if index < len(maids):
                strip.show_card(maids[index], strip_of(index, len(maids)))

    def _numbers(self, view: LadiesView, lady: int) -> None:
        say = self.context.say
        stars = own_stars(view, lady)
        self.number.show_value(stars)
        self.caption.set_text(say(wording.STARS_NAME) if stars is not None else "")
        self.number.hint = say(wording.HELP_STARS)
        lines = [say(wording.FOOT_ARTICLES.fill(n=len(view.wardrobes[lady])))]
        if view.deferred[lady]:
            lines.append(say(wording.FOOT_PUT_OFF.fill(n=len(view.deferred[lady]))))
        gossip = len(view.gossip[lady]) + len(view.received[lady])
        if gossip:
            lines.append(say(wording.FOOT_GOSSIP.fill(n=gossip)))
        self.foot.hint = "\n".join(map(say, _gossip_of(view, lady)))
        if lady < view.couples and view.stars[lady]:
            lines.append(say(wording.FOOT_CONTRACTS.fill(n=len(view.stars[lady]))))
        self.foot.set_text("\n".join(lines))


def _gossip_of(view: LadiesView, lady: int) -> list[Text]:
    """Return what a Lady's Gossip cards say: those in hand if the reader sees them, and those received."""
    known = [card for card in view.gossip[lady] if card != HIDDEN]
    told = [
        wording.GOSSIP_IN_HAND.fill(
            gossip=wording.GOSSIP_HINT.fill(
                condition=wording.GOSSIP_TEXTS[card], when=wording.GOSSIP_WHEN[card]
            )
        )
        for card in known
    ]
    received = wording.GOSSIP_RECEIVED.fill(who=Who(2 * lady))
    return told + [received.fill(remark=wording.GOSSIP_REMARKS[card]) for card in view.received[lady]]


class _Border(Piece):
    """The golden line inside the panel."""

    def __init__(self, context: BoardContext, path: QPainterPath) -> None:
        super().__init__()
        self._gold = context.ink("rail")
        self.set_outline(path, 3)
        self.setAcceptHoverEvents(False)

    def draw(self, painter: QPainter) -> None:
        """Print the line."""
        stroke(painter, self.outline(), self._gold, 2)
