"""Plays and saves, and pulls the plug: ``python -m tests.table.plug FOLDER POINT``.

POINT counts the calls that open, link, rename or remove a file in the folder, from the third step on;
the process is killed just before that call. "half" kills it in the middle of writing the file, "unsynced"
before what was written is on the disk. Prints how many steps are safely saved.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from random import Random

from desktop.core.record import Seat
from desktop.games import load
from desktop.table.autosave import Autosave
from desktop.table.disk import Disk
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.table.people import Notebook

WATCHED = {"open", "os.link", "os.rename", "os.remove"}
armed = False


def pull():
    os.kill(os.getpid(), signal.SIGKILL)


class Torn(Disk):
    def __init__(self, point):
        self._point = point

    def write(self, path, content):
        if not armed or self._point not in {"half", "unsynced"}:
            super().write(path, content)
            return
        whole = b"".join(content)
        with path.open("wb") as file:
            file.write(whole[: len(whole) // 2] if self._point == "half" else whole)
            file.flush()
            pull()


def watch(folder, point):
    left = int(point)

    def hook(event, arguments):
        nonlocal left
        if armed and event in WATCHED and str(arguments[0]).startswith(str(folder)):
            left -= 1
            if left < 0:
                pull()

    sys.addaudithook(hook)


def main(folder, point):
    global armed  # noqa: PLW0603 - the hook of the interpreter cannot be handed anything
    if point.isdigit():
        watch(folder, point)
    autosave = Autosave(folder, disk=Torn(point))
    game, rng = load("devil"), Random(1)
    seats = [Seat(f"Bot {seat}", seat, "random") for seat in range(2)]
    table = Table(game, seats, [Notebook(), Notebook()], {}, seed=1, timer=VirtualTimer(), keep=autosave.keep)
    table.start()
    for step in range(12):
        decision = next(iter(table.open.values()))
        table.answer(decision.id, rng.choice(decision.options))
        assert autosave.flush()
        print(len(table.record().steps), flush=True)  # noqa: T201 - it is the answer
        armed = step >= 2
    autosave.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
