"""The board in sentences, for those who do not see it; nothing in this game is secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.core.text import Series, Text, Who, say
from desktop.games.fagin.data import AWAY, COLOURS, HOME, LATE_LIMIT, LEVELS, PRICES, UP
from desktop.games.fagin.phases.market import Trading
from desktop.games.fagin.phases.moving import Moving
from desktop.games.fagin.phases.stealing import Filching, Stealing, Swapping
from desktop.games.fagin.view import FaginView
from desktop.games.fagin.wording import CUBES, GOODS_NAMES, SHILLINGS, STREET_NAMES, spoils

__all__ = ["sentences"]

ROUND = say("fagin", "Round {number}. {who} has the start player coin.")
GOAL = say("fagin", "The first to bring %n urchin(s) home to Fagin wins.", "", 1)
LIMIT = say(
    "fagin",
    "Round {last} is the last: if nobody has won by its end, urchins at Fagin’s, shillings and cubes decide.",
)
STREET = say("fagin", "{street}: one level costs {cost}. In its warehouse: {cubes}.")
HOMES = say("fagin", "{street}, Fagin’s space: {who}.", "one or several names")
URCHIN = say("fagin", "{street}, level {level}: an urchin of {who}. It can steal {spoils}.")
FACING_UP = say("fagin", "{street}, level {level}: the constable. He walks up next.")
FACING_DOWN = say("fagin", "{street}, level {level}: the constable. He walks down next.")
DESERTED = say("fagin", "{street}: nobody on any level.")
STALL = say("fagin", "Smithfield Market, {goods}: {cubes} in the stall. Price of one: {money}.")
COIN_BESIDE = say("fagin", "The market coin lies beside the market: it can still be opened this round.")
COIN_ON = say("fagin", "The market coin lies on the market: it has been opened this round.")
CREW = say("fagin", "{who} has %n urchin(s) left to place and {homes} of {goal} at Fagin’s.", "", 1)
CARGO = say("fagin", "{who} has {money}. Goods: {cubes}.")
NO_CARGO = say("fagin", "{who} has {money} and no goods.")
PARTS = say("fagin", "{who} has carried out %n part(s) of the action, of at most 3.", "", 1)
BOUGHT = say("fagin", "{who} has bought in this trade: {cubes}.")
SOLD = say("fagin", "{who} has sold in this trade: {cubes}.")
GIVEN = say("fagin", "{who} has put back for this swap: {cubes}.")
TAKEN = say("fagin", "{who} has taken in this swap: {cubes}.")
PLACE = say("fagin", "The game is over: place {place} for {who}.")


def sentences(view: FaginView) -> Iterator[Text]:
    """Yield one sentence per thing: streets from top to bottom, market, crews, the action under way."""
    yield ROUND.fill(number=view.round, who=Who(view.starter))
    yield GOAL.fill(n=view.goal)
    if view.limit != LATE_LIMIT:
        yield LIMIT.fill(last=view.limit)
    for street in range(COLOURS):
        yield from _street(view, street)
    yield from _market(view)
    for seat in range(view.seats):
        yield from _crew(view, seat)
    yield from _action(view)
    if view.question is None:
        for seat, place in enumerate(view.places):
            yield PLACE.fill(place=place, who=Who(seat))


def _street(view: FaginView, street: int) -> Iterator[Text]:
    name, goods = STREET_NAMES[street], CUBES[street]
    cost, stored = goods.fill(n=PRICES[street]), goods.fill(n=view.warehouses[street])
    yield STREET.fill(street=name, cost=cost, cubes=stored)
    homes = tuple(Who(seat) for seat, places in enumerate(view.urchins) if places[street] == HOME)
    if homes:
        yield HOMES.fill(street=name, who=Series(homes))
    for level in range(LEVELS):
        if view.constables[street] == level:
            facing = FACING_UP if view.headings[street] == UP else FACING_DOWN
            yield facing.fill(street=name, level=level)
        for seat, places in enumerate(view.urchins):
            if places[street] == level:
                yield URCHIN.fill(street=name, level=level, who=Who(seat), spoils=spoils(street, level))
    if view.constables[street] == AWAY and all(places[street] < 0 for places in view.urchins):
        yield DESERTED.fill(street=name)


def _market(view: FaginView) -> Iterator[Text]:
    for colour, price in enumerate(view.prices):
        cubes = CUBES[colour].fill(n=view.stalls[colour])
        yield STALL.fill(goods=GOODS_NAMES[colour], cubes=cubes, money=SHILLINGS.fill(n=price))
    yield COIN_ON if view.coin else COIN_BESIDE


def _crew(view: FaginView, seat: int) -> Iterator[Text]:
    who, money = Who(seat), SHILLINGS.fill(n=view.money[seat])
    yield CREW.fill(who=who, n=view.supply(seat), homes=view.homes(seat), goal=view.goal)
    if any(view.cargo[seat]):
        yield CARGO.fill(who=who, money=money, cubes=_goods(view.cargo[seat]))
    else:
        yield NO_CARGO.fill(who=who, money=money)


def _action(view: FaginView) -> Iterator[Text]:
    for question in view.stack:
        who = Who(question.seat)
        match question:
            case Moving(used=used) | Stealing(used=used) | Filching(used=used) if used:
                yield PARTS.fill(who=who, n=used.bit_count())
            case Trading(bought=bought, sold=sold):
                counted = ((BOUGHT, bought), (SOLD, sold))
                yield from (text.fill(who=who, cubes=_goods(cubes)) for text, cubes in counted if any(cubes))
            case Swapping(given=given, taken=taken):
                named = ((GIVEN, given), (TAKEN, taken))
                yield from (text.fill(who=who, cubes=_goods(_counts(of))) for text, of in named if of)
            case _:
                pass


def _goods(cubes: Sequence[int]) -> Series:
    return Series(tuple(CUBES[colour].fill(n=many) for colour, many in enumerate(cubes) if many))


def _counts(colours: Sequence[int]) -> tuple[int, ...]:
    return tuple(colours.count(colour) for colour in range(COLOURS))
