"""Makes the sounds in ``resources/sounds``: ``python packaging/make_sounds.py [--check]``.

Everything is synthesised here: struck wood as damped sines at the ratios of a bar, paper as filtered noise,
metal as a few high partials, voices as a buzz through two formants. 16 bit, mono, 44.1 kHz, levelled over
the loudest 50 ms. ``--check`` measures instead.
"""

from __future__ import annotations

import argparse
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]

OUT = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 44_100
LOUDEST = -20.0
"""dBFS of the loudest 50 ms of every sound, before its own trim."""
PEAK = -3.0
"""dBFS that no sample exceeds."""
BAR = (1.0, 2.76, 5.40, 8.93)
"""Partials of a wooden bar that is free at both ends."""
PLATE = (1.0, 1.58, 2.24, 2.92, 3.6)
METAL = (1.0, 1.34, 1.77, 2.31, 2.89)


def clock(seconds: float) -> Wave:
    """Return the time of every sample."""
    return np.arange(int(RATE * seconds)) / RATE


def noise(seconds: float, seed: int, low: float, high: float) -> Wave:
    """Return noise between two frequencies (Hz)."""
    count = int(RATE * seconds)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
    pitch = np.fft.rfftfreq(count, 1 / RATE)
    gate = 1 / (1 + (low / np.maximum(pitch, 1)) ** 6) / (1 + (pitch / high) ** 6)
    shaped = np.fft.irfft(spectrum * gate, count)
    return np.asarray(shaped / np.max(np.abs(shaped)))


def strike(
    pitch: float, decay: float, partials: Sequence[float], *, click: float = 0.3, seed: int = 1
) -> Wave:
    """Return something struck: its partials die away, the higher the faster."""
    t = clock(decay * 6)
    body = sum(
        np.sin(2 * np.pi * pitch * ratio * t) * np.exp(-t * (1 + 0.8 * number) / decay) / (1 + number) ** 1.2
        for number, ratio in enumerate(partials)
        if pitch * ratio < RATE / 2.2
    )
    tick = noise(0.006, seed, 900, 9000) * np.linspace(1, 0, int(RATE * 0.006)) ** 2
    return mix((0, np.asarray(body)), (0, tick * click))


def mix(*parts: tuple[float, Wave]) -> Wave:
    """Return sounds laid over one another, each from its second on."""
    whole = np.zeros(max(int(RATE * at) + len(sound) for at, sound in parts))
    for at, sound in parts:
        start = int(RATE * at)
        whole[start : start + len(sound)] += sound
    return whole


def swell(sound: Wave, rise: float, fall: float) -> Wave:
    """Return a sound that comes and goes (shares of its length)."""
    place = np.linspace(0, 1, len(sound))
    return np.asarray(sound * np.minimum(1, place / rise) * np.minimum(1, (1 - place) / fall))


def voice(pitch: Wave, formants: Sequence[tuple[float, float]]) -> Wave:
    """Return a buzz at a gliding pitch (Hz for every sample) through formants (Hz, width)."""
    phase = np.cumsum(pitch) / RATE
    buzz = 2 * (phase % 1) - 1
    spectrum = np.fft.rfft(buzz)
    hertz = np.fft.rfftfreq(len(buzz), 1 / RATE)
    gate = sum(1 / (1 + ((hertz - centre) / width) ** 2) for centre, width in formants)
    return np.asarray(np.fft.irfft(spectrum * gate, len(buzz)))


def glide(*points: tuple[float, float]) -> Wave:
    """Return a pitch through points (second, Hz)."""
    t = clock(points[-1][0])
    return np.asarray(np.interp(t, [at for at, _ in points], [hertz for _, hertz in points]))


def piece() -> Wave:
    """A wooden piece is set down."""
    return mix((0, strike(520, 0.030, BAR)), (0.004, strike(190, 0.035, PLATE, click=0) * 0.6))


def tile() -> Wave:
    """A cardboard tile lands flat."""
    return mix(
        (0, strike(150, 0.028, PLATE, click=0.7)), (0, swell(noise(0.05, 5, 300, 2600), 0.05, 0.9) * 0.5)
    )


def coal() -> Wave:
    """A lump of coal is dropped on the hearth."""
    return mix(
        (0, strike(240, 0.022, PLATE, click=0.9, seed=8)),
        (0.031, strike(310, 0.016, PLATE, click=0.8, seed=9) * 0.5),
        (0.052, strike(270, 0.014, PLATE, click=0.6, seed=10) * 0.3),
        (0, swell(noise(0.09, 4, 800, 6000), 0.02, 0.9) * 0.25),
    )


def card() -> Wave:
    """A card slides over paper and snaps down."""
    slide = swell(noise(0.13, 21, 1800, 8500), 0.7, 0.2) * 0.55
    return mix((0, slide), (0.118, strike(330, 0.012, PLATE, click=1.0, seed=3) * 0.8))


def page() -> Wave:
    """A page is turned."""
    sweep = swell(noise(0.24, 31, 900, 6000), 0.45, 0.5)
    flutter = 0.65 + 0.35 * np.sin(2 * np.pi * glide((0, 14), (0.24, 38)).cumsum() / RATE)
    return np.asarray(sweep * flutter)


def shuffle() -> Wave:
    """Cards are riffled."""
    rng = np.random.default_rng(3)
    falls = np.sort(rng.uniform(0, 0.42, 26))
    return mix(
        *(
            (at, strike(420, 0.006, PLATE, click=1.2, seed=50 + n) * rng.uniform(0.4, 1))
            for n, at in enumerate(falls)
        )
    )


def coin() -> Wave:
    """Two coins meet."""
    return mix(
        (0, strike(2350, 0.055, METAL, click=0.4)),
        (0.042, strike(2790, 0.075, METAL, click=0.3, seed=2) * 0.75),
    )


def chips() -> Wave:
    """A stack of chips is pushed forward."""
    rng = np.random.default_rng(6)
    return mix(
        *(
            (0.027 * n, strike(1250 + 60 * n, 0.013, PLATE, click=0.9, seed=n) * rng.uniform(0.5, 1))
            for n in range(6)
        )
    )


def dice() -> Wave:
    """Two dice roll over the table and come to rest."""
    rng = np.random.default_rng(12)
    at, parts = 0.0, []
    for knock in range(11):
        parts.append(
            (at, strike(rng.uniform(620, 980), 0.012, BAR, click=0.8, seed=knock) * (1 - knock / 14))
        )
        at += rng.uniform(0.022, 0.05) * (1 + knock / 9)
    return mix(*parts)


def devil() -> Wave:
    """The devil laughs: three low ha, and the fire flares."""
    formants = ((640, 90), (1080, 110), (2500, 260))
    laugh = [
        (
            0.04 + 0.15 * n,
            swell(
                voice(glide((0, 128 - 12 * n), (0.03, 150 - 14 * n), (0.13, 88 - 9 * n)), formants), 0.15, 0.6
            ),
        )
        for n in range(3)
    ]
    flare = swell(noise(0.62, 17, 120, 1500), 0.08, 0.85)
    return mix(*((at, ha * (0.7 + 0.1 * n)) for n, (at, ha) in enumerate(laugh)), (0, flare * 0.30))


def flame() -> Wave:
    """The oven is filled, and the flames catch."""
    rng = np.random.default_rng(2)
    crackle = mix(
        *(
            (at, strike(900, 0.004, PLATE, click=1.4, seed=int(at * 999)) * rng.uniform(0.2, 0.7))
            for at in rng.uniform(0, 0.5, 14)
        )
    )
    return mix((0, swell(noise(0.6, 19, 90, 900), 0.3, 0.6) * 0.8), (0, crackle))


def monkey() -> Wave:
    """The monkey calls: oo, oo, ah."""
    low, open_ = ((420, 60), (820, 90), (2400, 300)), ((780, 110), (1300, 140), (2700, 300))
    oo = swell(voice(glide((0, 330), (0.05, 470), (0.11, 390)), low), 0.2, 0.4)
    ah = swell(voice(glide((0, 480), (0.08, 760), (0.2, 520)), open_), 0.15, 0.6)
    return mix((0, oo), (0.14, oo), (0.28, ah * 1.1))


def swing() -> Wave:
    """Something swings through the air."""
    t = clock(0.28)
    return np.asarray(swell(noise(0.28, 23, 350, 1600), 0.55, 0.4) * (0.6 + 0.4 * np.sin(np.pi * t / 0.28)))


def gavel() -> Wave:
    """The hammer falls at an auction."""
    return mix((0, strike(210, 0.055, BAR, click=0.9)), (0.002, strike(98, 0.05, PLATE, click=0) * 0.8))


def bid() -> Wave:
    """A hand knocks once on the table."""
    return strike(270, 0.03, PLATE, click=0.5, seed=4)


def whistle() -> Wave:
    """A constable blows his whistle, once and short."""
    t = clock(0.3)
    rattle = 1 + 0.35 * np.sign(np.sin(2 * np.pi * 31 * t))
    tone = np.sin(2 * np.pi * 1980 * t + 2.5 * np.sin(2 * np.pi * 31 * t)) + 0.2 * noise(0.3, 7, 1500, 5000)
    return np.asarray(swell(tone * rattle, 0.06, 0.12))


def bump() -> Wave:
    """One piece shoves another."""
    return mix(
        (0, strike(300, 0.022, BAR, click=0.5)), (0.05, strike(360, 0.022, BAR, click=0.4, seed=2) * 0.8)
    )


def bell() -> Wave:
    """A shop bell."""
    return mix((0, strike(1560, 0.16, METAL, click=0.15)), (0.09, strike(1560, 0.18, METAL, click=0.1) * 0.6))


def tick() -> Wave:
    """A second goes by."""
    return strike(1450, 0.007, PLATE, click=0.8, seed=6)


def click() -> Wave:
    """A button."""
    return strike(760, 0.009, PLATE, click=0.7, seed=11)


def lever() -> Wave:
    """A lever is thrown."""
    return mix((0, strike(430, 0.014, METAL, click=0.8)), (0.07, strike(170, 0.045, BAR, click=0.9, seed=3)))


def refuse() -> Wave:
    """That does not go: two dull knocks."""
    return mix(
        (0, strike(165, 0.03, PLATE, click=0.25)), (0.105, strike(140, 0.034, PLATE, click=0.25) * 0.9)
    )


def undo() -> Wave:
    """Something is taken back."""
    return mix((0, strike(620, 0.02, BAR)), (0.07, strike(465, 0.024, BAR)))


def turn() -> Wave:
    """Your turn: two wooden bars, upwards."""
    return mix((0, strike(587, 0.075, BAR[:3], click=0.15)), (0.12, strike(880, 0.095, BAR[:3], click=0.15)))


def curtain() -> Wave:
    """The curtain closes."""
    cloth = swell(noise(0.42, 41, 250, 2400), 0.3, 0.55)
    rings = mix(
        *(
            (0.05 + 0.045 * n, strike(2100 + 130 * n, 0.008, METAL, click=0.3, seed=n) * 0.22)
            for n in range(7)
        )
    )
    return mix((0, cloth), (0, rings))


def point() -> Wave:
    """A point is counted."""
    return strike(784, 0.05, BAR[:3], click=0.2)


def win() -> Wave:
    """A little flourish on wooden bars."""
    notes = ((0, 523.25), (0.11, 659.26), (0.22, 783.99), (0.33, 1046.5), (0.33, 659.26), (0.33, 523.25))
    return mix(*((at, strike(pitch, 0.13, BAR[:3], click=0.12)) for at, pitch in notes))


def lose() -> Wave:
    """It was not to be: two bars, downwards."""
    return mix((0, strike(392, 0.09, BAR[:3], click=0.15)), (0.17, strike(293.66, 0.13, BAR[:3], click=0.15)))


SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "bell": (bell, -4),
    "bid": (bid, 0),
    "bump": (bump, 0),
    "card": (card, -3),
    "chips": (chips, -1),
    "click": (click, -8),
    "coal": (coal, 0),
    "coin": (coin, -3),
    "curtain": (curtain, -5),
    "devil": (devil, 1),
    "dice": (dice, 0),
    "flame": (flame, -3),
    "gavel": (gavel, 2),
    "lever": (lever, 0),
    "lose": (lose, 0),
    "monkey": (monkey, -2),
    "page": (page, -6),
    "piece": (piece, 0),
    "point": (point, -3),
    "refuse": (refuse, -2),
    "shuffle": (shuffle, -3),
    "swing": (swing, -4),
    "tick": (tick, -8),
    "tile": (tile, 0),
    "turn": (turn, -2),
    "undo": (undo, -4),
    "whistle": (whistle, -6),
    "win": (win, 0),
}
"""Sounds and their trim in dB."""


def loudness(sound: Wave) -> float:
    """Return the level of the loudest 50 ms, in dBFS."""
    width = min(len(sound), int(RATE * 0.05))
    power = np.convolve(sound**2, np.ones(width) / width, mode="valid")
    return float(10 * np.log10(max(float(power.max()), 1e-12)))


def finish(sound: Wave, trim: float) -> Wave:
    """Level a sound, keep its peaks below the limit, cut its inaudible end and fade it out."""
    sound = sound - sound.mean()
    levelled = sound * 10 ** ((LOUDEST + trim - loudness(sound)) / 20)
    limit = 10 ** (PEAK / 20)
    levelled = np.tanh(levelled / limit) * limit
    audible = np.flatnonzero(np.abs(levelled) > 10 ** (-66 / 20))
    levelled = levelled[: int(audible[-1]) + 1]
    fade = min(len(levelled), int(RATE * 0.01))
    levelled[-fade:] *= np.linspace(1, 0, fade)
    return np.asarray(levelled)


def check() -> int:
    """Measure the files: 1 if one is too loud, too quiet, too long, or not centred."""
    wrong = 0
    for name, (_, trim) in SOUNDS.items():
        with wave.open(str(OUT / f"{name}.wav")) as file:
            shape = file.getnchannels(), file.getsampwidth(), file.getframerate()
            sound = np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768
        level, peak, seconds = loudness(sound), 20 * np.log10(np.abs(sound).max()), len(sound) / RATE
        fine = (
            shape == (1, 2, RATE)
            and abs(level - LOUDEST - trim) < 1.5
            and peak <= PEAK + 0.1
            and seconds < 1.3
            and abs(sound.mean()) < 0.004
            and abs(sound[-1]) < 0.001
        )
        wrong += not fine
        print(
            f"{name:9} {seconds * 1000:5.0f} ms  {level:6.1f} dB  peak {peak:6.1f} dB  {'' if fine else '!'}"
        )
    return bool(wrong)


def main() -> int:
    """Write or check all sounds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true", help="measure the files that are there")
    if parser.parse_args().check:
        return check()
    OUT.mkdir(parents=True, exist_ok=True)
    for name, (make, trim) in SOUNDS.items():
        with wave.open(str(OUT / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((finish(make(), trim) * 32767).astype("<i2").tobytes())
    return 0


if __name__ == "__main__":
    sys.exit(main())
