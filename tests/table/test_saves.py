"""Saved games: whole at every moment, told when they are not."""

from __future__ import annotations

import errno
import logging
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from threading import Event

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop import games
from desktop.core.record import Record, Seat, Step
from desktop.table import autosave as module
from desktop.table.autosave import Autosave, Busy
from desktop.table.chronicle import Chronicle
from desktop.table.disk import Disk, backup_of
from desktop.table.saves import Unreadable, discard, load, parts, path_of, saved_games
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.reference import GAME
from tests.table.people import Notebook

MUSEUM = Path(__file__).parent.parent / "museum"


def find(name):
    if name == "reference":
        return GAME
    return games.load(name) if name in games.GAMES else None


def play(keep=None, steps=6, seed=1):
    rng = Random(seed)
    table = Table(
        GAME,
        [Seat("A", seat) for seat in range(4)],
        [Notebook()] * 4,
        {},
        seed=seed,
        timer=VirtualTimer(),
        keep=keep,
    )
    table.start()
    for _ in range(steps):
        decision = next(iter(table.open.values()))
        assert table.answer(decision.id, rng.choice(decision.options)) is None
    return table


@pytest.fixture
def saved(tmp_path):
    """A table that has been saved and left."""
    autosave = Autosave(tmp_path)

    def keep(record):
        autosave.keep(record)
        assert autosave.flush()

    table = play(keep)
    assert autosave.close() is None
    return path_of(tmp_path, table.record()), table.record()


# Format


def test_the_file_is_the_record_in_json(saved):
    path, record = saved
    assert path.read_bytes() == msgspec.json.encode(record)


def test_parts_make_the_same_bytes_for_every_length():
    for steps in (0, 1, 5):
        record = play(steps=steps).record()
        assert b"".join(parts(record, map(msgspec.json.encode, record.steps))) == msgspec.json.encode(record)


def test_a_saved_game_loads_and_is_verified(saved):
    path, record = saved
    loaded = load(path, find)
    assert msgspec.json.encode(loaded.record) == msgspec.json.encode(record)
    assert isinstance(loaded.past, Chronicle)
    assert loaded.note is None


def test_taking_back_is_saved(tmp_path):
    autosave = Autosave(tmp_path)
    table = play(autosave.keep, steps=2)
    table.undo(1)
    decision = table.open[1]
    table.answer(decision.id, decision.options[0])
    assert autosave.flush()
    autosave.close()
    assert path_of(tmp_path, table.record()).read_bytes() == msgspec.json.encode(table.record())


def test_the_museum_has_a_game_of_every_format():
    names = {path.name for path in MUSEUM.glob("format-*.json")}
    assert names == {f"format-{number}.json" for number in range(1, 2)}


@pytest.mark.parametrize("path", sorted(MUSEUM.glob("format-*.json")), ids=lambda path: path.name)
def test_a_game_from_the_museum_can_be_played_on(path):
    loaded = load(path, find)
    assert loaded.note is None
    rng = Random(1)
    count = len(loaded.record.seats)
    timer = VirtualTimer()
    table = Table.resume(loaded.game, loaded.record, [Notebook()] * count, timer=timer)
    table.start()
    assert table.doubt is None
    while not table.over:
        for decision in table.open.values():
            table.answer(decision.id, rng.choice(decision.options))
        timer.skip()
    assert table.record().over


# Damage


def harm(path, content):
    path.write_bytes(content)
    backup_of(path).unlink(missing_ok=True)


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


def test_a_damaged_file_is_never_overwritten(saved):
    path, _ = saved
    path.write_bytes(b"something precious")
    with pytest.raises(Unreadable):
        load(path, find)
    loaded = load(backup_of(path), find)
    autosave = Autosave(path.parent)
    autosave.open(path)
    table = Table.resume(
        loaded.game, loaded.record, [Notebook()] * 4, timer=VirtualTimer(), keep=autosave.keep
    )
    table.start()
    assert autosave.flush()
    autosave.close()
    assert (path.with_name(path.name + ".damaged-1")).read_bytes() == b"something precious"
    assert load(path, find).note is None


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


# Trouble with the disk


class Full(Disk):
    def __init__(self, number, times):
        self.left = times
        self._number = number

    def write(self, path, content):
        if self.left:
            self.left -= 1
            raise OSError(self._number, "trouble")
        super().write(path, content)


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.ENOSPC, "The disk is full: the game goes on, but is not saved at the moment."),
        (errno.EACCES, "cannot be written: the game goes on"),
        (errno.EIO, "The game cannot be saved at the moment (the disk reports an error); it goes on."),
    ],
)
def test_trouble_with_the_disk_is_told_once_and_saving_tried_again(tmp_path, monkeypatch, number, told):
    monkeypatch.setattr(module, "FIRST_WAIT", 0.01)
    said = []
    autosave = Autosave(tmp_path, lambda text: said.append(str(text)), Full(number, 3))
    table = play(autosave.keep)
    end = time.monotonic() + 10
    while len(said) < 2 and time.monotonic() < end:
        autosave.flush(0.1)
    autosave.close()
    assert told in said[0]
    assert said[1:] == ["The game is saved again."]
    assert len(load(autosave.path, find).record.steps) == len(table.record().steps)


def test_what_is_not_on_the_disk_is_known_with_the_reason(tmp_path):
    autosave = Autosave(tmp_path, disk=Full(errno.ENOSPC, 99))
    play(autosave.keep)
    assert "The disk is full" in str(autosave.unsaved())
    autosave.close()


def test_a_disk_that_has_room_again_is_tried_before_anybody_is_asked(tmp_path):
    disk = Full(errno.ENOSPC, 99)
    autosave = Autosave(tmp_path, disk=disk)
    table = play(autosave.keep)
    assert autosave.unsaved() is not None
    disk.left = 0
    assert autosave.unsaved() is None
    assert len(load(autosave.path, find).record.steps) == len(table.record().steps)
    autosave.close()


def test_what_is_on_the_disk_needs_no_reason(tmp_path):
    autosave = Autosave(tmp_path)
    play(autosave.keep)
    assert autosave.unsaved() is None
    autosave.close()


def test_without_a_folder_the_game_goes_on(tmp_path):
    (tmp_path / "file").write_text("")
    said = []
    autosave = Autosave(tmp_path / "file" / "tables", said.append)
    table = play(autosave.keep)
    assert len(table.record().steps) == 6
    assert not autosave.flush()
    assert autosave.close() is not None
    assert said


class Stuck(Disk):
    """A disk that writes nothing until it is let."""

    def __init__(self):
        self.let = Event()
        self.writes = 0

    def write(self, path, content):
        self.writes += 1
        assert self.let.wait(30)
        super().write(path, content)


def test_nobody_waits_for_the_disk(tmp_path):
    disk = Stuck()
    autosave = Autosave(tmp_path, disk=disk)
    table = play(autosave.keep, steps=10)
    disk.let.set()
    autosave.close()
    assert disk.writes <= 2, "steps that come faster than the disk are written together"
    assert len(load(autosave.path, find).record.steps) == len(table.record().steps) == 10


def test_the_cost_of_a_step_does_not_grow(tmp_path, monkeypatch):
    encode, encoded = msgspec.json.encode, []

    def counting(value):
        if isinstance(value, Step):
            encoded.append(value)
        return encode(value)

    monkeypatch.setattr(msgspec.json, "encode", counting)
    record = play().record()
    record.steps += [Step(0, msgspec.Raw(b'{"type":"leave"}'))] * 2_000
    autosave = Autosave(tmp_path)
    autosave.keep(record)
    encoded.clear()
    record.steps.append(Step(1, msgspec.Raw(b'{"type":"leave"}')))
    autosave.keep(record)
    autosave.close()
    assert encoded == record.steps[-1:]


# Pulling the plug


@pytest.mark.skipif(sys.platform == "win32", reason="the plug is a signal")
@pytest.mark.parametrize("point", [*map(str, range(12)), "half", "unsynced"])
def test_whenever_the_writer_is_killed_a_whole_game_is_there(tmp_path, point):
    command = [sys.executable, "-m", "tests.table.plug", str(tmp_path), point]
    child = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2]
    )
    assert child.returncode == -signal.SIGKILL, child.stderr
    safe = int(child.stdout.split()[-1])
    (shelf,) = saved_games(tmp_path)
    loaded = load(shelf.path, find)
    assert len(loaded.record.steps) >= safe
    assert isinstance(loaded.past, Chronicle)
    autosave = Autosave(tmp_path)
    autosave.open(shelf.path)  # nobody holds the table any more
    autosave.close()


def test_two_instances_do_not_have_one_table(saved):
    path, _ = saved
    first, second = Autosave(path.parent), Autosave(path.parent)
    first.open(path)
    with pytest.raises(Busy, match="open in another window"):
        second.open(path)
    first.close()
    second.open(path)
    second.close()


@pytest.mark.skipif(sys.platform == "win32", reason="locks of POSIX")
@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP])
def test_a_file_system_without_locks_lets_a_game_be_played_kept_and_discarded(tmp_path, monkeypatch, number):
    import fcntl

    def unknown(*_arguments):
        raise OSError(number, "no locks")

    monkeypatch.setattr(fcntl, "flock", unknown)
    autosave = Autosave(tmp_path)
    table = play(autosave.keep)
    assert autosave.close() is None
    assert len(load(autosave.path, find).record.steps) == len(table.record().steps)
    assert discard(autosave.path)


def test_two_new_tables_have_files_of_their_own(tmp_path):
    paths = set()
    for _ in range(2):
        autosave = Autosave(tmp_path)
        play(autosave.keep)
        autosave.close()
        paths.add(autosave.path)
    assert len(paths) == 2


def test_a_whole_game_loads_with_all_that_happened(tmp_path):
    rng = Random(3)
    devil = games.load("devil")
    autosave = Autosave(tmp_path)
    seats = [Seat("A", seat) for seat in range(4)]
    table = Table(devil, seats, [Notebook()] * 4, {}, seed=3, timer=VirtualTimer(), keep=autosave.keep)
    table.start()
    while not table.over:
        decision = next(iter(table.open.values()))
        table.answer(decision.id, rng.choice(decision.options))
    autosave.close()
    loaded = load(autosave.path, find)
    assert isinstance(loaded.past, Chronicle)
    assert isinstance(msgspec.json.decode(autosave.path.read_bytes(), type=Record), Record)
