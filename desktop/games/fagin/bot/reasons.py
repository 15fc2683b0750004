"""Why a plan is good, in one sentence."""

from __future__ import annotations

from desktop.core.text import Series, Text, Who, say
from desktop.games.fagin.actions import DONE, MARKET, OPENINGS, PUSHES, STOP, Buy, Give, Sell, Swap, price_of
from desktop.games.fagin.bot.judging import wins_next
from desktop.games.fagin.bot.planning import Plan
from desktop.games.fagin.data import AWAY, COLOURS, HOME, RUN, START
from desktop.games.fagin.state import Position
from desktop.games.fagin.wording import CUBES as CUBES_OF
from desktop.games.fagin.wording import STREET_NAMES

__all__ = ["reason"]

WINS = say("fagin", "This wins the game.")
HOME_COMES = say("fagin", "Brings %n urchin(s) home to Fagin.", "", 1)
DENIES = say("fagin", "Otherwise {who} could win next turn.")
COMES_IN = say("fagin", "Brings %n new urchin(s) onto the streets.", "", 1)
GOES_UP = say("fagin", "Comes %n level(s) nearer to Fagin.", "", 1)
SETS_BACK = say("fagin", "Sets {who} back by %n level(s).", "", 1)
MONEY = say("fagin", "Brings in %n shilling(s).", "", 1)
CUBES = say("fagin", "Brings in %n cube(s).", "", 1)
COMES_IN_LATER = say("fagin", "With what follows: %n new urchin(s) on the streets.", "", 1)
GOES_UP_LATER = say("fagin", "With what follows: %n level(s) nearer to Fagin.", "", 1)
SETS_BACK_LATER = say("fagin", "With what follows: {who} is set back by %n level(s).", "", 1)
MONEY_LATER = say("fagin", "With what follows: %n shilling(s) more.", "", 1)
CUBES_LATER = say("fagin", "With what follows: %n cube(s) more.", "", 1)
GETS_READY = say("fagin", "After this turn you could win in the next.")
PLACES = say("fagin", "Pays for a new urchin: {streets}.", "one or several streets")
PAYS_HOME = say("fagin", "Pays for the way home: {streets}.", "one or several streets")
BUYS = say("fagin", "Buys {cubes}.")
SELLS = say("fagin", "Sells {cubes}.")
EXCHANGES = say("fagin", "Turns cubes you need less into cubes you need more.")


def _steps(state: Position, seat: int) -> int:
    """Return the steps home that a seat has behind it, in all streets."""
    return sum(RUN if place == HOME else START + 1 - place for place in state.urchins[seat] if place != AWAY)


def reason(before: Position, plan: Plan, seat: int) -> Text | None:
    """Return what a plan for a position is good for, the weightiest first."""
    after = plan.after
    homes = after.homes(seat) - before.homes(seat)
    if after.homes(seat) >= after.goal:
        return WINS
    rivals = [each for each in range(before.seats) if each != seat]
    for rival in rivals:
        if wins_next(before, rival) and not wins_next(after, rival):
            return DENIES.fill(who=Who(rival))
    if homes:
        return HOME_COMES.fill(n=homes)
    if wins_next(after, seat) and not wins_next(before, seat):
        return GETS_READY
    later = _goes_on(plan)
    lost = max(rivals, key=lambda each: _steps(before, each) - _steps(after, each))
    levels = _steps(before, lost) - _steps(after, lost)
    if levels > 1:
        return (SETS_BACK_LATER if later else SETS_BACK).fill(who=Who(lost), n=levels)
    first = plan.actions[0]
    trades = first == OPENINGS[MARKET] or isinstance(first, Buy | Sell)
    return (
        (None if later else _pays(before, after, seat))
        or (_trade(before, after, seat) if trades else None)
        or (EXCHANGES if isinstance(first, Give | Swap) else None)
        or _gains(before, after, seat, later=later)
    )


def _pays(before: Position, after: Position, seat: int) -> Text | None:
    """Say which streets the cubes suffice for that did not suffice before: to the top, or else to come in."""
    if before.urchins[seat] != after.urchins[seat]:
        return None
    had, has, home, new = before.cargo[seat], after.cargo[seat], [], []
    for street, place in enumerate(after.urchins[seat]):
        if place == HOME or (place == AWAY and not after.supply(seat)):
            continue
        if had[street] < price_of(street, place, HOME) <= has[street]:
            home.append(STREET_NAMES[street])
        elif place == AWAY and had[street] < price_of(street, AWAY, START) <= has[street]:
            new.append(STREET_NAMES[street])
    if home:
        return PAYS_HOME.fill(streets=Series(tuple(home)))
    return PLACES.fill(streets=Series(tuple(new))) if new else None


def _trade(before: Position, after: Position, seat: int) -> Text | None:
    """Say what is bought, or if nothing is, what is sold."""
    changes = [now - then for then, now in zip(before.cargo[seat], after.cargo[seat], strict=True)]
    for pattern, sign in ((BUYS, 1), (SELLS, -1)):
        cubes = [
            CUBES_OF[colour].fill(n=abs(changes[colour]))
            for colour in range(COLOURS)
            if changes[colour] * sign > 0
        ]
        if cubes:
            return pattern.fill(cubes=Series(tuple(cubes)))
    return None


def _goes_on(plan: Plan) -> bool:
    """Return whether the gain is not that of the first answer alone, as it seems to who reads it there."""
    ends = (STOP, DONE, *PUSHES)
    return plan.actions[0] not in OPENINGS and any(action not in ends for action in plan.actions[1:])


def _gains(before: Position, after: Position, seat: int, *, later: bool) -> Text | None:
    new = before.supply(seat) - after.supply(seat)
    if new > 0:
        return (COMES_IN_LATER if later else COMES_IN).fill(n=new)
    steps = _steps(after, seat) - _steps(before, seat)
    if steps > 0:
        return (GOES_UP_LATER if later else GOES_UP).fill(n=steps)
    changes = [now - then for then, now in zip(before.cargo[seat], after.cargo[seat], strict=True)]
    cubes = sum(changes)
    if cubes > 0:
        return (CUBES_LATER if later else CUBES).fill(n=cubes)
    money = after.money[seat] - before.money[seat]
    if money > 0:
        return (MONEY_LATER if later else MONEY).fill(n=money)
    return EXCHANGES if min(changes) < 0 < max(changes) else None
