"""The tables of the rules: runs, exposure and the deck."""

import pytest

from desktop.games.coco.data import (
    CARDS,
    HOLES,
    RUNS,
    Symbol,
)
from tests.games.coco.table import (
    name,
    node,
)

RUN_TABLE = {
    (0, 0): "1_5 2_5 3_5 4_5 5_5 6_5 7_5",
    (0, 1): "1_5 3_4 4_4 5_4 7_3",
    (0, 2): "2_4 4_3 6_2",
    (1, 0): "1_3 3_4 4_4 5_4 7_5",
    (1, 1): "1_3 2_3 3_3 4_3 5_3 6_3 7_3",
    (1, 2): "1_3 3_2 4_2 5_2 7_1",
    (2, 0): "2_2 4_3 6_4",
    (2, 1): "1_1 3_2 4_2 5_2 7_3",
    (2, 2): "1_1 2_1 3_1 4_1 5_1 6_1 7_1",
}
EXPOSURE = {5: "3111113", 4: "0222220", 3: "5113115", 2: "0222220", 1: "3111113"}


@pytest.mark.parametrize(("palms", "fields"), RUN_TABLE.items())
def test_fields_under_every_run(palms, fields):
    assert [name(field) for field in RUNS[palms[0]][palms[1]]] == fields.split()


@pytest.mark.parametrize("y", EXPOSURE)
def test_exposure_of_every_field(y):
    def ninths(field):
        return sum(
            field in RUNS[first][second] or field in RUNS[second][first]
            for first in HOLES
            for second in HOLES
        )

    assert "".join(str(ninths(node(f"{x}_{y}"))) for x in range(1, 8)) == EXPOSURE[y]


@pytest.mark.parametrize(
    ("symbol", "cards"),
    [
        (Symbol.VILLAGE, 4),
        (Symbol.FOOTPRINTS, 20),
        (Symbol.MONKEY, 7),
        (Symbol.MAGNIFIER, 5),
        (Symbol.SWAP, 4),
    ],
)
def test_symbols_of_the_deck(symbol, cards):
    assert sum(half.symbol is symbol for halves in CARDS for half in halves) == cards


def test_steps_of_the_deck():
    assert sum(half.steps for halves in CARDS for half in halves) == 57
