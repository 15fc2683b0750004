"""Every sentence of this game."""

from desktop.core.text import Series, Who, say
from tests.reference import actions, events

ASK_BID = say("reference", "Bid coins in secret.")
WAIT_BIDS = say("reference", "%n bid(s) missing.", "", 1)
ASK_SEARCH = say("reference", "Look at a tile.")
ASK_KEEP_TILE = say("reference", "Keep this tile?")
ASK_PILE = say("reference", "Draw a card, or leave the pile.")
ASK_KEEP_CARD = say("reference", "Keep this card?")
ASK_RACE = say("reference", "Grab a lantern!")
WAIT = say("reference", "{who} decides.")
POOR = say("reference", "You own only {coins} coins.")
GONE = say("reference", "That tile is gone.")
NO_PAUSE = say("reference", "Several people cannot pause a race.")

LABELS = {
    actions.Keep: say("reference", "Keep"),
    actions.Leave: say("reference", "Leave"),
    actions.DrawCard: say("reference", "Draw"),
    actions.Grab: say("reference", "Grab"),
    actions.TimeUp: say("reference", "Time is up"),
}
BID = say("reference", "Bid {coins}")
PEEK = say("reference", "Look at tile {slot}")

TOLD = {
    events.TileKept: say("reference", "{who} keeps a tile."),
    events.TileLeft: say("reference", "{who} leaves a tile."),
    events.CardKept: say("reference", "{who} keeps a card."),
    events.CardReturned: say("reference", "{who} puts a card under the pile."),
    events.LanternGrabbed: say("reference", "{who} grabs a lantern."),
}
REVEALED = say("reference", "The bids: {bids}.")
PEEKED = say("reference", "{who} looks at tile {slot}.")
DREW = say("reference", "{who} draws a card.")
RACE_OVER = say("reference", "%n lantern(s) left.", "", 1)
ENDED = say("reference", "The scores: {scores}.")
COINS = say("reference", "Coins")


def label(action):
    match action:
        case actions.Bid(coins=coins):
            return BID.fill(coins=coins)
        case actions.Peek(slot=slot):
            return PEEK.fill(slot=slot + 1)
        case _:
            return LABELS[type(action)]


def tell(event):
    match event:
        case events.BidChosen():
            return None
        case events.BidsRevealed(bids=bids):
            return REVEALED.fill(bids=Series(bids))
        case events.TilePeeked(seat=seat, slot=slot):
            return PEEKED.fill(who=Who(seat), slot=slot + 1)
        case events.CardDrawn(seat=seat):
            return DREW.fill(who=Who(seat))
        case events.RaceOver(left=left):
            return RACE_OVER.fill(n=left)
        case events.Ended(scores=scores):
            return ENDED.fill(scores=Series(scores))
        case _:
            return TOLD[type(event)].fill(who=Who(event.seat))
