"""Whole games once more, as plainly as the specification says them, beside those of the program."""

from random import Random

import pytest

from desktop.core.dealer import Recorder
from desktop.games.devil import GAME
from desktop.games.devil.actions import DRAW, STOP, Stake
from desktop.games.devil.events import CoalPulled, DevilPulled, OvenFilled, PactPaid

SPACES = (
    *((0, 50), (60, 90), (100, 190), (200, 290), (300, 590), (600, 890), (900, 1190), (1200, 1590)),
    (1600, 10**9),
)


def space(wealth):
    return next(index for index, (least, most) in enumerate(SPACES) if least <= wealth <= most)


class Model:
    """DV-07 to DV-42 with plain lists. The program tells it what chance gave, and nothing else."""

    def __init__(self, state, options):
        self.options = options
        self.seats = range(state.seats)
        self.wealth = [200] * state.seats
        self.oven, self.ash, self.laid = list(state.oven), [], []
        self.holders = set()
        self.round, self.starter = 1, state.starter

    def bet(self, stakes):
        self.stakes = stakes
        self.stock = [chips - stake for chips, stake in zip(self.wealth, stakes, strict=True)]
        self.totals, self.counts = dict.fromkeys(self.seats, 0), dict.fromkeys(self.seats, 0)
        self.line = []

    def pull(self, seat, events):
        """DV-17 to DV-20, DV-09: check what followed one piece; return whether the turn goes on."""
        piece = events[0].value if isinstance(events[0], CoalPulled) else 0
        self.oven.remove(piece)
        self.line.append(piece)
        paid = self.burn(seat) if not piece else []
        told = [(event.holder, event.amount) for event in events if isinstance(event, PactPaid)]
        assert told == paid
        if not self.oven:
            assert any(isinstance(event, OvenFilled) for event in events)
            self.oven, self.ash = self.ash, []
        return bool(piece)

    def burn(self, seat):
        self.ash += self.line
        self.line = []
        paid = []
        for step in range(1, len(self.seats)):
            holder = (seat + step) % len(self.seats)
            if holder in self.holders and seat not in self.holders:
                amount = min(50, self.stock[seat])
                self.stock[seat] -= amount
                self.stock[holder] += amount
                paid.append((holder, amount))
        return paid

    def stop(self, seat):
        self.totals[seat], self.counts[seat] = sum(self.line), len(self.line)
        self.laid += self.line
        self.line = []

    def settle(self):
        """DV-21 to DV-36."""
        best, top, most = max(self.totals.values()), max(self.stakes), max(self.counts.values())
        for seat in self.seats:
            stake = self.stakes[seat]
            if stake <= best:
                self.stock[seat] += stake * (3 if stake == top else 2)
            if best:
                self.stock[seat] += 50 * (self.totals[seat] == best) + 50 * (self.counts[seat] == most)
        self.wealth = self.stock
        spaces = [space(chips) for chips in self.wealth]
        last = [seat for seat in self.seats if spaces[seat] == min(spaces)]
        self.holders = set(last) if len(last) == 1 else set()
        if self.options["beggars_clause"]:
            self.holders |= {seat for seat in self.seats if not spaces[seat]}
        return max(self.wealth) >= self.options["goal"] or self.round == 100

    def next_round(self):
        """DV-07, DV-08, DV-37."""
        self.round += 1
        self.starter = (self.starter + 1) % len(self.seats)
        self.ash += self.laid
        self.laid = []
        if len(self.oven) <= self.options["oven_core"]:
            self.oven, self.ash = self.oven + self.ash, []

    def places(self):
        """DV-39, DV-40."""
        pieces = self.counts if self.options["tie_break"] == "pieces" else dict.fromkeys(self.seats, 0)
        keys = [(self.wealth[seat], pieces[seat]) for seat in self.seats]
        return tuple(1 + sum(other > key for other in keys) for key in keys)


def play_round(model, state, rng, dealer):
    """Bet and pull at random, in the program and in the model."""
    stakes = [10 * rng.randint(0, min(chips, 400) // 10) for chips in model.wealth]
    for seat, stake in enumerate(stakes):
        GAME.play(state, seat, Stake(stake), dealer)
    dealer.take()
    model.bet(stakes)
    for step in model.seats:
        seat, going = (model.starter + step) % len(model.seats), True
        while going:
            assert GAME.actors(state) == (seat,)
            stops = len(model.line) > 0 and rng.random() < 0.25
            GAME.play(state, seat, STOP if stops else DRAW, dealer)
            _, events = dealer.take()
            if stops:
                model.stop(seat)
            else:
                assert isinstance(events[0], CoalPulled | DevilPulled)
            going = not stops and model.pull(seat, events)


@pytest.mark.parametrize("seed", range(24))
def test_dv07_dv42_whole_games_are_those_of_the_specification(seed):
    rng, dealer = Random(seed), Recorder(Random(seed))
    options = GAME.meta.complete(
        {
            "goal": rng.choice((800, 1600)),
            "beggars_clause": rng.random() < 0.5,
            "oven_core": rng.choice((0, 5, 24, 47)),
            "tie_break": rng.choice(("shared", "pieces")),
        },
        seats := 2 + seed % 5,
    )
    state = GAME.setup(seats, options, dealer)
    model = Model(state, options)
    over = False
    while not over:
        play_round(model, state, rng, dealer)
        over = model.settle()
        assert (state.stock, set(state.holders)) == (model.wealth, model.holders)
        if not over:
            model.next_round()
            assert (state.round, state.starter) == (model.round, model.starter)
            assert sorted(state.oven) == sorted(model.oven)
    assert not state.stack
    assert GAME.places(state) == model.places()
