"""PySide6 6.12.0 loses a reference to None in every call that returns nothing; this watches for it."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication, QLabel


def test_the_reference_count_of_none_stays_level_over_300_calls(qapp: QApplication) -> None:
    label = QLabel()
    before = sys.getrefcount(None)
    for _ in range(300):
        label.setText("x")
    assert abs(sys.getrefcount(None) - before) < 50
