"""A judgement as small as the game."""

from desktop.core.bot import Advice, Bot, Level
from tests.reference.actions import Grab, Keep, Peek

LIKED = (Grab, Keep, Peek)


class LanternBot(Bot):
    """Grab and keep, otherwise anything; it has a level for every method of search."""

    levels = {
        "beginner": Level(slip=0.5),
        "casual": Level(slip=0.2),
        "skilled": Level(method="flat", seconds=0.2, iterations=60),
        "expert": Level(method="ismcts", seconds=0.5, iterations=200),
    }

    def advise(self, view, seat, options, level, rng):
        advice = [Advice(action, (type(action) in LIKED) + rng.random() / 2) for action in options]
        return sorted(advice, key=lambda each: -each.value)

    def value(self, state):
        from tests.reference.phases import totals

        points = totals(state)
        return tuple(points[seat] / (2 * (points[0] + points[2] or 1)) for seat in range(4))

    def delay(self, view, seat, action, level, rng):
        return rng.randint(400, 2000)
