"""Saved games: what can be read, and why not what cannot."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Any, NamedTuple, TypeVar

import msgspec

from desktop.ai.levels import opponents
from desktop.core.game import Game
from desktop.core.record import COLOURS, FORMAT, Header, Record
from desktop.core.text import Text, say
from desktop.table.chronicle import Chronicle, retrace
from desktop.table.disk import Lock, backup_of, new_of
from desktop.table.reasons import A_FOLDER, NO_FILE, reason_of

__all__ = [
    "Loaded",
    "Saved",
    "Unreadable",
    "discard",
    "load",
    "lock_of",
    "parts",
    "path_of",
    "readable",
    "saved_games",
]

log = logging.getLogger("spieltisch.saves")

EMPTY = say("table", "The file “{file}” is empty.")
TRUNCATED = say("table", "The file “{file}” is incomplete: its end is missing.")
BROKEN = say("table", "The file “{file}” is damaged.")
FOREIGN = say("table", "The file “{file}” is not a saved game of this program.")
NEWER = say("table", "The file “{file}” was saved by a newer version of this program.")
UNKNOWN = say("table", "The file “{file}” holds a game that this program does not have: “{game}”.")
STRANGER = say(
    "table",
    "The file “{file}” seats an opponent that this program does not have: “{name}”.",
    "name: a level of play",
)
UNREADABLE = say("table", "The file “{file}” cannot be read: {reason}.")
EARLIER = say(
    "table", "{trouble} The game goes on from the copy before it, kept for this.", "trouble: a sentence"
)

Find = Callable[[str], Game[Any, Any, Any] | None]
"""Finds a game by its id; None if there is none."""

MENDABLE = (EMPTY.source, TRUNCATED.source, BROKEN.source, UNREADABLE.source)


class Unreadable(Exception):  # noqa: N818 - it is an expected answer
    """A file that is no game we can play on; carries the reason for people."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Loaded(NamedTuple):
    """A saved game that can be played on.

    Attributes:
        past: all that happened so far, or why it cannot be told (the game can be played on all the same).
        note: what a person should know: that the file was damaged and its backup was taken.
    """

    game: Game[Any, Any, Any]
    record: Record
    past: Chronicle | Text
    note: Text | None


class Saved(NamedTuple):
    """A file on the shelf: its header, or why it cannot be read.

    Attributes:
        written: when, as a time stamp.
        over: its game is over.
        state: changes with the file, in nanoseconds and bytes; None: read it again the next time.
    """

    path: Path
    header: Header | None
    trouble: Text | None
    written: float
    over: bool = False
    state: tuple[int, int] | None = None


T = TypeVar("T")


class Mark(msgspec.Struct):
    """What tells a saved game from other files."""

    format: int
    app: str
    game: str


class Ending(msgspec.Struct):
    """As much of a position as tells whether the game is over."""

    stack: list[msgspec.Raw]


class Ended(msgspec.Struct):
    """As much of a file as tells whether its game is over."""

    state: Ending


def path_of(folder: Path, record: Header) -> Path:
    """Return where a game is saved."""
    return folder / f"{record.game}-{record.id}.json"


def lock_of(path: Path) -> Lock:
    """Return the lock of a table."""
    return Lock(path.with_name(path.name + ".lock"))


def parts(record: Record, steps: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the bytes of a record whose steps are encoded already; together they are its JSON."""
    head = msgspec.json.encode(msgspec.structs.replace(record, steps=[], state=msgspec.Raw(b"null")))
    opening, _, _ = head.rpartition(b'],"state":null}')
    yield opening
    yield b",".join(steps)
    yield b'],"state":'
    yield bytes(record.state)
    yield b"}"


def load(path: Path, find: Find) -> Loaded:
    """Read a saved game; where its file is damaged, the generation before it.

    Raises:
        Unreadable: with the reason.
    """
    try:
        return _load(path, path, find, None)
    except Unreadable as failed:
        if failed.reason.source not in MENDABLE or not path.name:
            raise
        try:
            return _load(backup_of(path), path, find, EARLIER.fill(trouble=failed.reason))
        except Unreadable:
            raise failed from None


def _load(path: Path, named: Path, find: Find, note: Text | None) -> Loaded:
    raw = _read(path, named)
    _header(raw, named)
    try:
        record = _decode(raw, Record)
    except msgspec.DecodeError:
        raise Unreadable(BROKEN.fill(file=named.name)) from None
    game = find(record.game)
    if game is None:
        raise Unreadable(UNKNOWN.fill(file=named.name, game=record.game))
    stranger = _stranger(game, record)
    if stranger is not None:
        raise Unreadable(STRANGER.fill(file=named.name, name=stranger))
    try:
        _try_out(game, record)
    except Exception:  # whatever is wrong with it, it is the file
        log.info("%s: its position cannot be played on", named.name, exc_info=True)
        raise Unreadable(BROKEN.fill(file=named.name)) from None
    return Loaded(game, record, retrace(game, record), note)


def _stranger(game: Game[Any, Any, Any], record: Record) -> str | None:
    """Return an opponent of the record that the game does not have; None: it has all."""
    named = {seat.level: None for seat in record.seats if seat.level is not None}
    known = opponents(game) if named else ()
    return next((name for name in named if name not in known), None)


def _try_out(game: Game[Any, Any, Any], record: Record) -> None:
    """Make sure that a position can be shown and played on; whatever is raised means that it cannot."""
    seats = len(record.seats)
    if not all(0 <= seat.colour < COLOURS for seat in record.seats):
        raise ValueError
    if record.id and not record.id.isalnum():  # it becomes part of a name of a file
        raise ValueError
    game.meta.complete(record.options, seats)
    state = game.codec.state(record.state)
    game.invariants(state)
    for seat in (None, *range(seats)):
        game.view(state, seat)
    for seat in game.actors(state):
        game.prompt(state, seat)
        if seat >= seats or not game.options(state, seat):
            raise ValueError
    if not state.stack and len(game.places(state)) != seats:
        raise ValueError


def _read(path: Path, named: Path) -> bytes:
    file = named.name or str(named)
    try:
        kind = path.stat().st_mode
        if not S_ISREG(kind):  # what a pipe or a device holds may have no end
            raise Unreadable(UNREADABLE.fill(file=file, reason=A_FOLDER if S_ISDIR(kind) else NO_FILE))
        raw = path.read_bytes()
    except OSError as failed:
        raise Unreadable(UNREADABLE.fill(file=file, reason=reason_of(failed))) from None
    if not raw.strip(b"\0 \r\n\t"):
        raise Unreadable(EMPTY.fill(file=named.name))
    return raw


def _decode(raw: bytes, kind: type[T]) -> T:
    """Decode JSON; what is nested deeper than Python can follow is no game either.

    Raises:
        msgspec.DecodeError: it is none of this kind.
    """
    try:
        return msgspec.json.decode(raw, type=kind)
    except RecursionError:
        raise msgspec.ValidationError("nested too deeply") from None


def _header(raw: bytes, path: Path) -> Header:
    """Return the header.

    Raises:
        Unreadable: incomplete, damaged, foreign or from the future.
    """
    try:
        mark = _decode(raw, Mark)
        if mark.format > FORMAT:
            raise Unreadable(NEWER.fill(file=path.name))
        return _decode(raw, Header)
    except msgspec.ValidationError:
        known = raw.lstrip().startswith(b'{"format":') and b'"app":' in raw[:200]
        raise Unreadable((BROKEN if known else FOREIGN).fill(file=path.name)) from None
    except msgspec.DecodeError as failed:
        known = raw.lstrip().startswith(b'{"format":') or b'{"format":'.startswith(raw)
        reason = FOREIGN if not known else TRUNCATED if "truncated" in str(failed) else BROKEN
        raise Unreadable(reason.fill(file=path.name)) from None


def readable(path: Path) -> None:
    """Make sure that a file is a game of ours, of whatever kind.

    Raises:
        FileNotFoundError: there is no file.
        Unreadable: it is none.
    """
    if not path.exists():
        raise FileNotFoundError(path)
    raw = _read(path, path)
    _header(raw, path)
    try:
        _decode(raw, Record)
    except msgspec.DecodeError:
        raise Unreadable(BROKEN.fill(file=path.name)) from None


def saved_games(folder: Path, known: Iterable[Saved] = ()) -> list[Saved]:
    """Return what lies in a folder, the latest first; files that cannot be read with their trouble.

    Args:
        folder: where the tables are.
        known: what lay there before: files that are as they were are not read again.

    """
    before = {saved.path: saved for saved in known}
    found = []
    names = {
        path.with_name(path.name.removesuffix(".backup")) for path in folder.glob("*.json*") if _counts(path)
    }
    for path in names:
        try:
            found.append(_saved(path, before.get(path)))
        except OSError:
            continue
    return sorted(found, key=lambda saved: (-saved.written, saved.path.name))


def _saved(path: Path, before: Saved | None) -> Saved:
    there = path if path.exists() else backup_of(path)
    status = there.stat()
    state = status.st_mtime_ns, status.st_size
    if before is not None and before.state == state:
        return before
    try:
        raw = _read(there, path)
        return Saved(path, _header(raw, path), None, status.st_mtime, _over(raw), state)
    except Unreadable as failed:
        return _behind(path, failed.reason)


def _over(raw: bytes) -> bool:
    with suppress(msgspec.DecodeError):
        return not _decode(raw, Ended).state.stack
    return False


def _counts(path: Path) -> bool:
    return path.name.endswith((".json", ".json.backup"))


def _behind(path: Path, trouble: Text) -> Saved:
    """Return the backup's header for a file that cannot be read."""
    backup = backup_of(path)
    try:
        raw = _read(backup, path)
        return Saved(path, _header(raw, path), None, backup.stat().st_mtime, _over(raw))
    except (Unreadable, OSError):
        return Saved(path, None, trouble, path.stat().st_mtime if path.exists() else 0.0)


def discard(path: Path) -> bool:
    """Remove a saved game with its backup, as its owner wished; not while another process has it open."""
    lock = lock_of(path)
    if not lock.take():
        return False
    try:
        for each in (path, backup_of(path)):
            each.unlink(missing_ok=True)
            new_of(each).unlink(missing_ok=True)
    finally:
        lock.give_back()
    return True
