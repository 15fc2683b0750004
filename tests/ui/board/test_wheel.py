"""Whole notches out of what wheels and touchpads tell."""

import pytest

from desktop.ui.board.wheel import Notches


@pytest.mark.parametrize(
    ("told", "full"),
    [
        ([120], [1]),
        ([-240], [-2]),
        ([60, 60], [0, 1]),
        ([50, 50, 50], [0, 0, 1]),
        ([-40, -40, -40], [0, 0, -1]),
        ([100, -100, -20], [0, 0, -1]),
    ],
)
def test_small_turns_make_whole_notches(told, full):
    notches = Notches()
    assert [notches.turn(eighths) for eighths in told] == full
