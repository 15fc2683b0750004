"""A whole file at every moment, and one process at a time."""

from __future__ import annotations

import errno
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.table.autosave import Autosave, Busy
from desktop.table.chronicle import Chronicle
from desktop.table.saves import discard, load, saved_games
from tests.table.kept import find, play


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
