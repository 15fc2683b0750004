"""What one decision is worth: every answer by the plan that it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from heapq import nlargest
from random import Random
from statistics import fmean
from time import monotonic

from msgspec.structs import replace

from desktop.core.bot import Advice, Level
from desktop.core.text import say
from desktop.games.florence import data
from desktop.games.florence.actions import (
    AGREE,
    FINISH,
    PASS,
    AnyAction,
    AskProfessor,
    BidSeat,
    Build,
    Complete,
    Convert,
    Court,
    CourtWork,
    Decline,
    Introduce,
    Keep,
    Pick,
    Place,
    PlayBonus,
    Propose,
    Recruit,
    Return,
    Take,
    TakeBonus,
    TakeProfession,
)
from desktop.games.florence.data import (
    BANKER,
    BANKER_FLORINS,
    BUILDER,
    BUILDING_POINTS,
    BUILDING_PRICE,
    CARD_BONUS,
    CARD_GOALS,
    CARDINAL,
    JESTER,
    LANDSCAPE_KINDS,
    LOOK,
    MERCHANT,
    MINIMUM,
    MUSE,
    NEIGHBOUR_POINTS,
    PRINCESS,
    PROFESSIONS,
    ROUNDS,
    SHARES,
)
from desktop.games.florence.foresight import Foresight, foresee
from desktop.games.florence.haggling import Bargainer, Foreseer
from desktop.games.florence.memory import Loss, Memory, worlds
from desktop.games.florence.outlook import EARLY, IDLE, POINT, Outlook, matches, take
from desktop.games.florence.packing import spot_value
from desktop.games.florence.phases.auction import Bidding, Gift, Opening
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.gains import Choosing, PickingLandscape, PlacingBuilding, PlacingLandscape
from desktop.games.florence.phases.setup import SeatBids
from desktop.games.florence.phases.together import Consent, PlacingAcross
from desktop.games.florence.phases.turn import Turn
from desktop.games.florence.phases.work import Adding, Payment
from desktop.games.florence.planning import plan
from desktop.games.florence.reasons import shown, told, why
from desktop.games.florence.reckoning import bonus_value, cards_in, court_value
from desktop.games.florence.sense import pointless
from desktop.games.florence.valuing import Prospect
from desktop.games.florence.view import FlorenceView

__all__ = ["Thought"]

REASON_WORTH = say("florence", "Worth about {florins} florins to you.")
REASON_ROOM = say("florence", "Leaves the most room for what is still to come.")

PLACES = (0.0, 0.4, 0.3, 0.1, 0.0)
"""Prestige that sitting in each place is worth."""

EFFORT = 0.5
"""Prestige that agreeing with a neighbour costs beside what the neighbour gains, shared out."""

GROWING = 0.4
"""Points that a bonus card gains by what is still to be bought: so many times the root of the rounds left."""

CHOICE = 50
"""Florins that a bonus card of the Professor's choice is worth more than one from the deck."""

OWN_COURT = 400
"""Florins that the action for a work of the Princess would be worth otherwise."""

EITHER = 0.5
"""What the Merchant's gift is worth of a jester or builder."""

ENOUGH, SPENT, KEPT = 10, 0.5, 4.5
"""Reaching the minimum is worth so much; a bonus card not needed for it so much less late, and before."""


TRIED, LIKELY = 4, 2
"""So many actions are tried in all the worlds, so many of the professions drawn."""


class Thought:
    """One decision."""

    def __init__(self, memory: Memory, view: FlorenceView, seat: int, level: Level, rng: Random) -> None:
        self.memory, self.view, self.seat, self.rng = memory, view, seat, rng
        self.width = int(level.style.get("width", 8))
        self.greed = float(level.style.get("greed", 0.65))
        self.level = level
        self.otherwise = 0.0  # florins that a seat gains in this auction phase if it passes
        self.foresight = self._foresee()

    def _foresee(self) -> Foresight | None:
        """Return what sampled worlds tell of rivals, where one's own plans are weighed (phase B)."""
        count = int(self.level.style.get("worlds", 0))
        match self.view.question:
            case Turn() | Payment() | Choosing(deck=data.CARD_PROFESSIONS) if count:
                until = monotonic() + self.level.seconds
                return foresee(self.memory, self.view, self.seat, worlds(self.view, count), until)
            case _:
                return None

    @property
    def mine(self) -> Prospect:
        """The own plans, with what rivals are most likely to use up."""
        if self.foresight is None:
            return self.memory.prospect(self.view, self.seat, self.width)
        return self._after(self.foresight.losses[0][0])

    def _after(self, loss: Loss) -> Prospect:
        """Return the own plans if rivals use up these things."""
        assert self.foresight is not None
        return self.memory.prospect(self.view, self.seat, self.width, self.foresight.awards, loss)

    def weigh(self, options: Sequence[AnyAction]) -> list[Advice]:
        """Return the options with their values, and in words what there is to know of these."""
        found = self._judge(options)
        known = self._known()
        if known is None:
            return [replace(each, told=True) for each in found]
        return [told(each, known) for each in found]

    def _known(self) -> float | None:
        """Return the prestige that comes on top of a value; None where values only order the answers."""
        match self.view.question:
            case PlacingLandscape() | PlacingBuilding() | PlacingAcross() | Adding() | SeatBids():
                return None
            case Opening() | Gift() | Bidding() | PickingLandscape() | Courting() | Consent():
                gained = self.mine.best.value + self.otherwise
            case Choosing(deck=deck) if deck != data.CARD_PROFESSIONS:
                gained = self.mine.best.value
            case _:
                gained = 0.0
        return self.view.prestige[self.seat] + gained / POINT

    def _judge(self, options: Sequence[AnyAction]) -> list[Advice]:  # noqa: PLR0911 - one per question
        """Return every option with its value in prestige points, and what it brings at once."""
        match self.view.question:
            case Opening():
                return self._buyer().open(options)
            case Bidding() as bidding:
                buyer = self._buyer()
                found = buyer.bid(bidding, options)
                self.otherwise = buyer.otherwise
                return found
            case PlacingLandscape(kind=kind) | PlacingBuilding(kind=kind):
                return self._place(kind, options)
            case PlacingAcross():
                return [Advice(option, self.rng.random()) for option in options]
            case Consent() as consent:
                return self._consent(consent, options)
            case Adding() as adding:
                return self._add(adding, options)
            case Courting() as courting:
                return self._court(courting, options)
            case Turn() as turn:
                return self._turn([option for option in options if not pointless(self.view, turn, option)])
            case Payment() if self.view.round == ROUNDS:
                # Whatever is kept now must be spent in this turn: nobody errs about that.
                return [max(map(self._one, options), key=lambda each: each.value)]
            case _:
                return [self._one(option) for option in options]

    def _buyer(self) -> Bargainer | Foreseer:
        """Return how this level buys."""
        if self.level.style.get("worlds"):
            return Foreseer(self.memory, self.view, self.seat, self.level)
        return Bargainer(self.memory, self.view, self.seat, self.level, self.rng)

    def _turn(self, options: Sequence[AnyAction]) -> list[Advice]:
        """Value actions; the best of them in all the worlds, with what is used up in each."""
        found = [self._one(option) for option in options]
        if self.foresight is None or len(self.foresight.losses) == 1:
            return found
        found.sort(key=lambda each: -each.value)
        tried = [replace(each, value=self._over_worlds(each.action) / POINT) for each in found[:TRIED]]
        least = min(each.value for each in tried)
        return tried + [replace(each, value=min(each.value, least)) for each in found[TRIED:]]

    def _over_worlds(self, option: AnyAction) -> float:
        assert self.foresight is not None
        return sum(share * self._end(option, self._after(loss)) for loss, share in self.foresight.losses)

    def _one(self, option: AnyAction) -> Advice:
        """Return the value of an answer that leads to a plan of its own."""
        match option:
            case Take(stack=stack):
                worth = self.mine.worth(stack)
                return Advice(option, worth / POINT, REASON_WORTH.fill(florins=shown(worth)))
            case Decline():
                return Advice(option, 0.0)
            case Pick(kind=kind):
                worth = self.mine.landscape(LANDSCAPE_KINDS.index(kind))
                return Advice(option, worth / POINT, REASON_WORTH.fill(florins=shown(worth)))
            case Keep(deck=deck, card=card):
                return Advice(option, self._keep(deck, card) / POINT, why(self.view, self.seat, option))
            case BidSeat(place=place, amount=amount):
                return Advice(option, PLACES[place] - amount / POINT)
            case _:
                end = self._end(option, self.mine)
                return Advice(option, end / POINT, why(self.view, self.seat, option))

    def _end(self, option: AnyAction, mine: Prospect) -> float:  # noqa: C901, PLR0911 - one per answer
        """Return the value of the best plan after an answer, in florins."""
        start, given = mine.start, mine.given
        match option:
            case Return(card=card):
                other = copy(start)
                other.hand &= ~(1 << card)
                other.cards -= 1
                return mine.value(other)
            case Complete(card=card):
                return mine.value(take(start, ("work", card), given))
            case Build(kind=kind):
                return mine.value(take(start, ("build", kind), given))
            case Propose(kind=kind):
                own, _ = SHARES[BUILDING_PRICE[self.view.builders[self.seat]]]
                after = take(start, ("build", kind), given)
                after.cash += given.price - own
                return mine.value(after) - NEIGHBOUR_POINTS * POINT / self.view.seats - EFFORT * POINT
            case Introduce(freedom=freedom):
                return mine.value(take(start, ("freedom", freedom), given))
            case TakeProfession():
                return self._drawn(take(start, ("profession", 0), given), mine)
            case TakeBonus():
                return mine.value(take(start, ("bonus", 0), given))
            case Recruit(card=card):
                after = copy(start)
                after.hand |= 1 << card
                after.unknown -= 1
                return mine.value(after)
            case Convert(points=points, florins=money):
                after = copy(start)
                after.cash += money
                return float(points * POINT) + mine.value(after)
            case CourtWork():
                after = take(start, IDLE, given)
                worth = court_value(self.view, self.seat)
                after.cash += 100 * worth
                after.income += 100 * worth
                return mine.value(after)
            case AskProfessor():
                after = copy(start)
                after.bonus += 1
                return mine.value(after) + CHOICE
            case _:
                return self._idle(start, mine)

    def _idle(self, start: Outlook, mine: Prospect) -> float:
        """Return the value of ending the turn."""
        at, number = start, max(1, self.view.round)
        while at.round == number:
            at = take(at, IDLE, mine.given)
        return mine.value(at)

    def _drawn(self, after: Outlook, mine: Prospect) -> float:
        """Return the value of plans after a look at five professions, on average over the decks of worlds."""
        if self.foresight is None:
            return mine.value(after)
        after.points += EARLY
        end = plan(after, mine.given, mine.width)
        wishes = matches(end.kinds, end.lands, end.freedoms)
        values = []
        for deck in self.foresight.decks:
            cards = cards_in(deck)
            drawn = self.rng.sample(cards, min(LOOK, len(cards)))
            known = [_with_card(after, card) for card in nlargest(LIKELY, drawn, key=wishes.__getitem__)]
            values.append(max(map(mine.value, known)))
        return fmean(values)

    def _keep(self, deck: int, card: int) -> float:
        """Return the value of keeping a card."""
        if deck == CARD_GOALS:
            return self.mine.goal(card)
        if deck == CARD_BONUS:
            growth: float = GROWING * (ROUNDS - self.view.round) ** 0.5
            return 100 * (bonus_value(self.view, self.seat, card) + growth)
        after = copy(self.mine.start)
        after.hand |= 1 << card
        after.cards += 1
        return self.mine.value(after)

    def _court(self, courting: Courting, options: Sequence[AnyAction]) -> list[Advice]:
        found = []
        worths = {}
        for option in options:
            if not isinstance(option, Court):
                found.append(Advice(PASS, 0.0))
                continue
            who = option.character
            if who not in worths:
                worths[who] = self._character(who)
            # The lowest space that stands a chance: every step more is money lost if nobody else wants it.
            found.append(Advice(option, (self.greed * worths[who] - option.amount) / POINT))
        return found

    def _character(self, who: int) -> float:
        mine = self.mine
        start, given = copy(mine.start), mine.given
        if who == BANKER:
            return BANKER_FLORINS / self.greed - 1
        if who == MUSE:
            doing = sum(what == "work" for what, _ in mine.best.trail[: start.left])
            return 100.0 * self.view.round * doing / mine.florin
        if who == CARDINAL:
            start.left += 1
        elif who == PRINCESS:
            court = 2 * self.view.kinds[self.seat].bit_count() + 2 * sum(self.view.lands[self.seat])
            return 100.0 * court - OWN_COURT if court >= MINIMUM[self.view.round] else 0.0
        elif who == MERCHANT:
            return EITHER * max(mine.worth(JESTER), mine.worth(BUILDER))
        else:
            start.bonus += 1
        return (mine.value(start, given) - mine.best.value) / mine.florin

    # Tiles and works

    def _place(self, kind: int, options: Sequence[AnyAction]) -> list[Advice]:
        view, seat = self.view, self.seat
        wanted = {PROFESSIONS[card].building for card in cards_in(view.hand)} - {kind}
        wanted = {each for each in wanted if not view.kinds[seat] >> each & 1}
        wanted |= {which for what, which in self.mine.best.trail if what == "build"} - {kind}
        landscapes = ROUNDS - view.round
        ground = view.taken[seat], view.built[seat], view.builders[seat]
        found = [
            Advice(option, spot_value(kind, option, *ground, tuple(wanted), landscapes))
            for option in options
            if isinstance(option, Place)
        ]
        most = max((each.value for each in found), default=0.0)
        return [each if each.value < most else replace(each, reason=REASON_ROOM) for each in found]

    def _add(self, adding: Adding, options: Sequence[AnyAction]) -> list[Advice]:
        """Play the cheapest bonus card that reaches the minimum, or what is not needed later."""
        missing = MINIMUM[self.view.round] - adding.value
        last = self.view.round >= ROUNDS - 1 or not self.view.hand
        found = []
        for option in options:
            if isinstance(option, PlayBonus):
                added = bonus_value(self.view, self.seat, option.card)
                if missing > 0:
                    found.append(Advice(option, ENOUGH - added if added >= missing else added - ENOUGH))
                else:
                    found.append(Advice(option, (added - (SPENT if last else KEPT)) / 2))
            else:
                found.append(Advice(FINISH, 0.0))
        return found

    def _consent(self, consent: Consent, options: Sequence[AnyAction]) -> list[Advice]:
        share = SHARES[BUILDING_PRICE[self.view.builders[consent.seat]]][1]
        after = copy(self.mine.start)
        after.cash -= share
        after.kinds |= 1 << consent.kind
        after.points += NEIGHBOUR_POINTS * POINT
        gain = (self.mine.value(after) - self.mine.best.value) / POINT
        gain -= BUILDING_POINTS / (self.view.seats - 1)  # what the other gains, among the others
        return [Advice(option, gain if option == AGREE else 0.0) for option in options]


def _with_card(after: Outlook, card: int) -> Outlook:
    """Return an outlook with one of the unknown professions known."""
    known = copy(after)
    known.hand |= 1 << card
    known.unknown -= 1
    return known
