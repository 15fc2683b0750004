"""A thread that calls can be posted to, as the window has one: the test's own."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from time import monotonic


class Desk:
    """Calls made when the test looks after them; time is real."""

    def __init__(self):
        self._calls = SimpleQueue()
        self._alarms = []

    def post(self, call):
        self._calls.put(call)

    def now(self):
        return round(1000 * monotonic())

    def call(self, delay, then):
        alarm = _Alarm(self.now() + delay, then)
        self._alarms.append(alarm)
        return alarm

    def until(self, done, seconds=30.0):
        """Make calls until something is so."""
        end = monotonic() + seconds
        while not done():
            assert monotonic() < end, "it takes too long"
            due = [alarm for alarm in self._alarms if alarm.due <= self.now()]
            self._alarms = [alarm for alarm in self._alarms if alarm not in due]
            for alarm in due:
                if not alarm.cancelled:
                    alarm.then()
            if done():
                return
            try:
                self._calls.get(timeout=0.01)()
            except Empty:
                continue


class _Alarm:
    def __init__(self, due, then):
        self.due = due
        self.then = then
        self.cancelled = False

    def cancel(self):
        self.cancelled = True
