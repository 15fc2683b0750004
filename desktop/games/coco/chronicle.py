"""The log: every event as a line. A kind is named only where everybody knows it."""

from __future__ import annotations

from desktop.core.game import Event
from desktop.core.text import Series, Text, Who, say
from desktop.games.coco.data import BASKETS, CARDS
from desktop.games.coco.events import (
    BasketMoved,
    CardDead,
    CardDrawn,
    DeckShuffled,
    Delivered,
    DiceRolled,
    GameEnded,
    Loaded,
    Looked,
    LootTurned,
    MonkeySwung,
    Shown,
    Stolen,
    Swapped,
    TurnBegan,
    TurnPassed,
)
from desktop.games.coco.wording import card_name, hole, kind_name, loot_names, node_name

__all__ = ["tell"]

BEGAN = say("coco", "It is {who}’s turn.")
SHUFFLED = say("coco", "The discard pile becomes the new deck: %n card(s).", "", 1)
DREW = say("coco", "{who} draws {card}.")
DREW_ANOTHER = say("coco", "{who} draws another card: {card}.")
DEAD = say("coco", "Nothing on the card can be done.")
PASSED = say("coco", "{who} ends the turn without an action.")
LOADED = say("coco", "{who} loads a basket.")
SHOWN = say("coco", "{who}’s basket carries this for all to see: {kind}.")
MOVED = say("coco", "{who} moves basket {number} from {start} to {end}.")
DELIVERED = say("coco", "{who} delivers goods and has %n tile(s) on the market place.", "", 1)
DELIVERED_OPEN = say("coco", "{who} delivers goods ({kind}) and has %n tile(s) on the market place.", "", 1)
ROLLED = say("coco", "{who} rolls {first} and {second}.")
SWUNG = say("coco", "Pongo swings from {left} to {right} and catches nothing.", "colours of the holes")
SWUNG_BACK = say(
    "coco", "Pongo swings back from {right} to {left} and catches nothing.", "colours of the holes"
)
STOLE = say("coco", "Pongo snatches the goods of {victim} on {field} for {who}.")
STOLE_OWN = say("coco", "Pongo snatches {who}’s own goods on {field}.")
STOLE_OPEN = say("coco", "Pongo snatches the goods ({kind}) of {victim} on {field} for {who}.")
STOLE_OWN_OPEN = say("coco", "Pongo snatches {who}’s own goods ({kind}) on {field}.")
SWAPPED = say("coco", "{who} swaps the goods of two baskets.")
SWAPPED_TRACED = say("coco", "{who} swaps the goods on {first} with those on {second}.")
LOOKED = say("coco", "{who} looks under a goods tile.")
LOOKED_TRACED = say("coco", "{who} looks under the goods of {owner} on {field}.")
TURNED = say("coco", "{who} turns over the loot: {tiles}. That makes {score}.")
TURNED_NONE = say("coco", "{who} has no loot.")
WINNER = say("coco", "{who} wins with %n point(s).", "", 1)
SHARED = say("coco", "{who} win together with %n point(s).", "", 1)
WINNER_FRUIT = say(
    "coco", "{who} wins with %n point(s): where points are equal, more fruit decides, then more goods.", "", 1
)
SHARED_FRUIT = say(
    "coco",
    "{who} win together with %n point(s): where points are equal, more fruit decides, then more goods.",
    "",
    1,
)
WINNER_STOPPED = say("coco", "After 400 turns the game ends: {who} wins with %n point(s).", "", 1)
SHARED_STOPPED = say("coco", "After 400 turns the game ends: {who} win together with %n point(s).", "", 1)


def tell(event: Event) -> Text | None:  # noqa: C901, PLR0911, PLR0912 - one line per event
    """Return a line of the log. It names a kind only where everybody knows it."""
    match event:
        case TurnBegan(seat=seat):
            return BEGAN.fill(who=Who(seat))
        case DeckShuffled(cards=cards):
            return SHUFFLED.fill(n=cards)
        case CardDrawn():
            return _drew(event)
        case CardDead():
            return DEAD
        case TurnPassed(seat=seat):
            return PASSED.fill(who=Who(seat))
        case Loaded(seat=seat):
            return LOADED.fill(who=Who(seat))
        case Shown(seat=seat, kind=kind):
            return SHOWN.fill(who=Who(seat), kind=kind_name(kind))
        case BasketMoved(seat=seat, basket=basket, way=way):
            number, start, end = basket % BASKETS + 1, node_name(way[0]), node_name(way[-1])
            return MOVED.fill(who=Who(seat), number=number, start=start, end=end)
        case Delivered(seat=seat, count=count):
            pattern = DELIVERED_OPEN if event.public else DELIVERED
            return pattern.fill(who=Who(seat), n=count, kind=kind_name(event.kind))
        case DiceRolled(seat=seat, first=first, second=second):
            return ROLLED.fill(who=Who(seat), first=hole(first), second=hole(second))
        case MonkeySwung():
            return _swung(event)
        case Stolen():
            return _stolen(event)
        case Swapped():
            return _swapped(event)
        case Looked():
            return _looked(event)
        case LootTurned():
            return _turned(event)
        case GameEnded():
            return _ended(event)
        case _:
            return None


def _drew(event: CardDrawn) -> Text:
    pattern = DREW_ANOTHER if event.replacement else DREW
    return pattern.fill(who=Who(event.seat), card=card_name(CARDS[event.card]))


def _swung(event: MonkeySwung) -> Text | None:
    if event.basket is not None:
        return None
    pattern = SWUNG_BACK if event.side else SWUNG
    return pattern.fill(left=hole(event.left), right=hole(event.right))


def _stolen(event: Stolen) -> Text:
    who, victim, field = Who(event.seat), Who(event.victim), node_name(event.node)
    if event.seat == event.victim:
        pattern = STOLE_OWN_OPEN if event.public else STOLE_OWN
    else:
        pattern = STOLE_OPEN if event.public else STOLE
    return pattern.fill(who=who, victim=victim, field=field, kind=kind_name(event.kind))


def _swapped(event: Swapped) -> Text:
    if not event.traced:
        return SWAPPED.fill(who=Who(event.seat))
    first, second = map(node_name, event.nodes)
    return SWAPPED_TRACED.fill(who=Who(event.seat), first=first, second=second)


def _looked(event: Looked) -> Text:
    if not event.traced:
        return LOOKED.fill(who=Who(event.seat))
    owner, field = Who(event.basket // BASKETS), node_name(event.node)
    return LOOKED_TRACED.fill(who=Who(event.seat), owner=owner, field=field)


def _turned(event: LootTurned) -> Text:
    if not event.tiles:
        return TURNED_NONE.fill(who=Who(event.seat))
    tiles = loot_names(event.seat, event.tiles)
    return TURNED.fill(who=Who(event.seat), tiles=tiles, score=event.score)


def _ended(event: GameEnded) -> Text:
    who = Series(tuple(map(Who, event.winners)))
    points, several = event.scores[event.winners[0]], len(event.winners) > 1
    if event.scores.count(points) > len(event.winners):  # CO-38: the option has told them apart
        pattern = SHARED_FRUIT if several else WINNER_FRUIT
    elif event.stopped:
        pattern = SHARED_STOPPED if several else WINNER_STOPPED
    else:
        pattern = SHARED if several else WINNER
    return pattern.fill(who=who, n=points)
