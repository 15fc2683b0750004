"""Components."""

TILES = (1, 1, 2, 2, 3, 3, 5, 5)
"""Values of the face-down tiles in the bag."""

CARDS = (0, 1, 2, 3, 4, 6)
"""The pile; cards put back go under it."""

COINS = 3
LANTERNS = 3
ROUNDS = (1, 2)
GRAB_LIMIT = 6_000
GRAB_PAUSE = 300
TEAMS = ((0, 1), (2, 3))
