"""What may leave the table: what a guest may keep, and what everybody may have at the end."""

from __future__ import annotations

import msgspec

from desktop.core.record import Header, Record
from desktop.core.text import Text, say
from desktop.table.table import Table

__all__ = ["GuestRecord", "guest_record", "share"]

NOT_OVER = say("table", "A game is shared when it is over, since its file holds all secrets.")


class GuestRecord(Header, kw_only=True):
    """A game as one seat may know it: what it saw happen, and its view. There is no position in it.

    Attributes:
        seat: whose it is; None for a spectator.
    """

    seat: int | None
    events: list[msgspec.Raw] = []
    view: msgspec.Raw = msgspec.Raw(b"null")


def guest_record(table: Table, seat: int | None) -> GuestRecord:
    """Return what a guest at this seat may keep of a running game."""
    encode = table.game.codec.encode
    record = table.record()
    header = {name: getattr(record, name) for name in Header.__struct_fields__}
    return GuestRecord(
        **header,
        seat=seat,
        events=[msgspec.Raw(encode(event)) for event in table.history(seat)],
        view=msgspec.Raw(encode(table.view(seat))),
    )


def share(record: Record) -> Record | Text:
    """Return the record of a game for everybody, or why it must not be handed out yet."""
    return record if record.over else NOT_OVER
