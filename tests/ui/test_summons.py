from __future__ import annotations

import signal

import pytest
from PySide6.QtCore import QObject

from desktop.ui.summons import Summons


@pytest.mark.parametrize("call", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_is_heard_while_qt_waits(qtbot, call: signal.Signals) -> None:
    parent = QObject()
    summons = Summons(parent)
    try:
        with qtbot.waitSignal(summons.heard):
            signal.raise_signal(call)
    finally:
        summons.close()


def test_a_second_signal_ends_the_process(qtbot) -> None:
    parent = QObject()
    summons = Summons(parent)
    try:
        with qtbot.waitSignal(summons.heard):
            signal.raise_signal(signal.SIGTERM)
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        summons.close()


def test_afterwards_the_signals_belong_to_whom_they_did_before(qtbot) -> None:
    before = signal.getsignal(signal.SIGINT)
    parent = QObject()
    Summons(parent).close()
    assert signal.getsignal(signal.SIGINT) is before
