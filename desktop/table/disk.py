"""Writing a file so that at every moment a whole one is there, and one process at a time."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from time import sleep

if sys.platform == "win32":
    import msvcrt

    FLUSH: int | None = None
    HELD: tuple[float, ...] = (0.02, 0.1, 0.4)
else:
    import fcntl

    FLUSH: int | None = getattr(fcntl, "F_FULLFSYNC", None)
    """The call of macOS for what others mean by ``fsync``."""
    HELD: tuple[float, ...] = ()
    """Seconds until it is tried again to replace a file: Windows refuses while somebody reads it."""

__all__ = ["Disk", "Lock", "backup_of", "new_of"]

WITHOUT_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL}
"""What a file system says that knows no locks, as some of a network or of a phone."""


def backup_of(path: Path) -> Path:
    """Return where the earlier generation of a file is kept."""
    return path.with_name(path.name + ".backup")


def new_of(path: Path) -> Path:
    """Return where a file is before it takes its place."""
    return path.with_name(path.name + ".new")


class Disk:
    """The steps of writing a file; a test that pulls the plug does it between and inside them."""

    def write(self, path: Path, content: Iterable[bytes]) -> None:
        """Write a whole file and see it safely on the disk."""
        with path.open("wb") as file:
            file.writelines(content)
            file.flush()
            _force(file.fileno())

    def keep(self, path: Path, backup: Path) -> None:
        """Make the file the earlier generation as well, without a moment in which it is missing."""
        if not path.exists():
            return
        spare = new_of(backup)
        spare.unlink(missing_ok=True)
        try:
            spare.hardlink_to(path)
        except OSError:  # a file system without links
            _put(path, backup)
            return
        _put(spare, backup)

    def move(self, new: Path, path: Path) -> None:
        """Put the new file in the place of the old one."""
        _put(new, path)

    def settle(self, folder: Path) -> None:
        """See the names safely on the disk, where the system has folders that can be flushed."""
        if sys.platform != "win32":
            with suppress(OSError):  # the file is in its place all the same
                descriptor = os.open(folder, os.O_RDONLY)
                try:
                    os.fsync(descriptor)
                finally:
                    os.close(descriptor)

    def replace(self, path: Path, content: Iterable[bytes]) -> None:
        """Write a new generation, for whoever holds the lock; the one before becomes the backup."""
        new = new_of(path)
        self._prepare(new, content)
        self.keep(path, backup_of(path))
        self.move(new, path)
        self.settle(path.parent)

    def overwrite(self, path: Path, content: Iterable[bytes]) -> None:
        """Write a file of which no generation is kept, whoever else does so: all of it or nothing."""
        new = path.with_name(f"{path.name}.{os.urandom(4).hex()}.new")
        self._prepare(new, content)
        self.move(new, path)
        self.settle(path.parent)

    def _prepare(self, new: Path, content: Iterable[bytes]) -> None:
        """Write the new file beside its place; where that fails nothing is left of it."""
        new.parent.mkdir(parents=True, exist_ok=True)
        try:
            self.write(new, content)
        except OSError:
            with suppress(OSError):
                new.unlink(missing_ok=True)
            raise


class Lock:
    """A file that one process holds; the system lets go of it when the process ends, however it ends.

    Where the file system knows no locks it is everybody's: a game can be played there all the same.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: int | None = None

    def take(self) -> bool:
        """Return whether it is ours now.

        Raises:
            OSError: its folder is not there, or cannot be written.

        """
        while self._descriptor is None:
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            if not _hold(descriptor):
                os.close(descriptor)
                return False
            if sys.platform == "win32" or _is(descriptor, self._path):  # Windows removes no open file
                self._descriptor = descriptor
            else:  # its last holder has just removed it
                os.close(descriptor)
        return True

    def give_back(self) -> None:
        """Let go and tidy up."""
        if self._descriptor is None:
            return
        if sys.platform != "win32":
            self._path.unlink(missing_ok=True)
        os.close(self._descriptor)
        self._descriptor = None
        if sys.platform == "win32":
            with suppress(OSError):
                self._path.unlink(missing_ok=True)


def _put(new: Path, path: Path) -> None:
    """Replace a file, also one that somebody reads for a moment."""
    for wait in HELD:
        try:
            new.replace(path)
        except PermissionError:
            sleep(wait)
        else:
            return
    new.replace(path)


def _force(descriptor: int) -> None:
    """See a file safely on the disk."""
    if sys.platform != "win32" and FLUSH is not None:
        with suppress(OSError):  # a disk of a network does not know it
            fcntl.fcntl(descriptor, FLUSH)
            return
    os.fsync(descriptor)


def _hold(descriptor: int) -> bool:
    """Return whether nobody else holds a file."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as failed:
        return failed.errno in WITHOUT_LOCKS
    return True


def _is(descriptor: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except OSError:
        return False
