"""The lower edge: what only the reader holds, and the answers to the question of the moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt

from desktop.core.game import Action, Decision
from desktop.core.text import Series, Text
from desktop.games.ladies import wording
from desktop.games.ladies.actions import (
    BACK,
    BILLS,
    CLOSE,
    COURT,
    DISPLAYS,
    DROPS,
    FINISH,
    KEEP,
    LEAVE,
    MOODS,
    OFFERS,
    PASS,
    PUT_BACK,
    RUIN,
    TAKES,
    Whisper,
)
from desktop.games.ladies.board.bill_row import bill_row
from desktop.games.ladies.board.cards import GossipCard, HeartButton, Ware, WorkshopCard
from desktop.games.ladies.board.courting import NO_ONE, bill_asked_about, captions, explain_asking, lady_bills
from desktop.games.ladies.board.exchange import Good
from desktop.games.ladies.board.layout import TRAY
from desktop.games.ladies.board.partner import holds_both, own_words, partner_words, purse_words
from desktop.games.ladies.board.sorting import Sorting, badge_of
from desktop.games.ladies.board.tokens import IN_HAND, Prints, Token
from desktop.games.ladies.data import DECKS, GOODS, MARKETS
from desktop.games.ladies.events import BillSettled
from desktop.games.ladies.phases import (
    Bills,
    Business,
    Courting,
    Dropping,
    Gossiping,
    Hearts,
    Moods,
    Morning,
    Ruining,
    Shopping,
    Stock,
    Together,
    Windows,
    Workshops,
)
from desktop.games.ladies.state import EMPTY
from desktop.games.ladies.view import LadiesView, open_questions
from desktop.ui.board.context import BoardContext
from desktop.ui.board.lettering import display
from desktop.ui.board.piece import Piece
from desktop.ui.board.places import hand_of
from desktop.ui.board.things import Button, Label, even_out

__all__ = ["Tray"]

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
SIDE = QRectF(TRAY.left() + 8, TRAY.top() + 4, 246, TRAY.height() - 8)
STAGE = QRectF(TRAY.left() + 264, TRAY.top() + 4, TRAY.width() - 270, TRAY.height() - 8)
LINE = STAGE.center().y()


class Tray:
    """Builds the pieces of the lower edge for a view and a question."""

    def __init__(
        self, context: BoardContext, prints: Prints, refused: Mapping[int, BillSettled], sorting: Sorting
    ) -> None:
        self.context, self.prints, self.refused, self.sorting = context, prints, refused, sorting
        self._search_keys: list[Piece] = []  # printed once: in a race they come and go with every token
        ink = context.ink
        self.head = Label(
            context,
            QRectF(SIDE.left(), SIDE.top(), SIDE.width(), 40),
            font=display,
            size=30,
            colour=ink("text"),
            align=LEFT,
            wrap=False,
        )
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        self.words = Label(
            context,
            QRectF(SIDE.left(), SIDE.top() + 42, SIDE.width(), SIDE.height() - 44),
            size=20,
            colour=ink("faded"),
            align=top,
        )

    def frame(self) -> list[Piece]:
        """Return what is always there."""
        return [self.head, self.words]

    def key(self, view: LadiesView, decision: Decision | None) -> object:
        """Return what the lower edge depends on: while it stays the same, nothing is built anew."""
        mine = view.pair or 0
        self.sorting.attend(view)
        search = view.question(Stock)
        slot = search.hands[mine] if search and mine < view.couples else EMPTY
        return (
            self._head(view),
            self._words(view),
            self.sorting.state(),
            decision.options if decision and slot != EMPTY else decision and decision.options[-1:],
            tuple(type(question) for question in open_questions(view.stack)),
            decision is None or decision.seat,
            (view.seat, view.answers, view.hand, view.shops, view.purchases, view.deferred, view.gossip),
            (view.hearts, view.asked, view.tokens[mine] if mine < view.couples else (), view.windows),
            view.stock[slot] if slot != EMPTY else None,
        )

    def _head(self, view: LadiesView) -> str:
        """Return what is known of the purse, or what is left in it beside the bills already sorted."""
        plan = self.sorting.plan
        return self.context.say(wording.PURSE_LEFT.fill(money=plan.left) if plan else purse_words(view))

    def _words(self, view: LadiesView) -> str:
        """Return what the partner does, and what the reader has taken."""
        taken = self.sorting.words() if self.sorting.plan else None
        partner = None if holds_both(self.context.seats, view.pair) else partner_words(view)
        lines = [taken or partner, own_words(view), *self._went_back(view)]
        return "\n".join(self.context.say(line) for line in lines if line is not None)

    def _went_back(self, view: LadiesView) -> list[Text]:
        """Return which of the reader's cards were not paid and why, one sentence per reason."""
        if view.question(Bills) or not view.stack:
            return []
        told = wording.WENT_BACK if isinstance(view.stack[-1], Morning) else wording.WENT_BACK_TONIGHT
        reasons: dict[str, list[Text]] = {}
        for event in self.refused.values():
            if event.lady == view.seat:
                remark = self.context.say(wording.back_remark(event))
                reasons.setdefault(remark, []).append(wording.card_short(event.card))
        return [told.fill(cards=Series(tuple(cards)), remark=remark) for remark, cards in reasons.items()]

    def settle(self, view: LadiesView, words: Text | None) -> None:
        """Write beside the pieces what is shown now: bills that were a question are so no longer.

        Whoever has no purse to look into reads the day, which may be the next one in the view already.
        """
        if view.pair is not None and view.pair < view.couples:
            self.head.set_text(self.context.say(purse_words(view)))
        self.words.set_text(self.context.say(words) if words is not None else "")

    def label(self, view: LadiesView) -> None:
        """Write beside the pieces what is known of the purse and of the partner."""
        self.head.set_text(self._head(view))
        self.words.set_text(self._words(view))

    def pieces(self, view: LadiesView, decision: Decision | None) -> list[Piece]:
        """Return what lies on the lower edge now."""
        self.label(view)
        if view.seat is None or not view.stack:
            return []
        options = decision.options if decision and decision.seat == view.seat else ()
        question = self._asked(view, options)
        if question is None:
            return self._idle(view)
        return list(self._for(question, view, options))

    def _asked(self, view: LadiesView, options: Sequence[Action]) -> Any:
        """Return the open question that these options answer."""
        if not options:
            return None
        questions = open_questions(view.stack)
        if not questions or view.seat is None:
            return None
        question = questions[-1] if len(questions) > 1 and view.seat % 2 else questions[0]
        owes = not isinstance(question, Together) or len(view.answers[view.seat]) < question.due[view.seat]
        return question if owes else None

    def _for(self, question: Any, view: LadiesView, options: Sequence[Action]) -> Sequence[Piece]:  # noqa: C901, PLR0911, PLR0912 - one per question
        lady = view.pair or 0
        match question:
            case Workshops():
                return self._row([self._workshop(view, deck) for deck in DECKS if view.hand[deck]], 170)
            case Windows():
                return self._row([self._ware(card, DISPLAYS[card]) for card in view.shops[lady]], 114)
            case Shopping():
                cards = [self._ware(card, TAKES[card]) for card in view.shops[question.shop]]
                return self._with_button(cards, LEAVE)
            case Hearts():
                return self._hearts(view)
            case Gossiping():
                rumours = [self._gossip(view, card) for card in view.gossip[lady]]
                return self._with_button(rumours, PASS, 178, self.context.say(wording.KEEP_SILENT))
            case Dropping():
                return self._with_button([self._drop(card) for card in view.gossip[lady]], PASS, 178)
            case Courting():
                return self._court(view, options)
            case Ruining():
                return self._buttons(RUIN[: view.couples])
            case Moods():
                return self._moods()
            case Stock():
                return self._stock(view, question)
            case Business():
                return self._business(view)
            case Bills():
                return self._bills(view)
            case _:
                return self._idle(view)

    # Parts

    def _ware(self, card: int, action: Action | None = None, badge: str = "", hearts: int = 0) -> Ware:
        ware = Ware(self.context)
        ware.show_card(card, badge, hearts)
        if action is not None:
            ware.actions = (action,)
        return ware

    def _workshop(self, view: LadiesView, deck: int) -> WorkshopCard:
        piece = WorkshopCard(self.context, deck, view.hand[deck])
        piece.actions = (OFFERS[deck],)
        piece.name = piece.hint = self.context.label(OFFERS[deck])
        return piece

    def _gossip(self, view: LadiesView, card: int) -> GossipCard:
        piece = GossipCard(self.context, card)
        piece.actions = tuple(Whisper(card, 2 * lady) for lady in range(view.ladies) if lady != view.pair)
        return piece

    def _drop(self, card: int) -> GossipCard:
        piece = GossipCard(self.context, card)
        piece.actions = (DROPS[card],)
        return piece

    def _row(self, pieces: Sequence[Piece], width: float, area: QRectF = STAGE) -> list[Piece]:
        for piece, spot in zip(pieces, hand_of(len(pieces), area, width, 10), strict=True):
            piece.setPos(spot)
        return list(pieces)

    def _with_button(
        self, pieces: Sequence[Piece], action: Action, width: float = 114, text: str = ""
    ) -> list[Piece]:
        key = self._key(action, QRectF(STAGE.right() - 176, LINE - 36, 172, 72), text)
        area = STAGE.adjusted(0, 0, -190, 0)
        return [*self._row(pieces, width, area), key]

    def _key(self, action: Action, rect: QRectF, text: str = "") -> Button:
        quiet = action in (LEAVE, PASS, CLOSE, PUT_BACK, FINISH, BILLS[BACK])
        ink = self.context.ink
        key = Button(
            self.context,
            rect,
            text or self.context.label(action),
            ground=ink("quiet") if quiet else ink("shop_1"),
            ink=ink("text") if quiet else ink("on_shop"),
            size=26,
        )
        key.actions = (action,)
        key.hint = text or self.context.label(action)
        return key

    def _buttons(
        self, actions: Sequence[Action], area: QRectF = STAGE, texts: Sequence[str] = ()
    ) -> list[Button]:
        gap = 10.0
        width = min(190.0, (area.width() - gap * (len(actions) - 1)) / len(actions))
        left = area.center().x() - (width * len(actions) + gap * (len(actions) - 1)) / 2
        keys = [
            self._key(
                action,
                QRectF(left + index * (width + gap), LINE - 36, width, 72),
                texts[index] if texts else "",
            )
            for index, action in enumerate(actions)
        ]
        even_out(keys)
        return keys

    # Questions

    def _business(self, view: LadiesView) -> list[Piece]:
        """Lay out the goods and their key, which is not where a Lady of the same person leaves a boutique."""
        key = self._key(CLOSE, QRectF(STAGE.left() + 4, LINE - 36, 172, 72))
        return [key, *self._row(self._goods(view), 72, STAGE.adjusted(190, 0, 0, 0))]

    def _moods(self) -> list[Button]:
        say = self.context.say
        keys = self._buttons(MOODS, texts=[say(name) for name in wording.MOOD_NAMES])
        for key, hint in zip(keys, wording.MOOD_HINTS, strict=True):
            key.hint = say(hint)
        return keys

    def _hearts(self, view: LadiesView) -> list[Piece]:
        given = view.answers[view.seat or 0]
        wares = lady_bills(self.context, view, given)
        pieces: list[Piece] = []
        pieces += self._bill_row(wares, len(given), STAGE.adjusted(0, 0, -352, 0))
        for count in range(4):
            pieces.append(
                HeartButton(self.context, QRectF(STAGE.right() - 338 + 85 * count, LINE - 36, 80, 72), count)
            )
        return pieces

    def _bill_row(self, cards: Sequence[Ware], taken: int, area: QRectF) -> list[Ware]:
        """Lay cards side by side: the one that is asked about large, the others as large as there is room."""
        for card, place in zip(cards, bill_row(len(cards), taken, area), strict=True):
            card.setScale(place.scale)
            card.setPos(place.spot)
        return list(cards)

    def _court(self, view: LadiesView, options: Sequence[Action]) -> list[Piece]:
        bill = bill_asked_about(view)
        ware = self._ware(bill.card, badge=badge_of(self.context, bill))
        ware.setPos(STAGE.left() + 60, LINE)
        asks: list[Action] = list(COURT[: view.couples])
        if NO_ONE in options:
            asks.insert(0, NO_ONE)
        keys = self._buttons(asks, STAGE.adjusted(130, 0, 0, 0))
        explain_asking(self.context, view, keys)
        return [ware, *keys, *captions(self.context, view, keys)]

    def _stock(self, view: LadiesView, question: Stock) -> list[Piece]:
        slot = question.hands[view.pair or 0]
        if not self._search_keys:
            self._search_keys += self._buttons((KEEP, PUT_BACK), STAGE.adjusted(220, 0, -120, 0))
            self._search_keys.append(self._key(FINISH, QRectF(STAGE.right() - 176, LINE - 36, 172, 72)))
        *keep_or_not, finish = self._search_keys
        if slot == EMPTY:
            return [*self._row(self._goods(view), 72, STAGE.adjusted(0, 0, -190, 0)), finish]
        token = Token(self.prints, IN_HAND)
        token.show_token(view.stock[slot])
        token.setPos(STAGE.left() + 120, LINE)
        token.actions = (KEEP,)
        return [token, *keep_or_not]

    def _goods(self, view: LadiesView) -> list[Piece]:
        couple = view.pair or 0
        goods: list[Piece] = []
        for which in GOODS:
            if view.tokens[couple][which]:
                piece = Good(self.context, which)
                piece.show_many(view.tokens[couple][which], MARKETS[view.market][which])
                goods.append(piece)
        return goods

    def _bills(self, view: LadiesView) -> list[Piece]:
        given = len(view.answers[view.seat or 0])
        cards = self.sorting.cards(self.context, given)
        wide = 318 * min(1.25, max(1.0, self.context.text_scale))  # large letters of a long answer need room
        area = QRectF(STAGE.right() - 4 - wide, STAGE.top(), wide, STAGE.height())
        keys = self.sorting.keys(self.context, area)
        return [*self._bill_row(cards, self.sorting.taken, STAGE.adjusted(0, 0, -12 - wide, 0)), *keys]

    # Nothing asked

    def _idle(self, view: LadiesView) -> list[Piece]:
        if view.ball:
            return []
        if self.sorting.plan is not None:
            bills = self.sorting.cards(self.context, len(self.sorting.plan.bills))
            return list(self._bill_row(bills, self.sorting.taken, STAGE))
        if not view.is_lady:
            return self._row(self._goods(view), 72)
        lady = view.pair or 0
        if view.question(Hearts) or view.question(Bills):
            return self._row(
                lady_bills(self.context, view, view.hearts[lady] or view.answers[view.seat or 0]), 114
            )
        cards: list[Piece] = [self._ware(card) for card in (*view.deferred[lady], *view.purchases[lady])]
        if not cards and view.shops[lady] and view.shops[lady][0] >= 0:
            cards = [self._ware(card) for card in view.shops[lady]]
        if not cards:
            cards = [self._workshop(view, deck) for deck in DECKS if view.hand[deck]]
            return self._row(cards, 170)
        return self._row(cards, 114)
