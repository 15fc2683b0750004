"""Boards that several tests look at."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


import pytest

from desktop.games.coco.data import COCONUT, FRUIT
from tests.games.coco.show import Show
from tests.games.coco.table import BLUE, GREEN, RED, deliver, table
from tests.games.coco.table import YELLOW as YELLOW_SEAT


@pytest.fixture
def moving(qapp):
    state, _ = table([(RED, "4_3", FRUIT), (RED, "3_4", COCONUT), (BLUE, "4_4", COCONUT)], card=5)
    return Show(state)


@pytest.fixture
def full(qapp):
    """A position with something of everything."""
    state, _ = table(
        [(RED, "4_3", FRUIT), (YELLOW_SEAT, "2_2", FRUIT), (GREEN, "V", COCONUT), (BLUE, "5_3", FRUIT)],
        card=5,
    )
    deliver(state, RED, (RED, FRUIT), (GREEN, COCONUT))
    deliver(state, BLUE, (BLUE, FRUIT), (BLUE, COCONUT))
    return Show(state)
