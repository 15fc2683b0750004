"""Whether there is a display: found out before Qt would end the program."""

from __future__ import annotations

import sys

import pytest

from tests.cli.shell import told


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
