"""Why a plan is good, in one sentence."""

from __future__ import annotations

from desktop.core.text import Text, Who, say
from desktop.games.fagin.bot.judging import wins_next
from desktop.games.fagin.data import AWAY, HOME, RUN, START
from desktop.games.fagin.state import Position

__all__ = ["reason"]

WINS = say("fagin", "This wins the game.")
HOME_COMES = say("fagin", "Brings %n urchin(s) home to Fagin.", "", 1)
DENIES = say("fagin", "Otherwise {who} could win next turn.")
COMES_IN = say("fagin", "Brings %n new urchin(s) onto the streets.", "", 1)
GOES_UP = say("fagin", "Comes %n level(s) nearer to Fagin.", "", 1)
SETS_BACK = say("fagin", "Sets {who} back by %n level(s).", "", 1)
MONEY = say("fagin", "Brings in %n shilling(s).", "", 1)
CUBES = say("fagin", "Brings in %n cube(s).", "", 1)
GETS_READY = say("fagin", "After this turn you could win in the next.")
EXCHANGES = say("fagin", "Turns cubes you need less into cubes you need more.")


def _steps(state: Position, seat: int) -> int:
    """Return the steps home that a seat has behind it, in all streets."""
    return sum(RUN if place == HOME else START + 1 - place for place in state.urchins[seat] if place != AWAY)


def reason(before: Position, after: Position, seat: int) -> Text | None:
    """Return what a turn from one position to the other is good for, the weightiest first."""
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
    lost = max(rivals, key=lambda each: _steps(before, each) - _steps(after, each))
    levels = _steps(before, lost) - _steps(after, lost)
    if levels > 1:
        return SETS_BACK.fill(who=Who(lost), n=levels)
    return _gains(before, after, seat)


def _gains(before: Position, after: Position, seat: int) -> Text | None:
    new = before.supply(seat) - after.supply(seat)
    if new > 0:
        return COMES_IN.fill(n=new)
    steps = _steps(after, seat) - _steps(before, seat)
    if steps > 0:
        return GOES_UP.fill(n=steps)
    cubes = sum(after.cargo[seat]) - sum(before.cargo[seat])
    if cubes > 0:
        return CUBES.fill(n=cubes)
    money = after.money[seat] - before.money[seat]
    if money > 0:
        return MONEY.fill(n=money)
    return EXCHANGES if after.cargo[seat] != before.cargo[seat] else None
