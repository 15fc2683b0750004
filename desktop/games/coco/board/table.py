"""The board of Coco Razzi: everything built, laid out and offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtGui import QPainter

from desktop.core.game import Decision, Event
from desktop.core.text import Who
from desktop.games.coco import wording
from desktop.games.coco.actions import DRAW
from desktop.games.coco.board.art import paint_board, paint_ground
from desktop.games.coco.board.cards import (
    CardHalf,
    CardPaper,
    EndTurn,
    TrayTile,
    colour_die,
    make_pile,
    turn_die,
)
from desktop.games.coco.board.figures import Basket, Disc, FieldSpot, Palm, Pongo, Target
from desktop.games.coco.board.layout import (
    DECK,
    DICE,
    DISCARD,
    PEEK,
    WHOLE,
    hanging,
    hole_spot,
    node_spot,
    slot_spot,
)
from desktop.games.coco.board.offering import Offer
from desktop.games.coco.board.picture import Picture
from desktop.games.coco.board.places import (
    MarketSpot,
    NamePlate,
    Peek,
    StockPile,
    basket_words,
    points_of,
    sentence,
)
from desktop.games.coco.board.rods import Rod
from desktop.games.coco.board.staging import stage
from desktop.games.coco.board.trail import Trail, way_to
from desktop.games.coco.data import BASKETS, CARDS, COCONUT, FIELDS, FRUIT, GOAL, RUNS, VILLAGE
from desktop.games.coco.events import (
    BasketMoved,
    CardDrawn,
    DiceRolled,
    Looked,
    LootTurned,
    MonkeySwung,
    Swapped,
    TurnPassed,
)
from desktop.games.coco.view import CocoView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.motion import paced
from desktop.ui.board.piece import Piece
from desktop.ui.board.view import BoardView

__all__ = ["Board"]

USUAL = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
CALM = 0.7
"""How fast everything moves in child's mode, so that small eyes can follow."""
REST = (0.55, 7.45)
"""Where Pongo hangs while he waits, in columns."""


class Board(BoardView):
    """Jungle, villages, baskets, palms and Pongo, and the card below."""

    picture: Picture | None = None
    places: tuple[int, ...] = ()
    large = False
    question: Offer | None = None
    peeked: dict[int, tuple[int, int]]
    """What a seat saw with the Magnifier, as (kind, village): shown to it alone until it is put away."""

    def __init__(self, context: BoardContext) -> None:
        self.peeked = {}
        super().__init__(context)

    def build(self) -> None:
        """Make everything, from the ground up."""
        context = self.context
        self.places = self.places or USUAL[len(context.seats)]
        large, places = self.large, self.places
        seats = range(len(places))
        self.question = self.question or Offer(self)
        self.question.forget()
        self.wordless("board", WHOLE, lambda painter: paint_board(context, painter, places))
        self.fields = [FieldSpot(context, node, large=large) for node in range(FIELDS)]
        self.market_spots = [MarketSpot(context, seat, places[seat], large=large) for seat in seats]
        self.plates = [NamePlate(context, seat, places[seat]) for seat in seats]
        self.stocks = [StockPile(context, seat, places[seat]) for seat in seats]
        self.discs = [[Disc(context) for _ in range(GOAL)] for _ in seats]
        self.baskets = [
            Basket(context, number, number // BASKETS, large=large) for number in range(BASKETS * len(places))
        ]
        self.palms = [Palm(context, side) for side in (0, 1)]
        self.rod, self.pongo = Rod(context), Pongo(context)
        self.lift_ring, self.trail = Target(context), Trail(context)
        self._build_cards()
        layers: tuple[tuple[float, Sequence[Piece]], ...] = (
            (10, self.fields),
            (20, self.market_spots),
            (30, self.plates),
            (40, self.stocks),
            (50, [disc for row in self.discs for disc in row]),
            (90, [self.lift_ring]),
            (100, self.baskets),
            (195, [self.trail]),
            (200, self.palms),
            (400, [self.rod]),
            (410, [self.pongo]),
            (500, [self.paper, *self.halves, self.deck, self.pile, *self.dice, *self.tray, self.end_turn]),
            (600, [self.peek]),
        )
        for depth, pieces in layers:
            for piece in pieces:
                piece.setZValue(depth)
                self.addItem(piece)

    def _build_cards(self) -> None:
        context = self.context
        self.paper = CardPaper(context)
        self.halves = [CardHalf(context), CardHalf(context)]
        self.deck = make_pile(context, DECK, face_up=False)
        self.pile = make_pile(context, DISCARD, face_up=True)
        self.dice = [colour_die(context, spot) for spot in DICE]
        self.tray = [TrayTile(context, kind) for kind in (FRUIT, COCONUT)]
        self.end_turn = EndTurn(context)
        self.peek = Peek(context)
        self.peek.setPos(PEEK)
        self.peek.command = self.put_away
        self.deck.actions = (DRAW,)

    def ground(self, painter: QPainter) -> None:
        """Print the jungle."""
        paint_ground(self.context, painter)

    # What is shown

    def arrange(self, view: Any) -> None:
        """Show the view."""
        assert isinstance(view, CocoView)
        if (view.terms.places, view.terms.child) != (self.places, self.large):
            self.places, self.large = view.terms.places, view.terms.child
            self._build_anew({})
            return
        self._tidy()
        self.show_picture(Picture.of(view))

    def _tidy(self) -> None:
        """Undo what a scene that was skipped has left half done."""
        for plate in self.plates:
            plate.setScale(1.0)
        self.paper.setPos(0, 0)
        self.pongo.setRotation(0)

    def show_picture(self, picture: Picture) -> None:
        """Put everything where the picture says."""
        self.picture = picture
        for basket in self.baskets:
            self._show_basket(basket, picture)
        for seat, row in enumerate(self.discs):
            for slot, disc in enumerate(row):
                self._show_disc(disc, picture, seat, slot)
            over = picture.over and bool(picture.begun)
            hint = self.market_hint(picture, seat)
            self.market_spots[seat].show_points(points_of(picture, seat) if over else None, hint)
            self.plates[seat].light(active=picture.begun and not picture.over and picture.active == seat)
            self.stocks[seat].show_picture(picture)
        self.show_palms(picture)
        self._show_card(picture)
        self.peek.show_kind(*self.peeked_by(picture.reader))

    def _show_basket(self, basket: Basket, picture: Picture) -> None:
        number = basket.number
        good, node = picture.load[number], picture.where[number]
        if good is None:
            basket.show_good(None, 0, shown=False, eyes=(), swapped=False)
        else:
            basket.show_good(
                good,
                self.places[good.colour],
                shown=picture.shows(good),
                eyes=picture.eyes(good),
                swapped=picture.traces(good),
            )
        spot, scale = self.basket_spot(number, node)
        basket.setPos(spot)
        basket.setScale(scale)
        basket.setOpacity(1.0)
        basket.setZValue(100 + spot.y() / 10)
        basket.hint = sentence(self.context.say(basket_words(picture, number)))

    def basket_spot(self, number: int, node: int) -> tuple[QPointF, float]:
        """Return where a basket stands on a node, and its scale; several on a village stand side by side."""
        place, index = self.places[number // BASKETS], number % BASKETS
        spot, scale = node_spot(place, node, index)
        if node == VILLAGE and self.picture is not None:
            first = number - index
            crowd = [each for each in range(first, number) if self.picture.where[each] == VILLAGE]
            spot = spot + (spot - node_spot(place, VILLAGE)[0])
            spot.setX(spot.x() + (26 if place < 2 else -26) * len(crowd))
            spot.setY(spot.y() + 8 * len(crowd))
        return spot, scale

    def _show_disc(self, disc: Disc, picture: Picture, seat: int, slot: int) -> None:
        market = picture.markets[seat]
        good = market[slot] if slot < len(market) else None
        shown = picture.shows_loot(seat) or (good is not None and picture.shows(good))
        disc.show_good(good, self.places[good.colour] if good else 0, shown=shown)
        spot, scale = slot_spot(self.places[seat], slot)
        disc.setPos(spot)
        disc.setScale(scale)
        disc.setZValue(50)

    def market_hint(self, picture: Picture, seat: int) -> str:
        """Return what lies on a market place, as far as the reader may see it, in words."""
        market, who = picture.markets[seat], Who(seat)
        if market and picture.shows_loot(seat):
            known = [(good.colour, good.kind) for good in market if good.kind is not None]
            tiles = wording.loot_names(seat, known)
            score = points_of(picture, seat)
            return self.context.say(wording.MARKET_KNOWN.fill(who=who, tiles=tiles, score=score))
        return self.context.say(wording.MARKET_HINT.fill(who=who, n=len(market), goal=GOAL))

    def show_palms(self, picture: Picture) -> None:
        """Put palms, rod and monkey where they are, and mark the fields below."""
        for side, colour in enumerate((picture.left, picture.right)):
            spot, scale = hole_spot(side, colour)
            self.palms[side].setPos(spot)
            self.palms[side].setScale(scale)
            self.palms[side].setZValue(100 + spot.y() / 10)
        self.rod.span(picture.left, picture.right)
        self.rod.let_through(basket for basket in self.baskets if picture.where[basket.number] <= VILLAGE)
        self.rod.setOpacity(1.0)
        self.pongo.setPos(hanging(picture.left, picture.right, REST[picture.side]))
        self.pongo.setOpacity(1.0)
        self.pongo.hint = self.context.say(wording.PONGO_HINT)
        for field in self.fields:
            field.light(lit=field.node in RUNS[picture.left][picture.right])
            field.hint = self.context.say(wording.node_name(field.node))

    def _show_card(self, picture: Picture) -> None:
        say = self.context.say
        card = picture.discard[-1] if picture.dead and picture.discard else picture.card
        asked = self.view.question if self.view is not None else None
        chosen = asked.half if asked else None
        for index, half in enumerate(self.halves):
            half.show_half(card, index, chosen=chosen == index, dead=picture.dead)
            if half.half is not None:
                half.name = say(wording.card_name((half.half,)))
                half.hint = say(wording.half_hint(half.half))
        self.paper.setVisible(bool(CARDS[card]))
        self.deck.setVisible(picture.cards > 0 or picture.dead)
        self.deck.hint = say(wording.DECK_HINT.fill(n=picture.cards))
        self.pile.setVisible(bool(picture.discard))
        if picture.discard:
            self.pile.show_top(picture.discard[-1])
            self.pile.hint = say(wording.PILE_HINT.fill(n=len(picture.discard)))
        for index, die in enumerate(self.dice):
            die.setVisible(picture.dice is not None)
            die.setPos(DICE[index])
            die.setRotation((-8, 11)[index])
            if picture.dice is not None:
                turn_die(self.context, die, picture.dice[index])
        self.end_turn.setVisible(False)

    # What can be done

    def targets(self) -> list[Piece]:
        """Return everything that a click can mean something to."""
        runs = self.question.runs if self.question else []
        return [
            *self.fields,
            *self.market_spots,
            *self.baskets,
            *self.halves,
            *self.tray,
            *runs,
            self.deck,
            self.end_turn,
            self.peek,
        ]

    def offer(self, decision: Decision | None) -> None:
        """Let glow what answers the question."""
        if self.question is None or self.picture is None:
            return
        passes = decision is not None and DRAW in decision.options
        self.end_turn.setVisible(passes)
        self.question.spread(decision)
        self.point_out(None)

    def point_out(self, piece: Piece | None) -> None:
        """Show the way of the move that a click means."""
        spots = way_to(self, piece)
        seat = self.decision.seat if self.decision is not None else 0
        self.trail.show_way(seat, spots)

    def show_tray(self, *, shown: bool) -> None:
        """Show what can be loaded instead of the card."""
        picture = self.picture
        kinds = None
        if shown and picture is not None and self.decision is not None:
            seat = self.decision.seat
            kinds = picture.stock[seat]
        for tile in self.tray:
            tile.setVisible(kinds is not None)
            if kinds is not None:
                tile.show_left(seat, self.places[seat], kinds[tile.kind])
        self.paper.setVisible(kinds is not None or any(half.half is not None for half in self.halves))
        for half in self.halves:
            half.setVisible(kinds is None and half.half is not None)

    def mark(self, piece: Piece | None) -> None:
        """Show what was chosen first."""
        self.lift_ring.setVisible(piece is not None)
        if piece is not None:
            self.lift_ring.setPos(piece.pos())
            self.lift_ring.setScale(piece.scale())

    def digit(self, number: int) -> bool:
        """Press a half of the card, a kind in the tray, or a possible rod."""
        if super().digit(number):
            return True
        for row in (self.tray, self.halves, self.question.runs if self.question else []):
            shown = [piece for piece in row if piece.isVisible() and piece.open]
            if number <= len(shown):
                self.press(shown[number - 1])
                return True
        return False

    def step_back(self) -> bool:
        """Put a lifted basket back, or the peek away."""
        if self.question is not None and self.question.put_back():
            return True
        return self.put_away()

    def peeked_by(self, reader: int | None) -> tuple[int | None, int]:
        """Return what a reader has seen and not put away, as (kind, village)."""
        return self.peeked.get(reader, (None, 0)) if reader is not None else (None, 0)

    def put_away(self) -> bool:
        """Hide what the Magnifier showed; say whether there was anything."""
        reader = self.picture.reader if self.picture else None
        shown = reader is not None and self.peeked.pop(reader, None) is not None
        if shown:
            self.peek.show_kind(None, 0)
            self.peek.glow(None)
            self.targets_changed.emit()
        return shown

    # What happens

    def animate(self, event: Event, view: Any) -> None:
        """Play one event; what a seat saw under a tile stays until it is put away or the seat acts again.

        CO-34: where nothing is noted (``memory_aid`` 0), nobody is shown a second time what was there.
        """
        match event:
            case Looked(seat=seat, kind=int()) if (
                self.repeats and seat == view.seat and not view.terms.memory_aid
            ):
                event = msgspec.structs.replace(event, kind=None)
            case Looked(seat=seat, basket=basket, kind=int(kind)) if seat == view.seat:
                good = view.load[basket]
                colour = good.colour if good is not None else basket // BASKETS
                self.peeked[seat] = (kind, self.places[colour])
            case BasketMoved() | DiceRolled() | Swapped() | TurnPassed() if not self.repeats:
                self.peeked.pop(event.seat, None)
            case _:
                pass
        super().animate(event, view)

    def suspense(self, event: Event) -> bool:
        """Let nobody read a card, dice, a catch or the loot before they can be seen."""
        return isinstance(event, (CardDrawn, DiceRolled, MonkeySwung, LootTurned))

    def act(self, event: Event, view: Any) -> QAbstractAnimation | None:
        """Show one event, then the picture after it."""
        if self.picture is None:
            return None
        motion = stage(self, event, self.picture, self.picture.after(event))
        return paced(motion, CALM, reduced=False) if motion is not None and self.large else motion
