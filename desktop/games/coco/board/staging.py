"""How each event looks: what hops, swings, flips and is counted."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from desktop.core.game import Event
from desktop.games.coco.board.cards import make_pile
from desktop.games.coco.board.figures import Disc, Lens
from desktop.games.coco.board.layout import (
    CARD,
    DECK,
    DISCARD,
    node_spot,
)
from desktop.games.coco.board.picture import Picture
from desktop.games.coco.board.places import points_of
from desktop.games.coco.board.props import lone_disc, to_market
from desktop.games.coco.board.swinging import roll, steal, swing
from desktop.games.coco.data import BASKETS, BIT, HOME, MARKET
from desktop.games.coco.events import (
    BasketMoved,
    CardDead,
    CardDrawn,
    DeckShuffled,
    Delivered,
    DiceRolled,
    GameEnded,
    Loaded,
    Looked,
    LootTurned,
    MonkeySwung,
    Shown,
    Stolen,
    Swapped,
    TurnBegan,
)
from desktop.games.coco.state import occupied
from desktop.ui.board.motion import (
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
from desktop.ui.board.scenes import appear, heard, leave

if TYPE_CHECKING:
    from desktop.games.coco.board.table import Board

__all__ = ["stage"]

HOP = 300
"""Milliseconds for one step of a basket."""


def stage(board: Board, event: Event, before: Picture, after: Picture) -> QAbstractAnimation | None:
    """Return how an event looks; at its end the board shows the picture after it."""
    scene = _scene(board, event, before, after)
    if scene is None:
        board.show_picture(after)
        return None
    if isinstance(event, MonkeySwung) and event.basket is not None:
        board.picture = after  # Pongo hangs over his catch; the theft goes on from there
        return scene
    return one_after_another(scene, moment(lambda: board.show_picture(after)))


def _scene(  # noqa: C901, PLR0911, PLR0912 - one line per event
    board: Board, event: Event, before: Picture, after: Picture
) -> QAbstractAnimation | None:
    match event:
        case TurnBegan():
            return _turn(board, after)
        case DeckShuffled():
            return _shuffle(board)
        case CardDrawn():
            return _draw(board, after)
        case CardDead():
            return one_after_another(pause(250), shake(board.paper), heard(board, "refuse"), pause(250))
        case Loaded():
            return _load(board, event, after)
        case Shown(basket=basket):
            return flip(board.baskets[basket], lambda: board.show_picture(after))
        case BasketMoved():
            return _walk(board, event, before)
        case Delivered():
            return _deliver(board, event, before)
        case DiceRolled():
            return roll(board, event)
        case MonkeySwung():
            return swing(board, event, before)
        case Stolen():
            return steal(board, event, before, after)
        case Swapped():
            return _swap(board, event, before)
        case Looked():
            return _look(board, event)
        case LootTurned():
            return _turn_loot(board, event, after)
        case GameEnded():
            return one_after_another(heard(board, "win"), pause(600))
        case _:
            return None


def _turn(board: Board, after: Picture) -> QAbstractAnimation:
    plate = board.plates[after.active]
    lit = moment(lambda: board.show_picture(after))
    return one_after_another(pause(260), lit, grow(plate, 1.16, 140), grow(plate, 1.0, 160))


def _shuffle(board: Board) -> QAbstractAnimation:
    pile = board.welcome(make_pile(board.context, DISCARD, face_up=False), DISCARD, seen=False)
    return one_after_another(
        appear(pile),
        moment(board.pile.hide),
        heard(board, "shuffle"),
        travel(pile, DECK, 350),
        leave(board, pile),
    )


def _draw(board: Board, after: Picture) -> QAbstractAnimation:
    """Turn over a card on its way from the deck."""
    card = make_pile(board.context, DECK, face_up=False)
    card.show_top(after.card)
    board.welcome(card, DECK, seen=False)
    return one_after_another(
        appear(card),
        heard(board, "card"),
        together(travel(card, CARD.center(), 300), grow(card, 1.3, 300)),
        flip(card, lambda: card.turn_over(face_up=True), 280),
        moment(board.uncovered.emit),
        pause(120),
        leave(board, card),
    )


def _load(board: Board, event: Loaded, after: Picture) -> QAbstractAnimation:
    good = after.load[event.basket]
    assert good is not None
    place = board.places[event.seat]
    basket = board.baskets[event.basket]
    disc = lone_disc(board, good, board.stocks[event.seat].pos(), shown=False)
    spot, scale = node_spot(place, after.where[event.basket], event.basket % BASKETS)
    return one_after_another(
        appear(disc),
        heard(board, "piece"),
        travel(disc, basket.pos() - QPointF(0, 16), 260),
        leave(board, disc),
        moment(lambda: basket.show_good(good, place, shown=False, eyes=(), swapped=False)),
        together(travel(basket, spot, 260), grow(basket, scale, 260)),
    )


def _walk(board: Board, event: BasketMoved, before: Picture) -> QAbstractAnimation:
    """Hop from field to field, high over baskets that stand in the way."""
    basket, place = board.baskets[event.basket], board.places[event.seat]
    taken = occupied(before.where)
    hops: list[QAbstractAnimation] = []
    for start, end in pairwise(event.way):
        here, _ = board.basket_spot(event.basket, start)
        there, scale = node_spot(place, end, event.basket % BASKETS)
        jumps = bool(taken & BIT[end]) or bool(start != event.way[0] and taken & BIT[start])
        top = (here + there) / 2 - QPointF(0, 64 if jumps else 26)
        rise, sink = QEasingCurve.Type.OutQuad, QEasingCurve.Type.InQuad
        hops += [
            glide(basket, b"pos", top, HOP // 2, rise),
            together(glide(basket, b"pos", there, HOP // 2, sink), glide(basket, b"scale", scale, HOP // 2)),
            heard(board, "piece"),
        ]
    raised = moment(lambda: basket.setZValue(600))
    return one_after_another(raised, *hops, pause(100))


def _deliver(board: Board, event: Delivered, before: Picture) -> QAbstractAnimation:
    basket = board.baskets[event.basket]
    good = before.load[event.basket]
    assert good is not None
    spot = node_spot(board.places[event.seat], MARKET)[0]
    disc = lone_disc(board, good, spot - QPointF(0, 16), shown=False)
    home, scale = node_spot(board.places[event.seat], HOME, event.basket % BASKETS)
    return one_after_another(
        appear(disc),
        moment(lambda: basket.show_good(None, 0, shown=False, eyes=(), swapped=False)),
        to_market(board, disc, event.seat, event.count),
        heard(board, "coin"),
        together(travel(basket, home, 500), grow(basket, scale, 500)),
        leave(board, disc),
    )


def _swap(board: Board, event: Swapped, before: Picture) -> QAbstractAnimation:
    """Let two tiles change places, one high over the other."""
    parts: list[QAbstractAnimation] = []
    discs: list[Disc] = []
    spots = [board.baskets[number].pos() - QPointF(0, 16) for number in (event.first, event.second)]
    for index, number in enumerate((event.first, event.second)):
        good = before.load[number]
        assert good is not None
        disc = lone_disc(board, good, spots[index], shown=False)
        discs.append(disc)
        top = (spots[0] + spots[1]) / 2 - QPointF(0, 90 if index else -60)
        parts.append(
            one_after_another(
                glide(disc, b"pos", top, 330, QEasingCurve.Type.OutQuad),
                glide(disc, b"pos", spots[1 - index], 330, QEasingCurve.Type.InQuad),
            )
        )

    def empty() -> None:
        for number in (event.first, event.second):
            board.baskets[number].show_good(None, 0, shown=False, eyes=(), swapped=False)

    return one_after_another(
        *map(appear, discs),
        moment(empty),
        heard(board, "card"),
        together(*parts),
        *(leave(board, disc) for disc in discs),
    )


def _look(board: Board, event: Looked) -> QAbstractAnimation:
    """Hold the magnifier over a basket."""
    spot = board.baskets[event.basket].pos() - QPointF(0, 20)
    seen = board.peeked.get(event.seat) if event.kind is not None else None
    lens = Lens(board.context)
    board.welcome(lens, spot + QPointF(90, -110), seen=False)
    return one_after_another(
        appear(lens),
        travel(lens, spot, 360),
        heard(board, "card"),
        moment(lambda: lens.show_seen(seen)),
        pause(1600 if seen else 650),
        moment(lambda: lens.show_seen(None)),
        travel(lens, spot + QPointF(90, -110), 260),
        leave(board, lens),
    )


def _turn_loot(board: Board, event: LootTurned, after: Picture) -> QAbstractAnimation:
    """Turn over tile by tile with the running total."""
    market = board.market_spots[event.seat]
    parts: list[QAbstractAnimation] = [moment(lambda: market.show_points(0, market.hint)), pause(200)]
    for slot, good in enumerate(after.markets[event.seat]):
        disc = board.discs[event.seat][slot]
        place = board.places[good.colour]
        total = points_of(after, event.seat, slot + 1)
        parts += [
            flip(disc, partial(disc.show_good, good, place, shown=True)),
            moment(partial(disc.setScale, disc.scale())),
            moment(partial(market.show_points, total, market.hint)),
            heard(board, "point"),
            pause(240),
        ]
    return one_after_another(*parts, moment(board.uncovered.emit), pause(300))
