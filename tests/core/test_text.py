"""Texts are put together when they are shown, and not before."""

import msgspec
import pytest

from desktop.core.text import Plain, Series, Text, Who, literal, render, say, seats_named

COST = say("test", "This costs {cost} florins.")
LUMPS = say("test", "%n lumps for {who}.", "", 1)


def test_values_fill_the_placeholders():
    assert str(COST.fill(cost=300)) == "This costs 300 florins."


def test_filling_leaves_the_constant_as_it_is():
    COST.fill(cost=300)
    assert COST.values == {}


def test_n_is_the_number_of_the_plural():
    text = LUMPS.fill(n=3, who=Who(1))
    assert text.count == 3
    assert str(text) == "3 lumps for Seat 2."


@pytest.mark.parametrize(
    ("parts", "shown"), [((25,), "25"), ((25, 50), "25 and 50"), ((25, 50, 10), "25, 50 and 10")]
)
def test_a_series_is_joined(parts, shown):
    assert render(Series(parts), Plain()) == shown


def test_texts_nest():
    outer = say("test", "Look: {inner}")
    assert str(outer.fill(inner=COST.fill(cost=5))) == "Look: This costs 5 florins."


def test_a_literal_is_the_same_in_every_language():
    assert str(literal("{1600}")) == "{1600}"


def test_a_text_survives_json():
    text = LUMPS.fill(n=2, who=Series((Who(0), 7, COST)))
    assert msgspec.json.decode(msgspec.json.encode(text), type=Text) == text


def test_a_text_knows_the_seats_that_it_names_in_their_order():
    outer = say("test", "{who}: {line}").fill(who=Who(2), line=LUMPS.fill(n=1, who=Series((Who(0), Who(1)))))
    assert list(seats_named(outer)) == [2, 0, 1]
