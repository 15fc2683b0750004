"""The laws find what breaks them: for each there is a game that does."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from desktop.core.contract import LAWS, check, option_sets
from desktop.core.meta import Choice, Option
from desktop.core.text import literal, say
from tests.reference.actions import Bid, Peek
from tests.reference.events import BidChosen
from tests.reference.game import Lanterns
from tests.reference.meta import META
from tests.reference.wording import GONE


class Endless(Lanterns):
    meta = msgspec.structs.replace(META, longest=5)


class Repetitive(Lanterns):
    def options(self, state, seat):
        return [*super().options(state, seat)] * 2


class Reluctant(Lanterns):
    def refusal(self, state, seat, action):
        return super().refusal(state, seat, action) or (self.label(action) if action == Bid(2) else None)


class Stumbling(Lanterns):
    def play(self, state, seat, action, dealer):
        if isinstance(action, Peek):
            raise ZeroDivisionError
        super().play(state, seat, action, dealer)


class Careless(Lanterns):
    def refusal(self, state, seat, action):
        return None if action == "nonsense" else super().refusal(state, seat, action)


class Trusting(Lanterns):
    """It takes every tile that an answer names to be there."""

    def refusal(self, state, seat, action):
        known = isinstance(action, Peek) and state.row[action.slot]
        return super().refusal(state, seat, action) if known is not None else GONE


class Shallow(Lanterns):
    def copy(self, state):
        return msgspec.structs.replace(state)


class Mute(Lanterns):
    event_type = BidChosen


class Lucky(Lanterns):
    def setup(self, seats, options, dealer):
        state = super().setup(seats, options, dealer)
        Random(dealer.below(1_000_000)).shuffle(state.pile)
        dealer.chance.pop()
        return state


class Dreaming(Lanterns):
    def sample(self, view, rng):
        world = super().sample(view, rng)
        world.coins[0] += 1
        return world


class Leaky(Lanterns):
    """Whoever looks on sees what seat 1 holds."""

    def view(self, state, seat):
        if seat is not None:
            return super().view(state, seat)
        own = super().view(state, 1)
        return msgspec.structs.replace(super().view(state, None), hand=own.hand, own_tiles=own.own_tiles)

    def sample(self, view, rng):
        return super().sample(msgspec.structs.replace(view, seat=1) if view.seat is None else view, rng)


class Wasteful(Lanterns):
    def invariants(self, state):
        super().invariants(state)
        assert len(state.stack) < 2


class Dull(Lanterns):
    def label(self, action):
        return say("reference", "Do it")


FAULTS = {
    "ends": Endless,
    "asks": Repetitive,
    "accepts": Reluctant,
    "refuses": Careless,
    "copies": Shallow,
    "speaks": Mute,
    "replays": Lucky,
    "stays": Shallow,
    "samples": Dreaming,
    "hides": Leaky,
    "conserves": Wasteful,
    "words": Dull,
}


def broken(game):
    return {
        verdict.law
        for seed in range(4)
        for verdict in check(game, 4, game.meta.defaults(4), seed=seed)
        if not verdict.ok and verdict.detail
    }


def test_there_is_a_fault_for_every_law():
    assert set(FAULTS) == set(LAWS)


@pytest.mark.parametrize("law", FAULTS)
def test_a_broken_law_is_found(law):
    assert law in broken(FAULTS[law]())


def test_rules_that_fail_break_a_law_and_not_the_check():
    assert "accepts" in broken(Stumbling())


def test_a_refusal_that_fails_on_numbers_of_no_answer_breaks_a_law():
    assert "refuses" in broken(Trusting())


def test_a_sound_game_breaks_none():
    assert broken(Lanterns()) == set()


def switch(name, *, brings=(), under=None):
    choices = (Choice(False, literal("off")), Choice(True, literal("on"), brings))
    return Option(name, literal(name), literal(name), choices, default=False, under=under)


def sets(*options):
    class Optional(Lanterns):
        meta = msgspec.structs.replace(META, options=options)

    return list(option_sets(Optional(), 4))


def test_an_option_is_tried_beside_the_one_under_which_it_means_anything():
    assert {"rain": True, "umbrella": True} in sets(switch("rain"), switch("umbrella", under=("rain", True)))


def test_an_option_is_tried_with_what_it_brings():
    assert {"rain": True, "puddles": True} in sets(
        switch("rain", brings=(("puddles", True),)), switch("puddles")
    )
