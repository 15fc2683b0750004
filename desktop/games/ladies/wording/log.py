"""What happened, in words: the log, with the remarks that the town makes."""

from __future__ import annotations

from desktop.core.game import Event
from desktop.core.text import Series, Text, Who, say
from desktop.games.ladies import events as e
from desktop.games.ladies.actions import LATER, PAY
from desktop.games.ladies.data import COURTED, COURTED_WINDOW, MAIDS, PLAIN, WINDOW
from desktop.games.ladies.wording.names import (
    DECK_NAMES,
    GOODS,
    MOOD_NAMES,
    brand,
    card_name,
    card_names,
    token_name,
)

__all__ = ["BACK_REMARKS", "GOSSIP_REMARKS", "tell"]

DAY = say("ladies", "Day {day} of {last}.")
OFFERS = say("ladies", "On offer today: {offers}.")
OFFER = say("ladies", "{deck} at {who}’s")
DRAWN = say("ladies", "Delivered to your boutique: {cards}.")
WINDOWS = say("ladies", "In the windows: {cards}.")
WINDOW_OF = say("ladies", "{card} at {who}’s")
NO_WINDOWS = say("ladies", "All windows are empty.")
SEARCH_TURNS = say("ladies", "The search begins with {who}.")
SEARCH_RACE = say("ladies", "The exchange is open!")
TURNED = say("ladies", "{who} turns {token}.")
RETURNED = say("ladies", "{who} puts it back.")
MISFIT = say("ladies", "{who} has no room for it, and it goes back.")
KEPT = say("ladies", "{who} keeps {token}.")
FORCED = say("ladies", "{who} has dithered enough and must keep {token}.")
DEALT = say("ladies", "{who} is dealt {tokens}.")
SEARCHED = say("ladies", "{who} is done, with number {number}.")
WHISPERED = say("ladies", "{who} about {whom}: “{remark}”")
MOOD = say("ladies", "{who} hints at the state of the purse: {mood}.")
VISITS = say("ladies", "The visits: {visits}.")
VISIT = say("ladies", "{who} at {owner}’s")
VISIT_HOME = say("ladies", "{who} at home")
OPENED = say("ladies", "{owner}’s boutique opens with %n card(s) for {who}.", "", 1)
SEEN = say("ladies", "You see: {cards}.")
TOOK = say("ladies", "{who} takes {card}.")
LEFT = say("ladies", "{who} leaves with %n card(s).", "", 1)
LEFT_EMPTY = say("ladies", "{who} leaves with nothing.")
CLOSED_EMPTY = say("ladies", "{owner}’s boutique closes, sold out.")
CLOSED = say("ladies", "{owner}’s boutique closes, and %n card(s) stay behind.", "", 1)
SOLD = say("ladies", "{who} sells {good} for £{money}.")
FULFILLED = say("ladies", "{who} fulfils contract {place} for £{money}.")
FULFILLED_STARS = say("ladies", "{who} fulfils contract {place} for £{money} and %n star(s).", "", 1)
EARNED = say("ladies", "{who} ends the day’s business with £{money} earned.")
DROPPED = say("ladies", "{who} lets the bargain go, and a rumour with it.")
ASKED = say("ladies", "{who} asks {whom} to pay for {card}.")
ASKED_NOBODY = say("ladies", "{who} offers the bargain in the window to nobody.")
HEARTS = say("ladies", "The hearts on your bills: {hearts}.")
PRESENTED = say("ladies", "A bill: {card}.")
PRESENTED_HEARTS = say("ladies", "A bill with %n heart(s): {card}.", "", 1)
PAID = say("ladies", "{who} pays £{money} for {lady}: {card}.")
PAID_HALF = say("ladies", "{who} gets {card} for {lady} at half price: £{money}.")
PUT_OFF = say("ladies", "{who} puts {card} off for £{money}; {lady} must wait.")
SENT_BACK = say("ladies", "{who} sends {card} back. {lady} hears: “{remark}”")
NOT_BOUGHT = say("ladies", "{who} leaves the bargain in {lady}’s window.")
WORKSHOP = say("ladies", "You draw a Workshop card: {deck}.")
FILLED = say("ladies", "The Stock is full again: %n good(s), and the Number tokens.", "", 1)
FILLED_MIXED = say("ladies", "The supply was used up and mixed anew: %n good(s) in the Stock.", "", 1)
CONTRACT = say("ladies", "A new contract in place {place}.")
NO_CONTRACT = say("ladies", "No contract is left for place {place}.")
NOTES = say("ladies", "The contract in place {place} waits with £{money} on it.")
BALL = say("ladies", "The ball! All secrets come to light.")
ASIDE = say("ladies", "{who} leaves {designer} at home.")
SCORED = say("ladies", "{who} shines with %n star(s).", "", 1)
UNDRESSED = say(
    "ladies", "{who} comes without an evening dress, and {maid} has given notice. %n star(s).", "", 1
)
BARE = say("ladies", "{who} comes without an evening dress. Nobody looks, everybody sees. %n star(s).", "", 1)
SCANDAL = say("ladies", "Scandal! {who} tells everything, and {lady} loses three stars.")
RUINED = say("ladies", "Scandal! {who} tells everything, and {lady} is ruined.")
WINNER = say("ladies", "The evening belongs to {who}.")
WINNER_MONEY = say("ladies", "The evening belongs to {who}: equal in stars, but richer.")

BACK_REMARKS: tuple[Text, ...] = (
    say("ladies", "Too dear today, my love."),
    say("ladies", "But you have one already!"),
    say("ladies", "Three designers, darling?"),
)
"""Why a card went back, by ``BillSettled.remark``."""
BACK_SECRET = say("ladies", "Not today, my love.")

GOSSIP_REMARKS: tuple[Text, ...] = (
    say("ladies", "I hear she means to come in her dressing gown."),
    say("ladies", "Bare-headed! One might take her for a poet."),
    say("ladies", "Such hands. One would think she used them."),
    say("ladies", "She has two of everything, and taste for neither."),
    say("ladies", "She dresses the way other people spill things."),
    say("ladies", "He designs, she obeys."),
    say("ladies", "Not one name on her label. On her card neither."),
    say("ladies", "It went back before the bow was untied."),
    say("ladies", "On instalments! At her age!"),
    say("ladies", "She only came in to get warm."),
    say("ladies", "Half price, like her conversation."),
    say("ladies", "They tore at the same sleeve, I saw it."),
    say("ladies", "She comes to me when nobody else lets her in."),
    say("ladies", "She is her own best customer. Her only one."),
    say("ladies", "Charming what one can do with so little."),
    say("ladies", "A thousand pounds! And still that chin."),
    say("ladies", "She glitters, so that one may find her in the dark."),
    say("ladies", "Her shop? So quiet. Ideal for a nap."),
    say("ladies", "Three maids, and nobody to listen to her."),
    say("ladies", "He was last again. He always says: ‘After you.’"),
)
"""What is said when each Gossip card is handed over."""


def tell(event: Event) -> Text | None:
    """Return a line of the log."""
    for teller in (_morning, _afternoon, _evening, _night):
        text = teller(event)
        if text is not None:
            return text
    return None


def _morning(event: Event) -> Text | None:  # noqa: C901, PLR0911 - one line per event
    match event:
        case e.DayBegan(day=day, last=last):
            return DAY.fill(day=day, last=last)
        case e.WorkshopsShown(decks=decks):
            offers = (OFFER.fill(deck=DECK_NAMES[deck], who=Who(2 * lady)) for lady, deck in enumerate(decks))
            return OFFERS.fill(offers=Series(tuple(offers)))
        case e.CardsDrawn(cards=cards):
            return DRAWN.fill(cards=card_names(cards)) if cards else None
        case e.WindowsShown(cards=cards):
            shown = tuple(
                WINDOW_OF.fill(card=card_name(card), who=Who(2 * lady))
                for lady, card in enumerate(cards)
                if card >= 0
            )
            return WINDOWS.fill(cards=Series(shown)) if shown else NO_WINDOWS
        case e.SearchBegan(first=first):
            return SEARCH_TURNS.fill(who=Who(first)) if first >= 0 else SEARCH_RACE
        case e.TokenTurned(seat=seat, token=token):
            return TURNED.fill(who=Who(seat), token=token_name(token))
        case e.TokenReturned(seat=seat, misfit=misfit):
            return (MISFIT if misfit else RETURNED).fill(who=Who(seat))
        case e.TokenKept(seat=seat, token=token, forced=forced):
            return (FORCED if forced else KEPT).fill(who=Who(seat), token=token_name(token))
        case e.TokensDealt(seat=seat, tokens=tokens):
            dealt = Series(tuple(map(token_name, tokens)))
            return DEALT.fill(who=Who(seat), tokens=dealt) if tokens else None
        case e.SearchEnded(seat=seat, number=number):
            return SEARCHED.fill(who=Who(seat), number=number)
        case e.GossipGiven(seat=seat, to=to, card=card):
            return WHISPERED.fill(who=Who(seat), whom=Who(to), remark=GOSSIP_REMARKS[card])
        case _:
            return None


def _afternoon(event: Event) -> Text | None:  # noqa: C901, PLR0911 - one line per event
    match event:
        case e.MoodSent(seat=seat, mood=mood):
            return MOOD.fill(who=Who(seat), mood=MOOD_NAMES[mood])
        case e.VisitsShown(shops=shops):
            visits = (
                VISIT_HOME.fill(who=Who(2 * lady))
                if lady == shop
                else VISIT.fill(who=Who(2 * lady), owner=Who(2 * shop))
                for lady, shop in enumerate(shops)
            )
            return VISITS.fill(visits=Series(tuple(visits)))
        case e.BoutiqueOpened(shop=shop, seats=seats, cards=cards):
            return OPENED.fill(owner=Who(2 * shop), n=cards, who=Series(tuple(map(Who, seats))))
        case e.OfferSeen(cards=cards):
            return SEEN.fill(cards=card_names(cards))
        case e.CardTaken(seat=seat, card=card):
            return TOOK.fill(who=Who(seat), card=card_name(card))
        case e.LadyLeft(seat=seat, took=took):
            return LEFT.fill(who=Who(seat), n=took) if took else LEFT_EMPTY.fill(who=Who(seat))
        case e.BoutiqueClosed(shop=shop, left=left):
            return (
                CLOSED.fill(owner=Who(2 * shop), n=left) if left else CLOSED_EMPTY.fill(owner=Who(2 * shop))
            )
        case e.TokenSold(seat=seat, good=good, money=money):
            return SOLD.fill(who=Who(seat), good=GOODS[good], money=money)
        case e.ContractFulfilled(seat=seat, place=place, money=money, stars=stars):
            pattern = FULFILLED_STARS.fill(n=stars) if stars else FULFILLED
            return pattern.fill(who=Who(seat), place=place + 1, money=money)
        case e.BusinessEnded(seat=seat, earned=earned):
            return EARNED.fill(who=Who(seat), money=earned)
        case _:
            return None


def _evening(event: Event) -> Text | None:  # noqa: PLR0911 - one line per event
    match event:
        case e.GossipDropped(seat=seat):
            return DROPPED.fill(who=Who(seat))
        case e.Asked(seat=seat, gentleman=gentleman, card=card):
            if gentleman < 0:
                return ASKED_NOBODY.fill(who=Who(seat))
            return ASKED.fill(who=Who(seat), whom=Who(gentleman), card=card_name(card))
        case e.HeartsSet(hearts=hearts) if any(hearts):
            return HEARTS.fill(hearts=Series(hearts))
        case e.BillPresented(card=card, hearts=hearts):
            pattern = PRESENTED_HEARTS.fill(n=hearts) if hearts else PRESENTED
            return pattern.fill(card=card_name(card))
        case e.BillSettled():
            return _settled(event)
        case _:
            return None


def _settled(event: e.BillSettled) -> Text:
    bargain = event.source in (WINDOW, COURTED_WINDOW)
    if event.choice == PAY:
        pattern = PAID_HALF if bargain else PAID
    elif event.choice == LATER:
        pattern = PUT_OFF
    else:
        pattern = NOT_BOUGHT if bargain else SENT_BACK
    return pattern.fill(
        who=Who(event.seat),
        lady=Who(event.lady),
        card=card_name(event.card),
        money=event.paid,
        remark=back_remark(event),
    )


def back_remark(event: e.BillSettled) -> Text:
    """Return what a Lady hears of a card that goes back, a word for everybody where the card is secret."""
    secret = event.card < 0 or event.card >= PLAIN or event.source in (COURTED, COURTED_WINDOW)
    return BACK_SECRET if secret else BACK_REMARKS[event.remark]


def _night(event: Event) -> Text | None:  # noqa: C901, PLR0911 - one line per event
    match event:
        case e.WorkshopDrawn(deck=deck):
            return WORKSHOP.fill(deck=DECK_NAMES[deck])
        case e.StockFilled(goods=goods, mixed=mixed):
            return (FILLED_MIXED if mixed else FILLED).fill(n=goods)
        case e.ContractReplaced(place=place, contract=contract):
            return (CONTRACT if contract >= 0 else NO_CONTRACT).fill(place=place + 1)
        case e.NotesLaid(place=place, notes=notes):
            return NOTES.fill(place=place + 1, money=notes)
        case e.BallBegan():
            return BALL
        case e.DesignerSetAside(seat=seat, designer=designer):
            return ASIDE.fill(who=Who(seat), designer=brand(designer))
        case e.LadyScored(seat=seat, dressed=dressed, lost=lost, total=total):
            if dressed:
                return SCORED.fill(who=Who(seat), n=total)
            maid = MAIDS[lost - PLAIN][0] if lost >= 0 else ""
            return (UNDRESSED if lost >= 0 else BARE).fill(who=Who(seat), maid=maid, n=total)
        case e.Scandal(seat=seat, lady=lady, stars=stars):
            return (SCANDAL if stars else RUINED).fill(who=Who(seat), lady=Who(lady))
        case e.GameEnded(places=places, by_money=by_money):
            first = tuple(Who(seat) for seat, place in enumerate(places) if place == 1)
            return (WINNER_MONEY if by_money else WINNER).fill(who=Series(first))
        case _:
            return None
