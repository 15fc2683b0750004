"""A proof is a picture beside the view, and leaves the view as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.ui.board.proof import proof
from desktop.ui.board.things import Label
from tests.ui.conftest import Laid


def seen(laid: Laid) -> QImage:
    for _ in range(4):
        QApplication.processEvents()
    return laid.page.stage.viewport().grab().toImage()


@pytest.mark.parametrize("hidden", [False, True])
def test_what_changed_just_before_is_shown_all_the_same(lay: Callable[..., Laid], hidden: bool) -> None:
    laid = lay((0,), game=games.load("devil"))
    seen(laid)
    if hidden:
        laid.page.toggle_words()
    label = next(item for item in laid.page.board.items() if isinstance(item, Label) and item.isVisible())
    label.set_text("WWW")
    proof(laid.page.board, QSize(352, 252))
    if hidden:
        laid.page.toggle_words()
    shown = seen(laid)
    for item in laid.page.board.items():
        item.update()
    assert shown == seen(laid)
