"""``gallery``: pictures of every board."""

from __future__ import annotations

import os
from argparse import Namespace

from desktop import games
from desktop.cli import words
from desktop.cli.display import need_display
from desktop.cli.voice import Voice, Wrong
from desktop.files import LANGUAGES

__all__ = ["run"]


def run(arguments: Namespace, voice: Voice) -> int:
    """Draw the pictures and print where they are."""
    folder = arguments.folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Wrong(words.NO_FOLDER.fill(folder=str(folder))) from None
    if not os.access(folder, os.W_OK):
        raise Wrong(words.NO_FOLDER.fill(folder=str(folder)))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    need_display()
    from desktop.ui.gallery import render  # noqa: PLC0415 - Qt is loaded when it is known to work

    languages = (arguments.lang,) if arguments.lang else LANGUAGES
    pictures = render(folder, games=arguments.games or games.GAMES, languages=languages)
    if arguments.json:
        voice.json([str(picture) for picture in pictures])
    else:
        for picture in pictures:
            voice.line(str(picture))
    return 0
