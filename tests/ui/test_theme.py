from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QProxyStyle

from desktop.ui.desk import Desk
from desktop.ui.theme import ROLES, SEAT_SHAPES, THEMES, Theme


def luminance(colour: QColor) -> float:
    """Relative luminance, WCAG 2.2."""
    parts = colour.redF(), colour.greenF(), colour.blueF()
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return Theme.load(request.param)


@pytest.mark.parametrize("ground", ["paper", "surface", "raised"])
@pytest.mark.parametrize("ink", ["ink", "muted", "good", "bad", "accent"])
def test_text_has_the_contrast_of_wcag_aa(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(theme.colour(ink), theme.colour(ground)) >= 4.5


def test_text_on_the_accent_has_the_contrast_of_wcag_aa(theme: Theme) -> None:
    assert contrast(theme.colour("on_accent"), theme.colour("accent")) >= 4.5


def test_the_focus_is_told_from_every_ground(theme: Theme) -> None:
    assert min(contrast(theme.colour("focus"), theme.colour(g)) for g in ("paper", "surface", "raised")) >= 3


def test_every_role_has_a_colour(theme: Theme) -> None:
    assert all(theme.colour(role).isValid() for role in ROLES)


def test_every_player_colour_has_its_own_shape() -> None:
    assert len(set(SEAT_SHAPES)) == 6


class Night(QProxyStyle):
    """A style as it is where the system is dark."""

    def standardPalette(self) -> QPalette:  # noqa: N802 - the name is Qt's
        return QPalette(QColor("#202020"))


def test_the_theme_follows_the_system(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.preferences.set("theme", "system")
    assert desk.theme.name == "light"
    night = Night()
    monkeypatch.setattr(QApplication, "style", lambda: night)
    QApplication.styleHints().colorSchemeChanged.emit(QApplication.styleHints().colorScheme())
    assert desk.theme.name == "dark"
    desk.preferences.set("theme", "light")
    assert desk.theme.name == "light"
