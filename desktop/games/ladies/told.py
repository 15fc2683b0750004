"""The board in sentences, for those who do not see it; what the board hides is not told here either."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from desktop.core.text import Series, Text, Who, say
from desktop.games.ladies import wording
from desktop.games.ladies.actions import BILLS
from desktop.games.ladies.ball import best_look
from desktop.games.ladies.bills import own_bills
from desktop.games.ladies.data import (
    CONTRACTS,
    FACES,
    GOODS,
    MAIDS,
    MARKETS,
    MARKS,
    NOBODY,
    PLAIN,
    RETURNS,
    SCANDAL,
    THREE_MARKS,
)
from desktop.games.ladies.facts import own_stars
from desktop.games.ladies.phases import (
    Bills,
    Business,
    Designers,
    Gossiping,
    Hearts,
    InTurns,
    Moods,
    Ruining,
    Shopping,
    Stock,
    Visits,
)
from desktop.games.ladies.phases.day import Afternoon, Morning
from desktop.games.ladies.sampling import sample
from desktop.games.ladies.scoring import final_places, final_stars
from desktop.games.ladies.state import EMPTY, gentleman_seat, lady_seat
from desktop.games.ladies.tally import lady_scored
from desktop.games.ladies.view import FACE_DOWN, HIDDEN, LadiesView
from desktop.games.ladies.wording.labels import TIMES

__all__ = ["contract_named", "sentences"]

DAY = say("ladies", "Day {day} of {last}: {time}.", "the time of day")
MOOD = say("ladies", "What {who} hints about the purse today: {mood}.")

SHOP_SELLS = say("ladies", "In the boutique of {who}, offered today: {deck}.")
SHOP_WINDOW = say("ladies", "In the window of {who}: {card}.")
SHOP_CARDS = say("ladies", "You see inside the boutique of {who}: {cards}.")
SHOP_OPEN = say("ladies", "The boutique of {who} is open. Still choosing there, in this order: {guests}.")
VISITING = say("ladies", "{who} visits the boutique of {owner} today.")
VISITING_OWN = say("ladies", "{who} stays at home today, in the favourite boutique.")

MARKET = say("ladies", "The exchange pays for one token: {prices}.")
PRICED = say("ladies", "{good} £{money}", "a good and what the exchange pays for it")
CONTRACT_NAMED = say("ladies", "Contract {place}: {goods}.")
CONTRACT = say(
    "ladies",
    "Contract {place}: {goods}. The first to deliver gets £{money}; whoever follows today gets £{proceeds}.",
)
CONTRACT_STARS = say(
    "ladies",
    "Contract {place}: {goods}. The first to deliver gets £{money} and %n star(s), and takes the contract.",
    "",
    1,
)
CONTRACT_DONE = say(
    "ladies", "Contract {place}: {goods}. Fulfilled today: whoever delivers now gets £{proceeds}."
)
CONTRACT_NOTES = say("ladies", "Of the money for contract {place}, £{notes} lie on it as an extra.")
NO_CONTRACT = say("ladies", "Contract {place}: the place is empty.")

STOCK = say("ladies", "In the Stock, %n token(s) lie face down.", "", 1)
TURNED = say("ladies", "Token {number} of the Stock: {token}, turned by {who}.")
GHOST = say("ladies", "Token {number} of the Stock: {token}, put back a moment ago.")
KEPT = say("ladies", "{who} has kept %n good(s) this morning and is still searching.", "", 1)
SEARCHED = say("ladies", "{who} has kept %n good(s) this morning and has finished searching.", "", 1)
BUSINESS = say("ladies", "Business is done in this order: {who}.")

PURSE = say("ladies", "{who} has £{money}.")
EARNED = say("ladies", "{who} has earned £{money} today.")
NUMBER = say("ladies", "{who} has number {number} today.")
OWNS = say("ladies", "Goods of {who}: {goods}.")
OWNS_NOTHING = say("ladies", "{who} has no goods.")
STAR_CONTRACTS = say("ladies", "The contracts taken by {who} bring %n star(s).", "", 1)
COURTED = say("ladies", "Paid for the Courtesan by {who}: {cards}.")

WARDROBE = say("ladies", "Wardrobe of {who}: {cards}.")
NO_WARDROBE = say("ladies", "The wardrobe of {who} is empty.")
UNWORN = say("ladies", "Of these, as things stand, {who} would leave at home: {cards}.")
THREE = say("ladies", "All three designers are in the wardrobe of {who}.")
HIDDEN_MAIDS = say("ladies", "{who} has %n maid(s) that you do not know.", "", 1)
MAID = say("ladies", "Maid of {who}: {name} counts {what}. {one} bring 1 star, {three} bring 3 instead.")
ELEGANCE = say("ladies", "Elegance of {who}, as the ball would count it now: {stars}.")
TAKEN = say("ladies", "Taken by {who} today: {cards}.")
PUT_OFF = say("ladies", "Put off for {who}: {cards}.")
GOSSIP_HAND = say("ladies", "{who} has %n Gossip card(s) in hand.", "", 1)
GOSSIP_OWN = say("ladies", "Gossip card in hand of {who}: {condition}; can be given {when}.")
GOSSIP_ABOUT = say("ladies", "Gossip card lying before {who}: {condition}.")
WORKSHOPS = say("ladies", "Your Workshop cards: {decks}.")
WORKSHOP_HAND = say("ladies", "{who} has %n Workshop card(s) in hand.", "", 1)

ASKED = say("ladies", "{who} asks {whom} to pay for {card}.")
ASKED_WINDOW = say("ladies", "{who} offers {whom} the bargain in the window: {card}.")
BILL = say("ladies", "Bill of {who}: {card}, to be had for £{price}.")
BILL_HEARTS = say("ladies", "Bill of {who}: {card}, to be had for £{price}. How much it is wanted: {wish}.")
DECIDED = say("ladies", "Your answer to this bill: {answer}.")

SCANDALOUS = say("ladies", "Scandal: the reputation of {who} is ruined.")
RANKED = say("ladies", "The ball is over: place {place} for {who}.")
MADE_UP = say(
    "ladies",
    "Elegance of {who}: {stars}. Articles {articles}, maids {maids}, contracts {contracts}; Gossip {gossip}.",
)
MADE_UP_SCANDAL = say("ladies", "The scandal costs {who} %n star(s), counted above.", "", 1)


def sentences(view: LadiesView) -> Iterator[Text]:
    """Yield one sentence per thing: arcade, exchange, Gentlemen, Ladies, and what lies open at the end."""
    yield DAY.fill(day=view.day, last=view.last, time=_time(view))
    if not view.stack:
        yield from _end(view)
    for couple in range(view.couples):
        if view.moods[couple] > 0:
            mood = wording.MOOD_NAMES[view.moods[couple]]
            yield MOOD.fill(who=Who(gentleman_seat(couple)), mood=mood)
    yield from _bills(view)
    yield from _arcade(view)
    yield from _exchange(view)
    yield from _stock(view)
    for couple in range(view.couples):
        yield from _gentleman(view, couple)
    own = view.pair or 0
    for lady in (*range(own, view.ladies), *range(own)):
        yield from _lady(view, lady)


def _time(view: LadiesView) -> Text:
    if view.ball or not view.stack or view.question(Designers) or view.question(Ruining):
        return wording.BALL_NIGHT
    gossip: Gossiping | None = view.question(Gossiping)
    window = gossip.window if gossip is not None else NOBODY
    match view.stack[-1]:
        case Morning():
            return wording.MORNING
        case Afternoon() | Moods() | Visits():
            return wording.AFTERNOON
        case _:
            return (wording.MORNING, wording.AFTERNOON, wording.EVENING)[window]


# Arcade


def _arcade(view: LadiesView) -> Iterator[Text]:
    for lady in range(view.ladies):
        who = Who(lady_seat(lady))
        name, inside = wording.BOUTIQUES[view.colours[lady]], view.shops[lady]
        yield wording.SHOP_HINT.fill(name=name, who=who, n=len(inside))
        if view.played[lady] >= 0:
            yield SHOP_SELLS.fill(who=who, deck=wording.DECK_NAMES[view.played[lady]])
        if view.windows[lady] != EMPTY:
            yield SHOP_WINDOW.fill(who=who, card=wording.card_name(view.windows[lady]))
        if inside and min(inside) >= 0:
            yield SHOP_CARDS.fill(who=who, cards=wording.card_names(inside))
    for lady, shop in enumerate(view.visits):
        if shop >= 0:
            told = VISITING_OWN if shop == lady else VISITING.fill(owner=Who(lady_seat(shop)))
            yield told.fill(who=Who(lady_seat(lady)))
    shopping: Shopping | None = view.question(Shopping)
    if shopping is not None and shopping.shop != EMPTY:
        guests = _seats(map(lady_seat, shopping.queue))
        yield SHOP_OPEN.fill(who=Who(lady_seat(shopping.shop)), guests=guests)


# Exchange


def _exchange(view: LadiesView) -> Iterator[Text]:
    prices = zip(GOODS, MARKETS[view.market], strict=True)
    yield MARKET.fill(
        prices=Series(tuple(PRICED.fill(good=wording.GOODS[good], money=pay) for good, pay in prices))
    )
    for place, contract in enumerate(view.contracts):
        yield from _contract(view, place, contract)
    business: Business | None = view.question(Business)
    if business is not None and business.queue:
        yield BUSINESS.fill(who=_seats(map(gentleman_seat, business.queue)))


def contract_named(place: int, contract: int) -> Text:
    """Return by its place and its goods which contract is meant."""
    return CONTRACT_NAMED.fill(place=place + 1, goods=_goods(CONTRACTS[contract].pieces))


def _contract(view: LadiesView, place: int, contract: int) -> Iterator[Text]:
    if contract == EMPTY:
        yield NO_CONTRACT.fill(place=place + 1)
        return
    terms, notes = CONTRACTS[contract], view.notes[place]
    first = terms.proceeds + terms.premium + notes
    if view.done[place]:
        told = CONTRACT_DONE.fill(proceeds=terms.proceeds)
    elif terms.stars:
        told = CONTRACT_STARS.fill(money=first, n=terms.stars)
    else:
        told = CONTRACT.fill(money=first, proceeds=terms.proceeds)
    yield told.fill(place=place + 1, goods=_goods(terms.pieces))
    if notes and not view.done[place]:
        yield CONTRACT_NOTES.fill(place=place + 1, notes=notes)


def _stock(view: LadiesView) -> Iterator[Text]:
    if any(token != EMPTY for token in view.stock):
        yield STOCK.fill(n=view.stock.count(FACE_DOWN))
    search: Stock | None = view.question(Stock)
    if search is None:
        return
    for couple, slot in enumerate(search.hands):
        if slot != EMPTY:
            told = TURNED.fill(number=slot + 1, who=Who(gentleman_seat(couple)))
            yield told.fill(token=wording.token_name(view.stock[slot]))
    for slot, token in view.ghosts:
        yield GHOST.fill(number=slot + 1, token=wording.token_name(token))
    for couple, kept in enumerate(search.kept):
        yield (SEARCHED if search.finished[couple] else KEPT).fill(who=Who(gentleman_seat(couple)), n=kept)
    mine = view.pair if view.pair is not None and not view.is_lady else None
    if isinstance(search, InTurns) and mine is not None and not search.finished[mine]:
        yield wording.PUT_BACK_LEFT.fill(n=RETURNS - search.returned[mine])


def _gentleman(view: LadiesView, couple: int) -> Iterator[Text]:
    who = Who(gentleman_seat(couple))
    if view.money[couple] != HIDDEN:
        yield PURSE.fill(who=who, money=view.money[couple])
    if view.earned[couple]:
        yield EARNED.fill(who=who, money=view.earned[couple])
    if view.numbers[couple]:
        yield NUMBER.fill(who=who, number=view.numbers[couple])
    goods = view.tokens[couple]
    yield OWNS.fill(who=who, goods=_goods(goods)) if any(goods) else OWNS_NOTHING.fill(who=who)
    if view.stars[couple]:
        stars = sum(CONTRACTS[contract].stars for contract in view.stars[couple])
        yield STAR_CONTRACTS.fill(who=who, n=stars)
    if view.courtesan is not None and view.court[couple]:
        yield COURTED.fill(who=who, cards=wording.card_names(view.court[couple]))


# Ladies


def _lady(view: LadiesView, lady: int) -> Iterator[Text]:
    who, wardrobe = Who(lady_seat(lady)), view.wardrobes[lady]
    known = tuple(maid for maid in view.maids[lady] if maid not in FACES)
    if wardrobe:
        yield WARDROBE.fill(who=who, cards=wording.card_names(wardrobe))
        worn = best_look(wardrobe, known, view.designers[lady] or None).worn
        unworn = [card for card in wardrobe if card not in worn]
        if unworn:
            yield UNWORN.fill(who=who, cards=wording.card_names(unworn))
        if _marks(wardrobe) == THREE_MARKS:
            yield THREE.fill(who=who)
    else:
        yield NO_WARDROBE.fill(who=who)
    for maid in known:
        name, one, three = MAIDS[maid - PLAIN]
        what = wording.MAID_TEXTS[maid - PLAIN]
        yield MAID.fill(who=who, name=name, what=what, one=one, three=three)
    if len(known) < len(view.maids[lady]):
        yield HIDDEN_MAIDS.fill(who=who, n=len(view.maids[lady]) - len(known))
    stars = own_stars(view, lady)
    if stars is not None and view.stack:
        yield ELEGANCE.fill(who=who, stars=stars)
    if view.purchases[lady]:
        yield TAKEN.fill(who=who, cards=wording.card_names(view.purchases[lady]))
    if view.deferred[lady]:
        yield PUT_OFF.fill(who=who, cards=wording.card_names(view.deferred[lady]))
    yield from _papers(view, lady)


def _papers(view: LadiesView, lady: int) -> Iterator[Text]:
    """Tell the Gossip cards and the Workshop cards of a Lady."""
    who, gossip = Who(lady_seat(lady)), view.gossip[lady]
    if HIDDEN in gossip:
        yield GOSSIP_HAND.fill(who=who, n=len(gossip))
    else:
        for card in gossip:
            condition, when = wording.GOSSIP_TEXTS[card], wording.GOSSIP_WHEN[card]
            yield GOSSIP_OWN.fill(who=who, condition=condition, when=when)
    for card in view.received[lady]:
        yield GOSSIP_ABOUT.fill(who=who, condition=wording.GOSSIP_TEXTS[card])
    if view.is_lady and lady == view.pair:
        decks = tuple(
            TIMES.fill(number=many, good=wording.DECK_NAMES[deck])
            for deck, many in enumerate(view.hand)
            if many
        )
        if decks:
            yield WORKSHOPS.fill(decks=Series(decks))
    elif view.hand_sizes[lady] and view.stack:
        yield WORKSHOP_HAND.fill(who=who, n=view.hand_sizes[lady])


# Evening


def _bills(view: LadiesView) -> Iterator[Text]:
    """Tell whom the Courtesan asks, and the bills that the reader is answering."""
    courtesan = view.courtesan
    if courtesan is not None:
        who = Who(lady_seat(courtesan))
        for card, whom in zip(view.purchases[courtesan], view.asked, strict=False):
            yield ASKED.fill(who=who, whom=Who(gentleman_seat(whom)), card=wording.card_name(card))
        if view.asked_window >= 0 and view.windows[courtesan] != EMPTY:
            told = ASKED_WINDOW.fill(who=who, card=wording.card_name(view.windows[courtesan]))
            yield told.fill(whom=Who(gentleman_seat(view.asked_window)))
    if view.seat is None or view.pair is None:
        return
    given = view.answers[view.seat]
    if view.is_lady and view.question(Hearts):
        hearts = given
    elif not view.is_lady and view.question(Bills):
        hearts = view.hearts[view.pair]
    else:
        return
    bills = _bills_of(view, view.pair, hearts)
    if not view.is_lady and courtesan is not None:
        asked = (*view.asked, view.asked_window)
        theirs = zip(_bills_of(view, courtesan, view.hearts[courtesan]), asked, strict=False)
        bills += [bill for bill, whom in theirs if whom == view.pair]
    for place, bill in enumerate(bills):
        yield bill
        if not view.is_lady and place < len(given):
            yield DECIDED.fill(answer=wording.label(BILLS[given[place]]))


def _bills_of(view: LadiesView, lady: int, hearts: tuple[int, ...]) -> list[Text]:
    """Return a Lady's bills in the order of LG-58: put off, taken today, in the window."""
    bills = []
    for place, bill in enumerate(own_bills(view, lady)):
        told = BILL
        if place < len(hearts) and hearts[place] != HIDDEN:
            told = BILL_HEARTS.fill(wish=wording.HEART_NAMES[hearts[place]])
        bills.append(told.fill(who=Who(lady_seat(lady)), card=wording.card_name(bill.card), price=bill.price))
    return bills


# End


def _end(view: LadiesView) -> Iterator[Text]:
    """Tell places and stars; nothing that counts is hidden any more."""
    state = sample(view, Random(0))
    for seat, place in enumerate(final_places(state)):
        yield RANKED.fill(place=place, who=Who(seat))
    for lady, stars in enumerate(final_stars(state)):
        tally = lady_scored(state, lady)
        maids = sum(each for maid, each in tally.maids if maid != tally.lost)
        told = MADE_UP.fill(who=Who(lady_seat(lady)), stars=stars, articles=tally.stars)
        yield told.fill(maids=maids, contracts=tally.contracts, gossip=-tally.gossip)
    if view.scandal != NOBODY:
        who = Who(lady_seat(view.scandal))
        yield SCANDALOUS.fill(who=who)
        if not view.total_ruin:
            yield MADE_UP_SCANDAL.fill(who=who, n=SCANDAL)


# Parts of sentences


def _marks(cards: Iterable[int]) -> int:
    marks = 0
    for card in cards:
        marks |= MARKS[card]
    return marks


def _seats(seats: Iterable[int]) -> Series:
    return Series(tuple(map(Who, seats)))


def _goods(many: Iterable[int]) -> Series:
    return Series(
        tuple(
            TIMES.fill(number=number, good=wording.GOODS[good]) for good, number in enumerate(many) if number
        )
    )
