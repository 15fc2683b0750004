"""The numbers of the seat panel."""

from __future__ import annotations

from desktop.core.game import Fact
from desktop.core.text import Text, Who, literal
from desktop.games.ladies import wording
from desktop.games.ladies.ball import best_look
from desktop.games.ladies.data import CONTRACTS, FACES, SCANDAL
from desktop.games.ladies.state import pair
from desktop.games.ladies.view import HIDDEN, LadiesView

__all__ = ["facts", "own_stars"]


def facts(view: LadiesView, seat: int) -> tuple[Fact, ...]:
    """Return what the reader sees of a seat."""
    return _gentleman(view, pair(seat)) if seat % 2 else _lady(view, pair(seat))


def own_stars(view: LadiesView, lady: int, designer: int | None = None) -> int | None:
    """Return the stars that a Lady would have at the ball, None if her maids or Gossip are hidden.

    With ``designer`` that one is left at home, where one must be.
    """
    if any(maid in FACES for maid in view.maids[lady]) or HIDDEN in view.gossip[lady]:
        return None
    look = best_look(view.wardrobes[lady], view.maids[lady], designer or view.designers[lady] or None)
    contracts = sum(CONTRACTS[contract].stars for contract in view.stars[lady]) if lady < view.couples else 0
    scandal = SCANDAL if lady == view.scandal and not view.total_ruin else 0
    return look.total + contracts - len(view.gossip[lady]) - len(view.received[lady]) - scandal


def _lady(view: LadiesView, lady: int) -> tuple[Fact, ...]:
    shown = [
        Fact(wording.FACT_BOUTIQUE, wording.BOUTIQUES[view.colours[lady]]),
        Fact(wording.FACT_ARTICLES, len(view.wardrobes[lady])),
        Fact(wording.FACT_MAIDS, len(view.maids[lady])),
    ]
    stars = own_stars(view, lady)
    if stars is not None:
        shown.insert(1, Fact(wording.FACT_STARS, stars, wording.HELP_STARS))
    if view.deferred[lady]:
        shown.append(Fact(wording.FACT_PUT_OFF, len(view.deferred[lady]), wording.HELP_PUT_OFF))
    if view.gossiping:
        gossip = len(view.gossip[lady]) + len(view.received[lady])
        shown.append(Fact(wording.FACT_GOSSIP, gossip, wording.HELP_GOSSIP))
    return tuple(shown)


def _gentleman(view: LadiesView, couple: int) -> tuple[Fact, ...]:
    shown = [Fact(wording.FACT_LADY, Who(2 * couple))]
    if view.money[couple] != HIDDEN:
        shown.append(Fact(wording.FACT_MONEY, wording.pounds(view.money[couple]), wording.HELP_MONEY))
    number: Text = literal(str(view.numbers[couple])) if view.numbers[couple] else literal("–")
    shown.append(Fact(wording.FACT_NUMBER, number, wording.HELP_NUMBER))
    shown.append(Fact(wording.FACT_GOODS, sum(view.tokens[couple])))
    if view.stars[couple]:
        stars = sum(CONTRACTS[contract].stars for contract in view.stars[couple])
        shown.append(Fact(wording.FACT_CONTRACT_STARS, stars))
    if view.courtesan is not None:
        shown.append(Fact(wording.FACT_COURT, len(view.court[couple]), wording.HELP_COURT))
    return tuple(shown)
