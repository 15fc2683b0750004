"""The benchmark of a table that is played."""

from __future__ import annotations

from desktop import games
from desktop.ui.pace import pace


def test_a_table_is_played_and_its_frames_are_counted(qapp: object) -> None:
    game = games.GAMES[0]
    seats = max(2, games.meta(game).seats[0])
    levels = [None, *["random"] * (seats - 1)]
    found = pace(game, levels, games.meta(game).complete({}, seats), 2.0, 1)
    assert found["frames"] > 0
    assert found["answers"] > 0
    assert found["frame_p50_ms"] <= found["frame_p99_ms"] <= found["frame_max_ms"] * 2
    assert found["work_p50_ms"] > 0
