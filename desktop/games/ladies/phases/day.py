"""The order of the questions (LG-57), and what happens between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Parallel, Phase
from desktop.games.ladies.actions import AnyAction
from desktop.games.ladies.data import EACH_STOCK, NOBODY, NOTES, NUMBER, SCANDAL, TOKENS
from desktop.games.ladies.events import (
    BallBegan,
    ContractReplaced,
    DayBegan,
    GameEnded,
    NotesLaid,
    Scandal,
    SearchBegan,
    StockFilled,
    WorkshopDrawn,
)
from desktop.games.ladies.gossip import AFTERNOON, EVENING, MORNING
from desktop.games.ladies.phases.afternoon import Moods, Shopping, Visits, under_decks
from desktop.games.ladies.phases.ballroom import Designers, Ruining
from desktop.games.ladies.phases.business import Business
from desktop.games.ladies.phases.evening import Bills, Courting, Dropping, Hearts, present
from desktop.games.ladies.phases.gossiping import Gossiping
from desktop.games.ladies.phases.morning import Windows, Workshops
from desktop.games.ladies.phases.stock import InTurns, Race
from desktop.games.ladies.scoring import decided_by_money, final_places, final_stars, scandal_targets
from desktop.games.ladies.state import EMPTY, Position, gentleman_seat, lady_seat
from desktop.games.ladies.tally import lady_scored

__all__ = ["Afternoon", "Day", "Morning", "draw_counted", "draw_workshop"]


class Sides(Parallel[Position, AnyAction], tag=str.lower):
    """The Ladies' lane beside the Gentlemen's; the clock of the table is on the Gentlemen's side."""

    def _lane(self, state: Position, seat: int) -> list[Any] | None:
        """Return the lane of a seat's side: the Ladies have the even seats."""
        return self.lanes[seat % 2] or None


class Morning(Sides, tag=str.lower):
    """Questions 1 and 2 of the Ladies beside question 3 of the Gentlemen."""

    lanes: list[list[Workshops | Windows | InTurns | Race]]


class Afternoon(Sides, tag=str.lower):
    """Question 7 of the Ladies beside question 8 of the Gentlemen."""

    lanes: list[list[Shopping | Business]]


class Day(Phase[Position, AnyAction], tag=str.lower):
    """LG-57: what is asked next. It lies below the open question and asks nothing itself.

    Attributes:
        step: the place in ``STEPS`` of what comes next.
    """

    step: int = 0
    rule: ClassVar[str] = "LG-57"

    def resume(self, state: Position, dealer: Dealer) -> None:
        """Go on to the next question that is asked."""
        while True:
            step = STEPS[self.step]
            self.step += 1
            question = step(self, state, dealer)
            if not state.stack:
                return
            if question is not None:
                state.stack.append(question)
                return


def _due(state: Position, seats: dict[int, int]) -> list[int]:
    due = [0] * state.seats
    for seat, many in seats.items():
        due[seat] = many
    return due


def _ladies(state: Position) -> list[int]:
    return _due(state, {lady_seat(lady): 1 for lady in range(state.ladies)})


def _morning(_day: Day, state: Position, dealer: Dealer) -> Phase[Position, AnyAction]:
    begin_day(state, dealer)
    couples = state.couples
    bare: dict[str, Any] = {
        "hands": [EMPTY] * couples,
        "turns": [0] * couples,
        "kept": [0] * couples,
        "finished": [False] * couples,
    }
    if state.race:
        return Morning(lanes=[[Workshops(due=_ladies(state))], [Race(**bare)]])
    first = (state.day - 1) % couples
    dealer.tell(SearchBegan(gentleman_seat(first)))
    search = InTurns(couple=first, returned=[0] * couples, last=[EMPTY] * couples, **bare)
    return Morning(lanes=[[Workshops(due=_ladies(state))], [search]])


def begin_day(state: Position, dealer: Dealer) -> None:
    """Forget yesterday's visits, bills and allusions."""
    ladies, couples = state.ladies, state.couples
    state.day += 1
    state.played = [NOBODY] * ladies
    state.visits = [NOBODY] * ladies
    state.whispered, state.dropped, state.bargain = [False] * ladies, [False] * ladies, [False] * ladies
    state.took, state.sent_back, state.put_off, state.paid = (
        [0] * ladies,
        [0] * ladies,
        [0] * ladies,
        [0] * ladies,
    )
    state.hearts = [[] for _ in range(ladies)]
    state.earned, state.moods = [0] * couples, [0] * couples
    state.asked, state.asked_window = [], NOBODY
    dealer.tell(DayBegan(state.day, state.last))


def _gossip(state: Position, window: int) -> Gossiping | None:
    """LG-85: seat order in the morning, then Number order, the Courtesan last."""
    order = list(range(state.couples)) if window == MORNING else state.by_number()
    order += range(state.couples, state.ladies)
    queue = [lady for lady in order if state.gossip[lady] and not state.whispered[lady]]
    return Gossiping(window=window, queue=queue) if queue else None


def _morning_gossip(_day: Day, state: Position, _dealer: Dealer) -> Gossiping | None:
    return _gossip(state, MORNING)


def _moods(_day: Day, state: Position, _dealer: Dealer) -> Moods | None:
    if not state.allusions:
        return None
    return Moods(due=_due(state, {gentleman_seat(couple): 1 for couple in range(state.couples)}))


def _visits(_day: Day, state: Position, _dealer: Dealer) -> Visits:
    return Visits(due=_ladies(state))


def _afternoon(_day: Day, state: Position, dealer: Dealer) -> Afternoon | None:
    shopping = Shopping()
    queue = [couple for couple in state.by_number() if any(state.tokens[couple])]
    shops = [shopping] if shopping.open(state, dealer) else []
    business = [Business(queue=queue)] if queue else []
    return Afternoon(lanes=[[*shops], [*business]]) if shops or business else None


def _afternoon_gossip(_day: Day, state: Position, _dealer: Dealer) -> Gossiping | None:
    return _gossip(state, AFTERNOON)


def _dropping(_day: Day, state: Position, _dealer: Dealer) -> Dropping | None:
    asked = [lady for lady in range(state.ladies) if state.gossip[lady] and state.for_sale(lady)]
    return Dropping(due=_due(state, {lady_seat(lady): 1 for lady in asked})) if asked else None


def _courting(_day: Day, state: Position, _dealer: Dealer) -> Courting | None:
    courtesan = state.courtesan
    if courtesan is None or not (state.purchases[courtesan] or state.for_sale(courtesan)):
        return None
    return Courting()


def _hearts(_day: Day, state: Position, _dealer: Dealer) -> Hearts | None:
    if not state.allusions:
        return None
    bills = {lady_seat(lady): len(state.bills_of(lady)) for lady in range(state.ladies)}
    return Hearts(due=_due(state, bills)) if any(bills.values()) else None


def _bills(_day: Day, state: Position, dealer: Dealer) -> Bills | None:
    bills = {gentleman_seat(couple): len(state.bills_for(couple)) for couple in range(state.couples)}
    if not any(bills.values()):
        return None
    present(state, dealer)
    return Bills(due=_due(state, bills))


def _evening_gossip(_day: Day, state: Position, _dealer: Dealer) -> Gossiping | None:
    return _gossip(state, EVENING)


def _night(day: Day, state: Position, dealer: Dealer) -> None:
    """LG-45 to LG-51, and on to the next day or to the ball."""
    if state.day == state.last:
        return
    clear_boutiques(state, dealer)
    refill_stock(state, dealer)
    replace_contracts(state, dealer)
    day.step = 0


def clear_boutiques(state: Position, dealer: Dealer) -> None:
    """LG-45: unsold cards go under their decks, and Workshop hands are filled in seat order."""
    unsold = [card for shop in state.shops for card in shop] + [
        card for card in state.windows if card != EMPTY
    ]
    under_decks(state, unsold, dealer)
    for lady, deck in enumerate(state.played):
        state.shops[lady].clear()
        state.windows[lady] = EMPTY
        state.discards[deck] += 1
    for lady in range(state.ladies):
        deck = draw_workshop(state, lady, dealer)
        dealer.tell(WorkshopDrawn(lady_seat(lady), deck))


def draw_workshop(state: Position, lady: int, dealer: Dealer) -> int:
    """Draw a Workshop card into a hand; an empty deck is the discards shuffled."""
    if not any(state.workshop):
        state.workshop, state.discards = state.discards, [0] * len(state.discards)
    deck = draw_counted(state.workshop, dealer)
    state.hands[lady][deck] += 1
    return deck


def draw_counted(counts: list[int], dealer: Dealer) -> int:
    """Draw from a bag that is written as how many there are of each kind."""
    index = dealer.below(sum(counts))
    for kind, many in enumerate(counts):
        if index < many:
            counts[kind] -= 1
            return kind
        index -= many
    raise AssertionError


def refill_stock(state: Position, dealer: Dealer) -> None:
    """LG-46 to LG-48: five goods per Gentleman from the supply, then the used pile; everything is mixed."""
    stock = [token for token in state.stock if token != EMPTY]
    mixed = False
    while len(stock) < EACH_STOCK * state.couples:
        if not any(state.supply):
            if not any(state.used):
                break
            state.supply, state.used, mixed = state.used, [0] * len(TOKENS), True
        stock.append(draw_counted(state.supply, dealer))
    dealer.tell(StockFilled(len(stock), mixed))
    stock += [NUMBER + number for number in range(1, state.couples + 1)]
    dealer.shuffle(stock)
    state.stock = stock
    state.numbers = [0] * state.couples


def replace_contracts(state: Position, dealer: Dealer) -> None:
    """LG-49 to LG-51: new contracts for fulfilled ones, £100 on each of the others."""
    for place, contract in enumerate(state.contracts):
        if contract != EMPTY and state.done[place]:
            state.aside.append(contract)
            state.contracts[place] = EMPTY
    for place, contract in enumerate(state.contracts):
        state.done[place] = False
        if contract != EMPTY:
            state.notes[place] += NOTES
            dealer.tell(NotesLaid(place, contract, state.notes[place]))
            continue
        if not state.pile:
            state.pile, state.aside = state.aside, []
        state.contracts[place] = dealer.draw(state.pile) if state.pile else EMPTY
        dealer.tell(ContractReplaced(place, state.contracts[place]))


def _designers(_day: Day, state: Position, dealer: Dealer) -> Designers | None:
    """LG-79: at the ball everything lies open."""
    state.ball = True
    maids = tuple(map(tuple, state.maids))
    dealer.tell(BallBegan(maids, tuple(map(tuple, state.gossip)), tuple(state.money)))
    asked = {lady_seat(lady): 1 for lady in range(state.ladies) if state.conflicted(lady)}
    return Designers(due=_due(state, asked)) if asked else None


def _ruining(_day: Day, state: Position, dealer: Dealer) -> Ruining | None:
    for lady in range(state.ladies):
        dealer.tell(lady_scored(state, lady))
    targets = scandal_targets(state)
    if len(targets) > 1:
        return Ruining()
    if targets:
        state.scandal = targets[0]
    return None


def _end(_day: Day, state: Position, dealer: Dealer) -> None:
    if state.scandal != NOBODY:
        lost = 0 if state.total_ruin else -SCANDAL
        dealer.tell(Scandal(lady_seat(state.couples), lady_seat(state.scandal), lost))
    stars = final_stars(state)
    by_seat = tuple(stars[seat // 2] for seat in range(state.seats))
    dealer.tell(GameEnded(by_seat, final_places(state), by_money=decided_by_money(state)))
    state.stack.clear()


STEPS: tuple[Callable[[Day, Position, Dealer], Phase[Position, AnyAction] | None], ...] = (
    _morning,
    _morning_gossip,
    _moods,
    _visits,
    _afternoon,
    _afternoon_gossip,
    _dropping,
    _courting,
    _hearts,
    _bills,
    _evening_gossip,
    _night,
    _designers,
    _ruining,
    _end,
)
