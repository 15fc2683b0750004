"""Questions, and why something cannot be done."""

from __future__ import annotations

from desktop.core.text import say

ASK_WORKSHOP = say("ladies", "What shall your favourite boutique sell today?")
WAIT_WORKSHOP = say("ladies", "%n Lady(s) are still stocking their boutique.", "", 1)
ASK_WINDOW = say("ladies", "Which of these cards goes into your window?")
WAIT_WINDOW = say("ladies", "%n Lady(s) are still dressing their window.", "", 1)
READY = say("ladies", "Gentlemen, at the ready: the exchange opens in a moment.")
ASK_TURN = say("ladies", "Turn a token.")
ASK_NUMBER = say("ladies", "Your pockets are full: now find a Number token.")
ASK_MORE = say("ladies", "Turn a token, or stop: you may keep %n more.", "", 1)
ASK_KEEP = say("ladies", "Keep this token, or put it back?")
WAIT_SEARCH = say("ladies", "%n Gentleman(s) are still searching the Stock.", "", 1)
WAIT_TURN = say("ladies", "{who} is searching the Stock.")
ASK_GOSSIP = say("ladies", "Have you heard? Hand a Gossip card to a Lady it fits, or keep silent.")
WAIT_GOSSIP = say("ladies", "{who} is wondering what to tell, and about whom.")
ASK_MOOD = say("ladies", "Drop your Lady a hint about your purse?")
WAIT_MOOD = say("ladies", "%n Gentleman(s) are still weighing what to hint at.", "", 1)
ASK_VISIT = say("ladies", "Which boutique do you honour with your visit?")
WAIT_VISIT = say("ladies", "%n Lady(s) are still choosing a boutique.", "", 1)
ASK_TAKE = say("ladies", "Take one card, or leave the boutique.")
ASK_TAKE_ALONE = say("ladies", "The boutique is yours alone: take what you like, one card after the other.")
ASK_MAID = say("ladies", "Engage one maid, or leave the boutique.")
WAIT_TAKE = say("ladies", "{who} is looking through the boutique.")
ASK_BUSINESS = say("ladies", "Sell goods, fulfil contracts, or end your business of the day.")
WAIT_BUSINESS = say("ladies", "{who} is doing business.")
ASK_DROP = say(
    "ladies",
    "Nobody came to your boutique. Discard a Gossip card instead of the bargain: {card} for £{price}?",
)
WAIT_DROP = say("ladies", "%n Lady(s) are choosing between a bargain and a rumour.", "", 1)
ASK_COURT = say("ladies", "Whom do you ask to pay for this: {card}?")
ASK_COURT_WINDOW = say(
    "ladies", "Whom do you offer the bargain in your window: {card} for £{price}? You may also leave it."
)
WAIT_COURT = say("ladies", "{who} is considering which Gentleman to favour with a bill.")
ASK_HEARTS = say("ladies", "How much do you want this: {card}?")
ASK_HEARTS_OF = say("ladies", "How much do you want this: {card}? {who} is asked to pay.")
WAIT_HEARTS = say("ladies", "%n Lady(s) are still drawing hearts on their bills.", "", 1)
ASK_BILL = say("ladies", "The bill for your Lady: {card}. You have £{money}.")
ASK_BARGAIN = say("ladies", "A bargain at half price: {card} for £{price}. You have £{money}.")
ASK_COURTED = say("ladies", "The Courtesan asks you to pay: {card} for £{price}. You have £{money}.")
IN_ANY_ORDER = say("ladies", "{bill} Sort your bills as you like.")
WAIT_BILLS = say("ladies", "%n Gentleman(s) are still sighing over the bills.", "", 1)
ASK_DESIGNER = say(
    "ladies",
    "Three designers at one ball! Which stays at home? Without {designer} most is left to you: %n star(s).",
    "",
    1,
)
WAIT_DESIGNER = say("ladies", "%n Lady(s) are still changing before the ball.", "", 1)
ASK_RUIN = say("ladies", "Several Gentlemen neglected you alike. Whose Lady shall lose three stars?")
ASK_RUIN_TOTAL = say("ladies", "Several Gentlemen neglected you alike. Which couple shall be ruined?")
WAIT_RUIN = say("ladies", "{who} is choosing whose reputation to ruin.")

SEARCHED_WHEN = say("ladies", "The Stock is searched by the Gentlemen, in the morning.")
VISITED_WHEN = say("ladies", "Boutiques are visited by the Ladies, in the afternoon.")
BUSINESS_WHEN = say("ladies", "Business is done by the Gentlemen, in the afternoon.")
ASIDE_WHEN = say("ladies", "At the ball one of three designers is left at home, not earlier.")
NO_SUCH_WORKSHOP = say("ladies", "You have no Workshop card for {deck} in hand.")
WORKSHOP_FIRST = say("ladies", "First choose what your boutique sells today.")
WORKSHOP_PLAYED = say("ladies", "The Workshop cards of today have been played.")
NOT_DRAWN = say("ladies", "Only a card of your own boutique can go into your window.")
NO_PAUSE = say("ladies", "While the Stock is searched in real time, only somebody who plays alone can pause.")
TOKEN_IN_HAND = say("ladies", "You have one hand: first keep the turned token or put it back.")
NO_TOKEN_THERE = say("ladies", "There is no token in this place any more.")
TURNED_BY_ANOTHER = say("ladies", "Somebody else has just turned this token.")
JUST_PUT_BACK = say("ladies", "You have only just put this token back. Turn another one.")
NUMBER_FIRST = say("ladies", "Without a Number token you cannot stop.")
TURN_FIRST = say("ladies", "First turn a token.")
HAS_NUMBER = say("ladies", "You have a Number token already; a second one goes back.")
HAS_THREE = say("ladies", "You have kept three goods already; a fourth goes back.")
NOT_YOUR_GOSSIP = say("ladies", "You have no such Gossip card in hand.")
NOT_ABOUT_HERSELF = say("ladies", "Nobody spreads gossip about herself.")
NOT_YET = say("ladies", "This Gossip card can only be given {when}.")
DOES_NOT_FIT = say("ladies", "It only fits a Lady of whom this is true, not {who}: {condition}.")
NOT_IN_PLAY = say("ladies", "This boutique is not in play.")
VISIT_FIRST = say("ladies", "First choose a boutique.")
VISITS_FIXED = say("ladies", "The visits of today have been shown and cannot be changed.")
NOT_ON_OFFER = say("ladies", "This card is not on offer here.")
NO_SUCH_GOOD = say("ladies", "You own none of this: {good}.")
NO_CONTRACT = say("ladies", "There is no contract in this place.")
GOLD_TOO_MUCH = say("ladies", "Gold can only stand for goods that the contract asks for.")
GOODS_MISSING = say("ladies", "You do not own enough of this: {good}.")
MUST_ASK = say("ladies", "Each of your purchases must go to some Gentleman.")
CANNOT_PAY = say("ladies", "It costs £{price}, and you have only £{money} left.")
CANNOT_PUT_OFF = say("ladies", "Putting off costs £{fee}, and you have only £{money} left.")
LADY_FIRST = say(
    "ladies", "Pay for more cards of your own Lady first: hers must be at least as many as the Courtesan’s."
)
COURTESAN_AT_ONCE = say("ladies", "A card of the Courtesan is paid at once or sent back; she does not wait.")
BARGAIN_AT_ONCE = say("ladies", "A bargain is paid at once or not at all.")
NO_TOMORROW = say("ladies", "The ball is tonight: nothing can be put off any more.")
PAID_MORE = say("ladies", "Another Gentleman has paid less for you.")
