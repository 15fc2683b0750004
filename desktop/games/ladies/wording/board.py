"""What only the board says."""

from __future__ import annotations

from desktop.core.text import say

STREET = say("ladies", "The arcade")
EXCHANGE = say("ladies", "The exchange")
MARKET = say("ladies", "Market")
MARKET_HINT = say("ladies", "What the exchange pays for one token of each good, all game long.")
MORNING = say("ladies", "Morning")
AFTERNOON = say("ladies", "Afternoon")
EVENING = say("ladies", "Evening")
BALL_NIGHT = say("ladies", "The Ball")
WHEEL_HINT = say("ladies", "Day {day} of {last}; the ball is on the evening of the last day.")
WARDROBE_OF = say("ladies", "Wardrobe of {who}")
TAB_HINT = say("ladies", "Look at the wardrobe of {who}.")
SLOT_EMPTY = say("ladies", "No card of this kind yet: {kind}.")
SLOT_TWICE = say("ladies", "Only one of each kind can be worn at the ball.")
SLOT_CONFLICT = say("ladies", "It would have to stay at home: three designers are one too many.")
SLOT_AT_HOME = say("ladies", "It stays at home: three designers are one too many.")
PILL_HINT = say("ladies", "%n article(s) with the mark {designer}.", "", 1)
PILL_WRONG = say(
    "ladies",
    "%n article(s) with the mark {designer}. All three designers at one ball: one must stay at home.",
    "",
    1,
)
PILL_LEAVES = say("ladies", "Without {designer} you have %n star(s).", "", 1)
PILL_AT_HOME = say("ladies", "Left at home: %n article(s) with the mark {designer}.", "", 1)
FOOT_ARTICLES = say("ladies", "%n article(s)", "", 1)
FOOT_PUT_OFF = say("ladies", "%n card(s) put off", "", 1)
FOOT_GOSSIP = say("ladies", "%n Gossip card(s)", "", 1)
FOOT_CONTRACTS = say("ladies", "%n star contract(s)", "", 1)
MAID_HINT = say("ladies", "{name} counts {what}: {one} bring 1 star, {three} bring 3 instead.")
GOSSIP_IN_HAND = say("ladies", "In hand: {gossip}", "gossip: what a Gossip card says and when")
GOSSIP_RECEIVED = say("ladies", "Said of {who}: “{remark}”", "remark: of a Gossip card that was received")
IN_QUOTES = say("ladies", "“{remark}”", "what is said, in quotation marks")
GOSSIP_HINT = say("ladies", "{condition}; can be given {when}.")
SHOP_HINT = say("ladies", "{name}, the boutique of {who}: %n card(s) inside.", "", 1)
IN_THE_WINDOW = say("ladies", "In the window: {card}.")
CONTRACT_FIRST = say("ladies", "The first to deliver gets £{money}; whoever follows today gets £{proceeds}.")
CONTRACT_STARS = say(
    "ladies", "The first to deliver gets £{money} and %n star(s), and takes the contract.", "", 1
)
CONTRACT_DONE = say("ladies", "Fulfilled today: whoever delivers now gets £{proceeds}.")
DONE = say("ladies", "fulfilled")
SELL_HINT = say("ladies", "Sell one for £{money}: {good}.")
DESK_HINT = say("ladies", "{who} has number {number} and %n good(s).", "", 1)
DESK_HINT_NO_NUMBER = say("ladies", "{who} has %n good(s).", "", 1)
TOKEN_HINT = say("ladies", "Turn this token.")
TOKEN_DOWN = say("ladies", "A token of the Stock, face down.")
TOKEN_SHOWN = say("ladies", "{token}, turned by {who}.")
TOKEN_GHOST = say("ladies", "{token} was put back here a moment ago.")
BILL_OF = say("ladies", "A bill of {who}: £{price}.")
PAY_PRICE = say("ladies", "Pay £{price}")
MOOD_HINTS = (
    say("ladies", "Your Lady hears nothing."),
    say("ladies", "True below £400; your Lady takes next to nothing then."),
    say("ladies", "True from £400 to £700; your Lady holds back."),
    say("ladies", "True from £800 to £1,500; your Lady takes what she likes best."),
    say("ladies", "True above £1,500; your Lady takes what she likes."),
)
"""What each mood means, and how a Lady may read it (LG-44)."""
PURSE_LEFT = say("ladies", "Left: £{money}", "of his money, beside the bills already sorted")
KEEP_SILENT = say("ladies", "Keep silent", "hand no Gossip card to anybody")
LEAVE_IT = say("ladies", "Leave it", "a bargain in a window")
HAND_OVER = say("ladies", "Hand over", "all bills, to be settled")
HAND_OVER_HINT = say("ladies", "Settle all bills as they are sorted. Until then you can change your mind.")
SORT_FIRST = say("ladies", "Decide about every bill first.")
BILLS_ON_THEIR_WAY = say("ladies", "The bills have been handed over.")
BILL_TAKEN = say("ladies", "In your hand: {card}, for {who}.", "a bill")
BILL_WISH = say("ladies", "{bill} How much it is wanted: {wish}.")
BADGE_PAY = say("ladies", "paid", "badge on a bill")
BADGE_BACK = say("ladies", "back", "badge on a bill")
BADGE_LEFT = say("ladies", "left", "badge on a bargain that stays in its window")
BADGE_LATER = say("ladies", "later", "badge on a bill")
BADGE_AGAIN = say("ladies", "again", "badge on a bill that was put off on an earlier evening")
AGAIN_HINT = say("ladies", "Put off on an earlier evening.")
PURSE = say("ladies", "Purse: £{money}")
PURSE_MOOD = say("ladies", "Purse: {mood}")
PURSE_UNKNOWN = say("ladies", "The purse is a secret")
SPECTATOR = say("ladies", "You are watching. Secrets come to light at the ball.")
COURTESAN_ALONE = say("ladies", "You have no Gentleman. All of them are yours to ask.")
COURTESAN_LAW = say("ladies", "A Gentleman pays for no more cards of yours than of his own Lady.")
ASK_HINT = say(
    "ladies", "{who} is handed %n bill(s) by {lady} this evening, and {yours} by you so far.", "", 1
)
BILLS_SO_FAR = say(
    "ladies",
    "Bills: {lady} {bills},\nyou {yours}",
    "numbers of bills that a Gentleman is handed, in two lines",
)
IS_ASKED = say("ladies", "{who} is asked to pay.")
PARTNER_BILLS = say("ladies", "{who} is sighing over your bills: what is too dear goes back or is put off.")
PARTNER_DECIDED = say("ladies", "{who} has decided about your bills.")
BILLS_SETTLED = say("ladies", "The bills of the evening are being settled.")
PARTNER_DONE = say("ladies", "{who} is done at the exchange, with number {number}.")
PARTNER_SEARCHES_FOR = say("ladies", "{who} is searching; contract {place} still lacks %n good(s).", "", 1)
PARTNER_SEARCHES_MORE = say(
    "ladies", "{who} has all that contract {place} asks for, and is searching for more."
)
PARTNER_SEARCHES = say("ladies", "{who} is searching for anything that sells.")
PARTNER_BUSINESS = say("ladies", "{who} has business to do, lowest number first.")
PUT_BACK_LEFT = say("ladies", "You may put back %n more that fit(s).", "tokens, this morning", 1)
PUT_BACK_NONE = say("ladies", "You have put back enough: the next token that fits is yours.")
TAKEN_SO_FAR = say("ladies", "You have taken %n card(s) for £{money}.", "", 1)
YOUR_STORES = say("ladies", "These lie in your boutique.", "the cards that are shown beside it")
WENT_BACK = say(
    "ladies", "Sent back last night: {cards}. “{remark}”", "cards: hat and gloves; remark: what he said"
)
WENT_BACK_TONIGHT = say(
    "ladies", "Sent back tonight: {cards}. “{remark}”", "cards: hat and gloves; remark: what he said"
)
PARTNER_NUMBER = say("ladies", "{who} has goods enough and is looking for a number.")
PARTNER_EARNED = say("ladies", "{who} has earned £{money} today.")
PARTNER_WAITS = say("ladies", "{who} is waiting for you.")
PARTNER_SHOPS = say("ladies", "{who} is shopping and has taken %n card(s).", "", 1)
PARTNER_HEARTS = say("ladies", "{who} is drawing hearts on the bills for you.")
PARTNER_HANDED = say("ladies", "{who} has handed you the bills and is looking out of the window.")
PARTNER_TOOK = say("ladies", "{who} will hand you the bills for %n card(s) this evening.", "", 1)
PARTNER_VISITS = say("ladies", "{who} visits the boutique of {owner}.")
PARTNER_OFFERS = say("ladies", "{who}’s boutique sells {deck} today.")
PARTNER_WINDOW = say("ladies", "{who} is deciding what the boutique sells.")
SENT_BACK = say("ladies", "sent back")
NOT_BOUGHT_TAG = say("ladies", "not bought", "a bargain, which stays in its window")
PUT_OFF_TAG = say("ladies", "put off")
CHECK_DRESS = say("ladies", "An evening dress? Yes.")
CHECK_NO_DRESS = say("ladies", "An evening dress? None! {maid} leaves.")
CHECK_NO_DRESS_BARE = say("ladies", "An evening dress? None!")
CHECK_DESIGNER = say("ladies", "{designer} stays at home.")
CHECK_TWICE = say("ladies", "Duplicates stay at home: {cards}.")
CHECK_WORN = say("ladies", "Worn: %n star(s).", "", 1)
CHECK_MAID = say("ladies", "{maid}: +{stars}")
CHECK_CONTRACTS = say("ladies", "Contracts: +{stars}")
CHECK_GOSSIP = say("ladies", "Gossip: −{stars}")
RANK = say("ladies", "{place}. {who}")
MADE_UP = say("ladies", "worn {articles}★ · maids {maids}★")
MADE_UP_CONTRACTS = say("ladies", "contracts {contracts}★")
MADE_UP_GOSSIP = say("ladies", "Gossip −{gossip}★")
MADE_UP_RUIN = say("ladies", "ruined", "of a couple, by a scandal")
MADE_UP_SCANDAL = say("ladies", "scandal −{stars}★")
