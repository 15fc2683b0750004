"""``replay``: a saved game is verified and told."""

from __future__ import annotations

import json
import sys

import msgspec
import pytest

from desktop import games
from desktop.core.record import Seat
from desktop.games.devil.actions import Stake
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.cli.shell import run, told
from tests.table.people import Notebook

STAKES = (30, 40, 10)


@pytest.fixture
def saved(tmp_path):
    """A saved game of Auf Teufel komm raus after its first stakes."""
    table = Table(
        games.load("devil"),
        [Seat("Anna", 0), Seat("Ben", 1, "expert"), Seat("Clara", 2, "casual")],
        [Notebook()] * 3,
        {"goal": 800},
        seed=4,
        timer=VirtualTimer(),
    )
    table.start()
    for seat, amount in enumerate(STAKES):
        table.answer(table.open[seat].id, Stake(amount))
    for _ in range(6):
        decision = next(iter(table.open.values()))
        table.answer(decision.id, decision.options[0])
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(table.record()))
    return file


@pytest.mark.parametrize("place", ["/", "."])
def test_a_folder_is_no_saved_game(capsys, place):
    assert told(capsys, "replay", place).endswith("cannot be read: a folder, not a file.")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such devices")
def test_a_device_without_end_is_no_saved_game(capsys):
    assert told(capsys, "replay", "/dev/zero").endswith("cannot be read: not an ordinary file.")


def test_a_missing_file_is_told(capsys, tmp_path):
    assert "cannot be read: file not found." in told(capsys, "replay", str(tmp_path / "nothing.json"))


def test_a_damaged_file_is_told(capsys, saved):
    saved.write_bytes(saved.read_bytes()[:500])
    assert told(capsys, "replay", str(saved)) == "The file “game.json” is incomplete: its end is missing."


def test_replay_verifies_a_game_and_tells_it(capsys, saved):
    code, out, _ = run(capsys, "replay", str(saved), "--lang", "en")
    assert code == 0
    assert "The stakes: Anna 30, Ben 40 and Clara 10." in out
    assert "The answers lead to the saved position." in out


def test_replay_of_a_running_game_tells_no_secret(capsys, tmp_path):
    game = games.load("florence")
    table = Table(game, [Seat("Anna", 0), Seat("Ben", 1)], [Notebook()] * 2, {}, seed=4, timer=VirtualTimer())
    table.start()
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(table.record()))
    own = {str(game.tell(event)) for event in table.history(0)}
    public = {str(game.tell(event)) for event in table.history(None)}
    assert own - public, "Anna has been told what she holds"
    _, out, _ = run(capsys, "replay", str(file), "--lang", "en")
    story = json.loads(run(capsys, "replay", str(file), "--lang", "en", "--json")[1])["story"]
    secrets = [line.replace("Seat 1", "Anna") for line in own - public]
    assert [line for line in secrets if line in out or line in story] == []


def test_replay_of_a_finished_game_says_whom_a_secret_line_was_for(capsys, tmp_path):
    game = games.load("ladies")
    seats = [Seat("Alex", 0), Seat("Alex", 1), Seat("Ben", 2), Seat("Clara", 3)]
    table = Table(game, seats, [Notebook()] * 4, {"days": 4}, seed=4, timer=VirtualTimer())
    table.start()
    while not table.over:
        decision = next(iter(table.open.values()))
        table.answer(decision.id, decision.options[-1])
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(table.record()))
    lines = run(capsys, "replay", str(file), "--lang", "en")[1].splitlines()
    delivered = [line for line in lines if "Delivered to your boutique" in line]
    assert delivered[0].startswith("Lady Alex · Delivered")
    assert delivered[1].startswith("Ben · Delivered")
    assert "1. Lady Alex" in " ".join(lines[-4:]) or "2. Lady Alex" in " ".join(lines[-4:])


def test_replay_tells_it_in_german(capsys, saved):
    _, out, _ = run(capsys, "replay", str(saved), "--lang", "de")
    assert "Anna 30, Ben 40 und Clara 10" in out


def test_replay_of_a_forged_game_says_so(capsys, saved):
    saved.write_bytes(saved.read_bytes().replace(b'"amount":40', b'"amount":50', 1))
    code, out, _ = run(capsys, "replay", str(saved))
    assert code == 1
    assert "do not lead to its position" in out


def test_replay_gives_data(capsys, saved):
    _, out, _ = run(capsys, "replay", str(saved), "--json")
    facts = json.loads(out)
    assert (facts["game"], facts["verified"], facts["steps"], facts["over"]) == ("devil", True, 9, False)
    assert facts["seats"][1]["level"] == "expert"
