"""How bills lie on the lower edge, and how large the keys beside them are written."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from desktop.core.game import Decision
from desktop.games.ladies.board.bill_row import bill_row
from desktop.games.ladies.board.cards import CARD_H, CARD_W
from desktop.games.ladies.board.sorting import BillKey
from desktop.ui.translator import Translator
from tests.games.ladies.table import GAME
from tests.games.ladies.test_board import make  # noqa: F401 - the fixture
from tests.games.ladies.test_sorting import evening

AREA = QRectF(620, 800, 436, 144)
"""As wide as the lower edge beside the keys."""
NARROW = AREA.adjusted(0, 0, -82, 0)


def boxes(count, taken, area=AREA):
    found = []
    for spot, scale in bill_row(count, taken, area):
        box = QRectF(spot, QSizeF(CARD_W * scale, CARD_H * scale))
        box.moveCenter(spot)
        found.append(box)
    return found


@pytest.mark.parametrize("area", [AREA, NARROW])
@pytest.mark.parametrize("count", range(1, 11))
def test_bills_lie_beside_each_other_and_in_their_room(count, area):
    for taken in range(count):
        lying = boxes(count, taken, area)
        assert not any(one.intersects(other) for one, other in combinations(lying, 2))
        assert all(area.adjusted(-1, -1, 1, 1).contains(box) for box in lying)


@pytest.mark.parametrize("count", range(2, 11))
def test_taking_another_bill_up_makes_none_larger_or_smaller(count):
    sizes = {round(scale, 6) for taken in range(count) for _, scale in bill_row(count, taken, AREA)}
    assert len(sizes) == 2


@pytest.mark.parametrize("count", [6, 7, 8, 9])
def test_many_bills_lie_in_two_rows_to_be_read(count):
    assert min(place.scale for place in bill_row(count, 0, AREA)) > 0.4


def test_few_bills_lie_in_one_row():
    assert len({place.spot.y() for place in bill_row(3, 1, AREA)}) == 1


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("text_scale", [1.0, 1.3, 1.6])
def test_the_keys_for_a_bill_are_written_in_one_size(make, language, text_scale):  # noqa: F811
    board = make(6)
    board.context.say, board.context.text_scale = Translator(language).speaker(list("ABCDEF")), text_scale
    state, _ = evening()
    board.lay_out(GAME.view(state, 1))
    options = tuple(GAME.options(state, 1))
    board.ask(Decision(id=1, seat=1, prompt=GAME.prompt(state, 1), options=options))
    sizes = [piece.largest() for piece in board.pieces() if isinstance(piece, BillKey)]
    assert len(sizes) == 3
    assert max(sizes) - min(sizes) < 1 / text_scale  # of whole pixels
