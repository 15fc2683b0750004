"""The board of Auf Teufel komm raus: everything built, laid out and offered."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtGui import QPainter

from desktop.core.game import Action, Decision, Event
from desktop.core.text import Text, Who
from desktop.games.devil import wording
from desktop.games.devil.actions import DRAW, Draw, Stake
from desktop.games.devil.board.art import paint_board, paint_ground
from desktop.games.devil.board.coal import Lump
from desktop.games.devil.board.figures import Imp, standing
from desktop.games.devil.board.layout import ROUND, STRIP, WHOLE, flagstone, seat_rect, space_label
from desktop.games.devil.board.oven import AshHeap, Banner, Core, Door, Face, Heap
from desktop.games.devil.board.picture import Picture
from desktop.games.devil.board.poker import Poker
from desktop.games.devil.board.ranking import Ranking
from desktop.games.devil.board.seats import SeatPlace
from desktop.games.devil.board.staging import stage
from desktop.games.devil.board.strip import BetDesk, CoalRow, Lever
from desktop.games.devil.data import PIECES, SPACES, STEP, space_of
from desktop.games.devil.events import CoalPulled, DevilPulled, GameEnded
from desktop.games.devil.odds import in_percent
from desktop.games.devil.view import DevilView, space_name
from desktop.ui.board.context import BoardContext
from desktop.ui.board.lettering import display
from desktop.ui.board.piece import Piece
from desktop.ui.board.things import LEFT, Label
from desktop.ui.board.view import BoardView

__all__ = ["Board"]

LAST_WEALTH = 10_680
"""All the chips there are (DV, components)."""


class Space(Piece):
    """A space of the wealth track: the stone is printed with the oven, its label and its hint are here."""

    def __init__(self, context: BoardContext, space: int) -> None:
        super().__init__()
        self.set_outline(flagstone(space), 0)
        self._context, self._space = context, space
        least = SPACES[space]
        text = f"{least}–{SPACES[1] - STEP}" if space == 0 else context.say(least)
        self.label = Label(context, space_label(space), text, font=display, wrap=False, parent=self)
        self.label.setAcceptHoverEvents(False)
        self.show_goal(SPACES[-1])

    def show_goal(self, goal: int) -> None:
        """Write the label larger and dark on the space that ends the game, dark on ash as well."""
        ends = self._space == space_of(goal)
        dark = ends or self._space == 0 or not self._context.theme.dark
        self.label.set_colour(self._context.ink("outline" if dark else "text"))
        self.label.set_size(34 if ends else 29)


class Board(BoardView):
    """Oven, wealth track, seats, poker, and the desk for the bet."""

    picture: Picture | None = None
    pulled: Lump | None = None
    bet = 0
    curious: frozenset[int] = frozenset()
    """Seats that wish to see the chance of their bet; others at the same screen need not."""
    goal = SPACES[-1]

    def build(self) -> None:
        """Make everything, from the ground up."""
        context = self.context
        seats = len(context.seats)
        self.oven = self.wordless("oven", WHOLE, self._paint_oven)
        self.spaces = [Space(context, space) for space in range(len(SPACES))]
        self.core = self.staying("core", lambda: Core(context))
        self.face = self.staying("face", lambda: Face(context))
        for space in self.spaces:
            space.show_goal(self.goal)
        lumps = [self.staying(f"lump {index}", partial(Heap.lump, context, index)) for index in range(PIECES)]
        self.heap, self.door, self.ash = Heap(context, lumps), Door(context), AshHeap(context)
        self.round = Label(
            context, ROUND, font=display, size=26, colour=context.ink("number"), align=LEFT, wrap=False
        )
        self.places = [SeatPlace(context, seat, seat_rect(seat, seats)) for seat in range(seats)]
        self.imps = [self.staying(f"imp {seat}", partial(Imp, context, seat)) for seat in range(seats)]
        self.poker = Poker(context, self.set_bet)
        self.row, self.lever = CoalRow(context), Lever(context)
        self.desk = BetDesk(context, self.set_bet, self.toggle_chance)
        self.banner, self.ranking = Banner(context), Ranking(context)
        self.verdict = Label(context, STRIP, font=display, size=38, colour=context.ink("text"))
        for piece in (
            *self.spaces,
            self.core,
            self.face,
            self.heap.embers,
            *self.heap.lumps,
            self.door,
            self.ash,
            self.round,
            *self.places,
        ):
            self.addItem(piece)
        for depth, imp in enumerate(self.imps):
            imp.setZValue(100 + depth)
            self.addItem(imp)
        for piece in (
            self.poker,
            self.row,
            self.lever,
            *self.desk.pieces,
            self.banner,
            self.ranking,
            self.verdict,
        ):
            self.addItem(piece)

    def _paint_oven(self, painter: QPainter) -> None:
        paint_board(self.context, painter, space_of(self.goal))

    def ground(self, painter: QPainter) -> None:
        """Print paper and rays."""
        paint_ground(self.context, painter)

    def arrange(self, view: Any) -> None:
        """Show the view; coal that was seen when it was pulled keeps its values."""
        assert isinstance(view, DevilView)
        if self.picture is None or (view.round, view.seat) != (self.picture.round, self.picture.reader):
            self.bet = 0
        self.pulled = None
        if view.goal != self.goal:
            self.goal = view.goal
            self.oven.update()
            for space in self.spaces:
                space.show_goal(self.goal)
        self.show_picture(Picture.of(view))

    def show_picture(self, picture: Picture) -> None:
        """Put everything where the picture says."""
        self.picture = picture
        self.dismiss_all()
        for place in self.places:
            place.setPos(seat_rect(place.seat, picture.seats).topLeft())
            place.show_picture(picture)
        self._show_oven(picture)
        self._show_figures(picture)
        self.poker.show_picture(picture)
        self.row.show_picture(picture)
        self.lever.show_picture(picture)
        self.banner.hide()
        self.ranking.show_picture(picture)
        self._show_verdict(picture)
        self._show_desk()

    def _show_oven(self, picture: Picture) -> None:
        self.heap.show_count(picture.pieces)
        self.core.show_pieces(picture.pieces)
        self.face.wake(0.0)
        self.door.show_picture(picture, counts=self.counts_coal)
        self.ash.show_ash(picture.ash)
        self.round.set_text(self.context.say(wording.ROUND_NAME.fill(number=picture.round)))

    def _show_verdict(self, picture: Picture) -> None:
        """Say who has won, where the row and the lever were."""
        winners = tuple(seat for seat, place in picture.ranking if place == 1)
        text = self.context.game.tell(GameEnded(picture.stock, winners, self.goal))
        self.verdict.set_text(self.context.say(text) if picture.over and text is not None else "")

    @property
    def counts_coal(self) -> bool:
        """Whether the option to count the coal is on."""
        return self.view is not None and self.view.coal_counter

    def _show_figures(self, picture: Picture) -> None:
        say = self.context.say
        for seat, spot in enumerate(standing(picture.spaces)):
            self.imps[seat].setPos(spot)
            self.imps[seat].setScale(1.0)
            space = space_name(picture.spaces[seat])
            self.imps[seat].hint = say(wording.FIGURE_HINT.fill(who=Who(seat), space=space))
        for number, piece in enumerate(self.spaces):
            piece.hint = " ".join(map(say, self._space_words(number)))

    def _space_words(self, space: int) -> list[Text]:
        least, last = SPACES[space], space == len(SPACES) - 1
        most = LAST_WEALTH if last else SPACES[space + 1] - STEP
        text = wording.LAST_SPACE_HINT if last else wording.SPACE_HINT
        words = [text.fill(least=least, most=most)]
        if least <= self.goal <= most:
            words.append(wording.GOAL_HINT.fill(goal=self.goal))
        return words

    # The devil's bet

    @property
    def bets(self) -> bool:
        """Whether a stake is asked of the seat at this screen."""
        options = self.decision.options if self.decision else ()
        return any(isinstance(action, Stake) for action in options)

    def offered(self) -> set[Action]:
        """Chips and poker can make every stake, though they stand for a few at a time."""
        return {*super().offered(), *(self.decision.options if self.bets and self.decision else ())}

    def _show_desk(self) -> None:
        bets = self.bets
        self.desk.set_visible(visible=bets)
        pulls = not bets and (self.picture is None or not self.picture.over)
        self.row.setVisible(pulls)
        self.lever.setVisible(pulls)
        if self.picture is None:
            return
        if not bets or self.decision is None:
            self.poker.show_picture(self.picture)
            return
        owned = self.picture.stock[self.decision.seat]
        self.bet = min(self.bet, owned)
        self.desk.show_bet(self.bet, owned)
        self.poker.slide(self.bet, owned)
        self.desk.show_chance(self.chance(), down=self.chance_shown)

    @property
    def chance_shown(self) -> bool:
        """Whether the seat that bets wishes to see the chance of its bet."""
        return self.decision is not None and self.decision.seat in self.curious

    def chance(self) -> int | None:
        """Return about how often the bet is won, in percent; None for no stake."""
        if not self.bet or self.picture is None or not self.chance_shown:
            return None
        return in_percent(self.picture.oven, self.picture.seats, self.bet)

    def set_bet(self, amount: int) -> None:
        """Choose an amount, without staking it yet; more than is owned says why not."""
        if self.decision is None or self.picture is None:
            return
        self.bet = max(0, min(amount, self.picture.stock[self.decision.seat]))
        self.context.sound("chips")
        focused = self.focused
        self._show_desk()
        self.offer(self.decision)
        if focused is not None:
            self.focus_on(focused if focused.open else self.desk.key)
        self.targets_changed.emit()

    def toggle_chance(self) -> None:
        """Show or hide how likely the bet is won, for whoever bets."""
        if self.decision is not None:
            self.curious ^= {self.decision.seat}
        self._show_desk()

    # What can be done

    def offer(self, decision: Decision | None) -> None:
        """Lay out the desk for a bet; otherwise let the lumps and the lever glow."""
        super().offer(decision)
        if self.picture is None:
            return
        self._show_desk()
        pulls = decision is not None and DRAW in decision.options
        hint = (wording.HEAP if pulls else wording.LEFT).fill(n=self.picture.pieces)
        self.heap.explain(self.context.say(hint))
        options = frozenset(decision.options) if decision else frozenset()
        self.desk.glow(self.context.theme.colour("glow") if self.bets else None, options)
        self.desk.chance.glow(self.context.theme.colour("glow") if self.bets else None)

    def press(self, piece: Piece) -> None:
        """Remember which lump was clicked: that one is pulled."""
        if isinstance(piece, Lump) and Draw() in self.legal(piece):
            self.pulled = piece
        super().press(piece)

    def digit(self, number: int) -> bool:
        """Add the n-th chip; 5 stakes all."""
        if super().digit(number):
            return True
        chips = [*self.desk.chips, self.desk.all]
        if not self.bets or number > len(chips):
            return False
        self.press(chips[number - 1])
        return True

    def keyPressEvent(self, event: Any) -> None:
        """Change the bet by 10 with + and −."""
        change = {Qt.Key.Key_Plus: STEP, Qt.Key.Key_Minus: -STEP}.get(event.key(), 0)
        if change and self.bets and not self.busy:
            self.set_bet(self.bet + change)
            event.accept()
        else:
            super().keyPressEvent(event)

    # What happens

    def act(self, event: Event, view: Any) -> QAbstractAnimation | None:
        """Show one event, then the picture after it."""
        if self.picture is None:
            return None
        return stage(self, event, self.picture, self.picture.after(event))

    def suspense(self, event: Event) -> bool:
        """Let nobody read what is pulled before it is turned over, nor who has won."""
        return isinstance(event, (CoalPulled, DevilPulled, GameEnded))
