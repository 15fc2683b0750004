"""A whole file at every moment, and one process at a time."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.table import disk
from desktop.table.autosave import Autosave, Busy
from desktop.table.chronicle import Chronicle
from desktop.table.disk import Disk, Lock, backup_of
from desktop.table.saves import discard, load, saved_games
from tests.table.kept import find, play

OPEN_FILES = Path("/proc/self/fd")


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


@pytest.mark.skipif(sys.platform == "win32", reason="a call of macOS")
def test_a_disk_of_a_network_that_cannot_be_flushed_as_macos_does_is_flushed_as_others_are(
    tmp_path, monkeypatch
):
    import fcntl

    def unknown(*_arguments):
        raise OSError(errno.ENOTSUP, "no such call")

    flushed = []
    monkeypatch.setattr(disk, "FLUSH", 51)
    monkeypatch.setattr(fcntl, "fcntl", unknown)
    monkeypatch.setattr(os, "fsync", flushed.append)
    Disk().write(tmp_path / "game.json", [b"whole"])
    assert len(flushed) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not flushed there")
def test_a_file_in_its_place_counts_though_its_folder_cannot_be_flushed(tmp_path, monkeypatch):
    def denied(*_arguments):
        raise PermissionError(errno.EACCES, "denied")

    monkeypatch.setattr(os, "open", denied)
    Disk().replace(tmp_path / "game.json", [b"whole"])
    assert (tmp_path / "game.json").read_bytes() == b"whole"


def held(monkeypatch, times):
    """Let somebody read every file for as long as so many attempts to replace it take, as on Windows."""
    replace, left = Path.replace, times

    def refused(path, target):
        nonlocal left
        if left:
            left -= 1
            raise PermissionError(errno.EACCES, "in use")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", refused)
    monkeypatch.setattr(disk, "HELD", (0.0, 0.0))


def test_a_file_that_somebody_reads_is_replaced_when_it_has_been_read(tmp_path, monkeypatch):
    file = tmp_path / "game.json"
    Disk().replace(file, [b"before"])
    held(monkeypatch, 2)
    Disk().replace(file, [b"after"])
    assert (file.read_bytes(), backup_of(file).read_bytes()) == (b"after", b"before")


def test_a_file_that_is_held_for_good_is_told(tmp_path, monkeypatch):
    held(monkeypatch, 99)
    with pytest.raises(PermissionError):
        Disk().replace(tmp_path / "game.json", [b"whole"])


@pytest.mark.skipif(not OPEN_FILES.exists(), reason="nobody tells what is open")
def test_no_file_stays_open_after_saving(tmp_path):
    before = len(list(OPEN_FILES.iterdir()))
    lock = Lock(tmp_path / "game.json.lock")
    assert lock.take()
    Disk().replace(tmp_path / "game.json", [b"whole"])
    lock.give_back()
    assert len(list(OPEN_FILES.iterdir())) == before


def test_a_file_without_generations_is_there_whole_and_alone(tmp_path):
    file = tmp_path / "new folder" / "settings.json"
    for content in (b"before", b"after"):
        Disk().overwrite(file, [content])
    assert file.read_bytes() == b"after"
    assert list(file.parent.iterdir()) == [file]
