"""How events look: who acts is seen to act."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractAnimation, QPointF

from desktop.core.text import Series, Text, Who
from desktop.games.ladies import events as e
from desktop.games.ladies import wording
from desktop.games.ladies.actions import LATER, PAY
from desktop.games.ladies.board.cards import Ware
from desktop.games.ladies.board.tokens import Token
from desktop.games.ladies.data import BARGAINS, BRANDS, DEFERRED, MAIDS, PLAIN, PURCHASE
from desktop.ui.board.motion import (
    fade,
    flip,
    glide,
    grow,
    moment,
    one_after_another,
    pause,
    together,
    travel,
)
from desktop.ui.board.piece import Piece
from desktop.ui.board.scenes import heard, leave
from desktop.ui.board.things import Tag

if TYPE_CHECKING:
    from desktop.games.ladies.board.table import Board

__all__ = ["stage"]


def stage(board: Board, event: Any, view: Any) -> QAbstractAnimation | None:  # noqa: C901, PLR0911, PLR0912 - one line per event
    """Return how an event looks, None if there is nothing to see."""
    match event:
        case e.DayBegan(day=day, last=last):
            return _banner(board, wording.DAY_NAME.fill(day=day, last=last), 700)
        case e.WorkshopsShown():
            return _shops_open(board, event)
        case e.WindowsShown():
            return _windows(board, event)
        case e.TokenTurned():
            return _turned(board, event)
        case e.TokenReturned():
            return _returned(board, event)
        case e.TokenKept(seat=seat, slot=slot, token=token):
            return _kept(board, seat, ((slot, token),))
        case e.TokensDealt(seat=seat, slots=slots, tokens=tokens):
            return _kept(board, seat, tuple(zip(slots, tokens, strict=True)))
        case e.GossipGiven(seat=seat, to=to, card=card):
            return _gossip(board, seat, to, card)
        case e.VisitsShown(shops=shops):
            return _visits(board, shops)
        case e.CardTaken(seat=seat, shop=shop, card=card):
            return _ware(board, card, _shop_spot(board, shop), _lady_spot(board, seat // 2))
        case e.TokenSold(seat=seat, good=good, money=money):
            return _sold(board, seat, good, money)
        case e.ContractFulfilled():
            return _fulfilled(board, event)
        case e.BillSettled():
            return _bill(board, event)
        case e.NotesLaid(place=place):
            return _pulse(board.contracts[place])
        case e.BallBegan():
            return _banner(board, wording.BALL_NIGHT, 900)
        case e.LadyScored():
            return _scored(board, event, view)
        case e.Scandal(seat=seat, lady=lady):
            told = board.context.game.tell(event)
            return _banner(board, told or Who(lady), 1800) if seat >= 0 else None
        case _:
            return None


# Parts


def _say(board: Board, value: Any) -> str:
    return board.context.say(value)


def _banner(board: Board, text: Text | Who, milliseconds: int) -> QAbstractAnimation:
    banner = board.ranking.banner

    def begin() -> None:
        banner.say(_say(board, text))
        banner.setScale(0.7)

    return one_after_another(
        moment(begin),
        grow(banner, 1.0, 200),
        pause(milliseconds),
        fade(banner, 0.0, 180),
        moment(banner.hide),
    )


def _float(board: Board, text: str, spot: QPointF, ink: str) -> QAbstractAnimation:
    label = Tag(board.context, text, board.context.ink(ink), size=30, ground=board.context.ink("sheet"))
    x = min(max(spot.x(), 120.0), 1270.0)
    board.welcome(label, QPointF(x, spot.y()), 850, seen=False)
    return one_after_another(
        together(fade(label, 1.0, 120), glide(label, b"pos", QPointF(x, spot.y() - 44), 520)),
        pause(260),
        fade(label, 0.0, 200),
        leave(board, label),
    )


def _pulse(piece: Piece) -> QAbstractAnimation:
    piece.setTransformOriginPoint(piece.outline().boundingRect().center())
    return one_after_another(grow(piece, 1.06, 120), grow(piece, 1.0, 140))


def _shop_spot(board: Board, lady: int) -> QPointF:
    """Return the door of a boutique."""
    return board.shops[lady].door().center()


def _desk_spot(board: Board, couple: int) -> QPointF:
    """Return where goods of a Gentleman lie."""
    tray = board.desks[couple].tray()
    return QPointF(tray.left() + 40, tray.center().y())


def _lady_spot(board: Board, lady: int) -> QPointF:
    """Return where a Lady stands, or her boutique."""
    figure = board.figures[lady]
    return figure.pos() - QPointF(0, 30) if figure.isVisible() else board.shops[lady].rect.center()


# Morning


def _shops_open(board: Board, event: e.WorkshopsShown) -> QAbstractAnimation:
    words = [_say(board, wording.DECK_NAMES[deck]) for deck in event.decks]
    tags = [
        _float(board, word, board.shops[lady].rect.center() + QPointF(0, 20), "text")
        for lady, word in enumerate(words)
    ]
    return one_after_another(heard(board, "card"), together(*tags))


def _windows(board: Board, event: e.WindowsShown) -> QAbstractAnimation:
    shown = []
    for lady, card in enumerate(event.cards):
        if card < 0:
            continue
        ware = Ware(board.context, 130)
        ware.show_card(card)
        ware.setScale(0.2)
        board.welcome(ware, _shop_spot(board, lady))
        shown.append(
            one_after_another(
                together(travel(ware, board.shops[lady].pane().center(), 360), grow(ware, 1.0, 360)),
                pause(420),
                fade(ware, 0.0, 160),
                leave(board, ware),
            )
        )
    return one_after_another(heard(board, "card"), together(*shown))


def _token(board: Board, slot: int) -> Token:
    return board.tokens[slot]


def _turned(board: Board, event: e.TokenTurned) -> QAbstractAnimation:
    token, hand = _token(board, event.slot), board.hands[event.seat // 2]

    def begin() -> None:
        if not hand.isVisible():
            hand.setPos(_desk_spot(board, event.seat // 2))
        hand.show()

    return one_after_another(
        moment(begin),
        glide(hand, b"pos", token.pos() + QPointF(16, 18), 260),
        heard(board, "piece"),
        flip(token, lambda: token.show_token(event.token), 220),
        pause(260),
    )


def _returned(board: Board, event: e.TokenReturned) -> QAbstractAnimation:
    token, hand = _token(board, event.slot), board.hands[event.seat // 2]
    return one_after_another(flip(token, lambda: token.show_token(None), 200), moment(hand.hide))


def _kept(board: Board, seat: int, tokens: tuple[tuple[int, int], ...]) -> QAbstractAnimation | None:
    if not tokens:
        return None
    moves = []
    end = _desk_spot(board, seat // 2)
    for index, (slot, face) in enumerate(tokens):
        token = _token(board, slot)
        token.show_token(face)
        moves.append(
            one_after_another(
                pause(90 * index),
                travel(token, end + QPointF(36 * index, 0), 300),
                fade(token, 0.0, 80),
                moment(partial(_hide, token)),
            )
        )
    return one_after_another(heard(board, "chips"), together(*moves), moment(board.hands[seat // 2].hide))


def _hide(piece: Piece) -> None:
    piece.hide()
    piece.setOpacity(1.0)


def _gossip(board: Board, seat: int, to: int, card: int) -> QAbstractAnimation:
    remark = wording.GOSSIP_REMARKS[card]
    spot = board.shops[to // 2].rect.center()
    return one_after_another(
        heard(board, "card"),
        together(_banner(board, remark, 1500), _pulse(board.shops[seat // 2])),
        _float(board, "−1 ★", spot, "lost"),
    )


# Afternoon


def _visits(board: Board, shops: tuple[int, ...]) -> QAbstractAnimation:
    assert board.layout is not None
    walks = []
    for lady, shop in enumerate(shops):
        figure = board.figures[lady]
        together_there = [each for each, where in enumerate(shops) if where == shop]
        end = board.layout.doorstep(shop, together_there.index(lady), len(together_there))
        home = board.shops[lady].rect
        figure.setPos(QPointF(home.center().x(), board.layout.rail - 6))
        figure.setOpacity(1.0)
        figure.show()
        walks.append(glide(figure, b"pos", end, 620))
    return one_after_another(heard(board, "piece"), pause(200), together(*walks), pause(250))


def _ware(board: Board, card: int, start: QPointF, end: QPointF) -> QAbstractAnimation:
    ware = Ware(board.context, 110)
    ware.show_card(card)
    ware.setScale(0.5)
    board.welcome(ware, start)
    return one_after_another(
        heard(board, "card"),
        together(travel(ware, end, 380), grow(ware, 0.9, 380)),
        pause(120),
        fade(ware, 0.0, 140),
        leave(board, ware),
    )


def _sold(board: Board, seat: int, good: int, money: int) -> QAbstractAnimation:
    token = Token(board.prints, 44)
    token.show_token(good)
    board.welcome(token, _desk_spot(board, seat // 2))
    price = f"+{_say(board, wording.pounds(money))}"
    return one_after_another(
        travel(token, board.market.rect.center(), 300),
        heard(board, "chips"),
        together(fade(token, 0.0, 120), _float(board, price, _desk_spot(board, seat // 2), "won")),
        leave(board, token),
    )


def _fulfilled(board: Board, event: e.ContractFulfilled) -> QAbstractAnimation:
    contract = board.contracts[event.place]
    moves = []
    pieces = [good for good, many in enumerate(event.goods) for _ in range(many)]
    for index, good in enumerate(pieces):
        token = Token(board.prints, 44)
        token.show_token(good)
        board.welcome(token, _desk_spot(board, event.seat // 2) + QPointF(30 * index, 0))
        end = contract.rect.center() + QPointF(14 * index - 20, -30)
        moves.append(
            one_after_another(
                pause(70 * index), travel(token, end, 340), fade(token, 0.0, 160), leave(board, token)
            )
        )
    text = f"+{_say(board, wording.pounds(event.money))}" + " ★" * event.stars
    return one_after_another(
        together(*moves),
        heard(board, "chips"),
        together(_pulse(contract), _float(board, text, _desk_spot(board, event.seat // 2), "won")),
    )


# Evening


def _bill(board: Board, event: e.BillSettled) -> QAbstractAnimation:
    """Hand a bill over the middle of the table, and show what became of it."""
    couple, lady = event.seat // 2, event.lady // 2
    ware = Ware(board.context, 130)
    ware.show_card(event.card)
    above, below = board.shops[lady].rect.center(), _desk_spot(board, couple)
    board.welcome(ware, above)
    if event.choice == PAY:
        text, ink, end = f"−{_say(board, wording.pounds(event.paid))}", "won", above
    elif event.choice == LATER:
        text, ink, end = _say(board, wording.PUT_OFF_TAG), "text", above
    elif event.source in BARGAINS:
        text, ink, end = _say(board, wording.NOT_BOUGHT_TAG), "text", above
    else:
        told = event.card >= 0 and event.card < PLAIN and event.source in (DEFERRED, PURCHASE)
        words = wording.BACK_REMARKS[event.remark] if told else wording.SENT_BACK
        text, ink, end = _say(board, words), "lost", QPointF(above.x(), -120)
    return one_after_another(
        heard(board, "card"),
        travel(ware, below, 380),
        together(pause(160), _float(board, text, below, ink)),
        travel(ware, end, 380),
        fade(ware, 0.0, 140),
        leave(board, ware),
    )


# The ball


def _checks(event: e.LadyScored) -> list[tuple[Text, int]]:
    """Return the checks in their order, each with the stars that are hers after it."""
    maid_of = dict(event.maids)
    lines: list[tuple[Text, int]] = []
    if event.dressed:
        lines.append((wording.CHECK_DRESS, 0))
    elif event.lost >= 0:
        lines.append((wording.CHECK_NO_DRESS.fill(maid=MAIDS[event.lost - PLAIN][0]), 0))
    else:
        lines.append((wording.CHECK_NO_DRESS_BARE, 0))
    if event.designer:
        lines.append((wording.CHECK_DESIGNER.fill(designer=BRANDS[event.designer]), 0))
    if event.twice:
        cards = Series(tuple(map(wording.card_name, event.twice)))
        lines.append((wording.CHECK_TWICE.fill(cards=cards), 0))
    total = event.stars
    lines.append((wording.CHECK_WORN.fill(n=event.stars), total))
    for maid, stars in maid_of.items():
        if maid != event.lost and stars:
            total += stars
            lines.append((wording.CHECK_MAID.fill(maid=MAIDS[maid - PLAIN][0], stars=stars), total))
    if event.contracts:
        total += event.contracts
        lines.append((wording.CHECK_CONTRACTS.fill(stars=event.contracts), total))
    if event.gossip:
        total -= event.gossip
        lines.append((wording.CHECK_GOSSIP.fill(stars=event.gossip), total))
    return lines


def _scored(board: Board, event: e.LadyScored, view: Any) -> QAbstractAnimation:
    hall, lady = board.ranking.hall, event.seat // 2
    lines = _checks(event)

    def begin() -> None:
        board.ranking.begin()
        board.wardrobe.show(view, lady)
        hall.lady, hall.checks = lady, []
        hall.update()

    def line(count: int) -> QAbstractAnimation:
        def show() -> None:
            hall.checks = [_say(board, text) for text, _ in lines[: count + 1]]
            hall.stars[lady] = lines[count][1]
            hall.update()

        return one_after_another(moment(show), pause(620))

    steps = [line(count) for count in range(len(lines))]
    return one_after_another(moment(begin), pause(300), *steps, heard(board, "chips"), pause(400))
