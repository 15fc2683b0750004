"""The lines of the log, one per event worth one."""

from __future__ import annotations

from desktop.core.game import Event
from desktop.core.text import Series, Text, Who, say
from desktop.games.fagin.data import BY_CONSTABLE, DOWN, LAST_LEVEL, PRICE, TOP
from desktop.games.fagin.events import (
    BooksBalanced,
    CameHome,
    ConstableWalked,
    CrumbTaken,
    Discarded,
    GameEnded,
    Left,
    MarketClosed,
    Moved,
    Passed,
    Placed,
    PurseEmptied,
    Pushed,
    RoundBegan,
    Sidestepped,
    StarterChosen,
    Stole,
    Swapped,
    Traded,
    WheelTurned,
)
from desktop.games.fagin.wording import CUBES, GOODS_NAMES, SHILLINGS, STREET_NAMES

__all__ = ["tell"]

STARTER = say("fagin", "{who} gets the start player coin.")
ROUND = say("fagin", "Round {number}: {who} begins.")
PASSED = say("fagin", "{who} passes.")
CRUMB = say("fagin", "{who} picks up Fagin’s crumbs: {cube}.")
PLACED = say("fagin", "{who} places an urchin in {street}, on level {to}, for {cubes}.")
MOVED_UP = say("fagin", "{who} moves up from {start} to {to} in {street} for {cubes}.")
MOVED_DOWN = say("fagin", "{who} moves down from {start} to {to} in {street} for {cubes}.")
LEFT_TOP = say("fagin", "{who} leaves {street} at the top for {cubes}.")
LEFT_BOTTOM = say("fagin", "{who} leaves {street} at the bottom for {cubes}.")
CAME_HOME = say("fagin", "{who} brings an urchin home from {street} for {cubes} and {fee}: number {homes}!")
PUSHED = say("fagin", "{by} pushes {who} from {start} to {to} in {street}.")
PUSHED_OFF = say("fagin", "{by} pushes {who} out of {street}.")
SHOVED = say("fagin", "The constable pushes {who} from {start} to {to} in {street}.")
SHOVED_OFF = say("fagin", "The constable pushes {who} out of {street}.")
ASIDE = say("fagin", "{who} steps aside for the constable, to level {to} in {street}.")
ASIDE_OFF = say("fagin", "{who} steps aside for the constable, out of {street}.")
STOLE = say("fagin", "{who} steals {cubes} in {street}.")
SWAPPED = say("fagin", "{who} swaps {given} for {taken}.")
PURSE = say("fagin", "{who} steals {money} in {street}.")
DECLINED = say("fagin", "{who} does not trade.")
BOUGHT = say("fagin", "{who} buys {bought} for {money}.")
SOLD = say("fagin", "{who} sells {sold} for {money}.")
BOTH_WON = say("fagin", "{who} buys {bought}, sells {sold} and gains {money}.")
BOTH_EVEN = say("fagin", "{who} buys {bought} and sells {sold} for the same money.")
BOTH_PAID = say("fagin", "{who} buys {bought}, sells {sold} and pays {money}.")
WHEEL = say("fagin", "The die shows {die}. New prices: {prices}.")
PRICED = say("fagin", "{goods} {price}", "goods and their price")
WALKED = say("fagin", "{street}: a {die}; the constable goes to {level}, facing {way}.")
STANDS = say("fagin", "{street}: the constable begins on level {level}, facing {way}.")
WAY_UP = say("fagin", "up", "which way a constable faces")
WAY_DOWN = say("fagin", "down", "which way a constable faces")
BOOKS = say("fagin", "{who} must put cubes back.", "one or several names")
DISCARDED = say("fagin", "{who} puts {cube} back.")
WON = say("fagin", "{who} wins!")
LIMIT = say("fagin", "The last round is over. In front: {who}.", "one or several names")


def _cubes(colours: tuple[int, ...]) -> Series:
    """Return a sum of cubes, by colour, in words."""
    return Series(tuple(CUBES[colour].fill(n=cubes) for colour, cubes in enumerate(colours) if cubes))


def _counted(colours: tuple[int, ...]) -> Series:
    return _cubes(tuple(colours.count(colour) for colour in range(len(CUBES))))


def tell(event: Event) -> Text | None:  # noqa: C901, PLR0911, PLR0912 - one line per event
    """Return a line of the log."""
    match event:
        case StarterChosen(seat=seat):
            return STARTER.fill(who=Who(seat))
        case RoundBegan(number=number, starter=starter):
            return ROUND.fill(number=number, who=Who(starter))
        case Passed(seat=seat):
            return PASSED.fill(who=Who(seat))
        case CrumbTaken(seat=seat, colour=colour):
            return CRUMB.fill(who=Who(seat), cube=CUBES[colour].fill(n=1))
        case Placed() | Moved() | Left() | CameHome():
            return _gone(event)
        case Pushed() | Sidestepped():
            return _bumped(event)
        case Stole(seat=seat, street=street, cubes=cubes):
            stolen = CUBES[street].fill(n=cubes)
            return STOLE.fill(who=Who(seat), cubes=stolen, street=STREET_NAMES[street])
        case Swapped(seat=seat, given=given, taken=taken):
            return SWAPPED.fill(who=Who(seat), given=_counted(given), taken=_counted(taken))
        case PurseEmptied(seat=seat, street=street, gained=gained):
            money = SHILLINGS.fill(n=gained)
            return PURSE.fill(who=Who(seat), money=money, street=STREET_NAMES[street])
        case Traded():
            return _traded(event)
        case MarketClosed():
            return None
        case WheelTurned(die=die, wheel=wheel):
            prices = (PRICED.fill(goods=g, price=p) for g, p in zip(GOODS_NAMES, PRICE[wheel], strict=True))
            return WHEEL.fill(die=die, prices=Series(tuple(prices)))
        case ConstableWalked():
            return _walked(event)
        case BooksBalanced(seats=seats):
            return BOOKS.fill(who=Series(tuple(map(Who, seats))))
        case Discarded(seat=seat, colour=colour):
            return DISCARDED.fill(who=Who(seat), cube=CUBES[colour].fill(n=1))
        case GameEnded(places=places, limit=limit):
            first = Series(tuple(Who(seat) for seat, place in enumerate(places) if place == 1))
            return (LIMIT if limit else WON).fill(who=first)
        case _:
            return None


def _gone(event: Placed | Moved | Left | CameHome) -> Text:
    who, street = Who(event.seat), STREET_NAMES[event.street]
    cubes = CUBES[event.street].fill(n=event.cubes)
    match event:
        case Placed(to=to):
            return PLACED.fill(who=who, street=street, to=to, cubes=cubes)
        case Moved(start=start, to=to):
            pattern = MOVED_DOWN if to > start else MOVED_UP
            return pattern.fill(who=who, street=street, start=start, to=to, cubes=cubes)
        case Left(to=to):
            return (LEFT_TOP if to == TOP else LEFT_BOTTOM).fill(who=who, street=street, cubes=cubes)
        case CameHome(fee=fee, homes=homes):
            fee_paid = SHILLINGS.fill(n=fee)
            return CAME_HOME.fill(who=who, street=street, cubes=cubes, fee=fee_paid, homes=homes)


def _bumped(event: Pushed | Sidestepped) -> Text:
    who, street = Who(event.seat), STREET_NAMES[event.street]
    off = not 0 <= event.to <= LAST_LEVEL
    match event:
        case Sidestepped(to=to):
            return (
                ASIDE_OFF.fill(who=who, street=street) if off else ASIDE.fill(who=who, street=street, to=to)
            )
        case Pushed(start=start, to=to, by=by) if by == BY_CONSTABLE:
            pattern = SHOVED_OFF if off else SHOVED
            return pattern.fill(who=who, street=street, start=start, to=to)
        case Pushed(start=start, to=to, by=by):
            pattern = PUSHED_OFF if off else PUSHED
            return pattern.fill(by=Who(by), who=who, street=street, start=start, to=to)


def _traded(event: Traded) -> Text:
    bought, sold = any(event.bought), any(event.sold)
    if not bought and not sold:
        return DECLINED.fill(who=Who(event.seat))
    both = BOTH_WON if event.money > 0 else BOTH_PAID if event.money else BOTH_EVEN
    pattern = both if bought and sold else BOUGHT if bought else SOLD
    return pattern.fill(
        who=Who(event.seat),
        bought=_cubes(event.bought),
        sold=_cubes(event.sold),
        money=SHILLINGS.fill(n=abs(event.money)),
    )


def _walked(event: ConstableWalked) -> Text:
    way = WAY_DOWN if event.heading == DOWN else WAY_UP
    pattern = STANDS if event.placing else WALKED
    return pattern.fill(street=STREET_NAMES[event.street], die=event.die, level=event.path[-1], way=way)
