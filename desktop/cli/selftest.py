"""``selftest``: whether this installation has everything, for those who package it."""

from __future__ import annotations

from argparse import Namespace

from desktop.cli.display import need_display
from desktop.cli.voice import Voice

__all__ = ["run"]


def run(arguments: Namespace, voice: Voice) -> int:  # noqa: ARG001 - every command is handed both
    """Try the window; 1 if something is missing."""
    need_display()
    from desktop.ui.selftest import Failed, try_window  # noqa: PLC0415 - Qt is loaded when it is known to work

    try:
        try_window(voice.line)
    except Failed as failed:
        voice.line(str(failed))
        return 1
    return 0
