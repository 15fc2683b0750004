"""CO-04: the first baskets are loaded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.text import Text
from desktop.games.coco import wording
from desktop.games.coco.actions import AnyAction, Load
from desktop.games.coco.data import BASKETS
from desktop.games.coco.events import Loaded
from desktop.games.coco.phases.moving import ask_load, kinds, load, show
from desktop.games.coco.state import Position
from desktop.games.coco.tiles import bit_of

__all__ = ["Packing"]


class Packing(Phase[Position, AnyAction], frozen=True, tag=str.lower):  # type: ignore[misc]  # see Question
    """CO-04: all load their first basket at the same time and in secret.

    Attributes:
        chosen: the kind that every seat has chosen, None while it has not.

    """

    rule: ClassVar[str] = "CO-04"
    chosen: tuple[int | None, ...]

    def actors(self, state: Position) -> Sequence[int]:
        """Return who has not chosen yet."""
        return [seat for seat, kind in enumerate(self.chosen) if kind is None]

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the kinds in the seat's stock."""
        return kinds(state, seat)

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that the game begins when all baskets are loaded."""
        return wording.NO_SUCH_KIND if isinstance(action, Load) else wording.LOAD_FIRST

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Note the kind; when all have chosen, the baskets stand on the villages."""
        assert isinstance(action, Load)
        chosen = (*self.chosen[:seat], action.kind, *self.chosen[seat + 1 :])
        dealer.tell(Loaded(seat, BASKETS * seat, kind=action.kind, known=bit_of(seat)))
        if None in chosen:
            state.stack[-1] = Packing(chosen)
            return
        for each, kind in enumerate(chosen):
            assert kind is not None
            load(state, each, BASKETS * each, kind)
            show(state, each, BASKETS * each, kind, dealer)
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a tile, or tell that the table waits."""
        if seat is not None and self.chosen[seat] is None:
            return ask_load(state, wording.ASK_FIRST_LOAD)
        if state.terms.child:
            return wording.CHILD_WAIT_LOADS
        return wording.WAIT_LOADS.fill(n=self.chosen.count(None))
