"""The game as the machinery sees it."""

from collections import Counter

from desktop.core.game import Fact, Game, Luck
from tests.reference import wording
from tests.reference.actions import AnyAction
from tests.reference.data import CARDS, COINS, TILES
from tests.reference.events import AnyEvent
from tests.reference.meta import META
from tests.reference.phases import AtThePile, SideBySide, State, deal, totals
from tests.reference.view import LanternView, look, sample


class Lanterns(Game):
    """Lantern Thieves, RF-1 to RF-7."""

    meta = META
    rules = 1
    team = 2
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    view_type = LanternView

    def setup(self, seats, options, dealer):
        return deal(options, dealer)

    def view(self, state, seat):
        return look(state, seat)

    def sample(self, view, rng):
        return sample(view, rng)

    def scores(self, state):
        return tuple(map(float, totals(state)))

    def label(self, action):
        return wording.label(action)

    def tell(self, event):
        return wording.tell(event)

    def facts(self, view, seat):
        return (Fact(wording.COINS, view.coins[seat]),)

    def round(self, state):
        return state.round

    def luck(self, event):
        drawn = getattr(event, "card", None)
        return None if drawn is None else Luck(event.seat, drawn, sum(CARDS) / len(CARDS))

    def invariants(self, state):
        held = [
            inner.card
            for phase in state.stack
            if isinstance(phase, SideBySide)
            for lane in phase.lanes
            for inner in lane
            if isinstance(inner, AtThePile) and inner.card is not None
        ]
        cards = state.pile + state.returned + sum(state.hands, []) + held
        assert Counter(cards) == Counter(CARDS)
        tiles = state.bag + [tile for tile in state.row if tile is not None] + sum(state.tiles, [])
        assert Counter(tiles) == Counter(TILES)
        assert all(0 <= coins <= COINS for coins in state.coins)

    def bot(self):
        from tests.reference.bot import LanternBot

        return LanternBot()
