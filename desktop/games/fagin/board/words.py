"""What only the board says."""

from __future__ import annotations

from desktop.core.text import say
from desktop.games.fagin import data

CITY = say("fagin", "London 1838 · {round}")
MARKET = say("fagin", "Smithfield Market")
PART = say("fagin", "Part {part} of 3")
BEAT = say("fagin", "Danger", "button: show where constables may end")
BEAT_HELP = say("fagin", "Shows on which levels the constables may end their next walk, with the chance.")
RISK = say("fagin", "The chance that the constable ends his next walk here: {chance}.")
CHANCE = say("fagin", "{number}/6", "a chance in sixths")

LEVEL = say("fagin", "{street}, level {level}.")
HAUL_AND_PURSE = say("fagin", "An urchin here steals {cubes}, or {money}.")
PLACES = say("fagin", "Place an urchin on level {level} for {cost}.")
STEPS = say("fagin", "Go to level {level} for {cost}.")
LEAVES_TOP = say("fagin", "Leave at the top for {cost}: the urchin goes back to your supply.")
LEAVES_BOTTOM = say("fagin", "Leave at the bottom for {cost}: the urchin goes back to your supply.")
GOES_HOME = say("fagin", "Return to Fagin for {cost} and {fee}. This street is then closed to you.")
PUSHES = say("fagin", "{who} stands there and is pushed up or down, as you choose.")
SIDESTEP = say("fagin", "The constable stands there: your urchin steps up or down, as you choose.")
EARNS = say("fagin", "From there: {cubes} or {money} a turn.")
STEALS = say("fagin", "Steal {cubes}.")
SWAPS_HERE = say("fagin", "Swap goods.")
LESS = say("fagin", "Click the urchin to take less, or to swap.")
LESS_ONLY = say("fagin", "Click the urchin to take less.")
OR_SWAP = say("fagin", "Click the urchin to swap instead.")
EMPTIES = say("fagin", "Take {money} from the purse.")
PUSH_UP = say("fagin", "Up: {who}.")
PUSH_DOWN = say("fagin", "Down: {who}.")
DOWN_THERE = say("fagin", "{who} to level {level}")
OFF_THERE = say("fagin", "{who} out of the street")
EXIT_TOP = say("fagin", "Beyond level 0: back to the supply, or for 15 shillings more home to Fagin.")
EXIT_BOTTOM = say("fagin", "Beyond level 10: back to the supply.")
AT_FAGINS = say("fagin", "Fagin’s space: {who}.", "one or several names")
NOBODY = say("fagin", "Fagin’s space. Here urchins come home for 15 shillings each.")
CONSTABLE = say("fagin", "A constable on level {level}. He walks up next, as far as the die says.")
CONSTABLE_DOWN = say("fagin", "A constable on level {level}. He walks down next, as far as the die says.")
SIGN = say("fagin", "{street}: one level costs {cost}.")
WAREHOUSE = say("fagin", "Warehouse: {cubes}.")
STALL = say("fagin", "In the stall: {cubes}. Price of one: {money}. Free places: {room}.")
PRICE_HINT = say("fagin", "The wheel: {prices}. It turns when everybody has traded.")
COIN_BESIDE = say("fagin", "The market has not been open this round.")
COIN_ON = say("fagin", "The market has been open this round.")

BUY_FOR = say("fagin", "Buy {cube} for {money}.")
SELL_FOR = say("fagin", "Sell {cube} for {money}.")
LOST = say("fagin", "%n of them are lost: the track ends at {end}.", "shillings", 1).fill(end=data.CROWNS)
KEEP = say("fagin", "{who}: {cubes}.", "a name, and the cubes of one colour there")
STEPS_PAID = say("fagin", "That pays for %n step(s) in {street}.", "", 1)
NOTHING_YET = say("fagin", "Nothing bought or sold yet. You have {money} s.")
BOUGHT = say("fagin", "Bought: {cubes}.")
SOLD = say("fagin", "Sold: {cubes}.")
TOTAL = say("fagin", "{number} s, you have {money} s.", "a gain or loss, then what there is")
ENOUGH = say("fagin", "Enough put back")
LEAVE = say("fagin", "Leave the market")

SUPPLY = say("fagin", "%n urchin(s) left to place.", "", 1)
HOMES = say("fagin", "{number} of {goal} at Fagin’s.")
CARGO = say("fagin", "%n cube(s) in all; {limit} may be kept at the end of a round.", "", 1).fill(
    limit=data.CARGO_LIMIT
)
STARTER = say("fagin", "Start player of this round.")
PATROL = say("fagin", "The constables walk")
TURNING = say("fagin", "The price wheel turns")
SKIPS = say("fagin", "A click skips ahead.")
OLD_AND_NEW = say("fagin", "{goods} {old} → {new}", "goods, their old and their new price")
PRICES_STAY = say("fagin", "A full turn: all prices stay.")
LAST_BANNER = say("fagin", "The last round")
ROUND_BANNER = say("fagin", "Round {number}")
BOOKS_BANNER = say("fagin", "Balancing the books")
WINNER = say("fagin", "{who} wins!")
ENDS = say("fagin", "The game is over")
PLACE = say("fagin", "{place}. {who}: {homes} at Fagin’s, {money} s, {cubes} cubes")
GIVEN = say("fagin", "Put back: {cubes}.")
PRICED = say("fagin", "{goods} {price}", "goods and their price")
BUY = say("fagin", "Buy", "caption of keys")
SELL = say("fagin", "Sell", "caption of keys")
TAKE = say("fagin", "Take", "caption of keys")
GIVE = say("fagin", "Give", "caption of keys")
HELD = say("fagin", "Held", "caption: so many cubes you have")
POSTERS = (
    say("fagin", "Place and move", "short, on a poster"),
    say("fagin", "Steal or swap goods", "short, on a poster"),
    say("fagin", "Steal money", "short, on a poster"),
    say("fagin", "Open the market", "short, on a poster"),
)
PASS_HINT = say("fagin", "Do nothing this turn.")
PASS_SURE = say("fagin", "Do nothing at all this turn?")
ACTION_HINTS = (
    say("fagin", "Pay goods to place, move or bring home urchins, in up to three streets."),
    say("fagin", "Take the haul of your urchins’ levels, or swap goods, in up to three streets."),
    say("fagin", "Take the purses of your urchins’ levels, in up to three streets."),
    say("fagin", "Everybody trades once, you first; then the die turns the price wheel. Once a round."),
)
HELP_MOVE = say("fagin", "What glows can be reached; the number is the price in cubes of that street.")
HELP_STEAL = say("fagin", "Click a level to take its haul, or the urchin to take less or to swap.")
HELP_FILCH = say("fagin", "Click a level to empty its purse.")
HELP_CRUMBS = say("fagin", "Fagin’s crumbs: click a warehouse to take one cube.")
UP_OR_DOWN = say("fagin", "Up or down?")
BASKET = say("fagin", "Basket")
