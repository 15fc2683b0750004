"""Everything that is said is translated, completely."""

import ast
import re
import tomllib

import pytest

from desktop.files import LANGUAGES, catalogue_path
from tests.house.sources import ROOT, games, said, script

translations = script("translations")


def literal(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def flaw(call):
    """Return why lupdate would drop a text without a word."""
    if call.keywords:
        return "keyword arguments"
    if not 2 <= len(call.args) <= 4 or any(isinstance(node, ast.Starred) for node in call.args):
        return "wrong number of arguments"
    if not all(map(literal, call.args[:3])):
        return "arguments that are not literal"
    if len(call.args) == 4 and not isinstance(call.args[3], ast.Constant):
        return "a count that is not a literal number"
    return None


def test_texts_are_said_with_literal_positional_arguments():
    assert [(one.place, flaw(one.call)) for one in said() if flaw(one.call)] == []


def test_a_game_speaks_in_its_own_context():
    strangers = [
        one.place
        for one in said()
        for parts in [one.path.relative_to(ROOT / "desktop").parts]
        if parts[0] == "games" and len(parts) > 2 and one.call.args[0].value != parts[1]
    ]
    assert strangers == []


def test_the_machinery_speaks_in_no_games_context():
    strangers = [
        one.place
        for one in said()
        if one.path.relative_to(ROOT / "desktop").parts[0] != "games" and one.call.args[0].value in games()
    ]
    assert strangers == []


def key(call):
    strings = [node.value for node in call.args[:3]]
    return translations.Key(*(strings + [""])[:3], plural=len(call.args) == 4)


def test_every_text_that_is_said_is_in_the_catalogues():
    spoken = {key(one.call) for one in said() if not flaw(one.call)}
    assert spoken - set(translations.read_all("de")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_complete_and_current(language):
    assert [
        wrong for wrong in translations.complaints(translations.scan()) if f"_{language}.ts" in wrong
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_of_a_language_compile_into_one(language):
    compiled = catalogue_path(language)
    assert compiled
    assert compiled.stat().st_size > 100


GLOSSARY = tomllib.loads((ROOT / "translations" / "glossary.toml").read_text("utf-8"))


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_glossary(game):
    assert GLOSSARY[game]


@pytest.mark.parametrize("language", ["de", "nl"])
def test_translations_use_the_terms_of_the_glossary(language):
    assert list(translations.strangers(GLOSSARY, language)) == []


STRAIGHT = r"[\"']|\.\.\."
FLAWS = {
    "en": rf"{STRAIGHT}|\w\}}?\s%(?!n)",
    "de": rf"{STRAIGHT}|[“”](?=\w)|\w\}}? ?%(?!n)",
    "nl": rf"{STRAIGHT}|„|\w\}}?\s%(?!n)",
}
"""What no printer would set: straight quotes, three full stops, and a percent sign spaced as elsewhere."""


@pytest.mark.parametrize("language", FLAWS)
def test_texts_are_set_as_a_printer_sets_them(language):
    texts = [form for forms in translations.read_all(language).values() for form in forms]
    if language == "en":
        texts += [
            key.source for key in translations.read_all("de") if not key.plural and key.context != "cli"
        ]
    assert [text for text in texts if re.search(FLAWS[language], text)] == []
