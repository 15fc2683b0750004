"""Saved games: what is in the file, and that it loads."""

from __future__ import annotations

from random import Random

import msgspec

from desktop import games
from desktop.core.record import Record, Seat
from desktop.table.autosave import Autosave
from desktop.table.chronicle import Chronicle
from desktop.table.saves import load, parts
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.table.kept import find, play
from tests.table.people import Notebook


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
