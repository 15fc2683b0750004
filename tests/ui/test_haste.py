from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.ui.haste import Haste

MIDDLE = QPoint(40, 20)


@pytest.fixture
def button(qtbot) -> Iterator[QPushButton]:
    made = QPushButton("Settings")
    qtbot.addWidget(made)
    made.resize(300, 60)
    made.show()
    before = QCursor.pos()
    QCursor.setPos(made.mapToGlobal(MIDDLE))
    yield made
    QCursor.setPos(before)


def presses(button: QPushButton) -> list[QPushButton]:
    pressed: list[QPushButton] = []
    button.clicked.connect(lambda: pressed.append(button))
    return pressed


def click(button: QPushButton, spot: QPoint = MIDDLE) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=spot)


def test_the_rest_of_a_double_click_means_nothing(button: QPushButton) -> None:
    pressed = presses(button)
    haste = Haste(button)
    haste.let_pass()
    click(button)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton, pos=MIDDLE)
    assert pressed == []


def test_a_click_elsewhere_is_meant(button: QPushButton) -> None:
    pressed = presses(button)
    haste = Haste(button)
    haste.let_pass()
    click(button, MIDDLE + QPoint(120, 0))
    assert len(pressed) == 1


def test_a_click_in_peace_is_meant(button: QPushButton, qtbot) -> None:
    pressed = presses(button)
    haste = Haste(button)
    haste.let_pass()
    with qtbot.waitSignal(haste._timer.timeout):
        pass
    QApplication.processEvents()
    click(button)
    assert len(pressed) == 1
