"""Names, questions and reasons of this game; the lines of the log are in ``chronicle``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from desktop.core.text import Series, Text, Who, literal, say
from desktop.games.coco.actions import AnyAction, Draw, Load, Look, Move, Pass, Place, Swap, Use
from desktop.games.coco.data import BASKETS, BLUE, FRUIT, MARKET, RED, VILLAGE, Half, Symbol, column, row

__all__ = [
    "basket_name",
    "card_name",
    "half_hint",
    "hole",
    "kind_name",
    "label",
    "loot_names",
    "node_name",
    "symbol_name",
]

# Prompts

ASK_FIRST_LOAD = say("coco", "Load your first basket: fruit or a coconut? Nobody else sees it.")
WAIT_LOADS = say("coco", "%n player(s) are still loading a basket.", "", 1)
ASK_CHOOSE = say("coco", "Choose one of the two actions on the card.")
WAIT_CHOOSE = say("coco", "{who} is choosing an action.")
ASK_VILLAGE = say("coco", "Bring a new basket into play and move it exactly %n step(s).", "", 1)
ASK_MOVE = say("coco", "Move one of your baskets exactly %n step(s).", "", 1)
WAIT_MOVE = say("coco", "{who} is about to move a basket %n step(s).", "", 1)
ASK_LOAD = say("coco", "Load the new basket: fruit or a coconut? Nobody else sees it.")
ASK_LOAD_OPEN = say("coco", "Load the basket: fruit or a coconut? Everybody will see it.")
WAIT_LOAD = say("coco", "{who} is loading a basket.")
ASK_PLACE = say("coco", "Choose how the palms stand; then Pongo swings to the other side.")
WAIT_PLACE = say("coco", "{who} is placing the palms.")
ASK_SWAP = say("coco", "Swap the goods of two baskets without looking.")
WAIT_SWAP = say("coco", "{who} is swapping the goods of two baskets.")
ASK_LOOK = say("coco", "Look secretly under one goods tile.")
WAIT_LOOK = say("coco", "{who} is about to look under a goods tile.")
ASK_DEAD = say("coco", "Nothing on this card can be done. Draw another card, or end your turn?")
WAIT_DEAD = say("coco", "{who} cannot use the card and may draw another one.")

CHILD_LOAD = say("coco", "What goes in?", "child’s mode: short, read aloud")
CHILD_CHOOSE = say("coco", "Choose one!", "child’s mode: short, read aloud")
CHILD_VILLAGE = say("coco", "New basket: go %n step(s)!", "child’s mode: short, read aloud", 1)
CHILD_MOVE = say("coco", "Go %n step(s)!", "child’s mode: short, read aloud", 1)
CHILD_PLACE = say("coco", "Where does Pongo swing?", "child’s mode: short, read aloud")
CHILD_SWAP = say("coco", "Swap two!", "child’s mode: short, read aloud")
CHILD_LOOK = say("coco", "Peek at one!", "child’s mode: short, read aloud")
CHILD_WAIT = say("coco", "{who}’s turn!", "child’s mode: short, read aloud")
CHILD_WAIT_LOADS = say("coco", "Wait for the others!", "child’s mode: short, read aloud")
CHILD_DEAD = say("coco", "Oh no! Another card?", "child’s mode: short, read aloud")

# Reasons

LOAD_FIRST = say("coco", "The game begins when every player has loaded a basket.")
NO_SUCH_KIND = say("coco", "A basket carries fruit or a coconut.")
NO_FRUIT_LEFT = say("coco", "You have no fruit left in stock.")
NO_COCONUT_LEFT = say("coco", "You have no coconut left in stock.")
LOAD_THE_BASKET = say("coco", "First load the new basket; then it goes its way.")
CHOOSE_FIRST = say("coco", "First choose one of the two actions on the card.")
DICE_FIRST = say("coco", "The palms move only after the dice have been rolled.")
NOT_ON_CARD = say("coco", "The card does not show this action.")
ACTION_CHOSEN = say("coco", "The action of this turn is already chosen.")
CARD_IS_DEAD = say("coco", "Nothing on this card can be done: draw another card or end the turn.")
MOVE_A_BASKET = say("coco", "Now one of your baskets moves.")
NOT_YOUR_BASKET = say("coco", "You move only your own baskets.")
MUST_BE_NEW = say("coco", "The Village card brings a new basket, so this one has to wait.")
BASKETS_ALIKE = say("coco", "Your free baskets are all alike; take the first one.")
NO_TILE_LEFT = say("coco", "You have no goods left in stock for a new basket.")
NO_SUCH_FIELD = say("coco", "There is no such basket or field.")
NO_WAY_BACK = say("coco", "Nobody goes back into a village.")
MARKET_TOO_FAR = say("coco", "The market place is further than %n step(s) away.", "", 1)
OCCUPIED = say("coco", "Only one basket can stand on a field.")
NEVER_BACKWARDS = say("coco", "Baskets go forwards or sideways, never backwards.")
TOO_FAR = say("coco", "This field is further than %n step(s) away.", "", 1)
ALL_STEPS = say("coco", "The basket must go exactly %n step(s) and visit no field twice.", "", 1)
VILLAGE_BLOCKED = say("coco", "All fields that a new basket could reach are occupied.")
NOBODY_CAN_MOVE = say("coco", "None of your baskets can go %n step(s).", "", 1)
SWAP_NEEDS_TWO = say("coco", "There are no two baskets on the board to swap.")
LOOK_NEEDS_ONE = say("coco", "There is no basket on the board to look at.")
TWO_DIFFERENT = say("coco", "Choose two different baskets.")
NOT_ON_BOARD = say("coco", "Only goods on baskets on the board can be chosen.")
SWAP_TWO = say("coco", "Now the goods of two baskets are swapped.")
LOOK_AT_ONE = say("coco", "Now you look under one goods tile.")
OTHER_HOLES = say("coco", "The dice show other colours.")
MUST_SWING = say("coco", "The dice have been rolled, so Pongo must swing.")

# Names

RED_HOLE = say("coco", "red")
BLUE_HOLE = say("coco", "blue")
YELLOW_HOLE = say("coco", "yellow")
FRUIT_NAME = say("coco", "fruit")
COCONUT_NAME = say("coco", "coconut")
OWN_COCONUT = say("coco", "own coconut")
FOREIGN_COCONUT = say("coco", "foreign coconut")
UNKNOWN_KIND = say("coco", "unknown goods")
VILLAGE_NODE = say("coco", "the village", "a place on the board")
MARKET_NODE = say("coco", "the market place", "a place on the board")
CARD_VILLAGE = say("coco", "Village", "an action card")
CARD_FOOTPRINTS = say("coco", "Footprints", "an action card")
CARD_MONKEY = say("coco", "Monkey", "an action card")
CARD_SWAP = say("coco", "Swap goods", "an action card")
CARD_MAGNIFIER = say("coco", "Magnifier", "an action card")
WITH_STEPS = say("coco", "{action} {steps}", "Footprints 3")
EITHER = say("coco", "{first} or {second}", "Footprints 3 or Monkey")

# Answers

LOAD_FRUIT = say("coco", "Load fruit")
LOAD_COCONUT = say("coco", "Load a coconut")
MOVE_TO = say("coco", "Basket {number} to {field}")
MOVE_TO_MARKET = say("coco", "Basket {number} to the market place")
PLACE_PALMS = say("coco", "Left palm {left}, right palm {right}")
SWAP_GOODS = say("coco", "Swap {first} with {second}")
LOOK_UNDER = say("coco", "Look at {basket}")
BASKET_OF = say("coco", "{who}’s basket {number}")
DRAW_ANOTHER = say("coco", "Draw another card")
END_TURN = say("coco", "End the turn")

# The seat panel and the corner

LOOT_NAME = say("coco", "Loot")
LOOT_VALUE = say("coco", "{count} of {goal}")
LOOT_HELP = say("coco", "Tiles on the market place; the fifth ends the game.")
STOCK_NAME = say("coco", "Stock")
STOCK_HELP = say("coco", "Goods that are not loaded yet.")
STOCK_KINDS = say("coco", "{fruit} fruit, %n coconut(s)", "what is left in stock", 1)
BASKETS_NAME = say("coco", "Baskets on the way")
POINTS_NAME = say("coco", "Points")
POINTS_HELP = say("coco", "Fruit 1, own coconut 0, foreign coconut −1.")
RACE_HELP = say("coco", "Every tile counts 1.")
ROUND_NAME = say("coco", "Turn {number}")

# Why the hint says so

BECAUSE_FIFTH = say("coco", "It brings your fifth tile and ends the game.")
BECAUSE_ARRIVES = say("coco", "It brings a tile to your market place.")
BECAUSE_SAFE = say("coco", "Pongo cannot reach this field.")
BECAUSE_CLOSER = say("coco", "From there it is %n step(s) to your market place.", "", 1)
BECAUSE_CATCH = say("coco", "Pongo has a good chance of a catch.")
BECAUSE_STEPS = say("coco", "Your basket makes progress.")
BECAUSE_NOTHING = say("coco", "Pongo catches nothing you might regret.")
BECAUSE_ROBS = say("coco", "Pongo reaches {basket} first.")
BECAUSE_FRUIT = say("coco", "It is worth a point when it arrives.")
BECAUSE_BLUFF = say("coco", "If somebody steals it, it costs a point.")
BECAUSE_KNOW = say("coco", "Then you know whether it is worth stealing.")
BECAUSE_CARD = say("coco", "Another card may work.")

# On the board

LEFT_IN_STOCK = say("coco", "{action}: %n left in your stock.", "", 1)
STOCK_HINT = say("coco", "{who} has %n tile(s) left in stock.", "", 1)
STOCK_KNOWN_HINT = say("coco", "Stock of {who}: {kinds}.")
MARKET_HINT = say("coco", "Market place of {who}: %n of {goal} tiles.", "", 1)
CARD_SHOWS = say("coco", "The card of {who} shows {card}.")
HANGS_LEFT = say(
    "coco",
    "The left palm stands in the {left} hole, the right one in the {right} hole; Pongo hangs on the left.",
)
HANGS_RIGHT = say(
    "coco",
    "The left palm stands in the {left} hole, the right one in the {right} hole; Pongo hangs on the right.",
)
MARKET_KNOWN = say("coco", "Market place of {who}: {tiles}. That makes {score}.")
BASKET_HINT = say("coco", "{basket}, {place}: {kind} of {owner}’s colour.")
BASKET_SEEN = say("coco", "{what} Seen by {who}.", "a basket and its goods, then names")
BASKET_FREE = say("coco", "{basket} waits for its next journey.")
AIM = say("coco", "{field}: several baskets can go there. Choose it, then the basket.")
TAKE = say("coco", "Take it: {what}", "a basket in words, for screen readers")
PUT_BACK = say("coco", "Put it back: {what}", "a basket in words, for screen readers")
PONGO_HINT = say("coco", "Pongo the monkey: he swings to the other side and snatches the first goods below.")
DECK_HINT = say("coco", "%n card(s) left in the deck.", "", 1)
PILE_HINT = say("coco", "%n card(s) on the discard pile.", "", 1)
PEEK_NAME = say("coco", "Under the tile: {kind}. Put it away.")
PEEK_HINT = say("coco", "Tap to hide it.")
BECAUSE_NOTHING_THERE = say("coco", "Pongo would catch nothing.")


def hole(colour: int) -> Text:
    """Return the name of the colour of a hole or a face of a die."""
    return RED_HOLE if colour == RED else BLUE_HOLE if colour == BLUE else YELLOW_HOLE


def kind_name(kind: int | None) -> Text:
    """Return the name of a kind of goods, None for one that the reader has not seen."""
    if kind is None:
        return UNKNOWN_KIND
    return FRUIT_NAME if kind == FRUIT else COCONUT_NAME


def node_name(node: int) -> Text:
    """Return the name of a field: columns A to G from the left, rows 1 to 5 from the bottom."""
    if node == VILLAGE:
        return VILLAGE_NODE
    if node >= MARKET:
        return MARKET_NODE
    return literal(f"{'ABCDEFG'[column(node) - 1]}{row(node)}")


def symbol_name(symbol: int) -> Text:
    """Return the name of a symbol of the action cards."""
    names = (CARD_VILLAGE, CARD_FOOTPRINTS, CARD_MONKEY, CARD_SWAP, CARD_MAGNIFIER)
    return names[symbol]


def card_name(halves: tuple[Half, ...]) -> Text:
    """Return the name of a card: "Footprints 3 or Monkey"."""
    shown = [
        WITH_STEPS.fill(action=symbol_name(half.symbol), steps=half.steps)
        if half.steps
        else symbol_name(half.symbol)
        for half in halves
    ]
    return EITHER.fill(first=shown[0], second=shown[1]) if len(shown) > 1 else shown[0]


def half_hint(half: Half) -> Text:
    """Return what an action of a card does."""
    match half.symbol:
        case Symbol.VILLAGE:
            return ASK_VILLAGE.fill(n=half.steps)
        case Symbol.FOOTPRINTS:
            return ASK_MOVE.fill(n=half.steps)
        case Symbol.MONKEY:
            return PONGO_HINT
        case Symbol.SWAP:
            return ASK_SWAP
        case Symbol.MAGNIFIER:
            return ASK_LOOK


def basket_name(basket: int) -> Text:
    """Return whose basket this is, and which."""
    return BASKET_OF.fill(who=Who(basket // BASKETS), number=basket % BASKETS + 1)


def label(action: AnyAction) -> Text:  # noqa: PLR0911 - one line per answer
    """Return an answer in words."""
    match action:
        case Load(kind=kind):
            return LOAD_FRUIT if kind == FRUIT else LOAD_COCONUT
        case Use(symbol=symbol):
            return symbol_name(symbol)
        case Move(basket=basket, end=end):
            number = basket % BASKETS + 1
            if end == MARKET:
                return MOVE_TO_MARKET.fill(number=number)
            return MOVE_TO.fill(number=number, field=node_name(end))
        case Place(left=left, right=right):
            return PLACE_PALMS.fill(left=hole(left), right=hole(right))
        case Swap(first=first, second=second):
            return SWAP_GOODS.fill(first=basket_name(first), second=basket_name(second))
        case Look(basket=basket):
            return LOOK_UNDER.fill(basket=basket_name(basket))
        case Draw():
            return DRAW_ANOTHER
        case Pass():
            return END_TURN
        case _:
            assert_never(action)


def loot_names(seat: int, tiles: Iterable[tuple[int, int]]) -> Series:
    """Return tiles, as (colour, kind), as what they are on a seat's market place."""
    names = (
        FRUIT_NAME if kind == FRUIT else OWN_COCONUT if colour == seat else FOREIGN_COCONUT
        for colour, kind in tiles
    )
    return Series(tuple(names))
