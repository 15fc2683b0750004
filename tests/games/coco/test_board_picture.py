"""The picture on the board: carried on by events it shows what the view after them says."""

from random import Random

import pytest

from desktop.core.dealer import Recorder
from desktop.core.text import Who
from desktop.games.coco import chronicle, wording
from desktop.games.coco.board.picture import Picture
from desktop.ui.translator import Translator
from tests.games.coco.table import GAME

FIELDS = (
    "where",
    "load",
    "markets",
    "stocks",
    "cards",
    "discard",
    "card",
    "active",
    "left",
    "right",
    "side",
    "dead",
    "over",
)


@pytest.mark.parametrize("reader", [None, 0, 1])
@pytest.mark.parametrize(
    "options", [{}, {"variant": "V2"}, {"variant": "V3"}, {"open_markets": True, "memory_aid": 2}], ids=str
)
def test_events_lead_to_the_view(options, reader):
    rng, dealer = Random(3), Recorder(Random(4))
    state = GAME.setup(3, GAME.meta.complete(options, 3), dealer)
    dealer.take()
    while state.stack:
        picture = Picture.of(GAME.view(state, reader))
        seat = GAME.actors(state)[0]
        GAME.play(state, seat, rng.choice(list(GAME.options(state, seat))), dealer)
        for event in dealer.take()[1]:
            seen = event.seen_by(reader)
            picture = picture if seen is None else picture.after(seen)
        told, shown = picture, Picture.of(GAME.view(state, reader))
        wrong = [name for name in FIELDS if getattr(told, name) != getattr(shown, name)]
        assert wrong == [] or (shown.over and wrong == ["load"])  # what lies on baskets is shown at the end


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_what_somebody_is_about_to_do_is_not_told_like_what_was_done(language):
    say = Translator(language).speaker(["Mia", "Bo"])
    who = Who(0)
    waits = [
        wording.WAIT_MOVE.fill(who=who, n=2),
        wording.WAIT_LOAD.fill(who=who),
        wording.WAIT_SWAP.fill(who=who),
        wording.WAIT_LOOK.fill(who=who),
    ]
    lines = [chronicle.LOADED.fill(who=who), chronicle.SWAPPED.fill(who=who), chronicle.LOOKED.fill(who=who)]
    assert not {say(text) for text in waits} & {say(text) for text in lines}
