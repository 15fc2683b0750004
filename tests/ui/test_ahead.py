"""Reading ahead, in a process that has loaded nothing yet."""

from __future__ import annotations

import subprocess
import sys

import pytest

from desktop import games
from desktop.ui.ahead import read_game, read_table


def loaded_after(call: str) -> set[str]:
    ask = f"import sys; from desktop.ui.ahead import *; {call}.join(); print(*sys.modules)"
    return set(
        subprocess.run([sys.executable, "-c", ask], check=True, capture_output=True, text=True).stdout.split()
    )


@pytest.mark.parametrize("game", games.GAMES[:1])
def test_rules_bots_and_board_of_a_game_are_loaded(game: str) -> None:
    loaded = loaded_after(f"read_game({game!r})")
    assert {f"desktop.games.{game}.{part}" for part in ("phases", "bot", "board")} <= loaded


def test_a_table_brings_the_game_that_was_left_last() -> None:
    game = games.GAMES[-1]
    assert {"desktop.ui.tablepage", f"desktop.games.{game}.board"} <= loaded_after(f"read_table({game!r})")


def test_a_game_that_cannot_be_loaded_is_told_only_when_it_is_wanted() -> None:
    read_game("no such game").join()
    read_table(None).join()


def test_the_charts_are_loaded_without_anything_that_belongs_to_a_thread() -> None:
    ask = (
        "import gc; from PySide6.QtCore import QObject; from desktop.ui.ahead import read_charts;"
        "read_charts().join(); import sys;"
        "print('pyqtgraph' in sys.modules, sum(isinstance(each, QObject) for each in gc.get_objects()))"
    )
    done = subprocess.run([sys.executable, "-c", ask], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["True", "0"]
