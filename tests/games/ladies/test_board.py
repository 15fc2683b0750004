"""The board shows every moment of a game, offers every answer, and survives language and theme."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from itertools import combinations, pairwise
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from desktop.core.dealer import Recorder
from desktop.core.game import Decision
from desktop.core.record import Seat
from desktop.core.seats import CLOCK
from desktop.games.ladies.actions import BACK, KEEP, PUT_BACK, SALES, TURN, VISITS
from desktop.games.ladies.board import Board
from desktop.games.ladies.board.cards import Ware
from desktop.games.ladies.board.doll import label_of
from desktop.games.ladies.board.maids import AREA, MOST, strip_of
from desktop.games.ladies.board.tokens import Prints, Token
from desktop.games.ladies.data import PURCHASE
from desktop.games.ladies.events import BillSettled, NotesLaid, TokenSold, TokenTurned, WindowsShown
from desktop.games.ladies.phases import InTurns
from desktop.ui.board.context import BoardContext
from desktop.ui.board.lettering import body, room
from desktop.ui.theme import Theme
from desktop.ui.translator import Translator
from tests.games.ladies.table import GAME, at, card, cards, place, show, table


@pytest.fixture
def make(qapp):
    """Return a function that makes a board for so many seats."""

    def board(seats, theme="light"):
        context = BoardContext(
            game=GAME,
            seats=[Seat(f"Seat {seat}", seat % 6) for seat in range(seats)],
            say=str,
            theme=Theme.load(theme),
            explain=lambda _: None,
            sound=lambda _: None,
        )
        return Board(context)

    return board


def ask(board, state, seat):
    board.lay_out(GAME.view(state, seat))
    options = tuple(GAME.options(state, seat))
    board.ask(Decision(id=1, seat=seat, prompt=GAME.prompt(state, seat), options=options))
    return options


def offered(board):
    """Return every answer that a click on the board can give now."""
    return {action for piece in board.pieces() if piece.open for action in board.legal(piece)}


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (5, {"gossip": True}), (9, {"stock": "race"}), (10, {"ghost": True})]
)
def test_every_answer_of_a_game_can_be_given_on_the_board(make, seats, options):
    board = make(seats)
    rng, dealer = Random(seats), Recorder(Random(seats))
    state = GAME.setup(seats, GAME.meta.complete({**options, "days": 4}, seats), dealer)
    steps = 0
    while state.stack:
        actors = GAME.actors(state)
        seat = actors[int(rng.random() * len(actors))]
        if seat != CLOCK and steps % 5 == 0:
            ask(board, state, seat)
            assert offered(board) == set(GAME.options(state, seat))
        given = GAME.options(state, seat)
        GAME.play(state, seat, given[int(rng.random() * len(given))], dealer)
        _, events = dealer.take()
        if steps % 5 == 0:
            reader = seat if seat != CLOCK else None
            view = GAME.view(state, reader)
            for event in events:
                seen = event.seen_by(reader)
                if seen is not None:
                    board.animate(seen, view)
            board.skip()
            board.lay_out(view)
        steps += 1
    board.lay_out(GAME.view(state, None))
    assert board.ranking.hall.isVisible()


def test_every_event_has_its_scene_to_the_end(make, qtbot):
    board = make(5)
    board.context.speed = 60.0
    dealer = Recorder(Random(2))
    state = GAME.setup(5, GAME.meta.complete({"days": 4, "gossip": True}, 5), dealer)
    rng, bot, kinds = Random(3), GAME.bot(), set()
    while state.stack:
        _, events = dealer.take()
        view = GAME.view(state, 0)
        board.lay_out(view)
        for event in events:
            seen = event.seen_by(0)
            if seen is not None and type(event) not in kinds:
                kinds.add(type(event))
                board.animate(seen, view)
        if board.busy:
            with qtbot.waitSignal(board.settled, timeout=5000):
                pass
        seat = GAME.actors(state)[0]
        GAME.play(state, seat, bot.playout(state, seat, GAME.options(state, seat), rng), dealer)
    assert not board.busy
    assert len(kinds) > 20


def test_theme_and_language_are_taken_in_mid_game(make):
    board = make(6)
    state, _ = table(6)
    ask(board, state, 0)
    board.apply_theme(Theme.load("dark"))
    board.retranslate()
    assert offered(board) == set(GAME.options(state, 0))


def test_a_turned_token_is_kept_by_clicking_it(make):
    state, _ = table(6)
    seat = 1
    search = state.stack[-1].lanes[1][-1]
    assert isinstance(search, InTurns)
    search.hands[search.couple] = 0
    board = make(6)
    ask(board, state, seat)
    assert KEEP in offered(board)


def test_the_keys_of_a_search_serve_every_token(make):
    board = make(6)
    state, _ = table(6)
    search, keys = state.stack[-1].lanes[1][-1], []
    for slot in (0, 1):
        search.hands[search.couple] = slot
        ask(board, state, 2 * search.couple + 1)
        keys.append([piece for piece in board.pieces() if tuple(piece.actions) == (PUT_BACK,)])
    assert keys[0] == keys[1] != []


def test_a_lady_does_not_see_the_purse(make):
    state, _ = table(6)
    state.money[0] = 4200
    board = make(6)
    board.lay_out(GAME.view(state, 0))
    assert board.desks[0].extra == ""
    assert "4200" not in board.tray.head.text


def test_duplicates_are_marked(make):
    state, dealer = table(6)
    place(state, state.wardrobes[0], "ED6 HT4 HT5")
    at(state, dealer, "visits")
    board = make(6)
    board.lay_out(GAME.view(state, 0))
    hat = next(slot for slot in board.wardrobe.slots if len(slot.cards) == 2)
    assert hat.worn == hat.cards[1]
    assert "Only one of each kind" in hat.hint


def test_a_scene_that_is_cut_short_leaves_nothing_behind(make):
    state, _ = table(6)
    board = make(6)
    board.context.speed = 1.0
    view = GAME.view(state, 0)
    board.lay_out(view)
    before = len(board.items())
    for event in (BillSettled(1, 0, 15, 1, 0, 0, 0), TokenSold(1, 2, 300), NotesLaid(0, 1, 100)):
        board.animate(event, view)
        board.skip()
        board.lay_out(view)
    assert len(board.items()) == before
    assert all(piece.scale() == 1.0 for piece in (*board.shops, *board.contracts, *board.tokens))


def test_a_lady_reads_what_she_has_taken_so_far(make):
    state, dealer = table(6)
    place(state, state.purchases[0], "ED6 HT4")
    at(state, dealer, "hearts")
    board = make(6)
    board.lay_out(GAME.view(state, 0))
    assert "1100" in board.tray.words.text
    board.lay_out(GAME.view(state, 2))
    assert "1100" not in board.tray.words.text


def test_a_lady_reads_that_her_gentleman_only_lacks_a_number(make):
    state, _ = table(6)
    state.stack[-1].lanes[1][-1].kept[0] = 3
    board = make(6)
    board.lay_out(GAME.view(state, 0))
    assert "looking for a number" in board.tray.words.text


def test_a_gentleman_reads_how_often_he_may_still_put_back(make):
    state, _ = table(6)
    state.stack[-1].lanes[1][-1].returned[0] = 1
    board = make(6)
    board.lay_out(GAME.view(state, 1))
    assert "put back 2 more" in board.tray.words.text


def test_every_face_of_a_token_is_printed(make):
    state, _ = table(6)
    board = make(6)
    board.lay_out(GAME.view(state, 1))
    assert all(not board.prints.get((token, False, True, 40.0)).isNull() for token in (None, 0, 5, 7))


def painted(token, turn):
    """Return a picture of a token that lies turned by so many degrees, and the pictures kept of it."""
    picture = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    painter.translate(60, 60)
    painter.rotate(turn)
    token.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return picture, len(token.prints._laid)


def test_a_token_that_lies_still_is_turned_once_and_looks_the_same(make):
    token = Token(Prints(make(6).context), 40.0)
    token.show_token(3)
    first, none = painted(token, 90)
    kept, one = painted(token, 90)
    found, still_one = painted(token, 90)
    assert first == kept == found
    assert (none, one, still_one) == (0, 1, 1)


def test_no_picture_is_kept_of_a_token_in_motion(make):
    token = Token(Prints(make(6).context), 40.0)
    assert [painted(token, turn)[1] for turn in (10, 20, 30)] == [0, 0, 0]


def test_a_lady_reads_in_the_morning_why_a_card_was_not_paid(make):
    state, _ = table(6)
    board = make(6)
    board.lay_out(GAME.view(state, 0))
    board.animate(BillSettled(1, 0, card("HT4"), PURCHASE, BACK, 0, 2), GAME.view(state, 0))
    board.lay_out(GAME.view(state, 0))
    assert "Hat" in board.tray.words.text
    assert "Three designers" in board.tray.words.text
    board.animate(WindowsShown(()), GAME.view(state, 0))
    board.lay_out(GAME.view(state, 0))
    assert "Hat" not in board.tray.words.text


def test_a_lady_reads_every_reason_that_her_gentleman_gave(make):
    state, _ = table(6)
    board = make(6)
    board.recall(
        [
            BillSettled(1, 0, card("HT4"), PURCHASE, BACK, 0, 2),
            BillSettled(1, 0, card("NK1"), PURCHASE, BACK, 0, 0),
            BillSettled(1, 0, card("ED1"), PURCHASE, BACK, 0, 0),
        ]
    )
    board.lay_out(GAME.view(state, 0))
    words = board.tray.words.text.splitlines()
    assert any("Hat" in line and "Three designers" in line for line in words)
    assert any("Necklace" in line and "Evening dress" in line and "Too dear" in line for line in words)


def test_what_was_not_paid_is_known_at_a_table_that_is_opened_again(make):
    state, _ = table(6)
    settled = BillSettled(1, 0, card("HT4"), PURCHASE, BACK, 0, 1)
    board = make(6)
    board.recall([settled])
    board.lay_out(GAME.view(state, 0))
    assert "have one already" in board.tray.words.text
    board.recall([settled, WindowsShown(())])
    board.lay_out(GAME.view(state, 0))
    assert "Hat" not in board.tray.words.text


def test_what_was_not_paid_outlives_another_language_and_theme(make):
    state, _ = table(6)
    board = make(6)
    board.recall([BillSettled(1, 0, card("HT4"), PURCHASE, BACK, 0, 1)])
    board.lay_out(GAME.view(state, 0))
    board.apply_theme(Theme.load("dark"))
    board.retranslate()
    assert "have one already" in board.tray.words.text


def bills_on_the_tray(board):
    return [piece.card for piece in board.loose if isinstance(piece, Ware)]


def test_lg99_the_courtesan_puts_hearts_on_her_window_card_only_if_she_offers_it(make):
    for offered_to, shown in ((-1, "NK1"), (0, "NK1 TI2")):
        state, dealer = table(5)
        state.visits = [0, 0, 0]
        place(state, state.purchases[2], "NK1")
        show(state, 2, "TI2")
        state.asked, state.asked_window = [0], offered_to
        at(state, dealer, "hearts")
        board = make(5)
        ask(board, state, 4)
        assert bills_on_the_tray(board) == cards(shown)


@pytest.mark.parametrize(("reader", "shown"), [(0, False), (1, True), (3, False)])
def test_lgr2_who_searches_sees_the_start_signal_come(make, reader, shown):
    state, _ = table(6, stock="race")
    board = make(6)
    board.context.seats = [Seat(f"Seat {seat}", seat, "expert" if seat == 3 else None) for seat in range(6)]
    board.lay_out(GAME.view(state, reader))
    board.count_down(2500)
    assert board.countdown.isVisible() is shown
    assert board.countdown.seconds == (3 if shown else 0)
    board.count_down(0)
    assert not board.countdown.isVisible()


def test_in_real_time_no_scene_holds_up_the_board(make):
    state, dealer = table(6, stock="race")
    GAME.play(state, CLOCK, GAME.options(state, CLOCK)[0], dealer)
    board = make(6)
    board.context.speed = 1.0
    board.lay_out(GAME.view(state, 1))
    board.animate(TokenTurned(3, 0, 2), GAME.view(state, 1))
    assert not board.busy


def test_lg57_what_the_gentlemen_do_moves_nothing_while_a_lady_is_asked(make):
    state, _ = table(6)
    board = make(6)
    board.context.speed = 1.0
    ask(board, state, 0)
    board.animate(TokenTurned(1, 0, 2), GAME.view(state, 0))
    assert not board.busy
    board.ask(None)
    board.animate(TokenTurned(1, 0, 2), GAME.view(state, 0))
    assert board.busy
    board.skip()


def test_what_went_back_this_evening_is_not_called_last_night(make):
    state, dealer = table(6, gossip=True)
    board = make(6)
    board.recall([BillSettled(1, 0, card("HT4"), PURCHASE, BACK, 0, 0)])
    board.lay_out(GAME.view(state, 0))
    assert "last night" in board.tray.words.text
    state.gossip[0] = [4]
    at(state, dealer, "evening_gossip")
    board.lay_out(GAME.view(state, 0))
    assert "tonight" in board.tray.words.text


@pytest.mark.parametrize(
    ("step", "action", "reason"),
    [
        ("visits", TURN[0], "in the morning"),
        ("visits", SALES[0], "by the Gentlemen"),
        ("hearts", VISITS[1], "afternoon"),
    ],
)
def test_a_click_on_what_is_not_asked_now_says_whose_affair_it_is(step, action, reason):
    state, dealer = table(6)
    place(state, state.purchases[0], "HT4")
    at(state, dealer, step)
    assert reason in str(GAME.refusal(state, 0, action))


def test_a_gentleman_is_promised_no_bills_that_he_has_settled(make):
    state, dealer = table(6, gossip=True)
    state.took, state.visits = [1, 0, 0], [0, 1, 2]
    state.gossip[1] = [4]
    at(state, dealer, "evening_gossip")
    board = make(6)
    board.lay_out(GAME.view(state, 1))
    assert "this evening" not in board.tray.words.text


@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_the_lines_of_the_maids_lie_one_below_the_other(count):
    strips = [strip_of(index, count) for index in range(count)]
    assert all(above.bottom() < below.top() for above, below in pairwise(strips))
    assert AREA.contains(strips[-1])


@pytest.mark.parametrize("count", range(1, 8))
def test_the_bills_of_an_evening_do_not_cover_one_another(make, count):
    board = make(4)
    state, _ = table(4)
    board.lay_out(GAME.view(state, 0))
    area = QRectF(0, 0, 388, 146)
    wares = board.tray._bill_row([Ware(board.context) for _ in range(count)], 0, area)
    places = [ware.mapRectToScene(ware.outline().boundingRect()) for ware in wares]
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    assert min(place.left() for place in places) >= area.left()
    assert max(place.right() for place in places) <= area.right()


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.6])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_names_in_the_wardrobe_have_one_size_and_none_touches_its_border(qapp, language, scale):
    translator = Translator()
    translator.set_language(language)
    context = BoardContext(
        game=GAME,
        seats=[Seat(str(seat), seat) for seat in range(4)],
        say=translator.speaker([]),
        theme=Theme.load("light"),
        explain=lambda _: None,
        sound=lambda _: None,
        text_scale=scale,
    )
    board = Board(context)
    board.lay_out(GAME.view(table(4)[0], 0))
    slots = board.wardrobe.slots
    (size,) = {slot.size for slot in slots}
    for slot in slots:
        words = room(label_of(context, slot.kind, size), body(size), slot.rect.width())
        assert words.width() <= slot.rect.width() - 9
        assert words.height() <= slot.rect.height() - 8
