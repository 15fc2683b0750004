from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from desktop import games
from desktop.core.game import Choice, Meta, Option, Options
from desktop.core.text import Text, literal
from desktop.ui.chairs import Chairs, proposal, seated
from desktop.ui.desk import Desk
from desktop.ui.newgame import NewGame
from desktop.ui.settings import Chair, Setup
from desktop.ui.widgets import Button

META = games.meta(games.GAMES[0])


def make(desk: Desk, qtbot, meta: Meta = META) -> NewGame:
    page = NewGame(desk, meta)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


def chairs(desk: Desk, qtbot, count: int, seats: tuple[int, int] = (2, 4)) -> Chairs:
    meta = msgspec.structs.replace(META, seats=seats)
    made = Chairs(desk, meta, [Chair(f"P{i}", i) for i in range(count)])
    qtbot.addWidget(made)
    made.show()
    return made


def test_at_first_one_person_sits_among_bots() -> None:
    found = proposal((2, 6), (), "Anna")
    assert [chair.level is None for chair in found] == [True, False, False, False]
    assert found[0].name == "Anna"


def test_names_and_colours_differ() -> None:
    found = proposal((4, 6), (), "")
    assert len({chair.name for chair in found}) == len({chair.colour for chair in found}) == 4


def test_chairs_are_as_they_were_the_last_time() -> None:
    last = [Chair("Eva", 3), Chair("Max", 5, "expert")]
    assert proposal((2, 6), last, "") == last


def test_too_few_remembered_chairs_are_filled_up() -> None:
    assert len(proposal((4, 4), [Chair("Eva", 3)], "")) == 4


def test_levels_from_the_command_line_decide_who_sits_there() -> None:
    found = seated([Chair("Eva", 3), Chair("Max", 5, "expert")], [None, "beginner", "casual"])
    assert [chair.level for chair in found] == [None, "beginner", "casual"]
    assert found[0].name == "Eva"


def test_a_new_person_never_gets_the_name_of_one_who_was_there_the_last_time() -> None:
    last = [Chair("Bot", 3, "expert"), Chair(proposal((2, 2), (), "")[0].name, 5)]
    found = seated(last, [None, None])
    assert found[1] == last[1]
    assert found[0].name != found[1].name


def test_no_more_chairs_than_the_game_has_room_for(desk: Desk, qtbot) -> None:
    made = chairs(desk, qtbot, 4)
    assert not made._add.isEnabled()
    assert "4" in made._full.text()


def test_no_fewer_chairs_than_the_game_needs(desk: Desk, qtbot) -> None:
    made = chairs(desk, qtbot, 2)
    leave = made._cards[0]._leave
    assert not leave.isEnabled()
    assert "2" in leave.toolTip()


def test_several_chairs_can_be_taken_away_with_the_same_key(desk: Desk, qtbot) -> None:
    made = chairs(desk, qtbot, 4)
    made._cards[3]._leave.setFocus()
    QTest.keyClick(made._cards[3]._leave, Qt.Key.Key_Space)
    assert made.focusWidget() is made._cards[2]._leave
    QTest.keyClick(made.focusWidget(), Qt.Key.Key_Space)
    assert made.focusWidget() is made._cards[1]._name, "two must stay"


def test_one_more_chair_brings_a_bot_with_a_free_colour(desk: Desk, qtbot) -> None:
    made = chairs(desk, qtbot, 2)
    made._add.click()
    assert made.chairs[2].level == "skilled"
    assert made.chairs[2].colour == 2


def test_whoever_had_a_colour_takes_the_other(desk: Desk, qtbot) -> None:
    made = chairs(desk, qtbot, 3)
    made._recolour(made._cards[0], 2)
    assert [chair.colour for chair in made.chairs] == [2, 1, 0]


def test_a_chair_without_a_name_gets_one(desk: Desk, qtbot) -> None:
    made = chairs(desk, qtbot, 2)
    made._cards[1]._rename("   ")
    assert made.seats()[1].name == "Chair 2"


def test_each_option_has_its_help(desk: Desk, qtbot) -> None:
    page = make(desk, qtbot)
    assert [row._help.text() for row in page.rows] == [str(option.help) for option in META.options]


def test_starting_remembers_chairs_and_options(desk: Desk, qtbot) -> None:
    page = make(desk, qtbot)
    with qtbot.waitSignal(page.start) as told:
        page._start.click()
    game, seats, options = told.args
    assert game == META.id
    assert seats[0].level is None
    assert options == META.defaults(len(seats))
    assert desk.preferences.now.setups[META.id].chairs == page.chairs.chairs


def test_a_remembered_option_that_is_no_more_is_the_default(desk: Desk, qtbot) -> None:
    desk.preferences.set("setups", {META.id: Setup((), {META.options[0].id: 123456})})
    assert make(desk, qtbot).options == META.defaults(4)


@pytest.fixture
def picky() -> Meta:
    only = Option(
        id="duel",
        name=literal("Duel"),
        help=literal("Help."),
        choices=(Choice(1, literal("one")), Choice(2, literal("two")), Choice(3, literal("three"))),
        default=1,
        seats=(2,),
    )
    return Meta(
        id="picky",
        name=literal("Picky"),
        tagline=literal("…"),
        seats=(2, 3),
        longest=1,
        minutes=(1, 2),
        age=1,
        weight=1,
        authors="",
        publisher="",
        options=(only,),
    )


def test_an_option_for_other_seat_counts_says_so(desk: Desk, qtbot, picky: Meta) -> None:
    page = make(desk, qtbot, picky)
    row = page.rows[0]
    assert len(page.chairs.chairs) == 3
    assert not row._input.isEnabled()
    assert row._why_not.isVisible()
    assert "2" in row._why_not.text()
    assert page.options == {}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Only for a game with 2, 5 or 7 chairs."),
        ("de", "Nur für eine Partie mit 2, 5 oder 7 Stühlen."),
        ("nl", "Alleen voor een partij met 2, 5 of 7 stoelen."),
    ],
)
def test_one_of_several_seat_counts_is_asked_for(desk: Desk, qtbot, picky: Meta, language, told) -> None:
    only = msgspec.structs.replace(picky.options[0], seats=(2, 5, 7))
    desk.translator.set_language(language)
    page = make(desk, qtbot, msgspec.structs.replace(picky, options=(only,)))
    assert page.rows[0]._why_not.text() == told


@pytest.fixture
def governed(picky: Meta) -> Meta:
    """Return a game of two and three seats in which some options mean nothing without others."""
    switch = (Choice(False, literal("off")), Choice(True, literal("on")))
    pace = (Choice("slow", literal("slowly")), Choice("fast", literal("in haste")))
    options = (
        Option("pace", literal("Pace"), literal("Help."), pace, "slow"),
        Option("limit", literal("Limit"), literal("Help."), switch, default=False, under=("pace", "fast")),
        Option("calm", literal("Calm"), literal("Help."), switch, default=False),
        Option("storm", literal("Storm"), literal("Help."), switch, default=False, under=("calm", False)),
        Option("breeze", literal("Breeze"), literal("Help."), switch, default=False, under=("calm", True)),
    )
    return msgspec.structs.replace(picky, options=options)


def test_an_option_that_means_nothing_beside_another_says_so(desk: Desk, qtbot, governed: Meta) -> None:
    page = make(desk, qtbot, governed)
    _, limit, calm, storm, breeze = page.rows
    calm.choose(True)
    assert [row._why_not.text() for row in (limit, storm, breeze)] == [
        "Only with “Pace: in haste”.",
        "Only without “Calm”.",
        "",
    ]
    calm.choose(False)
    assert [row._input.isEnabled() for row in (limit, storm, breeze)] == [False, True, False]
    assert breeze._why_not.text() == "Only with “Calm”."


def test_what_means_nothing_beside_another_option_is_left_out_but_not_forgotten(
    desk: Desk, qtbot, governed: Meta
) -> None:
    page = make(desk, qtbot, governed)
    pace, limit, *_ = page.rows
    pace.choose("fast")
    limit.choose(True)
    assert page.options["limit"]
    pace.choose("slow")
    assert "limit" not in page.options
    pace.choose("fast")
    assert page.options["limit"]


@pytest.mark.parametrize("game", games.GAMES)
def test_every_option_hangs_on_one_before_it(game: str) -> None:
    known: dict[str, Option] = {}
    for option in games.meta(game).options:
        if option.under is not None:
            name, value = option.under
            assert value in known[name].values
            assert known[name].under is None
        known[option.id] = option


def test_defaults_come_back_by_one_button(desk: Desk, qtbot) -> None:
    page = make(desk, qtbot)
    box = next(row._input for row in page.rows if isinstance(row._input, QComboBox))
    box.setCurrentIndex((box.currentIndex() + 1) % box.count())
    page._defaults.click()
    assert page.options == META.defaults(4)


@pytest.fixture
def bringing(picky: Meta) -> Meta:
    """Return a game in which an option brings another, which comes first."""
    one, two, three = (Choice(value, literal(str(value))) for value in (1, 2, 3))
    choices = (Choice(False, literal("off")), Choice(True, literal("on"), brings=(("speed", 3),)))
    speed = Option("speed", literal("Speed"), literal("Help."), (one, two, three), 1)
    wild = Option("wild", literal("Wild"), literal("Help."), choices, default=False)
    return msgspec.structs.replace(picky, options=(speed, wild))


def test_an_option_that_nobody_touched_follows_another(desk: Desk, qtbot, bringing: Meta) -> None:
    page = make(desk, qtbot, bringing)
    page.rows[1].choose(True)
    assert page.options == {"speed": 3, "wild": True}
    page.rows[1].choose(False)
    assert page.options == {"speed": 1, "wild": False}


def test_an_option_that_somebody_chose_stays(desk: Desk, qtbot, bringing: Meta) -> None:
    page = make(desk, qtbot, bringing)
    page.rows[0].choose(2)
    page.rows[1].choose(True)
    assert page.options == {"speed": 2, "wild": True}


def test_an_option_that_followed_can_still_be_chosen(desk: Desk, qtbot, bringing: Meta) -> None:
    page = make(desk, qtbot, bringing)
    page.rows[1].choose(True)
    page.rows[0].choose(1)
    assert page.options == {"speed": 1, "wild": True}


@pytest.mark.parametrize(("people", "refused"), [((0, 1, 2), False), ((1, 3), True)])
def test_lg20_no_race_for_two_gentlemen_at_one_screen(desk: Desk, qtbot, people, refused: bool) -> None:
    chairs = [Chair(f"P{seat}", seat, None if seat in people else "casual") for seat in range(6)]
    desk.preferences.set("setups", {"ladies": Setup(tuple(chairs), {"stock": "race"})})
    page = make(desk, qtbot, games.meta("ladies"))
    assert page._start.isEnabled() is not refused
    assert ("against the clock" in page._problem.text()) is refused


def test_lg20_two_gentlemen_at_one_screen_search_in_turns(desk: Desk, qtbot) -> None:
    chairs = [Chair(f"P{seat}", seat) for seat in range(6)]
    desk.preferences.set("setups", {"ladies": Setup(tuple(chairs), {})})
    assert make(desk, qtbot, games.meta("ladies"))._start.isEnabled()


def test_the_usual_table_of_ladies_is_three_couples(desk: Desk, qtbot) -> None:
    page = make(desk, qtbot, games.meta("ladies"))
    assert [chair.level is None for chair in page.chairs.chairs] == [True, *[False] * 5]


class Couples(Meta, frozen=True):
    """Two seats go together."""

    def seat_name(self, seat: int, seats: int) -> Text | None:
        return literal(f"{seat % 2} of {seat // 2}")

    def partner(self, seat: int, seats: int) -> int | None:
        return seat ^ 1

    def unseatable(self, options: Options, people: Sequence[str | None]) -> Text | None:
        return literal("Too many.") if people.count(None) == 0 else None


@pytest.fixture
def paired(desk: Desk, qtbot, picky: Meta) -> NewGame:
    fields = {**msgspec.structs.asdict(picky), "seats": (4, 4), "options": ()}
    return make(desk, qtbot, Couples(**fields))


def test_a_chair_says_what_its_seat_is(paired: NewGame) -> None:
    assert [card._seat.text() for card in paired.chairs._cards] == ["0 of 0", "1 of 0", "0 of 1", "1 of 1"]


def test_one_person_may_hold_two_seats_that_go_together(paired: NewGame) -> None:
    first, second, third, _ = paired.chairs._cards
    assert third._who.findData("=") < 0
    second.join()
    assert second.chair == Chair(first.chair.name, second.chair.colour)
    first._name.setText("Kim B")
    first._name.textEdited.emit("Kim B")
    assert [seat.name for seat in paired.seats()][:2] == ["Kim B", "Kim B"]


def test_who_gets_a_seat_of_their_own_again_gets_a_name_of_their_own(paired: NewGame) -> None:
    first, second, *_ = paired.chairs._cards
    second.join()
    second._who.setCurrentIndex(0)
    assert second.chair.level is None
    assert second.chair.name != first.chair.name


def test_where_the_first_becomes_a_bot_the_other_seat_stays_with_the_person(paired: NewGame) -> None:
    first, second, *_ = paired.chairs._cards
    second.join()
    name = second.chair.name
    first._who.setCurrentIndex(first._who.findData("expert"))
    assert (second.chair.name, second.chair.level, second.joined) == (name, None, False)


def test_people_who_cannot_sit_so_are_told_why(paired: NewGame) -> None:
    for card in paired.chairs._cards:
        card._who.setCurrentIndex(0)
    assert paired._problem.text() == "Too many."
    assert not paired._start.isEnabled()


def test_seats_that_go_together_have_one_colour(paired: NewGame) -> None:
    colours = [chair.colour for chair in paired.chairs.chairs]
    assert colours[0] == colours[1] != colours[2] == colours[3]


def test_seats_that_go_together_change_their_colour_together(paired: NewGame) -> None:
    first, _, third, _ = paired.chairs._cards
    was, wished = first.chair.colour, third.chair.colour
    paired.chairs._recolour(first, wished)
    assert [chair.colour for chair in paired.chairs.chairs] == [wished, wished, was, was]


def test_the_option_of_a_seat_that_is_not_there_is_not_shown_and_leaves_no_gap(desk: Desk, qtbot) -> None:
    page = make(desk, qtbot, games.meta("ladies"))
    shown = {row.option.id for row in page.rows if row.isVisible()}
    assert {"boutique", "boutique_2", "boutique_3"} <= shown
    assert not {"boutique_4", "boutique_5", "boutique_courtesan"} & shown
    assert page._grid.count() == len(shown)


def test_lg55_one_boutique_for_two_ladies_is_refused_with_the_reason(desk: Desk, qtbot) -> None:
    page = make(desk, qtbot, games.meta("ladies"))
    for row in page.rows:
        if row.option.id in ("boutique", "boutique_3") and isinstance(row._input, QComboBox):
            row._input.setCurrentIndex(3)
    assert not page._start.isEnabled()
    assert "Emporium" in page._problem.text()


def test_chairs_of_a_damaged_settings_file_are_mended(desk: Desk, qtbot) -> None:
    chairs = (Chair("A", 99, None), Chair("x" * 99, -1, "nobody"))
    desk.preferences.set("setups", {META.id: Setup(chairs, {"nothing": 7})})
    page = NewGame(desk, META)
    qtbot.addWidget(page)
    seats = page.seats()
    assert all(0 <= seat.colour < 6 for seat in seats)
    assert [seat.level for seat in seats[:2]] == [None, "skilled"]


def test_an_opponent_of_the_command_line_sits_down_as_well(desk: Desk, qtbot) -> None:
    page = NewGame(desk, META, (None, "random", "greedy", "random"))
    qtbot.addWidget(page)
    assert [seat.level for seat in page.seats()] == [None, "random", "greedy", "random"]


def test_a_bot_who_becomes_a_person_takes_no_name_that_is_at_the_table(desk: Desk, qtbot) -> None:
    page = make(desk, qtbot)
    for card in page.chairs._cards:
        card._who.setCurrentIndex(card._who.findData(None))
    names = [chair.name for chair in page.chairs.chairs]
    assert len(set(names)) == len(names)


def places(page: NewGame) -> list[int]:
    return sorted({row.x() for row in page.rows if row.isVisible()})


def test_options_stand_one_below_the_other_where_two_columns_would_squeeze_them(desk: Desk, qtbot) -> None:
    desk.preferences.set("text_size", 160)
    page = make(desk, qtbot, games.meta("devil"))
    page.resize(1024, 640)
    QApplication.processEvents()
    assert len(places(page)) == 1
    page.resize(1600, 900)
    QApplication.processEvents()
    assert len(places(page)) == 2


def test_a_number_among_the_choices_is_written_as_on_the_board(desk: Desk, qtbot) -> None:
    page = make(desk, qtbot, games.meta("devil"))
    goal = next(row for row in page.rows if row.option.id == "goal")
    assert isinstance(goal._input, QComboBox)
    assert goal._input.currentText() == "1,600"


def test_every_button_of_a_chair_says_to_a_screen_reader_whose_it_is(desk: Desk, qtbot) -> None:
    page = NewGame(desk, games.meta("devil"))
    qtbot.addWidget(page)
    names = [button.accessibleName() for button in page.chairs._row.findChildren(Button)]
    assert len(names) == len(set(names)) == 2 * len(page.chairs.chairs)
