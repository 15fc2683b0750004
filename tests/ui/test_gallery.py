from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.core.game import Game
from desktop.ui.desk import Desk
from desktop.ui.gallery import Photographer, moments, played, sit_at


def colours(image: QImage) -> int:
    """Count the colours of a coarse grid of pixels."""
    xs, ys = range(0, image.width(), 16), range(0, image.height(), 16)
    return len({image.pixel(x, y) for x in xs for y in ys})


def test_a_game_is_played_to_its_end(game: Game[Any, Any, Any]) -> None:
    record = played(game, 4)
    assert game.codec.state(record.state).stack == []


def test_the_same_seed_gives_the_same_pictures(game: Game[Any, Any, Any]) -> None:
    assert played(game, 4, 9).steps == played(game, 4, 9).steps


def test_at_every_moment_but_the_last_the_person_is_asked(game: Game[Any, Any, Any]) -> None:
    *before, last = moments(game, played(game, 4))
    assert all(0 in game.actors(game.codec.state(moment.state)) for moment in before)
    assert not game.codec.state(last.state).stack


@pytest.mark.parametrize("game_id", games.GAMES)
def test_a_picture_of_every_table_shows_something(desk: Desk, tmp_path: Path, game_id: str) -> None:
    rules = games.load(game_id)
    camera = Photographer(tmp_path, desk)
    page = sit_at(desk, rules, next(moments(rules, played(rules, rules.meta.seats[0]), (0.5,))))
    camera.take(page, game_id, QSize(1024, 700))
    page.sitting.close()
    camera.dispose(page)
    image = QImage(str(camera.taken[0]))
    assert image.size() == QSize(1024, 700)
    assert colours(image) > 40


@pytest.mark.parametrize("game_id", games.GAMES)
def test_every_board_is_whole_in_a_small_window(desk: Desk, game_id: str) -> None:
    rules = games.load(game_id)
    page = sit_at(desk, rules, next(moments(rules, played(rules, rules.meta.seats[0]), (0.2,))))
    page.resize(1024, 700)
    page.show()
    stage = page.stage
    shown = stage.mapFromScene(stage.sceneRect()).boundingRect()
    assert stage.viewport().rect().adjusted(-2, -2, 2, 2).contains(shown)
    assert page.centre.width() * page.centre.height() > 0.6 * 1024 * 700
    page.sitting.close()
    page.hide()
    page.deleteLater()


@pytest.mark.parametrize("game_id", games.GAMES)
def test_the_seats_keep_their_width_at_every_height(desk: Desk, game_id: str) -> None:
    """With a scroll bar that changes the width of what it scrolls, layouts chase each other for ever."""
    rules = games.load(game_id)
    page = sit_at(desk, rules, next(moments(rules, played(rules, rules.meta.seats[1]), (0.6,))))
    page.show()
    widths = set()
    for height in range(480, 1000, 40):
        page.resize(1024, height)
        for _ in range(3):
            QApplication.processEvents()
        widths |= {card.width() for card in page.seats.cards}
    assert len(widths) == 1
    page.sitting.close()
    page.hide()
    page.deleteLater()
