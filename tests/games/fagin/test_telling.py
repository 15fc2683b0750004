"""The log and the labels in the source language."""

import pytest

from desktop.core.text import Who
from desktop.games.fagin import GAME
from desktop.games.fagin import events as e
from desktop.games.fagin.actions import CRUMBS, GOES_HOME, OPENINGS, PUSHES, Go, Steal
from desktop.games.fagin.data import AWAY, BOTTOM, BY_CONSTABLE, DOWN, TOP, UP

NONE = (0,) * 6


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (e.Placed(0, 5, 4, 8), "Seat 1 places an urchin in St Paul’s Cathedral, on level 4, for 8 jewel(s)."),
        (e.Moved(1, 2, 8, 6, 4), "Seat 2 moves up from 8 to 6 in Covent Garden for 4 fruit(s)."),
        (e.Moved(1, 5, 4, 7, 12), "Seat 2 moves down from 4 to 7 in St Paul’s Cathedral for 12 jewel(s)."),
        (e.Left(0, 5, 9, BOTTOM, 8), "Seat 1 leaves St Paul’s Cathedral at the bottom for 8 jewel(s)."),
        (e.Left(0, 0, AWAY, TOP, 7), "Seat 1 leaves River Thames at the top for 7 book(s)."),
        (
            e.CameHome(2, 3, 2, 9, 15, 1),
            "Seat 3 brings an urchin home from Bow Street for 9 watch(es) and 15 shilling(s): number 1!",
        ),
        (e.Pushed(1, 2, 6, 7, 0), "Seat 1 pushes Seat 2 from 6 to 7 in Covent Garden."),
        (e.Pushed(1, 2, 0, TOP, 0), "Seat 1 pushes Seat 2 out of Covent Garden."),
        (e.Pushed(1, 0, 4, 5, BY_CONSTABLE), "The constable pushes Seat 2 from 4 to 5 in River Thames."),
        (e.Pushed(1, 0, 10, BOTTOM, BY_CONSTABLE), "The constable pushes Seat 2 out of River Thames."),
        (e.Sidestepped(0, 2, 1, 2), "Seat 1 steps aside for the constable, to level 2 in Covent Garden."),
        (e.Sidestepped(0, 2, 0, TOP), "Seat 1 steps aside for the constable, out of Covent Garden."),
        (e.Swapped(0, 0, (0, 1, 0), (5,)), "Seat 1 swaps 2 book(s) and 1 handkerchief(s) for 1 jewel(s)."),
        (e.Traded(0, NONE, NONE, 0), "Seat 1 does not trade."),
        (e.Traded(0, (3, 0, 0, 0, 0, 0), NONE, -3), "Seat 1 buys 3 book(s) for 3 shilling(s)."),
        (e.Traded(0, NONE, (0, 0, 0, 1, 0, 0), 5), "Seat 1 sells 1 watch(es) for 5 shilling(s)."),
        (
            e.Traded(0, (3, 0, 0, 0, 0, 0), (0, 0, 0, 1, 0, 0), 2),
            "Seat 1 buys 3 book(s), sells 1 watch(es) and gains 2 shilling(s).",
        ),
        (
            e.Traded(0, (0, 0, 0, 0, 0, 2), (0, 0, 0, 1, 0, 0), 0),
            "Seat 1 buys 2 jewel(s) and sells 1 watch(es) for the same money.",
        ),
        (
            e.Traded(0, (0, 0, 0, 0, 0, 2), (0, 0, 0, 1, 0, 0), -7),
            "Seat 1 buys 2 jewel(s), sells 1 watch(es) and pays 7 shilling(s).",
        ),
        (
            e.WheelTurned(3, 3),
            (
                "The die shows 3. New prices: "
                "books 5, handkerchiefs 3, fruit 6, watches 1, silverware 4 and jewels 2."
            ),
        ),
        (
            e.ConstableWalked(0, 5, (1, 0, 1, 2, 3, 4), DOWN),
            "River Thames: a 5; the constable goes to 4, facing down.",
        ),
        (
            e.ConstableWalked(4, 1, (5, 4), UP, placing=True),
            "Chertsey: the constable begins on level 4, facing up.",
        ),
        (e.GameEnded((2, 1, 3), limit=False), "Seat 2 wins!"),
        (e.GameEnded((1, 1, 3), limit=True), "The last round is over. In front: Seat 1 and Seat 2."),
        (e.MarketClosed(0), None),
        (e.ActionBegan(0, 1), None),
    ],
)
def test_events_are_told(event, line):
    told = GAME.tell(event)
    assert (None if told is None else str(told)) == line


@pytest.mark.parametrize(
    ("action", "label"),
    [
        (OPENINGS[3], "Open the market"),
        (Go(0, 4), "River Thames: to level 4"),
        (Go(0, TOP), "River Thames: leave at the top"),
        (GOES_HOME[3], "Bow Street: return to Fagin"),
        (Steal(1, 2), "Holborn Hill: steal 2 handkerchief(s)"),
        (PUSHES[0], "Up"),
        (CRUMBS[5], "Fagin’s crumbs: 1 jewel(s)"),
    ],
)
def test_answers_have_labels(action, label):
    assert str(GAME.label(action)) == label


def test_the_seat_panel_shows_homes_shillings_cubes_and_urchins(table):
    scene = table(2).urchin(0, 3, -2).urchin(0, 0, 5).cubes(0, blue=2).money(0, 7)
    facts = GAME.facts(GAME.view(scene.state, 1), 0)
    assert [str(fact.value) for fact in facts] == ["1 of 3", "7", "2", "3"]


def test_the_corner_counts_the_rounds(table):
    assert str(GAME.round_name(GAME.view(table(2).state, 0))) == "Round 1"


def test_whoever_pushes_is_named_first_so_that_the_line_bears_that_mark():
    line = GAME.tell(e.Pushed(1, 2, 6, 7, 0))
    assert next(value.seat for value in line.values.values() if isinstance(value, Who)) == 0
