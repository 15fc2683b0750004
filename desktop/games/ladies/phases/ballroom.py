"""The ball: which designer stays at home, and whom the Courtesan ruins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.text import Text, Who
from desktop.games.ladies import wording
from desktop.games.ladies.actions import ASIDE, RUIN, AnyAction, Ruin
from desktop.games.ladies.ball import best_look
from desktop.games.ladies.data import DESIGNERS
from desktop.games.ladies.events import DesignerSetAside
from desktop.games.ladies.phases.together import Together
from desktop.games.ladies.scoring import ball_total, scandal_targets
from desktop.games.ladies.state import Position, lady_seat, pair

__all__ = ["Designers", "Ruining"]


class Designers(Together, tag=str.lower):
    """LG-72: a Lady with all three marks sets one designer aside."""

    rule: ClassVar[str] = "LG-72"

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the three designers."""
        return [ASIDE[designer] for designer in DESIGNERS]

    def default(self, state: Position, seat: int) -> AnyAction:
        """Return the designer whose loss costs least (LG-75)."""
        lady = pair(seat)
        return ASIDE[best_look(state.wardrobes[lady], state.maids[lady]).designer]

    def code(self, action: Any) -> int:
        """Note the designer."""
        designer: int = action.designer
        return designer

    def show(self, state: Position, answers: list[list[int]], dealer: Dealer) -> None:
        """Show all choices together."""
        for lady in range(state.ladies):
            for designer in answers[lady_seat(lady)]:
                state.designers[lady] = designer
                dealer.tell(DesignerSetAside(lady_seat(lady), designer))
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a designer, naming the best choice (LG-75), or tell whom the table waits for."""
        if seat is not None and self.asked(state, seat):
            lady = pair(seat)
            best = best_look(state.wardrobes[lady], state.maids[lady]).designer
            return wording.ASK_DESIGNER.fill(n=ball_total(state, lady), designer=wording.brand(best))
        return wording.WAIT_DESIGNER.fill(n=self.missing(state))


class Ruining(Phase[Position, AnyAction], tag=str.lower):
    """LG-102: several Gentlemen neglected the Courtesan alike, and she picks one."""

    rule: ClassVar[str] = "LG-102"

    def actors(self, state: Position) -> Sequence[int]:
        """Return the Courtesan."""
        return (lady_seat(state.couples),)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the couples whose Gentleman paid least."""
        return [RUIN[couple] for couple in scandal_targets(state)]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that another Gentleman paid less."""
        return wording.PAID_MORE if isinstance(action, Ruin) else None

    def default(self, state: Position, seat: int) -> AnyAction:
        """Return the couple with the highest score."""
        return RUIN[max(scandal_targets(state), key=lambda couple: ball_total(state, couple))]

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Note the couple."""
        assert isinstance(action, Ruin)
        state.scandal = action.couple
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for the victim, or tell who decides."""
        courtesan = lady_seat(state.couples)
        if seat != courtesan:
            return wording.WAIT_RUIN.fill(who=Who(courtesan))
        return wording.ASK_RUIN_TOTAL if state.total_ruin else wording.ASK_RUIN
