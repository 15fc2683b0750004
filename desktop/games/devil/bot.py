"""The judgement of Auf Teufel komm raus: what to stake, and when to stop."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

import numpy as np

from desktop.core.bot import Advice, Bot, Level, LevelName
from desktop.core.seats import around
from desktop.core.text import Text, say
from desktop.games.devil.actions import DRAW, STAKES, STOP, AnyAction, Stake
from desktop.games.devil.data import DEVIL, STEP
from desktop.games.devil.last import last_to_act
from desktop.games.devil.odds import in_percent
from desktop.games.devil.phases import State
from desktop.games.devil.view import KINDS, DevilView
from desktop.games.devil.wording import CHANCE_HINT, CHANCE_NOTHING
from desktop.games.devil.worlds import Worlds, sensible, win_share

__all__ = ["DevilBot"]

TABLE = {2: 110, 3: 130, 4: 155, 5: 170, 6: 190}
"""A good stake by the number of seats, where the oven is full and all chase their stakes."""

STOP_AT = 130
"""Where one more piece of a full oven costs more than it brings."""

STAKE_STEPS = (0, 30, 60, 80, 100, 110, 120, 130, 140, 150, 160, 180, 200, 230, 260, 300, 350, 400)
TARGETS = (25, 50, 75, 100, 125, 150, 200, 250)
"""How much more coal a plan may aim at, beside stopping and what covers stakes."""

SPREAD = 0.3
"""How far the stakes of others lie around a good one, as a share of it."""

SAFE = say("devil", "The next piece is a devil {percent}% of the time.")
COVERED = say("devil", "Your stake is covered; another piece risks {total}.")
UNCOVERED = say("devil", "Your stake of {amount} is not covered yet.")


class DevilBot(Bot[State, AnyAction, DevilView]):
    """Beginner to Expert; ``style["player"]`` names who thinks."""

    levels: ClassVar[dict[LevelName, Level]] = {
        "beginner": Level(style={"player": "timid", "stake": 60, "spread": 30, "stop": 60}),
        "casual": Level(style={"player": "table", "scale": 0.7, "stop": 100}),
        "skilled": Level(style={"player": "counting", "scale": 1.0}),
        "expert": Level(style={"player": "worlds", "orders": 192}),
    }
    opponents: ClassVar[dict[str, Level]] = {
        "table130": Level(style={"player": "table", "scale": 1.0, "stop": STOP_AT})
    }

    def advise(
        self, view: DevilView, seat: int, options: Sequence[AnyAction], level: Level, rng: Random
    ) -> list[Advice]:
        """Return stakes, or draw and stop, with what they are worth."""
        style = level.style
        match style.get("player", "worlds"):
            case "timid" | "table":
                return _by_rule(view, seat, options, style, rng)
            case "counting":
                return _by_counting(view, seat, options, rng)
            case _:
                return _by_worlds(view, seat, options, int(style.get("orders", 192)), rng)

    def playout(self, state: State, seat: int, options: Sequence[AnyAction], rng: Random) -> AnyAction:
        """Return a sensible answer fast."""
        if isinstance(options[0], Stake):
            good = round(TABLE[state.seats] * rng.uniform(0.6, 1.4))
            return STAKES[min(good, state.stock[seat]) // STEP]
        if len(options) == 1:
            return options[0]
        total = sum(state.line)
        covered = max(total, state.best) >= state.stakes[seat]
        pays = sum(state.oven) > state.oven.count(DEVIL) * total
        return DRAW if not covered or (pays and total <= state.best) else STOP

    def value(self, state: State) -> tuple[float, ...]:
        """Return everybody's estimated share of the win."""
        wealth = np.array([[state.wealth(seat) for seat in range(state.seats)]])
        return tuple(float(win_share(wealth, seat, state.goal)[0]) for seat in range(state.seats))


def _by_rule(
    view: DevilView,
    seat: int,
    options: Sequence[AnyAction],
    style: dict[str, float | int | str | bool],
    rng: Random,
) -> list[Advice]:
    """Stake by a fixed number and stop at a fixed total: what people do who do not count."""
    if view.betting:
        if style["player"] == "timid":
            amount = int(style["stake"]) + rng.randint(-int(style["spread"]), int(style["spread"]))
        else:
            amount = round(TABLE[len(view.stock)] * float(style["scale"]) * rng.uniform(0.85, 1.15))
        return [Advice(STAKES[min(amount, view.stock[seat]) // STEP], 1.0)]
    if len(options) == 1:
        return [Advice(options[0], 1.0)]
    more = sum(view.line) < int(style["stop"])
    return _two(DRAW if more else STOP, 1.0, 0.0, view, seat)


def _by_counting(view: DevilView, seat: int, options: Sequence[AnyAction], rng: Random) -> list[Advice]:
    """Count the oven and mind the stakes, but look at no further than this piece."""
    if view.betting:
        amount = round(TABLE[len(view.stock)] * rng.uniform(0.85, 1.1))
        return [Advice(STAKES[min(amount, view.stock[seat]) // STEP], 1.0)]
    if len(options) == 1:
        return [Advice(options[0], 1.0)]
    worlds = _table(view, 1, 1, np.random.default_rng(0))
    worlds.total[:] = sum(view.line)
    worlds.later = _later(view, seat)
    more = bool(sensible(worlds, seat)[0])
    return _two(DRAW if more else STOP, 1.0, 0.0, view, seat)


def _by_worlds(
    view: DevilView, seat: int, options: Sequence[AnyAction], orders: int, rng: Random
) -> list[Advice]:
    """Try every plan in the same possible rounds and compare the chances to win the game."""
    generator = np.random.default_rng(rng.getrandbits(63))
    if view.betting:
        return _stakes(view, seat, orders, generator)
    if len(options) == 1:
        return [Advice(options[0], 1.0)]
    return _draw_or_stop(view, seat, orders, generator)


def _oven(view: DevilView) -> list[int]:
    return [kind for kind, pieces in zip(KINDS, view.oven, strict=True) for _ in range(pieces)]


def _later(view: DevilView, seat: int) -> int:
    seats = len(view.stock)
    return (view.starter - 1 - seat) % seats


def _table(view: DevilView, orders: int, plans: int, generator: np.random.Generator) -> Worlds:
    """Return the worlds of this view: ``plans`` plans, each in the same orders of the oven."""
    stakes = np.tile(np.asarray(view.stakes), (plans * orders, 1))
    worlds = Worlds(_oven(view), stakes, np.asarray(view.stock) + np.zeros_like(stakes), orders, generator)
    for each, total in enumerate(view.totals):
        if total is not None:
            worlds.lay(each, total, view.counts[each])
    return worlds


def _stakes(view: DevilView, seat: int, orders: int, generator: np.random.Generator) -> list[Advice]:
    """DV-11: compare stakes over whole rounds, against others who stake about what is good."""
    seats = len(view.stock)
    own = view.stock[seat]
    plans = sorted({min(amount, own) for amount in (*STAKE_STEPS, own // 20 * 10, own)})
    good = TABLE[seats] * (1 + SPREAD * generator.standard_normal((orders, seats)))
    others = np.clip((good // STEP).astype(np.int64) * STEP, 0, np.asarray(view.stock))
    stakes = np.tile(others, (len(plans), 1))
    stakes[:, seat] = np.repeat(plans, orders)
    worlds = Worlds(_oven(view), stakes, np.asarray(view.stock) - stakes, orders, generator)
    for done, each in enumerate(around(view.starter, seats)):
        worlds.later = seats - 1 - done
        worlds.act(each, sensible, view.holders)
    shares = win_share(worlds.wealth(), seat, view.goal).reshape(len(plans), orders).mean(axis=1)
    advice = [
        Advice(STAKES[amount // STEP], float(share), _chance(view, amount), share=True)
        for amount, share in zip(plans, shares, strict=True)
    ]
    return sorted(advice, key=lambda each: -each.value)


def _draw_or_stop(view: DevilView, seat: int, orders: int, generator: np.random.Generator) -> list[Advice]:
    """DV-17: compare stopping with drawing on to several totals, over the rest of the round."""
    later = _later(view, seat)
    if not later:
        stop, draw = last_to_act(view, seat, _table(view, 1, 1, generator))
        return _two(DRAW if draw > stop else STOP, max(draw, stop), min(draw, stop), view, seat, share=True)
    seats = len(view.stock)
    total, pieces = sum(view.line), len(view.line)
    marks = {stake for stake in view.stakes if stake > total} | {view.best, view.best + 5}
    targets = sorted({total, *(total + more for more in TARGETS), *(mark for mark in marks if mark > total)})
    aims = np.repeat(targets, orders)
    worlds = _table(view, orders, len(targets), generator)
    worlds.later = later
    worlds.act(seat, lambda world, _: world.total < aims, view.holders, (total, pieces), first=False)
    for step in range(1, later + 1):
        worlds.later = later - step
        worlds.act((seat + step) % seats, sensible, view.holders)
    shares = win_share(worlds.wealth(), seat, view.goal).reshape(len(targets), orders).mean(axis=1)
    stop, draw = float(shares[0]), float(shares[1:].max())
    return _two(DRAW if draw > stop else STOP, max(draw, stop), min(draw, stop), view, seat, share=True)


def _two(
    first: AnyAction, better: float, worse: float, view: DevilView, seat: int, *, share: bool = False
) -> list[Advice]:
    """Return draw and stop as advice, the better one first."""
    second = STOP if first is DRAW else DRAW
    return [
        Advice(first, better, _why(first, view, seat), share),
        Advice(second, worse, _why(second, view, seat), share),
    ]


def _chance(view: DevilView, amount: int) -> Text:
    """Return how likely a stake is reached, as the board tells it: of one thing there is one number.

    In the worlds of the expert fewer get there, since nobody pulls on for the stake of another.
    """
    if not amount:
        return CHANCE_NOTHING
    return CHANCE_HINT.fill(stake=amount, percent=in_percent(view.oven, len(view.stock), amount))


def _why(action: AnyAction, view: DevilView, seat: int) -> Text:
    total = sum(view.line)
    if action is DRAW:
        return SAFE.fill(percent=round(100 * view.oven[-1] / sum(view.oven)))
    if max(total, view.best) >= view.stakes[seat]:
        return COVERED.fill(total=total)
    return UNCOVERED.fill(amount=view.stakes[seat])
