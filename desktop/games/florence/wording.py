"""Questions and reasons: what a seat is asked, and why something is not possible."""

from __future__ import annotations

from desktop.core.text import say

# Set-up
ASK_SEAT = say("florence", "Name a place in the order of play and bid up to {most} florins for it.")
WAIT_SEAT = say("florence", "{who} bids for a place in the order of play.")
SEATS_FIRST = say("florence", "First everybody needs a place in the order of play.")
HUNDREDS = say("florence", "Bids go in whole hundreds.")
ASK_RETURN = say("florence", "Put one of your four professions back; you keep the other three.")
WAIT_RETURN = say("florence", "%n player(s) are still choosing professions.", "", 1)
RETURN_FIRST = say("florence", "First put one of your four professions back.")

# Phase A
ASK_GIFT = say("florence", "The Merchant gives you one object, or you decline and take part in the auction.")
WAIT_GIFT = say("florence", "{who} may take an object with the Merchant.")
ASK_OPEN = say("florence", "Open an auction at {price} florins, or decline and buy nothing this round.")
WAIT_OPEN = say("florence", "{who} chooses what is auctioned.")
ASK_TAKE = say("florence", "You are the last: take any object for {price} florins, or decline.")
WAIT_TAKE = say("florence", "{who} is the last and may take an object.")
ASK_BID = say("florence", "{who} bids {amount} for {object}. Do you bid more?")
WAIT_BID = say("florence", "{who} thinks about {object} at {amount}.")
STACK_SOLD = say("florence", "{who} has already bought from this stack this round.")
STACK_EMPTY = say("florence", "This stack is empty.")
NO_FOURTH_BUILDER = say("florence", "You already have three builders, and there is no room for a fourth.")
NO_ROOM = say("florence", "There is no room for it in your estate.")
TOO_DEAR = say("florence", "You have {money} florins; {price} are needed.")
TOO_DEAR_WITH_PRESTIGE = say(
    "florence",
    "You have {money} florins and {points} prestige to sell at {sale} each; {price} florins are needed.",
)
NOTHING_OPEN = say("florence", "Nothing is being auctioned at the moment.")
AUCTION_FIRST = say("florence", "First comes the auction.")
ONE_STEP = say("florence", "The next bid is exactly {amount}.")
AUCTION_RUNS = say("florence", "The auction is still running: {object}.")

# Phase A2
ASK_COURT = say("florence", "Bid for a character, or pass and have none this round.")
WAIT_COURT = say("florence", "{who} bids for a character.")
COURT_FIRST = say("florence", "First the characters are auctioned.")
NO_MERCHANT = say("florence", "The Merchant is not offered in the last round.")
NO_SPACE = say("florence", "There is no such bid space on this card.")
HIGHER_SPACE = say("florence", "You must bid more than {who}.")

# Objects
ASK_PICK = say("florence", "Choose the landscape that you have bought.")
PICK_FIRST = say("florence", "First {seat} chooses a landscape.")
ASK_PLACE = say("florence", "Place {tile} in your estate.")
WAIT_PLACE = say("florence", "{who} is laying a tile.")
PLACE_FIRST = say("florence", "First the tile must be placed.")
OUTSIDE = say("florence", "This would reach beyond your estate.")
COVERS_PALAZZO = say("florence", "This would cover the palazzo.")
COVERS = say("florence", "Something is here already: {tile}.")
TOUCHES = say("florence", "This would touch {tile}; that takes two builders.")
ASK_KEEP = (
    say("florence", "Choose the profession that you keep; the others are shuffled back."),
    say("florence", "Choose the bonus card that you keep; the others are shuffled back."),
    say("florence", "Choose the prestige card that you keep; the others are shuffled back."),
)
WAIT_KEEP = say("florence", "{who} looks at %n card(s).", "", 1)
KEEP_ONE = say("florence", "One of the cards you see must be kept first.")

# Phase B
ASK_TURN = say("florence", "Your turn: %n action(s) left.", "", 1)
ASK_MORE = say("florence", "No action is left. Recruit, or end your turn.")
WAIT_TURN = say("florence", "{who} carries out actions.")
TURN_FIRST = say("florence", "Choose an action, or end your turn.")
NO_ACTION_LEFT = say("florence", "You have no action left this round.")
ONE_PROFESSION = say("florence", "You may take only one profession card per turn.")
ONE_FREEDOM = say("florence", "You may introduce only one freedom per turn.")
FREEDOM_OWNED = say("florence", "This freedom is already introduced in your estate.")
FREEDOM_GONE = say("florence", "No token of this freedom is left.")
DECK_EMPTY = say("florence", "This deck is empty.")
KIND_OWNED = say("florence", "You already have this building; one of each kind is allowed.")
KIND_GONE = say("florence", "All three copies of this building have been built.")
NO_SPOT = say(
    "florence", "It fits only where it would touch a building or the palazzo; that takes two builders."
)
NOT_IN_HAND = say("florence", "You do not hold this card.")
BELOW_MINIMUM = say("florence", "This work would be worth {value}; this round asks for {minimum}.")
BELOW_MINIMUM_WITH_BONUS = say(
    "florence",
    "This work would be worth {value}, with your bonus cards {more} more; this round asks for {minimum}.",
)
NO_RECRUITER = say("florence", "You have no recruiting card.")
OWN_TABLE = say("florence", "You cannot recruit from your own table.")
NOT_ON_TABLE = say("florence", "Only a completed profession on the table of another can be recruited.")
NO_PROFESSOR = say(
    "florence", "Only the Professor lets you look at bonus cards free of charge, once per turn."
)
PROFESSOR_ASKED = say("florence", "You have already asked the Professor in this turn.")
PRINCESS_SERVED = say("florence", "The Princess has already completed a court work in this round.")
NO_PRINCESS = say("florence", "Only the Princess lets you complete a court work, once per round.")

# Works
ASK_ADD = say("florence", "Work value {value}, minimum {minimum}. Play a bonus card?")
WAIT_WORK = say("florence", "{who} completes a work.")
WORK_FIRST = say("florence", "First the work is completed.")
ASK_SPLIT = say(
    "florence", "Work value {value}: how much of the {florins} florins do you turn into prestige?"
)
SPLIT = say("florence", "The payment is {florins} florins; every 200 of them can become 1 prestige.")

# Cooperative building
ASK_ACROSS = say("florence", "Place {tile} across the border to {who}.")
BOTH_SIDES = say("florence", "It must lie on both sides of the border.")
ASK_CONSENT = say(
    "florence", "{who} wants to build {tile} with you: you pay {price} florins and gain 2 prestige."
)
WAIT_CONSENT = say("florence", "{who} decides whether to build together.")
CONSENT_FIRST = say("florence", "First answer the proposal.")
ALREADY_REFUSED = say("florence", "{who} has already refused in this turn.")
NOT_TOGETHER = say("florence", "This table does not play with cooperative building.")
NO_BORDER = say("florence", "Your estate has no border with {who}.")
KIND_OWNED_THERE = say("florence", "{who} already has this building.")
NO_SPOT_ACROSS = say("florence", "It fits nowhere across the border to {who}.")
