from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop.core.text import literal
from desktop.ui.app import Watch
from desktop.ui.desk import Desk
from desktop.ui.errors import Guard, write_log
from desktop.ui.folders import Folders
from desktop.ui.trouble import Trouble


class Told:
    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []

    def __call__(self, problem: str, details: str) -> None:
        self.calls.append((problem, details))


@pytest.fixture
def root():
    logger = logging.getLogger()
    before = list(logger.handlers), logger.level
    yield logger
    for handler in logger.handlers[:]:
        if handler not in before[0]:
            logger.removeHandler(handler)
            handler.close()
    logger.setLevel(before[1])


def fail() -> BaseException:
    try:
        int("the lamp went out")
    except ValueError as error:
        return error
    raise AssertionError


def fail_elsewhere() -> BaseException:
    try:
        int("the lamp fell over")
    except ValueError as error:
        return error
    raise AssertionError


def test_an_exception_is_told_with_its_details() -> None:
    told = Told()
    error = fail()
    guard = Guard(told)
    guard.catch(type(error), error, error.__traceback__)
    assert told.calls == [], "whatever failed is not interrupted"
    QApplication.processEvents()
    assert told.calls[0][0] == "ValueError: invalid literal for int() with base 10: 'the lamp went out'"
    assert "test_errors.py" in told.calls[0][1]


def test_a_second_exception_while_the_first_is_told_is_only_written_down() -> None:
    error, other = fail(), fail_elsewhere()
    told = Told()

    def show(problem: str, details: str) -> None:
        told(problem, details)
        guard.catch(type(other), other, other.__traceback__)
        QApplication.processEvents()

    guard = Guard(show)
    guard.catch(type(error), error, error.__traceback__)
    QApplication.processEvents()
    assert len(told.calls) == 1


def test_what_fails_again_and_again_is_told_once() -> None:
    told = Told()
    guard = Guard(told)
    for error in (fail(), fail(), fail_elsewhere()):
        guard.catch(type(error), error, error.__traceback__)
        QApplication.processEvents()
    assert len(told.calls) == 2


def test_a_picture_that_fails_is_finished_before_anybody_is_told(qtbot) -> None:
    painting: list[bool] = []

    class Failing(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            error = fail()
            guard.catch(type(error), error, error.__traceback__)

    widget = Failing()
    qtbot.addWidget(widget)
    guard = Guard(lambda _problem, _details: painting.append(widget.paintingActive()))
    widget.show()
    qtbot.waitUntil(lambda: bool(painting))
    assert painting == [False]


def test_it_is_written_into_the_log_file(tmp_path: Path, root: logging.Logger) -> None:
    path = write_log(tmp_path / "logs")
    error = fail()
    Guard(Told()).catch(type(error), error, error.__traceback__)
    assert path is not None
    assert "the lamp went out" in path.read_text("utf-8")


def test_without_permission_there_is_no_log_file_and_no_harm(tmp_path: Path, root: logging.Logger) -> None:
    (tmp_path / "file").touch()
    assert write_log(tmp_path / "file" / "below") is None


def test_the_dialog_says_what_happened_where_the_log_is_and_that_the_table_is_kept(
    desk: Desk, tmp_path: Path, qtbot
) -> None:
    dialog = Trouble(desk, "ValueError: x", "details", tmp_path / "spieltisch.log", None)
    qtbot.addWidget(dialog)
    words = " ".join(label.text() for label in dialog.findChildren(type(dialog.layout().itemAt(0).widget())))
    assert "ValueError: x" in words
    assert str(tmp_path / "spieltisch.log") in words
    assert "Your table is kept" in words


def test_the_dialog_does_not_call_a_table_kept_that_is_not(desk: Desk, qtbot) -> None:
    dialog = Trouble(desk, "x", "y", None, None, literal("The disk is full."))
    qtbot.addWidget(dialog)
    told = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "The disk is full." in told
    assert "kept" not in told


def test_the_dialog_fits_a_small_screen(desk: Desk, qtbot) -> None:
    dialog = Trouble(desk, "x", "y", None, None)
    qtbot.addWidget(dialog)
    assert dialog.width() <= 1366
    assert dialog.height() <= 768


def test_trouble_before_the_window_stands_is_written_down_too(
    desk: Desk, folders: Folders, root: logging.Logger, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Path | None] = []
    monkeypatch.setattr(Guard, "stand", lambda _: None)
    monkeypatch.setattr(Trouble, "exec", lambda _: None)
    written = Trouble.__init__
    monkeypatch.setattr(
        Trouble, "__init__", lambda self, *given: (shown.append(given[3]), written(self, *given))[1]
    )
    watch = Watch(desk, None, folders)  # type: ignore[arg-type]
    error = fail()
    watch._guard.catch(type(error), error, error.__traceback__)
    QApplication.processEvents()
    watch.close()
    assert shown[0] is not None
    assert "the lamp went out" in shown[0].read_text(encoding="utf-8")


@pytest.mark.parametrize("held", [False, True])
def test_nothing_is_missing_in_a_full_log_though_another_window_writes_there(
    tmp_path: Path, root, monkeypatch: pytest.MonkeyPatch, capsys, held: bool
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError("in use")

    monkeypatch.setattr("desktop.ui.errors.LARGEST", 600)
    path = write_log(tmp_path)
    if held:
        monkeypatch.setattr(os, "rename", refused)
        monkeypatch.setattr(Path, "replace", refused)
    for number in range(20):
        root.info("line %s of this log", number)
    files = sorted(path.parent.glob("*"))
    told = "".join(file.read_text() for file in files)
    assert [f"line {number} of" in told for number in range(20)] == [True] * 20
    assert (len(files) > 1) is not held
    assert capsys.readouterr().err == ""
