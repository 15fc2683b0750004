"""What a bot remembers: turned tokens, public payments, cards sent back. Nothing that it was not shown."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.bot import Level
from desktop.core.game import Event
from desktop.games.ladies.actions import BACK
from desktop.games.ladies.data import START_MONEY
from desktop.games.ladies.events import (
    BillSettled,
    ContractFulfilled,
    DayBegan,
    SearchBegan,
    StockFilled,
    TokenKept,
    TokensDealt,
    TokenSold,
    TokenTurned,
)
from desktop.games.ladies.state import pair
from desktop.games.ladies.view import FACE_DOWN, LadiesView

__all__ = ["Memory"]


class _Sight:
    """A token that was turned: which, by whom, when, and how hard it was to notice (0 easy to 1)."""

    __slots__ = ("luck", "seat", "token", "turn", "when")

    def __init__(self, token: int, seat: int, when: int, turn: int) -> None:
        self.token = token
        self.seat = seat
        self.when = when
        self.turn = turn
        self.luck = (turn * 40503 + token * 9973 + seat * 7919 + when) % 997 / 997


class Memory:
    """What one seat has seen.

    Attributes:
        money: what each Gentleman owns by the open sales and payments; None if the first day was not seen.
        refused: how often each card of the own Lady was sent back.
    """

    def __init__(self) -> None:
        self.now = 0
        self.turns = 0
        self._sights: dict[int, _Sight] = {}
        self.money: list[int] | None = None
        self.refused: dict[int, int] = {}

    def observe(self, events: Sequence[Event], view: LadiesView, now: int) -> None:  # noqa: C901 - one line per event
        """Take note of what was shown."""
        self.now = now
        for event in events:
            match event:
                case TokenTurned(seat=seat, slot=slot, token=token):
                    self.turns += 1
                    self._sights[slot] = _Sight(token, seat, now, self.turns)
                case TokenKept(slot=slot):
                    self._sights.pop(slot, None)
                case TokensDealt(slots=slots):
                    for slot in slots:
                        self._sights.pop(slot, None)
                case SearchBegan() | StockFilled():
                    self._sights.clear()
                case DayBegan(day=1):
                    self.money = [START_MONEY.get(view.seats, 500)] * view.couples
                case TokenSold(seat=seat, money=money) | ContractFulfilled(seat=seat, money=money):
                    self._earn(seat, money)
                case BillSettled(seat=seat, paid=paid):
                    self._earn(seat, -paid)
                    if event.choice == BACK and event.lady == view.seat and event.card >= 0:
                        self.refused[event.card] = self.refused.get(event.card, 0) + 1
                case _:
                    pass

    def _earn(self, seat: int, money: int) -> None:
        if self.money is not None:
            self.money[pair(seat)] += money

    def tokens(self, view: LadiesView, seat: int, level: Level) -> dict[int, int]:
        """Return the face-down tokens that this level noticed and still remembers, by slot."""
        style = level.style
        notice, keeps = float(style.get("notice", 1.0)), int(style.get("keeps", 0))
        for_ms = int(style.get("forgets", 0))
        known = {}
        for slot, sight in self._sights.items():
            if slot >= len(view.stock) or view.stock[slot] != FACE_DOWN:
                continue
            if sight.seat != seat and sight.luck >= notice:
                continue
            if view.race and for_ms and self.now - sight.when > for_ms:
                continue
            if not view.race and keeps and self.turns - sight.turn > keeps:
                continue
            known[slot] = sight.token
        known.update(view.ghosts)
        return known
