from __future__ import annotations

import gc
from collections.abc import Iterator
from threading import Thread, current_thread
from weakref import ref

import pytest

from desktop.ui.sweep import Sweeper


@pytest.fixture(autouse=True)
def _nothing_stays_frozen() -> Iterator[None]:
    yield
    gc.unfreeze()


class Ring:
    """Something that only a collection of garbage finds, and that notes where it was found."""

    died_on: Thread | None = None

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        Ring.died_on = current_thread()


def many_rings() -> None:
    for _ in range(2 * gc.get_threshold()[0]):
        Ring()


def test_no_other_thread_collects(qtbot) -> None:
    gc.enable()
    sweeper = Sweeper()
    gc.collect()
    Ring.died_on = None
    other = Thread(target=many_rings)
    other.start()
    other.join()
    assert Ring.died_on is None
    sweeper.sweep_all()


def test_what_has_gathered_is_collected_on_the_thread_of_the_window(qtbot) -> None:
    sweeper = Sweeper()
    gc.collect()
    Ring.died_on = None
    many_rings()
    sweeper.sweep()
    assert Ring.died_on is current_thread()


def test_little_is_left_for_later(qtbot) -> None:
    sweeper = Sweeper()
    gc.collect()
    ring = ref(Ring())
    sweeper.sweep()
    assert ring() is not None
    sweeper.sweep_all()


def test_what_was_let_go_of_is_collected_soon(qtbot) -> None:
    sweeper = Sweeper()
    ring = ref(Ring())
    sweeper.sweep_soon()
    qtbot.waitUntil(lambda: ring() is None)


def test_what_was_there_at_the_start_is_collected_too(qtbot) -> None:
    sweeper = Sweeper()
    ring = ref(Ring())
    gc.freeze()
    sweeper.sweep_all()
    assert ring() is None
