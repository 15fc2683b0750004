"""Short dry sounds. Without a sound device the program is simply quiet."""

from __future__ import annotations

import array
import logging
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

from desktop.files import resource_path

__all__ = ["Mixer", "Sounds"]

log = logging.getLogger(__name__)

RATE = 44_100
CHANNELS = 1
BLOCK = 40
"""Milliseconds of sound that the device asks for at a time."""
VOICES = 6
"""So many sounds are heard at once; an older one makes room."""


class Mixer:
    """Sixteen-bit mono sounds laid over one another. The device's own thread asks it for blocks."""

    def __init__(self) -> None:
        self.volume = 0.0
        self._voices: list[tuple[array.array[int], int]] = []

    def add(self, samples: array.array[int]) -> None:
        """Let a sound be heard from the next block on."""
        self._voices = [*self._voices[-(VOICES - 1) :], (samples, 0)]

    def block(self, frames: int) -> array.array[int]:
        """Return the next frames, silence where nothing sounds."""
        voices = self._voices
        if not voices:
            return array.array("h", bytes(2 * frames))
        mixed = [0] * frames
        kept: list[tuple[array.array[int], int]] = []
        for samples, start in voices:
            part = samples[start : start + frames]
            for index, value in enumerate(part):
                mixed[index] += value
            if start + frames < len(samples):
                kept.append((samples, start + frames))
        self._voices = kept + self._voices[len(voices) :]
        volume = self.volume
        return array.array("h", (max(-32_768, min(32_767, int(value * volume))) for value in mixed))

    @property
    def silent(self) -> bool:
        """Whether nothing sounds."""
        return not self._voices

    def stream(self) -> Generator[array.array[int], int, None]:
        """Feed a miniaudio device: it sends how many frames it wants."""
        frames = yield array.array("h")
        while True:
            frames = yield self.block(frames)


class Sounds:
    """The sounds of ``resources/sounds`` by name. The device is opened with the first one that is played."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or resource_path("sounds")
        self._mixer = Mixer()
        self._known: dict[str, array.array[int] | None] = {}
        self._device: Any = None
        self._opening: Thread | None = None
        self._quiet = False
        self.on = True

    def set(self, *, on: bool, volume: int) -> None:
        """Switch on or off and set the volume, 0 to 100."""
        self.on = on
        self._mixer.volume = (volume / 100) ** 2

    def play(self, name: str) -> None:
        """Play a sound; unknown names and machines without sound are silent."""
        if not name or not self.on or not self._mixer.volume or self._quiet:
            return
        if name not in self._known:
            self._known[name] = _read(self._folder / f"{name}.wav")
        samples = self._known[name]
        if samples:
            self._mixer.add(samples)
            self._open()

    def close(self) -> None:
        """Give the device back."""
        if self._device is not None:
            self._device.close()
            self._device = None
        self._quiet = True

    def _open(self) -> None:
        """Begin to look for the device, once; that may take a while and must not be felt."""
        if self._opening is None:
            self._opening = Thread(target=self._find_device, name="sound", daemon=True)
            self._opening.start()

    def _find_device(self) -> None:
        try:
            import miniaudio  # noqa: PLC0415 - 20 ms that a silent start can save

            with _hushed():
                device = miniaudio.PlaybackDevice(
                    output_format=miniaudio.SampleFormat.SIGNED16,
                    nchannels=CHANNELS,
                    sample_rate=RATE,
                    buffersize_msec=BLOCK,
                    app_name="Spieltisch",
                )
                stream = self._mixer.stream()
                next(stream)
                device.start(stream)
        except Exception as error:  # noqa: BLE001 - no device, no driver, no library: all the same to us
            log.info("no sound: %s", error)
            self._quiet = True
            return
        self._device = device
        if self._quiet:  # closed meanwhile
            self.close()


@contextmanager
def _hushed() -> Iterator[None]:
    """Keep ALSA from complaining on the terminal about a machine without sound."""
    import ctypes  # noqa: PLC0415 - with the first sound, not with the first window
    from ctypes.util import find_library  # noqa: PLC0415

    name = find_library("asound") if sys.platform == "linux" else None
    if name is None:
        yield
        return
    text, number = ctypes.c_char_p, ctypes.c_int
    silence = ctypes.CFUNCTYPE(None, text, number, text, number, text)(lambda *_: None)
    library = ctypes.CDLL(name)
    library.snd_lib_error_set_handler(silence)
    try:
        yield
    finally:
        library.snd_lib_error_set_handler(None)


def _read(path: Path) -> array.array[int] | None:
    """Return the samples of a WAV file (16 bit, mono, 44.1 kHz), None if it is none."""
    import wave  # noqa: PLC0415

    try:
        with wave.open(str(path)) as file:
            shape = file.getnchannels(), file.getsampwidth(), file.getframerate()
            samples = array.array("h", file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error) as error:
        log.warning("sound %s: %s", path.name, error)
        return None
    if shape != (CHANNELS, 2, RATE):
        log.warning("sound %s has %s channels, %s bytes, %s Hz", path.name, *shape)
        return None
    return samples
