"""Saving after every step from a thread of its own, so that nobody waits for the disk."""

from __future__ import annotations

import errno
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread
from time import monotonic

import msgspec

from desktop.core.record import Record, Step
from desktop.core.text import Text, say
from desktop.table.disk import Disk, Lock, backup_of
from desktop.table.reasons import reason_of
from desktop.table.saves import Unreadable, lock_of, parts, path_of, readable

__all__ = ["Autosave", "Busy"]

BUSY = say("table", "This table is open in another window of this program.")
FULL = say("table", "The disk is full: the game goes on, but is not saved at the moment.")
FORBIDDEN = say(
    "table", "The folder “{folder}” cannot be written: the game goes on, but is not saved at the moment."
)
FAILED = say("table", "The game cannot be saved at the moment ({reason}); it goes on.")
SAVED = say("table", "The game is saved again.")

FIRST_WAIT, LONGEST_WAIT = 1.0, 30.0
"""Seconds until a failed save is tried again, if no step comes before."""


class Busy(Exception):  # noqa: N818 - it is an expected answer
    """Somebody else has this table open."""

    def __init__(self) -> None:
        super().__init__(str(BUSY))
        self.reason = BUSY


class Autosave:
    """Keeps one table's file up to date; ``keep`` is what the table calls after every step.

    Every step is encoded once. The file is written by a thread; where steps come faster than the disk,
    only the latest state of things is written.

    Args:
        folder: where the tables are.
        trouble: told, from the thread, why the game is not saved, and that it is again.

    Raises:
        Busy: by ``keep``, the first time, if another process has this table.
    """

    def __init__(
        self, folder: Path, trouble: Callable[[Text], None] = lambda _: None, disk: Disk | None = None
    ) -> None:
        self._folder = folder
        self._trouble = trouble
        self._disk = disk or Disk()
        self._lock: Lock | None = None
        self._changed = Condition()
        self._steps: list[bytes] = []
        self._last: Step | None = None
        self._record: Record | None = None
        self._written: Record | None = None
        self._closing = False
        self._failed: Text | None = None
        self._tried = 0
        self._vetted = False
        self._thread = Thread(target=self._run, name="autosave", daemon=True)
        self.path: Path | None = None

    def open(self, path: Path) -> None:
        """Take a table's file for our own.

        Raises:
            Busy: another process has it.
        """
        lock = lock_of(path)
        try:
            taken = lock.take()
        except OSError:  # told when reading or writing fails
            taken = True
        if not taken:
            raise Busy
        self.path, self._lock = path, lock
        self._thread.start()

    def keep(self, record: Record) -> None:
        """Note how the game stands; the caller does not wait for the disk."""
        if self.path is None:
            with suppress(OSError):  # what is wrong with the folder is told when writing fails
                self._folder.mkdir(parents=True, exist_ok=True)
            self.open(path_of(self._folder, record))
        with self._changed:
            self._note(record)
            self._record = msgspec.structs.replace(record, steps=[])
            self._changed.notify()

    def _note(self, record: Record) -> None:
        """Encode the steps that are new; after taking back, forget those that are gone."""
        known = min(len(self._steps), len(record.steps))
        if known and record.steps[known - 1] is not self._last:
            known = 0 if known == len(self._steps) else known
        del self._steps[known:]
        self._steps += map(msgspec.json.encode, record.steps[known:])
        self._last = record.steps[-1] if record.steps else None

    def flush(self, timeout: float = 5.0) -> bool:
        """Wait until everything is on the disk, or could not be put there again; return whether it is."""
        end = monotonic() + timeout
        with self._changed:
            tried = self._tried if self._failed is not None else 0
            while self._written is not self._record and monotonic() < end:
                if self._failed is not None and self._tried > tried:
                    break
                self._changed.notify()  # it may have been busy, or asleep until it tries again
                self._changed.wait(0.05)
            return self._written is self._record

    def unsaved(self) -> Text | None:
        """Return why the game is not on the disk, after one more moment for it to get there."""
        return None if self.flush(1.0) else self._failed

    def close(self) -> Text | None:
        """Write what is left and let go of the table; return why it could not be written, if so."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        if self._thread.is_alive():
            self._thread.join()
        if self._lock is not None:
            self._lock.give_back()
        return self._failed

    def _run(self) -> None:
        wait = FIRST_WAIT
        while True:
            with self._changed:
                while self._written is self._record and not self._closing:
                    self._changed.wait()
                record, steps, closing = self._record, list(self._steps), self._closing
            if record is None or record is self._written:
                return
            failed = self._write(record, steps)
            with self._changed:
                if failed is None:
                    self._written = record
                told, self._failed = self._failed, failed
                self._tried += 1
                self._changed.notify_all()
            if failed != told:
                self._trouble(failed or SAVED)
            if failed is not None and closing:
                return
            if failed is not None:
                self._pause(record, wait)
            wait = FIRST_WAIT if failed is None else min(2 * wait, LONGEST_WAIT)

    def _pause(self, record: Record, seconds: float) -> None:
        """Wait for the next step, or for the time to try again."""
        with self._changed:
            if self._record is record and not self._closing:
                self._changed.wait(seconds)

    def _write(self, record: Record, steps: list[bytes]) -> Text | None:
        """Write the file; return why that was not possible."""
        assert self.path is not None
        try:
            self._vet(self.path)
            self._disk.replace(self.path, parts(record, steps))
        except OSError as failed:
            return _reason(failed, self._folder)
        return None

    def _vet(self, path: Path) -> None:
        """Before the first write set aside what is no game of ours: it is never overwritten."""
        if self._vetted:
            return
        for there in (path, backup_of(path)):
            try:
                readable(there)
            except FileNotFoundError:
                continue
            except Unreadable:
                there.rename(_free(there))
        self._vetted = True


def _free(path: Path) -> Path:
    """Return a name beside a file that nothing has yet."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return aside


def _reason(failed: OSError, folder: Path) -> Text:
    match failed.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return FULL
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return FORBIDDEN.fill(folder=str(folder))
        case _:
            return FAILED.fill(reason=reason_of(failed))
