"""Who sits where: whom a name means, and what a person knows who holds more than one seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from desktop.core.game import Event, Game, View, seen_by
from desktop.core.meta import Meta
from desktop.core.record import Seat
from desktop.core.text import Value

__all__ = ["called", "held_too", "seen_through", "told_to"]


def called(meta: Meta, seats: Sequence[Seat]) -> list[Value]:
    """Return what every seat is called: its name, with its title in the game where others bear it too."""
    bearers = Counter(seat.name for seat in seats)
    found: list[Value] = []
    for index, seat in enumerate(seats):
        title = meta.title(index, len(seats)) if bearers[seat.name] > 1 else None
        found.append(seat.name if title is None else title.fill(name=seat.name))
    return found


def held_too(seats: Sequence[Seat], seat: int) -> list[int]:
    """Return the other seats of whoever holds a seat: people of one name are one person, bots are not."""
    held = seats[seat]
    if held.level is not None:
        return []
    return [
        index
        for index, other in enumerate(seats)
        if index != seat and other.level is None and other.name == held.name
    ]


def seen_through(
    game: Game[Any, Any, Any], seats: Sequence[Seat], seat: int | None, look: Callable[[int | None], View]
) -> View:
    """Return the view of a seat with what its person knows from other seats; ``look`` gives that of one."""
    view = look(seat)
    for other in () if seat is None else held_too(seats, seat):
        view = game.joined(view, look(other))
    return view


def told_to(events: Sequence[Event], seats: Sequence[Seat], seat: int | None) -> tuple[Event, ...]:
    """Return what a seat (None: a spectator) is told, with what its person is told at other seats."""
    held = () if seat is None else (seat, *held_too(seats, seat))
    if len(held) < 2:
        return seen_by(events, seat)
    return tuple(part for event in events if (part := _fullest(event, held)) is not None)


def _fullest(event: Event, held: Sequence[int]) -> Event | None:
    """Return an event as it happened if one of these seats saw it so, else as the first of them saw it."""
    parts = [part for seat in held if (part := event.seen_by(seat)) is not None]
    return event if event in parts else next(iter(parts), None)
