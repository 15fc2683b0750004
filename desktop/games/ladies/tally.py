"""How a Lady's stars at the ball are made up, step by step."""

from __future__ import annotations

from desktop.games.ladies.data import DRESS, KIND, MARKS, NOBODY
from desktop.games.ladies.events import LadyScored
from desktop.games.ladies.scoring import ball_total, contract_stars, gossip_count, look_of
from desktop.games.ladies.state import Position, lady_seat

__all__ = ["lady_scored"]


def lady_scored(state: Position, lady: int) -> LadyScored:
    """Return the checks of LG-71 to LG-76 for a Lady, in their order."""
    look = look_of(state, lady)
    wardrobe, maids = state.wardrobes[lady], state.maids[lady]
    aside = tuple(card for card in wardrobe if MARKS[card] & look.designer)
    worn = set(look.worn)
    return LadyScored(
        seat=lady_seat(lady),
        dressed=any(KIND[card] == DRESS for card in wardrobe),
        designer=look.designer,
        aside=aside,
        twice=tuple(card for card in wardrobe if card not in worn and card not in aside),
        worn=look.worn,
        stars=look.stars,
        maids=tuple(zip(maids, look.maids, strict=True)),
        lost=NOBODY if look.lost < 0 else maids[look.lost],
        contracts=contract_stars(state, lady),
        gossip=gossip_count(state, lady),
        total=ball_total(state, lady),
    )
