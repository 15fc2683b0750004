from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from desktop.ui.settings import Chair, Preferences, Settings, Setup, shown


@pytest.fixture
def preferences(qapp: QApplication, tmp_path: Path) -> Preferences:
    return Preferences(tmp_path)


def test_without_a_file_there_are_the_defaults(preferences: Preferences) -> None:
    assert preferences.now == Settings()
    assert preferences.found is None


def test_what_was_set_is_there_the_next_time(preferences: Preferences, tmp_path: Path) -> None:
    preferences.set("setups", {"x": Setup((Chair("Anna", 2),), {"goal": 800})})
    preferences.close()
    assert Preferences(tmp_path).now.setups["x"].chairs[0].name == "Anna"


def test_a_change_is_told(preferences: Preferences, qtbot) -> None:
    with qtbot.waitSignal(preferences.changed) as told:
        preferences.set("theme", "dark")
    assert told.args == ["theme"]


def test_an_impossible_value_is_refused_and_changes_nothing(preferences: Preferences) -> None:
    with pytest.raises(msgspec.ValidationError):
        preferences.set("text_size", 300)
    assert preferences.now.text_size == 100


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b'{"text_size": 999}', b"\xff\x00"])
def test_a_broken_file_is_set_aside_told_and_replaced_by_defaults(
    qapp: QApplication, tmp_path: Path, raw: bytes
) -> None:
    (tmp_path / "settings.json").write_bytes(raw)
    preferences = Preferences(tmp_path)
    assert preferences.now == Settings()
    assert "settings.broken.json" in str(preferences.found)
    assert (tmp_path / "settings.broken.json").read_bytes() == raw


def test_a_setting_of_a_newer_program_does_no_harm(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b'{"theme": "dark", "hologram": true}')
    assert Preferences(tmp_path).now.theme == "dark"


def test_a_folder_that_cannot_be_written_is_told_once(qapp: QApplication, tmp_path: Path, qtbot) -> None:
    (tmp_path / "file").touch()
    preferences = Preferences(tmp_path / "file" / "below")
    told: list[object] = []
    preferences.problem.connect(told.append)
    preferences.set("sound", False)
    preferences.flush()
    preferences.flush()
    assert len(told) == 1


def test_every_shown_setting_has_help() -> None:
    assert all(str(field.name) and str(field.help) for field in shown().values())


def test_one_value_that_is_none_costs_no_other_setting(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"language": "nl", "text_size": 9999, "volume": "loud", "x": 1}')
    preferences = Preferences(tmp_path)
    preferences.close()
    assert Preferences(tmp_path).now == preferences.now == Settings(language="nl")
    assert "settings.broken.json" in str(preferences.found)


def test_two_windows_do_not_undo_what_the_other_has_set(qapp: QApplication, tmp_path: Path) -> None:
    first, second = Preferences(tmp_path), Preferences(tmp_path)
    first.set("theme", "dark")
    first.close()
    second.set("volume", 10)
    second.close()
    now = Preferences(tmp_path).now
    assert (now.theme, now.volume) == ("dark", 10)


def test_what_a_newer_program_has_set_is_kept(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(b'{"theme": "dark", "hologram": true}')
    preferences = Preferences(tmp_path)
    preferences.set("volume", 10)
    preferences.close()
    assert msgspec.json.decode(file.read_bytes())["hologram"] is True


def test_a_file_that_was_broken_in_the_meantime_is_written_anew(qapp: QApplication, tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    (tmp_path / "settings.json").write_bytes(b'{"theme": 5}')
    preferences.set("volume", 10)
    preferences.close()
    assert Preferences(tmp_path).now == Settings(volume=10)
