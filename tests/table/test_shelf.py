"""What lies in a folder of saved games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from desktop.table.autosave import Autosave
from desktop.table.saves import discard, load, parts, saved_games
from tests.table.kept import find, harm


def test_the_shelf_shows_readable_games_and_the_trouble_of_the_others(saved):
    path, record = saved
    (path.parent / "notes.json").write_text("my notes")
    shelf = {each.path.name: each for each in saved_games(path.parent)}
    assert shelf[path.name].header.id == record.id
    assert "not a saved game" in str(shelf["notes.json"].trouble)


def test_the_shelf_shows_a_game_of_which_only_the_backup_is_left(saved):
    path, record = saved
    path.unlink()
    (shelf,) = saved_games(path.parent)
    assert (shelf.path, shelf.header.id) == (path, record.id)
    assert load(path, find).note is not None


def test_what_lies_on_the_shelf_as_before_is_not_read_again(saved, monkeypatch):
    path, _ = saved
    before = saved_games(path.parent)
    monkeypatch.setattr(Path, "read_bytes", None)
    assert saved_games(path.parent, before) == before


def test_what_has_changed_on_the_shelf_is_read_again(saved):
    path, record = saved
    before = saved_games(path.parent)
    harm(path, msgspec.json.encode(msgspec.structs.replace(record, app="another version")))
    (shelf,) = saved_games(path.parent, before)
    assert shelf.header.app == "another version"


@pytest.mark.parametrize(("stack", "over"), [(b"[]", True), (b'[{"type":"any"}]', False)])
def test_the_shelf_knows_which_games_are_over(saved, stack, over):
    path, record = saved
    harm(path, b"".join(parts(msgspec.structs.replace(record, state=b'{"stack":' + stack + b"}"), [])))
    (shelf,) = saved_games(path.parent)
    assert (shelf.trouble, shelf.over) == (None, over)


def test_a_discarded_game_is_gone(saved):
    path, _ = saved
    path.with_name(path.name + ".new").write_bytes(b"left by a crash")
    assert discard(path)
    assert list(path.parent.iterdir()) == []


def test_a_table_that_is_open_elsewhere_is_not_discarded(saved):
    path, record = saved
    autosave = Autosave(path.parent)
    autosave.open(path)
    assert not discard(path)
    autosave.close()
    assert [each.header.id for each in saved_games(path.parent)] == [record.id]
