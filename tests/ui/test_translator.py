from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.core.text import Series, Who, literal, say
from desktop.ui.translator import PSEUDO, Translator, longer


@pytest.fixture
def translator(qapp: QApplication) -> Translator:
    return Translator("en")


def test_a_seat_is_shown_by_its_name(translator: Translator) -> None:
    assert translator.speaker(["Anna", "Ben"])(Who(1)) == "Ben"


def test_numbers_are_grouped_as_the_language_does(translator: Translator) -> None:
    translator.set_language("de")
    assert translator.speaker()(1600) == "1.600"


def test_a_series_is_joined_as_the_language_does(translator: Translator) -> None:
    speak = translator.speaker()
    translator.set_language("nl")
    assert speak(Series((literal("a"), literal("b"), literal("c")))) == "a, b en c"


def test_a_speaker_follows_the_language_of_the_moment(translator: Translator) -> None:
    speak = translator.speaker()
    assert speak(1600) == "1,600"
    translator.set_language("de")
    assert speak(1600) == "1.600"


def test_an_unknown_language_is_english(translator: Translator) -> None:
    translator.set_language("tlh")
    assert translator.language == "en"


def test_the_pseudo_language_is_40_percent_longer_and_keeps_placeholders() -> None:
    source = "This costs {cost} florins."
    assert len(longer(source)) >= 1.4 * len(source)
    assert "{cost}" in longer(source)


def test_the_pseudo_language_reaches_texts(translator: Translator) -> None:
    translator.set_language(PSEUDO)
    assert translator.speaker()(say("ui", "Stop")).startswith("[Stöp")


def test_the_change_is_told(translator: Translator, qtbot) -> None:
    with qtbot.waitSignal(translator.changed, timeout=500):
        translator.set_language("nl")


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_less_than_nothing_has_a_minus_and_no_hyphen(translator: Translator, language: str) -> None:
    translator.set_language(language)
    assert translator.speaker()(-1) == "−1"
