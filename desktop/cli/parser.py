"""The commands and what they take."""

from __future__ import annotations

import re
from argparse import SUPPRESS, Action, ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from math import inf, nan
from pathlib import Path
from typing import Any, NoReturn

from desktop import __version__, games
from desktop.cli import help as texts
from desktop.cli import words
from desktop.cli.help import Layout
from desktop.cli.voice import Voice, Wrong
from desktop.core.meta import Meta, Option, Setting
from desktop.core.text import Text, literal
from desktop.files import LANGUAGES

__all__ = ["parse"]


class Parser(ArgumentParser):
    """A parser that says what is wrong in one sentence, and helps in the language of the moment."""

    def __init__(self, *, speak: Callable[[Text], str], **named: Any) -> None:
        self._speak = speak
        layout = partial(Layout, speak)
        super().__init__(formatter_class=layout, add_help=False, **named)
        self.add_argument("-h", "--help", action="help", help=texts.HELP)

    def add_argument(self, *names: Any, help: Text | str | None = None, **named: Any) -> Action:  # noqa: A002 - the name that argparse gave it
        """Take an argument whose help is a text of the house."""
        words = self._speak(help).replace("%", "%%") if isinstance(help, Text) else help
        return super().add_argument(*names, help=words, **named)

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong."""
        raise Wrong(words.USAGE.fill(message=complaint(message), command=self.prog))


COMPLAINTS = (
    (re.compile(r"argument COMMAND: invalid choice: '(?P<given>.*?)'"), words.NO_COMMAND),
    (re.compile(r"the following arguments are required: (?P<names>.+)"), words.MISSING),
    (re.compile(r"unrecognized arguments: (?P<given>.+)"), words.NO_ARGUMENT),
    (re.compile(r"argument (?P<option>\S+): expected .*argument"), words.NO_VALUE),
    (re.compile(r"argument (?P<option>\S+): ignored explicit argument"), words.NO_SUCH_VALUE),
    (re.compile(r"ambiguous option: (?P<given>\S+) could match (?P<options>.+)"), words.SEVERAL),
)
"""What ``argparse`` says, in English only, and what people are told instead."""


def complaint(message: str) -> Text:
    """Return what ``argparse`` complains of as a text of the house."""
    for pattern, text in COMPLAINTS:
        found = pattern.match(message)
        if found is not None:
            return text.fill(**found.groupdict(), commands=", ".join(COMMANDS))
    return words.NOT_UNDERSTOOD.fill(reason=message)


def game(value: str) -> str:
    """Return the id of a game of the house."""
    if value not in games.GAMES:
        raise Wrong(words.NO_GAME.fill(game=value, games=", ".join(games.GAMES)))
    return value


def language(value: str) -> str:
    """Return the code of a language of the house."""
    if value not in LANGUAGES:
        raise Wrong(words.NO_LANGUAGE.fill(language=value, languages=", ".join(LANGUAGES)))
    return value


def number(least: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from ``least`` on."""

    def read(value: str) -> int:
        digits = value.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 19 and int(value) >= least):
            raise Wrong(words.NO_NUMBER.fill(value=value, least=str(least)))
        return int(value)

    return read


LEAST_SECONDS = 0.1


def seconds(value: str) -> float:
    """Return a time that is long enough to measure in."""
    try:
        read = float(value)
    except ValueError:
        read = nan
    if not LEAST_SECONDS <= read < inf:
        raise Wrong(words.NO_NUMBER.fill(value=value, least=str(LEAST_SECONDS)))
    return read


def seats(value: str) -> tuple[str, ...]:
    """Return the opponents of a list with commas."""
    names = tuple(name.strip().lower() for name in value.split(","))
    if not all(names):
        raise Wrong(words.NO_SEATS)
    return names


def pair(value: str) -> tuple[str, str]:
    """Return the name and the value of an option."""
    name, equals, given = value.partition("=")
    if not name or not equals or not given:
        raise Wrong(words.NO_PAIR.fill(value=value))
    return name, given


def parse(argv: Sequence[str], voice: Voice) -> Namespace:
    """Return the command and its arguments; the voice takes the language asked for.

    Raises:
        Wrong: with one sentence.
        SystemExit: after ``--help`` and ``--version``.
    """
    given = " ".join(argv).replace("--lang=", "--lang ").split()
    asked = next((code for flag, code in pairwise(given) if flag == "--lang"), None)
    voice.language = asked if asked in LANGUAGES else None
    helps = not {"-h", "--help"}.isdisjoint(argv)
    arguments = _parser(voice.speaker() if helps else str).parse_args(argv)  # to speak takes Qt, and time
    voice.language = arguments.lang
    return arguments


def _parser(speak: Callable[[Text], str]) -> Parser:
    parser = Parser(prog="spieltisch", speak=speak, description=speak(texts.PROGRAM))
    version = f"Spieltisch {__version__}"
    parser.add_argument("--version", action="version", version=version, help=texts.VERSION)
    _language(parser, None)
    parser.set_defaults(module="window", game=None, seats=None, option=[], seed=None)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)

    def command(name: str, module: str, description: Text, *, prints: bool = True) -> Parser:
        told = speak(description)
        made = commands.add_parser(name, help=told, speak=speak, description=told)
        made.set_defaults(module=module)
        _language(made, SUPPRESS)
        if prints:
            made.add_argument("--json", action="store_true", help=texts.JSON)
        return made

    for define in COMMANDS.values():
        define(command)
    return parser


def _language(parser: Parser, default: str | None) -> None:
    known = texts.LANGUAGE.fill(languages=literal(", ".join(LANGUAGES)))
    parser.add_argument("--lang", type=language, metavar="XX", default=default, help=known)


Define = Callable[..., Parser]


def _set_up(parser: Parser, seats_help: Text, seed: int | None) -> None:
    parser.add_argument("game", type=game, metavar="GAME", help=", ".join(games.GAMES))
    parser.add_argument("--seats", type=seats, metavar="A,B,...", help=seats_help)
    _option(parser)
    parser.add_argument("--seed", type=number(0), default=seed, metavar="N", help=texts.SEED)


def _option(parser: Parser) -> None:
    parser.add_argument(
        "--option",
        type=pair,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=texts.OPTION,
    )


def _play(command: Define) -> None:
    parser = command("play", "window", texts.PLAY, prints=False)
    _set_up(parser, texts.PLAYERS, None)


def _games(command: Define) -> None:
    command("games", "shelf", texts.GAMES)


def _simulate(command: Define) -> None:
    parser = command("simulate", "simulate", texts.SIMULATE)
    levels = literal("beginner, casual, skilled, expert, random, greedy")
    _set_up(parser, texts.OPPONENTS.fill(levels=levels), 1)
    parser.add_argument(
        "--games", type=number(1), default=100, metavar="N", help=texts.HOW_MANY.fill(usual="100")
    )
    parser.add_argument("--workers", type=number(1), metavar="N", help=texts.WORKERS)
    parser.add_argument(
        "--ladder",
        type=number(2),
        metavar="SEATS",
        help=texts.LADDER,
    )
    parser.add_argument(
        "--unhurried",
        action="store_true",
        help=texts.UNHURRIED,
    )
    parser.add_argument(
        "--times",
        action="store_true",
        help=texts.TIMES,
    )
    parser.add_argument("--by-seat", action="store_true", help=texts.BY_SEAT)
    parser.add_argument("--figures", action="store_true", help=texts.FIGURES)
    _progress(parser)


def _progress(parser: Parser) -> None:
    parser.add_argument("--progress", action=BooleanOptionalAction, help=texts.PROGRESS)


def _bench(command: Define) -> None:
    parser = command("bench", "bench", texts.BENCH)
    parser.add_argument("games", type=game, nargs="*", metavar="GAME", help=texts.ALL_GAMES)
    parser.add_argument(
        "--seconds", type=seconds, default=4.0, metavar="S", help=texts.HOW_LONG.fill(usual="4")
    )
    parser.add_argument("--seed", type=number(0), default=1, metavar="N", help=texts.SEED)
    parser.add_argument("--against", action="store_true", help=texts.AGAINST)
    parser.add_argument(
        "--window",
        action="store_true",
        help=texts.WINDOW,
    )
    parser.add_argument("--seats", type=seats, metavar="A,B,...", help=texts.IN_THE_WINDOW)
    _option(parser)


def _check(command: Define) -> None:
    parser = command("check", "check", texts.CHECK)
    parser.add_argument("game", type=game, metavar="GAME", help=", ".join(games.GAMES))
    parser.add_argument("--seats", type=number(1), metavar="N", help=texts.SEAT_COUNT)
    _option(parser)
    parser.add_argument("--seeds", type=number(1), default=2, metavar="N", help=texts.SEEDS.fill(usual="2"))
    parser.add_argument("--workers", type=number(1), metavar="N", help=texts.WORKERS)
    _progress(parser)


def _replay(command: Define) -> None:
    parser = command("replay", "replay", texts.REPLAY)
    parser.add_argument("file", type=Path, metavar="FILE", help=texts.FILE)


def _gallery(command: Define) -> None:
    parser = command("gallery", "gallery", texts.GALLERY)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=texts.FOLDER)
    parser.add_argument("games", type=game, nargs="*", metavar="GAME", help=texts.ALL_GAMES)


def _selftest(command: Define) -> None:
    command(
        "selftest",
        "selftest",
        texts.SELFTEST,
        prints=False,
    )


COMMANDS: dict[str, Callable[[Define], None]] = {
    "play": _play,
    "games": _games,
    "simulate": _simulate,
    "bench": _bench,
    "check": _check,
    "replay": _replay,
    "gallery": _gallery,
    "selftest": _selftest,
}


def values(given: Sequence[tuple[str, str]], meta: Meta) -> dict[str, Setting]:
    """Return options as the game knows them; unknown names and values stay words, to be refused by it."""
    known = {option.id: option for option in meta.options}
    return {name: _value(known.get(name), value) for name, value in given}


SPELLED = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def _value(option: Option | None, value: str) -> Setting:
    if option is None:
        return value
    legal = {str(each).lower(): each for each in option.values}
    spelled = SPELLED.get(value.lower())
    if spelled is not None and spelled in option.values:
        return spelled
    return legal.get(value.lower(), value)
