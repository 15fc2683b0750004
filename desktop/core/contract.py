"""The laws that every game keeps, as functions.

``check`` plays one random game and looks at it from all sides at every step (in long games at a fair
share of the steps). Tests and ``spieltisch check`` run it over all seat counts, options and seeds.

>>> from desktop.games import load
>>> all(verdict.ok for verdict in check(load("devil"), 3, {}, seed=1))
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec

from desktop.core.dealer import Dealer, Recorder, Replayer, Unreplayable
from desktop.core.game import Action, Event, Game, Options
from desktop.core.text import Text

__all__ = ["LAWS", "Verdict", "check", "option_sets"]

LAWS: dict[str, str] = {
    "ends": "a game ends within its longest length, with scores and places",
    "asks": "somebody may act or the game is over; options are there, unique, hashable and in a stable order",
    "accepts": "every option is accepted and has no refusal",
    "refuses": "answers from other moments and damaged ones are refused with a reason and change nothing",
    "copies": "a copy equals the original and shares nothing that changes",
    "speaks": "states, actions, events and views survive JSON and MessagePack",
    "replays": "replaying what chance gave and what was answered gives the same position",
    "stays": "all earlier copies are unchanged at the end",
    "samples": "a sampled position has the same view, options and refusals",
    "hides": "what is public is the same in every position that a seat holds possible",
    "conserves": "cards, tiles and money are conserved",
    "words": "every answer, event, prompt and fact has its words",
}

PROBES = 150
"""How many steps of a game are looked at from all sides."""

TRIED = 10
"""How many options, and how many foreign answers, are tried at a step."""

STRANGE = (-1, 7, 99, 1_000_000_000)
"""Numbers that damaged answers have."""


class Verdict(msgspec.Struct, frozen=True):
    """One law: whether it held, in how many cases, and where it first did not."""

    law: str
    ok: bool
    cases: int
    detail: str = ""


class Broken(AssertionError):  # noqa: N818 - a law is broken, which is a finding
    """A law did not hold."""


def option_sets(game: Game[Any, Any, Any], seats: int) -> Iterator[dict[str, Any]]:
    """Yield the default options and every option with each other value (long ranges by their ends).

    A value comes with what it brings, and with the other option under which alone it means anything.
    """
    meta = game.meta
    yield meta.defaults(seats)
    for option in meta.options:
        if option.seats is not None and seats not in option.seats:
            continue
        values = option.values if len(option.values) <= TRIED else (option.values[0], option.values[-1])
        for value in values:
            if value != option.default:
                chosen = dict([*([option.under] if option.under else []), (option.id, value)])
                yield meta.defaults(seats, chosen) | chosen


def check(game: Game[Any, Any, Any], seats: int, options: Options, *, seed: int) -> list[Verdict]:
    """Play one random game and return the verdict on every law."""
    walk = _Walk(game, seats, options, seed)
    walk.run()
    return [Verdict(law, law not in walk.broken, walk.cases[law], walk.broken.get(law, "")) for law in LAWS]


class _Walk:
    """A random game under observation."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, options: Options, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.meta.complete(options, seats)
        self.rng = Random(f"{game.meta.id} {seats} {seed}")
        self.cases = dict.fromkeys(LAWS, 0)
        self.broken: dict[str, str] = {}
        self.step = 0
        self.seen: dict[Any, None] = {}
        self.kept: list[tuple[Any, bytes]] = []
        self.readers: tuple[int | None, ...] = (None, *range(seats))

    def law(self, name: str, probe: Callable[[], None]) -> None:
        """Run one probe and note whether it held."""
        self.cases[name] += 1
        if name in self.broken:
            return
        try:
            probe()
        except Exception as reason:  # noqa: BLE001 - a law is broken however it is broken
            self.note(name, reason)

    def note(self, name: str, reason: Exception) -> None:
        """Note that a law is broken, if it was not before."""
        self.broken.setdefault(name, f"step {self.step}: {type(reason).__name__}: {reason}")

    def run(self) -> None:
        """Play to the end."""
        game = self.game
        dealer = Recorder(self.rng)
        state = game.setup(self.seats, self.options, dealer)
        chance, events = dealer.take()
        steps: list[tuple[int, Any, tuple[int, ...]]] = [(0, None, chance)]
        self.announce(events)
        probability = 1.0
        while state.stack and self.step < game.meta.longest:
            if self.step == PROBES:
                probability = 0.05
            if self.rng.random() < probability:
                self.look(state)
            self.law("conserves", lambda: game.invariants(state))
            actors = game.actors(state)
            if not actors:
                break
            seat = actors[int(self.rng.random() * len(actors))]
            action = self.choose(seat, state)
            if not self.play(state, seat, action, dealer):
                break
            chance, events = dealer.take()
            steps.append((seat, action, chance))
            self.announce(events)
            self.step += 1
        self.law("conserves", lambda: game.invariants(state))
        self.law("ends", lambda: self.ended(state))
        self.look(state)
        self.law("replays", lambda: self.replay(steps, state))
        self.law("stays", self.unchanged)

    def choose(self, seat: int, state: Any) -> Any:
        """Return a random option."""
        options = self.game.options(state, seat)
        return options[int(self.rng.random() * len(options))]

    def play(self, state: Any, seat: int, action: Any, dealer: Dealer) -> bool:
        """Carry out an option; return whether the rules did."""
        try:
            self.game.play(state, seat, action, dealer)
        except Exception as reason:  # noqa: BLE001 - the same
            self.note("accepts", reason)
            return False
        return True

    def look(self, state: Any) -> None:
        """Look at a position from all sides."""
        self.law("asks", lambda: self.asks(state))
        self.law("accepts", lambda: self.accepts(state))
        self.law("refuses", lambda: self.refuses(state))
        self.law("copies", lambda: self.copies(state))
        self.law("speaks", lambda: self.speaks(state))
        self.law("samples", lambda: self.samples(state))
        self.law("words", lambda: self.words(state))
        for seat in self.game.actors(state):
            self.seen.update(dict.fromkeys(self.game.options(state, seat)[:TRIED]))
        if len(self.kept) < PROBES:
            copy = self.game.copy(state)
            self.kept.append((copy, self.game.codec.encode(copy)))

    def ended(self, state: Any) -> None:
        """Hold that the end has scores and places, and that nobody is asked."""
        _hold(not state.stack, f"not over after {self.game.meta.longest} steps")
        scores, places = self.game.scores(state), self.game.places(state)
        _hold(len(scores) == len(places) == self.seats, "a seat has no score or place")
        _hold(min(places) == 1, "nobody is first")
        courses = self.game.courses(state)
        _hold(bool(courses) and courses[0].values == self.game.course(state), "the charts begin with another")
        _hold(all(len(each.values) == self.seats for each in courses), "a seat has no value for a chart")
        _hold(not self.game.actors(state), "somebody is asked after the end")

    def asks(self, state: Any) -> None:
        """Hold that actors have options and nobody else has."""
        actors = list(self.game.actors(state))
        _hold(bool(actors) == bool(state.stack), "nobody may act and the game is not over")
        _hold(actors == sorted(set(actors)), "actors are not in seat order")
        again = self.game.copy(state)
        for seat in (*range(self.seats), *(actor for actor in actors if actor < 0)):
            options = self.game.options(state, seat)
            _hold(bool(options) == (seat in actors), f"seat {seat} has no options or should have none")
            _hold(len(set(options)) == len(options), f"seat {seat} has an option twice")
            _hold(list(options) == list(self.game.options(again, seat)), "the order of options changes")
            if seat in actors:
                _hold(self.game.default(state, seat) in options, "the default is not an option")

    def accepts(self, state: Any) -> None:
        """Hold that options have no refusal and can be carried out."""
        for seat in self.game.actors(state):
            options = self.game.options(state, seat)
            for action in self.rng.sample(list(options), min(TRIED, len(options))):
                _hold(self.game.refusal(state, seat, action) is None, f"{action} is an option and refused")
                world = self.game.copy(state)
                self.game.play(world, seat, action, Dealer(Random(1)))

    def foreign(self) -> list[Any]:
        """Return answers that were once legal, the same with other numbers, and things that are none."""
        once = self.rng.sample(list(self.seen), min(TRIED, len(self.seen)))
        return [*once, *(_twisted(answer, self.rng) for answer in once), None, "nonsense", -1, _Foreign()]

    def refuses(self, state: Any) -> None:
        """Hold that whatever is no option is refused with a Text, and the position keeps its bytes."""
        before = self.game.codec.encode(state)
        for seat in range(self.seats):
            options = self.game.options(state, seat)
            for action in self.foreign():
                reason = self.game.refusal(state, seat, action)
                _hold((reason is None) == (action in options), f"seat {seat}: {action} has {reason}")
                _hold(reason is None or isinstance(reason, Text), "a reason is not a Text")
                _hold(reason is None or bool(str(reason)), "a reason is empty")
        _hold(self.game.codec.encode(state) == before, "a refusal changed the position")

    def copies(self, state: Any) -> None:
        """Hold that a copy is equal and apart."""
        copy = self.game.copy(state)
        _hold(copy == state, "the copy is not equal")
        _hold(type(copy) is type(state), "the copy has another type")
        _hold(self.game.codec.encode(copy) == self.game.codec.encode(state), "the copy has other bytes")
        shared = set(_mutables(state)) & set(_mutables(copy))
        _hold(not shared, "the copy shares a list")

    def speaks(self, state: Any) -> None:
        """Hold that everything survives the codecs."""
        game = self.game
        _survives(state, game.state_type)
        for reader in self.readers:
            _survives(game.view(state, reader), game.view_type)
        for seat in game.actors(state):
            for action in game.options(state, seat)[:TRIED]:
                _survives(action, game.action_type)

    def samples(self, state: Any) -> None:
        """Hold that what a seat holds possible looks the same to it, with the same public part."""
        game = self.game
        public = game.view(state, None)
        for reader in self.readers:
            view = game.view(state, reader)
            world = game.sample(view, self.rng)
            _hold(game.view(world, reader) == view, f"the sample looks different to {reader}")
            _hold(list(game.actors(world)) == list(game.actors(state)), "the sample asks others")
            same = game.view(world, None) == public
            self.law("hides", partial(_hold, same, "a secret is public"))
            if reader is None:
                continue
            _hold(list(game.options(world, reader)) == list(game.options(state, reader)), "other options")
            for action in self.foreign():
                agreed = game.refusal(world, reader, action) == game.refusal(state, reader, action)
                _hold(agreed, f"the refusal of {action} tells a secret to {reader}")
            _hold(game.prompt(world, reader) == game.prompt(state, reader), "the prompt tells a secret")

    def words(self, state: Any) -> None:
        """Hold that prompts, answers and facts can be read."""
        for reader in self.readers:
            _hold(bool(str(self.game.prompt(state, reader))), "an empty prompt")
            view = self.game.view(state, reader)
            for seat in range(self.seats):
                for fact in self.game.facts(view, seat):
                    _hold(bool(str(fact.name)), "a fact without a name")
        for seat in self.game.actors(state):
            options = self.game.options(state, seat)
            labels = [str(self.game.label(action)) for action in options]
            _hold(all(labels), "an answer without words")
            _hold(len(set(labels)) == len(labels), f"two answers read the same: {sorted(labels)}")

    def announce(self, events: list[Event]) -> None:
        """Hold that events survive the codecs in every form they are seen, and can be told."""
        for event in events:
            for reader in self.readers:
                seen = event.seen_by(reader)
                if seen is None:
                    continue
                self.law("speaks", partial(_survives, seen, self.game.event_type))
                told = self.game.tell(seen)
                if told is not None:
                    self.law("words", partial(_hold, bool(str(told)), "an empty line of the log"))

    def replay(self, steps: list[tuple[int, Any, tuple[int, ...]]], state: Any) -> None:
        """Hold that the record gives the same position once more."""
        dealer = Replayer(steps[0][2])
        again = self.game.setup(self.seats, self.options, dealer)
        for seat, action, chance in steps[1:]:
            dealer.load(chance)
            self.game.play(again, seat, action, dealer)
        try:
            dealer.close()
        except Unreplayable:
            raise Broken("chance is left over") from None
        _hold(self.game.codec.encode(again) == self.game.codec.encode(state), "the replay ends elsewhere")

    def unchanged(self) -> None:
        """Hold that no later step reached into an earlier copy."""
        for copy, before in self.kept:
            _hold(self.game.codec.encode(copy) == before, "an earlier copy has changed")


class _Foreign(Action, frozen=True):
    """An answer of no game."""

    number: int = 7


def _twisted(value: Any, rng: Random) -> Any:
    """Return an answer with other numbers, and other lengths of what it lists."""
    match value:
        case bool():
            return not value
        case int():
            return rng.choice(STRANGE)
        case tuple():
            return tuple(_twisted(part, rng) for part in value[: rng.randrange(len(value) + 1)])
        case msgspec.Struct():
            fields = {name: _twisted(getattr(value, name), rng) for name in value.__struct_fields__}
            return msgspec.structs.replace(value, **fields)
        case _:
            return value


def _hold(fact: bool, otherwise: str) -> None:  # noqa: FBT001 - it is the statement itself
    if not fact:
        raise Broken(otherwise)


def _survives(value: Any, kind: Any) -> None:
    for codec in (msgspec.json, msgspec.msgpack):
        again = codec.decode(codec.encode(value), type=kind)
        _hold(again == value, f"{value} does not survive {codec.__name__}")
        _hold(type(again) is type(value), f"{value} comes back as another type")


def _mutables(value: Any) -> Iterator[int]:
    """Yield the identities of all containers in a value that can change."""
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            yield id(value)
        for name in value.__struct_fields__:
            yield from _mutables(getattr(value, name))
    elif isinstance(value, list | set):
        yield id(value)
        for part in value:
            yield from _mutables(part)
    elif isinstance(value, dict):
        yield id(value)
        for part in value.values():
            yield from _mutables(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _mutables(part)
