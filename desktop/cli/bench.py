"""``bench``: how fast the games are, each with as many seats as can play, and the window."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from desktop import games
from desktop.ai.speed import Speed, measure
from desktop.cli import words
from desktop.cli.setting import PERSON, opponents, setting
from desktop.cli.voice import Voice, Wrong
from desktop.core.game import Setting

if TYPE_CHECKING:
    from desktop.cli.openspiel import Pace, Pig

__all__ = ["run"]


def run(arguments: Namespace, voice: Voice) -> int:
    """Print the figures of every game."""
    if (arguments.seats or arguments.option) and not (arguments.window and arguments.games):
        raise Wrong(words.WINDOW_TABLE)
    if arguments.window:
        return _window(arguments, voice)
    drivers = _pigs() if arguments.against else ()
    found: dict[str, Speed | Pace] = {}
    for name in arguments.games or games.GAMES:
        game = games.load(name)
        _, seats = game.meta.seats
        rivals = [drive(arguments.seed) for drive in drivers]
        found[name] = measure(
            game,
            seats,
            game.meta.defaults(seats),
            seed=arguments.seed,
            seconds=arguments.seconds,
            rivals=rivals,
        )
        for rival in rivals:
            found[f"{rival.name} beside {name}"] = rival.pace()
    if arguments.json:
        voice.json(found)
    else:
        _tell(found, voice)
    return 0


def _pigs() -> Sequence[Callable[[int], Pig]]:
    try:
        from desktop.cli.openspiel import ExamplePig, Pig  # noqa: PLC0415 - the package is optional
    except ImportError:
        raise Wrong(words.NO_OPEN_SPIEL) from None
    return Pig, ExamplePig


def _window(arguments: Namespace, voice: Voice) -> int:
    from desktop.cli.display import need_display  # noqa: PLC0415 - the other figures need no Qt

    played = [_table(name, arguments) for name in arguments.games]
    need_display()
    figures: dict[str, float] = {}
    if played:
        from desktop.ui.pace import pace  # noqa: PLC0415

        for game, levels, options in played:
            found = pace(game, levels, options, arguments.seconds, arguments.seed)
            figures |= {f"{game}_{name}": figure for name, figure in found.items()}
    else:
        from desktop.ui.bench import run as frames  # noqa: PLC0415

        figures = frames(seconds=arguments.seconds, seed=arguments.seed)
    if arguments.json:
        voice.json(figures)
    else:
        for name, figure in figures.items():
            voice.line(f"{name}: {figure}")
    return 0


def _table(name: str, arguments: Namespace) -> tuple[str, list[str | None], dict[str, Setting]]:
    """Return the table at which a game is played before the window: one person among experts, or as told."""
    _, most = games.meta(name).seats
    seats = arguments.seats or (PERSON[0], *["expert"] * (most - 1))
    game, options = setting(Namespace(game=name, option=arguments.option), len(seats))
    opponents(game, seats, people=True)
    return name, [None if seat in PERSON else seat for seat in seats], options


def _tell(found: Mapping[str, Speed | Pace], voice: Voice) -> None:
    head = (
        words.GAME,
        words.PER_SECOND,
        words.GAMES_PER_SECOND,
        words.COPY,
        words.OPTIONS,
        words.VIEW,
        words.SAMPLE,
    )
    voice.table(head, [(name, *_cells(speed, voice)) for name, speed in found.items()])


def _cells(speed: Speed | Pace, voice: Voice) -> list[str]:
    cells = [voice.number(speed.decisions_per_second, 0), voice.number(speed.games_per_second, 1)]
    if not isinstance(speed, Speed):
        return [*cells, "", "", "", ""]
    return [
        *cells,
        *(
            voice.number(each, 2)
            for each in (speed.copy_us, speed.options_us, speed.view_us, speed.sample_us)
        ),
    ]
