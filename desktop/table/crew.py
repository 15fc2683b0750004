"""The worker processes and the thread that minds them.

All processes, pipes and queues belong to that one thread; others only hand it something to do.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any

import msgspec

from desktop.ai.spread import deaf_children
from desktop.ai.worker import Observe, Order, Pipe, Sit, Stop, Think, Thought, serve
from desktop.core.game import Game

__all__ = ["Crew", "Ticket"]

log = logging.getLogger("spieltisch.bots")

GRACE = 3.0
"""Seconds beyond its thinking time after which a worker is taken to hang."""

START = 20.0
"""Seconds that a new worker gets besides, to load the rules."""

LONGEST = 60.0
"""Seconds that no thought takes longer than."""

BREATH = 0.004
"""Seconds in which whoever hands something in hands in what else there is.

Both threads share Python: the caller would wait for this one after each task.
"""

LEAVING = 2.0
"""Seconds after which a table that is left no longer waits for a worker to read what it is sent."""

STUBBORN = 5
"""After how many deaths in a row, with nothing thought between, no more workers are started."""


class Ticket:
    """A question on its way. Once it is cancelled nothing comes back."""

    __slots__ = ("cancelled", "order", "seconds", "then", "tries")

    def __init__(self, order: Think, seconds: float, then: Callable[..., None]) -> None:
        self.order = order
        self.seconds = min(seconds, LONGEST)
        self.then = then
        self.cancelled = False
        self.tries = 0


Task = Sit | Observe | Ticket


class _Worker:
    """A process, what it has to do next, and the question it thinks about."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.pipe: Pipe | None = None
        self.tasks: deque[Task] = deque()
        self.sitting: dict[int, Sit] = {}
        self.ticket: Ticket | None = None
        self.until = float("inf")
        self.fresh = True
        self.deaths = 0

    @property
    def load(self) -> int:
        """How many questions it has before it."""
        return sum(isinstance(task, Ticket) for task in self.tasks) + (self.ticket is not None)


class Crew:
    """Workers for the bots of one table.

    Args:
        done: called on the crew's thread with a question and what was thought, None if nothing was.
    """

    def __init__(
        self, game: Game[Any, Any, Any], size: int, done: Callable[[Ticket, Thought | None], None]
    ) -> None:
        self._game = game
        self._done = done
        self._context = get_context("spawn")
        self._workers = [_Worker() for _ in range(size)]
        self._places: dict[int, _Worker] = {}
        self._tasks: SimpleQueue[Task | Stop | None] = SimpleQueue()
        self._woken, self._wake = self._context.Pipe(duplex=False)
        self._ringing = False
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(Thought).decode
        self._thread = Thread(target=self._run, name="bots", daemon=True)
        self._thread.start()

    def do(self, task: Task) -> None:
        """Hand over something to do."""
        self._hand(task)

    def hurry(self, ticket: Ticket) -> None:
        """Ask for the best answer so far."""
        self._hand(Stop(ticket.order.job))

    def close(self) -> None:
        """End all processes and wait for the thread."""
        if not self._thread.is_alive():
            return
        self._hand(None)
        self._thread.join(LEAVING)
        if self._thread.is_alive():
            for process in [worker.process for worker in self._workers]:
                with suppress(ValueError):  # its thread has cleared it away meanwhile
                    if process is not None:
                        process.kill()
        self._thread.join()

    def _hand(self, task: Task | Stop | None) -> None:
        self._tasks.put(task)
        if not self._ringing:  # one ring for all that is handed in before the thread looks
            self._ringing = True
            self._wake.send_bytes(b"!")

    def _run(self) -> None:
        try:
            while self._turn():
                pass
        finally:
            for worker in self._workers:
                self._end(worker)

    def _turn(self) -> bool:
        """Wait until something is to be done, and do it; return False at the end."""
        nearest = min(worker.until for worker in self._workers) - monotonic()
        pipes = [worker.pipe for worker in self._workers if worker.pipe is not None]
        ready = wait([self._woken, *pipes], None if nearest == float("inf") else max(0.0, nearest))
        if self._woken in ready and not self._take_tasks():
            return False
        for worker in self._workers:
            if worker.pipe in ready:
                self._receive(worker)
            if worker.until <= monotonic():
                self._give_up(worker)
            self._go_on(worker)
        return True

    def _take_tasks(self) -> bool:
        """Take over what was handed in; return False at the end."""
        sleep(BREATH)
        while self._woken.poll():
            self._woken.recv_bytes()
        self._ringing = False
        while True:
            try:
                task = self._tasks.get_nowait()
            except Empty:
                return True
            match task:
                case None:
                    return False
                case Stop(job=job):
                    self._stop(job)
                case Sit(key=key):
                    place = self._places[key] = self._place(key)
                    place.tasks.append(task)
                case Observe(key=key):
                    self._places[key].tasks.append(task)
                case Ticket():
                    self._places[task.order.key].tasks.append(task)

    def _place(self, key: int) -> _Worker:
        """Return the worker of a bot; a new one goes where the fewest sit, hints where the least is to do."""
        if key in self._places and key >= 0:
            return self._places[key]
        return min(self._workers, key=lambda worker: (worker.load if key < 0 else 0, len(worker.sitting)))

    def _stop(self, job: int) -> None:
        """Hurry the thought about a question; one that is cancelled before its turn is dropped."""
        for worker in self._workers:
            if worker.ticket is not None and worker.ticket.order.job == job:
                self._send(worker, Stop(job))
            worker.tasks = deque(
                task for task in worker.tasks if not (isinstance(task, Ticket) and task.cancelled)
            )

    def _go_on(self, worker: _Worker) -> None:
        """Give a worker that is not thinking its next tasks, up to a question."""
        while worker.ticket is None and worker.tasks:
            task = worker.tasks.popleft()
            if isinstance(task, Sit):
                worker.sitting[task.key] = task
            if worker.pipe is None and not self._start(worker):
                if isinstance(task, Ticket):
                    self._done(task, None)
                continue
            if isinstance(task, Ticket):
                task.tries += 1
                worker.ticket = task
                worker.until = monotonic() + task.seconds + GRACE + START * worker.fresh
            self._send(worker, task.order if isinstance(task, Ticket) else task)

    def _start(self, worker: _Worker) -> bool:
        """Start a process and seat its bots; return whether that is still worth trying."""
        if worker.deaths >= STUBBORN:
            return False
        try:
            worker.pipe, worker.process = self._employ()
        except OSError:  # no process, or no file for its pipe, is to be had
            log.exception("%s: no worker could be started", self._game.meta.id)
            worker.deaths += 1
            return False
        worker.fresh = True
        for sit in worker.sitting.values():
            self._send(worker, sit)
        return True

    def _employ(self) -> tuple[Pipe, SpawnProcess]:
        here, there = self._context.Pipe()
        try:
            process = self._context.Process(target=serve, args=(self._game, there), daemon=True)
            with deaf_children():
                process.start()
        except OSError:
            here.close()
            raise
        finally:
            there.close()
        return here, process

    def _send(self, worker: _Worker, order: Order) -> None:
        assert worker.pipe is not None
        with suppress(OSError):  # it is dead, which the end of its pipe is about to tell
            worker.pipe.send_bytes(self._encode(order))

    def _receive(self, worker: _Worker) -> None:
        """Take a thought, or note that the process is dead."""
        assert worker.pipe is not None
        try:
            thought = self._decode(worker.pipe.recv_bytes())
        except (EOFError, OSError, msgspec.DecodeError):
            self._bury(worker, "died")
            return
        ticket, worker.ticket, worker.until = worker.ticket, None, float("inf")
        worker.deaths, worker.fresh = 0, False
        if ticket is not None:
            self._done(ticket, thought)

    def _give_up(self, worker: _Worker) -> None:
        """End a process that does not come back from thinking."""
        if worker.ticket is not None:
            worker.ticket.tries += 1
            self._bury(worker, "hung")

    def _bury(self, worker: _Worker, how: str) -> None:
        """Clear a process away; its question is tried once more unless it hung."""
        ticket, worker.ticket, worker.until = worker.ticket, None, float("inf")
        self._end(worker)
        worker.deaths += 1
        seeds = [sit.seed for sit in worker.sitting.values()]
        log.warning("%s: a worker %s; seeds of its bots: %s", self._game.meta.id, how, seeds)
        if ticket is not None and not ticket.cancelled:
            if ticket.tries < 2:
                worker.tasks.appendleft(ticket)
            else:
                self._done(ticket, None)

    def _end(self, worker: _Worker) -> None:
        if worker.pipe is not None:
            worker.pipe.close()
        if worker.process is not None:
            worker.process.kill()
            worker.process.join()
            worker.process.close()
        worker.pipe = worker.process = None
