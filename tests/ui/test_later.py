"""What is to be called later goes with whoever wanted it."""

from __future__ import annotations

import gc
from weakref import ref

import pytest
from PySide6.QtCore import QObject
from shiboken6 import delete

from desktop.ui.later import Later


class Owner(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.calls = 0
        self.later = Later(self, self.call)

    def call(self) -> None:
        self.calls += 1


def test_what_is_wanted_twice_is_called_once(qtbot) -> None:
    owner = Owner()
    owner.later.start()
    owner.later.start()
    qtbot.waitUntil(lambda: owner.calls > 0)
    qtbot.wait(5)
    assert owner.calls == 1


@pytest.mark.usefixtures("qapp")
def test_an_owner_that_is_deleted_before_its_time_is_let_go_of(qtbot) -> None:
    owner = Owner()
    owner.later.start()
    kept = ref(owner)
    delete(owner)
    del owner
    qtbot.wait(5)
    gc.collect()
    assert kept() is None
