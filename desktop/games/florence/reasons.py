"""Why an answer is advised: what it brings at once, and the prestige that is expected by the end."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from desktop.core.bot import Advice
from desktop.core.text import Series, Text, say
from desktop.games.florence import names
from desktop.games.florence.actions import (
    AnyAction,
    AskProfessor,
    Build,
    Complete,
    Convert,
    CourtWork,
    Introduce,
    Keep,
    Propose,
    Recruit,
    Return,
    TakeBonus,
    TakeProfession,
)
from desktop.games.florence.data import CARD_BONUS, CARD_PROFESSIONS, PROFESSIONS
from desktop.games.florence.reckoning import bonus_value, cards_in, court_value, work_split
from desktop.games.florence.view import FlorenceView

__all__ = ["limit", "shown", "told", "why"]

EXPECTED = say("florence", "{points} prestige to be expected by the end.")
EXPECTED_WHY = say("florence", "{why} {points} prestige to be expected by the end.")
TENTH = say("florence", "{whole}.{tenth}", "a number with one decimal place; some languages use a comma")

LIMIT = say("florence", "{object}: worth up to about {florins} florins to you.")
BETTER = say("florence", "{object}: at this price there is something better for you to buy.")

SHARES = say("florence", "Shares a wish with your other cards: {things}.")
ALONE = say("florence", "Shares no wish with your other cards.")
WORK = say("florence", "Work value {value}: up to {points} prestige now.")
WORK_AND_BONUS = say("florence", "Work value {value}, and what you add with bonus cards.")
BUILDING = say("florence", "3 prestige at once.")
BUILDING_FOR = say("florence", "3 prestige at once, and 4 more work value for your cards: {cards}.")
FREEDOM_FOR = say("florence", "3 more work value for your cards: {cards}.")
ARTIST = say("florence", "One more work to complete, and 1 more value for all your works.")
RECRUITED = say("florence", "One more work to complete.")
RAISES = say("florence", "Raises one of your works.")
FREE = say("florence", "Costs neither an action nor money.")
MONEY_LEFT = say("florence", "You have {florins} florins then.")
MET = say("florence", "%n of its three wishes is/are met already.", "a profession card", 1)
ADDS = say("florence", "Adds {value} to a work as things stand.")


def told(advice: Advice, known: float) -> Advice:
    """Return an advice whose reason tells its value: the prestige to be expected by the end.

    Args:
        known: the prestige to which the value of the advice is added.
    """
    tenths = max(0, round(10 * (known + advice.value)))
    points = TENTH.fill(whole=tenths // 10, tenth=tenths % 10)
    if advice.reason is None:
        return replace(advice, reason=EXPECTED.fill(points=points), told=True)
    return replace(advice, reason=EXPECTED_WHY.fill(why=advice.reason, points=points), told=True)


def shown(worth: float) -> int:
    """Return a worth in florins as it is shown."""
    return max(0, 50 * round(worth / 50))


def limit(view: FlorenceView, stack: int, worth: float) -> Text:
    """Return up to where to bid for an object, in florins."""
    florins = shown(worth)
    if florins < view.base:
        return BETTER.fill(object=names.STACK_NAMES[stack])
    return LIMIT.fill(object=names.STACK_NAMES[stack], florins=florins)


def why(view: FlorenceView, seat: int, option: AnyAction) -> Text | None:  # noqa: C901, PLR0911, PLR0912 - one per answer
    """Return what an answer brings at once."""
    match option:
        case Return(card=card):
            return _shared(card, cards_in(view.hand))
        case Complete(card=card):
            return _work(view, work_split(view, seat, card).value)
        case CourtWork():
            return _work(view, court_value(view, seat))
        case Build(kind=kind) | Propose(kind=kind):
            cards = [card for card in cards_in(view.hand) if PROFESSIONS[card].building == kind]
            return BUILDING_FOR.fill(cards=_names(cards)) if cards else BUILDING
        case Introduce(freedom=freedom):
            cards = [card for card in cards_in(view.hand) if PROFESSIONS[card].freedom == freedom]
            return FREEDOM_FOR.fill(cards=_names(cards)) if cards else None
        case TakeProfession():
            return ARTIST
        case Recruit():
            return RECRUITED
        case TakeBonus():
            return RAISES
        case AskProfessor():
            return FREE
        case Convert(florins=florins):
            return MONEY_LEFT.fill(florins=view.money[seat] + florins)
        case Keep(deck=deck, card=card) if deck == CARD_PROFESSIONS:
            split = work_split(view, seat, card)
            return MET.fill(n=sum(1 for part in (split.building, split.landscape, split.freedom) if part))
        case Keep(deck=deck, card=card) if deck == CARD_BONUS:
            return ADDS.fill(value=bonus_value(view, seat, card))
        case _:
            return None


def _work(view: FlorenceView, value: int) -> Text:
    if value < view.minimum:
        return WORK_AND_BONUS.fill(value=value)
    return WORK.fill(value=value, points=value // 2)


def _shared(card: int, hand: Sequence[int]) -> Text:
    """Return which wishes of a card others in the hand have as well."""
    others = [PROFESSIONS[other] for other in hand if other != card]
    wish = PROFESSIONS[card]
    things = [
        name
        for name, shared in (
            (names.TILES[wish.building], any(other.building == wish.building for other in others)),
            (names.TILES[wish.landscape], any(other.landscape == wish.landscape for other in others)),
            (names.FREEDOM_NAMES[wish.freedom], any(other.freedom == wish.freedom for other in others)),
        )
        if shared
    ]
    return SHARES.fill(things=Series(tuple(things))) if things else ALONE


def _names(cards: Sequence[int]) -> Series:
    return Series(tuple(names.PROFESSION_NAMES[card] for card in cards))
