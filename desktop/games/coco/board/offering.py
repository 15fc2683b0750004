"""What can be done: which things glow, and what a click on them means."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from desktop.games.coco import wording
from desktop.games.coco.actions import LOOKS, MOVES, SWAPS, AnyAction, Load, Look, Move, Place, Swap
from desktop.games.coco.board.figures import Basket, FieldSpot, Target
from desktop.games.coco.board.rods import Run
from desktop.games.coco.data import BASKETS, FIELDS, MARKET, VILLAGE
from desktop.games.coco.phases.monkey import reached
from desktop.games.coco.state import occupied
from desktop.ui.board.piece import Piece

if TYPE_CHECKING:
    from desktop.games.coco.board.table import Board

__all__ = ["Offer"]


class Offer:
    """The question of the moment, spread over the board.

    Attributes:
        lifted: the basket that was chosen first: the one to move, or the first of two to swap.
        aimed: the end that was chosen first, where several baskets can go.
        runs: the possible rods after a roll of two colours.

    """

    def __init__(self, board: Board) -> None:
        self._board = board
        self._asked: int | None = None
        self.lifted: int | None = None
        self.aimed: int | None = None
        self._single = False
        self.runs: list[Run] = []
        self._targets: list[Target] = []

    def forget(self) -> None:
        """Know no pieces any more: the scene was built anew."""
        self.runs, self._targets = [], []

    def spread(self, decision: Any) -> None:
        """Give all things their meaning and let glow what can be chosen."""
        board = self._board
        asked = decision.id if decision else None
        if asked != self._asked:
            self._asked, self.lifted, self.aimed = asked, None, None
        options: Sequence[AnyAction] = decision.options if decision else ()
        self._clear()
        match options[0] if options else None:
            case Move():
                self._moves([option for option in options if isinstance(option, Move)])
            case Swap():
                self._swaps()
            case Look():
                for basket in board.baskets:
                    basket.actions = (LOOKS[basket.number],)
            case Place():
                self._runs([option for option in options if isinstance(option, Place)])
            case _:
                pass
        board.show_tray(shown=any(isinstance(option, Load) for option in options))
        legal = frozenset(options)
        glow = board.context.theme.colour("glow")
        for piece in board.targets():
            meant = piece.command is not None or any(action in legal for action in piece.actions)
            piece.glow(glow if meant else None)
        self._name_all(legal)
        board.mark(self._marked())

    def _name_all(self, legal: frozenset[AnyAction]) -> None:
        """Say what a click on fields, market places and baskets does; of the first two in the bubble too."""
        board = self._board
        for named in (*board.fields, *board.market_spots, *board.baskets):
            named.name = self._name(named, legal)
        for field in board.fields:
            field.hint = field.name or board.context.say(wording.node_name(field.node))
        assert board.picture is not None
        for market in board.market_spots:
            market.hint = board.market_hint(board.picture, market.seat)
            if market.name:
                market.hint = f"{market.name}. {market.hint}"

    def _marked(self) -> Piece | None:
        """Return what was chosen first."""
        board = self._board
        if self.lifted is not None:
            return board.baskets[self.lifted]
        if self.aimed is None:
            return None
        if self.aimed < FIELDS:
            return board.fields[self.aimed]
        return next(market for market in board.market_spots if market.command is not None)

    def _name(self, piece: Piece, legal: frozenset[AnyAction]) -> str:
        """Return what a screen reader says of a thing that can be chosen, "" for its hint."""
        say = self._board.context.say
        if piece.command is not None:
            if not isinstance(piece, Basket):
                node = piece.node if isinstance(piece, FieldSpot) else MARKET
                return say(wording.AIM.fill(field=wording.node_name(node)))
            lifted = piece.number == self.lifted
            return say((wording.PUT_BACK if lifted else wording.TAKE).fill(what=piece.hint))
        meant = [action for action in piece.actions if action in legal]
        return say(wording.label(meant[0])) if len(meant) == 1 else ""

    def _clear(self) -> None:
        board = self._board
        for piece in (*board.baskets, *board.fields, *board.market_spots):
            piece.actions, piece.command = (), None
        for shown in (*self.runs, *self._targets):
            board.removeItem(shown)
        self.runs, self._targets = [], []

    # A basket moves

    def _moves(self, options: list[Move]) -> None:
        movable = {option.basket for option in options}
        self._single = len(movable) == 1
        if self._single:
            self.lifted = next(iter(movable))
        for basket in self._board.baskets:
            number = basket.number
            if number not in movable:
                basket.actions = (self._impossible(number),)
            elif self._single:
                continue  # it is lifted already, and nothing is gained by putting it back
            elif self.aimed is not None:
                basket.actions = (MOVES[number][self.aimed],)
            else:
                basket.command = partial(self.lift, number)
                basket.actions = [option for option in options if option.basket == number]
        seat = options[0].basket // BASKETS
        for field in self._board.fields:
            self._end(field, options, field.node)
        for market in self._board.market_spots:
            if market.seat == seat:
                self._end(market, options, MARKET)

    def _end(self, spot: Piece, options: list[Move], node: int) -> None:
        """Say what a click on a node means: the lifted basket goes there, or the only one that can.

        If several can, the node is chosen first and then the basket.
        """
        if self.lifted is not None:
            spot.actions = (MOVES[self.lifted][node],)
            return
        meant = [option for option in options if option.end == node]
        spot.actions = meant or (MOVES[options[0].basket][node],)
        if len(meant) > 1:
            spot.command = partial(self.aim, node)

    def _impossible(self, basket: int) -> Move:
        """Return a move that a click on a basket which cannot move would be, to be told why not."""
        picture = self._board.picture
        taken = [node for node in picture.where if node < FIELDS] if picture else []
        return MOVES[basket][taken[0] if taken else 0]

    def lift(self, basket: int) -> None:
        """Choose a basket, or put it back; then what can be reached glows."""
        self.lifted, self.aimed = None if self.lifted == basket else basket, None
        self._again()

    def aim(self, node: int) -> None:
        """Choose an end, or no more; then the baskets that can go there glow."""
        self.lifted, self.aimed = None, None if self.aimed == node else node
        self._again()

    def _again(self) -> None:
        """Spread the same question after something was chosen first."""
        board = self._board
        focused = board.focused
        board.context.sound("piece")
        self.spread(board.decision)
        if focused is not None and focused.open:
            board.focus_on(focused)
        board.targets_changed.emit()

    def put_back(self) -> bool:
        """Take back what was chosen first; say whether there was anything."""
        if self._single or (self.lifted is None and self.aimed is None):
            return False
        self.lifted = self.aimed = None
        self._again()
        return True

    # Goods are swapped

    def _swaps(self) -> None:
        picture = self._board.picture
        assert picture is not None
        for basket in self._board.baskets:
            number = basket.number
            if picture.where[number] > VILLAGE:
                basket.actions = (SWAPS[number][number - 1 if number else 1],)
            elif self.lifted is None or self.lifted == number:
                basket.command = partial(self.lift, number)
            else:
                first, second = sorted((self.lifted, number))
                basket.actions = (SWAPS[first][second],)

    # Pongo swings

    def _runs(self, options: list[Place]) -> None:
        board, picture = self._board, self._board.picture
        assert picture is not None
        for field in board.fields:
            field.light(lit=False)
        taken = occupied(picture.where)
        for option in options:
            victim = reached(picture.where, taken, option.left, option.right, picture.side)
            run = Run(board.context, option.left, option.right, victim, picture.side, board.rod.gaps)
            run.actions = (option,)
            run.name = board.context.label(option)
            run.hint = run.name + ". " + self._catch(victim)
            run.setZValue(450)
            board.addItem(run)
            self.runs.append(run)
            if victim is not None:
                target = Target(board.context)
                target.setPos(board.baskets[victim].pos())
                target.setScale(board.baskets[victim].scale())
                target.setZValue(440)
                board.addItem(target)
                self._targets.append(target)

    def _catch(self, victim: int | None) -> str:
        text = wording.BECAUSE_NOTHING_THERE
        if victim is not None:
            text = wording.BECAUSE_ROBS.fill(basket=wording.basket_name(victim))
        return self._board.context.say(text)
