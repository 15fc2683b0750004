"""Any person may play any role: beside a name no pronoun says whether it is a woman or a man."""

import re
from xml.etree import ElementTree as ET

import pytest

from desktop.files import LANGUAGES
from tests.house.sources import ROOT

NAMED = re.compile(r"\{(who|whom|lady|owner)\}")
PRONOUNS = {
    "en": r"he|she|him|his|her|hers|himself|herself",
    "de": r"er|ihm|ihn|sein|seine[mnrs]?|ihr|ihre[mnrs]?",
    "nl": r"hij|hem|zij|haar|hijzelf|zijzelf",
}


def named_texts(language):
    """Yield the texts of the game that name a person, as they are read in a language."""
    catalogue = ET.parse(ROOT / "translations" / f"ladies_{'de' if language == 'en' else language}.ts")
    for message in catalogue.iter("message"):
        source = message.findtext("source") or ""
        if NAMED.search(source):
            translated = message.find("translation")
            yield source if language == "en" else " ".join(translated.itertext())


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_a_name_no_pronoun_assumes_a_gender(language):
    pronoun = re.compile(rf"\b({PRONOUNS[language]})\b", re.IGNORECASE)
    texts = list(named_texts(language))
    assert len(texts) > 50
    assert [text for text in texts if pronoun.search(text)] == []
