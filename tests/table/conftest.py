"""A table of four people at the reference game, with the time in our hand, and one that was saved."""

from __future__ import annotations

import pytest

from desktop.table.autosave import Autosave
from desktop.table.saves import path_of
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.reference import GAME
from tests.table.kept import play
from tests.table.laid import people
from tests.table.people import Notebook


@pytest.fixture
def timer():
    return VirtualTimer()


@pytest.fixture
def notes():
    return [Notebook() for _ in range(4)]


@pytest.fixture
def table(timer, notes):
    made = Table(GAME, people(4), notes, {}, seed=7, timer=timer)
    made.start()
    return made


@pytest.fixture
def saved(tmp_path):
    """A table that has been saved and left."""
    autosave = Autosave(tmp_path)

    def keep(record):
        autosave.keep(record)
        assert autosave.flush()

    table = play(keep)
    assert autosave.close() is None
    return path_of(tmp_path, table.record()), table.record()
