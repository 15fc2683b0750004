"""The rules, one class per open question, and the position that holds them."""

from __future__ import annotations

from desktop.core.dealer import Dealer
from desktop.core.game import Options
from desktop.games.coco.data import BASKETS, HOME, deck
from desktop.games.coco.phases.goods import Looking, Swapping
from desktop.games.coco.phases.monkey import Placing
from desktop.games.coco.phases.moving import Loading, Moving
from desktop.games.coco.phases.packing import Packing
from desktop.games.coco.phases.turn import DeadCard, Turn
from desktop.games.coco.state import Position, Terms, full_stock
from desktop.games.coco.tiles import EMPTY

__all__ = [
    "AnyPhase",
    "DeadCard",
    "Loading",
    "Looking",
    "Moving",
    "Packing",
    "Placing",
    "State",
    "Swapping",
    "Turn",
    "deal",
]

AnyPhase = Turn | Packing | Moving | Loading | Placing | Swapping | Looking | DeadCard


class State(Position, kw_only=True):
    """The position with its open questions."""

    stack: list[AnyPhase] = []


def deal(seats: int, options: Options, dealer: Dealer) -> State:
    """CO-01 to CO-08: set up the board and ask all for their first load."""
    variant = str(options["variant"])
    fruit = int(str(options["goods"])[0])
    places = options.get(f"places_{seats}", "0123"[:seats])
    terms = Terms(
        variant=variant,
        fruit=fruit,
        places=tuple(map(int, str(places))),
        face_up=variant in {"V2", "V3"},
        race=variant == "V3",
        open_markets=bool(options["open_markets"]),
        fruit_first=options["tie_break"] == "fruit",
        memory_aid=int(options["memory_aid"]),
        child=bool(options["child"]),
    )
    return State(
        stack=[Turn(), Packing((None,) * seats)],
        terms=terms,
        where=[HOME] * (BASKETS * seats),
        load=[EMPTY] * (BASKETS * seats),
        stock=full_stock(seats, fruit),
        markets=[[] for _ in range(seats)],
        deck=deck(variant),
        active=dealer.below(seats),
    )
