"""Quick clicks at a table that shows what happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop import games
from desktop.games.fagin.actions import MARKET, OPENINGS
from desktop.ui.desk import Desk
from tests.ui.conftest import Laid


@pytest.mark.parametrize("speed", ["none", "normal", "slow"])
def test_every_click_on_a_cube_counts_while_the_one_before_flies(
    lay: Callable[..., Laid], desk: Desk, qtbot, speed: str
) -> None:
    laid = lay((0, 1), game=games.load("fagin"))
    page, seat = laid.page, laid.sitting.decision.seat
    page.choose(OPENINGS[MARKET])
    qtbot.waitUntil(lambda: page.board.decision is not None)
    desk.preferences.set("speed", speed)
    key = next(key for key in page.board.desk.more if key.open and int(key.price) <= 5)
    spot, viewport = page.stage.mapFromScene(key.place().center()), page.stage.viewport()
    before = laid.sitting.view.cargo[seat][key.colour]
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=spot)
    for _ in range(2):
        qtbot.wait(40)
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=spot)
    qtbot.waitUntil(lambda: laid.sitting.view.cargo[seat][key.colour] == before + 3)
