"""Totals, the scandal and the places (LG-76 to LG-78, LG-100 to LG-103)."""

from __future__ import annotations

from desktop.games.ladies.ball import Look, best_look
from desktop.games.ladies.data import CONTRACTS, NOBODY, SCANDAL
from desktop.games.ladies.state import Position

__all__ = [
    "ball_total", "courtesan_wins", "decided_by_money", "final_places", "final_stars", "look_of",
    "scandal_targets", "suitors",
]  # fmt: skip


def look_of(state: Position, lady: int) -> Look:
    """Return how a Lady goes to the ball, with the designer that she has chosen to leave out."""
    return best_look(state.wardrobes[lady], state.maids[lady], state.designers[lady] or None)


def contract_stars(state: Position, lady: int) -> int:
    """Return the stars of her Gentleman's contracts; the Courtesan has none (LG-100)."""
    if lady == state.courtesan:
        return 0
    return sum(CONTRACTS[contract].stars for contract in state.stars[lady])


def gossip_count(state: Position, lady: int) -> int:
    """Return how many Gossip cards count against a Lady (LG-84)."""
    return len(state.gossip[lady]) + len(state.received[lady])


def ball_total(state: Position, lady: int) -> int:
    """LG-76: cards, maids and contracts, less Gossip, before any scandal."""
    return look_of(state, lady).total + contract_stars(state, lady) - gossip_count(state, lady)


def courtesan_wins(state: Position) -> bool:
    """LG-100: strictly more stars than every Lady, settled before the scandal."""
    courtesan = state.courtesan
    if courtesan is None:
        return False
    hers = ball_total(state, courtesan)
    return all(hers > ball_total(state, lady) for lady in range(state.couples))


def scandal_targets(state: Position) -> list[int]:
    """LG-102: the couples whose Gentleman paid fewest of her cards; none if all are level, or if she wins."""
    if state.courtesan is None or courtesan_wins(state):
        return []
    paid = [len(cards) for cards in state.court]
    fewest = min(paid)
    return [] if max(paid) == fewest else [couple for couple, many in enumerate(paid) if many == fewest]


def suitors(state: Position) -> list[int]:
    """LG-101: the couples whose Gentleman courted her most: cards, then money; none if nobody paid."""
    keys = [(len(cards), money) for cards, money in zip(state.court, state.court_money, strict=True)]
    best = max(keys)
    return [couple for couple, key in enumerate(keys) if key == best] if best[0] else []


def final_stars(state: Position) -> list[int]:
    """Return the stars of every Lady after the scandal."""
    stars = [ball_total(state, lady) for lady in range(state.ladies)]
    if state.scandal != NOBODY and not state.total_ruin:
        stars[state.scandal] -= SCANDAL
    return stars


def _rank(keys: list[tuple[int, ...]]) -> list[int]:
    return [1 + sum(other > key for other in keys) for key in keys]


def _keys(state: Position) -> list[tuple[int, ...]]:
    """Return what ranks the couples: not ruined (LG-103), stars, money."""
    stars = final_stars(state)
    return [
        (int(couple != state.scandal or not state.total_ruin), stars[couple], state.money[couple])
        for couple in range(state.couples)
    ]


def decided_by_money(state: Position) -> bool:
    """LG-77: return whether several couples had the most stars and only money told them apart."""
    keys = _keys(state)
    best = max(keys)
    return not courtesan_wins(state) and any(key[:-1] == best[:-1] and key != best for key in keys)


def final_places(state: Position) -> tuple[int, ...]:
    """LG-77, LG-78, LG-100 to LG-103: the place of every seat. Both seats of a couple have its place."""
    stars, keys = final_stars(state), _keys(state)
    couples = _rank(keys)
    courtesan = state.courtesan
    if courtesan is None:
        return tuple(place for place in couples for _ in (0, 1))
    if courtesan_wins(state):
        seats = [place + 1 for place in couples for _ in (0, 1)]
        for couple in suitors(state):
            seats[2 * couple + 1] = 1
        return (*seats, 1)
    return _with_courtesan(keys, couples, stars[courtesan])


def _with_courtesan(keys: list[tuple[int, ...]], couples: list[int], stars: int) -> tuple[int, ...]:
    """Place the Courtesan behind all couples with at least her stars, but never before the winners."""
    best = max(keys)
    before = [key == best or (key[0] == 1 and key[1] >= stars) for key in keys]
    places = [place + (not ahead) for place, ahead in zip(couples, before, strict=True)]
    return (*(place for place in places for _ in (0, 1)), 1 + sum(before))
