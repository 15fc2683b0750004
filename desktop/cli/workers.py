"""The processes of a command."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager

from desktop.ai.spread import processes
from desktop.cli import words
from desktop.cli.voice import Wrong

__all__ = ["workers"]


@contextmanager
def workers(count: int | None) -> Iterator[Executor]:
    """Lend so many processes, None: one per core.

    Raises:
        Wrong: one of them was ended from outside.
    """
    try:
        with processes(count) as executor:
            yield executor
    except BrokenExecutor:
        raise Wrong(words.WORKER_GONE) from None
