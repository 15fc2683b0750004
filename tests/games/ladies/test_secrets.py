"""Secrets inside the couple are the point of the game: nothing a seat is sent tells them."""

from random import Random

import msgspec
import pytest

from desktop.core.dealer import Recorder
from desktop.core.text import Text
from desktop.games.ladies.data import FACES, PLAIN
from desktop.games.ladies.events import AnyEvent
from desktop.games.ladies.phases import Bills, Hearts, Shopping
from tests.games.ladies.table import GAME, at, card, place, table


@pytest.fixture(scope="module")
def moments():
    """Every tenth position of a game with all that is secret, and what was told until then."""
    dealer = Recorder(Random(4))
    state = GAME.setup(5, GAME.meta.complete({"gossip": True}, 5), dealer)
    rng, bot, seen, told = Random(5), GAME.bot(), [], []
    steps = 0
    while state.stack:
        _, events = dealer.take()
        told += events
        if steps % 10 == 0 and not state.ball:
            seen.append(GAME.copy(state))
        seat = GAME.actors(state)[0]
        GAME.play(state, seat, bot.playout(state, seat, GAME.options(state, seat), rng), dealer)
        steps += 1
    return seen, told


def test_a_lady_is_never_sent_her_gentlemans_money(moments):
    for state in moments[0]:
        rich = GAME.copy(state)
        rich.money[0] += 100_000
        if not any(isinstance(GAME.question(state, seat), Bills) for seat in range(4)):
            assert GAME.view(rich, 0) == GAME.view(state, 0)


def test_a_gentleman_is_never_sent_the_first_maid(moments):
    for state in moments[0]:
        assert GAME.view(state, 1).maids[0][0] == FACES[-1]


def test_a_gentleman_is_never_sent_the_gossip(moments):
    for state in moments[0]:
        assert set(GAME.view(state, 1).gossip[0]) <= {-9}


def test_nobody_is_sent_the_order_of_a_deck(moments):
    rng = Random(1)
    for state in moments[0]:
        other = GAME.copy(state)
        for deck in other.decks:
            rng.shuffle(deck)
        rng.shuffle(other.pile)
        assert all(GAME.view(other, seat) == GAME.view(state, seat) for seat in (None, *range(5)))


def test_events_show_others_no_face_that_is_secret(moments):
    """Neither purchases before the evening nor maids at any time reach a seat they do not belong to."""
    for event in moments[1]:
        kind = type(event).__name__
        if kind in ("CardTaken", "Asked"):
            for seat in (None, *range(5)):
                if seat != event.seat:
                    assert event.seen_by(seat).card < 0
        if kind == "BillSettled" and event.card >= PLAIN:
            for seat in (None, *range(5)):
                if seat not in (event.seat, event.lady):
                    assert event.seen_by(seat).card < 0


def test_what_is_said_to_a_lady_names_no_sum(moments):
    for state in moments[0]:
        prompt: Text = GAME.prompt(state, 0)
        assert "£" not in str(prompt) or isinstance(GAME.question(state, 0), Hearts | Shopping)


def test_the_courtesans_bills_are_hers_and_his():
    state, dealer = table(7, allusions=False)
    state.visits = [0, 0, 0, 0]
    place(state, state.purchases[3], "HT4 GL1")
    state.asked = [0, 2]
    at(state, dealer, "bills")
    assert GAME.view(state, 1).purchases[3] == (card("HT4"), -2)
    assert GAME.view(state, 5).purchases[3] == (-2, card("GL1"))
    assert GAME.view(state, 0).purchases[3] == (-2, -2)


def test_open_money_is_for_everybody():
    state, _ = table(6, open_money=True)
    assert GAME.view(state, None).money == (500, 500, 500)


def test_every_event_survives_in_every_form(moments):
    for event in moments[1]:
        for seat in (None, *range(5)):
            seen = event.seen_by(seat)
            if seen is not None:
                assert msgspec.json.decode(msgspec.json.encode(seen), type=AnyEvent) == seen


def test_every_answer_tells_every_seat_that_it_was_given():
    """Without an event a table takes a view for one that was set anew."""
    dealer = Recorder(Random(8))
    state = GAME.setup(5, GAME.meta.complete({"gossip": True, "stock": "race", "days": 4}, 5), dealer)
    rng = Random(9)
    dealer.take()
    while state.stack:
        actors = GAME.actors(state)
        seat = actors[int(rng.random() * len(actors))]
        GAME.play(state, seat, rng.choice(list(GAME.options(state, seat))), dealer)
        _, events = dealer.take()
        for reader in (None, *range(5)):
            assert any(event.seen_by(reader) is not None for event in events)
