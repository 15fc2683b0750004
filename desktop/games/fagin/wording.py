"""Every sentence and name of the rules; what only the board says stands beside it."""

from __future__ import annotations

from typing import assert_never

from desktop.core.text import Text, say
from desktop.games.fagin.actions import (
    MARKET,
    AnyAction,
    Begin,
    Buy,
    Crumb,
    Discard,
    Done,
    Give,
    Go,
    Pass,
    Purse,
    Push,
    Sell,
    Steal,
    Stop,
    Swap,
    Take,
)
from desktop.games.fagin.data import BOTTOM, CARGO_LIMIT, CROWNS, FEE, HAULS, HOME, TOP, UP
from desktop.games.fagin.data import PURSE as PURSES

__all__ = ["CUBES", "GOODS_NAMES", "STREET_NAMES", "label", "spoils"]

STREET_NAMES: tuple[Text, ...] = (
    say("fagin", "River Thames"),
    say("fagin", "Holborn Hill"),
    say("fagin", "Covent Garden"),
    say("fagin", "Bow Street"),
    say("fagin", "Chertsey"),
    say("fagin", "St Paul’s Cathedral"),
)
GOODS_NAMES: tuple[Text, ...] = (
    say("fagin", "books"),
    say("fagin", "handkerchiefs"),
    say("fagin", "fruit"),
    say("fagin", "watches"),
    say("fagin", "silverware"),
    say("fagin", "jewels"),
)
CUBES: tuple[Text, ...] = (
    say("fagin", "%n book(s)", "", 1),
    say("fagin", "%n handkerchief(s)", "", 1),
    say("fagin", "%n fruit(s)", "", 1),
    say("fagin", "%n watch(es)", "", 1),
    say("fagin", "%n piece(s) of silverware", "", 1),
    say("fagin", "%n jewel(s)", "", 1),
)
"""So many cubes, by colour; in German and Dutch also as the object of a sentence."""
SHILLINGS = say("fagin", "%n shilling(s)", "", 1)
SPOILS = say("fagin", "{cubes} or {money}", "what an urchin can steal")

ASK_TURN = say("fagin", "Choose one action for this turn.")
ASK_MOVE = say("fagin", "Place or move an urchin: part {part} of at most 3.")
ASK_PUSH = say("fagin", "{who} stands in the way. Push that urchin up or down?")
ASK_ASIDE = say("fagin", "A constable stands there. Does your urchin step aside up or down?")
ASK_STEAL = say("fagin", "Steal or swap goods where you have an urchin: part {part} of at most 3.")
ASK_GIVE = say("fagin", "Swap: put %n more cube(s) back.", "", 1)
ASK_GIVE_EVEN = say("fagin", "Swap one for one: put cube {number} of at most 3 back.")
ASK_TAKE = say("fagin", "Swap: take %n cube(s) of any colour.", "", 1)
ASK_FILCH = say("fagin", "Empty a purse where you have an urchin: part {part} of at most 3.")
ASK_TRADE = say("fagin", "Smithfield Market: buy and sell cube by cube, then leave.")
ASK_DISCARD = say("fagin", "You may keep {limit} cubes: put %n back.", "", 1)

WAIT_TURN = say("fagin", "{who} is choosing an action.")
WAIT_MOVE = say("fagin", "{who} is moving urchins.")
WAIT_PUSH = say("fagin", "{who} is choosing which way to push.")
WAIT_ASIDE = say("fagin", "{who} is choosing which way to step aside.")
WAIT_STEAL = say("fagin", "{who} is stealing goods.")
WAIT_SWAP = say("fagin", "{who} is swapping goods.")
WAIT_FILCH = say("fagin", "{who} is stealing money.")
WAIT_TRADE = say("fagin", "{who} is trading at Smithfield Market.")
WAIT_DISCARD = say("fagin", "{who} is putting back the cubes beyond {limit}.").fill(limit=CARGO_LIMIT)

CHOOSE_FIRST = say("fagin", "Choose one of the four actions first.")
MOVING_NOW = say("fagin", "You have chosen to move urchins; actions are never mixed.")
STEALING_NOW = say("fagin", "You have chosen to steal goods; actions are never mixed.")
FILCHING_NOW = say("fagin", "You have chosen to steal money; actions are never mixed.")
TRADING_NOW = say("fagin", "The market is open: trade, or leave it.")
DISCARD_NOW = say("fagin", "First you must put back the cubes that are too many.")
FIRST_PART = say("fagin", "An action needs at least one part. Undo takes back the choice of the action.")
USED = say("fagin", "This action has already used that street.")
CLOSED = say("fagin", "Your urchin has returned to Fagin from here: the street is closed to you.")
NO_URCHIN = say("fagin", "All your urchins are on the streets or at Fagin’s.")
NO_MOVE = say("fagin", "Your urchin stands there already.")
TOO_DEAR = say("fagin", "That costs %n cube(s) of this street’s goods ({goods}); you have {cubes}.", "", 1)
FAGINS_FEE = say("fagin", "Fagin wants {fee} shillings for an urchin; you have {money}.")
UP_OR_DOWN = say("fagin", "First decide between up and down.")
NOBODY_HERE = say("fagin", "You have no urchin in that street.")
TOO_FEW = say("fagin", "A swap takes at least %n cube(s).", "", 1)
NO_HAUL = say("fagin", "On this level there is nothing to steal.")
EMPTY_WAREHOUSE = say("fagin", "That warehouse is empty.")
HAUL_IS = say("fagin", "From this level you can steal %n cube(s) at most.", "", 1)
NO_SUCH_CUBE = say("fagin", "You have no cube of that colour.")
GIVE_NOW = say("fagin", "First put back the cubes for the swap.")
TAKE_NOW = say("fagin", "Now take what you swap for.")
EMPTY_PURSE = say("fagin", "On level 0 the purse is empty.")
STALL_EMPTY = say("fagin", "That stall is empty.")
STALL_FULL = say("fagin", "That stall has no free place.")
TOO_POOR = say("fagin", "That costs {price} shillings; you have {money}.")
SOLD_BEFORE = say("fagin", "You have sold this colour in this trade, so you cannot buy it.")
BOUGHT_BEFORE = say("fagin", "You have bought this colour in this trade, so you cannot sell it.")
MARKET_CLOSED = say("fagin", "The market has already been open this round.")
NO_CRUMBS = say("fagin", "Fagin’s crumbs are only for those who can neither move nor steal anything.")
NO_PART: tuple[Text, ...] = (
    say("fagin", "Your goods do not pay for a step in any street that is open to you."),
    say("fagin", "You have no urchin where there is something to steal or swap."),
    say("fagin", "You have no urchin at a purse that is not empty."),
)

ACTION_NAMES: tuple[Text, ...] = (
    say("fagin", "Place and move"),
    say("fagin", "Steal or swap goods"),
    say("fagin", "Steal money"),
    say("fagin", "Open the market"),
)
PASS_TURN = say("fagin", "Pass")
CRUMB = say("fagin", "Fagin’s crumbs: {cube}")
TO_LEVEL = say("fagin", "{street}: to level {level}")
TO_SUPPLY_TOP = say("fagin", "{street}: leave at the top")
TO_SUPPLY_BOTTOM = say("fagin", "{street}: leave at the bottom")
TO_FAGIN = say("fagin", "{street}: return to Fagin")
GO_UP = say("fagin", "Up")
GO_DOWN = say("fagin", "Down")
STEAL = say("fagin", "{street}: steal {cubes}")
SWAP = say("fagin", "{street}: swap goods")
GIVE = say("fagin", "Put back {cube}")
TAKE = say("fagin", "Take {cube}")
PURSE = say("fagin", "{street}: empty the purse")
END_ACTION = say("fagin", "End the action")
BUY = say("fagin", "Buy {cube}")
SELL = say("fagin", "Sell {cube}")
LEAVE = say("fagin", "Leave the market")
ENOUGH = say("fagin", "Enough put back")

MONEY_NAME = say("fagin", "Shillings")
CUBES_NAME = say("fagin", "Cubes")
SUPPLY_NAME = say("fagin", "Urchins left")
HOMES_NAME = say("fagin", "At Fagin’s")
OF = say("fagin", "{number} of {all}")
MONEY_HELP = say(
    "fagin", "Fagin wants {fee} shillings for every urchin that returns. The track ends at {end}."
).fill(fee=FEE, end=CROWNS)
CUBES_HELP = say("fagin", "At the end of a round you may keep {limit} cubes.").fill(limit=CARGO_LIMIT)
SUPPLY_HELP = say("fagin", "Urchins that can be placed: one at most in each street.")
HOMES_HELP = say("fagin", "Whoever is first to bring this many urchins home wins at once.")
ROUND_NAME = say("fagin", "Round {number}")
ROUND_OF = say("fagin", "Round {number} of {last}")
PROGRESS = say("fagin", "Way home in per cent")


def destination(street: int, to: int) -> Text:
    """Return where a movement ends, in words."""
    name = STREET_NAMES[street]
    if to == HOME:
        return TO_FAGIN.fill(street=name)
    if to == TOP:
        return TO_SUPPLY_TOP.fill(street=name)
    if to == BOTTOM:
        return TO_SUPPLY_BOTTOM.fill(street=name)
    return TO_LEVEL.fill(street=name, level=to)


def spoils(street: int, level: int) -> Text:
    """Return what an urchin can steal on a level, goods or money; where one is nothing, the other alone."""
    haul, purse = HAULS[street][level], PURSES[level]
    cubes, money = CUBES[street].fill(n=haul), SHILLINGS.fill(n=purse)
    if haul and purse:
        return SPOILS.fill(cubes=cubes, money=money)
    return cubes if haul else money


def label(action: AnyAction) -> Text:  # noqa: C901, PLR0911, PLR0912 - one line per answer
    """Return an answer in words."""
    match action:
        case Begin(kind=kind):
            return ACTION_NAMES[min(kind, MARKET)]
        case Pass():
            return PASS_TURN
        case Crumb(colour=colour):
            return CRUMB.fill(cube=CUBES[colour].fill(n=1))
        case Go(street=street, to=to):
            return destination(street, to)
        case Push(step=step):
            return GO_UP if step == UP else GO_DOWN
        case Steal(street=street, cubes=cubes):
            return STEAL.fill(street=STREET_NAMES[street], cubes=CUBES[street].fill(n=cubes))
        case Swap(street=street):
            return SWAP.fill(street=STREET_NAMES[street])
        case Give(colour=colour) | Discard(colour=colour):
            return GIVE.fill(cube=CUBES[colour].fill(n=1))
        case Take(colour=colour):
            return TAKE.fill(cube=CUBES[colour].fill(n=1))
        case Purse(street=street):
            return PURSE.fill(street=STREET_NAMES[street])
        case Stop():
            return END_ACTION
        case Buy(colour=colour):
            return BUY.fill(cube=CUBES[colour].fill(n=1))
        case Sell(colour=colour):
            return SELL.fill(cube=CUBES[colour].fill(n=1))
        case Done():
            return LEAVE
        case _:
            assert_never(action)
