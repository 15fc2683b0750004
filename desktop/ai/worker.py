"""What runs in a worker process: minds for some seats, which are sent views and never the position."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from contextlib import suppress
from random import Random
from traceback import format_exception
from typing import Any

import msgspec

from desktop.ai.levels import pace
from desktop.ai.mind import Mind
from desktop.core.bot import Level
from desktop.core.game import Game
from desktop.core.text import Text

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Pipe
else:
    from multiprocessing.connection import Connection as Pipe

__all__ = ["Hint", "Observe", "Order", "Pipe", "Sit", "Stop", "Think", "Thought", "serve"]


class Sit(msgspec.Struct, frozen=True, tag=True):
    """A bot takes its seat in this process; ``key`` is its name here."""

    key: int
    name: str
    level: Level
    seed: str


class Observe(msgspec.Struct, frozen=True, tag=True):
    """What a bot's seat saw."""

    key: int
    events: list[bytes]
    view: bytes
    now: int


class Think(msgspec.Struct, frozen=True, tag=True):
    """A question: the view of the seat that is asked, and its options."""

    job: int
    key: int
    seat: int
    view: bytes
    options: list[bytes]


class Stop(msgspec.Struct, frozen=True, tag=True):
    """Give the best answer so far to this question, now."""

    job: int


Order = Sit | Observe | Think | Stop


class Hint(msgspec.Struct, frozen=True):
    """An advice on its way between processes (see ``core.bot.Advice``)."""

    action: bytes
    value: float
    reason: Text | None
    share: bool
    told: bool


class Thought(msgspec.Struct, frozen=True):
    """The answer to a question, or the error that prevented it.

    Attributes:
        advice: everything worth a thought, the best first.
        delay: after how many milliseconds of the question the answer is given where the clock counts.
    """

    job: int
    action: bytes = b""
    advice: list[Hint] = []
    delay: int = 0
    error: str = ""


class Worker:
    """The minds of one process."""

    def __init__(self, game: Game[Any, Any, Any], pipe: Pipe) -> None:
        self._game = game
        self._pipe = pipe
        self._minds: dict[int, tuple[Mind, str]] = {}
        self._failed: dict[int, Exception] = {}
        self._decode = msgspec.msgpack.Decoder(Order).decode
        self._encode = msgspec.msgpack.Encoder().encode
        self._waiting: list[Order] = []
        self._job = -1

    def run(self) -> None:
        """Serve until the pipe is closed."""
        while True:
            order = self._waiting.pop(0) if self._waiting else self._decode(self._pipe.recv_bytes())
            match order:
                case Sit(key=key, name=name, level=level, seed=seed):
                    self._failed.pop(key, None)
                    self._minds[key] = Mind(self._game, level, Random(seed)), name
                case Observe():
                    self._observe(order)
                case Think(job=job):
                    self._pipe.send_bytes(self._encode(self._try(order, job)))
                case Stop():
                    pass  # it has been answered already

    def _observe(self, order: Observe) -> None:
        """Let a bot take note; an error costs it its next answer, with which it is told."""
        codec = self._game.codec
        mind, _ = self._minds[order.key]
        events = [codec.event(event) for event in order.events]
        try:
            mind.bot.observe(events, codec.view(order.view), order.now)
        except Exception as failed:  # noqa: BLE001 - the same as below
            self._failed[order.key] = failed

    def _try(self, order: Think, job: int) -> Thought:
        """Think; an error of the game's bot costs it the answer, not the process."""
        self._job = job
        try:
            return self._think(order)
        except Exception as failed:  # noqa: BLE001 - the table answers in its stead and notes the error
            return Thought(job, error="".join(format_exception(failed)))

    def _think(self, order: Think) -> Thought:
        codec = self._game.codec
        mind, name = self._minds[order.key]
        failed = self._failed.pop(order.key, None)
        if failed is not None:
            raise failed
        view = codec.view(order.view)
        options = [codec.action(option) for option in order.options]
        answer = mind.answer(view, order.seat, options, self._called_off)
        delay = 0
        if mind.level.method != "random":
            delay = mind.bot.delay(view, order.seat, answer.action, pace(name), mind.rng)
        advice = [
            Hint(self._written(each.action), float(each.value), each.reason, each.share, each.told)
            for each in answer.advice
        ]
        return Thought(order.job, self._written(answer.action), advice, delay)

    def _written(self, action: Any) -> bytes:
        """Return an answer on its way; what is none fails here, where it costs the bot its answer only."""
        raw = self._game.codec.encode(action)
        self._game.codec.action(raw)
        return raw

    def _called_off(self) -> bool:
        """Return whether the answer is wanted now; other orders wait their turn."""
        while self._pipe.poll():
            order = self._decode(self._pipe.recv_bytes())
            if isinstance(order, Stop):
                if order.job == self._job:
                    return True
            else:
                self._waiting.append(order)
        return False


BELOW_NORMAL = 0x4000
"""The priority class of Windows."""


def stand_back() -> None:
    """Let the window go first where both want a core."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        # a handle is as wide as a pointer; -1, this process, must not lose its upper half
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), BELOW_NORMAL)
    else:
        os.nice(10)
    if sys.platform == "linux":
        with suppress(OSError):  # a sandbox may forbid it
            # whoever wakes up, the window above all, need not wait until a slice of thinking ends
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def serve(game: Game[Any, Any, Any], pipe: Pipe) -> None:
    """Work until the other end of the pipe is gone: the entry of a worker process."""
    stand_back()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        Worker(game, pipe).run()
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
