"""The board in sentences, for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.text import Series, Text, Who
from desktop.games.coco import wording
from desktop.games.coco.data import CARDS, GOAL, LEFT, NO_CARD
from desktop.games.coco.tiles import bit_of
from desktop.games.coco.view import CocoView, points

__all__ = ["sentences"]


def sentences(view: CocoView) -> Iterator[Text]:
    """Yield one sentence per thing: card, palms, baskets, market places."""
    if view.card != NO_CARD:
        yield wording.CARD_SHOWS.fill(who=Who(view.active), card=wording.card_name(CARDS[view.card]))
    hanging = wording.HANGS_LEFT if view.side == LEFT else wording.HANGS_RIGHT
    yield hanging.fill(left=wording.hole(view.left), right=wording.hole(view.right))
    for basket, (node, good) in enumerate(zip(view.where, view.load, strict=True)):
        name = wording.basket_name(basket)
        if good is None:
            yield wording.BASKET_FREE.fill(basket=name)
            continue
        place, kind = wording.node_name(node), wording.kind_name(good.kind)
        told = wording.BASKET_HINT.fill(basket=name, place=place, kind=kind, owner=Who(good.colour))
        seen = tuple(Who(seat) for seat in range(view.seats) if good.known & bit_of(seat))
        noted = view.terms.memory_aid > 0 and not view.terms.face_up
        yield wording.BASKET_SEEN.fill(what=told, who=Series(seen)) if seen and noted else told
    for seat, market in enumerate(view.markets):
        score = points(view, seat)
        if market and score is not None:
            kinds = [(good.colour, good.kind) for good in market if good.kind is not None]
            tiles = wording.loot_names(seat, kinds)
            yield wording.MARKET_KNOWN.fill(who=Who(seat), tiles=tiles, score=score)
        else:
            yield wording.MARKET_HINT.fill(who=Who(seat), n=len(market), goal=GOAL)
