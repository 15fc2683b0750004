from __future__ import annotations

from desktop.ui.timer import RealTimer
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
