"""The dots beside somebody who decides."""

from __future__ import annotations

from desktop.ui.desk import Desk
from desktop.ui.seats import Thinking


def test_the_dots_heed_the_wish_for_less_motion_at_once(desk: Desk, qtbot) -> None:
    desk.preferences.set("motion", "full")
    dots = Thinking(desk)
    qtbot.addWidget(dots)
    dots.set(on=True)
    assert dots._timer.isActive()
    desk.preferences.set("motion", "reduced")
    assert not dots._timer.isActive()
    desk.preferences.set("motion", "full")
    assert dots._timer.isActive()
