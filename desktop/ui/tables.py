"""The tables of this person: new ones are laid here, saved ones fetched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QImage

from desktop import games
from desktop.core.game import Game, Options
from desktop.core.record import Record, Seat
from desktop.core.text import Text, say
from desktop.table.disk import new_of
from desktop.table.player import Player
from desktop.table.reasons import reason_of
from desktop.table.saves import UNKNOWN, Loaded, Saved, discard, load, path_of, saved_games
from desktop.ui.bookmark import Left
from desktop.ui.desk import Desk
from desktop.ui.timer import Post, RealTimer

if TYPE_CHECKING:
    from desktop.table.autosave import Autosave
    from desktop.table.table import Table
    from desktop.ui.sitting import Sitting

__all__ = ["Tables", "find_game"]

KEPT = say("ui", "The file “{file}” cannot be thrown away: {reason}.")

SEEDS = 1_000_000_000


def find_game(game: str) -> Game[Any, Any, Any] | None:
    """Return the rules of a game, None if this program does not have it."""
    return games.load(game) if game in games.GAMES else None


class Tables:
    """Lays tables and fetches them.

    Args:
        trouble: is told, on the window's thread, why something is not saved.

    """

    def __init__(self, desk: Desk, folder: Path, trouble: Callable[[Text], object]) -> None:
        self._desk = desk
        self._folder = folder
        self._trouble = trouble
        self._saved: list[Saved] = []
        self._post = Post()
        self.timer = RealTimer()

    def begin(
        self, game_id: str, seats: Sequence[Seat], options: Options, seed: int | None = None
    ) -> Sitting:
        """Lay a new table; it is not started yet."""
        from desktop.table.table import Table  # noqa: PLC0415 - the shelf is shown without tables and bots
        from desktop.ui.opponents import Bots  # noqa: PLC0415
        from desktop.ui.sitting import Sitting  # noqa: PLC0415

        game = games.load(game_id)
        chance = SystemRandom().randrange(SEEDS) if seed is None else seed
        saving = self._autosave()

        def lay(players: Sequence[Player]) -> Table:
            return Table(game, seats, players, options, seed=chance, timer=self.timer, keep=saving.keep)

        return Sitting(game, seats, Bots(self._desk, game, chance), lay, saving.close, saving.unsaved)

    def fetch(self, path: Path) -> tuple[Sitting, Text | None]:
        """Fetch a saved table, and what should be known of it.

        Raises:
            Unreadable: it is none, with the reason.
            Busy: another window has it.

        """
        saving = self._autosave()
        saving.open(path)  # first: what another window still writes must not be read before
        try:
            return self._resume(self.load(path), saving)
        except BaseException:
            saving.close()  # or nobody could open it any more
            raise

    def _resume(self, loaded: Loaded, saving: Autosave) -> tuple[Sitting, Text | None]:
        from desktop.table.table import Table  # noqa: PLC0415
        from desktop.ui.opponents import Bots  # noqa: PLC0415
        from desktop.ui.sitting import Sitting  # noqa: PLC0415

        record, game = loaded.record, loaded.game
        chance = SystemRandom().randrange(SEEDS)

        def lay(players: Sequence[Player]) -> Table:
            return Table.resume(game, record, players, timer=self.timer, keep=saving.keep)

        sitting = Sitting(
            game, record.seats, Bots(self._desk, game, chance), lay, saving.close, saving.unsaved
        )
        return sitting, loaded.note or sitting.table.doubt

    def load(self, path: Path) -> Loaded:
        """Read a saved game.

        Raises:
            Unreadable: with the reason.

        """
        return load(path, find_game)

    def left(self) -> list[Left]:
        """Return the tables for the shelf: those that can be played on first, each group the latest first."""
        with suppress(OSError):
            self._saved = saved_games(self._folder, self._saved)
            found = [_left(saved) for saved in self._saved]
            return sorted(found, key=lambda left: left.over or left.trouble is not None)
        return []

    def remove(self, path: Path) -> Text | None:
        """Throw a table away; return the reason if that cannot be."""
        from desktop.table.autosave import Busy  # noqa: PLC0415

        try:
            if not discard(path):
                return Busy().reason
            picture_of(path).unlink(missing_ok=True)
        except OSError as error:
            return KEPT.fill(file=path.name, reason=reason_of(error))
        return None

    def keep_picture(self, record: Record, picture: QImage) -> None:
        """Keep a small picture beside the saved table; where the disk is full, the one before stays."""
        place = picture_of(path_of(self._folder, record))
        new = new_of(place)
        with suppress(OSError):
            if picture.save(str(new), "PNG"):  # type: ignore[call-overload] # the stubs ask for bytes
                new.replace(place)
            else:
                new.unlink(missing_ok=True)

    def _autosave(self) -> Autosave:
        from desktop.table.autosave import Autosave  # noqa: PLC0415

        return Autosave(self._folder, lambda text: self._post(lambda: self._tell(text)))

    def _tell(self, text: Text) -> None:
        self._trouble(text)


def picture_of(path: Path) -> Path:
    """Return where the picture of a saved table is."""
    return path.with_suffix(".png")


def _left(saved: Saved) -> Left:
    header, picture = saved.header, picture_of(saved.path)
    return Left(
        place=saved.path,
        meta=games.meta(header.game) if header and header.game in games.GAMES else None,
        names=list(dict.fromkeys(seat.name for seat in header.seats)) if header else [],
        when=datetime.fromtimestamp(saved.written, UTC),
        picture=picture if picture.is_file() else None,
        over=saved.over,
        trouble=saved.trouble or _unknown(saved),
    )


def _unknown(saved: Saved) -> Text | None:
    if saved.header is None or saved.header.game in games.GAMES:
        return None
    return UNKNOWN.fill(file=saved.path.name, game=saved.header.game)
