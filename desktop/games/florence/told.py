"""The board in sentences, for those who do not see it; what the board hides is not told here either."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.text import Series, Text, Who, say
from desktop.games.florence.data import (
    BUILDING_KINDS,
    BUILDING_PRICE,
    CARD_BONUS,
    CARD_PROFESSIONS,
    FREEDOMS,
    LANDSCAPE,
    LANDSCAPE_KINDS,
    LARGE,
    MEDIUM,
    MERCHANT,
    MINIMUM,
    PRINCESS,
    PROFESSIONS,
    ROUNDS,
    STACKS,
)
from desktop.games.florence.estate import ALL, ORIENTATIONS, PALAZZI, SIDE
from desktop.games.florence.facts import sources, works_of
from desktop.games.florence.names import (
    BONUS_TEXTS,
    CHARACTER_NAMES,
    DECK_NAMES,
    FREEDOM_NAMES,
    GOAL_TEXTS,
    PROFESSION_NAMES,
    SIZE_NAMES,
    STACK_NAMES,
    STACK_OBJECTS,
    TILES,
)
from desktop.games.florence.phases.auction import Bidding, Gift, Opening
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.gains import Choosing
from desktop.games.florence.phases.setup import NOT_YET, Returning, SeatBids
from desktop.games.florence.phases.together import Consent
from desktop.games.florence.phases.turn import Turn
from desktop.games.florence.phases.work import Adding, Payment
from desktop.games.florence.reckoning import best_bonus, cards_in, court_value, goal_points, work_split
from desktop.games.florence.telling import card_names
from desktop.games.florence.view import FlorenceView

__all__ = ["sentences"]

ROUND = say("florence", "Round {number} of {rounds}. Every work must be worth at least {minimum}.")
MINIMUMS = say("florence", "Minimum work values from round 1 to 7: {values}.")
ORDER = say("florence", "Order of play, clockwise: {order}. {who} is starting player.")
PLACE_HELD = say("florence", "Place {place} in the order of play: {who} bids {amount} florins.")
PLACE_FREE = say("florence", "Place {place} in the order of play: no bid yet.")
PLACED = say("florence", "The game is over: place {place} for {who}.")

STACK = say("florence", "Stack: {object}. %n left.", "", 1)
STACK_SOLD = say("florence", "Stack: {object}. %n left; {who} has bought here this round.", "", 1)
LANDSCAPES = say("florence", "Landscapes left: {kinds}.")
KIND_LEFT = say("florence", "{tile} {number}", "a kind of tile and how many are left")
AUCTIONED = say("florence", "{who} bids {amount} florins. The auction is for this: {object}.")
ASKED = say("florence", "{who} is asked for a higher bid.")
STILL_ASKED = say("florence", "Also in this auction: {who}.", "one or several names")
OPENS = say("florence", "An auction opens at {price} florins.")
HAS_BOUGHT = say("florence", "{who} has bought in this auction phase.")
HAS_DECLINED = say("florence", "{who} buys nothing in this auction phase.")
CHARACTER_BID = say("florence", "Character on offer: {character}. {who} bids {amount} florins.")
CHARACTER_FREE = say("florence", "Character on offer: {character}. No bid yet.")

BUILDING = say("florence", "{tile}, {size}: %n left. Wanted by: {who}.", "", 1)
LANDSCAPE_WISH = say("florence", "{tile}. Wanted by: {who}.")
FREEDOM = say("florence", "Freedom: {freedom}. %n token(s) left. Wanted by: {who}.", "", 1)
DECK = say("florence", "{deck}: %n card(s) in the deck.", "", 1)
SEEN = say("florence", "You have seen and put back: {cards}.")

PALAZZO = say("florence", "Rows count from below. In every estate the palazzo covers {squares}.")
PRESTIGE = say("florence", "{who} has {points} prestige.")
PRESTIGE_AND_MONEY = say("florence", "{who} has {points} prestige and {money} florins.")
CAN_PAY = say("florence", "Selling prestige, {who} can pay up to {money} florins.")
SOURCES = say("florence", "{who}: {sources}")
JESTERS = say("florence", "{who} has %n jester(s).", "", 1)
BUILDERS = say("florence", "{who} has %n builder(s). A building costs {price} florins.", "", 1)
INTRODUCED = say("florence", "Freedoms in the estate of {who}: {freedoms}.")
CHARACTER = say("florence", "Character of {who} this round: {character}.")
KEPT_MERCHANT = say("florence", "{who} may take an object with the Merchant before the next auction.")
WORKS = say("florence", "Completed on the table of {who}: {cards}.")
DONE = say("florence", "Works of {who} so far: {works}.")
REPLACED = say("florence", "%n recruiting card(s) lie on the table of {who}.", "", 1)
BEST = say("florence", "Best work of {who} this round: {value}.")
TILE = say("florence", "Estate of {who}: {tile}, on {squares}.")
TILE_PART = say("florence", "Estate of {who}: a part of this: {tile}, on {squares}.")
EMPTY = say("florence", "Estate of {who}: %n empty square(s).", "", 1)
ROW = say("florence", "columns {first} to {last} in row {row}", "squares of an estate")
CELL = say("florence", "column {first} in row {row}", "a square of an estate")

HAND = say("florence", "{who} holds %n profession card(s).", "", 1)
HAND_KNOWN = say("florence", "Recruited and held by {who}: {cards}.")
RECRUITERS = say("florence", "{who} holds %n recruiting card(s).", "", 1)
BONUSES = say("florence", "{who} holds %n bonus card(s).", "", 1)
GOALS = say("florence", "{who} holds %n prestige card(s).", "", 1)
PROFESSION = say(
    "florence",
    "In your hand: {card}, who wishes for {building}, {landscape}, {freedom}. Work value now {value}.",
)
COURT_WORK = say("florence", "A court work of yours would be worth {value} now.")
BONUS = say("florence", "Your bonus card: {text}. It adds {value} to a work now.")
GOAL = say("florence", "Your prestige card: {text}. As things stand it brings {points}.")
REVEALED = say("florence", "Prestige card of {who}: {text}. It brings {points}.")

LOOKING = say("florence", "You are looking at: {cards}.")
LOOKS = say("florence", "{who} is looking at %n card(s): {deck}.", "", 1)
PUT_BACK = say("florence", "You put back: {card}.")
WORK = say("florence", "{who} is completing a work: {card}. Its value is {value} so far.")
ACTIONS = say("florence", "{who} has %n action(s) left.", "", 1)
PROPOSAL = say("florence", "{who} proposes this to {neighbour}, across their border: {tile}.")
PROPOSAL_LEFT = say("florence", "In the left estate it would cover {squares}.")
PROPOSAL_RIGHT = say("florence", "In the right estate it would cover {squares}.")


def sentences(view: FlorenceView) -> Iterator[Text]:
    """Yield one sentence per thing: round, auction, supplies, then every seat from the reader on."""
    yield ROUND.fill(number=max(1, view.round), rounds=ROUNDS, minimum=view.minimum or MINIMUM[1])
    yield MINIMUMS.fill(values=Series(MINIMUM[1:]))
    if not isinstance(view.question, SeatBids):
        yield ORDER.fill(order=_seats(view.order), who=Who(view.starter))
    if view.over:
        keys = tuple(zip(view.prestige, view.money, strict=True))
        for seat, key in enumerate(keys):
            yield PLACED.fill(who=Who(seat), place=1 + sum(other > key for other in keys))
    yield from _question(view)
    yield from _stacks(view)
    yield from _auction(view)
    yield from _supplies(view)
    if view.seat is not None:
        yield from _hand(view, view.seat)
    yield PALAZZO.fill(squares=_squares(PALAZZI[view.cooperative]))
    first = view.order.index(view.order[0] if view.seat is None else view.seat)
    for seat in (*view.order[first:], *view.order[:first]):
        yield from _seat(view, seat)


def _question(view: FlorenceView) -> Iterator[Text]:  # noqa: C901, PLR0912 - one case per question
    for question in view.stack:
        match question:
            case SeatBids(holders=holders, amounts=amounts):
                for place, (holder, amount) in enumerate(zip(holders, amounts, strict=True), 1):
                    bid = PLACE_FREE if holder < 0 else PLACE_HELD.fill(who=Who(holder), amount=amount)
                    yield bid.fill(place=place)
            case Returning(chosen=chosen) if view.seat is not None and chosen[view.seat] > NOT_YET:
                yield PUT_BACK.fill(card=PROFESSION_NAMES[chosen[view.seat]])
            case Courting(bidders=bidders, amounts=amounts):
                for which, (bidder, amount) in enumerate(zip(bidders, amounts, strict=True)):
                    if which == MERCHANT and view.round >= ROUNDS:
                        continue
                    bid = CHARACTER_FREE if bidder < 0 else CHARACTER_BID.fill(who=Who(bidder), amount=amount)
                    yield bid.fill(character=CHARACTER_NAMES[which])
            case Turn(seat=seat, left=left):
                yield ACTIONS.fill(who=Who(seat), n=left)
            case Choosing(seat=seat, deck=deck, cards=cards) if seat == view.seat:
                yield LOOKING.fill(cards=card_names(deck, cards))
            case Choosing(seat=seat, deck=deck, count=count):
                yield LOOKS.fill(who=Who(seat), deck=DECK_NAMES[deck], n=count)
            case Adding(seat=seat, card=card, value=value) | Payment(seat=seat, card=card, value=value):
                yield WORK.fill(who=Who(seat), card=PROFESSION_NAMES[card], value=value)
            case Consent():
                yield PROPOSAL.fill(
                    who=Who(question.seat), neighbour=Who(question.neighbour), tile=TILES[question.kind]
                )
                yield PROPOSAL_LEFT.fill(squares=_squares(question.left))
                yield PROPOSAL_RIGHT.fill(squares=_squares(question.right))
            case _:
                pass


def _stacks(view: FlorenceView) -> Iterator[Text]:
    two = view.seats == 2
    for stack in (LANDSCAPE, *STACKS[3:LANDSCAPE]) if two else STACKS[:LANDSCAPE]:
        told = STACK if view.stones[stack] < 0 else STACK_SOLD.fill(who=Who(view.stones[stack]))
        yield told.fill(object=STACK_NAMES[stack], n=view.left(stack))
    if two:
        left = zip(LANDSCAPE_KINDS, view.stacks, strict=False)
        kinds = tuple(KIND_LEFT.fill(tile=TILES[kind], number=number) for kind, number in left)
        yield LANDSCAPES.fill(kinds=Series(kinds))


def _auction(view: FlorenceView) -> Iterator[Text]:
    if not any(isinstance(question, (Opening, Gift, Bidding)) for question in view.stack):
        return
    question = view.question
    if isinstance(question, Bidding):
        standing = AUCTIONED.fill(who=Who(question.bidder), amount=question.amount)
        yield standing.fill(object=STACK_OBJECTS[question.stack])
        yield ASKED.fill(who=Who(question.seat))
        others = tuple(
            seat for seat in cards_in(question.others) if seat not in {question.seat, question.bidder}
        )
        if others:
            yield STILL_ASKED.fill(who=_seats(others))
    else:
        yield OPENS.fill(price=view.base)
    for seat in view.order:
        if not view.inside >> seat & 1:
            yield (HAS_BOUGHT if seat in view.stones else HAS_DECLINED).fill(who=Who(seat))


def _supplies(view: FlorenceView) -> Iterator[Text]:
    for kind in BUILDING_KINDS:
        size = SIZE_NAMES[0 if kind in LARGE else 1 if kind in MEDIUM else 2]
        yield BUILDING.fill(tile=TILES[kind], size=size, who=_wanted(kind), n=view.supply[kind])
    for kind in LANDSCAPE_KINDS:
        yield LANDSCAPE_WISH.fill(tile=TILES[kind], who=_wanted(kind))
    for freedom in FREEDOMS:
        wishing = tuple(
            PROFESSION_NAMES[card] for card, wish in PROFESSIONS.items() if wish.freedom == freedom
        )
        told = FREEDOM.fill(freedom=FREEDOM_NAMES[freedom], n=view.tokens[freedom])
        yield told.fill(who=Series(wishing))
    for deck in (CARD_PROFESSIONS, CARD_BONUS):
        yield DECK.fill(deck=DECK_NAMES[deck], n=view.decks[deck])
        if view.seen[deck]:
            yield SEEN.fill(cards=card_names(deck, cards_in(view.seen[deck])))


def _hand(view: FlorenceView, me: int) -> Iterator[Text]:
    for card in cards_in(view.hand):
        wish = PROFESSIONS[card]
        told = PROFESSION.fill(card=PROFESSION_NAMES[card], value=work_split(view, me, card).value)
        yield told.fill(
            building=TILES[wish.building],
            landscape=TILES[wish.landscape],
            freedom=FREEDOM_NAMES[wish.freedom],
        )
    if view.characters[me] == PRINCESS:
        yield COURT_WORK.fill(value=court_value(view, me))
    played = 0 if isinstance(view.question, Adding) else 1  # the profession of the work leaves the hand first
    for card in cards_in(view.bonus):
        yield BONUS.fill(text=BONUS_TEXTS[card], value=best_bonus(view, me, 1 << card, played))
    if not view.over:
        for card in cards_in(view.goals):
            yield GOAL.fill(text=GOAL_TEXTS[card], points=goal_points(view, view.seats, me, card))


def _seat(view: FlorenceView, seat: int) -> Iterator[Text]:
    who = Who(seat)
    if view.knows_money(seat):
        yield PRESTIGE_AND_MONEY.fill(who=who, points=view.prestige[seat], money=view.money[seat])
        if not view.over and view.funds(seat) > view.money[seat]:
            yield CAN_PAY.fill(who=who, money=view.funds(seat))
    else:
        yield PRESTIGE.fill(who=who, points=view.prestige[seat])
    if view.prestige[seat] or any(view.sources[seat]):
        yield SOURCES.fill(who=who, sources=sources(view, seat))
    yield JESTERS.fill(who=who, n=view.jesters[seat])
    yield BUILDERS.fill(who=who, n=view.builders[seat], price=BUILDING_PRICE[view.builders[seat]])
    freedoms = tuple(FREEDOM_NAMES[freedom] for freedom in cards_in(view.freedoms[seat]))
    if freedoms:
        yield INTRODUCED.fill(who=who, freedoms=Series(freedoms))
    if view.characters[seat] >= 0:
        yield CHARACTER.fill(who=who, character=CHARACTER_NAMES[view.characters[seat]])
    if view.merchant == seat:
        yield KEPT_MERCHANT.fill(who=who)
    yield from _cards(view, seat)
    yield from _estate(view, seat)


def _cards(view: FlorenceView, seat: int) -> Iterator[Text]:
    who = Who(seat)
    if view.table[seat]:
        yield WORKS.fill(who=who, cards=_professions(view.table[seat]))
    if done := works_of(view.works, seat):
        yield DONE.fill(who=who, works=Series(done))
    if view.replaced[seat]:
        yield REPLACED.fill(who=who, n=view.replaced[seat])
    if view.best[seat]:
        yield BEST.fill(who=who, value=view.best[seat])
    yield HAND.fill(who=who, n=view.hands[seat])
    if view.recruited[seat]:
        yield HAND_KNOWN.fill(who=who, cards=_professions(view.recruited[seat]))
    counted = ((RECRUITERS, view.recruiters), (BONUSES, view.bonuses), (GOALS, view.goal_counts))
    yield from (text.fill(who=who, n=counts[seat]) for text, counts in counted if counts[seat])
    for card in cards_in(view.revealed[seat]) if view.revealed else ():
        points = goal_points(view, view.seats, seat, card)
        yield REVEALED.fill(who=who, text=GOAL_TEXTS[card], points=points)


def _estate(view: FlorenceView, seat: int) -> Iterator[Text]:
    for tile in view.tiles[seat]:
        whole = tile.squares.bit_count() == len(ORIENTATIONS[tile.kind][0])
        squares = _squares(tile.squares)
        yield (TILE if whole else TILE_PART).fill(who=Who(seat), tile=TILES[tile.kind], squares=squares)
    yield EMPTY.fill(who=Who(seat), n=(ALL & ~view.taken[seat]).bit_count())


def _seats(seats: tuple[int, ...]) -> Series:
    return Series(tuple(map(Who, seats)))


def _professions(cards: int) -> Series:
    return Series(tuple(PROFESSION_NAMES[card] for card in cards_in(cards)))


def _wanted(kind: int) -> Series:
    wishes = PROFESSIONS.items()
    return Series(
        tuple(PROFESSION_NAMES[card] for card, wish in wishes if kind in {wish.building, wish.landscape})
    )


def _squares(ground: int) -> Series:
    """Return squares row by row from below, neighbours taken together; both count from 1."""
    told = []
    for y in range(SIDE):
        row = [x for x in range(SIDE) if ground >> SIDE * y + x & 1]
        firsts = [x for x in row if x - 1 not in row]
        lasts = [x for x in row if x + 1 not in row]
        for first, last in zip(firsts, lasts, strict=True):
            told.append((CELL if first == last else ROW).fill(first=first + 1, last=last + 1, row=y + 1))
    return Series(tuple(told))
