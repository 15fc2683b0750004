from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from desktop.core.game import Event, View
from desktop.ui.playback import BACKLOG, Playback


class Happened(Event, frozen=True):
    number: int


class Slow(QObject):
    """A board that takes as long as the test wants."""

    broken_off = Signal()
    made_anew = Signal()
    settled = Signal()
    uncovered = Signal()
    thrilling = False

    class context:  # noqa: N801
        speed = 1.0

    def __init__(self) -> None:
        super().__init__()
        self.busy = False
        self.seen: list[Any] = []
        self.caught_up: list[Event] = []

    repeats = False

    def animate(self, event: Event, view: View) -> None:
        if self.context.speed:
            self.seen.append(event)
            self.busy = True

    def suspense(self, event: Event) -> bool:
        return self.thrilling

    def lay_out(self, view: View) -> None:
        self.seen.append(view)

    def skip(self) -> None:
        if self.busy:
            self.settle()

    def end_scene(self) -> None:
        if self.busy:
            self.settle()

    def catch_up(self, events: Sequence[Event], view: View) -> None:
        self.caught_up = list(events)

    def settle(self) -> None:
        self.busy = False
        self.settled.emit()


class Speed:
    def __init__(self) -> None:
        self.value = 1.0

    def __call__(self) -> float:
        return self.value


ONE, TWO = Happened(1), Happened(2)
VIEW = View(0)


@pytest.fixture
def board(qapp: object) -> Slow:
    return Slow()


@pytest.fixture
def speed() -> Speed:
    return Speed()


@pytest.fixture
def playback(board: Slow, speed: Speed) -> Playback:
    return Playback(board, speed)  # type: ignore[arg-type]


def test_events_are_played_one_after_the_other_and_then_laid_out(playback: Playback, board: Slow) -> None:
    playback.tell((ONE, TWO), VIEW)
    assert board.seen == [ONE]
    board.settle()
    assert board.seen == [ONE, TWO]
    board.settle()
    assert board.seen == [ONE, TWO, VIEW]


def test_what_comes_next_waits(playback: Playback, board: Slow) -> None:
    done: list[str] = []
    playback.tell((ONE,), VIEW)
    playback.then(lambda: done.append("asked"))
    assert not done
    board.settle()
    assert done == ["asked"]


def test_skipping_leads_to_the_layout(playback: Playback, board: Slow) -> None:
    playback.tell((ONE, TWO), VIEW)
    playback.skip()
    assert board.seen == [ONE, VIEW]
    assert not playback.busy


def test_hurrying_ends_one_scene_and_plays_the_next(playback: Playback, board: Slow) -> None:
    playback.tell((ONE, TWO), VIEW)
    playback.hurry()
    assert board.seen == [ONE, TWO]
    playback.hurry()
    assert board.seen == [ONE, TWO, VIEW]


def test_a_board_made_anew_catches_up_with_what_has_been_played_and_goes_on(
    playback: Playback, board: Slow
) -> None:
    playback.tell((ONE, TWO), VIEW)
    board.busy = False
    board.made_anew.emit()
    board.settled.emit()
    assert board.caught_up == [ONE]
    assert board.seen == [ONE, TWO]


def test_a_board_made_anew_between_two_moves_has_nothing_to_catch_up_with(
    playback: Playback, board: Slow
) -> None:
    playback.tell((ONE,), VIEW)
    board.settle()
    playback.tell((TWO,), VIEW)
    board.busy = False
    board.made_anew.emit()
    assert board.caught_up == [TWO]


def test_without_speed_there_is_only_the_layout(playback: Playback, board: Slow, speed: Speed) -> None:
    speed.value = 0.0
    playback.tell((ONE, TWO), VIEW)
    assert board.seen == [VIEW]


def test_a_long_backlog_is_not_played(playback: Playback, board: Slow) -> None:
    for _ in range(BACKLOG + 4):
        playback.tell((ONE,), VIEW)
    board.settle()
    played = board.seen.count(ONE)
    assert played < BACKLOG + 4


def test_what_is_shown_again_is_played_however_long_it_is(playback: Playback, board: Slow) -> None:
    for _ in range(BACKLOG + 4):
        playback.tell((ONE,), VIEW, again=True)
    for _ in range(BACKLOG + 4):
        board.settle()
    assert board.seen.count(ONE) == BACKLOG + 4


def test_rushing_skips_everything_that_waits(playback: Playback, board: Slow) -> None:
    for _ in range(3):
        playback.tell((ONE,), VIEW, again=True)
    playback.rush()
    assert board.seen == [ONE, VIEW, VIEW, VIEW]


def test_what_comes_after_a_rush_is_played(playback: Playback, board: Slow) -> None:
    playback.tell((ONE,), VIEW)
    playback.rush()
    playback.tell((TWO,), VIEW)
    assert board.seen == [ONE, VIEW, TWO]


def test_every_event_is_told_to_the_log_even_if_it_is_skipped(playback: Playback) -> None:
    told: list[Event] = []
    playback.shown.connect(told.append)
    playback.tell((ONE, TWO), VIEW)
    playback.skip()
    assert told == [ONE, TWO]


def test_what_is_shown_again_is_not_told_again(playback: Playback, board: Slow) -> None:
    told: list[Event] = []
    playback.shown.connect(told.append)
    playback.tell((ONE,), VIEW, again=True)
    assert board.seen == [ONE]
    assert not told


def test_clearing_forgets_what_waits(playback: Playback, board: Slow) -> None:
    playback.tell((ONE,), VIEW)
    playback.tell((TWO,), VIEW)
    playback.clear()
    assert not playback.busy
    assert TWO not in board.seen


def test_the_end_of_it_is_told(playback: Playback, board: Slow, qtbot) -> None:
    playback.tell((ONE,), VIEW)
    with qtbot.waitSignal(playback.idle, timeout=500):
        board.settle()


def test_an_animation_that_fails_does_not_hold_up_the_table(
    playback: Playback, board: Slow, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(event: Event, view: View) -> None:
        raise RuntimeError(event)

    monkeypatch.setattr(board, "animate", fail)
    with qtbot.capture_exceptions() as failed:
        with pytest.raises(RuntimeError):
            playback.tell((ONE, TWO), VIEW)
        qtbot.waitUntil(lambda: VIEW in board.seen, timeout=1000)
    assert len(failed) == 1
    assert not playback.busy


def test_a_layout_that_fails_does_not_hold_up_what_comes_next(
    playback: Playback, board: Slow, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(view: View) -> None:
        raise RuntimeError(view)

    monkeypatch.setattr(board, "lay_out", fail)
    done: list[str] = []
    with pytest.raises(RuntimeError):
        playback.tell((), VIEW)
    playback.then(lambda: done.append("asked"))
    qtbot.waitUntil(lambda: done == ["asked"], timeout=1000)


def test_a_board_whose_scene_was_broken_off_is_laid_out_instead_of_going_on(board: Slow) -> None:
    playback = Playback(board, Speed())
    playback.tell((ONE, TWO), VIEW)
    board.busy = False
    board.broken_off.emit()
    board.settled.emit()
    assert board.seen == [ONE, VIEW]


def test_what_a_scene_turns_over_is_told_when_it_can_be_seen(playback: Playback, board: Slow) -> None:
    told: list[Event] = []
    playback.shown.connect(told.append)
    board.thrilling = True
    playback.tell((ONE, TWO), VIEW)
    assert told == []
    board.uncovered.emit()
    assert told == [ONE]
    board.settle()
    assert told == [ONE]


def test_a_scene_of_suspense_that_is_skipped_is_told_at_once(playback: Playback, board: Slow) -> None:
    told: list[Event] = []
    playback.shown.connect(told.append)
    board.thrilling = True
    playback.tell((ONE,), VIEW)
    playback.hurry()
    assert told == [ONE]


def test_without_motion_there_is_no_suspense(playback: Playback, board: Slow, speed: Speed) -> None:
    told: list[Event] = []
    playback.shown.connect(told.append)
    board.thrilling, speed.value = True, 0.0
    playback.tell((ONE,), VIEW)
    assert told == [ONE]


def test_a_scene_of_suspense_that_is_forgotten_is_not_told_later(playback: Playback, board: Slow) -> None:
    told: list[Event] = []
    playback.shown.connect(told.append)
    board.thrilling = True
    playback.tell((ONE,), VIEW)
    playback.clear()
    board.thrilling = False
    playback.tell((TWO,), VIEW)
    assert told == [TWO]
