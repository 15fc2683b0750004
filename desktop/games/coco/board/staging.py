"""How each event looks: what hops, swings, flips and is counted."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from desktop.core.game import Event
from desktop.games.coco.board.cards import make_pile, turn_die
from desktop.games.coco.board.figures import Disc, Lens
from desktop.games.coco.board.layout import (
    CARD,
    DECK,
    DISCARD,
    MAGNET,
    hanging,
    hole_spot,
    node_spot,
    slot_spot,
)
from desktop.games.coco.board.picture import Picture
from desktop.games.coco.board.places import points_of
from desktop.games.coco.data import BASKETS, BIT, COLUMNS, HOME, LEFT, MARKET, RUNS, column
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
from desktop.games.coco.view import Good
from desktop.ui.board.motion import (
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
    turn,
)
from desktop.ui.board.piece import Piece

if TYPE_CHECKING:
    from desktop.games.coco.board.table import Board

__all__ = ["stage"]

HOP = 300
SWING = 170
"""Milliseconds for one step of a basket, and for one column of Pongo's way."""


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
            return one_after_another(pause(250), shake(board.paper), _sound(board, "refuse"), pause(250))
        case Loaded():
            return _load(board, event, before, after)
        case Shown(basket=basket):
            return flip(board.baskets[basket], lambda: board.show_picture(after))
        case BasketMoved():
            return _walk(board, event, before)
        case Delivered():
            return _deliver(board, event, before)
        case DiceRolled():
            return _roll(board, event)
        case MonkeySwung():
            return _swing(board, event, before)
        case Stolen():
            return _steal(board, event, before, after)
        case Swapped():
            return _swap(board, event, before)
        case Looked():
            return _look(board, event)
        case LootTurned():
            return _turn_loot(board, event, after)
        case GameEnded():
            return one_after_another(_sound(board, "win"), pause(600))
        case _:
            return None


def _sound(board: Board, name: str) -> QAbstractAnimation:
    return moment(lambda: board.context.sound(name))


def _passing(board: Board, piece: Piece, spot: QPointF, depth: float = 700) -> Piece:
    """Lay a piece on the board for the time of a scene; ``_gone`` takes it away."""
    piece.setPos(spot)
    piece.setZValue(depth)
    piece.setOpacity(0.0)
    board.addItem(piece)
    board.passing.append(piece)
    return piece


def _here(piece: Piece) -> QAbstractAnimation:
    return moment(lambda: piece.setOpacity(1.0))


def _gone(board: Board, piece: Piece) -> QAbstractAnimation:
    def leave() -> None:
        if piece in board.passing:
            board.passing.remove(piece)
            board.removeItem(piece)

    return moment(leave)


def _disc(board: Board, good: Good, spot: QPointF, *, shown: bool = False) -> Disc:
    disc = Disc(board.context)
    disc.show_good(good, board.places[good.colour], shown=shown)
    _passing(board, disc, spot)
    return disc


def _turn(board: Board, after: Picture) -> QAbstractAnimation:
    plate = board.plates[after.active]
    lit = moment(lambda: board.show_picture(after))
    return one_after_another(pause(260), lit, grow(plate, 1.16, 140), grow(plate, 1.0, 160))


def _shuffle(board: Board) -> QAbstractAnimation:
    pile = _passing(board, make_pile(board.context, DISCARD, face_up=False), DISCARD)
    return one_after_another(
        _here(pile),
        moment(board.pile.hide),
        _sound(board, "shuffle"),
        travel(pile, DECK, 350),
        _gone(board, pile),
    )


def _draw(board: Board, after: Picture) -> QAbstractAnimation:
    """Turn over a card on its way from the deck."""
    card = make_pile(board.context, DECK, face_up=False)
    card.show_top(after.card)
    _passing(board, card, DECK)
    return one_after_another(
        _here(card),
        _sound(board, "card"),
        together(travel(card, CARD.center(), 300), grow(card, 1.3, 300)),
        flip(card, lambda: card.turn_over(face_up=True), 280),
        pause(120),
        _gone(board, card),
    )


def _load(board: Board, event: Loaded, before: Picture, after: Picture) -> QAbstractAnimation | None:
    if before.load[event.basket] is not None:
        return None
    good = after.load[event.basket]
    assert good is not None
    place = board.places[event.seat]
    basket = board.baskets[event.basket]
    disc = _disc(board, good, board.stocks[event.seat].pos(), shown=False)
    spot, scale = node_spot(place, after.where[event.basket], event.basket % BASKETS)
    return one_after_another(
        _here(disc),
        _sound(board, "piece"),
        travel(disc, basket.pos() - QPointF(0, 16), 260),
        _gone(board, disc),
        moment(lambda: basket.show_good(good, place, shown=False, eyes=(), swapped=False)),
        together(travel(basket, spot, 260), grow(basket, scale, 260)),
    )


def _walk(board: Board, event: BasketMoved, before: Picture) -> QAbstractAnimation:
    """Hop from field to field, high over baskets that stand in the way."""
    basket, place = board.baskets[event.basket], board.places[event.seat]
    taken = 0
    for node in before.where:
        taken |= BIT[node]
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
            _sound(board, "piece"),
        ]
    raised = moment(lambda: basket.setZValue(600))
    return one_after_another(raised, *hops, pause(100))


def _to_market(board: Board, disc: Disc, seat: int, count: int) -> QAbstractAnimation:
    spot, scale = slot_spot(board.places[seat], count - 1)
    return together(travel(disc, spot, 420), glide(disc, b"scale", scale, 420))


def _deliver(board: Board, event: Delivered, before: Picture) -> QAbstractAnimation:
    basket = board.baskets[event.basket]
    good = before.load[event.basket]
    assert good is not None
    spot = node_spot(board.places[event.seat], MARKET)[0]
    disc = _disc(board, good, spot - QPointF(0, 16), shown=False)
    home, scale = node_spot(board.places[event.seat], HOME, event.basket % BASKETS)
    return one_after_another(
        _here(disc),
        moment(lambda: basket.show_good(None, 0, shown=False, eyes=(), swapped=False)),
        _to_market(board, disc, event.seat, event.count),
        _sound(board, "coin"),
        together(travel(basket, home, 500), grow(basket, scale, 500)),
        _gone(board, disc),
    )


def _roll(board: Board, event: DiceRolled) -> QAbstractAnimation:
    """Let the dice tumble before they show their colours."""
    faces = (event.first, event.second)

    def show(offset: int) -> None:
        for index, die in enumerate(board.dice):
            die.setVisible(True)
            turn_die(board.context, die, (faces[index] + offset) % 3)

    tumbles: list[QAbstractAnimation] = [_sound(board, "dice")]
    for step in (2, 1, 2, 1, 0):
        degrees = (-34, 31) if step % 2 else (27, -24)
        if step == 0:
            degrees = (-8, 11)
        tumbles += [
            moment(partial(show, step)),
            together(*(turn(die, degrees[index], 120) for index, die in enumerate(board.dice))),
        ]
    return one_after_another(*tumbles, pause(450))


def _swing(board: Board, event: MonkeySwung, before: Picture) -> QAbstractAnimation:
    """Put the palms into their holes; then Pongo swings, as far as his catch."""
    start = 0.55 if event.side == LEFT else COLUMNS + 0.45
    end = COLUMNS + 1 - start
    if event.basket is not None:
        end = float(column(before.where[event.basket]))
    parts: list[QAbstractAnimation | None] = []
    if not event.stayed:
        parts.append(_replant(board, event, start))
    way = abs(end - start) * SWING
    spot = hanging(event.left, event.right, end)
    parts += [
        _sound(board, "swing"),
        glide(board.pongo, b"pos", spot, round(way), QEasingCurve.Type.InOutQuad),
        together(_sway(board), pause(200)),
    ]
    return one_after_another(*parts)


def _sway(board: Board) -> QAbstractAnimation:
    return one_after_another(turn(board.pongo, 9, 110), turn(board.pongo, -6, 110), turn(board.pongo, 0, 90))


def _replant(board: Board, event: MonkeySwung, start: float) -> QAbstractAnimation:
    moves: list[QAbstractAnimation] = []
    for palm, side, colour in ((board.palms[0], 0, event.left), (board.palms[1], 1, event.right)):
        spot, scale = hole_spot(side, colour)
        lift = palm.pos() - QPointF(0, 24)
        if lift.y() + 24 == spot.y():
            continue
        moves.append(
            one_after_another(
                glide(palm, b"pos", lift, 140),
                together(glide(palm, b"pos", spot, 380), glide(palm, b"scale", scale, 380)),
            )
        )
    planted = moment(lambda: board.rod.span(event.left, event.right))
    hung = moment(lambda: board.pongo.setPos(hanging(event.left, event.right, start)))
    return one_after_another(
        together(fade(board.rod, 0.0, 120), fade(board.pongo, 0.25, 120)),
        together(*moves),
        planted,
        hung,
        _light_run(board, event),
        together(fade(board.rod, 1.0, 120), fade(board.pongo, 1.0, 120)),
    )


def _light_run(board: Board, event: MonkeySwung) -> QAbstractAnimation:
    def light() -> None:
        for field in board.fields:
            field.light(lit=field.node in RUNS[event.left][event.right])

    return moment(light)


def _steal(board: Board, event: Stolen, before: Picture, after: Picture) -> QAbstractAnimation:
    """Let the tile stick to the magnet, ride along, and drop on the thief's market place."""
    basket = board.baskets[event.basket]
    good = before.load[event.basket]
    assert good is not None
    disc = _disc(board, good, basket.pos() - QPointF(0, 16), shown=False)
    x = float(column(event.node))
    end = 0.55 if after.side == LEFT else COLUMNS + 0.45
    hung = hanging(after.left, after.right, x) + MAGNET + QPointF(0, 14)
    last = hanging(after.left, after.right, end)
    ride = round(abs(end - x) * SWING)
    home, scale = node_spot(board.places[event.victim], HOME, event.basket % BASKETS)
    return one_after_another(
        _here(disc),
        moment(lambda: basket.show_good(None, 0, shown=False, eyes=(), swapped=False)),
        _sound(board, "monkey"),
        glide(disc, b"pos", hung, 240, QEasingCurve.Type.InQuad),
        shake(basket, 6, 260),
        together(
            glide(board.pongo, b"pos", last, ride, QEasingCurve.Type.InOutQuad),
            glide(disc, b"pos", last + MAGNET + QPointF(0, 14), ride, QEasingCurve.Type.InOutQuad),
        ),
        together(
            _to_market(board, disc, event.seat, event.count),
            one_after_another(travel(basket, home, 420), grow(basket, scale, 10)),
        ),
        _sound(board, "coin"),
        pause(150),
        _gone(board, disc),
    )


def _swap(board: Board, event: Swapped, before: Picture) -> QAbstractAnimation:
    """Let two tiles change places, one high over the other."""
    parts: list[QAbstractAnimation] = []
    discs: list[Disc] = []
    spots = [board.baskets[number].pos() - QPointF(0, 16) for number in (event.first, event.second)]
    for index, number in enumerate((event.first, event.second)):
        good = before.load[number]
        assert good is not None
        disc = _disc(board, good, spots[index], shown=False)
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
        *map(_here, discs),
        moment(empty),
        _sound(board, "card"),
        together(*parts),
        *(_gone(board, disc) for disc in discs),
    )


def _look(board: Board, event: Looked) -> QAbstractAnimation:
    """Hold the magnifier over a basket."""
    spot = board.baskets[event.basket].pos() - QPointF(0, 20)
    seen = board.peeked.get(event.seat) if event.kind is not None else None
    lens = Lens(board.context)
    _passing(board, lens, spot + QPointF(90, -110))
    return one_after_another(
        _here(lens),
        travel(lens, spot, 360),
        _sound(board, "card"),
        moment(lambda: lens.show_seen(seen)),
        pause(1600 if seen else 650),
        moment(lambda: lens.show_seen(None)),
        travel(lens, spot + QPointF(90, -110), 260),
        _gone(board, lens),
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
            _sound(board, "point"),
            pause(240),
        ]
    return one_after_another(*parts, pause(300))
