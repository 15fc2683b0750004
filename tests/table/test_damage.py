"""Files that are no saved game, or no whole one: told, and never overwritten."""

from __future__ import annotations

import errno
import logging
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.core.record import Seat, Step
from desktop.table.autosave import Autosave
from desktop.table.disk import backup_of
from desktop.table.saves import Unreadable, load, saved_games
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.table.kept import find, harm
from tests.table.people import Notebook


def trouble(path):
    with pytest.raises(Unreadable) as raised:
        load(path, find)
    return str(raised.value)


def test_an_empty_file_is_told(saved):
    path, _ = saved
    harm(path, b"")
    assert trouble(path) == f"The file “{path.name}” is empty."


def test_a_file_of_zeros_as_a_power_cut_leaves_them_is_empty(saved):
    path, _ = saved
    harm(path, bytes(4096))
    assert trouble(path) == f"The file “{path.name}” is empty."


@pytest.mark.parametrize("share", [0.1, 0.5, 0.99])
def test_a_truncated_file_is_told(saved, share):
    path, _ = saved
    raw = path.read_bytes()
    harm(path, raw[: int(len(raw) * share)])
    assert trouble(path) == f"The file “{path.name}” is incomplete: its end is missing."


@pytest.mark.parametrize("old", [b'"steps":[', b'"seats":[{', b'"stack":[{'])
def test_a_damaged_file_is_told(saved, old):
    path, _ = saved
    harm(path, path.read_bytes().replace(old, b"\x00\xff" + old[2:]))
    assert trouble(path) == f"The file “{path.name}” is damaged."


def test_a_position_that_is_none_is_told(saved):
    path, record = saved
    harm(path, msgspec.json.encode(msgspec.structs.replace(record, state=msgspec.Raw(b'{"stack":5}'))))
    assert trouble(path) == f"The file “{path.name}” is damaged."


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"coins":[', b'"coins":[-9,'),
        (b'"tiles":[[', b'"tiles":[[7,'),
        (b'"seats":[', b'"seats":[{"name":"Z","colour":1},'),
        (b'"options":{', b'"options":{"nonsense":true,'),
    ],
)
def test_a_position_that_no_game_can_have_is_told(saved, old, new):
    path, _ = saved
    raw = path.read_bytes()
    assert old in raw
    harm(path, raw.replace(old, new))
    assert trouble(path) == f"The file “{path.name}” is damaged."


def test_what_was_wrong_with_a_position_is_written_down(saved, caplog):
    caplog.set_level(logging.INFO)
    path, _ = saved
    harm(path, path.read_bytes().replace(b'"coins":[', b'"coins":[-9,'))
    trouble(path)
    assert "in invariants" in caplog.text


def test_what_was_wrong_with_an_answer_is_written_down(saved, caplog):
    caplog.set_level(logging.INFO)
    path, record = saved
    steps = [Step(0, msgspec.Raw(b'{"type":"leave"}')), *record.steps[1:]]
    harm(path, msgspec.json.encode(msgspec.structs.replace(record, steps=steps)))
    assert "do not lead to its position" in str(load(path, find).past)
    assert "Illegal" in caplog.text


def harmed(data, raw):
    """Return a file to which a few accidents have happened."""
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(raw)))
        match data.draw(st.sampled_from(["flip", "cut", "insert", "drop"])):
            case "flip":
                raw[place : place + 1] = data.draw(st.binary(min_size=1, max_size=1))
            case "cut":
                del raw[place:]
            case "insert":
                raw[place:place] = data.draw(st.binary(min_size=1, max_size=6))
            case "drop":
                del raw[place : place + data.draw(st.integers(1, 40))]
    return bytes(raw)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_happens_to_a_file_it_is_told_or_played_on(saved, data):
    path, record = saved
    harm(path, harmed(data, bytearray(msgspec.json.encode(record))))
    try:
        loaded = load(path, find)
    except Unreadable:
        return
    players = [Notebook()] * len(loaded.record.seats)
    table = Table.resume(loaded.game, loaded.record, players, timer=VirtualTimer())
    table.start()
    assert table.over or table.open


@pytest.mark.parametrize(
    "content", [b"PK\x03\x04 an archive", b'{"name": "x"}', b"[1, 2]", b"# notes", b"\x89PNG"]
)
def test_a_foreign_file_is_told(saved, content):
    path, _ = saved
    harm(path, content)
    assert trouble(path) == f"The file “{path.name}” is not a saved game of this program."


DEEP = b"[" * 200_000


def test_a_file_nested_deeper_than_python_can_follow_is_told(saved):
    path, record = saved
    harm(path, DEEP)
    assert trouble(path) == f"The file “{path.name}” is not a saved game of this program."
    harm(path, msgspec.json.encode(record)[:-1] + b',"more":' + DEEP)
    assert trouble(path) == f"The file “{path.name}” is damaged."


def test_the_shelf_bears_a_file_nested_deeper_than_python_can_follow(saved):
    path, _ = saved
    (path.parent / "notes.json").write_bytes(b'{"format":1,"app":"","game":"","more":' + DEEP)
    assert {each.path.name: each.trouble is None for each in saved_games(path.parent)} == {
        path.name: True,
        "notes.json": False,
    }


def test_a_name_that_no_file_can_have_is_told(tmp_path):
    assert trouble(tmp_path / ("a" * 300)).endswith("cannot be read: the name is too long.")


def test_a_file_in_a_folder_that_may_not_be_entered_is_told(saved, monkeypatch):
    path, _ = saved

    def denied(_self, **_more):
        raise PermissionError(errno.EACCES, "denied")

    monkeypatch.setattr(Path, "stat", denied)
    assert trouble(path) == f"The file “{path.name}” cannot be read: access denied."


def test_a_newer_file_is_told(saved):
    path, record = saved
    harm(path, msgspec.json.encode(msgspec.structs.replace(record, format=99)))
    assert trouble(path) == f"The file “{path.name}” was saved by a newer version of this program."


def test_an_unknown_game_is_told(saved):
    path, record = saved
    harm(path, msgspec.json.encode(msgspec.structs.replace(record, game="ludo")))
    assert trouble(path) == f"The file “{path.name}” holds a game that this program does not have: “ludo”."


def test_an_unknown_opponent_is_told(saved):
    path, record = saved
    seats = [*record.seats[:3], msgspec.structs.replace(record.seats[3], level="wizard")]
    harm(path, msgspec.json.encode(msgspec.structs.replace(record, seats=seats)))
    sentence = f"The file “{path.name}” seats an opponent that this program does not have: “wizard”."
    assert trouble(path) == sentence


@pytest.mark.parametrize("level", ["expert", "random", "greedy", "easy"])
def test_every_known_opponent_may_sit_in_a_saved_game(saved, level):
    path, record = saved
    seats = [*record.seats[:3], msgspec.structs.replace(record.seats[3], level=level)]
    harm(path, msgspec.json.encode(msgspec.structs.replace(record, seats=seats)))
    assert load(path, find).record.seats[3].level == level


@pytest.mark.parametrize("colour", [-1, 6])
def test_a_colour_that_no_player_has_is_told(saved, colour):
    path, record = saved
    seats = [*record.seats[:3], Seat("D", colour)]
    harm(path, msgspec.json.encode(msgspec.structs.replace(record, seats=seats)))
    assert trouble(path) == f"The file “{path.name}” is damaged."


@pytest.mark.parametrize("identity", ["../../settings", "a/b", "a b", "."])
def test_an_id_that_leads_to_another_place_is_told(saved, identity):
    path, record = saved
    harm(path, msgspec.json.encode(msgspec.structs.replace(record, id=identity)))
    assert trouble(path) == f"The file “{path.name}” is damaged."


def test_a_missing_file_is_told(tmp_path):
    assert "cannot be read: file not found" in trouble(tmp_path / "nothing.json")


def test_a_folder_is_told(tmp_path):
    assert "cannot be read" in trouble(tmp_path)


def test_a_damaged_file_falls_back_to_the_generation_before(saved):
    path, record = saved
    path.write_bytes(b"")
    loaded = load(path, find)
    assert len(loaded.record.steps) == len(record.steps) - 1
    assert str(loaded.note).startswith(f"The file “{path.name}” is empty. The game goes on from the copy")


def test_a_foreign_file_is_never_overwritten(saved):
    path, _ = saved
    path.write_bytes(b"something precious")
    with pytest.raises(Unreadable):
        load(path, find)
    play_on(path, load(backup_of(path), find))
    assert (path.with_name(path.name + ".damaged-1")).read_bytes() == b"something precious"
    assert load(path, find).note is None


def test_a_file_of_a_newer_program_is_never_overwritten(saved):
    path, record = saved
    newer = msgspec.json.encode(msgspec.structs.replace(record, format=99))
    path.write_bytes(newer)
    play_on(path, load(backup_of(path), find))
    assert (path.with_name(path.name + ".damaged-1")).read_bytes() == newer


def test_a_damaged_file_is_never_overwritten_by_the_copy_before_it(saved):
    path, record = saved
    harmed_steps = msgspec.json.encode(record).replace(b'"steps":[', b'"steps":[7,')
    path.write_bytes(harmed_steps)
    play_on(path, load(path, find))
    assert (path.with_name(path.name + ".damaged-1")).read_bytes() == harmed_steps
    assert load(path, find).note is None


def play_on(path, loaded):
    """Open a table again, and save it where it was."""
    autosave = Autosave(path.parent)
    autosave.open(path)
    table = Table.resume(
        loaded.game, loaded.record, [Notebook()] * 4, timer=VirtualTimer(), keep=autosave.keep
    )
    table.start()
    assert autosave.flush()
    autosave.close()
