"""Lantern Thieves: the reference game, on which the machinery is tested and from which new games start.

Four seats, two teams: seats 0 and 1 against 2 and 3. Two rounds of: a secret bid of all (simultaneous
choice), then the two teams side by side (``Parallel``): one member searches a row of face-down tiles
(peeks, then keeps or leaves), and the other takes cards from a pile with an order, with a nested
question. A round ends with a race in real time, in which all grab lanterns before a limit.
"""

from tests.reference.game import Lanterns
from tests.reference.meta import META

__all__ = ["GAME", "META"]

GAME = Lanterns()
