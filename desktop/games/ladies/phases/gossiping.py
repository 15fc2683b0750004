"""The three moments of a day for Gossip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.text import Text, Who
from desktop.games.ladies import wording
from desktop.games.ladies.actions import PASS, AnyAction, Whisper
from desktop.games.ladies.events import Answered, GossipGiven
from desktop.games.ladies.gossip import fits, in_time
from desktop.games.ladies.state import Position, lady_seat, pair

__all__ = ["Gossiping"]


class Gossiping(Phase[Position, AnyAction], tag=str.lower):
    """LG-81 to LG-86: each Lady may hand one of her own cards to another, once a day.

    Attributes:
        window: 0 after the morning, 1 after the afternoon, 2 after the bills.
        queue: the Ladies still to be asked, the present one first. All with an own card and none given
            today are asked, even if no card fits (LG-59).
    """

    rule: ClassVar[str] = "LG-81"
    window: int
    queue: list[int]

    def actors(self, state: Position) -> Sequence[int]:
        """Return the Lady on turn."""
        return (lady_seat(self.queue[0]),)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every own card with every Lady it fits, and keeping silent."""
        giver = pair(seat)
        options: list[AnyAction] = [
            Whisper(card, lady_seat(lady))
            for card in state.gossip[giver]
            for lady in range(state.ladies)
            if fits(state, card, lady, giver, self.window)
        ]
        return [*options, PASS]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why a card does not fit."""
        giver = pair(seat)
        match action:
            case Whisper(card=card) if card not in state.gossip[giver]:
                return wording.NOT_YOUR_GOSSIP
            case Whisper(seat=target) if target == seat:
                return wording.NOT_ABOUT_HERSELF
            case Whisper(card=card) if not in_time(state, card, self.window):
                return wording.NOT_YET.fill(when=wording.GOSSIP_WHEN[card])
            case Whisper(card=card, seat=target):
                return wording.DOES_NOT_FIT.fill(who=Who(target), condition=wording.GOSSIP_TEXTS[card])
            case _:
                return None

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Hand a card over, or keep silent."""
        giver = pair(seat)
        if isinstance(action, Whisper):
            state.gossip[giver].remove(action.card)
            state.received[pair(action.seat)].append(action.card)
            state.whispered[giver] = True
            dealer.tell(GossipGiven(seat, action.seat, action.card))
        else:
            dealer.tell(Answered(seat))
        del self.queue[0]
        if not self.queue:
            advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for Gossip, or tell who thinks about it."""
        if seat == lady_seat(self.queue[0]):
            return wording.ASK_GOSSIP
        return wording.WAIT_GOSSIP.fill(who=Who(lady_seat(self.queue[0])))

    def default(self, state: Position, seat: int) -> AnyAction:
        """Keep silent when time runs out."""
        return PASS
