"""Fetching saved tables: one window at a time, and nothing is touched where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop import games
from desktop.core.record import Seat
from desktop.core.text import literal
from desktop.table.saves import Loaded, Unreadable, path_of
from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.tables import Tables

GAME = games.GAMES[0]


@pytest.fixture
def tables(desk: Desk, folders: Folders) -> Tables:
    folders.tables.mkdir(parents=True)
    return Tables(desk, folders.tables, str)


def test_a_table_is_taken_before_it_is_read(
    tables: Tables, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[str] = []

    def read(_path: Path) -> Loaded:
        held.extend(lock.name for lock in folders.tables.glob("*.lock"))
        raise Unreadable(literal("damaged"))

    monkeypatch.setattr(tables, "load", read)
    with pytest.raises(Unreadable):
        tables.fetch(folders.tables / f"{GAME}-1.json")
    assert held == [f"{GAME}-1.json.lock"]


def test_a_table_that_cannot_be_read_is_let_go_of(tables: Tables, folders: Folders) -> None:
    file = folders.tables / f"{GAME}-1.json"
    file.write_bytes(b"something precious")
    with pytest.raises(Unreadable):
        tables.fetch(file)
    assert list(folders.tables.iterdir()) == [file]


def test_no_folder_is_made_for_a_table_that_is_not_there(tables: Tables, tmp_path: Path) -> None:
    with pytest.raises(Unreadable):
        tables.fetch(tmp_path / "nowhere" / "table.json")
    assert not (tmp_path / "nowhere").exists()


def test_a_table_that_cannot_be_laid_is_let_go_of_too(
    tables: Tables, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where no process can be started any more."""
    first = tables.begin(GAME, [Seat("Anna", 0), Seat("Ben", 1)], {})
    first.start()
    path = path_of(folders.tables, first.table.record())
    first.close()
    with monkeypatch.context() as patched:
        patched.setattr("desktop.ui.sitting.Sitting", lambda *_: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            tables.fetch(path)
    again, _ = tables.fetch(path)
    assert again.table.record().id == first.table.record().id
    again.close()
