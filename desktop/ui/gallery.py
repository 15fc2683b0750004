"""Pictures of everything: every board at several moments, every page, in every language and theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QWidget

from desktop import __version__, games
from desktop.core.bot import Advice
from desktop.core.dealer import Recorder
from desktop.core.game import Decision, Event, Game, View
from desktop.core.record import Record, Seat, Step
from desktop.table.player import Player
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from desktop.ui.about import About
from desktop.ui.app import application
from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.history import History, tell_history
from desktop.ui.lookback import LookBack
from desktop.ui.newgame import NewGame
from desktop.ui.rules import Rules
from desktop.ui.settings import Preferences
from desktop.ui.settingspage import SettingsPage
from desktop.ui.sitting import Sitting
from desktop.ui.sound import Sounds
from desktop.ui.style import Dress
from desktop.ui.tablepage import TablePage
from desktop.ui.theme import THEMES
from desktop.ui.window import Window

__all__ = ["Silent", "moments", "played", "render", "sit_at"]

SIZE = QSize(1600, 1000)
OTHER_SIZES = (QSize(1024, 700), QSize(2560, 1440))
TEXTS = (80, 160)
SEED = 7
NAMES = ("Anna", "Bruno", "Cleo", "Dario", "Edda", "Felix", "Greta", "Hugo", "Ida", "Jasper")
SHARES = (0.0, 0.3, 0.6, 0.9)
"""How far into the game the pictures are taken; the end comes besides."""


class Silent:
    """Opponents that never answer, and give no advice (``ui.sitting.Opponents``)."""

    def player(self, seat: int, level: str) -> Player:
        """Return somebody who looks on."""
        return self

    def update(self, events: Sequence[Event], view: View) -> None:
        """Look on."""

    def ask(self, decision: Decision) -> None:
        """Keep silent."""

    def withdraw(self, decision: Decision) -> None:
        """Keep silent."""

    def attend(self, table: Table) -> None:
        """Look on."""

    def advise(self, view: View, decision: Decision, then: Callable[[Sequence[Advice] | None], None]) -> None:
        """Know nothing."""
        then(None)

    def wait_for(self, busy: Callable[[], bool], unseen: Callable[[], bool]) -> None:
        """Wait for ever."""

    def close(self) -> None:
        """Go."""


def played(game: Game[Any, Any, Any], seats: int, seed: int = SEED) -> Record:
    """Return a whole game, played fast by the game's own judgement: one person (seat 0) among bots."""
    rng, dealer = Random(seed), Recorder(Random(seed))
    options = game.meta.complete({}, seats)
    state = game.setup(seats, options, dealer)
    setup, _ = dealer.take()
    bot, encode = game.bot(), game.codec.encode
    steps: list[Step] = []
    while state.stack and len(steps) < game.meta.longest:
        seat = next(iter(game.actors(state)))
        action = (
            bot.playout(state, seat, game.options(state, seat), rng)
            if seat >= 0
            else game.default(state, seat)
        )
        game.play(state, seat, action, dealer)
        chance, _ = dealer.take()
        steps.append(Step(seat, msgspec.Raw(encode(action)), chance, 1000 * len(steps)))
    return Record(
        app=__version__,
        game=game.meta.id,
        rules=game.rules,
        options=options,
        seats=[Seat(NAMES[seat], seat % 6, "skilled" if seat else None) for seat in range(seats)],
        id=f"picture-{game.meta.id}-{seed}",
        setup=setup,
        steps=steps,
        state=msgspec.Raw(encode(state)),
        seed=seed,
    )


def moments(game: Game[Any, Any, Any], record: Record, shares: Sequence[float] = SHARES) -> Iterator[Record]:
    """Yield the game at several moments at which the person is asked, and at its end."""
    history = tell_history(game, record)
    assert isinstance(history, History), "a game that was just played can be told"
    asked = [step for step in range(history.steps) if record.steps[step].seat == 0] or [0]
    for share in shares:
        step = asked[min(len(asked) - 1, round(share * len(asked)))]
        yield msgspec.structs.replace(
            record, steps=record.steps[:step], state=msgspec.Raw(history.raw(step)), seed=None
        )
    yield record


def sit_at(desk: Desk, game: Game[Any, Any, Any], record: Record) -> TablePage:
    """Return the table of a record as the person at it sees it."""
    timer = VirtualTimer()

    def lay(players: Sequence[Player]) -> Table:
        return Table.resume(game, record, players, timer=timer)

    sitting = Sitting(game, record.seats, Silent(), lay)
    page = TablePage(desk, sitting, timer.now)
    sitting.start()
    return page


class Photographer:
    """Takes pictures of widgets into a folder."""

    def __init__(self, folder: Path, desk: Desk) -> None:
        self._folder = folder
        self._desk = desk
        self.taken: list[Path] = []

    def take(self, widget: QWidget, name: str, size: QSize = SIZE) -> None:
        """Show a widget at a size, wait until it has settled, and keep what is seen."""
        widget.resize(size)
        widget.show()
        widget.setFocus()
        for _ in range(4):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        path = self._folder / f"{name}.png"
        widget.grab().save(str(path))
        self.taken.append(path)

    def dispose(self, widget: QWidget) -> None:
        """Put a widget away."""
        widget.hide()
        widget.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def render(folder: Path, *, games: Sequence[str] = games.GAMES, languages: Sequence[str]) -> Sequence[Path]:
    """Draw all pictures, offscreen if the platform is, and return where they are."""
    app = application()
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place:
        folders = Folders.below(Path(place))
        preferences = Preferences(folders.settings)
        for name, value in (("sound", False), ("speed", "none"), ("theme", "light"), ("automatic", False)):
            preferences.set(name, value)
        desk = Desk(preferences, Sounds(), languages[0])
        dress = Dress(app, desk)
        camera = Photographer(folder, desk)
        records = {game: _record(game) for game in games}
        for language in languages:
            for theme in THEMES:
                desk.translator.set_language(language)
                preferences.set("theme", theme)
                _pages(camera, desk, folders, records, f"{language}-{theme}")
                _boards(camera, desk, records, f"{language}-{theme}")
        preferences.set("theme", "light")
        _sizes(camera, desk, folders, records, languages[0])
        preferences.close()
        dress.deleteLater()
    return camera.taken


def _record(game_id: str) -> Record:
    game = games.load(game_id)
    fewest, most = game.meta.seats
    return played(game, max(fewest, min(4, most)))


def _boards(camera: Photographer, desk: Desk, records: dict[str, Record], suffix: str) -> None:
    for game_id, record in records.items():
        game = games.load(game_id)
        for number, moment in enumerate(moments(game, record), 1):
            page = sit_at(desk, game, moment)
            camera.take(page, f"{game_id}-{number}-{suffix}")
            page.sitting.close()
            camera.dispose(page)


def _pages(
    camera: Photographer, desk: Desk, folders: Folders, records: dict[str, Record], suffix: str
) -> None:
    window = Window(desk, folders)
    window.furnish()
    camera.take(window, f"home-{suffix}")
    camera.dispose(window)
    metas = [games.meta(game) for game in games.GAMES]
    for name, page in (("settings", SettingsPage(desk)), ("about", About(desk, metas, folders))):
        camera.take(page, f"{name}-{suffix}")
        camera.dispose(page)
    for game_id, record in records.items():
        game = games.load(game_id)
        pages: list[tuple[str, QWidget]] = [
            ("new", NewGame(desk, game.meta)),
            ("rules", Rules(desk, game.meta)),
        ]
        history = tell_history(game, record)
        if isinstance(history, History):
            back = LookBack(desk, game, record, history)
            back.go_to(history.steps // 2)
            pages.append(("look-back", back))
        for name, made in pages:
            camera.take(made, f"{name}-{game_id}-{suffix}")
            camera.dispose(made)


def _sizes(
    camera: Photographer, desk: Desk, folders: Folders, records: dict[str, Record], language: str
) -> None:
    """Take Home and every table small, large, and with small and large letters."""
    desk.translator.set_language(language)

    def everything(suffix: str, size: QSize) -> None:
        window = Window(desk, folders)
        window.furnish()
        camera.take(window, f"home-{suffix}", size)
        camera.dispose(window)
        for game_id, record in records.items():
            game = games.load(game_id)
            page = sit_at(desk, game, next(moments(game, record, (0.6,))))
            camera.take(page, f"{game_id}-{suffix}", size)
            page.sitting.close()
            camera.dispose(page)

    for size in OTHER_SIZES:
        everything(f"{size.width()}x{size.height()}", size)
    for percent in TEXTS:
        desk.preferences.set("text_size", percent)
        everything(f"text-{percent}", OTHER_SIZES[0])
    desk.preferences.set("text_size", 100)
