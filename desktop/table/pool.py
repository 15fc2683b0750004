"""Worker processes in which bots think: at most one per core, kept as long as the game."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from desktop.ai.levels import level
from desktop.ai.spread import cores
from desktop.ai.worker import Observe, Sit, Think, Thought
from desktop.core.bot import Advice, Level
from desktop.core.game import Decision, Event, Game, View
from desktop.table.crew import Crew, Ticket

__all__ = ["Pool", "Ticket"]

log = logging.getLogger("spieltisch.bots")

Post = Callable[[Callable[[], None]], None]
"""Has something called on the caller's thread."""

Then = Callable[[list[Advice], Any, int], None]
"""Takes advice, the answer and its delay in milliseconds; the answer is None if none could be found."""

GUEST = -1
"""The key of whoever gives hints."""

BEST = 3


class Pool:
    """Where the bots of one table think.

    Everything that takes time happens on a thread of the pool and in its processes; what comes back is
    posted to the caller's thread. Bots are handed views through the codec, and never the position.

    Args:
        game: the rules.
        post: has something called on the caller's thread.
        workers: how many processes; never more than the machine has cores.
    """

    def __init__(self, game: Game[Any, Any, Any], post: Post, workers: int | None = None) -> None:
        self.game = game
        self._post = post
        self._jobs = count()
        self._keys = count()
        self._crew = Crew(game, max(1, min(workers or cores(), cores())), self._done)

    def sit(self, of: Level, name: str, seed: str, key: int | None = None) -> int:
        """Give a bot a place to think, or (under its ``key``) a fresh mind; return its key."""
        key = next(self._keys) if key is None else key
        self._crew.do(Sit(key, name, of, seed))
        return key

    def observe(self, key: int, events: Sequence[Event], view: View, now: int) -> None:
        """Let a bot take note of what its seat saw."""
        encode = self.game.codec.encode
        self._crew.do(Observe(key, [encode(event) for event in events], encode(view), now))

    def think(self, key: int, of: Level, view: View, decision: Decision, then: Then) -> Ticket:
        """Let a bot think about a question; ``then`` is called with what it found."""
        encode = self.game.codec.encode
        options = [encode(option) for option in decision.options]
        order = Think(next(self._jobs), key, decision.seat, encode(view), options)
        ticket = Ticket(order, of.seconds, then)
        self._crew.do(ticket)
        return ticket

    def advise(
        self,
        view: View,
        decision: Decision,
        name: str,
        then: Callable[[list[Advice]], None],
        seen: Sequence[Event] = (),
    ) -> Ticket:
        """Let a level advise a person; ``then`` gets the best three answers with values and reasons.

        ``seen`` is what the person's seat has seen so far, for advisers that have to remember.
        """
        of = level(self.game, name)
        self._crew.do(Sit(GUEST, name, of, f"hint {decision.id}"))
        if seen and self.game.bot().watches:
            self.observe(GUEST, seen, view, decision.since)
        return self.think(GUEST, of, view, decision, lambda advice, _action, _delay: then(advice[:BEST]))

    def cancel(self, ticket: Ticket) -> None:
        """Make sure that nothing comes back."""
        ticket.cancelled = True
        self._crew.hurry(ticket)

    def close(self) -> None:
        """End the processes."""
        self._crew.close()

    def _done(self, ticket: Ticket, thought: Thought | None) -> None:
        """Hand a thought on; called on the pool's thread."""
        advice: list[Advice] = []
        action, delay = None, 0
        if thought is not None and thought.error:
            log.warning("%s: the bot failed: %s", self.game.meta.id, thought.error)
        elif thought is not None:
            read = self.game.codec.action
            action, delay = read(thought.action), thought.delay
            advice = [
                Advice(read(each.action), each.value, each.reason, each.share, each.told)
                for each in thought.advice
            ]
        self._post(lambda: None if ticket.cancelled else ticket.then(advice, action, delay))
