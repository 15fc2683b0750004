"""The judgement of Ladies & Gentlemen: each seat thinks for itself, from its own view."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, ClassVar

from desktop.core.bot import Advice, Bot, Level, LevelName
from desktop.core.game import Event
from desktop.games.ladies.actions import ASIDE, BILLS, KEEP, LEAVE, PAY, AnyAction
from desktop.games.ladies.ball import best_look
from desktop.games.ladies.bot.broker import advise_token
from desktop.games.ladies.bot.courtesan import Courtesan
from desktop.games.ladies.bot.gentleman import advise_business, advise_mood
from desktop.games.ladies.bot.lady import Mistress
from desktop.games.ladies.bot.memory import Memory
from desktop.games.ladies.bot.purse import advise_bill
from desktop.games.ladies.bot.strategist import Strategist
from desktop.games.ladies.data import PRICE
from desktop.games.ladies.phases import (
    Bills,
    Business,
    Courting,
    Designers,
    Dropping,
    Gossiping,
    Hearts,
    Moods,
    Ruining,
    Shopping,
    State,
    Stock,
    Visits,
    Windows,
    Workshops,
)
from desktop.games.ladies.scoring import final_places, final_stars
from desktop.games.ladies.state import pair
from desktop.games.ladies.view import LadiesView, open_questions

__all__ = ["LadiesBot"]

DELAYS: dict[LevelName, tuple[int, int]] = {
    "beginner": (1800, 2600),
    "casual": (1400, 2100),
    "skilled": (1100, 1600),
    "expert": (800, 1200),
}
"""LG-R8: milliseconds between two actions at the Stock."""
SHARP = 0.5
"""How much one star of difference tells about who wins."""


class LadiesBot(Bot[State, AnyAction, LadiesView]):
    """Beginner to Expert.

    ``style``: ``wits`` 0 sees stars, 1 counts what the ball would, 2 plans maids and counts money, 3 weighs
    every card against the days that are left and guesses where rivals go; ``notice`` is the chance to
    notice a token that another turns; it is forgotten after ``keeps`` more turns, or in real time after
    ``forgets`` milliseconds (0: never).
    """

    watches: ClassVar[bool] = True
    levels: ClassVar[dict[LevelName, Level]] = {
        "beginner": Level(slip=0.2, style={"wits": 0, "notice": 0.0, "keeps": 2, "forgets": 5000}),
        "casual": Level(slip=0.12, style={"wits": 1, "notice": 0.3, "keeps": 5, "forgets": 8000}),
        "skilled": Level(slip=0.04, style={"wits": 2, "notice": 0.6, "keeps": 12, "forgets": 15000}),
        "expert": Level(style={"wits": 3, "notice": 1.0, "keeps": 0, "forgets": 0}),
    }

    def __init__(self) -> None:
        self.memory = Memory()

    def observe(self, events: Sequence[Event], view: LadiesView, now: int) -> None:
        """Take note of what the seat saw."""
        self.memory.observe(events, view, now)

    def advise(
        self, view: LadiesView, seat: int, options: Sequence[AnyAction], level: Level, rng: Random
    ) -> list[Advice]:
        """Return the answers worth a thought, the best first."""
        question = _question(view, seat)
        match question:
            case Stock():
                return advise_token(view, seat, options, level, self.memory, rng)
            case Moods():
                return advise_mood(view, seat)
            case Business():
                return advise_business(view, seat, options, level)
            case Bills():
                return advise_bill(view, seat, options, level)
            case _:
                return self._lady(question, view, seat, options, level, rng)

    def _lady(  # noqa: C901, PLR0911 - one line per question
        self,
        question: Any,
        view: LadiesView,
        seat: int,
        options: Sequence[AnyAction],
        level: Level,
        rng: Random,
    ) -> list[Advice]:
        thinks = Mistress
        if int(level.style.get("wits", 3)) >= 3:
            thinks = Courtesan if pair(seat) == view.courtesan else Strategist
        mistress = thinks(view, seat, level, self.memory)
        match question:
            case Workshops():
                return mistress.workshop(options, rng)
            case Windows():
                return mistress.window(options)
            case Gossiping():
                return mistress.gossip(options)
            case Visits():
                return mistress.visit(options, rng)
            case Shopping():
                return mistress.take(options)
            case Dropping():
                return mistress.drop(options)
            case Courting():
                return mistress.court(options, rng)
            case Hearts():
                return mistress.hearts(_bill(view, seat))
            case Designers():
                lady = pair(seat)
                best = best_look(view.wardrobes[lady], view.maids[lady]).designer
                others = (action for action in options if action != ASIDE[best])
                return [Advice(ASIDE[best], 1.0), *(Advice(action, 0.0) for action in others)]
            case Ruining():
                return mistress.ruin(options)
            case _:
                return [Advice(action, 0.0) for action in options]

    def playout(self, state: State, seat: int, options: Sequence[AnyAction], rng: Random) -> AnyAction:
        """Return a sensible answer fast: keep, pay and take more often than not."""
        if KEEP in options and rng.random() < 0.7:
            return KEEP
        if BILLS[PAY] in options and rng.random() < 0.8:
            return BILLS[PAY]
        if options[-1] == LEAVE and rng.random() < 0.8:
            return min(options[:-1], key=lambda action: PRICE[action.card])  # type: ignore[union-attr]  # the others take a card
        return options[int(rng.random() * len(options))]

    def value(self, state: State) -> tuple[float, ...]:
        """Return every seat's share of the win by the stars as they stand."""
        if not state.stack:
            places = final_places(state)
            return tuple(float(place == 1) for place in places)
        stars = final_stars(state)
        weights = [exp(SHARP * each) for each in stars]
        return tuple(weights[pair(seat)] / sum(weights) for seat in range(state.seats))

    def delay(self, view: LadiesView, seat: int, action: AnyAction, level: LevelName, rng: Random) -> int:
        """LG-R8: return after how many milliseconds a Gentleman's hand moves again."""
        least, most = DELAYS[level]
        return rng.randint(least, most)


def _question(view: LadiesView, seat: int) -> Any:
    """Return the question that a seat is asked: the Ladies' lane comes first, the Gentlemen's second."""
    questions = open_questions(view.stack)
    if len(questions) > 1 and seat % 2:
        return questions[-1]
    return questions[0]


def _bill(view: LadiesView, seat: int) -> int:
    """Return the card that a Lady is asked to put hearts on."""
    lady = pair(seat)
    cards = [*view.deferred[lady], *view.purchases[lady]]
    index = len(view.answers[seat])
    return cards[index] if index < len(cards) else view.windows[lady]
