"""Things that lie on boards, looked at pixel by pixel."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor

from desktop.ui.board.cut import ellipse, oblong
from desktop.ui.board.motion import flip
from desktop.ui.board.piece import Halo, Piece
from desktop.ui.board.proof import proof
from desktop.ui.board.solids import Cube, Die
from desktop.ui.board.things import Button, Card, Label, Number, Panel, Print, Tag, Token

RED, BLUE, INK = QColor("#ff0000"), QColor("#0000ff"), QColor("#101010")
BOX = QRectF(-60, -90, 120, 180)


@pytest.fixture
def seen(board):
    """Put a piece in the middle of an empty board and return the colour at a distance from there."""

    def look(piece, x=0.0, y=0.0):
        if piece.scene() is None:
            board.addItem(piece)
            piece.setPos(700, 800)
            piece.setZValue(50)
        picture = proof(board, QSize(1400, 1000))
        spot = piece.pos() + QPointF(x, y)
        return picture.pixelColor(round(spot.x()), round(spot.y()))

    return look


@pytest.fixture
def card(qapp):
    return Card(
        QSizeF(120, 180),
        lambda painter: painter.fillRect(BOX, RED),
        lambda painter: painter.fillRect(BOX, BLUE),
        line=INK,
        ground=QColor("white"),
    )


def test_a_card_shows_its_face(card, seen):
    assert seen(card) == RED


def test_a_card_turned_over_shows_its_back(card, seen):
    card.turn_over(face_up=False)
    assert seen(card) == BLUE


def test_a_flip_turns_a_card_over(card, seen):
    motion = flip(card, lambda: card.turn_over(face_up=False), 100)
    motion.start()
    motion.setCurrentTime(60)
    motion.setCurrentTime(100)
    assert seen(card) == BLUE


def test_a_token_bears_the_shape_of_its_seat(qapp, seen):
    token = Token(ellipse(QPointF(), 40), RED, INK, colour=2, mark=BLUE, radius=12)
    assert seen(token) == BLUE
    assert seen(token, 25) == RED


def test_a_token_of_nobody_bears_no_shape(qapp, seen):
    assert seen(Token(ellipse(QPointF(), 40), RED, INK)) == RED


def test_a_print_stays_within_its_rectangle(qapp, seen):
    art = Print(
        QRectF(-50, -50, 100, 100), lambda painter: painter.fillRect(QRectF(-500, -500, 1000, 1000), RED)
    )
    assert seen(art) == RED
    assert seen(art, 70) != RED


def test_a_button_is_in_full_ink_only_while_it_can_be_pressed(board, seen):
    button = Button(board.context, QRectF(-100, -40, 200, 80), "", ground=RED)
    assert seen(button) != RED
    button.glow(board.context.theme.colour("glow"))
    assert seen(button) == RED


def test_a_button_says_what_it_shows(board):
    button = Button(board.context, QRectF(0, 0, 200, 80), "Pass")
    button.set_text("Bid 700")
    assert button.name == "Bid 700"


def test_a_number_is_written_as_the_language_writes_it(board):
    number = Number(board.context, QRectF(0, 0, 100, 40), 1200)
    assert number.text == board.context.say(1200)


def test_no_number_is_nothing(board):
    assert Number(board.context, QRectF(0, 0, 100, 40), None).text == ""


def test_a_label_takes_another_text(board):
    label = Label(board.context, QRectF(0, 0, 100, 40), "one")
    label.set_text("two")
    assert label.text == "two"


def test_a_panel_is_printed_in_its_inks(qapp, seen):
    panel = Panel(QRectF(-80, -50, 160, 100), RED, INK)
    assert seen(panel) == RED
    panel.recolour(BLUE, INK)
    assert seen(panel) == BLUE


def test_a_tag_is_as_wide_as_its_text(board):
    short, long = (Tag(board.context, text, INK) for text in ("+5", "+500 most pieces"))
    assert long.boundingRect().width() > 2 * short.boundingRect().width()


def test_a_cube_has_a_light_top_and_a_dark_side(qapp, seen):
    cube = Cube(60, QColor("#808080"), INK)
    assert seen(cube, 0, -30).lightness() > seen(cube, -25, 15).lightness() > seen(cube, 25, 15).lightness()


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_die_shows_its_pips(qapp, seen, pips):
    die = Die(100, QColor("white"), INK)
    die.show_pips(pips)
    spots = [(x, y) for x in (-26, 0, 26) for y in (-26, 0, 26)]
    assert sum(seen(die, x, y) == INK for x, y in spots) == pips


def test_a_thing_hidden_under_the_mouse_is_not_pointed_at_when_it_comes_back(board):
    button = Button(board.context, QRectF(0, 0, 100, 50), "Go")
    board.addItem(button)
    button.hovered = True
    button.hide()
    button.show()
    assert not button.hovered


class Plate(Piece):
    """A piece that shows a number, and counts how often it is asked to be painted anew."""

    def __init__(self):
        self.asked = 0
        super().__init__()

    def update(self, *_):
        self.asked += 1


def test_a_piece_is_painted_anew_only_if_it_looks_different():
    plate = Plate()
    asked = []
    for like in ((1, "a"), (1, "a"), (2, "a"), (1, "a")):
        plate.look(*like)
        asked.append(plate.asked)
    assert asked == [1, 1, 2, 3]


def test_the_same_outline_again_paints_nothing():
    plate = Plate()
    plate.set_outline(oblong(QRectF(0, 0, 30, 20)))
    before = plate.asked
    plate.set_outline(oblong(QRectF(0, 0, 30, 20)))
    assert plate.asked == before
    plate.set_outline(oblong(QRectF(0, 0, 31, 20)))
    assert plate.asked == before + 1


def test_a_glow_that_comes_back_is_not_painted_anew(monkeypatch):
    painted = []
    monkeypatch.setattr(Halo, "update", lambda *_: painted.append(True))
    plate = Plate()
    plate.set_outline(oblong(QRectF(0, 0, 30, 20)))
    gold = QColor("gold")
    plate.glow(gold)
    first = len(painted)
    plate.glow(None)
    assert not plate.open
    plate.glow(gold)
    assert plate.open
    assert len(painted) == first
    plate.glow(QColor("green"))
    assert len(painted) == first + 1


def test_a_hidden_piece_does_not_glow():
    plate = Plate()
    plate.glow(QColor("gold"))
    plate.hide()
    assert not plate.open
