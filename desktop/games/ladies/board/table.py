"""The board of Ladies & Gentlemen: everything built, laid out and offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractAnimation

from desktop.core.game import Decision, Event
from desktop.games.ladies import wording
from desktop.games.ladies.actions import BACK, BILLS, TURN, Turn
from desktop.games.ladies.board.cards import lady_colour
from desktop.games.ladies.board.countdown import Countdown
from desktop.games.ladies.board.exchange import Contract, Desk, Hand, Market
from desktop.games.ladies.board.ground import Wheel, headings, paint_ground
from desktop.games.ladies.board.heap import following, show_heap
from desktop.games.ladies.board.keys import (
    exchange_key,
    gentleman_busy,
    street_key,
    time_of_day,
    wardrobe_key,
)
from desktop.games.ladies.board.layout import WHOLE, Layout, slots, token_edge
from desktop.games.ladies.board.ranking import Ranking
from desktop.games.ladies.board.sorting import BillCard, BillKey, SendKey, Sorting
from desktop.games.ladies.board.staging import stage
from desktop.games.ladies.board.street import Figure, Shop
from desktop.games.ladies.board.tokens import Prints, Token, race_faces
from desktop.games.ladies.board.tray import Tray
from desktop.games.ladies.board.wardrobe import Tab, Wardrobe
from desktop.games.ladies.data import BARGAINS
from desktop.games.ladies.events import (
    BallBegan,
    BillSettled,
    CardTaken,
    ContractFulfilled,
    LadyScored,
    TokenKept,
    TokenReturned,
    TokensDealt,
    TokenSold,
    TokenTurned,
    WindowsShown,
    WorkshopsShown,
)
from desktop.games.ladies.phases import (
    Race,
    Shopping,
)
from desktop.games.ladies.view import HIDDEN, LadiesView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.piece import Piece
from desktop.ui.board.view import BoardView
from desktop.ui.later import Later

__all__ = ["Board"]

BY_GENTLEMEN = (TokenTurned, TokenReturned, TokenKept, TokensDealt, TokenSold, ContractFulfilled)
BY_LADIES = (WorkshopsShown, WindowsShown, CardTaken)
"""What either side does while the other may be asked (LG-57)."""
SENDING = 30
"""Milliseconds between two answers when bills are handed over."""


def role_of(view: LadiesView) -> str:
    """Return which half is the larger one."""
    if view.seat is None:
        return "spectator"
    return "lady" if view.is_lady else "gentleman"


class Board(BoardView):
    """Arcade, exchange, wardrobe, and what the reader holds."""

    layout: Layout | None = None
    shown_lady: int | None = None
    reader: int | None = -1
    turned = -1
    """The slot that was last turned from here."""
    answered_for = False
    """Whether the lower edge speaks of the scenes that answer the bills, no longer of the question."""

    def __init__(self, context: BoardContext) -> None:
        self.refused: dict[int, BillSettled] = {}
        self.sorting = Sorting()
        super().__init__(context)
        self._sending = Later(self, self._send)

    def build(self) -> None:
        """Make what does not depend on the view; the rest follows when the view is known."""
        self.layout = None
        self.loose: list[Piece] = []
        self.tray_key: object = None
        self.trays: dict[object, list[Piece]] = {}
        self.laid: dict[str, object] = {}

    def colour(self, pair: int) -> int:
        """Return the player colour of a couple: that of its Lady, if those are all different."""
        return lady_colour(self.context, pair)

    def _build_for(self, layout: Layout) -> None:
        context = self.context
        self.layout = layout
        self.wordless(f"ground {layout}", WHOLE, lambda painter: paint_ground(context, layout, painter))
        colours = [self.colour(lady) for lady in range(layout.ladies)]
        self.wheel = Wheel(context)
        self.shops = [Shop(context, lady, layout.shop(lady), colours[lady]) for lady in range(layout.ladies)]
        self.figures = [Figure(context, lady, colours[lady]) for lady in range(layout.ladies)]
        self.market = Market(context, layout.market())
        self.contracts = [
            Contract(context, place, layout.contract(place)) for place in range(layout.contracts)
        ]
        self.desks = [
            Desk(context, couple, layout.desk(couple), colours[couple]) for couple in range(layout.couples)
        ]
        self.hands = [Hand(context, couple, colours[couple]) for couple in range(layout.couples)]
        edge = token_edge(6 * layout.couples, layout.heap())
        self.spots = slots(6 * layout.couples, layout.heap())
        self.prints = Prints(context)
        self.tokens = [Token(self.prints, edge) for _ in range(6 * layout.couples)]
        for slot, token in enumerate(self.tokens):
            token.actions = (TURN[slot],)
            token.name = context.label(TURN[slot])
            token.setZValue(40 + slot / 100)
        self.wardrobe = Wardrobe(context, layout.ladies, colours)
        self.tray = Tray(context, self.prints, self.refused, self.sorting)
        self.ranking = Ranking(context, self)
        self.countdown = Countdown(context, layout.heap().center())
        for piece in (
            *headings(context, layout), self.wheel, self.wheel.word,
            *self.shops, *self.figures, self.market, *self.contracts,
            *self.desks, *self.tokens, *self.hands, *self.wardrobe.pieces(), *self.tray.frame(),
            *self.ranking.pieces(), self.countdown,
        ):  # fmt: skip
            self.addItem(piece)

    # What is shown

    def arrange(self, view: Any) -> None:
        """Show the view."""
        assert isinstance(view, LadiesView)
        layout = Layout(role_of(view), view.couples, view.ladies, len(view.contracts))
        if layout != self.layout:
            self.clear_all()
            self.loose = []
            self.tray_key = None
            self.trays.clear()
            self.laid.clear()
            self._build_for(layout)
        self._set_back()
        if view.seat != self.reader:
            self.reader, self.shown_lady = view.seat, None
        self.wheel.show_day(view.day, view.last, self.context.say(time_of_day(view)))
        if self._changed("street", street_key(view)):
            self._show_street(view)
        if self._changed("exchange", exchange_key(view)):
            self._show_exchange(view)
        show_heap(self, view)
        self.show_wardrobe(view)
        if self.answered_for:
            self.answered_for, self.tray_key = False, None
        self._show_tray(view)
        self.ranking.show(view)

    def _changed(self, part: str, key: object) -> bool:
        """Return whether a part of the board is to be laid out anew: in real time seldom more than one is.

        Whatever a scene may have moved is laid out anew in any case.
        """
        if self.laid.get(part) == key:
            return False
        self.laid[part] = key
        return True

    def _set_back(self) -> None:
        """Undo what a scene that was cut short has left half done."""
        for piece in (*self.shops, *self.contracts, *self.tokens):
            if piece.scale() != 1.0:  # Qt draws anew whatever is told its own scale again
                piece.setScale(1.0)
            piece.setOpacity(1.0)

    def show_wardrobe(self, view: LadiesView) -> None:
        """Show the wardrobe that the reader looks at: the own one until another is asked for."""
        lady = self.shown_lady
        if lady is None:
            lady = view.pair if view.pair is not None else 0
        if self._changed("wardrobe", (lady, wardrobe_key(view, lady))):
            self.wardrobe.show(view, lady)

    def _show_street(self, view: LadiesView) -> None:
        assert self.layout is not None
        for lady, shop in enumerate(self.shops):
            inside = view.shops[lady]
            deck = view.played[lady]
            own = lady == view.pair and view.is_lady
            shop.show_shop(view.colours[lady], view.windows[lady], len(inside), deck, own=own)
        places: dict[int, list[int]] = {}
        for lady, shop_number in enumerate(view.visits):
            places.setdefault(shop_number, []).append(lady)
        for shop_number, ladies in places.items():
            for place, lady in enumerate(ladies):
                figure = self.figures[lady]
                figure.setVisible(shop_number >= 0)
                if shop_number >= 0:
                    figure.setPos(self.layout.doorstep(shop_number, place, len(ladies)))
        shopping = view.question(Shopping)
        for figure in self.figures:
            out = shopping is not None and view.visits[figure.lady] == shopping.shop
            figure.setOpacity(0.45 if out and figure.lady not in shopping.queue else 1.0)

    def _show_exchange(self, view: LadiesView) -> None:
        self.market.show_market(view.market)
        for place, contract in enumerate(self.contracts):
            contract.show_contract(view.contracts[place], view.notes[place], done=view.done[place])
        for couple, desk in enumerate(self.desks):
            extra = ""
            if view.money[couple] != HIDDEN:
                extra = self.context.say(wording.pounds(view.money[couple]))
            busy = gentleman_busy(view, couple)
            desk.show_desk(view.tokens[couple], view.numbers[couple], extra, busy=busy)

    def _show_tray(self, view: LadiesView) -> None:
        key = self.tray.key(view, self.decision)
        if key == self.tray_key:
            return
        self.tray_key = key
        before, self.loose = self.loose, self._laid_out(key, view)
        for piece in before:
            if piece not in self.loose and piece.scene() is self:
                self.removeItem(piece)
                piece.forget_mouse()
        for depth, piece in enumerate(self.loose):
            piece.setZValue(300 + depth)
            if piece.scene() is not self:
                self.addItem(piece)

    def _laid_out(self, key: object, view: LadiesView) -> list[Piece]:
        """Return what lies on the lower edge; while a Gentleman races, the same few trays come again."""
        if view.is_lady or view.question(Race) is None:
            self.trays.clear()
            return self.tray.pieces(view, self.decision)
        if key in self.trays:
            self.tray.label(view)
        else:
            self.trays[key] = self.tray.pieces(view, self.decision)
        return self.trays[key]

    # What can be done

    def offer(self, decision: Decision | None) -> None:
        """Lay the answers on the lower edge, and let everything glow that means an option."""
        if self.view is not None and self.layout is not None:
            if not self.answered_for:
                self._show_tray(self.view)
            for tab in self.wardrobe.tabs:
                tab.command = self._turner(tab)
        super().offer(decision)
        if decision is not None and not self.sorting.sending:
            self._offer_bills()

    def _offer_bills(self) -> None:
        """Let glow what can be done with the bill that is taken up, not with the one that is asked about."""
        glow = self.context.theme.colour("glow")
        for piece in self.loose:
            if isinstance(piece, BillKey | SendKey) or (isinstance(piece, BillCard) and piece.command):
                piece.glow(glow if self.sorting.refusal(piece) is None else None)

    def _turner(self, tab: Tab) -> Any:
        return lambda: self.look_at(tab.lady)

    def press(self, piece: Piece) -> None:
        """Turn to another wardrobe; otherwise do what the piece means."""
        match piece:
            case Tab():
                self.look_at(piece.lady)
            case BillCard() | BillKey() | SendKey():
                self._sort(piece)
            case Token(actions=(Turn(slot=slot),)):
                self.turned = slot
                super().press(piece)
            case _:
                super().press(piece)

    def begin_at(self, stops: Sequence[Piece]) -> Piece:
        """Go on searching after the token that was turned last."""
        first = super().begin_at(stops)
        return following(self, stops, self.turned) if first in self.tokens and self.turned >= 0 else first

    def _sort(self, piece: Piece) -> None:
        """Take a bill up, decide about it, or hand all over."""
        reason = self.sorting.refusal(piece)
        if self.decision is None:
            super().press(piece)
        elif reason is not None:
            self.complain(self.context.say(reason), piece.place())
        else:
            match piece:
                case BillCard(index=index):
                    self.sorting.take(index)
                case BillKey(choice=choice):
                    self.sorting.decide(choice)
            if isinstance(piece, SendKey) or (isinstance(piece, BillKey) and self.sorting.single):
                self.sorting.sending = True
                self._sending.start(0)
            self.context.sound("card")
            self.hide_bubble()  # what lies under the pointer now is another key, or the same for another bill
            self.ask(self.decision)

    def _send(self) -> None:
        """Answer about one bill after the other, as they have been sorted."""
        plan, decision, view = self.sorting.plan, self.decision, self.view
        if plan is None or not self.sorting.sending or view is None or view.seat is None:
            return
        self._sending.start(SENDING)
        if decision is not None and decision.seat == view.seat:
            choice = plan.choices[len(view.answers[view.seat])]
            if choice is not None and BILLS[choice] in decision.options:
                self.chosen.emit(BILLS[choice])
            else:
                self.sorting.sending = False

    def explanation(self, piece: Piece) -> str:
        """Say of a key for bills why it means nothing for the one that is taken up."""
        if not isinstance(piece, BillKey | SendKey):
            return super().explanation(piece)
        reason = self.sorting.refusal(piece)
        return piece.hint if reason is None else f"{piece.hint}\n{self.context.say(reason)}"

    def look_at(self, lady: int) -> None:
        """Show the wardrobe of a Lady."""
        self.shown_lady = lady
        if self.view is not None:
            self.show_wardrobe(self.view)

    # What happens

    def recall(self, history: Sequence[Event]) -> None:
        """Know what was not paid, also at a table that is opened again."""
        self.refused.clear()
        for event in history:
            self._note(event)

    def animate(self, event: Event, view: Any) -> None:
        """Let the reader find what was not paid also when its scene is over."""
        self._note(event)
        super().animate(event, view)

    def _note(self, event: Event) -> None:
        """Remember what a Gentleman did not pay, and what he said, until the windows of the next day."""
        match event:
            case BillSettled(choice=choice, card=card, source=source) if choice == BACK and card >= 0:
                if source not in BARGAINS:
                    self.refused[card] = event
            case WindowsShown():
                self.refused.clear()
            case _:
                pass

    def count_down(self, milliseconds: int) -> None:
        """Count down for whoever searches, also in the hand of a person who looks on as the Lady."""
        if self.layout is None:
            return
        seats, reader = self.context.seats, self.reader
        names = {seat.name for seat in seats[1::2] if seat.level is None}
        searches = reader is not None and reader >= 0 and seats[reader].name in names
        if milliseconds > 0:
            self.prints.prepare(race_faces(self.tokens[0].edge, self.layout.couples), self)
        self.countdown.begin(milliseconds if searches else 0)

    def still(self, event: Event, view: Any) -> bool:
        """Let nothing move in real time, nor while the reader is asked and the other side goes on.

        The layout follows within a frame; a click would only hurry what moves.
        """
        race = view.question(Race)
        if race is not None and race.started:
            return True
        beside = BY_GENTLEMEN if view.is_lady else BY_LADIES
        return isinstance(event, beside) and self.decision is not None

    def act(self, event: Event, view: Any) -> QAbstractAnimation | None:
        """Show one event."""
        if self.layout is None or self.view is None:
            return None
        self.laid.clear()
        if isinstance(event, BallBegan | LadyScored):
            self.ranking.begin()
        if isinstance(event, BallBegan | BillSettled):
            self.answered_for = True
            self.tray.settle(view, wording.BILLS_SETTLED if isinstance(event, BillSettled) else None)
        return stage(self, event, view)
