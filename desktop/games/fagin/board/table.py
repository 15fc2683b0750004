"""The board of Fagin's Gang: everything built, laid out and offered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF

from desktop.core.game import Decision, Event
from desktop.core.text import Text
from desktop.games.fagin import wording
from desktop.games.fagin.actions import PUSHES, price_of
from desktop.games.fagin.board import hints, words
from desktop.games.fagin.board.art import paint_board
from desktop.games.fagin.board.desk import Desk
from desktop.games.fagin.board.figures import Constable, Urchin
from desktop.games.fagin.board.keys import Switch
from desktop.games.fagin.board.layout import BILL, DESK, MARKET, WHOLE, home_scale, home_spots, spot
from desktop.games.fagin.board.market import MarketCoin, Stall, Wheel
from desktop.games.fagin.board.mats import Mat
from desktop.games.fagin.board.offering import prepare
from desktop.games.fagin.board.picture import Picture
from desktop.games.fagin.board.staging import Banner, stage
from desktop.games.fagin.board.streets import End, Lair, Level, Store, StreetSign
from desktop.games.fagin.data import AWAY, BOTTOM, COLOURS, HOME, LEVELS, PRICE, TOP
from desktop.games.fagin.meta import META
from desktop.games.fagin.phases.moving import Moving
from desktop.games.fagin.view import FaginView
from desktop.ui.board.lettering import display
from desktop.ui.board.piece import Piece
from desktop.ui.board.things import Die, Label
from desktop.ui.board.view import BoardView

__all__ = ["Board"]


class Board(BoardView):
    """Streets, market, desk and mats."""

    picture: Picture | None = None
    wary: frozenset[int | None] = frozenset()
    """Who wishes to see where the constables may end; others at the same screen need not."""

    def build(self) -> None:
        """Make everything, from the ground up."""
        context = self.context
        seats = len(context.seats)
        self._explained: dict[tuple[int, ...], str] = {}
        stay, streets = self.staying, range(COLOURS)
        self.wordless("ground", WHOLE, lambda painter: paint_board(context, painter))
        self.levels = [
            [
                stay(f"level {street} {level}", partial(Level, context, street, level))
                for level in range(LEVELS)
            ]
            for street in streets
        ]
        self.ends = [
            stay(f"end {street} {to}", partial(End, street, to)) for street in streets for to in (TOP, BOTTOM)
        ]
        self.lairs = [stay(f"lair {street}", partial(Lair, context, street)) for street in streets]
        self.signs = [StreetSign(context, street) for street in streets]
        self.stores = [stay(f"store {street}", partial(Store, context, street)) for street in streets]
        self.stalls = [stay(f"stall {street}", partial(Stall, context, street)) for street in streets]
        self.wheel = stay("wheel", lambda: Wheel(context))
        self.coin = stay("coin", lambda: MarketCoin(context))
        self.mats = [Mat(context, seat, seats) for seat in range(seats)]
        self.desk = Desk(context)
        self.beat = self._beat_key()
        self.urchins = [
            [stay(f"urchin {seat} {street}", partial(Urchin, context, seat)) for street in streets]
            for seat in range(seats)
        ]
        self.ghosts = [
            [
                stay(f"ghost {push} {seat}", partial(Urchin, context, seat, ghost=True))
                for seat in range(seats)
            ]
            for push in PUSHES
        ]
        self.constables = [stay(f"constable {street}", partial(Constable, context)) for street in streets]
        self.die = Die(44, context.ink("sheet_active"), context.ink("outline"))
        self.banner = Banner(context)
        self._letter()
        self._add_all()
        for level in (level for street in self.levels for level in street):
            level.pointed = self.preview

    def _letter(self) -> None:
        context = self.context
        text, brick = context.ink("text"), context.ink("print")
        title, line = BILL.adjusted(14, 8, -14, -52), BILL.adjusted(24, 74, -24, -10)
        self.title = Label(
            context, title, context.say(META.name), font=display, size=46, colour=text, wrap=False
        )
        self.round = Label(context, line, font=display, size=26, colour=brick, wrap=False)
        head = QRectF(MARKET.left() + 20, MARKET.top() + 6, MARKET.width() - 40, 42)
        self.market = Label(
            context, head, context.say(words.MARKET), font=display, size=32, colour=text, wrap=False
        )

    def _beat_key(self) -> Switch:
        context = self.context
        rect = QRectF(DESK.right() - 116, DESK.top() - 2, 116, 38)
        key = Switch(context, rect, context.say(words.BEAT), size=23)
        key.command = self.toggle_threats
        key.hint = context.say(words.BEAT_HELP)
        key.show_on(on=False)
        return key

    def _add_all(self) -> None:
        flat = [level for street in self.levels for level in street]
        ground = (
            *flat,
            *self.ends,
            *self.lairs,
            *self.signs,
            *self.stores,
            *self.stalls,
            self.wheel,
            self.coin,
        )
        for piece in (*ground, self.title, self.round, self.market, *self.mats, *self.desk.pieces, self.beat):
            self.addItem(piece)
        figures: list[Sequence[Piece]] = [self.constables, *self.ghosts, *self.urchins]
        for depth, pieces in enumerate(figures):
            for piece in pieces:
                piece.setZValue(100 + depth)
                self.addItem(piece)
        self.die.setZValue(700)
        self.die.hide()
        self.addItem(self.die)
        self.addItem(self.banner)

    # What is shown

    def arrange(self, view: Any) -> None:
        """Show the view."""
        assert isinstance(view, FaginView)
        self.show_picture(Picture.of(view))
        self.die.hide()
        self.desk.show_view(view)

    def show_picture(self, picture: Picture) -> None:
        """Put everything where the picture says."""
        self.picture = picture
        self.dismiss_all()
        self._show_figures(picture)
        self._show_goods(picture)
        self._show_threats()
        for mat in self.mats:
            mat.show_picture(picture)
        name = self.context.say(wording.ROUND_NAME.fill(number=picture.round))
        self.round.set_text(self.context.say(words.CITY.fill(round=name)))
        self.banner.hide()

    def _show_figures(self, picture: Picture) -> None:
        dangers = picture.dangers
        for seat, places in enumerate(picture.urchins):
            for street, place in enumerate(places):
                urchin = self.urchins[seat][street]
                urchin.setVisible(place != AWAY)
                urchin.setOpacity(1.0)
                urchin.setScale(1.0)
                if place >= 0:
                    urchin.setPos(self.beside(picture, seat, street, place))
                    urchin.hint = self._level(street, place, dangers[street][place])
        for street in range(COLOURS):
            home = picture.at_home(street)
            for seat, stand in zip(home, home_spots(street, len(home)), strict=True):
                self.urchins[seat][street].setPos(stand)
                self.urchins[seat][street].setScale(home_scale(len(home)))
                self.urchins[seat][street].hint = self.describe(hints.lair(home))
            man, level = self.constables[street], picture.constables[street]
            man.setVisible(level != AWAY)
            man.setPos(spot(street, level))
            man.face(picture.headings[street])
            man.hint = self.describe(hints.constable(level, picture.headings[street]))
            self.lairs[street].hint = self.describe(hints.lair(home))

    def beside(self, picture: Picture, seat: int, street: int, level: int) -> QPointF:
        """Return where an urchin stands on a level: to the right of whoever it meets there."""
        others = [
            each for each, places in enumerate(picture.urchins) if each != seat and places[street] == level
        ]
        met = bool(others) or picture.constables[street] == level
        active = picture.active == seat
        shift = (20 if active else -12) if met else 0
        return spot(street, level) + QPointF(shift, 0)

    def _show_goods(self, picture: Picture) -> None:
        for colour in range(COLOURS):
            self.stores[colour].show_cubes(picture.warehouses[colour])
            held = wording.CUBES[colour].fill(n=picture.warehouses[colour])
            self.stores[colour].hint = self.describe([words.WAREHOUSE.fill(cubes=held)])
            self.stalls[colour].show_cubes(picture.stalls[colour])
            price = PRICE[picture.wheel][colour]
            self.stalls[colour].hint = self.describe(hints.stall(colour, picture.stalls[colour], price))
            step = wording.CUBES[colour].fill(n=price_of(colour, 1, 0))
            name = wording.STREET_NAMES[colour]
            self.signs[colour].hint = self.describe([words.SIGN.fill(street=name, cost=step)])
        self.wheel.show_wheel(picture.wheel)
        self.wheel.hint = self.describe(hints.wheel(picture.wheel))
        self.coin.show_spent(spent=picture.coin)
        self.coin.hint = self.describe([words.COIN_ON if picture.coin else words.COIN_BESIDE])

    def _level(self, *what: int) -> str:
        """Explain a level; all 66 are explained with every question, and seldom anew."""
        if what not in self._explained:
            self._explained[what] = self.describe(hints.level(*what))
        return self._explained[what]

    def describe(self, texts: Sequence[Text], between: str = " ") -> str:
        """Return some sentences as the hint of a thing."""
        return between.join(map(self.context.say, texts))

    @property
    def threats(self) -> bool:
        """Whether whoever looks at the board wishes to see where the constables may end."""
        return self.view is not None and self.view.seat in self.wary

    def _show_threats(self) -> None:
        picture = self.picture
        if picture is None:
            return
        self.beat.show_on(on=self.threats)
        for street, chances in enumerate(picture.dangers):
            for level in self.levels[street]:
                aside = any(places[street] == level.level for places in picture.urchins)
                level.threaten(chances[level.level] if self.threats else 0, aside=aside)
        over = self.view is not None and self.view.question is None
        self.beat.setVisible(not over and any(place != AWAY for place in picture.constables))

    def toggle_threats(self) -> None:
        """Show or hide where the constables may end, for whoever looks at the board."""
        if self.view is not None:
            self.wary ^= {self.view.seat}
        self._show_threats()

    # What can be done

    def offer(self, decision: Decision | None) -> None:
        """Give everything the answers it stands for, then let glow what is legal."""
        self._forget()
        view = self.view
        if view is not None and view.question is not None:
            options = frozenset(decision.options) if decision else frozenset()
            prepare(self, view, options)
            self.desk.show_help(view, options)
        super().offer(decision)
        self._stand_aside()
        if self.view is not None and not self.busy:
            self.beat.glow(self.context.theme.colour("line"))

    def _stand_aside(self) -> None:
        """Let the mouse reach what a figure stands on, while that means something and the figure does not."""
        picture = self.picture
        if picture is None:
            return
        for street, levels in enumerate(self.levels):
            figures: list[tuple[Piece, int]] = [
                (urchins[street], places[street])
                for urchins, places in zip(self.urchins, picture.urchins, strict=True)
            ]
            man = self.constables[street]
            for figure, place in (*figures, (man, picture.constables[street])):
                ground = self.lairs[street] if place == HOME else levels[place]
                means = place != AWAY and ground.actions and not figure.actions
                figure.stand_on(ground if means else None)
                if means and figure is man and not ground.open:
                    ground.hint = f"{man.hint} {ground.hint}"

    def _forget(self) -> None:
        """Take all answers off the board, and all costs."""
        plain: list[Piece] = [*self.ends, *self.lairs, *self.stores, *self.stalls]
        plain += [level for street in self.levels for level in street]
        plain += [urchin for row in self.urchins for urchin in row]
        plain += [held for mat in self.mats for held in mat.held]
        for piece in plain:
            piece.actions, piece.name = (), ""
            piece.glow(None)  # what stands for nothing is not asked whether it glows
        for street, levels in enumerate(self.levels):
            for level in levels:
                level.price(0)
                danger = self.picture.dangers[street][level.level] if self.picture else 0
                level.hint = self._level(street, level.level, danger)
        for end in self.ends:
            end.hint = self.describe(hints.end(end.to))
        for lair in self.lairs:
            lair.price(0)
        self._hide_ghosts()

    def _hide_ghosts(self) -> None:
        for ghost in (ghost for way in self.ghosts for ghost in way):
            ghost.hide()
            ghost.actions = ()

    def focus_on(self, piece: Piece | None) -> None:
        """Show the ghosts of a level for the keyboard as well."""
        super().focus_on(piece)
        self.preview(piece if isinstance(piece, Level) else None)

    def preview(self, level: Level | None) -> None:
        """Show as ghosts who would be pushed where by a movement to this level; None: nobody."""
        view = self.view
        if view is None or not isinstance(view.question, Moving) or self.busy:
            return
        for ghost in (ghost for way in self.ghosts for ghost in way):
            ghost.hide()
        if level is None or not level.open or not level.taken:
            return
        seat, street = view.question.seat, level.street
        moved = hints.moved(view, seat, street, level.level)
        for push, ghosts in zip(PUSHES, self.ghosts, strict=True):
            for mover, to in hints.chain(moved, seat, street, push.step):
                ghosts[mover].setPos(spot(street, to) + QPointF(30 if 0 <= to < LEVELS else 0, 0))
                ghosts[mover].hint = ""
                ghosts[mover].show()

    # What happens

    def act(self, event: Event, view: Any) -> QAbstractAnimation | None:
        """Show one event, then the picture after it."""
        if self.picture is None:
            return None
        before = self.picture
        self._hide_ghosts()
        self.desk.narrate(event, before)
        return stage(self, event, before, before.after(event))
