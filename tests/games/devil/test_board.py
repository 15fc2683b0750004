"""The board shows a view: at every number of seats, with every option, in all languages, themes and sizes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize

from desktop.games.devil.actions import Stake
from desktop.games.devil.board.figures import Imp, standing
from desktop.games.devil.board.layout import WHOLE
from desktop.games.devil.data import SPACES
from desktop.games.devil.wording import HIGHEST
from desktop.ui.board.lettering import body, fit
from desktop.ui.board.proof import proof
from desktop.ui.board.things import Label
from desktop.ui.theme import Theme
from tests.games.devil.at_board import NAMES, Table, betting, over, pulling


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("moment", [betting, pulling, over])
def test_every_seat_count_is_laid_out(qapp, seats, moment):
    table = Table(seats, seed=seats).until(moment)
    assert not proof(table.board, QSize(700, 500)).isNull()


@pytest.mark.parametrize(
    "options",
    [
        {"coal_counter": True},
        {"open_wealth": True},
        {"beggars_clause": False},
        {"goal": 800},
        {"oven_core": 0},
    ],
)
def test_every_option_is_laid_out(qapp, options):
    table = Table(3, seed=2, options=options).until(pulling)
    assert not proof(table.board, QSize(700, 500)).isNull()


def test_the_heap_holds_as_many_lumps_as_the_oven(table):
    assert len(table.board.heap.lying()) == len(table.state.oven)


def test_the_row_holds_the_line_with_its_total(table):
    assert [lump.value for lump in table.board.row.lumps] == table.state.line
    assert table.board.row.total.value == sum(table.state.line)


def test_the_poker_is_hot_up_to_the_best_total(table):
    assert table.board.poker.heat == table.state.best


def test_a_covered_stake_says_so(table):
    seat = next(seat for seat, stake in enumerate(table.state.stakes) if 0 < stake <= table.state.best)
    assert table.board.places[seat].status.text.startswith("covered")


def test_the_highest_stake_bears_the_flame(table):
    top = max(table.state.stakes)
    flames = [place.seat for place in table.board.places if place.flame.isVisible()]
    assert flames == [seat for seat, stake in enumerate(table.state.stakes) if stake == top]


def test_dv34_a_pact_explains_itself(table):
    table.state.holders = [2]
    table.show()
    pact = table.board.places[2].pact
    assert pact.isVisible()
    assert "Angela" in pact.hint


def test_the_gauge_is_shown_only_with_the_option(qapp):
    plain = Table(seed=4).until(pulling)
    counting = Table(seed=4, options={"coal_counter": True}).until(pulling)
    assert "%" not in plain.board.door.hint
    assert "%" in counting.board.door.hint


def test_the_end_shows_who_owns_how_much(qapp):
    table = Table(3, seed=9, options={"goal": 800}).until(over)
    assert table.board.ranking.isVisible()
    assert NAMES[table.state.stock.index(max(table.state.stock))] in table.board.ranking.hint.split(",")[0]


# Secrets


def test_wealth_of_others_is_shown_only_as_a_space(table):
    table.state.stock = [770, 330, 780, 790]
    table.show()
    assert "870" not in all_words(table.board)
    shown = all_words(table.board)
    for seat in (1, 2, 3):
        assert str(table.state.wealth(seat)) not in shown


def test_open_wealth_shows_the_chips_of_all(qapp):
    table = Table(options={"open_wealth": True}).until(pulling)
    for seat in range(4):
        assert str(table.state.wealth(seat)) in table.board.places[seat].wealth.text.replace(",", "")


def test_a_secret_stake_is_nowhere_on_the_board_of_another(bet):
    bet.play(Stake(170), seat=1)
    bet.show()
    assert "170" not in all_words(bet.board)
    assert bet.board.places[1].fist.isVisible()


def test_the_own_secret_stake_is_shown_to_its_owner(bet):
    bet.play(Stake(70), seat=0)
    bet.show()
    assert bet.board.places[0].stake.value == 70


def all_words(board):
    """Everything that is written or said anywhere on the board, ticks of the poker aside."""
    words = []
    for item in board.items():
        words += [getattr(item, "hint", ""), getattr(item, "name", "")]
        if isinstance(item, Label) and item.isVisible():
            words.append(item.text)
    return " | ".join(words)


# Languages, themes, sizes


@pytest.mark.parametrize("moment", [betting, pulling, over])
def test_the_language_is_switched_live(qapp, moment):
    table = Table(4, seed=2, options={"goal": 800}).until(moment)
    table.translator.set_language("de")
    table.board.retranslate()
    assert table.board.round.text.startswith("Runde")


def test_the_theme_is_switched_live(table):
    before = proof(table.board, QSize(200, 140)).pixelColor(2, 2)
    table.board.apply_theme(Theme.load("dark"))
    assert proof(table.board, QSize(200, 140)).pixelColor(2, 2) != before


def test_the_bet_survives_a_switch_of_language(bet):
    bet.board.set_bet(120)
    bet.board.retranslate()
    assert bet.board.bet == 120


@pytest.mark.parametrize("scale", [0.8, 1.6])
def test_every_text_size_is_laid_out(qapp, scale):
    table = Table(6, scale=scale, language="de").until(pulling)
    assert not proof(table.board, QSize(700, 500)).isNull()


def test_everything_that_can_be_chosen_has_a_name(table, bet):
    for each in (table, bet):
        assert all(piece.name or piece.hint for piece in each.board.stops())


@pytest.mark.parametrize("owned", [0, 10, 50])
def test_chips_and_poker_can_make_every_stake(qapp, owned):
    table = Table()
    table.state.stock[0] = owned
    table.show()
    assert set(table.decision().options) <= table.board.offered()


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("space", range(len(SPACES)))
def test_all_figures_of_a_space_stand_whole_on_the_board(qapp, seats, space):
    table = Table(seats)
    for seat, spot in enumerate(standing((space,) * seats)):
        imp = Imp(table.context, seat)
        assert WHOLE.contains(imp.outline().boundingRect().translated(spot))


@pytest.mark.parametrize("seats", range(2, 7))
def test_on_the_top_space_the_shape_of_every_figure_is_seen(seats):
    spots = standing((len(SPACES) // 2,) * seats)
    assert all(right.x() - left.x() > 20 for left, right in pairwise(spots))


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_word_about_a_stake_grows_with_large_letters(qapp, seats, language):
    board = Table(seats, language=language, scale=1.6).board
    words = board.context.say(HIGHEST)
    label = board.places[0].status
    asked = body(23 * 1.6, body().Weight.Bold)
    assert fit(words, asked, label.outline().boundingRect().size()).pixelSize() >= 30
