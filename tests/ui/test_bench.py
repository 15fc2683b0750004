from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from desktop import games
from desktop.ui import bench
from desktop.ui.desk import Desk


def test_the_frame_is_painted_before_the_first_page() -> None:
    began = time.time()
    done = subprocess.run(
        [sys.executable, "-m", "desktop.ui.firstpaint"],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    frame, home, taken = map(float, done.stdout.split())
    assert began < frame < home < time.time()
    assert taken >= 0


def test_the_bare_window_needs_nothing_of_the_namespace_of_qt() -> None:
    ask = (
        "import PySide6.QtCore as core; from PySide6.QtWidgets import QApplication;"
        "from desktop.ui import firstpaint;"
        "firstpaint._framed = lambda window: (print('Qt' in vars(core)), QApplication.quit());"
        "firstpaint.main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", ask],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.stdout.strip() == "False"


def test_the_first_window_loads_no_rules_no_charts_and_no_sound() -> None:
    ask = (
        "import sys; import desktop.ui.app; from desktop import games; [games.meta(g) for g in games.GAMES];"
        "print([m for m in ('numpy', 'pyqtgraph', 'miniaudio', 'multiprocessing.pool') if m in sys.modules]"
        " + [m for m in sys.modules if m.startswith('desktop.games.') and m.endswith('.phases')])"
    )
    done = subprocess.run([sys.executable, "-c", ask], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"


def test_a_switch_of_language_is_measured(desk: Desk) -> None:
    assert bench._switch(desk, "de") > 0
    assert desk.translator.language == "de"


@pytest.mark.parametrize("game_id", games.GAMES[:1])
def test_the_table_of_the_benchmark_asks_the_person(desk: Desk, game_id: str) -> None:
    page = bench._table(desk, games.load(game_id), 1)
    assert page.sitting.decision is not None
    page.sitting.close()
    page.hide()
    page.deleteLater()
