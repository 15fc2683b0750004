"""Positions by hand: baskets on fields of the specification's ids, a card, palms and a monkey."""

from desktop.core.dealer import Forced
from desktop.games import load
from desktop.games.coco.actions import Load
from desktop.games.coco.data import BASKETS, COCONUT, FRUIT, HOME, MARKET, PLACES, VILLAGE, column, field, row
from desktop.games.coco.phases import Turn
from desktop.games.coco.phases.turn import _draw
from desktop.games.coco.state import occupied
from desktop.games.coco.tiles import bit_of, colour_of, kind_of, tile

GAME = load("coco")
RED, YELLOW, GREEN, BLUE = range(4)
"""Seats of four, clockwise; their colours are those of the specification."""
FEET_1_MONKEY, FEET_2, NEXT, FEET_3, FEET_2_LENS, FEET_2_SWAP, LENS_SWAP = 11, 5, 6, 7, 18, 22, 25
VILLAGE_1, VILLAGE_2 = 1, 2
"""Cards by what they show."""
NODES = {"V": VILLAGE, "M": MARKET, "home": HOME}


def node(name):
    """Return a node by its id in the specification: "3_4", or V and M for the own village and market."""
    if name in NODES:
        return NODES[name]
    x, y = map(int, name.split("_"))
    return field(x, y)


def name(number):
    """Return the id of a path field, V, M or home."""
    for text, known in NODES.items():
        if number == known:
            return text
    return f"{column(number)}_{row(number)}"


def basket(seat, number=0):
    return BASKETS * seat + number


def table(baskets=(), *, active=RED, seats=4, card=None, chance=(), **fields):
    """Return a position in which ``active`` has drawn ``card`` (C01 is 1), and the dealer that listened.

    ``baskets`` are (seat, field) or (seat, field, good); a good is kind or a whole tile. ``chance`` is what
    chance gives when the card is drawn and later.
    """
    options = GAME.meta.complete(fields.pop("options", {}), seats)
    state = GAME.setup(seats, options, Forced(active))
    state.stack[:] = [Turn()]
    state.turns = fields.pop("turns", 1)
    counts = [0] * seats
    for seat, where, *good in baskets:
        put(state, basket(seat, counts[seat]), where, good[0] if good else COCONUT)
        counts[seat] += 1
    for key, value in fields.items():
        setattr(state, key, value)
    dealer = Forced(*(() if card is None else (card,)), *chance)
    if card is not None:
        _draw(state, dealer)
    return state, dealer


def put(state, number, where, good):
    """Load a basket from its owner's stock, or with a given tile taken from its colour's stock."""
    owner = number // BASKETS
    known = bit_of(owner) if not state.terms.face_up else 31
    good = tile(owner, good, known) if good in (FRUIT, COCONUT) else good[0]
    state.stock[2 * colour_of(good) + kind_of(good)] -= 1
    state.where[number] = node(where)
    state.taken = occupied(state.where)
    state.load[number] = good


def deliver(state, seat, *goods):
    """Lay tiles, as (colour, kind), on a market place."""
    for colour, kind in goods:
        state.stock[2 * colour + kind] -= 1
        state.markets[seat].append(tile(colour, kind, bit_of(seat)))


def ends(state, number):
    """Return where a basket can go, as ids."""
    return {name(move.end) for move in GAME.options(state, state.active) if move.basket == number}


def events(dealer, kind):
    return [event for event in dealer.events if isinstance(event, kind)]


def gate(place):
    return PLACES[place].gate


def play(state, action, *chance, seat=None):
    dealer = Forced(*chance)
    GAME.play(state, state.active if seat is None else seat, action, dealer)
    return dealer


def reason(state, action, seat=None):
    return GAME.refusal(state, state.active if seat is None else seat, action)


def begun(seats=4, starter=0, card=FEET_2, **options):
    """Return a position after the first baskets are loaded with fruit."""
    state = GAME.setup(seats, GAME.meta.complete(options, seats), Forced(starter))
    for seat in range(seats):
        last = seat == seats - 1
        GAME.play(state, seat, Load(FRUIT), Forced(card) if last else Forced())
    return state
