"""What a seat is doing at the moment, in two words."""

from __future__ import annotations

from typing import NamedTuple

from desktop.core.text import Text
from desktop.games.florence.board import words
from desktop.games.florence.names import CHARACTER_NAMES
from desktop.games.florence.phases.auction import Bidding, Gift, Opening
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.turn import Turn
from desktop.games.florence.view import FlorenceView

__all__ = ["Standing", "status"]


class Standing(NamedTuple):
    """A line and its ink."""

    text: Text | None
    ink: str


NOTHING = Standing(None, "faded")


def status(view: FlorenceView, seat: int) -> Standing:  # noqa: PLR0911 - one per case
    """Return what to write under the name of a seat."""
    if any(isinstance(question, Turn) and question.seat == seat for question in view.stack):
        return Standing(words.ACTING, "rust")
    if isinstance(view.question, Courting):
        return _courting(view.question, seat)
    if not any(isinstance(question, (Opening, Gift)) for question in view.stack):
        best = view.best[seat]
        return Standing(words.BEST_HERE.fill(value=best), "faded") if best else NOTHING
    if not view.inside >> seat & 1:
        bought = seat in view.stones
        return Standing(words.BOUGHT if bought else words.DECLINED, "faded")
    question = view.question
    if not isinstance(question, Bidding):
        return Standing(words.STILL_IN, "faded")
    if question.bidder == seat:
        return Standing(words.BIDS.fill(amount=question.amount), "met")
    if question.seat == seat:
        return Standing(words.ASKED, "rust")
    return Standing(words.STILL_IN if question.others >> seat & 1 else words.PASSED, "faded")


def _courting(question: Courting, seat: int) -> Standing:
    """Return what a seat is doing while characters are auctioned (FL-67)."""
    if question.seat == seat:
        return Standing(words.ASKED, "rust")
    if seat in question.bidders:
        which = question.bidders.index(seat)
        text = words.COURTS.fill(character=CHARACTER_NAMES[which], amount=question.amounts[which])
        return Standing(text, "met")
    return Standing(words.PASSED if question.out >> seat & 1 else words.STILL_IN, "faded")
