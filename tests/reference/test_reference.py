"""The reference game keeps the laws like any other."""

import pytest

from desktop.core.contract import check, option_sets
from tests.reference import GAME


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("number", range(len(list(option_sets(GAME, 4)))))
def test_laws_hold(number, seed):
    options = list(option_sets(GAME, 4))[number]
    assert [verdict for verdict in check(GAME, 4, options, seed=seed) if not verdict.ok] == []
