"""Takes the pictures of the README: ``python packaging/take_pictures.py [NAME ...]``, into ``docs/pictures``.

The shelf, and every game in the middle, as the window shows them to the person at it, who is being asked. The
person answers as the bot of the game advises; seed and number of answers are fixed, so that a picture can be
taken again.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt

from desktop import games
from desktop.core.record import Seat
from desktop.ui.app import application
from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.settings import Preferences
from desktop.ui.sound import Sounds
from desktop.ui.style import Dress
from desktop.ui.window import Window

SIZE = (1440, 920)
WIDTH = 1200
"""Pixels of a picture."""

NAMES = ("Anna", "Saulus", "Angela", "Lucy", "Ada", "Basil", "Clara", "Edgar", "Hugh", "Iris")
PATIENCE = 120.0
"""Seconds that bots may take to get to the moment of a picture."""


class Moment(NamedTuple):
    """When a picture is taken.

    Attributes:
        seats: how many play, the first of them at the window.
        answers: at the first question to the person after so many answers.
        ask: the kind of question, by the name of one of its options; "": any.
        language: the window's.
        theme: "light" or "dark".
    """

    seats: int = 0
    answers: int = 0
    ask: str = ""
    language: str = "en"
    theme: str = "light"
    seed: int = 5


MOMENTS = {
    "devil": Moment(4, 50, "Stop"),
    "florence": Moment(4, 140, "Complete"),
    "fagin": Moment(4, 60),
    "ladies": Moment(6, 90),
    "coco": Moment(4, 70),
}


def wait(done: Callable[[], bool], seconds: float) -> None:
    """Let the window work until something is done."""
    app, end = application(), time.monotonic() + seconds
    while not done() and time.monotonic() < end:
        app.processEvents()
        time.sleep(0.002)


def open_window(folder: Path, moment: Moment) -> Window:
    """Return the window, as it is opened for the first time."""
    preferences = Preferences(Folders.below(folder).settings)
    for name, value in (("speed", "none"), ("sound", False), ("theme", moment.theme)):
        preferences.set(name, value)
    desk = Desk(preferences, Sounds(), moment.language)
    Dress(application(), desk)
    window = Window(desk, Folders.below(folder))
    window.resize(*SIZE)
    window.show()
    return window


def play(window: Window, name: str, moment: Moment) -> None:
    """Play until the person is asked what the picture is to show."""
    levels = [None, *["skilled"] * (moment.seats - 1)]
    seats = [Seat(NAMES[number], number % 6, level) for number, level in enumerate(levels)]
    window.begin(name, seats, games.meta(name).defaults(moment.seats), seed=moment.seed)
    sitting, rng = window.table.sitting, Random(moment.seed)
    bot = sitting.game.bot()
    end = time.monotonic() + PATIENCE
    while not sitting.table.over and time.monotonic() < end:
        wait(lambda: sitting.decision is not None or sitting.table.over, 1.0)
        decision = sitting.decision
        if decision is None:
            continue
        kinds = {type(option).__name__ for option in decision.options}
        if len(sitting.table.record().steps) >= moment.answers and (not moment.ask or moment.ask in kinds):
            return
        level = bot.levels["skilled"]
        sitting.answer(bot.advise(sitting.view, decision.seat, decision.options, level, rng)[0].action)


def take(name: str) -> Path:
    """Take one picture and return where it is."""
    moment = MOMENTS.get(name, Moment())
    with TemporaryDirectory(prefix="spieltisch-") as folder:
        window = open_window(Path(folder), moment)
        if moment.seats:
            play(window, name, moment)
        wait(lambda: False, 1.0)
        target = ROOT / "docs" / "pictures" / f"{name}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        picture = window.grab().toImage()
        picture.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation).save(str(target))
        window.close()
        window.desk.preferences.flush()
    return target


def main() -> int:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", default=["home", *games.GAMES])
    names = parser.parse_args().names
    app = application()
    for name in names:
        path = take(name)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KiB")
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
