"""Commands that are ended from outside, by a person or by the system."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures import BrokenExecutor

import pytest

from desktop.cli import main


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


@pytest.mark.parametrize("command", ["simulate", "check"])
def test_a_process_that_was_ended_from_outside_is_told(monkeypatch, capsys, command):
    def ended(*_):
        raise BrokenExecutor

    monkeypatch.setattr("desktop.ai.arena.spread", ended)
    monkeypatch.setattr("desktop.cli.check.spread", ended)
    assert main(["--lang", "en", command, "devil", "--workers", "2"]) == 2
    assert capsys.readouterr().err == "It broke off: one of its processes has been ended from outside.\n"
