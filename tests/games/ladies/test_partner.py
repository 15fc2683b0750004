"""A person with a partner of a level: as strong as two seats of that level with the same secrets."""

from random import Random

import pytest

from desktop.ai.arena import places_of
from desktop.ai.levels import level
from desktop.ai.match import Match, Sitter
from desktop.ai.mind import Answer, Mind
from desktop.ai.worlds import payoff
from desktop.games.ladies.actions import HEARTS, MOODS
from tests.games.ladies.table import GAME

GAMES = 10
LADY, GENTLEMAN = 0, 1


class Silent(Mind):
    """Somebody who plays as well as a level, but neither sends moods nor draws hearts."""

    def answer(self, view, seat, options, *rest):
        for silence in (HEARTS[0], MOODS[0]):
            if silence in options:
                return Answer(silence, [])
        return super().answer(view, seat, options, *rest)


def wins(name, below, silent=None):
    """Return how many games a couple wins of two of the level below; one of its seats may be silent."""
    won = 0.0
    for number in range(GAMES):
        entrants = places_of(6, 2, number)
        sitters = []
        for entrant in entrants:
            sits = name if entrant < 2 else below
            mind = (Silent if entrant == silent else Mind)(
                GAME, level(GAME, sits), Random(f"{number} {entrant}")
            )
            sitters.append(Sitter(mind, sits))
        match = Match(GAME, sitters, GAME.meta.complete({}, 6), Random(number))
        match.play()
        won += 2 * payoff(GAME, match.state)[entrants.index(LADY)]
    return won


@pytest.fixture(scope="module")
def two_experts():
    return wins("expert", "skilled")


@pytest.mark.parametrize("person", [LADY, GENTLEMAN])
def test_an_expert_partner_of_a_silent_person_is_about_as_strong_as_two_experts(two_experts, person):
    assert abs(wins("expert", "skilled", person) - two_experts) <= 2


def test_a_couple_of_experts_wins_most_games_of_skilled_couples(two_experts):
    assert two_experts >= 0.6 * GAMES
