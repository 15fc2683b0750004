"""The golden records of every game play as they always did."""

import json

import pytest

from desktop.games import GAMES, load
from tests import golden

RECORDS = [(game, path) for game in GAMES for path in golden.files(game)]


@pytest.mark.parametrize(("game", "path"), RECORDS, ids=[f"{game}-{path.stem}" for game, path in RECORDS])
def test_golden_record(game, path, request):
    rules = load(game)
    text = path.read_text(encoding="utf-8")
    if request.config.getoption("--rewrite-golden"):
        settings = golden.head(text)
        text = golden.play(
            rules, int(settings["seats"]), json.loads(settings["options"]), int(settings["seed"])
        )
        path.write_text(text, encoding="utf-8")
    assert golden.replay(rules, text) == text


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_golden_records(game):
    assert golden.files(game)
