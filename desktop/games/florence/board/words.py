"""What is written on the board and nowhere else."""

from __future__ import annotations

from desktop.core.text import say

ROUND = say("florence", "Round {number} of {rounds}")
MINIMUM = say("florence", "Minimum work value")
MINIMUM_HELP = say(
    "florence",
    "Minimum by round: {values}. Every work must reach it. "
    "A work pays 100 florins for each point of its value; every 200 of them can become 1 prestige.",
)
LEFT = say("florence", "%n left", "", 1)
NONE_LEFT = say("florence", "none left")
STACK_HINT = say("florence", "{name}: {text}")
BIDS = say("florence", "bids {amount}", "status of a player in the auction")
COURTS = say("florence", "{character} {amount}", "a character and the bid of a player for it")
ASKED = say("florence", "is asked", "status of a player in the auction")
PASSED = say("florence", "passed", "status of a player in the auction")
BOUGHT = say("florence", "has bought", "status of a player in the auction")
DECLINED = say("florence", "declined", "status of a player in the auction")
STILL_IN = say("florence", "still in", "status of a player in the auction")
ACTING = say("florence", "takes a turn", "status of a player")
POINTS = say("florence", "{points} prestige")
MONEY = say("florence", "{money} florins")
MOST = say("florence", "can pay {money}")
RIVAL_HINT = say("florence", "{who}: jesters {jesters}, builders {builders}, works {works}.")
RIVAL_CLICK = say("florence", "A click shows the estate.")
RIVAL_FREEDOMS = say("florence", "Freedoms: {freedoms}.")
MONEY_HINT = say("florence", "Florins bring no prestige at the end, but decide ties.")
SALE_HINT = say("florence", "If they run short, you sell prestige at 100 florins each.", "they: the florins")
JESTER_HINT = say("florence", "%n jester(s): +{points} to the value of each of your works.", "", 1)
BUILDER_HINT = say("florence", "%n builder(s): a building costs you {price} florins.", "", 1)
BUILDER_TOUCH = say("florence", "Your buildings may touch each other and the palazzo.")
BUILDER_APART = say("florence", "With two or more builders, buildings may touch each other and the palazzo.")
WORKS_HINT = say(
    "florence",
    "%n work(s): profession and recruiting cards on your table. Each adds 1 to further works.",
    "",
    1,
)
BACK_FIRST = say("florence", "A click shows the first estate again.")
BACK_HINT = say("florence", "A click shows your own estate again.")
OWN_ESTATE = say("florence", "Your estate")
ESTATE_OF = say("florence", "Estate of {who}")
ESTATE_HINT = say("florence", "%n empty square(s).", "", 1)
ESTATE_APART = say(
    "florence",
    "Buildings may touch each other and the palazzo only at corners, unless there are two builders. "
    "Landscapes may touch anything.",
)
PALAZZO_HINT = say("florence", "The palazzo counts neither as a building nor as empty squares.")
TILE_HINT = say("florence", "{tile}, {size}. Wanted by: {who}.")
LANDSCAPE_HINT = say("florence", "{tile}. Wanted by: {who}.")
BUILDING_HINT = say(
    "florence", "{tile}, {size}: {price} florins, +3 prestige. Wanted by: {who}. %n left.", "", 1
)
SELLING = say("florence", "{line} For it you would sell %n prestige.", "", 1)
PLACE_SELLING = say("florence", "{line}; %n prestige is sold for it", "", 1)
BUILDING_OWNED = say("florence", "{tile}, {size}: you have it. Wanted by: {who}.")
FREEDOM_HINT = say("florence", "Freedom: {freedom}. 300 florins. Wanted by 7 professions. %n left.", "", 1)
FREEDOM_OWNED = say("florence", "Freedom: {freedom}. Introduced in your estate.")
WANTED_IN_HAND = say("florence", "Among your cards: {cards}.", "professions in hand that wish for this")
PROFESSION_DECK_HINT = say(
    "florence",
    "Professions, 300 florins: look at five cards and keep one. Each is a work that you can complete. "
    "%n card(s) left.",
    "",
    1,
)
BONUS_DECK_HINT = say(
    "florence",
    "Bonus cards, 300 florins: look at five cards and keep one. It adds to the value of one work. "
    "%n card(s) left.",
    "",
    1,
)
SEEN = say("florence", "{line} You have seen and put back: {cards}.")
PROFESSIONS = say("florence", "Professions", "deck")
BONUS = say("florence", "Bonus", "deck")
GOAL = say("florence", "Prestige", "card")
RECRUIT = say("florence", "Recruiting", "card")
RECRUIT_HINT = say("florence", "Fetches a completed profession from another table, at any time in your turn.")
WORTH = say("florence", "Value")
SPLIT_HINT = say(
    "florence",
    "Work value {value}: building {building} of 4, landscape {landscape} of 3, freedom {freedom} of 3, "
    "jesters {jesters} (2 each), profession and recruiting cards in hand and on the table {cards} (1 each). "
    "This round asks for {minimum}.",
)
SPLIT_MUSE = say("florence", "{line} The Muse adds {muse}.")
PART_BUILDING = say("florence", "4 if the building that is wished for stands in your estate: {tile}.")
PART_LANDSCAPE = say("florence", "3 if the landscape that is wished for lies in your estate: {tile}.")
PART_FREEDOM = say("florence", "3 if the freedom that is wished for is introduced: {freedom}.")
PART_JESTERS = say("florence", "2 for each jester: you have %n.", "", 1)
PART_CARDS = say(
    "florence",
    "1 for each of your profession and recruiting cards, in hand and on the table, this one included.",
)
PART_MUSE = say("florence", "The Muse adds the number of the round.")
PART_BONUS = say("florence", "What the bonus cards add that you play with this work.")
PART_VALUE = say("florence", "The bank pays 100 florins for each point. This round asks for {minimum}.")
PART_BUILDINGS = say("florence", "2 for each building in your estate.")
PART_LANDSCAPES = say("florence", "2 for each landscape in your estate.")
BUILDINGS = say("florence", "Buildings", "part of the value of a court work")
LANDSCAPES = say("florence", "Landscapes", "part of the value of a court work")
BONUS_HINT = say("florence", "{text}: adds {value} to a work now.")
GOAL_HINT = say("florence", "{text}: {most} prestige at the end. As things stand: {points}.")
GOAL_TIED = say("florence", "{text}: {most} prestige at the end, {tied} if tied. As things stand: {points}.")
COUNTED = say("florence", "{who} {number}", "a player and the number that a prestige card compares")
NOW = say("florence", "now {points}", "what a prestige card would bring")
BUILDING = say("florence", "Building", "part of a work value")
LANDSCAPE = say("florence", "Landscape", "part of a work value")
FREEDOM = say("florence", "Freedom", "part of a work value")
JESTERS = say("florence", "Jesters", "part of a work value")
CARDS = say("florence", "Cards", "part of a work value")
BONUS_PART = say("florence", "Bonus", "part of a work value")
MUSE_PART = say("florence", "Muse", "part of a work value")

AUCTION = say("florence", "Auction")
AUCTIONED = say("florence", "{object} – {who} bids {amount}")
BID = say("florence", "Bid {amount}")
BID_UP_TO = say("florence", "Bid up to {amount}")
BID_UP_HINT = say("florence", "Bids step by step for you as long as it takes no more than {amount}.")
NEXT_BID_HINT = say("florence", "The next bid is always 100 more.")
LESS_HINT = say("florence", "A lower maximum.")
MORE_HINT = say("florence", "A higher maximum. You can pay up to {money} florins.")
PASS_ALL = say("florence", "Always pass", "on every object of this auction phase")
PASS_ALL_HINT = say(
    "florence",
    "Passes for you on every object of this phase, until you open an auction yourself or are the last.",
)
BID_AGAIN = say("florence", "Bid again", "end always passing")
BID_AGAIN_HINT = say("florence", "You pass on everything that is auctioned. A click ends that.")
BID_LIMIT = say("florence", "You bid up to {amount}.")
PASS_HINT = say("florence", "You are out for this object, but not for the next ones.")
DECLINE_HINT = say("florence", "You buy nothing in this round.")
YOUR_TURN = say("florence", "Your turn")
ACTIONS = say("florence", "%n action(s) left", "", 1)
TURN_HELP = say(
    "florence",
    "{actions}. Build, introduce a freedom, take a card or complete a work: click what glows.",
    "actions: how many are left",
)
OPEN_HELP = say(
    "florence",
    "{prompt} Click one of the stacks on the left. Everybody buys at most one object per round, and from "
    "each stack only one is sold.",
    "prompt: what is asked",
)
END_HINT = say("florence", "Unused actions are lost.")
RECRUIT_BUTTON = say("florence", "Recruit …")
ARTISTS = say("florence", "Artists (A)")
ARTISTS_TITLE = say("florence", "Artists and scholars")
ARTISTS_HINT = say("florence", "All 21 professions, their wishes, and who has them.")
SCRATCH = say("florence", "Try a layout (S)")
SCRATCH_END = say("florence", "Stop trying (S)")
SCRATCH_HINT = say(
    "florence", "Lay tiles as you like, without building them. A click on one takes it away again."
)
SCRATCH_TEXT = say("florence", "Choose a tile on the right or on the left and lay it. R turns, F flips.")
TURN_TILE = say("florence", "Turn (R)")
FLIP_TILE = say("florence", "Flip (F)")
PLACE_PRICE = say("florence", "{price} florins, +3 prestige")
PLACE_LANDSCAPE = say("florence", "+{points} prestige")
PLACE_TEXT = say(
    "florence", "Point at a spot and click. R or the wheel turns, F flips; arrows and Enter work too."
)
PLACE_BACK = say("florence", "Undo lets you choose something else.")
WORK = say("florence", "Work: {card}")
TAKE_IT = say("florence", "Take {points} prestige and {florins} florins")
PRESTIGE_SLIDER = say("florence", "Every 200 florins become 1 prestige.")
MORE_PRESTIGE = say("florence", "More prestige, fewer florins.")
LESS_PRESTIGE = say("florence", "Less prestige, more florins.")
FINISH_HINT = say("florence", "Keep your other bonus cards for later works.")
CHOOSE_CARD = say("florence", "Keep one card")
PUT_BACK = say("florence", "Put one card back")
PUT_BACK_HINT = say(
    "florence",
    "Each card is a work that you can complete. Keep those whose wishes go well together; a click puts a "
    "card back.",
)
PLACES = say("florence", "Order of play")
LESS_BID = say("florence", "A lower bid, at least {least}.")
MORE_BID = say("florence", "A higher bid, at most {most}.")
PLACE_NUMBER = say("florence", "Place {place}")
PLACE_FREE = say("florence", "free", "place in the order of play")
SEAT_BID = say("florence", "Bid {amount} for place {place}")
CHARACTERS = say("florence", "Characters")
CHARACTER_HINT = say("florence", "{name}: {text}")
UNKNOWN = say("florence", "in the deck or in a hand")
HIDDEN = say("florence", "in the hand of another")
DONE_WORTH = say("florence", "{card}: value {value} in round {number}, completed by {who}.")
IN_HAND = say("florence", "in your hand")
RECRUITED_BY = say("florence", "recruited, in the hand of {who}")
DONE_BY = say("florence", "completed by {who}")
VALUE_FOR_YOU = say("florence", "For you it would be worth {value}.")
CLOSE = say("florence", "Close")
SCORING = say("florence", "The end")
MEMORY = say("florence", "Works to remember")
MEMORY_BUTTON = say("florence", "Best works", "button")
MEMORY_HINT = say("florence", "The best work of every round.")
SCORES = say("florence", "Final table")
SCORES_HINT = say("florence", "Where everybody’s prestige came from.")
NO_WORK = say("florence", "Nobody completed a work.")
BEST_OF = say("florence", "{who}: {card}, work value {value}.")
PLATE = say("florence", "{work}. {where}", "a work, then what became of its artist")
PLATE_TABLE = say("florence", "The artist lies on your table; others may recruit him.")
PLATE_GONE = say("florence", "The artist was recruited away; the recruiting card counts in his place.")
PLATE_COURT = say("florence", "A court work has no artist.")
REVEALS = say("florence", "{who} reveals a prestige card")
MET = say("florence", "{met} of {all} conditions met")
GAIN_PRESTIGE = say("florence", "+{points} prestige")
GAIN_TIED = say("florence", "Tied: +{points} prestige")
GAIN_NOTHING = say("florence", "No prestige")
NONE_FROM = say("florence", "Nothing from this source.")
LISTED = say("florence", "{things}.", "a list")
FROM_WORKS = say("florence", "Taken instead of florins, 200 for 1 prestige.")
FROM_LANDSCAPES = say("florence", "3 for each further landscape of a type.")
FROM_BUILDERS = say("florence", "%n builder(s): 3 each for the second and the third.", "", 1)
FROM_BEST = say("florence", "3 for each best work of a round.")
FROM_SALE = say("florence", "Sold for 100 florins each when there were too few florins.")
GOAL_BROUGHT = say("florence", "{text}: {points}", "a prestige card and its points")
TIES = say("florence", "{who} has {money} florins, which decide ties.")
TOTAL = say("florence", "Total")
BEST_HERE = say("florence", "Best work: {value}")
BEST_BANNER = say("florence", "Best work of the round: {value}")
GAIN = say("florence", "+{points}")
WAITING = say("florence", "Nothing to decide for you now.")
SEAT_HELD = say("florence", "{who} bids {amount}", "for a place in the order of play")
PAID = say("florence", "{points} prestige, {florins} florins")
AGREED = say("florence", "agrees", "status of a player")
REFUSED = say("florence", "refuses", "status of a player")
