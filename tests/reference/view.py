"""What one seat may know, and a position it cannot tell from the true one."""

from desktop.core.game import View
from tests.reference.data import CARDS, TILES
from tests.reference.phases import AtThePile, Bidding, KeepTile, Race, Search, SideBySide, State


class LanternView(View, frozen=True):
    """All that a seat may know.

    Attributes:
        row: per slot -1 for an empty place, 0 for a tile unknown to this seat, else its value.
        stack: the open questions with the secrets of others taken out.
        returned: how many cards lie under the pile; which is not remembered.
        result: all hands and tiles, once the game is over.
    """

    rounds: int
    hurry: bool
    round: int
    row: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    pile: int
    returned: int
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    own_tiles: tuple[int, ...]
    tiles: tuple[int, ...]
    coins: tuple[int, ...]
    lanterns: tuple[int, ...]
    left: int
    questions: tuple[Bidding | SideBySide | Search | KeepTile | AtThePile | Race, ...]
    result: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]] | None


HIDDEN = -1


def _masked(phase, seat):
    match phase:
        case Bidding(bids=bids):
            shown = [bid if bid is None or each == seat else HIDDEN for each, bid in enumerate(bids)]
            return Bidding(bids=shown)
        case AtThePile(seat=owner, card=card):
            return AtThePile(seat=owner, card=card if card is None or owner == seat else HIDDEN)
        case SideBySide(lanes=lanes):
            return SideBySide(lanes=[[_masked(inner, seat) for inner in lane] for lane in lanes])
        case KeepTile() | Search() | Race():
            return type(phase)(**{name: getattr(phase, name) for name in phase.__struct_fields__})


def look(state, seat):
    """Return all that this seat may know."""
    own = seat is not None
    over = not state.stack
    return LanternView(
        seat=seat,
        rounds=state.rounds,
        hurry=state.hurry,
        round=state.round,
        row=tuple(
            HIDDEN if tile is None else tile if seat in known else 0
            for tile, known in zip(state.row, state.known, strict=True)
        ),
        known=tuple(map(tuple, state.known)),
        pile=len(state.pile),
        returned=len(state.returned),
        hand=tuple(state.hands[seat]) if own else (),
        hands=tuple(map(len, state.hands)),
        own_tiles=tuple(state.tiles[seat]) if own else (),
        tiles=tuple(map(len, state.tiles)),
        coins=tuple(state.coins),
        lanterns=tuple(state.lanterns),
        left=state.left,
        questions=tuple(_masked(phase, seat) for phase in state.stack),
        result=(tuple(map(tuple, state.hands)), tuple(map(tuple, state.tiles))) if over else None,
    )


def sample(view, rng):
    """Fill what this seat cannot know with what is left."""
    tiles = list(TILES)
    cards = list(CARDS)
    for value in [tile for tile in view.row if tile > 0]:
        tiles.remove(value)
    if view.result is None:
        held, kept = ([()] * 4 for _ in range(2))
        if view.seat is not None:
            held[view.seat], kept[view.seat] = view.hand, view.own_tiles
    else:
        held, kept = view.result
    for value in [value for part in kept for value in part]:
        tiles.remove(value)
    for value in [value for part in held for value in part]:
        cards.remove(value)
    stack = [_filled(phase, view, cards, rng) for phase in view.questions]
    rng.shuffle(tiles)
    rng.shuffle(cards)
    if view.result is None:
        held = [held[s] if s == view.seat else [cards.pop() for _ in range(view.hands[s])] for s in range(4)]
        kept = [kept[s] if s == view.seat else [tiles.pop() for _ in range(view.tiles[s])] for s in range(4)]
    row = [None if tile == HIDDEN else tile or tiles.pop() for tile in view.row]
    return State(
        stack=stack,
        rounds=view.rounds,
        hurry=view.hurry,
        round=view.round,
        bag=tiles,
        row=row,
        known=[list(seats) for seats in view.known],
        pile=[cards.pop() for _ in range(view.pile)],
        returned=cards,
        hands=[list(part) for part in held],
        tiles=[list(part) for part in kept],
        coins=list(view.coins),
        lanterns=list(view.lanterns),
        left=view.left,
    )


def _filled(phase, view, cards, rng):
    phase = _masked(phase, None) if isinstance(phase, Search | KeepTile | Race) else phase
    match phase:
        case Bidding(bids=bids):
            guess = [
                rng.randint(0, view.coins[seat]) if bid == HIDDEN else bid for seat, bid in enumerate(bids)
            ]
            return Bidding(bids=guess)
        case AtThePile(seat=seat, card=card):
            if card == HIDDEN:
                rng.shuffle(cards)
                card = cards.pop()
            elif card is not None:
                cards.remove(card)
            return AtThePile(seat=seat, card=card)
        case SideBySide(lanes=lanes):
            known = [[inner for inner in lane if _certain(inner)] for lane in lanes]
            done = {id(inner): _filled(inner, view, cards, rng) for lane in known for inner in lane}
            return SideBySide(
                lanes=[
                    [done.get(id(inner)) or _filled(inner, view, cards, rng) for inner in lane]
                    for lane in lanes
                ]
            )
    return phase


def _certain(phase):
    """Return whether nothing about this question must be guessed: its cards are set aside first."""
    return not (isinstance(phase, AtThePile) and phase.card == HIDDEN)
