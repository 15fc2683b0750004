"""A click on a table is answered at once, though the table takes a moment."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop import games
from desktop.ui.moment import OneMoment
from desktop.ui.window import Window
from tests.ui.pages import GAME, PEOPLE


def signs(window: Window) -> list[OneMoment]:
    """Return what says at the moment that it takes one."""
    return [sign for sign in window.findChildren(OneMoment) if sign.isVisible()]


def test_while_a_table_is_laid_the_window_says_whose(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    begin, seen = window.tables.begin, []

    def watched(*arguments: object) -> object:
        (sign,) = signs(window)
        seen.append((sign._name.text(), sign.geometry() == window.centralWidget().rect()))
        return begin(*arguments)

    monkeypatch.setattr(window.tables, "begin", watched)
    window.begin(GAME, PEOPLE, {})
    assert seen == [(str(games.meta(GAME).name), True)]
    assert signs(window) == []


def test_it_is_painted_before_the_table_is_laid(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    paint, begin = OneMoment.paintEvent, window.tables.begin

    def painting(sign: OneMoment, event: QPaintEvent) -> None:
        order.append("painted")
        paint(sign, event)

    def laying(*arguments: object) -> object:
        order.append("laid")
        return begin(*arguments)

    monkeypatch.setattr(OneMoment, "paintEvent", painting)
    monkeypatch.setattr(window.tables, "begin", laying)
    window.begin(GAME, PEOPLE, {})
    assert order[:2] == ["painted", "laid"]


def test_it_goes_when_the_table_is_refused(window: Window) -> None:
    window.begin(GAME, PEOPLE, {"nonsense": True})
    assert signs(window) == []
    assert "nonsense" in window.notice.words


def test_the_keyboard_stays_where_the_table_wants_it(window: Window) -> None:
    window.begin(GAME, PEOPLE, {})
    assert window.table is not None
    focused: QWidget | None = window.focusWidget()
    assert focused is not None
    assert window.table.isAncestorOf(focused)
