from __future__ import annotations

import array
import sys
import wave
from pathlib import Path

import pytest

from desktop.ui.sound import VOICES, Mixer, Sounds


def write(path: Path, samples: list[int], channels: int = 1) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(44_100)
        file.writeframes(array.array("h", samples).tobytes())


def test_two_sounds_are_added() -> None:
    mixer = Mixer()
    mixer.volume = 1.0
    mixer.add(array.array("h", [100, 100]))
    mixer.add(array.array("h", [5]))
    assert list(mixer.block(3)) == [105, 100, 0]


def test_a_sound_goes_on_in_the_next_block_and_then_ends() -> None:
    mixer = Mixer()
    mixer.volume = 1.0
    mixer.add(array.array("h", [1, 2, 3]))
    assert list(mixer.block(2)) == [1, 2]
    assert list(mixer.block(2)) == [3, 0]
    assert mixer.silent


def test_loud_sounds_do_not_overflow() -> None:
    mixer = Mixer()
    mixer.volume = 1.0
    for _ in range(4):
        mixer.add(array.array("h", [30_000]))
    assert list(mixer.block(1)) == [32_767]


def test_no_more_than_a_few_sounds_are_heard_at_once() -> None:
    mixer = Mixer()
    mixer.volume = 1.0
    for _ in range(VOICES + 5):
        mixer.add(array.array("h", [1]))
    assert list(mixer.block(1)) == [VOICES]


class Broken:
    SampleFormat = type("SampleFormat", (), {"SIGNED16": 1})

    @staticmethod
    def PlaybackDevice(**_: object) -> None:  # noqa: N802
        raise RuntimeError("no device")


def test_without_a_sound_device_the_program_is_quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", Broken)
    write(tmp_path / "piece.wav", [1, 2, 3])
    sounds = Sounds(tmp_path)
    sounds.set(on=True, volume=50)
    sounds.play("piece")
    assert sounds._opening is not None
    sounds._opening.join()
    sounds.play("piece")
    assert sounds._device is None
    sounds.close()


@pytest.mark.parametrize("name", ["", "nothing"])
def test_a_sound_that_is_not_there_is_silence(tmp_path: Path, name: str) -> None:
    sounds = Sounds(tmp_path)
    sounds.set(on=True, volume=50)
    sounds.play(name)
    assert sounds._mixer.silent
    assert sounds._opening is None, "for nothing no device is looked for"


def test_a_file_that_is_no_sound_of_ours_is_silence(tmp_path: Path) -> None:
    write(tmp_path / "stereo.wav", [1, 2], channels=2)
    (tmp_path / "text.wav").write_text("hello")
    sounds = Sounds(tmp_path)
    sounds.set(on=True, volume=50)
    sounds.play("stereo")
    sounds.play("text")
    assert sounds._mixer.silent
    assert sounds._opening is None, "for nothing no device is looked for"


def test_switched_off_no_device_is_opened(tmp_path: Path) -> None:
    write(tmp_path / "piece.wav", [1])
    sounds = Sounds(tmp_path)
    sounds.set(on=False, volume=50)
    sounds.play("piece")
    assert sounds._device is None
