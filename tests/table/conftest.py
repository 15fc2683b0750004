"""A table of four people at the reference game, with the time in our hand."""

from __future__ import annotations

import pytest

from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.reference import GAME
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
