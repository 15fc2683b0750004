"""The command line, called as scripts call it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from concurrent.futures import BrokenExecutor
from pathlib import Path

import msgspec
import pytest

from desktop import __version__, games
from desktop.cli import main
from desktop.cli.voice import Voice
from desktop.core.record import Seat
from desktop.games.devil.actions import Stake
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
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


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(capsys, *argv):
    """Return exit code, stdout and stderr of a command."""
    try:
        code = main(argv)
    except SystemExit as ended:
        code = ended.code
    out, err = capsys.readouterr()
    return code, out, err


def told(capsys, *argv):
    """Return the one sentence that a command refuses with."""
    code, out, err = run(capsys, *argv)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    return err.strip()


# Bad input: one clear sentence and exit code 2


def test_an_unknown_game_is_told(capsys):
    assert told(capsys, "simulate", "ludo").startswith("There is no game “ludo”; possible: devil")


def test_it_is_told_in_the_language_asked_for(capsys, monkeypatch):
    """The sentence reaches the translator of that language."""
    from desktop.cli import voice

    spoken = []
    monkeypatch.setattr(voice.Voice, "speaker", lambda self, _names=(): spoken.append(self.language) or str)
    run(capsys, "simulate", "ludo", "--lang", "nl")
    assert spoken == ["nl"]


def test_an_unknown_level_is_told(capsys):
    assert told(capsys, "simulate", "devil", "--seats", "random,wizard").startswith(
        "There is no opponent “wizard”"
    )


def test_where_a_person_may_sit_that_is_told_first(capsys):
    sentence = "There is no opponent “me”; possible: human, beginner, casual"
    assert told(capsys, "play", "devil", "--seats", "me,expert").startswith(sentence)


def test_an_unknown_option_is_told(capsys):
    assert told(capsys, "simulate", "devil", "--option", "colour=red") == "This game has no option “colour”."


def test_an_unknown_value_is_told(capsys):
    sentence = "The option “goal” cannot be “5”; possible: 800, 1600, 2400."
    assert told(capsys, "simulate", "devil", "--option", "goal=5") == sentence


def test_an_option_without_a_value_is_told(capsys):
    assert "name=value" in told(capsys, "simulate", "devil", "--option", "goal")


def test_an_unknown_language_is_told(capsys):
    assert told(capsys, "games", "--lang", "xx") == "There is no language “xx”; possible: en, de, nl."
    assert told(capsys, "--lang", "xx").startswith("There is no language “xx”")


@pytest.mark.parametrize("seats", ["random", "random" + ",random" * 6])
def test_impossible_numbers_of_seats_are_told(capsys, seats):
    count = seats.count("random")
    sentence = f"This game is for 2 to 6 seats, not for {count}."
    assert told(capsys, "simulate", "devil", "--seats", seats) == sentence
    assert told(capsys, "play", "devil", "--seats", seats) == sentence


def test_a_gap_in_the_seats_is_told(capsys):
    assert "every seat" in told(capsys, "simulate", "devil", "--seats", "random,,random")


@pytest.mark.parametrize("number", ["0", "-1", "many", "1.5", "9" * 30, "²"])
def test_a_number_of_games_that_is_none_is_told(capsys, number):
    assert told(capsys, "simulate", "devil", f"--games={number}") == f"“{number}” is not a number from 1 on."


@pytest.mark.parametrize("number", ["0", "0.05", "-1", "nan", "inf", "long"])
def test_a_time_that_is_none_is_told(capsys, number):
    assert told(capsys, "bench", f"--seconds={number}") == f"“{number}” is not a number from 0.1 on."


def test_a_ladder_cannot_be_seated_as_well(capsys):
    sentence = "“--ladder” seats the levels by itself: leave “--seats” out."
    assert told(capsys, "simulate", "devil", "--ladder", "3", "--seats", "expert,random,random") == sentence


def test_an_unknown_command_is_told(capsys):
    assert told(capsys, "dance").startswith("There is no command “dance”; possible: play, games, ")


def test_an_unknown_flag_is_told(capsys):
    assert "--dance" in told(capsys, "games", "--dance")


def test_a_missing_game_is_told(capsys):
    assert "GAME" in told(capsys, "simulate")


@pytest.mark.parametrize(
    "argv",
    [
        ["dance"],
        ["play"],
        ["games", "--dance"],
        ["play", "devil", "--seed"],
        ["play", "devil", "--se=3"],
        ["games", "--json=yes"],
    ],
)
def test_what_cannot_be_understood_is_told_in_the_language_asked_for(capsys, argv):
    sentence = told(capsys, "--lang", "de", *argv)
    assert "Mehr dazu sagt „spieltisch" in sentence
    assert "nicht zu verstehen" not in sentence


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


def test_a_folder_that_cannot_be_written_is_told(capsys, tmp_path):
    (tmp_path / "file").write_text("")
    assert "cannot be written" in told(capsys, "gallery", str(tmp_path / "file" / "pictures"))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
@pytest.mark.parametrize("display", [None, ":4711"])
@pytest.mark.parametrize("command", [(), ("play", "devil")])
def test_without_a_display_one_sentence_says_so(capsys, monkeypatch, command, display):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    if display:
        monkeypatch.setenv("DISPLAY", display)
    assert told(capsys, *command) in {
        "There is no display to show a window on.",
        *([_missing()] if display else []),
    }


@pytest.mark.parametrize("platform", ["foo", "foo;bar", "foo:size=1"])
@pytest.mark.parametrize("command", [(), ("play", "devil"), ("selftest",)])
def test_a_display_that_qt_does_not_know_is_refused_in_one_sentence(capsys, monkeypatch, command, platform):
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    sentence = told(capsys, *command)
    assert sentence.startswith(f"Qt cannot show a window on “{platform}”, which QT_QPA_PLATFORM asks for")
    assert "offscreen" in sentence


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a display of Linux")
def test_a_display_that_does_not_come_up_is_refused_in_one_sentence(capsys, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "linuxfb:fb=/nowhere")
    assert told(capsys).startswith("Qt cannot show a window on “linuxfb:fb=/nowhere”")


def test_a_refused_display_is_told_in_the_language_asked_for(capsys, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "foo")
    assert told(capsys, "--lang", "de").startswith("Auf „foo“, das QT_QPA_PLATFORM verlangt,")


def _missing():
    from desktop.cli.display import OF_X, _need
    from desktop.cli.voice import Wrong

    try:
        _need(OF_X)
    except Wrong as wrong:
        return str(wrong)
    return ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries of Linux")
def test_a_missing_library_is_named_with_its_package(capsys, monkeypatch):
    from desktop.cli import display

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(display, "_loads", lambda library: library != "libxcb-cursor.so.0")
    assert told(capsys) == "Qt needs libraries that are missing here: libxcb-cursor.so.0 (libxcb-cursor0)."


# Commands


@pytest.mark.parametrize("command", ["play", "games", "simulate", "bench", "check", "replay", "gallery"])
def test_every_command_has_help(capsys, command):
    code, out, _ = run(capsys, command, "--help")
    assert code == 0
    assert "Usage: spieltisch " + command in out


@pytest.mark.parametrize("spelled", [("--lang", "de"), ("--lang=de",)])
@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_follows_the_language(capsys, spelled, flag):
    code, out, _ = run(capsys, *spelled, flag)
    assert code == 0
    assert "Aufruf: spieltisch" in out
    assert "Sofort einen Tisch öffnen." in out
    assert not {"usage:", "options:", "positional arguments:", "show"} & set(out.split())


def test_help_follows_the_language_of_the_system(capsys, monkeypatch):
    monkeypatch.setattr("desktop.ui.translator.system_language", lambda: "nl")
    _, out, _ = run(capsys, "simulate", "--help")
    assert "Opties:" in out


def test_help_of_a_command_follows_the_language_said_behind_it(capsys):
    _, out, _ = run(capsys, "bench", "--help", "--lang", "nl")
    assert "Opties:" in out


def test_games_lists_what_scripts_rely_on(capsys):
    code, out, _ = run(capsys, "games", "--json")
    assert code == 0
    devil = next(game for game in json.loads(out) if game["id"] == "devil")
    assert devil["seats"] == [2, 6]
    assert devil["name"] == "Auf Teufel komm raus"
    assert {"id": "goal", "values": [800, 1600, 2400], "default": 1600}.items() <= devil["options"][0].items()


def test_games_is_told_in_words(capsys):
    _, out, _ = run(capsys, "games")
    assert "devil: Auf Teufel komm raus (2–6)" in out
    assert "--option goal=800|1600*|2400" in out


def test_simulate_gives_what_scripts_rely_on(capsys):
    command = (
        "simulate",
        "devil",
        "--seats",
        "random,random,random",
        "--games",
        "6",
        "--seed",
        "4",
        "--json",
    )
    code, out, err = run(capsys, *command, "--workers", "1")
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert (report["game"], report["games"], report["seed"]) == ("devil", 6, 4)
    assert [seat["level"] for seat in report["seats"]] == ["random"] * 3
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in report["seats"])


def test_simulate_shows_a_table_and_a_bar_on_stderr(capsys):
    command = (
        "simulate",
        "devil",
        "--seats",
        "random,random",
        "--games",
        "4",
        "--workers",
        "1",
        "--progress",
    )
    code, out, err = run(capsys, *command)
    assert code == 0
    assert "95 % interval" in out
    assert "4/4" in err


def test_simulate_gathers_the_figures_of_a_game_if_asked(capsys):
    command = ("simulate", "florence", "--seats", "random,random,random", "--games", "1", "--workers", "1")
    code, out, _ = run(capsys, *command, "--figures")
    assert code == 0
    assert "Jester" in out
    assert "R7" in out
    assert "Jester" not in run(capsys, *command)[1]


def test_simulate_tells_how_long_was_thought_if_asked(capsys):
    command = ("simulate", "devil", "--seats", "greedy,random", "--games", "2", "--workers", "1", "--times")
    code, out, _ = run(capsys, *command)
    assert code == 0
    assert "Median ms" in out
    assert "Longest ms" not in run(capsys, *command[:-1])[1]


def test_a_ladder_sets_every_level_against_the_one_below():
    from desktop.cli.simulate import ladder
    from tests.reference import GAME

    assert ladder(games.load("devil"), 4)[0] == ("casual", "beginner", "beginner", "beginner")
    assert ladder(GAME, 4)[-1] == ("expert", "expert", "skilled", "skilled"), "teams of two"


def test_the_ladder_is_told_in_a_table(capsys):
    code, out, _ = run(capsys, "simulate", "devil", "--ladder", "3", "--games", "1", "--workers", "1")
    assert code == 0
    assert [line.split()[:2] for line in out.splitlines()[1:]] == [
        ["casual", "beginner"],
        ["skilled", "casual"],
        ["expert", "skilled"],
    ]
    assert out.count("33 %") == 3


def test_simulate_alone_plays_at_the_smallest_table(capsys):
    code, out, _ = run(capsys, "simulate", "ladies", "--games", "1", "--workers", "1", "--json")
    assert code == 0
    assert len(json.loads(out)["seats"]) == 4


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "devil", "--seats", "random,random", "--games", "100000"),
        ("check", "fagin", "--workers", "1"),
        ("check", "fagin", "--workers", "2"),
    ],
    ids=" ".join,
)
def test_ctrl_c_ends_a_long_command_cleanly(command):
    environment = {**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}
    child = subprocess.Popen(
        [sys.executable, "-m", "desktop", *command, "--progress"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert child.stderr.read(1) == "\n", "the bar is drawn: it has begun"
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=20)
    assert child.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    assert err.strip().endswith("Stopped.")


ONE_CASE = ("--seats", "2", "--option", "goal=800", "--seeds", "1", "--workers", "1")


def test_check_of_impossible_seats_is_told(capsys):
    assert told(capsys, "check", "devil", "--seats", "9") == "This game is for 2 to 6 seats, not for 9."


def test_check_holds_for_a_game(capsys):
    code, out, _ = run(capsys, "check", "devil", *ONE_CASE, "--json")
    report = json.loads(out)
    assert code == 0
    assert (report["game"], report["ok"]) == ("devil", True)
    assert all(law["ok"] and law["cases"] > 0 for law in report["laws"])


def test_check_shows_how_far_it_is(capsys):
    _, _, err = run(capsys, "check", "devil", *ONE_CASE, "--progress")
    assert [line.rpartition(" ")[2] for line in err.split("\r")[1:]] == ["0/1", "1/1\n"]


def test_check_tells_a_broken_law(capsys, monkeypatch):
    from desktop.games.devil.game import Devil

    def broken(_self, _state):
        raise AssertionError("coal is lost")

    monkeypatch.setattr(Devil, "invariants", broken)
    code, out, _ = run(capsys, "check", "devil", *ONE_CASE)
    assert code == 1
    assert "Auf Teufel komm raus breaks a law." in out
    assert "coal is lost" in out


def test_bench_gives_what_scripts_rely_on(capsys):
    code, out, _ = run(capsys, "bench", "devil", "--seconds", "0.4", "--json")
    assert code == 0
    figures = json.loads(out)["devil"]
    names = {"decisions_per_second", "games_per_second", "copy_us", "options_us", "view_us", "sample_us"}
    assert names <= set(figures)
    assert all(figures[name] > 0 for name in names)
    low, high = figures["intervals"]["copy_us"]
    assert low <= figures["copy_us"] <= high


def test_bench_without_open_spiel_is_told(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "desktop.cli.openspiel", raising=False)
    assert "open_spiel" in told(capsys, "bench", "--against")


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


def test_a_reader_that_has_seen_enough_is_no_error():
    command = f"{sys.executable} -m desktop games | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def spoken(*argv, **more):
    """Run a command in a process of its own, with a buffer before its output as at a shell."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    environment |= {"LANGUAGE": "en", "LC_ALL": "C.UTF-8", **more.pop("env", {})}
    command = [sys.executable, "-m", "desktop", *argv]
    return subprocess.run(command, stderr=subprocess.PIPE, check=False, env=environment, **more)


@pytest.mark.parametrize("argv", [("--version",), ("--help",), ("games",), ("games", "--json")], ids=" ".join)
def test_a_reader_that_is_gone_is_no_error(argv):
    read, write = os.pipe()
    os.close(read)
    done = spoken(*argv, stdout=write)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_is_told_in_one_sentence():
    with Path("/dev/full").open("wb") as full:
        done = spoken("games", stdout=full)
    assert (done.returncode, done.stderr.decode()) == (2, "It broke off: the disk is full.\n")


def test_a_process_that_was_ended_from_outside_is_told(monkeypatch, capsys):
    def ended(*_):
        raise BrokenExecutor

    monkeypatch.setattr("desktop.cli.simulate.compare", ended)
    assert main(["--lang", "en", "simulate", "devil", "--games", "1", "--workers", "1"]) == 2
    assert capsys.readouterr().err == "It broke off: one of its processes has been ended from outside.\n"


def test_a_name_from_a_file_does_not_steer_the_terminal(capsys):
    Voice("en").line("\x1b[2JAnna\x9b\ttakes\r a lump.")
    assert capsys.readouterr().out == "[2JAnna\ttakes a lump.\n"


@pytest.mark.parametrize("encoding", ["cp437", "ascii"])
def test_what_a_code_page_lacks_ends_no_command(encoding):
    done = spoken("games", stdout=subprocess.PIPE, env={"PYTHONIOENCODING": encoding})
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Auf Teufel komm raus (2?6)" in done.stdout.decode(encoding)


def test_data_stays_whole_in_a_code_page_that_lacks_letters():
    done = spoken("games", "--json", stdout=subprocess.PIPE, env={"PYTHONIOENCODING": "ascii"})
    assert "Fagin’s Gang" in {game["name"] for game in json.loads(done.stdout)}


@pytest.mark.parametrize(("argv", "code"), [(("games",), 0), (("simulate", "ludo"), 2)])
def test_a_program_without_streams_speaks_to_nobody(monkeypatch, argv, code):
    """As a windowed program on Windows, which is opened from no console."""
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert main(argv) == code
    sys.stdout.close()
    sys.stderr.close()


@pytest.mark.skipif(sys.platform == "win32", reason="locales of POSIX")
@pytest.mark.parametrize(
    ("locale", "begins"), [("de_QQ.UTF-8", "Es gibt kein"), ("xx_QQ.UTF-8", "There is no")]
)
def test_a_locale_that_the_system_lacks_is_heeded_without_a_word_of_qt(locale, begins):
    environment = {name: value for name, value in os.environ.items() if name != "LANGUAGE"}
    done = subprocess.run(
        [sys.executable, "-m", "desktop", "play", "chess"],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**environment, "LC_ALL": locale},
    )
    assert done.stderr.startswith(begins)
    assert done.stderr.count("\n") == 1


def test_the_version_is_told(capsys):
    code, out, _ = run(capsys, "--version")
    assert (code, out) == (0, f"Spieltisch {__version__}\n")


def test_no_module_of_the_command_line_loads_qt():
    script = (
        "import sys; from desktop.cli import main; main(['games', '--json']);"
        "sys.exit(any(name.startswith('PySide6.QtGui') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, check=False).returncode == 0


def test_one_screen_has_one_pointer_for_a_search_against_the_clock(capsys):
    seats = ("--seats", "human,human,expert,human", "--option", "stock=race")
    assert "only one of you" in told(capsys, "play", "ladies", *seats)


# What the window is asked for


def launch(*argv):
    from desktop.cli.parser import parse
    from desktop.cli.voice import Voice
    from desktop.cli.window import launch as wished

    return wished(parse(argv, Voice()))


def test_play_names_seats_options_seed_and_language():
    asked = launch(
        "play", "devil", "--seats", "human,expert,easy", "--option", "goal=800", "--seed", "7", "--lang", "nl"
    )
    assert asked.game == "devil"
    assert asked.seats == (None, "expert", "beginner")
    assert asked.options["goal"] == 800
    assert asked.options["beggars_clause"] is True
    assert (asked.seed, asked.language) == (7, "nl")


@pytest.mark.parametrize(
    ("spelled", "value"), [("yes", True), ("off", False), ("TRUE", True), ("false", False)]
)
def test_switches_are_spelled_as_people_do(spelled, value):
    assert launch("play", "devil", "--option", f"open_wealth={spelled}").options["open_wealth"] is value


def test_without_a_command_the_window_begins_at_home():
    assert launch() == launch("--lang", "de").__class__(language=None)
    assert launch("--lang", "de").language == "de"


def test_play_alone_opens_a_table_of_one_person_and_company():
    assert launch("play", "devil").seats == (None, "skilled", "skilled", "skilled")


@pytest.mark.parametrize("arguments", [("ladies", "--seats", "human"), ("--window", "--option", "days=4")])
def test_bench_lays_a_table_in_the_window_of_a_named_game_only(capsys, arguments):
    assert "--window" in told(capsys, "bench", *arguments)


def test_bench_refuses_an_unknown_opponent_before_a_window_is_opened(capsys):
    assert "nobody" in told(capsys, "bench", "ladies", "--window", "--seats", "human,nobody,expert,expert")
