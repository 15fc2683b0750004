"""Every word of every page: translated, with room enough, and read out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QSlider,
    QWidget,
)

from desktop.ui.desk import Desk
from desktop.ui.keylist import KeyList
from desktop.ui.translator import PSEUDO
from desktop.ui.window import Window
from tests.ui.pages import pages, settle


def words(page: QWidget) -> Iterator[str]:
    for kind in (QLabel, QAbstractButton):
        for widget in page.findChildren(kind):
            if widget.isVisible() and widget.text():
                yield widget.text()


def test_every_word_of_every_page_can_be_translated(window: Window, desk: Desk, qtbot) -> None:
    """In the pseudo-language every text is in brackets, but for names, numbers, licences and keys."""
    desk.translator.set_language(PSEUDO)
    same = {"Spieltisch", "English", "Kim", "Anna", "Ben", "Ada", "Bruno", "Cleo", PSEUDO}
    untold = []
    for page in pages(window):
        settle()
        name = type(page).__name__
        same |= {label.text() for keys in page.findChildren(KeyList) for label, _ in keys._keys}
        untold += [
            (name, text)
            for text in words(page)
            if "[" not in text and text not in same and any(letter.isalpha() for letter in text)
        ]
    credited = {text for name, text in untold if name == "About"}
    assert [entry for entry in untold if entry[1] not in credited] == []


def cut_off(page: QWidget) -> Iterator[str]:
    """Yield the words that have less room than they need."""
    for kind in (QLabel, QAbstractButton):
        for widget in page.findChildren(kind):
            if not widget.isVisible() or not widget.text():
                continue
            least = widget.minimumSizeHint() if isinstance(widget, QLabel) else widget.sizeHint()
            if widget.width() < least.width() - 1:
                yield f"{type(page).__name__}: {widget.text()} ({widget.width()} of {least.width()})"


@pytest.mark.parametrize(("language", "text_size"), [("de", 100), ("nl", 80), (PSEUDO, 100), (PSEUDO, 160)])
def test_no_word_is_cut_off_in_a_small_window(
    window: Window, desk: Desk, language: str, text_size: int
) -> None:
    desk.preferences.set("text_size", text_size)
    desk.translator.set_language(language)
    window.resize(1024, 700)
    cut: list[str] = []
    for page in pages(window):
        settle()
        cut += cut_off(page)
    assert cut == []


def test_everything_that_can_be_pressed_has_a_name(window: Window) -> None:
    nameless = []
    for page in pages(window):
        settle()
        for button in page.findChildren(QAbstractButton):
            if not button.isVisible():
                continue
            spoken = QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name)
            if not spoken.strip():
                nameless.append((type(page).__name__, type(button.parent()).__name__, button.toolTip()))
    assert nameless == []


def test_everything_that_can_be_entered_has_a_name(window: Window) -> None:
    nameless = []
    for page in pages(window):
        settle()
        for kind in (QLineEdit, QComboBox, QSlider, QAbstractItemView):
            for field in page.findChildren(kind):
                inside = isinstance(field.parent(), QComboBox) or field.parentWidget() is None
                if field.isVisible() and not inside and not field.accessibleName():
                    nameless.append(
                        (type(page).__name__, type(field).__name__, type(field.parent()).__name__)
                    )
    assert nameless == []
