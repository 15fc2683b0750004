"""Chance is one number after the other; recorded, replayed, forced."""

from random import Random

import pytest

from desktop.core.dealer import Dealer, Forced, Recorder, Replayer, Unreplayable


def spread(dealer):
    bag, order = list("abcdef"), list(range(6))
    dealer.shuffle(order)
    return dealer.die(), dealer.pick("xyz"), dealer.draw(bag), sorted(bag), order


def test_the_same_seed_gives_the_same_chance():
    assert spread(Dealer(Random(4))) == spread(Recorder(Random(4)))


def test_a_replayer_gives_what_a_recorder_wrote_down():
    recorder = Recorder(Random(4))
    given = spread(recorder)
    chance, _ = recorder.take()
    assert spread(Replayer(chance)) == given


def test_taking_starts_anew():
    recorder = Recorder(Random(4))
    recorder.die()
    recorder.take()
    assert recorder.take() == ((), [])


def test_a_drawn_item_leaves_the_bag():
    bag = list("abc")
    item = Dealer(Random(1)).draw(bag)
    assert sorted([item, *bag]) == ["a", "b", "c"]


def test_every_face_of_a_die_comes_up():
    dealer = Dealer(Random(1))
    assert {dealer.die() for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_a_shuffle_reaches_every_order():
    dealer, seen = Dealer(Random(1)), set()
    for _ in range(400):
        items = [1, 2, 3]
        dealer.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 6


@pytest.mark.parametrize("given", [[], [9], [-1]], ids=["missing", "too high", "negative"])
def test_a_record_with_other_chance_cannot_be_replayed(given):
    with pytest.raises(Unreplayable):
        Replayer(given).die()


def test_chance_left_over_is_noticed():
    with pytest.raises(Unreplayable):
        Replayer([1]).close()


def test_tests_force_outcomes():
    bag = ["a", "b"]
    dealer = Forced(6, "b", "y", [3, 1, 2])
    items = [1, 2, 3]
    assert (dealer.die(), dealer.draw(bag), dealer.pick("xyz")) == (6, "b", "y")
    dealer.shuffle(items)
    assert (bag, items) == (["a"], [3, 1, 2])


@pytest.mark.parametrize("outcome", [0, 7])
def test_no_die_can_be_forced_to_show_what_it_has_not(outcome):
    with pytest.raises(AssertionError):
        Forced(outcome).die()
