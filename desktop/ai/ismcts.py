"""Information set Monte Carlo tree search with one observer.

Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search", 2012. Every iteration samples
a world that the observer cannot tell from the true one and goes down one tree that all worlds share:
its edges are answers, chance is played anew each time. Every seat is taken to look for its own share
of the win. Where several seats choose at the same time the tree does not branch on what others choose,
since the observer does not see it. Nodes widen slowly, with answers that the game's bot finds sensible.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any

from desktop.ai.budget import Budget
from desktop.ai.flat import Tried
from desktop.ai.worlds import next_actor, play_out
from desktop.core.bot import Bot, Level
from desktop.core.dealer import Dealer
from desktop.core.game import Game

__all__ = ["search"]

CURIOSITY = 0.7
"""The weight of exploration in the upper confidence bound, for values from 0 to 1."""


class Node:
    """Where an answer leads, and how that went for the seat that gave it."""

    __slots__ = ("available", "children", "hidden", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[int, Any], Node] = {}
        self.hidden: dict[int, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0

    def bound(self) -> float:
        """Return the upper confidence bound."""
        return self.total / self.visits + CURIOSITY * sqrt(log(self.available) / self.visits)


class _Search:
    def __init__(
        self, game: Game[Any, Any, Any], bot: Bot[Any, Any, Any], seat: int, depth: int, rng: Random
    ) -> None:
        self.game = game
        self.bot = bot
        self.seat = seat
        self.depth = depth
        self.rng = rng
        self.dealer = Dealer(rng)
        self.root = Node()

    def iterate(self, state: Any, actions: list[Any]) -> None:
        """Go down the tree in one world, play out, and note the outcome along the way."""
        path: list[tuple[int, Node]] = []
        node, new = self._step(self.root, state, self.seat, actions, path, alone=True)
        while state.stack and not new:
            actors = state.stack[-1].actors(state)
            seat = next_actor(actors, self.rng)
            options = state.stack[-1].options(state, seat)
            alone = len(actors) == 1 or seat == self.seat
            node, new = self._step(node, state, seat, options, path, alone=alone)
        shares = play_out(self.game, self.bot, state, self.dealer, self.rng, self.depth)
        for seat, passed in path:
            passed.visits += 1
            if seat >= 0:
                passed.total += shares[seat]

    def _step(
        self, node: Node, state: Any, seat: int, options: Any, path: list[tuple[int, Node]], *, alone: bool
    ) -> tuple[Node, bool]:
        """Give one answer; return where it leads and whether that was new."""
        key, child = self._choose(node, state, seat, options)
        path.append((seat, child))
        new = child.visits == 0
        state.stack[-1].resolve(state, seat, key[1], self.dealer)
        if alone:
            return child, new
        unseen = node.hidden.setdefault(seat, Node())
        path.append((seat, unseen))  # its visits are counted too, or nothing below it would widen
        return unseen, new

    def _choose(self, node: Node, state: Any, seat: int, options: Any) -> tuple[tuple[int, Any], Node]:
        """Return a known answer with the best bound, or a new one while the node may widen."""
        known = [
            (key, child)
            for action in options
            if (child := node.children.get(key := (seat, action))) is not None
        ]
        for _, child in known:
            child.available += 1
        if len(known) < len(options) and len(known) <= sqrt(node.visits):
            key = (seat, self._widen(node, state, seat, options))
            if key not in node.children:
                child = node.children[key] = Node()
                child.available = 1
                return key, child
        return max(known, key=lambda pair: pair[1].bound() if pair[1].visits else 1.0)

    def _widen(self, node: Node, state: Any, seat: int, options: Any) -> Any:
        """Return an answer to try: at the root one after the other, below what the bot would do."""
        if node is self.root:
            return next(action for action in options if (seat, action) not in node.children)
        return self.bot.playout(state, seat, options, self.rng)


def search(
    game: Game[Any, Any, Any],
    bot: Bot[Any, Any, Any],
    view: Any,
    seat: int,
    actions: list[Any],
    level: Level,
    rng: Random,
    budget: Budget,
) -> list[Tried]:
    """Return what came of each answer, in their order."""
    tree = _Search(game, bot, seat, level.depth, rng)
    while budget.spend():
        tree.iterate(game.sample(view, rng), actions)
        tree.root.visits += 1
    found = [tree.root.children.get((seat, action)) for action in actions]
    return [
        Tried(node.total / node.visits, node.visits) if node and node.visits else Tried(0.0, 0)
        for node in found
    ]
