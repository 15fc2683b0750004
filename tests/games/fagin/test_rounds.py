"""FA-10, FA-11, FA-52 to FA-61: rounds, constables, books and the end."""

import pytest

from desktop.core.dealer import Dealer
from desktop.games.fagin import GAME
from desktop.games.fagin.actions import MOVE, PASS, Discard, Go
from desktop.games.fagin.data import AWAY, BY_CONSTABLE, COLOURS, CUBES, DOWN, HOME, UP
from desktop.games.fagin.events import BooksBalanced, ConstableWalked, GameEnded, Pushed, RoundBegan
from desktop.games.fagin.phases.bumping import walk
from desktop.games.fagin.phases.rounds import Discarding, Turn

THAMES, HOLBORN, COVENT, BOW, CHERTSEY, STPAULS = range(6)


def test_fa11_turns_go_clockwise_from_the_start_player(table):
    scene = table(3).turn(2)
    scene.state.starter = 2
    assert scene.play(PASS).asked() == Turn(0)
    assert scene.play(PASS).asked() == Turn(1)


def test_fa57_the_start_player_coin_passes_to_the_left(table):
    scene = table(3).play(PASS, PASS, PASS)
    assert scene.events(RoundBegan) == [RoundBegan(2, 1)]
    assert scene.asked() == Turn(1)


def test_fa10_the_constables_walk_when_all_have_acted_and_the_books_come_last(table):
    scene = table(2, quiet=False).constable(THAMES, 5).turn(1).cubes(0, blue=8, violet=8)
    scene.state.constables[1:] = [3] * 5
    scene.chance(1, 1, 1, 1, 1, 1).play(PASS)
    kinds = [
        type(event) for event in scene.dealer.events if isinstance(event, ConstableWalked | BooksBalanced)
    ]
    assert kinds == [ConstableWalked] * 6 + [BooksBalanced]


def test_fa14_a_round_in_which_all_pass_is_a_round(table):
    assert table(2).play(PASS, PASS).state.round == 2


# Constables


@pytest.mark.parametrize(
    ("level", "heading", "die", "path", "after"),
    [
        (1, UP, 5, (1, 0, 1, 2, 3, 4), DOWN),
        (4, UP, 4, (4, 3, 2, 1, 0), DOWN),
        (7, DOWN, 3, (7, 8, 9, 10), UP),
        (0, DOWN, 2, (0, 1, 2), DOWN),
        (1, UP, 2, (1, 0, 1), DOWN),
        (9, DOWN, 6, (9, 10, 9, 8, 7, 6, 5), UP),
    ],
)
def test_fa52_a_constable_turns_at_the_end_of_the_street(table, level, heading, die, path, after):
    scene = table().constable(BOW, level, heading)
    walk(scene.state, BOW, die, scene.dealer)
    assert scene.events(ConstableWalked) == [ConstableWalked(BOW, die, path, after)]
    assert (scene.state.constables[BOW], scene.state.headings[BOW]) == (path[-1], after)


def test_fa53_example_12_the_push_goes_the_way_of_the_last_step(table):
    scene = table().constable(THAMES, 1, UP).urchin(0, THAMES, 4).urchin(1, THAMES, 5)
    walk(scene.state, THAMES, 5, scene.dealer)
    assert (scene.level(0, THAMES), scene.level(1, THAMES)) == (5, 6)
    assert scene.events(Pushed)[0] == Pushed(0, THAMES, 4, 5, BY_CONSTABLE)


def test_fa53_urchins_on_the_way_are_not_disturbed(table):
    scene = table().constable(THAMES, 8, UP).urchin(0, THAMES, 7)
    walk(scene.state, THAMES, 3, scene.dealer)
    assert scene.level(0, THAMES) == 7


def test_fa54_a_constable_pushes_off_the_top_into_the_supply(table):
    scene = table().constable(THAMES, 2, UP).urchin(0, THAMES, 0).money(0, 50)
    walk(scene.state, THAMES, 2, scene.dealer)
    assert (scene.level(0, THAMES), scene.state.homes(0), scene.state.money[0]) == (AWAY, 0, 50)


def on_the_beat(table, **options):
    scene = table(2, quiet=False, **options)
    for street in range(6):
        scene.constable(street, 5, UP)
    return scene


def test_fa52_every_constable_walks_by_his_own_roll_at_the_end_of_the_round(table):
    scene = on_the_beat(table).play(PASS)
    assert not scene.events(ConstableWalked)
    scene.chance(1, 2, 3, 4, 5, 6).play(PASS)
    assert scene.state.constables == [4, 3, 2, 1, 0, 1]


def test_fav3_busy_beat_one_roll_after_every_turn(table):
    scene = on_the_beat(table, busy=True).chance(1, 2).play(PASS)
    assert scene.state.constables == [4] * 6
    scene.play(PASS)
    assert scene.state.constables == [2] * 6
    assert scene.state.round == 2


def test_fav4_quiet_streets_have_no_phase_2(table):
    scene = table(2, quiet=True, busy=True).play(PASS, PASS)
    assert scene.state.round == 2


# The books


def test_fa55_example_17_18_cubes_give_back_3_and_15_none(table):
    scene = table(2).cubes(0, blue=9, red=9).cubes(1, green=10, yellow=5).play(PASS, PASS)
    assert scene.events(BooksBalanced) == [BooksBalanced((0,))]
    scene.play(Discard(0), Discard(1))
    assert scene.asked() == Discarding(0)
    scene.play(Discard(1))
    assert scene.state.cargo[0] == [8, 7, 0, 0, 0, 0]
    assert scene.asked() == Turn(1)


def test_fa55_in_turn_order(table):
    scene = table(3).turn(1)
    scene.state.starter = 1
    for seat, colours in enumerate(
        ({"blue": 8, "red": 8}, {"green": 8, "yellow": 8}, {"black": 8, "violet": 8})
    ):
        scene.cubes(seat, **colours)
    scene.play(PASS, PASS, PASS)
    assert scene.asked() == Discarding(1)
    assert scene.play(Discard(2)).asked() == Discarding(2)
    assert scene.play(Discard(4)).asked() == Discarding(0)


def test_fa55_there_is_no_limit_before_phase_3(table):
    scene = table(2).cubes(0, blue=9, red=9).play(PASS)
    assert scene.asked() == Turn(1)


# The end


def test_fa60_urchins_then_shillings_then_cubes_rank_the_others(table):
    scene = table(4)
    scene.urchin(0, BOW, HOME).urchin(1, BOW, HOME).urchin(1, THAMES, HOME)
    for seat, money in enumerate((10, 0, 40, 40)):
        scene.money(seat, money)
    scene.cubes(3, blue=1)
    assert GAME.places(scene.state) == (2, 1, 4, 3)


def test_fa59_only_one_seat_is_first_when_somebody_has_won(table):
    scene = table(3).urchin(0, BOW, HOME).urchin(0, CHERTSEY, HOME).cubes(0, blue=7).money(0, 15)
    scene.money(1, 50).money(2, 50).play(MOVE, Go(THAMES, HOME))
    assert GAME.places(scene.state).count(1) == 1


def test_fa60_equal_seats_share_a_place(table):
    assert GAME.places(table(3).money(1, 30).state) == (2, 1, 2)


def test_fa61_the_last_round_ends_the_game(table):
    scene = table(2, limit=60)
    scene.state.round = 60
    scene.play(PASS)
    assert scene.state.stack
    scene.play(PASS)
    assert scene.state.stack == []
    assert scene.events(GameEnded) == [GameEnded((1, 1), limit=True)]


def test_fa61_is_off_unless_agreed(table):
    scene = table(2)
    scene.state.round = 60
    assert scene.play(PASS, PASS).state.round == 61


@pytest.mark.parametrize("seats", range(2, 7))
def test_fa23_example_23_cubes_are_conserved_in_random_play(rng, seats):
    dealer = Dealer(rng)
    state = GAME.setup(seats, GAME.meta.complete({"limit": 60}, seats), dealer)
    while state.stack:
        seat = GAME.actors(state)[0]
        options = GAME.options(state, seat)
        GAME.play(state, seat, options[int(rng.random() * len(options))], dealer)
        for colour in range(COLOURS):
            stored = state.warehouses[colour] + state.stalls[colour]
            assert stored + sum(cargo[colour] for cargo in state.cargo) == CUBES[seats]


def test_the_chart_counts_steps_home(table):
    scene = table(2).urchin(0, BOW, HOME).urchin(0, THAMES, 0).urchin(0, COVENT, 7)
    assert GAME.course(scene.state)[0] == pytest.approx(100 * 13 / 21, abs=0.1)


def test_the_charts_show_progress_shillings_and_cubes(table):
    scene = table(2).urchin(0, BOW, HOME).money(0, 7).money(1, 33).cubes(0, blue=2, red=1).cubes(1, violet=4)
    progress, shillings, cubes = (course.values for course in GAME.courses(scene.state))
    assert progress == GAME.course(scene.state)
    assert (shillings, cubes) == ((7, 33), (3, 4))
