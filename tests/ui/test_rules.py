from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.files import LANGUAGES, resource_path
from desktop.ui.desk import Desk
from desktop.ui.rulepage import LINE
from desktop.ui.rules import POSITION, Rules
from tests.reference.meta import META as REFERENCE

META = games.meta(games.GAMES[0])


@pytest.fixture
def rules(desk: Desk, qtbot) -> Rules:
    made = Rules(desk, META)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_language_has_its_page(desk: Desk, rules: Rules, language: str, qtbot) -> None:
    desk.translator.set_language(language)
    page = resource_path("games", META.id, f"rules.{language}.md").read_text("utf-8")
    first = next(line for line in page.splitlines() if line.startswith("## ")).removeprefix("## ")
    qtbot.waitUntil(lambda: first in rules.text.toPlainText())
    assert len(rules.text.toPlainText()) > 2000


def test_the_page_opens_at_the_paragraph_of_the_question(rules: Rules) -> None:
    rules.show_rules("DV-17")
    assert rules.paragraph().startswith("DV-17 ")
    assert 0 <= rules.text.cursorRect().top() <= 40


def test_an_unknown_paragraph_opens_the_page_at_its_beginning(rules: Rules) -> None:
    assert not rules.go_to_rule("XX-1")
    assert rules.paragraph() == ""


def test_the_paragraph_stays_open_in_another_language(rules: Rules, desk: Desk, qtbot) -> None:
    rules.show_rules("DV-17")
    desk.translator.set_language("de")
    qtbot.waitUntil(lambda: rules.windowTitle().startswith("Regeln"))
    assert rules.paragraph().startswith("DV-17 ")


def test_a_closed_page_waits_with_another_language_until_it_is_opened(rules: Rules, desk: Desk) -> None:
    rules.close()
    english = rules.text.toPlainText()
    desk.translator.set_language("de")
    QApplication.processEvents()
    assert rules.text.toPlainText() == english
    rules.show_rules("DV-12")
    assert rules.text.toPlainText() != english
    assert rules.paragraph().startswith("DV-12")


@pytest.mark.parametrize(("setting", "value"), [("language", "de"), ("theme", "dark"), ("text_size", 160)])
def test_the_reader_stays_where_the_page_was_scrolled_to(
    rules: Rules, desk: Desk, qtbot, setting: str, value: object
) -> None:
    rules.show_rules("DV-11")
    bar = rules.text.verticalScrollBar()
    bar.setValue(2 * bar.maximum() // 3)
    before, _ = rules.text.topmost()
    desk.preferences.set(setting, value)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: rules.text.topmost()[0] == before)
    assert rules.paragraph().startswith("DV-11 ")


@pytest.mark.parametrize("game", games.GAMES)
def test_the_pages_of_a_game_have_the_same_paragraphs_in_every_language(qapp, game: str) -> None:
    counts = set()
    for language in LANGUAGES:
        document = QTextDocument()
        document.setMarkdown(resource_path("games", game, f"rules.{language}.md").read_text("utf-8"))
        counts.add(document.blockCount())
    assert len(counts) == 1


def test_words_are_found_and_after_the_last_comes_the_first(rules: Rules) -> None:
    rules.search("devil")
    first = rules.text.textCursor().position()
    for _ in range(400):
        rules.find_next()
        if rules.text.textCursor().position() == first:
            break
    assert rules.text.textCursor().position() == first
    assert rules.found().lower() == "devil"


def test_words_that_are_not_there_are_said_not_to_be(rules: Rules) -> None:
    rules.search("zeppelin")
    assert rules._found.text() == "not found"


def test_a_screen_reader_hears_once_that_words_are_not_there(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr("desktop.ui.rules.announce", lambda _, words: heard.append(words))
    rules.search("zep")
    rules.search("zeppelin")
    assert [words for words in heard if words] == ["not found"]


def test_words_that_another_language_has_are_looked_for_on_its_page(desk: Desk, rules: Rules) -> None:
    rules.search("zeppelin")
    desk.set_language("de")
    QApplication.processEvents()
    assert rules._found.text() == "nicht gefunden"
    rules.search("Kohle")
    assert rules._found.text() == ""
    desk.set_language("en")
    QApplication.processEvents()
    assert rules._found.text() == "not found"


def test_the_contents_lead_to_the_headings(rules: Rules) -> None:
    item = rules.contents.item(2)
    rules._go_to(item)
    assert rules.text.textCursor().block().text() == item.text().strip()


def section(rules: Rules) -> str:
    item = rules.contents.currentItem()
    return item.text() if item is not None else ""


def test_the_contents_show_where_a_paragraph_is(rules: Rules) -> None:
    rules.contents.itemClicked.emit(rules.contents.item(rules.contents.count() - 1))
    first = next(iter(rules._paragraphs))
    rules.go_to_rule(first)
    heads = [rules.contents.item(row).data(POSITION) for row in range(rules.contents.count())]
    row = max(row for row, place in enumerate(heads) if place < rules._paragraphs[first])
    assert section(rules) == rules.contents.item(row).text()


def test_the_contents_follow_the_scroll_bar(rules: Rules) -> None:
    bar = rules.text.verticalScrollBar()
    bar.setValue(bar.maximum())
    last = rules.contents.currentRow()
    bar.setValue(bar.maximum() // 2)
    assert 0 <= rules.contents.currentRow() < last


def test_a_heading_that_was_chosen_is_marked_even_at_the_end_of_the_page(rules: Rules) -> None:
    item = rules.contents.item(rules.contents.count() - 1)
    rules.contents.itemClicked.emit(item)
    assert section(rules) == item.text()


def test_a_game_without_rules_says_so(desk: Desk, qtbot) -> None:
    made = Rules(desk, REFERENCE)
    qtbot.addWidget(made)
    made.show()
    assert "not written down yet" in made.text.toPlainText()


def test_lines_stay_short_in_a_wide_window(rules: Rules, desk: Desk, qtbot) -> None:
    rules.resize(2000, 900)
    qtbot.waitUntil(lambda: rules.text.viewport().width() <= desk.px(LINE))
    assert rules.text.horizontalScrollBar().maximum() == 0


def test_what_is_read_stays_at_the_top_when_the_window_is_resized(rules: Rules, qtbot) -> None:
    rules.resize(760, 700)
    rules.show_rules("DV-17")
    qtbot.wait(20)
    rules.resize(1400, 700)
    qtbot.wait(20)
    cursor = rules.text.textCursor()
    cursor.setPosition(rules._paragraphs["DV-17"])
    assert 0 <= rules.text.cursorRect(cursor).top() <= 40


@pytest.mark.parametrize("game", games.GAMES)
def test_no_picture_is_wider_than_the_lines(desk: Desk, qtbot, game: str) -> None:
    made = Rules(desk, games.meta(game))
    qtbot.addWidget(made)
    made.resize(700, 600)
    made.show()
    qtbot.waitUntil(lambda: made.text.horizontalScrollBar().maximum() == 0)


def test_a_picture_has_its_size_again_in_a_wide_window(desk: Desk, qtbot) -> None:
    made = Rules(desk, games.meta("coco"))
    qtbot.addWidget(made)
    made.resize(700, 600)
    made.show()
    qtbot.wait(20)
    narrow = widest(made)
    made.resize(1600, 600)
    qtbot.waitUntil(lambda: widest(made) > narrow)


def widest(rules: Rules) -> float:
    formats = rules.text.document().allFormats()
    return max(each.toImageFormat().width() for each in formats if each.isImageFormat())


@pytest.mark.parametrize("text_size", [80, 115, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_in_the_contents_has_the_height_of_its_words(
    rules: Rules, desk: Desk, language: str, text_size: int
) -> None:
    desk.preferences.set("text_size", text_size)
    desk.translator.set_language(language)
    for _ in range(4):
        QApplication.processEvents()
    contents = rules.contents
    for row in range(contents.count()):
        item = contents.item(row)
        place = contents.visualItemRect(item)
        room = place.adjusted(0, 0, -22, 0)
        words = QFontMetrics(item.font()).boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
        assert words.height() <= place.height()
        assert place.width() <= contents.viewport().width()


@pytest.mark.parametrize("game", games.GAMES)
def test_the_text_is_not_laid_out_anew_for_each_paragraph(desk: Desk, qtbot, game: str) -> None:
    made = Rules(desk, games.meta(game))
    qtbot.addWidget(made)
    made.show()
    QApplication.processEvents()
    document = made.text.document()
    changes: list[object] = []
    document.contentsChange.connect(lambda *change: changes.append(change))
    made._set_blocks(document)
    assert len(changes) == 1


def test_shift_f3_goes_to_the_place_before(rules: Rules) -> None:
    rules.search("devil")
    first = rules.text.textCursor().position()
    QTest.keyClick(rules, Qt.Key.Key_F3)
    assert rules.text.textCursor().position() > first
    QTest.keyClick(rules, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert rules.text.textCursor().position() == first


def test_the_keys_of_the_system_lead_to_the_search(rules: Rules, qtbot) -> None:
    rules.activateWindow()
    rules.text.setFocus()
    QTest.keyClick(rules, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert rules.focusWidget() is rules._search


def test_the_keys_of_the_system_close_the_rules(rules: Rules) -> None:
    QTest.keyClick(rules, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not rules.isVisible()
