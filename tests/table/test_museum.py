"""Games that earlier versions of the program have saved."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from desktop.table.saves import load
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.table.kept import find
from tests.table.people import Notebook

MUSEUM = Path(__file__).parent.parent / "museum"


def test_the_museum_has_a_game_of_every_format():
    names = {path.name for path in MUSEUM.glob("format-*.json")}
    assert names == {f"format-{number}.json" for number in range(1, 2)}


@pytest.mark.parametrize("path", sorted(MUSEUM.glob("format-*.json")), ids=lambda path: path.name)
def test_a_game_from_the_museum_can_be_played_on(path):
    loaded = load(path, find)
    assert loaded.note is None
    rng = Random(1)
    count = len(loaded.record.seats)
    timer = VirtualTimer()
    table = Table.resume(loaded.game, loaded.record, [Notebook()] * count, timer=timer)
    table.start()
    assert table.doubt is None
    while not table.over:
        for decision in table.open.values():
            table.answer(decision.id, rng.choice(decision.options))
        timer.skip()
    assert table.record().over
