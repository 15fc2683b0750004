"""Where the command line writes to: pipes, full disks, code pages, nowhere."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.cli import main
from desktop.cli.voice import Voice
from tests.cli.shell import told


@pytest.mark.skipif(sys.platform == "win32", reason="a command of POSIX")
def test_a_reader_that_has_seen_enough_is_no_error():
    command = f"'{sys.executable}' -m desktop games | head -n 1"
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


@pytest.mark.parametrize(("known", "code"), [({errno.EINVAL}, 0), (set(), 2)])
def test_a_reader_is_gone_however_the_system_says_so(monkeypatch, capfd, known, code):
    """Windows calls it an invalid argument."""

    def gone(*_):
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr("desktop.cli.GONE", known)
    monkeypatch.setattr("desktop.cli._write_no_more", lambda: None)
    monkeypatch.setattr(Voice, "table", gone)
    monkeypatch.setattr(Voice, "line", gone)
    assert main(["games"]) == code
    assert bool(capfd.readouterr().err) == bool(code)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_is_told_in_one_sentence():
    with Path("/dev/full").open("wb") as full:
        done = spoken("games", stdout=full)
    assert (done.returncode, done.stderr.decode()) == (2, "It broke off: the disk is full.\n")


def test_a_name_from_a_file_does_not_steer_the_terminal(capsys):
    Voice("en").line("\x1b[2JAnna\x9b\ttakes\r a lump.")
    assert capsys.readouterr().out == "[2JAnna\ttakes a lump.\n"


def test_the_name_of_a_file_that_cannot_be_read_does_not_steer_the_terminal(capsys):
    assert "\x1b" not in told(capsys, "replay", "\x1b[2J.json")


def test_data_with_the_name_of_a_file_that_is_no_text_is_data_all_the_same(capsys):
    Voice("en").json(["pictures/\udcff.png"])
    assert json.loads(capsys.readouterr().out) == ["pictures/\udcff.png"]


def test_where_nobody_reads_what_is_wrong_the_exit_code_tells():
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([sys.executable, "-m", "desktop", "simulate", "ludo"], stderr=write, check=False)
    os.close(write)
    assert done.returncode == 2


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


def test_no_module_of_the_command_line_loads_qt():
    script = (
        "import sys; from desktop.cli import main; main(['games', '--json']);"
        "sys.exit(any(name.startswith('PySide6.QtGui') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, check=False).returncode == 0
