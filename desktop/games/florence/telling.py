"""Answers as on a button, and events as lines of the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from desktop.core.game import Event
from desktop.core.text import Series, Text, Who, say
from desktop.games.florence import events as happened
from desktop.games.florence.actions import (
    Agree,
    AnyAction,
    AskProfessor,
    Bid,
    BidSeat,
    Build,
    Complete,
    Convert,
    Court,
    CourtWork,
    Decline,
    EndTurn,
    Finish,
    Introduce,
    Keep,
    Open,
    Pass,
    Pick,
    Place,
    PlayBonus,
    Propose,
    Recruit,
    Refuse,
    Return,
    Take,
    TakeBonus,
    TakeProfession,
)
from desktop.games.florence.data import CARD_PROFESSIONS
from desktop.games.florence.names import (
    BONUS_TEXTS,
    CHARACTER_NAMES,
    FREEDOM_NAMES,
    GOAL_TEXTS,
    PROFESSION_NAMES,
    STACK_NAMES,
    STACK_OBJECTS,
    THE_TILES,
    TILES,
)

__all__ = ["card_name", "card_names", "label", "tell"]

BID_SEAT = say("florence", "Place {place} for {amount}")
RETURN = say("florence", "Put back: {card}")
OPEN = say("florence", "Open: {object}")
TAKE = say("florence", "Take: {object}")
DECLINE = say("florence", "Decline")
BID = say("florence", "Bid {amount}")
PASS = say("florence", "Pass")
COURT = say("florence", "{character}: {amount}")
PLACE = say("florence", "Column {x}, row {y}, turned {turn}")
KEEP = say("florence", "Keep: {card}")
COMPLETE = say("florence", "Complete a work: {card}")
PLAY_BONUS = say("florence", "Play: {card}")
FINISH = say("florence", "No more bonus cards")
CONVERT = say("florence", "{points} prestige, {florins} florins")
BUILD = say("florence", "Build: {tile}")
TAKE_PROFESSION = say("florence", "Take a profession card")
TAKE_BONUS = say("florence", "Take a bonus card")
INTRODUCE = say("florence", "Introduce: {freedom}")
RECRUIT = say("florence", "Recruit {card} from {who}")
ASK_PROFESSOR = say("florence", "Ask the Professor")
PROPOSE = say("florence", "Build together with {who}: {tile}")
AGREE = say("florence", "Agree")
REFUSE = say("florence", "Refuse")
END_TURN = say("florence", "End the turn")
QUOTED = say("florence", "“{text}”", "a bonus or prestige card in a list")


def card_name(deck: int, card: int) -> Text:
    """Return what stands on a card."""
    return (PROFESSION_NAMES, BONUS_TEXTS, GOAL_TEXTS)[deck][card]


def card_names(deck: int, cards: Iterable[int]) -> Series:
    """List what stands on cards; a text with commas of its own is quoted, so that cards can be told apart."""
    names = (card_name(deck, card) for card in cards)
    return Series(tuple(names if deck == CARD_PROFESSIONS else (QUOTED.fill(text=each) for each in names)))


def label(action: AnyAction) -> Text:  # noqa: C901, PLR0911, PLR0912 - one line per action
    """Return an answer in words."""
    match action:
        case BidSeat(place=place, amount=amount):
            return BID_SEAT.fill(place=place + 1, amount=amount)
        case Return(card=card):
            return RETURN.fill(card=PROFESSION_NAMES[card])
        case Open(stack=stack):
            return OPEN.fill(object=STACK_NAMES[stack])
        case Take(stack=stack):
            return TAKE.fill(object=STACK_NAMES[stack])
        case Decline():
            return DECLINE
        case Bid(amount=amount):
            return BID.fill(amount=amount)
        case Pass():
            return PASS
        case Court(character=character, amount=amount):
            return COURT.fill(character=CHARACTER_NAMES[character], amount=amount)
        case Pick(kind=kind):
            return TILES[kind]
        case Place(turn=turn, x=x, y=y):
            return PLACE.fill(x=x + 1, y=y + 1, turn=turn + 1)
        case Keep(deck=deck, card=card):
            return KEEP.fill(card=card_name(deck, card))
        case Complete(card=card):
            return COMPLETE.fill(card=PROFESSION_NAMES[card])
        case CourtWork():
            return PROFESSION_NAMES[0]
        case PlayBonus(card=card):
            return PLAY_BONUS.fill(card=BONUS_TEXTS[card])
        case Finish():
            return FINISH
        case Convert(points=points, florins=florins):
            return CONVERT.fill(points=points, florins=florins)
        case Build(kind=kind):
            return BUILD.fill(tile=TILES[kind])
        case TakeProfession():
            return TAKE_PROFESSION
        case TakeBonus():
            return TAKE_BONUS
        case Introduce(freedom=freedom):
            return INTRODUCE.fill(freedom=FREEDOM_NAMES[freedom])
        case Recruit(owner=owner, card=card):
            return RECRUIT.fill(who=Who(owner), card=PROFESSION_NAMES[card])
        case AskProfessor():
            return ASK_PROFESSOR
        case Propose(neighbour=neighbour, kind=kind):
            return PROPOSE.fill(who=Who(neighbour), tile=TILES[kind])
        case Agree():
            return AGREE
        case Refuse():
            return REFUSE
        case EndTurn():
            return END_TURN
        case _:
            assert_never(action)


SEAT_BIDDEN = say("florence", "{who} bids {amount} for place {place}.")
SEATS_TAKEN = say("florence", "Order of play: {order}.")
SEAT_PRICE = say("florence", "{who} ({price})", "a player and the price of the place")
DEALT = say("florence", "{who} is dealt four professions.")
DEALT_OWN = say("florence", "{who} is dealt {cards}.")
RETURNED = say("florence", "{who} puts a profession back.")
RETURNED_OWN = say("florence", "{who} puts a profession back: {card}.")
ROUND = say("florence", "Round {number}: {who} is starting player. Minimum work value {minimum}.")
CALLED = say("florence", "{who} may take an object with the Merchant.")
OPENED = say("florence", "{who} opens an auction for {object} at {amount}.")
OUTBID = say("florence", "{who} bids {amount}.")
PASSED = say("florence", "{who} passes.")
DECLINED = say("florence", "{who} declines and buys nothing this round.")
GIFT_DECLINED = say("florence", "{who} does not use the Merchant.")
BOUGHT = say("florence", "{who} buys {object} for {price} florins.")
GIVEN = say("florence", "{who} takes {object} with the Merchant.")
SELLING = say("florence", "{line} %n prestige point(s) are sold for it.", "", 1)
LAID = say("florence", "{who} lays {tile}.")
LAID_POINTS = say("florence", "{who} lays {tile} and gains {points} prestige.")
HIRED_POINTS = say("florence", "{who} gains {points} prestige for builder number {number}.")
LOOKED = (
    say("florence", "{who} looks at %n profession card(s).", "", 1),
    say("florence", "{who} looks at %n bonus card(s).", "", 1),
    say("florence", "{who} looks at %n prestige card(s).", "", 1),
)
LOOKED_PAID = (
    say("florence", "{who} pays {price} florins and looks at %n profession card(s).", "", 1),
    say("florence", "{who} pays {price} florins and looks at %n bonus card(s).", "", 1),
    say("florence", "{who} pays {price} florins and looks at %n prestige card(s).", "", 1),
)
KEPT = (
    say("florence", "{who} keeps a profession card."),
    say("florence", "{who} keeps a bonus card."),
    say("florence", "{who} keeps a prestige card."),
)
KEPT_OWN = say("florence", "{who} keeps a card: {card}.")
COURTED = say("florence", "{who} bids {amount} for a character: {character}.")
COURTED_OVER = say("florence", "{who} bids {amount} for a character: {character}. {other} is outbid.")
COURT_PASSED = say("florence", "{who} takes no character this round.")
CHARACTER_TAKEN = say("florence", "{who} pays {price} florins for a character: {character}.")
BANKER = say("florence", "{who} collects {florins} florins.")
TURN = say("florence", "{who} has %n action(s).", "", 1)
WORK = say("florence", "{who} plays a profession: {card}. Work value {value}.")
COURT_WORK = say("florence", "{who} completes a court work. Work value {value}.")
BONUS = say("florence", "{who} plays a bonus card, “{card}”: +{added}. Work value {value}.")
PAID_PRESTIGE = say("florence", "{who} receives {points} prestige for a work of {value}.")
PAID_FLORINS = say("florence", "{who} receives {florins} florins for a work of {value}.")
PAID = say("florence", "{who} receives {points} prestige and {florins} florins for a work of {value}.")
BUILT = say("florence", "{who} builds {tile} for {price} florins and gains {points} prestige.")
BUILT_FREE = say("florence", "{who} builds {tile} free of charge and gains {points} prestige.")
INTRODUCED = say("florence", "{who} introduces a freedom for {price} florins: {freedom}.")
RECRUITED = say("florence", "{who} recruits a profession from {owner}: {card}.")
PROPOSED = say("florence", "{who} proposes to {neighbour} to build {tile} together.")
AGREED = say("florence", "{who} agrees.")
REFUSED = say("florence", "{who} refuses.")
BEST = say(
    "florence", "The best work of the round, {value}: {points} prestige for {who}.", "one or several names"
)
NO_BEST = say("florence", "Nobody completed a work this round.")
SCORED = say("florence", "{who} reveals a prestige card, “{card}”: {points} prestige.")
WINNER = say("florence", "{who} wins with {points} prestige.")
WINNER_MONEY = say("florence", "{who} wins with {points} prestige and more money, {money} florins.")
SHARED = say("florence", "{who} share the win with {points} prestige.")


def _who(seats: tuple[int, ...]) -> Series:
    return Series(tuple(map(Who, seats)))


def _sold(line: Text, sold: int) -> Text:
    return SELLING.fill(line=line, n=sold) if sold else line


def tell(event: Event) -> Text | None:
    """Return a line of the log."""
    return _tell_setup(event) or _tell_auction(event) or _tell_actions(event) or _tell_end(event)


def _tell_setup(event: Event) -> Text | None:  # noqa: PLR0911 - one line per event
    match event:
        case happened.SeatBidden(seat=seat, place=place, amount=amount):
            return SEAT_BIDDEN.fill(who=Who(seat), place=place + 1, amount=amount)
        case happened.SeatsTaken(order=order, prices=prices):
            pairs = zip(order, prices, strict=True)
            return SEATS_TAKEN.fill(
                order=Series(tuple(SEAT_PRICE.fill(who=Who(seat), price=price) for seat, price in pairs))
            )
        case happened.Dealt(seat=seat, cards=cards):
            if not cards:
                return DEALT.fill(who=Who(seat))
            return DEALT_OWN.fill(
                who=Who(seat), cards=Series(tuple(PROFESSION_NAMES[card] for card in cards))
            )
        case happened.Returned(seat=seat, card=card):
            line = RETURNED_OWN if card else RETURNED
            return line.fill(who=Who(seat), card=PROFESSION_NAMES[card])
        case happened.RoundBegan(number=number, starter=starter, minimum=minimum):
            return ROUND.fill(number=number, who=Who(starter), minimum=minimum)
        case _:
            return None


def _tell_auction(event: Event) -> Text | None:  # noqa: C901, PLR0911, PLR0912 - one line per event
    match event:
        case happened.MerchantCalled(seat=seat):
            return CALLED.fill(who=Who(seat))
        case happened.Opened(seat=seat, stack=stack, amount=amount):
            return OPENED.fill(who=Who(seat), object=STACK_OBJECTS[stack], amount=amount)
        case happened.Outbid(seat=seat, amount=amount):
            return OUTBID.fill(who=Who(seat), amount=amount)
        case happened.Passed(seat=seat):
            return PASSED.fill(who=Who(seat))
        case happened.Declined(seat=seat, gift=gift):
            return (GIFT_DECLINED if gift else DECLINED).fill(who=Who(seat))
        case happened.Bought(seat=seat, stack=stack, price=price, sold=sold, gift=gift):
            line = (GIVEN if gift else BOUGHT).fill(who=Who(seat), object=STACK_OBJECTS[stack], price=price)
            return _sold(line, sold)
        case happened.LandscapePlaced(seat=seat, kind=kind, points=points):
            return (LAID_POINTS if points else LAID).fill(who=Who(seat), tile=THE_TILES[kind], points=points)
        case happened.BuilderHired(seat=seat, number=number, points=points):
            return HIRED_POINTS.fill(who=Who(seat), number=number, points=points) if points else None
        case happened.CharacterBid(seat=seat, character=character, amount=amount, over=over):
            line = (COURTED if over < 0 else COURTED_OVER).fill(who=Who(seat), amount=amount)
            return line.fill(character=CHARACTER_NAMES[character], other=Who(max(over, 0)))
        case happened.CharacterPassed(seat=seat):
            return COURT_PASSED.fill(who=Who(seat))
        case happened.CharacterTaken(seat=seat, character=character, price=price):
            return CHARACTER_TAKEN.fill(who=Who(seat), character=CHARACTER_NAMES[character], price=price)
        case happened.BankerPaid(seat=seat, florins=florins):
            return BANKER.fill(who=Who(seat), florins=florins)
        case _:
            return None


def _tell_cards(event: happened.CardsSeen | happened.CardKept) -> Text:
    deck = event.deck
    match event:
        case happened.CardsSeen(seat=seat, count=count, price=price, sold=sold):
            line = LOOKED_PAID[deck].fill(price=price) if price else LOOKED[deck]
            return _sold(line.fill(who=Who(seat), n=count), sold)
        case happened.CardKept(seat=seat, card=card):
            if not card:
                return KEPT[deck].fill(who=Who(seat))
            return KEPT_OWN.fill(who=Who(seat), card=card_name(deck, card))


def _tell_actions(event: Event) -> Text | None:  # noqa: C901, PLR0911 - one line per event
    match event:
        case happened.CardsSeen() | happened.CardKept():
            return _tell_cards(event)
        case happened.TurnBegan(seat=seat, actions=actions):
            return TURN.fill(who=Who(seat), n=actions)
        case happened.WorkBegan(seat=seat, card=card, value=value):
            line = WORK if card else COURT_WORK
            return line.fill(who=Who(seat), card=PROFESSION_NAMES[card], value=value)
        case happened.BonusPlayed(seat=seat, card=card, added=added, value=value):
            return BONUS.fill(who=Who(seat), card=BONUS_TEXTS[card], added=added, value=value)
        case happened.WorkPaid(seat=seat, value=value, points=points, florins=florins):
            line = PAID if points and florins else PAID_PRESTIGE if points else PAID_FLORINS
            return line.fill(who=Who(seat), value=value, points=points, florins=florins)
        case happened.BuildingBuilt(seat=seat, kind=kind, price=price, sold=sold, points=points):
            line = (BUILT if price else BUILT_FREE).fill(who=Who(seat), tile=THE_TILES[kind], price=price)
            return _sold(line.fill(points=points), sold)
        case happened.FreedomIntroduced(seat=seat, freedom=freedom, price=price, sold=sold):
            line = INTRODUCED.fill(who=Who(seat), price=price, freedom=FREEDOM_NAMES[freedom])
            return _sold(line, sold)
        case happened.Recruited(seat=seat, owner=owner, card=card):
            return RECRUITED.fill(who=Who(seat), owner=Who(owner), card=PROFESSION_NAMES[card])
        case happened.Proposed(seat=seat, neighbour=neighbour, kind=kind):
            return PROPOSED.fill(who=Who(seat), neighbour=Who(neighbour), tile=THE_TILES[kind])
        case happened.Agreed(neighbour=neighbour):
            return AGREED.fill(who=Who(neighbour))
        case happened.Refused(neighbour=neighbour):
            return REFUSED.fill(who=Who(neighbour))
        case _:
            return None


def _tell_end(event: Event) -> Text | None:
    match event:
        case happened.BestWork(seats=seats, value=value, points=points):
            return BEST.fill(who=_who(seats), value=value, points=points) if seats else NO_BEST
        case happened.GoalScored(seat=seat, card=card, points=points):
            return SCORED.fill(who=Who(seat), card=GOAL_TEXTS[card], points=points)
        case happened.GameEnded(prestige=prestige, money=money, winners=winners):
            best = prestige[winners[0]]
            if len(winners) > 1:
                return SHARED.fill(who=_who(winners), points=best)
            line = WINNER if prestige.count(best) == 1 else WINNER_MONEY
            return line.fill(who=_who(winners), points=best, money=money[winners[0]])
        case _:
            return None
