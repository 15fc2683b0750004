"""Takes the pictures of the README: ``python packaging/make_pictures.py [NAME ...]``, into ``docs/pictures``.

The shelf, and every game in the middle of a game between bots, as the window shows them at 1440 by 920. The
seed and the number of answers are fixed, so that a picture can be taken again.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from desktop import games  # noqa: E402 - after the path is set
from desktop.core.record import Seat  # noqa: E402
from desktop.ui.app import application  # noqa: E402
from desktop.ui.desk import Desk  # noqa: E402
from desktop.ui.folders import Folders  # noqa: E402
from desktop.ui.settings import Preferences  # noqa: E402
from desktop.ui.sound import Sounds  # noqa: E402
from desktop.ui.style import Dress  # noqa: E402
from desktop.ui.window import Window  # noqa: E402

SIZE = (1440, 920)
NAMES = ("Anna", "Saulus", "Angela", "Lucy", "Ada", "Basil", "Clara", "Edgar", "Hugh", "Iris")
PATIENCE = 120.0
"""Seconds that bots may take to get to the moment of a picture."""


class Moment(NamedTuple):
    """When a picture is taken.

    Attributes:
        seats: how many bots play.
        answers: after so many answers.
        language: the window's.
        theme: "light" or "dark".
    """

    seats: int
    answers: int
    language: str = "en"
    theme: str = "light"
    seed: int = 5


MOMENTS = {
    "devil": Moment(4, 64),
    "florence": Moment(4, 70),
    "fagin": Moment(4, 60),
    "ladies": Moment(6, 60),
    "coco": Moment(4, 40),
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


def take(name: str) -> Path:
    """Take one picture and return where it is."""
    moment = MOMENTS.get(name, Moment(0, 0))
    with TemporaryDirectory(prefix="spieltisch-") as folder:
        window = open_window(Path(folder), moment)
        if moment.seats:
            seats = [Seat(NAMES[number], number % 6, "skilled") for number in range(moment.seats)]
            window.begin(name, seats, games.meta(name).defaults(moment.seats), seed=moment.seed)
            table = window.table.sitting.table
            wait(lambda: table.over or len(table.record().steps) >= moment.answers, PATIENCE)
            table.pause()
        wait(lambda: False, 0.5)
        target = ROOT / "docs" / "pictures" / f"{name}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        window.grab().save(str(target))
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
