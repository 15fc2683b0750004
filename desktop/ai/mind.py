"""A mind answers for one seat at one level, from what that seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

import msgspec

from desktop.ai import flat, ismcts
from desktop.ai.budget import Budget
from desktop.ai.flat import Tried
from desktop.core.bot import Advice, Bot, Level
from desktop.core.game import Game
from desktop.core.text import Text, say

__all__ = ["Answer", "Mind"]

TRIED = say("ai", "Wins {share}% of %n tried ending(s).", "", 1)
AND_TRIED = say("ai", "{reason} Wins {share}% of %n tried ending(s).", "a reason, then what trying gave", 1)


class Answer(NamedTuple):
    """What a mind answers, and everything it thought worth a thought, the best first."""

    action: Any
    advice: list[Advice]


class Mind:
    """Thinks for one seat.

    Args:
        game: the rules, to play on inside sampled worlds.
        level: how it thinks.
        rng: what it thinks with; chance at the table has another generator.
    """

    def __init__(self, game: Game[Any, Any, Any], level: Level, rng: Random) -> None:
        self.game = game
        self.level = level
        self.rng = rng

    @cached_property
    def bot(self) -> Bot[Any, Any, Any]:
        """The game's judgement, a bot of this seat's own; random answers need none."""
        return self.game.bot()

    def answer(
        self, view: Any, seat: int, options: Sequence[Any], called_off: Callable[[], bool] | None = None
    ) -> Answer:
        """Return the answer of this level: the best advice, or at times a likely mistake."""
        if len(options) == 1:
            return Answer(options[0], [Advice(options[0], 0.0)])
        if self.level.method == "random":
            action = options[int(self.rng.random() * len(options))]
            return Answer(action, [Advice(action, 0.0)])
        advice = self.advise(view, seat, options, called_off)
        followed = self.bot.follow(view, seat, advice)
        rank = 0
        if self.level.slip and self.rng.random() < self.level.slip:
            rank = min(self.rng.choice((1, 1, 2)), len(followed) - 1)
        return Answer(followed[rank].action, advice)

    def advise(
        self, view: Any, seat: int, options: Sequence[Any], called_off: Callable[[], bool] | None = None
    ) -> list[Advice]:
        """Return the options worth a thought with values and reasons, the best first."""
        level = self.level
        advice = self.bot.advise(view, seat, options, level, self.rng)
        if level.method in {"random", "advise"} or len(advice) == 1:
            return advice
        search = flat.search if level.method == "flat" else ismcts.search
        looked = advice[: max(2, level.breadth)]
        actions = [each.action for each in looked]
        budget = Budget(level, called_off)
        tried = search(self.game, self.bot, view, seat, actions, level, self.rng, budget)
        pairs = zip(looked, tried, strict=True)
        if level.method == "flat":
            ranked = sorted(pairs, key=lambda pair: (-_settled(pair[1]), -pair[1].share))
        else:
            ranked = sorted(pairs, key=lambda pair: (-pair[1].visits, -pair[1].share))
        return [_weigh(each, result) for each, result in ranked if result.visits] or advice


def _settled(result: Tried) -> float:
    """Return the share of an answer, a little less where it was tried seldom."""
    return result.share - 0.5 / (1 + result.visits)


def _weigh(advice: Advice, tried: Tried) -> Advice:
    """Return an advice with what trying gave as its value."""
    share = round(100 * tried.share)
    reason: Text
    if advice.reason is None:
        reason = TRIED.fill(share=share, n=tried.visits)
    else:
        reason = AND_TRIED.fill(reason=advice.reason, share=share, n=tried.visits)
    return msgspec.structs.replace(advice, value=tried.share, reason=reason, share=True, told=False)
