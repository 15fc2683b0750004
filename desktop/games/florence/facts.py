"""What the seat panel shows."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.game import Fact
from desktop.core.text import Series, Text, say
from desktop.games.florence.data import ROUNDS
from desktop.games.florence.names import CHARACTER_NAMES, CHARACTER_TEXTS, PROFESSION_NAMES, SOURCE_NAMES
from desktop.games.florence.state import SOLD, Completed
from desktop.games.florence.view import FlorenceView

__all__ = ["COURSES", "LUCK", "MONEY", "PRESTIGE", "facts", "round_name", "sources", "work_done", "works_of"]

PRESTIGE = say("florence", "Prestige")
MONEY = say("florence", "Florins")
WORKS = say("florence", "Works")
JESTERS = say("florence", "Jesters")
BUILDERS = say("florence", "Builders")
HAND = say("florence", "Professions in hand")
RECRUITERS = say("florence", "Recruiting cards")
BONUS_CARDS = say("florence", "Bonus cards")
GOALS = say("florence", "Prestige cards")
BEST = say("florence", "Best work this round")
CHARACTER = say("florence", "Character")

COURSES = (
    say("florence", "Works", "chart: prestige from works"),
    say("florence", "Buildings", "chart: prestige from buildings"),
    say("florence", "Landscapes", "chart: prestige from landscapes"),
    say("florence", "Builders", "chart: prestige from builders"),
    say("florence", "Best works", "chart: prestige from best works"),
    say("florence", "Prestige cards", "chart: prestige from prestige cards"),
)
"""Sources of prestige, in the order of ``state.SOURCES``; what was sold has no chart."""

LUCK = say("florence", "Work value of the best card seen")

WORK_DONE = say("florence", "{card} {value} (round {number})", "a work, its value and its round")
WORKS_DONE = say("florence", "{line} Completed so far: {works}.")

ROUND = say("florence", "Round {number} of {rounds}")
SETUP = say("florence", "Set-up")
SOURCE = say("florence", "{name} ({points})", "a source of prestige and its points")
NO_PRESTIGE = say("florence", "No prestige yet.")
MADE_OF = say("florence", "Prestige from {sources}.")
MONEY_HELP = say("florence", "Worth no prestige at the end; it decides ties.")
WORKS_HELP = say("florence", "Profession and recruiting cards on the table. Each adds 1 to further works.")
JESTERS_HELP = say("florence", "Each adds 2 to every work.")
BUILDERS_HELP = say("florence", "With 0, 1, 2, 3 builders a building costs 700, 300, 300, 0 florins.")
HAND_HELP = say("florence", "Each card in hand adds 1 to every work.")

RECRUITERS_HELP = say(
    "florence", "Each fetches a completed profession from another table, and adds 1 to every work until then."
)
BONUS_HELP = say("florence", "Each can be played with one work and adds to its value.")
GOALS_HELP = say("florence", "Secret goals; they are revealed and scored at the end.")
BEST_HELP = say("florence", "The highest value completed in a round brings 3 prestige when the round ends.")


def sources(view: FlorenceView, seat: int) -> Text:
    """Return where the prestige of a seat comes from."""
    noted = view.sources[seat]
    shown = tuple(
        SOURCE.fill(name=name, points=-points if which == SOLD else points)
        for which, (name, points) in enumerate(zip(SOURCE_NAMES, noted, strict=True))
        if points
    )
    return MADE_OF.fill(sources=Series(shown)) if shown else NO_PRESTIGE


def work_done(work: Completed) -> Text:
    """Return a work with its value and round."""
    return WORK_DONE.fill(card=PROFESSION_NAMES[work.card], value=work.value, number=work.round)


def works_of(works: Sequence[Completed], seat: int) -> tuple[Text, ...]:
    """Return the works of a seat, the first one first."""
    return tuple(work_done(work) for work in works if work.seat == seat)


def facts(view: FlorenceView, seat: int) -> tuple[Fact, ...]:
    """Return the public numbers of a seat, and its florins where the reader may see them."""
    shown = [Fact(PRESTIGE, view.prestige[seat], sources(view, seat))]
    if view.knows_money(seat):
        shown.append(Fact(MONEY, view.money[seat], MONEY_HELP))
    shown += [
        Fact(WORKS, view.on_table(seat), _works_help(view, seat)),
        Fact(JESTERS, view.jesters[seat], JESTERS_HELP),
        Fact(BUILDERS, view.builders[seat], BUILDERS_HELP),
        Fact(HAND, view.hands[seat], HAND_HELP),
    ]
    counted = (
        (RECRUITERS, view.recruiters, RECRUITERS_HELP),
        (BONUS_CARDS, view.bonuses, BONUS_HELP),
        (GOALS, view.goal_counts, GOALS_HELP),
        (BEST, view.best, BEST_HELP),
    )
    shown += [Fact(name, counts[seat], text) for name, counts, text in counted if counts[seat]]
    who = view.characters[seat]
    if who >= 0:
        shown.append(Fact(CHARACTER, CHARACTER_NAMES[who], CHARACTER_TEXTS[who]))
    return tuple(shown)


def round_name(view: FlorenceView) -> Text:
    """Return the corner of the window."""
    return ROUND.fill(number=view.round, rounds=ROUNDS) if view.round else SETUP


def _works_help(view: FlorenceView, seat: int) -> Text:
    done = works_of(view.works, seat)
    return WORKS_DONE.fill(line=WORKS_HELP, works=Series(done)) if done else WORKS_HELP
