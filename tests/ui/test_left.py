"""Tables that were left: kept, opened again, thrown away, and told of where they cannot be."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from desktop import games
from desktop.ui.bookmark import Left
from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.gallery import played
from desktop.ui.launch import Launch
from desktop.ui.window import Window
from tests.ui.pages import GAME, PEOPLE, marks, settle


def test_a_window_closes_and_lets_go_of_the_table_though_its_picture_fails(
    window: Window, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.begin(GAME, PEOPLE, {})
    assert list(folders.tables.glob("*.lock"))
    monkeypatch.setattr(window.table, "picture", lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        window.leave_table()
    assert not list(folders.tables.glob("*.lock"))
    assert window.close()


def test_a_table_that_was_left_is_on_the_shelf_with_its_picture(window: Window) -> None:
    window.begin(GAME, PEOPLE, {})
    window.leave_for_home()
    assert len(marks(window)) == 1
    assert marks(window)[0]._left.picture is not None


def test_a_table_that_was_left_goes_on(window: Window) -> None:
    window.begin(GAME, PEOPLE, {})
    before = window.table.sitting.table.record()
    window.leave_for_home()
    marks(window)[0].button.click()
    assert window.table.sitting.table.record().id == before.id


def test_closing_the_window_keeps_the_table(window: Window, folders: Folders) -> None:
    window.begin(GAME, PEOPLE, {})
    record = window.table.sitting.table.record()
    window.close()
    saved = folders.tables / f"{GAME}-{record.id}.json"
    assert json.loads(saved.read_text())["id"] == record.id


def test_a_table_is_thrown_away_for_good(window: Window, folders: Folders) -> None:
    window.begin(GAME, PEOPLE, {})
    window.leave_for_home()
    mark = marks(window)[0]
    mark.remove.emit(mark._left)
    assert not marks(window)
    assert not list(folders.tables.glob("*.json"))


def test_what_cannot_be_thrown_away_says_why(window: Window, folders: Folders) -> None:
    place = folders.tables / f"{GAME}-1.json"
    place.mkdir(parents=True)
    window._throw_away(Left(place, None, [], None, None))
    assert place.name in window.notice.words


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"rubbish", b'{"format": 99, "app": "9", "game": "x"}', b'{"game": "chess"}', b"\0" * 40],
)
def test_a_file_that_is_no_table_is_shown_with_the_reason_and_kept(
    desk: Desk, folders: Folders, raw: bytes, qtbot
) -> None:
    folders.tables.mkdir(parents=True)
    file = folders.tables / f"{GAME}-broken.json"
    file.write_bytes(raw)
    window = Window(desk, folders)
    qtbot.addWidget(window)
    window.show()
    assert len(marks(window)) == 1
    assert not marks(window)[0].button.isVisible()
    assert "broken" in marks(window)[0]._who.text()
    assert file.read_bytes() == raw


def test_a_truncated_table_goes_on_from_its_backup_and_says_so(
    desk: Desk, folders: Folders, window: Window
) -> None:
    window.begin(GAME, PEOPLE, {})
    record = window.table.sitting.table.record()
    window.leave_for_home()
    file = folders.tables / f"{GAME}-{record.id}.json"
    whole = file.read_bytes()
    file.with_name(file.name + ".backup").write_bytes(whole)
    file.write_bytes(whole[: len(whole) // 2])
    window.home.show_left(window.tables.left())
    settle()
    window.home.go_on.emit(marks(window)[0]._left)
    assert window.table.sitting.table.record().id == record.id
    assert "backup" in window.notice.words or "copy before" in window.notice.words


def test_a_table_that_another_window_has_open_is_refused(
    desk: Desk, folders: Folders, window: Window, qtbot
) -> None:
    window.begin(GAME, PEOPLE, {})
    window.table.sitting.table.record()
    other = Window(desk, folders)
    qtbot.addWidget(other)
    other.show()
    qtbot.waitUntil(lambda: bool(other.tables.left()), timeout=3000)
    other.open_left(other.tables.left()[0])
    assert "another window" in other.notice.words
    assert other.table is None


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(
    desk: Desk, tmp_path: Path, qtbot
) -> None:
    (tmp_path / "file").touch()
    window = Window(desk, Folders(tmp_path / "s", tmp_path / "file" / "tables", tmp_path / "l"))
    qtbot.addWidget(window)
    window.show()
    window.begin(GAME, PEOPLE, {})
    qtbot.waitUntil(lambda: "cannot be saved" in window.notice.words, timeout=5000)
    assert window.table.sitting.table.open
    window.leave_table()
    window.close()


def test_a_file_that_cannot_be_opened_takes_no_place_of_a_table_that_can(window: Window) -> None:
    window.launch(Launch(game="devil"))
    window.leave_for_home()
    folder = window.tables.left()[0].place.parent
    for number in range(12):
        (folder / f"damaged-{number}.json").write_text("{")
    shelf = window.tables.left()
    assert shelf[0].trouble is None
    assert all(left.trouble is not None for left in shelf[1:])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders")
def test_a_pipe_among_the_tables_does_not_stop_the_window(window: Window, folders: Folders) -> None:
    folders.tables.mkdir(parents=True, exist_ok=True)
    os.mkfifo(folders.tables / "pipe.json")
    assert "ordinary file" in str(window.tables.left()[0].trouble)


def test_a_picture_that_cannot_be_written_leaves_the_one_before(window: Window, folders: Folders) -> None:
    record = played(games.load(GAME), 2)
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    folders.tables.mkdir(parents=True, exist_ok=True)
    window.tables.keep_picture(record, picture)
    before = {path.name: path.read_bytes() for path in folders.tables.iterdir()}
    assert list(before)
    window.tables.keep_picture(record, QImage())
    assert {path.name: path.read_bytes() for path in folders.tables.iterdir()} == before
