"""The command line: every command but the window's works without Qt."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from threading import current_thread
from threading import enumerate as threads
from types import SimpleNamespace
from typing import Any

from desktop.cli import words
from desktop.cli.voice import Voice, Wrong

__all__ = ["main"]

PATIENCE = 2.0
"""Seconds that threads have to end after Ctrl-C."""

GONE = {errno.EPIPE, errno.EINVAL} if sys.platform == "win32" else {errno.EPIPE}
"""How a stream says that nobody reads it any more."""


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command and return the exit code: 0, 1 where something was found wrong, 2 for bad input."""
    _open_streams()
    voice = Voice()
    try:
        return _carry_out(sys.argv[1:] if argv is None else argv, voice)
    except Wrong as wrong:
        voice.complain(wrong.reason)
        return 2
    except KeyboardInterrupt:
        voice.complain(words.STOPPED)
        _let_go()
        return 130
    except OSError as failed:
        _write_no_more()
        if failed.errno in GONE:  # whoever read has seen enough
            return 0
        from desktop.table.reasons import reason_of  # noqa: PLC0415 - hardly ever

        voice.complain(words.CUT_OFF.fill(reason=reason_of(failed)))
        return 2


def _write_no_more() -> None:
    """Let what is still to be written go nowhere when Python closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_streams() -> None:
    """Let everything be written: nowhere where there is no stream, as “?” what its encoding lacks.

    A windowed program has no streams on Windows, and a file or pipe there speaks one code page.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - it stays open
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _carry_out(argv: Sequence[str], voice: Voice) -> int:
    try:
        arguments = _understand(argv, voice)
        return int(import_module(f"desktop.cli.{arguments.module}").run(arguments, voice))
    finally:
        sys.stdout.flush()  # here it is noticed in time that nobody reads any more


def _understand(argv: Sequence[str], voice: Voice) -> Any:
    if not argv:  # a double click need not wait for a parser
        return SimpleNamespace(module="window", game=None, lang=None)
    from desktop.cli.parser import parse  # noqa: PLC0415 - see above

    return parse(argv, voice)


def _let_go() -> None:
    """Wait for the threads of an executor, but not for ever: they may wait for what was stopped."""
    others = [thread for thread in threads() if thread is not current_thread() and not thread.daemon]
    for thread in others:
        thread.join(PATIENCE)
    if any(thread.is_alive() for thread in others):
        sys.stderr.flush()
        os._exit(130)
