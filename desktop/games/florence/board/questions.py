"""What the desk and the overlays show for each open question."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from desktop.core.text import Text, Who
from desktop.games.florence import names
from desktop.games.florence.actions import (
    AGREE,
    COURT,
    DECLINE,
    END,
    FINISH,
    PASS,
    PICK,
    PROFESSOR_LOOK,
    REFUSE,
    Bid,
    Recruit,
    conversions,
)
from desktop.games.florence.board import words
from desktop.games.florence.board.cards import BonusCard, GoalCard, ProfessionCard
from desktop.games.florence.board.contests import LESS, MORE, show_characters, show_court, show_places
from desktop.games.florence.board.desk import Slider
from desktop.games.florence.board.estates import Spot
from desktop.games.florence.board.layout import ARTISTS, DESK, ESTATE
from desktop.games.florence.board.overlays import ArtistEntry, Veil
from desktop.games.florence.board.parts import work_parts
from desktop.games.florence.board.sheets import sale
from desktop.games.florence.data import (
    BUILDING_PRICE,
    CARD_BONUS,
    CARD_PROFESSIONS,
    LANDSCAPE,
    LANDSCAPE_KINDS,
    LANDSCAPE_POINTS,
    PRINCESS,
    PROFESSIONS,
    PROFESSOR,
    SHARES,
    STEP,
)
from desktop.games.florence.phases.auction import Bidding, Gift, Opening
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.gains import Choosing, PickingLandscape, PlacingBuilding, PlacingLandscape
from desktop.games.florence.phases.setup import Returning, SeatBids
from desktop.games.florence.phases.together import Consent, PlacingAcross
from desktop.games.florence.phases.turn import Turn
from desktop.games.florence.phases.work import Adding, Payment
from desktop.ui.board.cut import oblong
from desktop.ui.board.things import Button

if TYPE_CHECKING:
    from desktop.games.florence.board.table import Board

__all__ = ["show_artists", "show_question", "show_utilities", "show_waiting", "show_whose"]


def show_question(board: Board) -> None:  # noqa: C901, PLR0912 - one line per question
    """Lay out desk and overlays for what the seat at this screen is asked."""
    view = board.view
    match view.question:
        case Opening() | Gift():
            _opening(board)
        case Bidding() as bidding:
            _bidding(board, bidding)
        case PickingLandscape():
            _picking(board)
        case PlacingLandscape() | PlacingBuilding() | PlacingAcross() as placing:
            _placing(board, placing)
        case Choosing() as choosing:
            _choosing(board, choosing)
        case Returning():
            board.desk.sheet.show_words(board.say(words.PUT_BACK), board.say(words.PUT_BACK_HINT), tall=True)
        case Turn() as turn:
            _turn(board, turn)
        case Adding() as adding:
            _adding(board, adding)
        case Payment() as payment:
            _payment(board, payment)
        case Consent() as consent:
            _consent(board, consent)
        case Courting():
            show_court(board)
        case SeatBids() as bids:
            show_places(board, bids)
        case _:
            pass


def _consent(board: Board, consent: Consent) -> None:
    desk = board.desk
    lines = [board.decision.prompt] if board.decision else []
    _, share = SHARES[BUILDING_PRICE[board.view.builders[consent.seat]]]
    if lines and (sold := sale(board.view, share)):
        lines = [words.SELLING.fill(line=lines[0], n=sold)]
    desk.sheet.show_words(board.say(names.TILES[consent.kind]), " ".join(map(board.say, lines)), tall=True)
    desk.button(desk.slot(2), _label(board, AGREE), actions=(AGREE,))
    desk.button(desk.slot(1), _label(board, REFUSE), actions=(REFUSE,), strong=False)


def show_waiting(board: Board) -> None:
    """Tell what the others are doing while nothing is asked here."""
    question, desk, mandate = board.view.question, board.desk, board.mandate
    if isinstance(question, Bidding):
        lines = [_auctioned(question)]
        if mandate.limit is not None and mandate.limit[0] == question.stack and not board.view.together:
            lines.append(words.BID_LIMIT.fill(amount=mandate.limit[1]))
        desk.sheet.show_words(board.say(words.AUCTION), ". ".join(map(board.say, lines)))
    elif isinstance(question, Courting):
        show_characters(board)
        desk.sheet.show_words(board.say(words.CHARACTERS), board.say(words.WAITING))
    else:
        desk.sheet.show_words("", board.say(words.WAITING))
    if mandate.passing and mandate.holds(board.view) and isinstance(question, (Opening, Bidding)):
        hint = words.BID_AGAIN_HINT
        desk.button(desk.slot(1), words.BID_AGAIN, command=board.bid_again, hint=hint, strong=False)


def _auctioned(bidding: Bidding) -> Text:
    return words.AUCTIONED.fill(
        object=names.STACK_NAMES[bidding.stack], who=Who(bidding.bidder), amount=bidding.amount
    )


def _label(board: Board, action: object) -> Text:
    return board.context.game.label(action)


def _opening(board: Board) -> None:
    desk = board.desk
    line = board.prompt()
    if isinstance(board.view.question, Opening) and board.decision is not None:
        line = board.say(words.OPEN_HELP.fill(prompt=board.decision.prompt))
    desk.sheet.show_words(board.say(words.AUCTION), line, tall=True)
    desk.button(
        desk.slot(1), _label(board, DECLINE), actions=(DECLINE,), hint=words.DECLINE_HINT, strong=False
    )


def _bidding(board: Board, bidding: Bidding) -> None:
    desk, view = board.desk, board.view
    desk.sheet.show_words(board.say(words.AUCTION), board.say(_auctioned(bidding)))
    least = bidding.amount + STEP
    bid = words.BID.fill(amount=least)
    hint = words.SELLING.fill(line=words.NEXT_BID_HINT, n=sale(view, least))
    desk.button(
        desk.slot(3), bid, actions=(Bid(least),), hint=hint if sale(view, least) else words.NEXT_BID_HINT
    )
    desk.button(desk.slot(1, 0, 2), _label(board, PASS), actions=(PASS,), hint=words.PASS_HINT, strong=False)
    always = desk.slot(1, 1, 2)
    desk.button(always, words.PASS_ALL, command=board.pass_always, hint=words.PASS_ALL_HINT, strong=False)
    if view.seat is None or view.together or not any(isinstance(option, Bid) for option in board.options):
        return
    most = view.funds(view.seat) // STEP * STEP
    if board.up_to_for != (view.round, bidding.stack) or board.up_to < least:  # or it was not enough
        board.up_to_for, board.up_to = (view.round, bidding.stack), least + 2 * STEP
    board.up_to = max(least, min(board.up_to, most))
    amount = board.up_to
    less, more = desk.slot(2, 0, 6), desk.slot(2, 5, 6)
    lower, higher = words.LESS_HINT, words.MORE_HINT.fill(money=most)
    desk.button(less, LESS, command=lambda: board.change_limit(-STEP), hint=lower, strong=False)
    desk.button(more, MORE, command=lambda: board.change_limit(STEP), hint=higher, strong=False)
    middle = desk.slot(2, 1, 6, 4)
    text, hint = words.BID_UP_TO.fill(amount=amount), words.BID_UP_HINT.fill(amount=amount)
    desk.button(middle, text, command=lambda: board.bid_up_to(bidding.stack, amount), hint=hint, strong=False)


def _picking(board: Board) -> None:
    desk = board.desk
    desk.sheet.show_words(board.say(names.STACK_NAMES[LANDSCAPE]), board.prompt())
    for row, kind in enumerate(LANDSCAPE_KINDS):
        desk.button(desk.slot(3 - row), names.TILES[kind], actions=(PICK[kind],))


def _placing(board: Board, placing: PlacingLandscape | PlacingBuilding | PlacingAcross) -> None:
    desk, view = board.desk, board.view
    title = names.TILES[placing.kind]
    if isinstance(placing, PlacingLandscape):
        owned = view.lands[placing.seat][LANDSCAPE_KINDS.index(placing.kind)]
        price: Text | None = words.PLACE_LANDSCAPE.fill(points=LANDSCAPE_POINTS) if owned else None
    else:
        florins = BUILDING_PRICE[view.builders[placing.seat]]
        if isinstance(placing, PlacingAcross):
            florins, _ = SHARES[florins]  # the neighbour pays the rest
        price = words.PLACE_PRICE.fill(price=florins)
        if sold := sale(view, florins):
            price = words.PLACE_SELLING.fill(line=price, n=sold)
    line = board.say(words.PLACE_TEXT)
    if not isinstance(placing, PlacingLandscape):
        line += " " + board.say(words.PLACE_BACK)
    desk.sheet.show_words(board.say(title), f"{board.say(price)}. {line}" if price else line, tall=True)
    desk.button(desk.slot(2, 0, 2), words.TURN_TILE, command=board.rotate, strong=False)
    desk.button(desk.slot(2, 1, 2), words.FLIP_TILE, command=board.flip, strong=False)


def _choosing(board: Board, choosing: Choosing) -> None:
    kind: type[ProfessionCard | BonusCard | GoalCard] = GoalCard
    if choosing.deck == CARD_PROFESSIONS:
        kind = ProfessionCard
    elif choosing.deck == CARD_BONUS:
        kind = BonusCard
    width = len(choosing.cards) * (kind.WIDTH + 16) + 34
    rect = QRectF(ESTATE.center().x() - width / 2, ESTATE.top() + 120, width, 310)
    rect.moveLeft(max(16, rect.left()))
    veil = board.overlay(Veil(board.context, rect, board.say(words.CHOOSE_CARD)))
    veil.setZValue(100)
    for place, card in enumerate(choosing.cards):
        at = QPointF(rect.left() + 25 + place * (kind.WIDTH + 16), rect.top() + 72)
        board.overlay(kind(board.context, board.view, card, at)).setZValue(110)
    board.desk.sheet.show_words(board.say(words.CHOOSE_CARD), board.prompt())


def _turn(board: Board, turn: Turn) -> None:
    desk = board.desk
    recruits = tuple(option for option in board.options if isinstance(option, Recruit))
    special = SPECIAL.get(board.view.characters[turn.seat])
    line = board.prompt()
    if turn.left:
        line = board.say(words.TURN_HELP.fill(actions=words.ACTIONS.fill(n=turn.left)))
    desk.sheet.show_words(board.say(words.YOUR_TURN), line, tall=not (recruits and special is not None))
    desk.button(
        desk.slot(1),
        _label(board, END),
        actions=(END,),
        hint=words.END_HINT,
        strong=turn.left == 0,
        confirm=board.say(words.END_HINT) if turn.left else "",
    )
    if recruits:
        desk.button(
            desk.slot(3 if special else 2),
            words.RECRUIT_BUTTON,
            actions=recruits,  # chosen among the artists, so not above the board as well
            command=board.toggle_artists,
            hint=words.RECRUIT_HINT,
            strong=False,
        )
    if special is not None:  # also while it is not possible: then a click says why
        who, action = board.view.characters[turn.seat], special
        desk.button(desk.slot(2), _label(board, action), actions=(action,), hint=names.CHARACTER_TEXTS[who])


SPECIAL = {PRINCESS: COURT, PROFESSOR: PROFESSOR_LOOK}
"""What characters offer beside the actions."""


def _parts(board: Board, question: Adding | Payment) -> None:
    view, desk = board.view, board.desk
    title = words.WORK.fill(card=names.PROFESSION_NAMES[question.card])
    parts = work_parts(view, question.seat, question.card, question.value)
    shown = tuple((board.say(part.name), part.value) for part in parts)
    desk.sheet.show_words(board.say(title), board.prompt(), shown)
    for place, part in enumerate(parts):
        desk.put(Spot(oblong(desk.sheet.part_rect(place)), board.say(part.hint)))


def _adding(board: Board, adding: Adding) -> None:
    _parts(board, adding)
    desk = board.desk
    desk.button(desk.slot(1), _label(board, FINISH), actions=(FINISH,), hint=words.FINISH_HINT)


def _payment(board: Board, payment: Payment) -> None:
    _parts(board, payment)
    desk = board.desk
    splits = conversions(payment.value)
    most = len(splits) - 1
    if board.points is None:
        board.points = most
    points = board.points = max(0, min(most, board.points))
    desk.put(Slider(board.context, splits, points, board.move_slider))
    y = Slider.BAR.center().y() - 29
    less, more = QRectF(DESK.left() + 16, y, 58, 58), QRectF(DESK.right() - 74, y, 58, 58)
    desk.button(
        less, LESS, command=lambda: board.move_slider(points - 1), hint=words.LESS_PRESTIGE, strong=False
    )
    desk.button(
        more, MORE, command=lambda: board.move_slider(points + 1), hint=words.MORE_PRESTIGE, strong=False
    )
    take = words.TAKE_IT.fill(points=points, florins=splits[points].florins)
    desk.button(desk.slot(0), take, actions=(splits[points],), hint=words.PRESTIGE_SLIDER)


def show_utilities(board: Board) -> None:
    """Lay out the buttons that are there at any time."""
    view = board.view
    desk = board.desk
    if view.over:
        _pages(board)
    desk.button(
        desk.slot(0, 0, 3 if view.over and view.works else 2),
        words.ARTISTS,
        command=board.toggle_artists,
        hint=words.ARTISTS_HINT,
        strong=False,
    )
    if view.seat is not None and not view.over:
        text = words.SCRATCH_END if board.scratching else words.SCRATCH
        desk.button(
            desk.slot(0, 1, 2),
            text,
            command=board.toggle_scratch,
            hint=words.SCRATCH_HINT,
            strong=board.scratching,
        )


def _pages(board: Board) -> None:
    """Offer what can be looked at after the end."""
    desk = board.desk
    pages = [("ranks", words.SCORES, words.SCORES_HINT)]
    if board.view.works:
        pages.append(("works", words.MEMORY_BUTTON, words.MEMORY_HINT))
    for column, (page, text, hint) in enumerate(pages, 1):
        rect = desk.slot(0, column, 1 + len(pages))
        desk.button(rect, text, command=partial(board.turn_to, page), hint=hint, strong=board.page == page)


def show_whose(board: Board, seat: int) -> None:
    """Say over its frame whose estate is shown, and lead back to one's own."""
    text, theme = board.say(words.ESTATE_OF.fill(who=Who(seat))), board.context.theme
    width = min(420.0, 60.0 + 15.0 * len(text) * board.context.text_scale)
    rect = QRectF(ESTATE.center().x() - width / 2, ESTATE.top() - 26, width, 44)
    ground, ink = theme.colour("raised"), theme.colour("ink")
    ribbon = Button(board.context, rect, text, ground=ground, ink=ink, size=24)
    ribbon.command = partial(board.show_seat, seat)
    ribbon.hint = board.say(words.BACK_HINT if board.view.seat is not None else words.BACK_FIRST)
    ribbon.glow(theme.colour("line"))
    board.overlay(ribbon).setZValue(90)


def show_artists(board: Board) -> None:
    """Lay the table of all artists over the board."""
    view = board.view
    board.overlay(Veil(board.context, ARTISTS, board.say(words.ARTISTS_TITLE))).setZValue(300)
    for card in PROFESSIONS:
        board.overlay(ArtistEntry(board.context, view, card)).setZValue(310)
    rect = QRectF(ARTISTS.right() - 200, ARTISTS.top() + 12, 180, 46)
    theme = board.context.theme
    close = Button(
        board.context,
        rect,
        board.say(words.CLOSE),
        ground=theme.colour("raised"),
        ink=theme.colour("ink"),
        size=24,
    )
    close.command = board.toggle_artists
    close.glow(theme.colour("line"))
    board.overlay(close).setZValue(320)
