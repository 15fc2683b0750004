"""What the board shows at one moment: made from a view, carried on by events. No Qt."""

from __future__ import annotations

import msgspec

from desktop.core.game import Event
from desktop.games.coco.data import BASKETS, HOME, NO_CARD, VILLAGE
from desktop.games.coco.events import (
    BasketMoved,
    CardDead,
    CardDrawn,
    DeckShuffled,
    Delivered,
    DiceRolled,
    GameEnded,
    Loaded,
    Looked,
    LootTurned,
    MonkeySwung,
    Secret,
    Shown,
    Stolen,
    Swapped,
    TurnBegan,
)
from desktop.games.coco.state import Terms
from desktop.games.coco.tiles import PUBLIC, bit_of
from desktop.games.coco.view import CocoView, Good

__all__ = ["Picture"]


class Picture(msgspec.Struct, frozen=True):
    """What lies where. Fields named as in the view mean the same.

    Attributes:
        reader: whose view it is; None for a spectator.
        dice: the colours rolled in this turn, None before.
        dead: whether nothing on the card on top of the discard pile could be done.

    """

    terms: Terms
    reader: int | None
    where: tuple[int, ...]
    load: tuple[Good | None, ...]
    markets: tuple[tuple[Good, ...], ...]
    stocks: tuple[int, ...]
    stock: tuple[tuple[int, int] | None, ...]
    cards: int
    discard: tuple[int, ...]
    card: int
    active: int
    left: int
    right: int
    side: int
    dice: tuple[int, int] | None = None
    dead: bool = False
    begun: bool = False
    over: bool = False

    @classmethod
    def of(cls, view: CocoView) -> Picture:
        """Return what the view says; first baskets that are loaded already stand on their villages."""
        question = view.question
        picture = cls(
            terms=view.terms,
            reader=view.seat,
            where=view.where,
            load=view.load,
            markets=view.markets,
            stocks=view.stocks,
            stock=view.stock,
            cards=view.cards,
            discard=view.discard,
            card=view.card,
            active=view.active,
            left=view.left,
            right=view.right,
            side=view.side,
            dice=question.dice if question else None,
            dead=bool(question and question.of == "deadcard"),
            begun=view.turns > 0,
            over=view.over,
        )
        for seat, done in enumerate(question.done if question else ()):
            if done:
                own = question.own if question and seat == view.seat else None
                picture = picture.loaded(seat, BASKETS * seat, own, bit_of(seat))
        return picture

    def shows(self, good: Good) -> bool:
        """Return whether the memory aid shows the reader what a tile is, wherever it lies."""
        if good.kind is None:
            return False
        return self.over or self.terms.face_up or self.terms.memory_aid > 0

    def eyes(self, good: Good) -> tuple[int, ...]:
        """Return the seats whose eyes are shown above a tile: those who have seen it."""
        if self.over or self.terms.face_up or not self.terms.memory_aid:
            return ()
        return tuple(seat for seat in range(self.terms.seats) if good.known & bit_of(seat))

    def shows_loot(self, seat: int) -> bool:
        """Return whether the reader may see the loot of a market place again: the own one, or open ones."""
        return seat == self.reader or self.over or self.terms.open_markets or self.terms.face_up

    def traces(self, good: Good) -> bool:
        """Return whether the board shows that a tile was swapped."""
        return good.swapped and self.terms.memory_aid > 1 and not self.over

    def after(self, event: Event) -> Picture:  # noqa: C901, PLR0911, PLR0912 - one line per event
        """Return what the board shows when the event has happened."""
        match event:
            case TurnBegan(seat=seat):
                return self._card_away().changed(active=seat, dice=None, dead=False, begun=True)
            case DeckShuffled(cards=cards):
                return self.changed(cards=cards, discard=())
            case CardDrawn(card=card):
                return self.changed(card=card, cards=self.cards - 1, dead=False, dice=None)
            case CardDead():
                return self._card_away().changed(dead=True)
            case Loaded(seat=seat, basket=basket):
                return self.loaded(seat, basket, event.kind, event.known | bit_of(seat))
            case Shown(basket=basket, kind=kind):
                good = self.load[basket]
                assert good is not None
                return self.carrying(basket, msgspec.structs.replace(good, kind=kind, known=PUBLIC))
            case BasketMoved(basket=basket, way=way):
                return self.changed(where=_put(self.where, basket, way[-1]))
            case Delivered(seat=seat, basket=basket) | Stolen(seat=seat, basket=basket):
                return self._collected(event, seat, basket)
            case DiceRolled(first=first, second=second):
                return self.changed(dice=(first, second))
            case MonkeySwung(left=left, right=right, side=side):
                return self.changed(left=left, right=right, side=1 - side)
            case Swapped(first=first, second=second):
                return self._swapped(first, second)
            case Looked(seat=seat, basket=basket, kind=kind):
                return self._looked(seat, basket, kind)
            case LootTurned(seat=seat, tiles=tiles):
                market = tuple(
                    msgspec.structs.replace(good, kind=kind, known=PUBLIC)
                    for good, (_, kind) in zip(self.markets[seat], tiles, strict=True)
                )
                return self.changed(markets=_put(self.markets, seat, market))
            case GameEnded():
                return self.changed(over=True)
            case _:
                return self

    def changed(self, **changes: object) -> Picture:
        """Return the picture with other fields."""
        return msgspec.structs.replace(self, **changes)

    def _card_away(self) -> Picture:
        if self.card == NO_CARD:
            return self
        return self.changed(card=NO_CARD, discard=(*self.discard, self.card))

    def carrying(self, basket: int, good: Good | None) -> Picture:
        """Return the picture with other goods on a basket."""
        return self.changed(load=_put(self.load, basket, good))

    def loaded(self, seat: int, basket: int, kind: int | None, known: int) -> Picture:
        """Return the picture with a loaded basket on its village; the reader may not see the kind."""
        where = _put(self.where, basket, VILLAGE)
        stocks = _put(self.stocks, seat, self.stocks[seat] - 1)
        good = Good(seat, kind, known, swapped=False)
        return self.carrying(basket, good).changed(where=where, stocks=stocks)

    def _collected(self, event: Secret, seat: int, basket: int) -> Picture:
        good = self.load[basket]
        assert good is not None
        kind = good.kind if event.kind is None else event.kind
        got = msgspec.structs.replace(good, kind=kind, known=event.known)
        markets = _put(self.markets, seat, (*self.markets[seat], got))
        return self.carrying(basket, None).changed(where=_put(self.where, basket, HOME), markets=markets)

    def _swapped(self, first: int, second: int) -> Picture:
        one, two = self.load[first], self.load[second]
        assert one is not None
        assert two is not None
        moved = self.carrying(first, msgspec.structs.replace(two, swapped=True))
        return moved.carrying(second, msgspec.structs.replace(one, swapped=True))

    def _looked(self, seat: int, basket: int, kind: int | None) -> Picture:
        good = self.load[basket]
        assert good is not None
        known = good.known | bit_of(seat)
        kind = good.kind if kind is None else kind
        return self.carrying(basket, msgspec.structs.replace(good, known=known, kind=kind))


def _put(values: tuple[object, ...], index: int, value: object) -> tuple[object, ...]:
    return (*values[:index], value, *values[index + 1 :])
