"""The rule pages: every paragraph is there, every table is that of the rules, and questions lead to them."""

import re

import pytest

from desktop.files import resource_path
from desktop.games.florence import names
from desktop.games.florence.data import (
    BONUS,
    BUILDING_KINDS,
    GOALS,
    LANDSCAPE_KINDS,
    MINIMUM,
    OUTLINES,
    PROFESSIONS,
)
from desktop.games.florence.phases.gains import Choosing
from desktop.games.florence.phases.table import Question
from desktop.ui.translator import Translator

LANGUAGES = ("en", "de", "nl")
NUMBERS = [*range(1, 78), *range(80, 86), 90, 91, 92]


def page(language):
    return resource_path("games", "florence", f"rules.{language}.md").read_text("utf-8")


def rows(language):
    """Return the cells of all table rows."""
    lines = [line for line in page(language).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.fixture
def say(qapp, request):
    def rendered(language, value):
        return Translator(language).speaker([])(value)

    return rendered


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_stands_once_and_in_order(language):
    found = [int(number) for number in re.findall(r"^\*\*FL-(\d\d)", page(language), re.MULTILINE)]
    assert found == NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_professions_are_those_of_the_data(say, language):
    told = rows(language)
    for card, wish in PROFESSIONS.items():
        wanted = [
            names.PROFESSION_NAMES[card],
            names.TILES[wish.building],
            names.TILES[wish.landscape],
            names.FREEDOM_NAMES[wish.freedom],
        ]
        assert [str(card), *(say(language, name) for name in wanted)] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tiles_are_those_of_the_data(say, language):
    told = {row[0]: row for row in rows(language)}
    for kind in (*BUILDING_KINDS, *LANDSCAPE_KINDS):
        row = told[say(language, names.TILES[kind])]
        assert row[2] == str(sum(line.count("X") for line in OUTLINES[kind]))
        assert row[3] == ("3" if kind in BUILDING_KINDS else "6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_those_of_the_data(say, language):
    told = rows(language)
    for card, goal in GOALS.items():
        tied = getattr(goal, "tied", None)
        points = f"{goal.points} ({tied})" if tied else str(goal.points)
        assert [say(language, names.GOAL_TEXTS[card]), points] in told
    for card in BONUS:
        assert [say(language, names.BONUS_TEXTS[card])] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_minimum_is_that_of_the_data(language):
    assert any(row[1:] == [str(value) for value in MINIMUM[1:]] for row in rows(language))


@pytest.mark.parametrize("question", Question.__args__)
def test_every_question_leads_to_a_paragraph(question):
    assert f"**{question.rule}**" in page("en")


@pytest.mark.parametrize(("deck", "paragraph"), [(0, "FL-44"), (1, "FL-46"), (2, "FL-27")])
def test_a_look_at_cards_leads_to_the_paragraph_of_the_deck(scene, deck, paragraph):
    assert Choosing(0, deck, 1, (1,)).paragraph(scene(3).state, 0) == paragraph


def test_the_last_seat_of_an_auction_is_led_to_its_paragraph(scene):
    table = scene(3).auction()
    assert table.question.paragraph(table.state, 0) == "FL-13"
    table.bids("no", "no")
    assert table.question.paragraph(table.state, 2) == "FL-19"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_there(language):
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", page(language))
    assert pictures == ["tiles.png", "touching.png"]
    assert all(resource_path("games", "florence", name).is_file() for name in pictures)
