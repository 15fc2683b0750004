"""The position."""

from desktop.core.game import State


class Position(State, kw_only=True):
    """Where everything lies.

    Attributes:
        bag: tiles not drawn, in no order.
        row: the tiles on the table, None where one was taken.
        known: who has seen the tile, by slot.
        pile: the cards, the top first; returned: the cards put under it.
        hands: cards by seat; tiles: tiles by seat.
        left: lanterns left in the race.
    """

    rounds: int
    hurry: bool
    round: int = 1
    bag: list[int]
    row: list[int | None]
    known: list[list[int]]
    pile: list[int]
    returned: list[int] = []
    hands: list[list[int]]
    tiles: list[list[int]]
    coins: list[int]
    lanterns: list[int]
    left: int = 0
