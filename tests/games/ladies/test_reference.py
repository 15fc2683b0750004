"""The ball and the places once more, as plainly as the specification says them, against random evenings."""

from itertools import product
from random import Random

import pytest

from desktop.games.ladies.ball import best_look
from desktop.games.ladies.data import (
    BROOCH,
    CAPE,
    DRESS,
    EARRINGS,
    FAN,
    GARMENTS,
    GLOVES,
    HANDBAG,
    HAT,
    JPG,
    LL,
    MF,
    NECKLACE,
    PLAIN,
    SHOES,
    TIARA,
)
from desktop.games.ladies.gossip import fits
from desktop.games.ladies.scoring import ball_total, courtesan_wins, final_places, scandal_targets
from tests.games.ladies.table import table

TRIES = 400
LEVELS = (
    *((2, 4), (3, 5), (2, 4), (2, 4), (1, 3), (2, 3), (2, 4), (2, 4), (2, 3), (2, 3)),
    *((2, 3), (2, 3), (6, 8), (2, 4), (1, 3), (3, 5), (3, 5), (2, 3), (2, 3), (3, 5)),
)
"""What brings each maid one star, and three."""


def counted(maid, worn, maids):
    """S01 to S20: what a maid counts on the cards worn."""
    rows = [GARMENTS[card] for card in worn]
    kinds = {row[1] for row in rows}
    marks = [row[2] for row in rows]
    decks = [card // 25 for card in worn]
    single = {mark for mark in marks if mark}
    return (
        sum(bool(mark & JPG) for mark in marks),
        marks.count(0),
        sum(bool(mark & LL) for mark in marks),
        sum(bool(mark & MF) for mark in marks),
        sum(mark not in {0, LL, JPG, MF} for mark in marks),
        decks.count(0),
        decks.count(1),
        decks.count(2),
        len(kinds & {HAT, GLOVES, FAN}),
        len(kinds & {NECKLACE, EARRINGS, TIARA}),
        len(kinds & {SHOES, HANDBAG, GLOVES}),
        len(kinds & {HAT, CAPE, BROOCH}),
        len(rows),
        sum(row[4] <= 300 for row in rows),
        sum(row[4] >= 800 for row in rows),
        sum(row[3] for row in rows if row[1] == DRESS),
        sum(row[3] == 1 for row in rows),
        sum(row[3] >= 3 for row in rows),
        len(maids) - 1,
        sum(map(bool, marks)) if len(single) == 1 and single <= {LL, JPG, MF} else 0,
    )[maid - PLAIN]


def stars(maid, count):
    one, three = LEVELS[maid - PLAIN]
    return 3 if count >= three else 1 if count >= one else 0


def totals(wardrobe, maids):
    """LG-71 to LG-76: the best total by the designer set aside; 0 where none has to be."""
    shown = {mark for card in wardrobe for mark in (LL, JPG, MF) if GARMENTS[card][2] & mark}
    dressed = any(GARMENTS[card][1] == DRESS for card in wardrobe)
    found = {}
    for designer in (LL, JPG, MF) if len(shown) == 3 else (0,):
        kinds = {}
        for card in wardrobe:
            if not GARMENTS[card][2] & designer:
                kinds.setdefault(GARMENTS[card][1], []).append(card)
        for worn in product(*kinds.values()):
            served = [stars(maid, counted(maid, worn, maids)) for maid in maids]
            lost = max(served, default=0) if not dressed else 0
            total = sum(GARMENTS[card][3] for card in worn) + sum(served) - lost
            found[designer] = max(total, found.get(designer, total))
    return found


def test_lg75_the_best_look_is_the_best_of_all():
    rng = Random(3)
    for _ in range(TRIES):
        wardrobe = rng.sample(range(PLAIN), rng.randint(0, 11))
        maids = rng.sample(range(PLAIN, PLAIN + 20), rng.randint(0, 5))
        wanted = totals(wardrobe, maids)
        assert best_look(wardrobe, maids).total == max(wanted.values())
        assert {each: best_look(wardrobe, maids, each).total for each in wanted} == wanted


def an_evening(rng, seats, **options):
    """Return a table at the ball: everybody owns something, and the Courtesan was paid now and then."""
    state, _ = table(seats, **options)
    cards, servants = list(range(PLAIN)), list(range(PLAIN, PLAIN + 20))
    rng.shuffle(cards)
    rng.shuffle(servants)
    state.maids = [[servants.pop() for _ in range(rng.randint(0, 2))] for _ in range(state.ladies)]
    state.wardrobes = [[cards.pop() for _ in range(rng.randint(0, 5))] for _ in range(state.ladies)]
    state.money = [100 * rng.randint(0, 2) for _ in range(state.couples)]
    state.stars = [rng.sample((6, 11, 13), rng.randint(0, 1)) for _ in range(state.couples)]
    state.gossip = [rng.sample(range(20), rng.randint(0, 2)) for _ in range(state.ladies)]
    state.court = [rng.sample(range(PLAIN), rng.randint(0, 2)) for _ in range(state.couples)]
    state.court_money = [100 * rng.randint(1, 3) * len(cards) for cards in state.court]
    return state


def behind(keys, key):
    return 1 + sum(other > key for other in keys)


def ranked(state, totals, ruin):
    """LG-77, LG-78, LG-100 to LG-103: the place of every seat."""
    couples, *hers = totals[: state.couples], *totals[state.couples :]
    if hers and hers[0] > max(couples):
        courtship = [(len(cards), paid) for cards, paid in zip(state.court, state.court_money, strict=True)]
        keys = list(zip(couples, state.money, strict=True))
        won = [key == max(courtship) and key[0] > 0 for key in courtship]
        places = [
            (1 + behind(keys, key), 1 if won[each] else 1 + behind(keys, key))
            for each, key in enumerate(keys)
        ]
        return (*(place for pair in places for place in pair), 1)
    target = state.scandal
    keys = [
        (not (ruin and each == target), total - 3 * (not ruin and each == target), money)
        for each, (total, money) in enumerate(zip(couples, state.money, strict=True))
    ]
    order = [behind(keys, key) for key in keys]
    if not hers:
        return tuple(place for place in order for _ in range(2))
    ahead = [key == max(keys) or (key[0] and key[1] >= hers[0]) for key in keys]
    order = [place if first else place + 1 for place, first in zip(order, ahead, strict=True)]
    return (*(place for place in order for _ in range(2)), 1 + sum(ahead))


@pytest.mark.parametrize("seats", [4, 5, 7, 8, 9])
@pytest.mark.parametrize("ruin", [False, True])
def test_lg77_lg103_places_are_those_of_the_specification(seats, ruin):
    rng = Random(seats)
    for _ in range(TRIES // 4):
        state = an_evening(rng, seats, **({"total_ruin": ruin} if seats % 2 else {}))
        targets = scandal_targets(state)
        state.scandal = rng.choice(targets) if targets else -1
        wanted = [ball_total(state, lady) for lady in range(state.ladies)]
        assert final_places(state) == ranked(state, wanted, ruin)


@pytest.mark.parametrize("seats", [5, 7, 9])
def test_lg102_the_scandal_strikes_who_paid_least(seats):
    rng = Random(seats)
    for _ in range(TRIES // 4):
        state = an_evening(rng, seats)
        paid = [len(cards) for cards in state.court]
        level = min(paid) == max(paid) or courtesan_wins(state)
        least = [each for each, cards in enumerate(paid) if cards == min(paid)]
        assert scandal_targets(state) == ([] if level else least)


def deserves(state, card, target, giver, window):
    """G01 to G20, about the target, in the morning (0), the afternoon (1) or the evening (2)."""
    rows = [GARMENTS[each] for each in state.wardrobes[target]]
    kinds, marks = [row[1] for row in rows], [row[2] for row in rows]
    late = state.day >= (4 if state.last == 6 else 3)
    afternoon, evening = window >= 1, window == 2
    return (
        late and DRESS not in kinds,
        late and HAT not in kinds,
        late and GLOVES not in kinds,
        len(kinds) > len(set(kinds)),
        all(any(mark & designer for mark in marks) for designer in (LL, JPG, MF)),
        any(sum(bool(mark & designer) for mark in marks) >= 4 for designer in (LL, JPG, MF)),
        marks.count(0) >= 4,
        evening and state.sent_back[target] >= 1,
        evening and state.put_off[target] >= 1,
        afternoon and state.took[target] == 0,
        evening and state.bargain[target],
        afternoon and state.visits.count(state.visits[target]) >= 2,
        afternoon and state.visits[target] == giver,
        afternoon and state.visits[target] == target,
        len(rows) >= 2 and max(row[4] for row in rows) <= 400,
        evening and state.paid[target] >= 1000,
        sum(each // 25 == 2 for each in state.wardrobes[target]) >= 3,
        afternoon and target not in state.visits,
        len(state.maids[target]) >= 3,
        afternoon and target < state.couples and state.numbers[target] == max(state.numbers),
    )[card]


@pytest.mark.parametrize("days", [4, 6])
@pytest.mark.parametrize("seats", [4, 7, 10])
def test_lg81_gossip_fits_whom_the_specification_says(seats, days):
    rng = Random(seats)
    for _ in range(TRIES // 4):
        state = an_evening(rng, seats, gossip=True, days=days)
        ladies = range(state.ladies)
        state.day = rng.randint(1, days)
        state.visits = [rng.choice(ladies) for _ in ladies]
        state.took, state.sent_back, state.put_off = ([rng.randint(0, 1) for _ in ladies] for _ in range(3))
        state.paid, state.bargain = (
            [500 * rng.randint(0, 3) for _ in ladies],
            [rng.random() < 0.3 for _ in ladies],
        )
        state.numbers = rng.sample(range(1, state.couples + 1), state.couples)
        card, target, giver, window = (
            rng.randrange(20),
            rng.choice(ladies),
            rng.choice(ladies),
            rng.randrange(3),
        )
        wanted = target != giver and bool(deserves(state, card, target, giver, window))
        assert fits(state, card, target, giver, window) is wanted
