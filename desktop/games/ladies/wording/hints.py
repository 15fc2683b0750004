"""Why an adviser would do something."""

from __future__ import annotations

from desktop.core.text import Text, say

KEEP_WORTH = say("ladies", "Worth about £{amount} to you.")
BETTER_TO_COME = say("ladies", "Something better may still lie there.")
SEEN_BEFORE = say("ladies", "You have seen what lies here.")
UNSEEN = say("ladies", "Nobody has seen this one yet, as far as you remember.")
ENOUGH = say("ladies", "You have what you came for.")
PLAN = say("ladies", "First step of a plan worth £{amount} in all.")
ADDS = say("ladies", "Adds about %n star(s) for £{price}.", "", 1)
ADDS_NOTHING = say("ladies", "Adds nothing to this wardrobe.")
BEST_CARD = say("ladies", "The best card you can expect adds about %n star(s).", "", 1)
BEST_CARDS = say("ladies", "What you can expect there adds about %n star(s).", "", 1)
HIDES_THE_BEST = say("ladies", "Tempts your rivals little, and would be a bargain for you.")
NOTHING_MORE = say("ladies", "Nothing here would be paid, or worn.")
BETTER_SPENT = say("ladies", "The money does more for something else.")
WORTH_WAITING = say("ladies", "Worth the £100: tomorrow you can pay it.")
BARGAIN = say("ladies", "The bargain is worth more than a rumour.")
ONE_STAR = say("ladies", "One rumour less is one star more.")
CAN_PAY = say("ladies", "Has money, and bills of his own Lady too; otherwise he may not pay yours.")
LEADING = say("ladies", "Ahead of the others, as far as one can see.")


def adds(stars: float, price: int) -> Text:
    """Return what a card is worth to a wardrobe, in whole stars."""
    return ADDS.fill(n=round(stars), price=price) if stars >= 0.5 else ADDS_NOTHING
