"""What the board shows is what the view says, after every event."""

from random import Random

import msgspec
import pytest

from desktop.core.dealer import Recorder
from desktop.games.devil import GAME
from desktop.games.devil.actions import DRAW, STAKES, STOP
from desktop.games.devil.board.chips import changed
from desktop.games.devil.board.picture import Picture
from desktop.games.devil.events import StakeSettled, StakesRevealed


def play(seats, seed, options=None, steps=400):
    """Yield view before, events and view after of every step of a random game, seen by seat 0."""
    rng = Random(seed)
    dealer = Recorder(rng)
    state = GAME.setup(seats, GAME.meta.complete(options or {}, seats), dealer)
    dealer.take()
    for _ in range(steps):
        if not state.stack:
            return
        seat = GAME.actors(state)[0]
        legal = GAME.options(state, seat)
        if legal[0] in STAKES[:1]:
            action = legal[min(len(legal) - 1, rng.choice((0, 4, 8, 14)))]
        else:
            action = STOP if STOP in legal and rng.random() < 0.3 else DRAW
        before = GAME.view(state, 0)
        GAME.play(state, seat, action, dealer)
        yield before, dealer.take()[1], GAME.view(state, 0)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_events_carry_the_picture_from_one_view_to_the_next(seats):
    for before, events, after in play(seats, seats):
        shown = Picture.of(before)
        for event in events:
            shown = shown.after(event)
        expected = Picture.of(after)
        # a stake that was just chosen is in the view, and only there
        assert msgspec.structs.replace(shown, own=None) == msgspec.structs.replace(expected, own=None)


def test_events_carry_the_picture_to_the_end_of_the_game():
    for before, events, after in play(2, 12, {"goal": 800}, steps=5000):
        shown = Picture.of(before)
        for event in events:
            shown = shown.after(event)
        last = after
    assert last.over
    assert shown.over


def test_dv27_no_lower_stake_becomes_the_highest_when_the_highest_is_lost():
    view = next(after for _, events, after in play(3, 5) if any(type(e) is StakesRevealed for e in events))
    shown = Picture.of(view).after(StakesRevealed(stakes=(90, 150, 50)))
    shown = shown.after(StakeSettled(seat=1, stake=150, gain=-150, top=True, best=100))
    assert shown.stakes == (90, 0, 50)
    assert shown.top == 150


def test_a_board_opened_later_shows_the_pieces_that_were_laid_down():
    views = [after for _, _, after in play(3, 5) if any(total and total > 0 for total in after.totals)]
    view = views[0]
    seat = next(seat for seat, total in enumerate(view.totals) if total and total > 0)
    assert sum(Picture.of(view).rows[seat]) == view.totals[seat]


def test_only_the_own_wealth_is_open():
    view = next(play(4, 1))[0]
    assert Picture.of(view).wealth_open == (True, False, False, False)


def test_all_wealth_is_open_with_the_option():
    view = next(play(4, 1, {"open_wealth": True}))[0]
    assert Picture.of(view).wealth_open == (True,) * 4


@pytest.mark.parametrize(
    ("amount", "chips"), [(0, []), (180, [100, 50, 20, 10]), (1340, [1000, 200, 100, 20, 20])]
)
def test_an_amount_is_stacked_in_the_fewest_chips(amount, chips):
    assert changed(amount) == chips
