"""Saving after every step: nobody waits for the disk, and trouble with it is told."""

from __future__ import annotations

import errno
import time
from threading import Event

import msgspec
import pytest

from desktop.core.record import Step
from desktop.table import autosave as module
from desktop.table.autosave import Autosave
from desktop.table.disk import Disk
from desktop.table.saves import load, path_of
from tests.table.kept import find, play


def test_taking_back_is_saved(tmp_path):
    autosave = Autosave(tmp_path)
    table = play(autosave.keep, steps=2)
    table.undo(1)
    decision = table.open[1]
    table.answer(decision.id, decision.options[0])
    assert autosave.flush()
    autosave.close()
    assert path_of(tmp_path, table.record()).read_bytes() == msgspec.json.encode(table.record())


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


def test_two_new_tables_have_files_of_their_own(tmp_path):
    paths = set()
    for _ in range(2):
        autosave = Autosave(tmp_path)
        play(autosave.keep)
        autosave.close()
        paths.add(autosave.path)
    assert len(paths) == 2
