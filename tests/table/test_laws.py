"""Every game keeps the laws of the table, and the laws find what breaks them."""

from __future__ import annotations

import pytest

from desktop.core.bot import LEVELS, Advice
from desktop.games import GAMES, load
from desktop.table.laws import TABLE_LAWS, check_table
from tests.ai.nim import Nim
from tests.reference import GAME


@pytest.mark.parametrize("game", [*GAMES, "reference"])
def test_every_game_keeps_the_laws_of_the_table(game):
    rules = GAME if game == "reference" else load(game)
    verdicts = check_table(rules, rules.meta.seats[0], {}, seed=1)
    assert [verdict.law for verdict in verdicts] == list(TABLE_LAWS)
    assert [verdict.detail for verdict in verdicts if not verdict.ok] == []
    assert all(verdict.cases for verdict in verdicts if verdict.law != "undoes")


def broken(game, law):
    (verdict,) = [verdict for verdict in check_table(game, 2, {}, seed=1) if verdict.law == law]
    return verdict.detail


def test_a_position_that_a_save_forgets_is_found():
    class Forgetful(Nim):
        def view(self, state, seat):
            view = super().view(state, seat)
            self.looks = getattr(self, "looks", 0) + 1
            return type(view)(view.seat, self.looks, view.acting, view.last)

    assert "other bytes" in broken(Forgetful(), "saves")


def test_a_bot_that_answers_what_is_no_option_is_found():
    class Cheat(type(Nim().bot())):
        levels = dict.fromkeys(LEVELS, Nim().bot().levels["beginner"])

        def advise(self, view, seat, options, level, rng):
            return [Advice("cheat", 1.0)]

    class Cheated(Nim):
        def bot(self):
            return Cheat()

    assert "is not an option" in broken(Cheated(), "thinks")
