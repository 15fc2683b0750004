"""How far an estimate of the chance to win can be trusted.

The estimate is made to compare answers, and exaggerates: where it said 4 % experts won 17 % of their games
against experts, where it said 96 %, half of them. What is told is how often they won, by a curve through
32,000 answers at 94 tables of two, four and six: seats are about equal until somebody is near the win.
"""

from __future__ import annotations

from math import exp, log

__all__ = ["trusted"]

ALWAYS, NEAR = 0.1, 0.9
"""What part of an advantage proves true at any time, and what part if the nearest seat is one turn away."""
CERTAIN = 1e-4
"""Less than this is nothing, and a chance this near to 1 is a win that is seen."""


def trusted(estimate: float, seats: int, turns: float) -> float:
    """Return a chance to win as it proves true, 0 to 1; ``turns`` is how far the first seat has to go.

    >>> trusted(0.25, seats=4, turns=3.0)
    0.25
    """
    if estimate > 1 - CERTAIN:
        return 1.0
    fair = log(1 / (seats - 1))
    odds = log(max(estimate, CERTAIN) / (1 - max(estimate, CERTAIN)))
    proven = fair + (ALWAYS + NEAR / max(1.0, turns)) * (odds - fair)
    return 1 / (1 + exp(-proven))
