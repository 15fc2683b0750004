from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from desktop.core.bot import Advice
from desktop.core.text import literal
from desktop.ui.desk import Desk
from desktop.ui.widgets import Button, Lettering, fold
from tests.reference.actions import Bid
from tests.ui.conftest import Laid

Lay = Callable[..., Laid]

ADVICE = [
    Advice(Bid(2), 0.42, literal("It wins most often."), share=True),
    Advice(Bid(1), 0.4, None, share=True),
    Advice(Bid(0), 1.5, literal("It costs nothing.")),
    Advice(Bid(3), 0.1),
]


def advised(laid: Laid) -> Laid:
    laid.page.hints.think()
    laid.page._advise(laid.sitting.decision, ADVICE)
    return laid


def test_the_best_three_are_shown_with_values_and_reasons(lay: Lay) -> None:
    lines = advised(lay()).page.hints.lines()
    assert len(lines) == 3
    assert "wins 42%" in lines[0]
    assert "It wins most often." in lines[0]
    assert "1.5" in lines[2]


def test_every_value_says_what_it_measures(lay: Lay) -> None:
    values = [label for label in advised(lay()).page.hints.findChildren(Lettering) if label.toolTip()]
    assert [("win" in label.toolTip(), "worth" in label.toolTip()) for label in values] == [
        (True, False),
        (True, False),
        (False, True),
    ]


def test_a_value_that_its_reason_tells_is_not_shown_beside_it(lay: Lay) -> None:
    laid = lay()
    laid.page.hints.think()
    told = [Advice(Bid(2), 34.5, literal("47 by the end."), told=True), Advice(Bid(1), 0.4)]
    laid.page._advise(laid.sitting.decision, told)
    first, second = laid.page.hints.lines()
    assert first == "Bid 2, 47 by the end."
    assert "0.4" in second


def test_a_click_on_an_advice_follows_it(lay: Lay) -> None:
    laid = advised(lay())
    button = next(
        b for b in laid.page.hints.findChildren(Button) if b.accessibleName() == "Bid 2" or "2" in b.text()
    )
    button.click()
    assert laid.sitting.decision is None
    assert laid.table.view(0).questions[0].bids[0] == 2
    assert not laid.page.hints.isVisible()


def test_advice_on_an_older_question_is_not_shown(lay: Lay) -> None:
    laid = lay()
    laid.page.hints.think()
    old = laid.sitting.decision
    laid.page.choose(Bid(1))
    laid.page._advise(old, ADVICE)
    assert laid.page.hints.lines() == []


def test_without_advice_it_says_so(lay: Lay) -> None:
    laid = lay()
    laid.page.hint()
    assert "no advice" in " ".join(
        label.text() for label in laid.page.hints.findChildren(type(laid.page.hints._title))
    )


def test_esc_closes_it(lay: Lay) -> None:
    laid = advised(lay())
    QTest.keyClick(laid.page, Qt.Key.Key_Escape)
    assert not laid.page.hints.isVisible()


def test_it_hides_nothing_of_the_board(lay: Lay) -> None:
    laid = advised(lay())
    laid.page._place_hints()
    stage = laid.page.stage.rect().translated(
        laid.page.stage.mapTo(laid.page, laid.page.stage.rect().topLeft())
    )
    assert not stage.intersects(laid.page.hints.geometry())


@pytest.mark.parametrize("width", [40, 120, 1000])
def test_words_on_a_button_are_folded_and_none_is_lost(desk: Desk, width: int) -> None:
    folded = fold("River Thames: up to step 5", desk.text(), width)
    assert " ".join(folded.split()) == "River Thames: up to step 5"
    assert ("\n" in folded) == (width < 1000)


def test_advice_that_is_too_high_scrolls_and_is_not_cut(lay: Lay, desk: Desk, qtbot) -> None:
    desk.preferences.set("text_size", 160)
    hints = advised(lay()).page.hints
    hints.stand_in(QRect(0, 0, 260, 220))
    qtbot.wait(10)
    assert hints.height() <= 220
    for button in hints._scroll.inner.findChildren(Button):
        assert button.height() >= button.sizeHint().height()


@pytest.mark.parametrize(("width", "below"), [(900, False), (240, True)])
def test_a_value_makes_room_for_words_that_need_the_line(
    lay: Lay, monkeypatch: pytest.MonkeyPatch, width: int, below: bool
) -> None:
    hints = advised(lay()).page.hints
    monkeypatch.setattr(hints, "_called", lambda _: "Steal or swap goods")
    hints.stand_in(QRect(0, 0, width, 400))
    row = hints._row(1, ADVICE[0])
    row.resize(width, row.sizeHint().height())
    row.grab()  # lays it out
    button = row.findChildren(Button)[0]
    value = next(each for each in row.findChildren(Lettering) if each.toolTip())
    assert "wins 42%" in value.text()
    assert (value.geometry().top() >= button.geometry().bottom()) == below


def test_all_values_stand_below_if_one_of_them_does(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    hints = advised(lay()).page.hints
    monkeypatch.setattr(
        hints, "_called", lambda each: "Steal or swap goods" if each is hints._advice[0] else "Stop"
    )
    hints.stand_in(QRect(0, 0, 240, 400))
    for rank, advice in enumerate(hints._advice or (), 1):
        row = hints._row(rank, advice)
        assert next(each for each in row.findChildren(Lettering) if each.toolTip()).wordWrap()


def test_closed_by_a_click_it_leaves_the_keyboard_on_the_board_without_a_mark(lay: Lay) -> None:
    page = advised(lay()).page
    page.activateWindow()
    page.hints._close.setFocus(Qt.FocusReason.MouseFocusReason)
    page.hints._close.click()
    assert page.focusWidget() is page.stage
    assert page.board.focused is None


def test_a_percentage_is_written_as_in_dutch(lay: Lay, desk: Desk) -> None:
    desk.set_language("nl")
    assert "wint 42%" in advised(lay()).page.hints.lines()[0]


def test_a_screen_reader_hears_that_the_expert_thinks_and_what_comes_of_it(
    lay: Lay, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = lay()
    heard: list[str] = []
    monkeypatch.setattr("desktop.ui.hints.announce", lambda _, words: heard.append(words))
    laid.page.hints.think()
    laid.page._advise(laid.sitting.decision, ADVICE[:1])
    best = ". ".join(laid.page.hints.lines())
    laid.page.hints.regret(literal("Nobody knows."))
    desk.translator.set_language("de")
    assert heard == ["The expert is thinking …", best, "Nobody knows."]
