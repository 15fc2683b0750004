"""The judgement of this game: it looks ahead in worlds that its seat holds possible."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import ClassVar, cast

import msgspec

from desktop.core.bot import Advice, Bot, Level, LevelName
from desktop.core.dealer import Dealer
from desktop.core.text import Text
from desktop.games.coco import wording
from desktop.games.coco.actions import USES, AnyAction, Draw, Load, Look, Move, Pass, Place, Swap, Use
from desktop.games.coco.data import BASKETS, CARDS, COCONUT, FRUIT, GOAL, HOLES, HOME, MARKET, Symbol
from desktop.games.coco.game import Coco
from desktop.games.coco.lookahead import Lookahead
from desktop.games.coco.outlook import DANGER, DISTANCE, HABIT, HUNCH, shares
from desktop.games.coco.phases import State
from desktop.games.coco.phases.monkey import reached
from desktop.games.coco.scoring import score
from desktop.games.coco.state import occupied
from desktop.games.coco.tiles import EMPTY, bit_of, colour_of, kind_of, known_by, worth
from desktop.games.coco.view import CocoView, Good, sample

__all__ = ["CocoBot"]

MONKEY = USES[Symbol.MONKEY]

# A sensible answer, in points

OWN_UNKNOWN = 0.5
"""What a tile of one's own is worth whose kind one has forgotten."""
FRESH = 0.7
"""What a basket may carry that has still to start."""
EMPTY_STEP, LADEN_STEP = 0.15, 0.2
"""What a step is worth, and more for every point on the basket."""
THROWN_AWAY = 3
"""What it costs to bring the tile that ends the game while another is in front."""
CHANCE = 0.3
"""What is left to chance between two moves."""
FAR = 10
"""Steps to the market place from where an own tile is worth its points: robbed, it need not go there."""
LEAST = 0.5
"""Which part of the worth of the steps a monkey run must bring at least; chance asks for up to one more."""
BLIND = 0.2
"""How often the second use of a card is chosen where neither is a monkey run."""
TOSS = 0.01
"""What decides between equal swaps."""

# A share of the win

LOADED = 0.5
"""What loading as the mood is counts: it decides."""
PEEK, PEEK_DANGER, MAGNIFIER = 0.01, 0.05, 0.02
"""What looking under a tile is worth, more where the monkey may rob it, and for the card, by that danger."""
BLUFF, BLUFF_DANGER, AT_HOME = 0.6, 2, 0.1
"""How often a coconut is loaded for a thief, more where one may come; what danger there is without a way."""
ROBS_LAST = 0.2
"""What robbing the seat with the least loot costs who is gentle."""


class CocoBot(Bot[State, AnyAction, CocoView]):
    """Coco Razzi: count what was seen, stay out of Pongo's reach, end the game when in front.

    What a level's style may hold: ``worlds``, how many sampled worlds an answer is tried in; ``ahead``,
    whether it weighs every end of the turn (see ``lookahead``) instead of trying a few; ``memory``,
    how surely it remembers a foreign tile; ``whim``, how often it does what it likes; ``monkey``, how much
    it likes Pongo; ``bluff``, how often a coconut is loaded though there is fruit.
    """

    levels: ClassVar[dict[LevelName, Level]] = {
        "beginner": Level(
            slip=0.1,
            style={"worlds": 1, "memory": 0.7, "whim": 0.5, "monkey": 0.6, "bluff": 0.4},
        ),
        "casual": Level(slip=0.12, style={"worlds": 3, "memory": 0.85, "bluff": 0.4}),
        "skilled": Level(style={"worlds": 16, "bluff": 0.3}),
        "expert": Level(style={"worlds": 24, "ahead": True}),
    }

    def __init__(self) -> None:
        self._game = Coco()

    def advise(
        self, view: CocoView, seat: int, options: Sequence[AnyAction], level: Level, rng: Random
    ) -> list[Advice]:
        """Return the options with their mean share of the win in sampled worlds, the best first."""
        style = level.style
        if style.get("ahead"):
            return _ahead(view, seat, options, int(style.get("worlds", 32)), rng)
        if rng.random() < float(style.get("whim", 0)):
            return _whims(options, float(style.get("monkey", 0)), rng)
        seen = _remembered(view, seat, float(style.get("memory", 1)), rng)
        values = self._tried(seen, seat, options, int(style.get("worlds", 8)), rng)
        favoured = _load_of(view, float(style.get("bluff", 1 - HABIT)), rng)
        advice = [
            Advice(action, value + _insight(seen, seat, action, favoured), _reason(view, seat, action))
            for action, value in zip(options, values, strict=True)
        ]
        return sorted(advice, key=lambda each: -each.value)

    def follow(self, view: CocoView, seat: int, advice: list[Advice]) -> list[Advice]:
        """Return the advice as a bot takes it: in child's mode every level spares whoever has least."""
        if not view.terms.child:
            return advice
        return sorted(advice, key=lambda each: _regret(view, seat, each.action) - each.value)

    def _tried(
        self, view: CocoView, seat: int, options: Sequence[AnyAction], worlds: int, rng: Random
    ) -> list[float]:
        """Return each option's share of the win after a sensible end of the turn, in the same worlds."""
        dealer = Dealer(rng)
        totals = [0.0] * len(options)
        for _ in range(worlds):
            world = sample(view, rng)
            for index, action in enumerate(options):
                state = self._game.copy(world)
                state.stack[-1].resolve(state, seat, action, dealer)
                while state.turns == world.turns and self._game.actors(state) == (seat,):
                    left = self._game.options(state, seat)
                    state.stack[-1].resolve(state, seat, self.playout(state, seat, left, rng), dealer)
                totals[index] += shares(state)[seat]
        return [total / worlds for total in totals]

    def playout(  # noqa: PLR0911 - one line per question
        self, state: State, seat: int, options: Sequence[AnyAction], rng: Random
    ) -> AnyAction:
        """Return a sensible answer fast, from what the seat knows in this world."""
        if len(options) == 1:
            return options[0]
        match options[0]:
            case Move():
                return _march(state, seat, cast("Sequence[Move]", options), rng)
            case Load():
                return options[0] if rng.random() < HABIT else options[1]
            case Place():
                return _aim(state, seat, cast("Sequence[Place]", options))
            case Swap():
                return _barter(state, seat, cast("Sequence[Swap]", options), rng)
            case Use():
                if options[1] is MONKEY:
                    steps = CARDS[state.card][0].steps
                    return options[_prospect(state, seat) > STEP * steps * (LEAST + rng.random())]
                return options[rng.random() < BLIND]
            case Draw():
                return options[0]
            case _:
                return options[int(rng.random() * len(options))]

    def value(self, state: State) -> tuple[float, ...]:
        """Return every seat's estimated share of the win."""
        return shares(state)


SECRECY = 0.015
"""How much of a share of the win a load may cost that thieves cannot foresee."""
STEP = 0.1
"""What a step of a basket is worth, in points."""


def _known(state: State, seat: int, good: int) -> float:
    """Return what a tile is worth on a seat's market place, as far as the seat knows."""
    if state.terms.race:
        return 1.0
    if known_by(good) & bit_of(seat):
        return float(worth(colour_of(good), kind_of(good), seat))
    return OWN_UNKNOWN if colour_of(good) == seat else HUNCH


def _march(state: State, seat: int, options: Sequence[Move], rng: Random) -> Move:
    """Return a move that brings a good basket forward and leaves it in safety."""
    distance = DISTANCE[state.terms.places[seat]]
    random = rng.random
    best, chosen = -9.0, options[0]
    for move in options:
        basket, end = move.basket, move.end
        start = state.where[basket]
        points = FRESH if start == HOME else _known(state, seat, state.load[basket])
        gain = (distance[start] - distance[end]) * (EMPTY_STEP + LADEN_STEP * points)
        if end == MARKET:
            gain += points
            if len(state.markets[seat]) == GOAL - 1 and not _leads(state, seat, points):
                gain -= THROWN_AWAY
        elif points > 0:
            gain -= points * (DANGER[end] - (0.0 if start == HOME else DANGER[start]))
        gain += CHANCE * random()
        if gain > best:
            best, chosen = gain, move
    return chosen


def _leads(state: State, seat: int, more: float) -> bool:
    """Return whether a seat would be in front with so many points more."""
    scores = [score(state, each) for each in range(state.seats)]
    return scores[seat] + more >= max(scores)


def _catch(state: State, seat: int, taken: int, left: int, right: int) -> float:
    """Return what a placement brings in points, as far as the seat knows."""
    basket = reached(state.where, taken, left, right, state.side)
    if basket is None:
        return 0.0
    points = _known(state, seat, state.load[basket])
    if basket // BASKETS == seat:
        points *= DISTANCE[state.terms.places[seat]][state.where[basket]] / FAR
    elif len(state.markets[seat]) == GOAL - 1 and not _leads(state, seat, points):
        points -= THROWN_AWAY
    return points


def _aim(state: State, seat: int, options: Sequence[Place]) -> Place:
    """Return the placement with the better catch."""
    taken = state.taken
    one, two = options
    better = _catch(state, seat, taken, two.left, two.right) > _catch(state, seat, taken, one.left, one.right)
    return two if better else one


def _prospect(state: State, seat: int) -> float:
    """Return what a monkey run brings on average over the nine rolls of the dice."""
    taken = state.taken
    points = [[_catch(state, seat, taken, left, right) for right in HOLES] for left in HOLES]
    doubles = sum(points[hole][hole] for hole in HOLES)
    mixed = sum(max(points[one][two], points[two][one]) for one, two in combinations(HOLES, 2))
    return (doubles + 2 * mixed) / len(HOLES) ** 2


def _barter(state: State, seat: int, options: Sequence[Swap], rng: Random) -> Swap:
    """Return the swap that brings the best goods onto an own basket."""
    own = range(BASKETS * seat, BASKETS * seat + BASKETS)
    worths = [0.0 if good == EMPTY else _known(state, seat, good) for good in state.load]

    def gain(swap: Swap) -> float:
        first, second = swap.first in own, swap.second in own
        if first == second:
            return 0.0
        won = worths[swap.second] - worths[swap.first]
        return won if first else -won

    return max(options, key=lambda swap: gain(swap) + TOSS * rng.random())


def _ahead(view: CocoView, seat: int, options: Sequence[AnyAction], worlds: int, rng: Random) -> list[Advice]:
    """Return the options with their share of the win at the end of the turn, the best first."""
    values = Lookahead(view, seat, worlds, rng).values(options)
    advice = [
        Advice(action, value + _whether(action, rng), _reason(view, seat, action), share=True)
        for action, value in zip(options, values, strict=True)
    ]
    return sorted(advice, key=lambda each: -each.value)


def _whether(action: AnyAction, rng: Random) -> float:
    """Return what decides where answers are about as good: draw on, and load what nobody can guess."""
    match action:
        case Load():
            return SECRECY * rng.random()
        case Pass():
            return -SECRECY
        case _:
            return 0.0


def _whims(options: Sequence[AnyAction], monkey: float, rng: Random) -> list[Advice]:
    """Return the options in any order, Pongo first if the mood is such."""
    order = list(options)
    rng.shuffle(order)
    if MONKEY in order and rng.random() < monkey:
        order.remove(MONKEY)
        order.insert(0, MONKEY)
    return [Advice(action, 0.0) for action in order]


def _remembered(view: CocoView, seat: int, memory: float, rng: Random) -> CocoView:
    """Return the view as a forgetful player has it in mind: kinds of foreign tiles fade."""
    if memory >= 1 or view.terms.face_up:
        return view

    def fade(good: Good | None) -> Good | None:
        if good is None or good.colour == seat or good.kind is None or rng.random() < memory:
            return good
        return msgspec.structs.replace(good, kind=None)

    return msgspec.structs.replace(view, load=tuple(map(fade, view.load)))


def _load_of(view: CocoView, bluff: float, rng: Random) -> int:
    """Return what to load: fruit mostly, at times a coconut for a thief, and one to end the game in front."""
    question = view.question
    danger = DANGER[question.end] if question and question.end is not None else AT_HOME
    chance = bluff * (BLUFF + BLUFF_DANGER * danger)
    return COCONUT if rng.random() < chance and not view.terms.race else FRUIT


def _insight(view: CocoView, seat: int, action: AnyAction, favoured: int) -> float:
    """Return what looking ahead does not see: what knowledge and bluff are worth, as a share of the win."""
    match action:
        case Load(kind=kind):
            return LOADED if kind == favoured and len(view.markets[seat]) < GOAL - 1 else 0.0
        case Look(basket=basket):
            good = view.load[basket]
            if good is None or good.kind is not None:
                return 0.0
            return PEEK + PEEK_DANGER * DANGER[view.where[basket]]
        case Use(symbol=Symbol.MAGNIFIER):
            unknown = [
                DANGER[view.where[basket]]
                for basket, good in enumerate(view.load)
                if good is not None and good.kind is None
            ]
            return MAGNIFIER * max(unknown, default=0.0)
        case _:
            return 0.0


def _reached(view: CocoView, place: Place) -> int | None:
    """Return the basket that the monkey reaches first with these palms."""
    return reached(view.where, occupied(view.where), place.left, place.right, view.side)


def _regret(view: CocoView, seat: int, action: AnyAction) -> float:
    """Return what an answer costs who is gentle: something if it robs the seat with the least loot."""
    if not isinstance(action, Place):
        return 0.0
    basket = _reached(view, action)
    loot = [len(market) for market in view.markets]
    if basket is None or basket // BASKETS == seat or loot[basket // BASKETS] > min(loot):
        return 0.0
    return ROBS_LAST


def _reason(  # noqa: PLR0911 - one line per answer
    view: CocoView, seat: int, action: AnyAction
) -> Text | None:
    """Return why, without naming a kind that the screen may not show again."""
    match action:
        case Move(end=end):
            if end == MARKET:
                return (
                    wording.BECAUSE_FIFTH if len(view.markets[seat]) == GOAL - 1 else wording.BECAUSE_ARRIVES
                )
            if DANGER[end] == 0:
                return wording.BECAUSE_SAFE
            return wording.BECAUSE_CLOSER.fill(n=DISTANCE[view.terms.places[seat]][end])
        case Place():
            basket = _reached(view, action)
            if basket is None:
                return wording.BECAUSE_NOTHING
            return wording.BECAUSE_ROBS.fill(basket=wording.basket_name(basket))
        case Load(kind=kind):
            return wording.BECAUSE_FRUIT if kind == FRUIT else wording.BECAUSE_BLUFF
        case Use(symbol=Symbol.MONKEY):
            return wording.BECAUSE_CATCH
        case Use(symbol=Symbol.FOOTPRINTS):
            return wording.BECAUSE_STEPS
        case Look() | Draw():
            return wording.BECAUSE_KNOW if isinstance(action, Look) else wording.BECAUSE_CARD
        case _:
            return None
