"""What a seat may answer."""

from desktop.core.game import Action


class Bid(Action, frozen=True):
    """Offer coins in secret to search first."""

    coins: int


class Peek(Action, frozen=True):
    """Look at a tile of the row."""

    slot: int


class Keep(Action, frozen=True):
    """Take the tile just looked at, or the card just drawn."""


class Leave(Action, frozen=True):
    """Leave it."""


class DrawCard(Action, frozen=True):
    """Draw the top card of the pile."""


class Grab(Action, frozen=True):
    """Snatch a lantern."""


class TimeUp(Action, frozen=True):
    """The limit of the race is over: the answer of the clock."""


AnyAction = Bid | Peek | Keep | Leave | DrawCard | Grab | TimeUp
