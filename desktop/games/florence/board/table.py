"""The board of The Princes of Florence: everything built, laid out and offered."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtGui import QPainterPath

from desktop.core.game import Action, Decision, Event
from desktop.games.florence import names
from desktop.games.florence.actions import BUILD, PASS, AnyAction, Bid, Place, Propose, Recruit
from desktop.games.florence.board import words
from desktop.games.florence.board.cards import GameCard, RecruitingCard
from desktop.games.florence.board.dealing import Plate, deal, hang
from desktop.games.florence.board.desk import Desk
from desktop.games.florence.board.estates import Estate, GhostTile, Spot
from desktop.games.florence.board.finale import show_finale
from desktop.games.florence.board.ground import paint_ground
from desktop.games.florence.board.handling import Handling
from desktop.games.florence.board.layout import ESTATE, WHOLE, ground_path
from desktop.games.florence.board.placing import Held
from desktop.games.florence.board.questions import (
    show_artists,
    show_question,
    show_utilities,
    show_waiting,
    show_whose,
)
from desktop.games.florence.board.sheets import OwnSheet, RivalSheet, RoundSheet, Sheet
from desktop.games.florence.board.staging import stage
from desktop.games.florence.board.supplies import (
    BuildingSheet,
    DeckPile,
    FreedomToken,
    StackSheet,
    size_name,
    wanted_by,
)
from desktop.games.florence.data import BUILDING_KINDS, FREEDOMS, LANDSCAPE, LANDSCAPE_KINDS, STACKS, STEP
from desktop.games.florence.estate import PALAZZI, SIDE
from desktop.games.florence.phases.auction import Bidding
from desktop.games.florence.phases.gains import PlacingBuilding, PlacingLandscape
from desktop.games.florence.phases.together import Consent, PlacingAcross, borders
from desktop.games.florence.phases.work import Payment
from desktop.games.florence.view import FlorenceView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.piece import Piece
from desktop.ui.later import Later

__all__ = ["Board"]

THINK = 350
"""Milliseconds at normal speed before a bid within the private maximum is made."""


class Board(Handling):
    """Estate in the middle, auction on the left, supplies and desk on the right, hand below."""

    points: int | None = None
    place = 1
    page = "ranks"

    # Building

    def __init__(self, context: BoardContext) -> None:
        super().__init__(context)
        self._answering = Later(self, self._answer_due)
        self._due: tuple[Decision, AnyAction] | None = None

    def build(self) -> None:
        """Make what every table has; rivals, stacks and cards follow with the first view."""
        context = self.context
        self.wordless("ground", WHOLE, lambda painter: paint_ground(context, painter))
        self.round = RoundSheet(context)
        self.buildings = [BuildingSheet(context, kind) for kind in BUILDING_KINDS]
        self.freedoms = [FreedomToken(context, freedom) for freedom in FREEDOMS]
        self.piles = [DeckPile(context, deck) for deck in (0, 1)]
        self.own = OwnSheet(context)
        self.estate = Estate(context, self.point_at)
        self.ghost = GhostTile(context)
        for piece in (
            self.round,
            *self.buildings,
            *self.freedoms,
            *self.piles,
            self.own,
            self.estate,
            self.ghost,
        ):
            self.addItem(piece)
        self.desk = Desk(context, self.addItem, self.removeItem)
        self.rivals: list[RivalSheet] = []
        self.stacks: list[StackSheet] = []
        self.cards: list[GameCard] = []
        self.plates: list[Plate] = []
        self.spots: list[Spot] = []
        self.overlays.clear()
        self._reader: tuple[int | None, int] = (None, 0)

    def prompt(self) -> str:
        """Return the question that is asked."""
        return self.say(self.decision.prompt) if self.decision else ""

    # Laying out

    def arrange(self, view: Any) -> None:
        """Show the view."""
        assert isinstance(view, FlorenceView)
        self.hand_over(view)
        if self._reader != (view.seat, view.seats):
            self._reader = (view.seat, view.seats)
            self._seat_table(view)
        for sheet in (
            self.round,
            *self.rivals,
            *self.stacks,
            *self.buildings,
            *self.freedoms,
            *self.piles,
            self.own,
        ):
            sheet.show_view(view)
        self._show_buildings(view)
        self._show_estate(view)
        self._deal(view)

    def _seat_table(self, view: FlorenceView) -> None:
        """Make rivals and stacks for this reader and number of seats."""
        for piece in (*self.rivals, *self.stacks):
            self.removeItem(piece)
        first = view.seat if view.seat is not None else view.order[0]
        clockwise = [view.order[(view.order.index(first) + step) % view.seats] for step in range(view.seats)]
        others = clockwise[1:] if view.seat is not None else clockwise
        self.rivals = [
            RivalSheet(self.context, seat, place, len(others)) for place, seat in enumerate(others)
        ]
        for rival in self.rivals:
            rival.command = partial(self.show_seat, rival.seat)
        kinds = STACKS[3:] if view.seats == 2 else STACKS[:7]
        ordered = (kinds[-1], *kinds[:-1]) if view.seats == 2 else kinds
        self.stacks = [
            StackSheet(self.context, stack, place, len(ordered)) for place, stack in enumerate(ordered)
        ]
        for piece in (*self.rivals, *self.stacks):
            self.addItem(piece)

    def _show_buildings(self, view: FlorenceView) -> None:
        """Let every building stand for building it alone, or with a neighbour."""
        pairs = borders(view) if view.cooperative and view.seat is not None else []
        neighbours = [pair[pair[0] == view.seat] for pair in pairs if view.seat in pair]
        for sheet in self.buildings:
            sheet.actions = (BUILD[sheet.kind], *(Propose(other, sheet.kind) for other in neighbours))

    def _show_estate(self, view: FlorenceView) -> None:
        question = view.question
        me = view.seat if view.seat is not None else view.order[0]
        if isinstance(question, (PlacingAcross, Consent)) and self.shown is None:
            pair = {question.seat, question.neighbour}
            seats: tuple[int, ...] = next(each for each in borders(view) if set(each) == pair)
        else:
            seats = (me if self.shown is None else self.shown,)
        scratch = self.scratch if self.scratching else ()
        self.estate.show_estates(view, seats, scratch)
        for spot in self.spots:
            self.removeItem(spot)
        self.spots = [
            Spot(self._path(tile.squares, place), self._tile_hint(tile.kind))
            for place, seat in enumerate(seats)
            for tile in view.tiles[seat]
        ]
        palazzo, hint = PALAZZI[view.cooperative], self.say(words.PALAZZO_HINT)
        self.spots += [Spot(self._path(palazzo, place), hint) for place in range(len(seats))]
        for spot in self.spots:
            self.addItem(spot)

    def _path(self, squares: int, place: int) -> QPainterPath:
        """Return the outline of some squares of the estate that is shown at a place."""
        corner = self.estate.origin + QPointF(place * SIDE * self.estate.size, 0)
        return ground_path(squares, corner, self.estate.size)

    def _tile_hint(self, kind: int) -> str:
        if kind in LANDSCAPE_KINDS:
            return self.say(words.LANDSCAPE_HINT.fill(tile=names.TILES[kind], who=wanted_by(kind)))
        return self.say(
            words.TILE_HINT.fill(tile=names.TILES[kind], size=size_name(kind), who=wanted_by(kind))
        )

    def _deal(self, view: FlorenceView) -> None:
        """Lay out the own cards and works."""
        for piece in (*self.cards, *self.plates):
            self.removeItem(piece)
        self.cards = deal(self.context, view)
        self.plates = hang(self.context, view, self.cards)
        for piece in (*self.cards, *self.plates):
            self.addItem(piece)
            if isinstance(piece, RecruitingCard):
                piece.command = self.toggle_artists

    # What can be done

    def ask(self, decision: Decision | None) -> None:
        """Let glow what answers the question; what the mandate covers is answered by itself."""
        if decision is None or not any(isinstance(option, (Bid, Place)) for option in decision.options):
            self.held = None
        if not isinstance(self.view.question if self.view else None, Payment):
            self.points = None
        answer = self.mandate.answer(self.view, decision.options) if decision and self.view else None
        super().ask(decision)
        if decision is not None and answer is not None:
            wait = round(THINK / self.context.speed) if self.context.speed > 0 else 0
            self._due = decision, answer
            self._answering.start(wait)

    def _answer_due(self) -> None:
        if self._due is not None:
            self._answer(*self._due)

    def _answer(self, decision: Decision | None, answer: AnyAction) -> None:
        if self.decision is decision and self.mandate.holds(self.view):
            self.mandate.note(self.view)
            self.choose(answer)

    def offer(self, decision: Decision | None) -> None:
        """Let the open targets glow, and lay out the desk."""
        glow, quiet = self.context.theme.colour("glow"), self.context.theme.colour("line")
        self.desk.clear()
        for piece in self.overlays:
            self.removeItem(piece)
        self.overlays.clear()
        self.ghost.hide()
        self.estate.command, self.estate.actions = None, ()
        if self.view is not None:
            self._lay_desk(decision)
        super().offer(None if self.scratching else decision)
        for rival in self.rivals:
            rival.glow(quiet)
        self.estate.glow(glow if self.held is not None else None)
        self.estate.explain(silent=self.held is not None)
        for sheet in self._samples():
            sheet.command = partial(self._try, sheet) if self.scratching else None
            if self.scratching:
                sheet.glow(glow)
        for spot in self.spots:
            spot.setVisible(self.held is None)
        self.show_ghost()

    def _samples(self) -> list[Sheet]:
        """Return what shows a tile to try; with two seats the landscapes share a stack."""
        lands = (*range(len(LANDSCAPE_KINDS)), LANDSCAPE)
        return [*self.buildings, *(sheet for sheet in self.stacks if sheet.stack in lands)]

    def _try(self, sheet: Sheet) -> None:
        """Hold the tile of a sheet; of a stack with several landscapes one after the other."""
        if isinstance(sheet, BuildingSheet):
            self.pick_up(sheet.kind)
            return
        assert isinstance(sheet, StackSheet)
        held = (
            LANDSCAPE_KINDS.index(self.held.kind) if self.held and self.held.kind in LANDSCAPE_KINDS else -1
        )
        which = (held + 1) % len(LANDSCAPE_KINDS) if sheet.stack == LANDSCAPE else sheet.stack
        self.pick_up(LANDSCAPE_KINDS[which])

    def _lay_desk(self, decision: Decision | None) -> None:
        view: FlorenceView = self.view
        if self.scratching:
            self.desk.sheet.show_words(self.say(words.SCRATCH), self.say(words.SCRATCH_TEXT), tall=True)
            self.desk.button(self.desk.slot(2, 0, 2), words.TURN_TILE, command=self.rotate, strong=False)
            self.desk.button(self.desk.slot(2, 1, 2), words.FLIP_TILE, command=self.flip, strong=False)
        elif decision is not None:
            self._take_up(view)
            show_question(self)
        elif view.over:
            show_finale(self)
        else:
            show_waiting(self)
        if not (decision is not None and isinstance(view.question, Payment)):
            show_utilities(self)
        if self.shown is not None:
            show_whose(self, self.shown)
        if self.artists_open:
            show_artists(self)

    def _take_up(self, view: FlorenceView) -> None:
        """Hold the tile that is to be placed, at the first spot where it may lie."""
        question = view.question
        first = next((option for option in self.options if isinstance(option, Place)), None)
        if first is None or not isinstance(question, (PlacingLandscape, PlacingBuilding, PlacingAcross)):
            self.held = None
            return
        self.estate.command = self.lay
        self.estate.actions = self.options  # so that they are not offered above the board as well
        across = isinstance(question, PlacingAcross)
        if self.held is None or self.held.kind != question.kind:
            self.held = Held(question.kind, 2 * SIDE if across else SIDE)
            self.held.go_to(first)
        self.shown = None

    def overlay(self, piece: Piece) -> Piece:
        """Lay something over the middle until the next question."""
        self.overlays.append(piece)
        self.addItem(piece)
        return piece

    # Commands of the board itself

    def again(self) -> None:
        """Lay everything out anew after a command."""
        if self.view is not None:
            self._show_estate(self.view)
        self.offer(self.decision)
        self.stay()
        self.targets_changed.emit()

    def show_seat(self, seat: int) -> None:
        """Show a rival's estate in the middle, or one's own again."""
        if self.held is not None and not self.scratching:
            return
        self.shown = None if self.shown == seat else seat
        for rival in self.rivals:
            rival.shown = rival.seat == self.shown
            rival.show_view(self.view)
        self.again()

    def turn_to(self, page: str) -> None:
        """After the end show the final table or the best works, or (the same once more) the bare board."""
        self.page = "" if self.page == page else page
        self.again()

    def change_limit(self, by: int) -> None:
        """Change the private maximum before it is set."""
        question = self.view.question
        least = question.amount + STEP if isinstance(question, Bidding) else 0
        self.up_to = max(least, self.up_to + by)
        self.again()

    def choose(self, action: Action) -> None:
        """Answer the question; who has recruited an artist wants to see the own cards again."""
        if isinstance(action, Recruit):
            self.artists_open = False
        super().choose(action)

    def bid_up_to(self, stack: int, amount: int) -> None:
        """Bid now, and again as long as it takes no more than this."""
        self.mandate.stop()
        self.mandate.limit = (stack, amount)
        self._answer(self.decision, Bid(self.view.question.amount + STEP))

    def pass_always(self) -> None:
        """Pass now, and on everything else in this phase A."""
        self.mandate.stop()
        self.mandate.passing = self.view.round
        self._answer(self.decision, PASS)

    def bid_again(self) -> None:
        """Answer in the auction oneself again."""
        self.mandate.stop()
        self.again()

    def choose_place(self, place: int) -> None:
        """Turn to another place in the order of play."""
        self.place = place
        self.again()

    def move_slider(self, points: int) -> None:
        """Take more or less of a payment as prestige."""
        self.points = points
        self.again()

    def step_back(self) -> bool:
        """Close the artists, then the trial, then a rival's estate."""
        if self.artists_open:
            self.toggle_artists()
        elif self.scratching:
            self.toggle_scratch()
        elif self.shown is not None:
            self.show_seat(self.shown)
        else:
            return False
        return True

    # What happens

    def act(self, event: Event, view: Any) -> QAbstractAnimation | None:
        """Show one event."""
        return stage(self, event, view) if self.view is not None else None

    def seat_spot(self, seat: int) -> QPointF:
        """Return where something happens to a seat."""
        for rival in self.rivals:
            if rival.seat == seat:
                return rival.place().center()
        return self.own.place().center() if self.own.isVisible() else ESTATE.center()
