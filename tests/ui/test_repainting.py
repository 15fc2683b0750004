"""A board paints what looks different, and nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.ui.board.piece import Piece
from desktop.ui.desk import Desk
from desktop.ui.gallery import moments, played, sit_at


@pytest.mark.parametrize("share", [0.2, 0.5])
@pytest.mark.parametrize("name", games.GAMES)
def test_what_lies_as_it_lay_is_not_painted_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, name: str, share: float
) -> None:
    game = games.load(name)
    page = sit_at(desk, game, next(moments(game, played(game, game.meta.seats[1]), (share,))))
    page.resize(1280, 800)
    page.show()
    QApplication.processEvents()
    lay = {item for item in page.board.items() if isinstance(item, Piece)}
    painted: list[str] = []

    def paint(piece: Piece, *_: object) -> None:
        if piece in lay:  # what a board makes anew is another matter
            painted.append(f"{type(piece).__name__} {piece.name or piece.hint}")

    monkeypatch.setattr(Piece, "paint", paint)
    page.board.lay_out(page.board.view)
    page.board.ask(page.sitting.decision)
    page.stage.viewport().repaint()
    QApplication.processEvents()
    assert painted == []
    page.sitting.close()
    page.hide()
    page.deleteLater()
