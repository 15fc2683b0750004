"""Work spread over processes by the executor interface of the standard library."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread
from typing import TypeVar

__all__ = ["cores", "deaf_children", "processes", "spread"]

AHEAD = 64
"""How many tasks are handed to an executor before the first is done."""

MOST = 61 if sys.platform == "win32" else 1024
"""How many processes there may be: Windows waits for no more at once."""

T = TypeVar("T")
R = TypeVar("R")


def cores() -> int:
    """Return how many cores this process may use."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1


@contextmanager
def processes(workers: int | None = None) -> Iterator[Executor]:
    """Lend an executor with one process per core; whoever leaves by an exception does not wait for them."""
    count = min(workers or cores(), MOST)
    executor = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_begin)
    try:
        with deaf_children():
            for _ in range(count):
                executor.submit(_nothing)  # each starts one
        yield executor
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            child.kill()
        raise
    executor.shutdown()


def spread(executor: Executor, call: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    """Yield the results of a call for every task, as they come; leaving early cancels what has not begun."""
    left = iter(tasks)
    waiting: set[Future[R]] = {executor.submit(call, task) for task in islice(left, AHEAD)}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {executor.submit(call, task) for task in islice(left, len(done))}
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def deaf_children() -> Iterator[None]:
    """Leave Ctrl-C to us: processes started by this thread meanwhile never get it, not even as they start."""
    if sys.platform == "win32":
        yield
    else:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _nothing() -> None:
    """Do nothing."""


def _begin() -> None:
    """Let a process end with its parent, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)
