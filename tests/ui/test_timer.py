from __future__ import annotations

from functools import partial

from desktop.ui.timer import PoliteTimer, RealTimer
from tests.ui.conftest import tidy


def test_a_call_that_has_been_can_be_cancelled_when_its_timer_is_gone(qtbot) -> None:
    calls: list[str] = []
    timer = RealTimer()
    alarm = timer.call(0, lambda: calls.append("called"))
    qtbot.waitUntil(lambda: bool(calls))
    tidy()
    alarm.cancel()
    assert calls == ["called"]


def test_a_call_can_be_cancelled_twice(qtbot) -> None:
    timer = RealTimer()
    calls: list[str] = []
    alarm = timer.call(0, lambda: calls.append("called"))
    alarm.cancel()
    tidy()
    alarm.cancel()
    assert calls == []


class Board:
    """A board that is busy, or not painted yet."""

    def __init__(self, *, busy: bool = False, unseen: bool = False) -> None:
        self.busy = busy
        self.unseen = unseen
        self.timer = PoliteTimer(lambda: self.busy, lambda: self.unseen)


def test_a_call_waits_until_what_has_changed_is_painted(qtbot) -> None:
    board = Board(unseen=True)
    calls: list[bool] = []
    alarm = board.timer.call(0, lambda: calls.append(board.unseen))
    qtbot.wait(3 * PoliteTimer.GLANCE)
    assert calls == []
    board.unseen = False
    qtbot.waitUntil(lambda: calls == [False])
    alarm.cancel()


def test_of_two_calls_at_once_the_second_has_a_picture_of_its_own(qtbot) -> None:
    board = Board()
    calls: list[str] = []

    def answer(name: str) -> None:
        calls.append(name)
        board.unseen = True

    alarms = [board.timer.call(0, partial(answer, name)) for name in ("first", "second")]
    qtbot.wait(3 * PoliteTimer.GLANCE)
    assert calls == ["first"]
    board.unseen = False
    qtbot.waitUntil(lambda: calls == ["first", "second"])
    assert len(alarms) == 2


def test_what_plays_is_looked_at_less_often_than_what_is_painted_in_a_moment() -> None:
    assert Board(busy=True, unseen=True).timer.hold() == PoliteTimer.LOOK
    assert Board(unseen=True).timer.hold() == PoliteTimer.GLANCE
    assert Board().timer.hold() == 0
