"""Answers in words, as on a button."""

from __future__ import annotations

from typing import assert_never

from desktop.core.text import Series, Text, Who, say
from desktop.games.ladies.actions import (
    BACK,
    PAY,
    AnyAction,
    Ask,
    Close,
    Display,
    Drop,
    Finish,
    Fulfil,
    Heart,
    Keep,
    Leave,
    Mood,
    Offer,
    Pass,
    PutBack,
    Ruin,
    Sell,
    SetAside,
    Settle,
    Start,
    Take,
    TimeUp,
    Turn,
    Visit,
    Whisper,
)
from desktop.games.ladies.wording.names import (
    DECK_NAMES,
    GOODS,
    GOSSIP_TEXTS,
    HEART_NAMES,
    MOOD_NAMES,
    brand,
    card_name,
)

__all__ = ["label"]

OFFER = say("ladies", "Offer {deck}")
SHOW = say("ladies", "Show {card}")
OPEN = say("ladies", "Open the exchange")
TURN = say("ladies", "Turn token {number}")
KEEP = say("ladies", "Keep it")
PUT_BACK = say("ladies", "Put it back")
FINISH = say("ladies", "Stop searching")
TIME_UP = say("ladies", "Time is up")
WHISPER = say("ladies", "Tell about {who}: {gossip}")
PASS = say("ladies", "No")
MOOD = say("ladies", "Purse: {mood}")
VISIT = say("ladies", "Visit the boutique of {who}")
TAKE = say("ladies", "Take {card}")
LEAVE = say("ladies", "Leave the boutique")
SELL = say("ladies", "Sell {good}")
FULFIL = say("ladies", "Fulfil contract {place}")
FULFIL_GOLD = say("ladies", "Fulfil contract {place} with Gold for {goods}")
TIMES = say("ladies", "{number} × {good}")
CLOSE = say("ladies", "End business")
DROP = say("ladies", "Discard gossip: {gossip}")
ASK = say("ladies", "Ask {who}")
NOBODY = say("ladies", "Ask nobody")
HEARTS = say("ladies", "%n heart(s): {wish}", "", 1)
BILL_PAY = say("ladies", "Pay")
BILL_BACK = say("ladies", "Send it back")
BILL_LATER = say("ladies", "Put it off for £100")
ASIDE = say("ladies", "Leave {designer} at home")
RUIN = say("ladies", "Ruin the reputation of {who}")


def label(action: AnyAction) -> Text:  # noqa: C901, PLR0911, PLR0912 - one line per answer
    """Return an answer in words."""
    match action:
        case Offer(deck=deck):
            return OFFER.fill(deck=DECK_NAMES[deck])
        case Display(card=card):
            return SHOW.fill(card=card_name(card))
        case Start():
            return OPEN
        case Turn(slot=slot):
            return TURN.fill(number=slot + 1)
        case Keep():
            return KEEP
        case PutBack():
            return PUT_BACK
        case Finish():
            return FINISH
        case TimeUp():
            return TIME_UP
        case Whisper(card=card, seat=seat):
            return WHISPER.fill(who=Who(seat), gossip=GOSSIP_TEXTS[card])
        case Pass():
            return PASS
        case Mood(mood=mood):
            return MOOD.fill(mood=MOOD_NAMES[mood])
        case Visit(shop=shop):
            return VISIT.fill(who=Who(2 * shop))
        case Take(card=card):
            return TAKE.fill(card=card_name(card))
        case Leave():
            return LEAVE
        case Sell(good=good):
            return SELL.fill(good=GOODS[good])
        case Fulfil():
            return _fulfil(action)
        case Close():
            return CLOSE
        case Drop(card=card):
            return DROP.fill(gossip=GOSSIP_TEXTS[card])
        case Ask(seat=seat):
            return ASK.fill(who=Who(seat)) if seat >= 0 else NOBODY
        case Heart(hearts=hearts):
            return HEARTS.fill(n=hearts, wish=HEART_NAMES[hearts])
        case Settle(choice=choice):
            return BILL_PAY if choice == PAY else BILL_BACK if choice == BACK else BILL_LATER
        case SetAside(designer=designer):
            return ASIDE.fill(designer=brand(designer))
        case Ruin(couple=couple):
            return RUIN.fill(who=Who(2 * couple))
        case _:
            assert_never(action)


def _fulfil(action: Fulfil) -> Text:
    gold = [
        GOODS[good] if many == 1 else TIMES.fill(number=many, good=GOODS[good])
        for good, many in enumerate(action.gold)
        if many
    ]
    pattern = FULFIL_GOLD if gold else FULFIL
    return pattern.fill(place=action.place + 1, goods=Series(tuple(gold)))
