"""Positions by hand: cards by the ids of the specification, questions by the steps of a day."""

from random import Random

from desktop.core.dealer import Recorder
from desktop.games import load
from desktop.games.ladies.data import GARMENTS, MAIDS, NUMBER, PLAIN
from desktop.games.ladies.phases import Day
from desktop.games.ladies.phases import day as steps
from desktop.games.ladies.state import EMPTY

GAME = load("ladies")
IDS = {row[0]: card for card, row in enumerate(GARMENTS)}
IDS.update({row[0]: PLAIN + card for card, row in enumerate(MAIDS)})
GOODS = {letter: good for good, letter in enumerate("CKGWT*")}


def card(name):
    """Return a ware by its id, a maid by her name."""
    return IDS[name]


def cards(names):
    return [IDS[name] for name in names.split()]


def table(seats=6, **options):
    """Return a table on the first morning, and the dealer that listened."""
    dealer = Recorder(Random(7))
    state = GAME.setup(seats, GAME.meta.complete(options, seats), dealer)
    dealer.take()
    return state, dealer


def at(state, dealer, step):
    """Ask the first question from this step of the day on."""
    state.stack[:] = [Day(step=steps.STEPS.index(getattr(steps, f"_{step}")))]
    state.answers = [[] for _ in range(state.seats)]
    state.stack[0].resume(state, dealer)
    return state.stack[-1] if state.stack else None


def place(state, where, names):
    """Put wares into a list, from wherever they are."""
    for ware in cards(names):
        rows = (state.decks, state.shops, state.purchases, state.deferred, state.wardrobes, state.maids)
        for row in (row for group in rows for row in group):
            if ware in row:
                row.remove(ware)
        if ware in state.windows:
            state.windows[state.windows.index(ware)] = EMPTY
        where.append(ware)


def show(state, lady, name):
    """Put a ware into a window."""
    held = []
    place(state, held, name)
    state.windows[lady] = held[0]


def hold(state, couple, goods):
    """Give a Gentleman exactly these goods, and put what he had, or what is missing, aside."""
    have = [goods.count(letter) for letter in GOODS]
    for good, many in enumerate(have):
        state.supply[good] -= many - state.tokens[couple][good]
    state.tokens[couple] = have


def contract(state, number, notes=0, spot=0):
    """Put a contract (K08 is 8) on display."""
    wanted = number - 1
    for group in (state.pile, state.aside):
        if wanted in group:
            group.remove(wanted)
    if wanted in state.contracts:
        state.pile.append(state.contracts[spot])
        state.contracts[state.contracts.index(wanted)] = state.contracts[spot]
        state.pile.pop()
    elif state.contracts[spot] != EMPTY:
        state.pile.append(state.contracts[spot])
    state.contracts[spot] = wanted
    state.notes[spot] = notes


def numbers(state, *given):
    """Give the Number tokens of the day."""
    state.stock = [token for token in state.stock if token <= NUMBER]
    state.numbers = list(given)


def play(state, dealer, seat, action):
    GAME.play(state, seat, action, dealer)


def events(dealer, kind):
    return [event for event in dealer.events if isinstance(event, kind)]
