"""Why a file could not be read or written."""

from __future__ import annotations

import errno

import pytest

from desktop.table.disk import Disk
from desktop.table.reasons import reason_of


def test_a_common_reason_has_words_of_the_house():
    assert str(reason_of(OSError(errno.ENOSPC, "No space left on device"))) == "the disk is full"


def test_a_rare_reason_is_told_as_the_system_says_it():
    assert reason_of(OSError(errno.ELOOP, "Too many levels of links")) == "Too many levels of links"


def test_a_reason_without_a_number_has_at_least_its_kind():
    assert reason_of(TimeoutError()) == "TimeoutError"


def test_a_file_is_overwritten_as_a_whole_or_not_at_all(tmp_path):
    def halfway():
        yield b"half"
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "settings.json"
    Disk().overwrite(path, [b"whole"])
    with pytest.raises(OSError, match="No space"):
        Disk().overwrite(path, halfway())
    assert path.read_bytes() == b"whole"
    assert list(tmp_path.iterdir()) == [path]


def test_two_windows_that_write_one_file_at_once_leave_a_whole_one(tmp_path):
    path = tmp_path / "settings.json"

    def interrupted():
        yield b"first, "
        Disk().overwrite(path, [b"second"])
        yield b"whole"

    Disk().overwrite(path, interrupted())
    assert path.read_bytes() == b"first, whole"
    assert list(tmp_path.iterdir()) == [path]
