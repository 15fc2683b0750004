"""What a seat may answer."""

from __future__ import annotations

from desktop.core.game import Action
from desktop.games.ladies.data import DECKS, DESIGNERS, GOODS, GOSSIPS, WARES

__all__ = [
    "ANSWERS", "ASIDE", "BACK", "BILLS", "CLOSE", "COURT", "DISPLAYS", "DROPS", "FINISH", "HEARTS", "KEEP",
    "LATER", "LEAVE", "MOODS", "OFFERS", "PASS", "PAY", "PUT_BACK", "RUIN", "SALES", "START", "TAKES",
    "TIME_UP", "TURN", "VISITS", "AnyAction", "Ask", "Close", "Display", "Drop", "Finish", "Fulfil", "Heart",
    "Keep", "Leave", "Mood", "Offer", "Pass", "PutBack", "Ruin", "Sell", "SetAside", "Settle", "Start",
    "Take", "TimeUp", "Turn", "Visit", "Whisper",
]  # fmt: skip


class Offer(Action, frozen=True, gc=False):
    """LG-11: play a Workshop card that shows this deck."""

    deck: int


class Display(Action, frozen=True, gc=False):
    """LG-13: put this card in the window."""

    card: int


class Start(Action, frozen=True, gc=False):
    """LG-R2: the start signal, given by the clock of the table."""


class Turn(Action, frozen=True, gc=False):
    """LG-15: turn the token that lies in this place."""

    slot: int


class Keep(Action, frozen=True, gc=False):
    """LG-15: keep the turned token."""


class PutBack(Action, frozen=True, gc=False):
    """LG-15: put the turned token back, face down."""


class Finish(Action, frozen=True, gc=False):
    """LG-18: stop searching."""


class TimeUp(Action, frozen=True, gc=False):
    """LG-R7: the limit is reached, told by the clock of the table."""


class Whisper(Action, frozen=True, gc=False):
    """LG-81: hand an own Gossip card to the Lady of this seat."""

    card: int
    seat: int


class Pass(Action, frozen=True, gc=False):
    """Do nothing of what is offered."""


class Mood(Action, frozen=True, gc=False):
    """LG-44: send the Lady an allusion: 0 none, 1 ruined, 2 tight, 3 comfortable, 4 flush."""

    mood: int


class Visit(Action, frozen=True, gc=False):
    """LG-21: visit the boutique of this Lady, by number from 0."""

    shop: int


class Take(Action, frozen=True, gc=False):
    """LG-23: take this card."""

    card: int


class Leave(Action, frozen=True, gc=False):
    """LG-24: take nothing and be out."""


class Sell(Action, frozen=True, gc=False):
    """LG-31: sell one token."""

    good: int


class Fulfil(Action, frozen=True, gc=False):
    """LG-32: fulfil the contract in this place; ``gold`` says for each good how many pieces are Gold."""

    place: int
    gold: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)


class Close(Action, frozen=True, gc=False):
    """LG-30: end the business of the day."""


class Drop(Action, frozen=True, gc=False):
    """LG-83: discard an own Gossip card instead of buying what is in the window."""

    card: int


class Ask(Action, frozen=True, gc=False):
    """LG-95, LG-99: ask the Gentleman of this seat to pay; -1: nobody."""

    seat: int


class Heart(Action, frozen=True, gc=False):
    """LG-44: how much she wants the card of this bill, 0 to 3 hearts."""

    hearts: int


class Settle(Action, frozen=True, gc=False):
    """LG-37: what becomes of a bill: ``BACK``, ``PAY`` or ``LATER``."""

    choice: int


class SetAside(Action, frozen=True, gc=False):
    """LG-72: leave everything with this designer's mark at home."""

    designer: int


class Ruin(Action, frozen=True, gc=False):
    """LG-102: ruin the reputation of the Lady of this couple, by number from 0."""

    couple: int


AnyAction = (
    Offer
    | Display
    | Start
    | Turn
    | Keep
    | PutBack
    | Finish
    | TimeUp
    | Whisper
    | Pass
    | Mood
    | Visit
    | Take
    | Leave
    | Sell
    | Fulfil
    | Close
    | Drop
    | Ask
    | Heart
    | Settle
    | SetAside
    | Ruin
)

BACK, PAY, LATER = ANSWERS = range(3)

START, KEEP, PUT_BACK, FINISH, TIME_UP = Start(), Keep(), PutBack(), Finish(), TimeUp()
PASS, LEAVE, CLOSE = Pass(), Leave(), Close()
OFFERS = tuple(map(Offer, DECKS))
DISPLAYS = tuple(map(Display, range(WARES)))
TURN = tuple(map(Turn, range(30)))
MOODS = tuple(map(Mood, range(5)))
VISITS = tuple(map(Visit, range(5)))
TAKES = tuple(map(Take, range(WARES)))
SALES = tuple(map(Sell, GOODS))
DROPS = tuple(map(Drop, range(GOSSIPS)))
COURT = tuple(map(Ask, (1, 3, 5, 7, 9)))
HEARTS = tuple(map(Heart, range(4)))
BILLS = tuple(map(Settle, ANSWERS))
ASIDE = {designer: SetAside(designer) for designer in DESIGNERS}
RUIN = tuple(map(Ruin, range(5)))
