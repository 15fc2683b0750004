from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from desktop.core.text import literal
from desktop.ui.window import Window


@pytest.mark.parametrize("width", [700, 1024, 1900])
def test_a_sentence_stays_in_the_middle_of_a_window_that_changes_its_size(window: Window, width: int) -> None:
    window.resize(1440, 920)
    window.show()
    window.tell(literal("The settings cannot be saved: the disk is full."))
    window.resize(width, 700)
    QApplication.processEvents()
    place = window.notice.geometry()
    assert QRect(0, 0, window.width(), window.height()).contains(place)
    assert abs(place.center().x() - window.width() / 2) <= 1
