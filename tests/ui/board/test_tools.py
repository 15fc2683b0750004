"""Outlines, letters, places, motion."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from desktop.ui.board import motion
from desktop.ui.board.cut import band, ellipse, hand, oblong, seat_shape, star
from desktop.ui.board.lettering import body, display, fit, room
from desktop.ui.board.piece import Piece
from desktop.ui.board.places import apart, hand_of, row, shared
from desktop.ui.board.press import reprint
from desktop.ui.board.walk import neighbour, reading_order


def test_the_same_seed_cuts_the_same_outline():
    path = oblong(QRectF(0, 0, 200, 100), 12)
    assert hand(path, 4) == hand(path, 4)
    assert hand(path, 4) != hand(path, 5)


def test_a_cut_outline_stays_within_its_amplitude():
    path = ellipse(QPointF(0, 0), 100)
    cut = hand(path, 1, amplitude=2.0).boundingRect()
    assert path.boundingRect().adjusted(-2, -2, 2, 2).contains(cut)


def test_sharp_corners_survive_the_cut():
    cut = hand(star(QPointF(0, 0), 100), 1, amplitude=0.0, step=500)
    assert cut.boundingRect().height() == pytest.approx(star(QPointF(0, 0), 100).boundingRect().height())


def test_the_six_shapes_are_about_equally_large():
    areas = []
    for colour in range(6):
        polygon = seat_shape(colour, QPointF(), 100).toFillPolygon()
        points = polygon.toList()
        twice = sum(a.x() * b.y() - a.y() * b.x() for a, b in pairwise(points))
        areas.append(abs(twice) / 2)
    assert max(areas) < 2.2 * min(areas)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.6])
@pytest.mark.parametrize(
    "words", ["Stop", "Aufhören", "The oven is filled once more with coal", "Donaudampfschiff"]
)
def test_letters_are_made_smaller_until_they_fit(qapp, scale, words):
    box = QSizeF(140, 60)
    font = fit(words, display(34 * scale), box)
    needed = room(words, font, box.width())
    assert needed.height() <= box.height()
    assert max(QFontMetricsF(font).horizontalAdvance(word) for word in words.split()) <= box.width()


def test_letters_that_fit_keep_their_size(qapp):
    assert fit("7", body(24), QSizeF(200, 60)).pixelSize() == 24


def test_a_row_that_would_overflow_is_pushed_together():
    spots = row(10, QRectF(0, 0, 300, 60), 60)
    assert spots[-1].x() <= 300 - 60 + 0.01


def test_a_short_row_keeps_its_step():
    assert [spot.x() for spot in row(3, QRectF(0, 0, 300, 60), 60)] == [0, 60, 120]


def test_a_hand_lies_in_the_middle():
    spots = hand_of(3, QRectF(0, 0, 1000, 200), 100, gap=10)
    assert [spot.x() for spot in spots] == [390, 500, 610]


def test_a_large_hand_stays_inside():
    spots = hand_of(30, QRectF(0, 0, 1000, 200), 100)
    assert spots[0].x() >= 50
    assert spots[-1].x() <= 950


@pytest.mark.parametrize("count", range(7))
def test_every_figure_on_a_space_has_its_own_spot(count):
    spots = shared(count, QPointF(100, 100), 30)
    assert len({(spot.x(), spot.y()) for spot in spots}) == count


def test_marks_on_a_line_keep_apart_and_near():
    assert apart([10.0, 10.0, 50.0], 8.0) == [6.0, 14.0, 50.0]


def test_reading_goes_line_by_line():
    boxes = [QRectF(500, 12, 50, 50), QRectF(0, 0, 50, 50), QRectF(0, 200, 50, 50)]
    assert reading_order(boxes) == [1, 0, 2]


def test_there_is_no_neighbour_beyond_the_last():
    boxes = [QRectF(0, 0, 50, 50), QRectF(100, 0, 50, 50)]
    assert neighbour(boxes, 1, "right") == 1


def test_pace_divides_every_duration():
    sequence = motion.paced(
        motion.one_after_another(motion.pause(400), motion.pause(200)), 2.0, reduced=False
    )
    assert sequence.totalDuration() == 300


def test_a_moment_happens_once_in_its_turn():
    happened = []
    sequence = motion.one_after_another(
        motion.pause(50), motion.moment(lambda: happened.append(1)), motion.pause(50)
    )
    sequence.start()
    assert happened == []
    sequence.setCurrentTime(60)
    sequence.setCurrentTime(100)
    assert happened == [1]


def test_a_count_ends_exactly(qapp):
    shown = []
    counting = motion.count(3, 120, shown.append, 100)
    counting.start()
    counting.setCurrentTime(100)
    assert shown[-1] == 120


def test_nothing_is_left_out_of_a_scene():
    assert motion.together(None, motion.pause(30), None).duration() == 30


def test_a_flip_changes_the_face_in_the_middle(qapp):
    piece, faces = Piece(), []
    turning = motion.flip(piece, lambda: faces.append(piece.scale()), 200)
    turning.start()
    turning.setCurrentTime(110)
    turning.setCurrentTime(200)
    assert faces == [pytest.approx(0.15)]
    assert piece.scale() == pytest.approx(1.0)


def test_the_same_outline_is_cut_in_the_same_way_and_is_ones_own():
    square = oblong(QRectF(0, 0, 80, 80))
    first, again = hand(square, 3), hand(square, 3)
    first.addRect(QRectF(200, 200, 9, 9))
    assert again == hand(square, 3)
    assert again != first


def printed(painting, ratio):
    image = QImage(200 * ratio, 120 * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.translate(20, 10)
    painter.scale(1.5, 1.5)
    painting(painter)
    painter.end()
    return image


@pytest.mark.parametrize("ratio", [1, 2])
def test_what_is_printed_from_a_picture_looks_as_if_painted(qapp, ratio):
    rect = QRectF(10, 10, 60, 40)

    def paint(painter):
        painter.fillRect(rect, QColor("red"))

    painted = printed(paint, ratio)
    for _ in range(2):  # the first time it is painted, the second time found
        assert printed(lambda painter: reprint(painter, f"red {ratio}", rect, paint), ratio) == painted


def test_a_rubber_band_leaves_out_what_is_inside_and_what_is_on_its_way():
    spots = [(0, 0), (5, 0), (10, 0), (5, 4), (5, 10), (5, 4)]
    (outline,) = band(QPointF(x, y) for x, y in spots).toSubpathPolygons()
    assert {(point.x(), point.y()) for point in outline.toList()} == {(0, 0), (10, 0), (5, 10)}


def test_a_rubber_band_around_nothing_is_empty():
    assert band(()).isEmpty()


def test_a_part_of_what_is_wide_lies_straight_ahead():
    card, wide, narrow = QRectF(300, 0, 80, 80), QRectF(0, 200, 380, 60), QRectF(200, 280, 180, 60)
    assert neighbour([card, wide, narrow], 0, "down") == 1


def test_what_lies_in_the_same_line_is_nearer_than_what_reaches_under_it():
    key, long, under = QRectF(410, 0, 72, 57), QRectF(82, 0, 318, 57), QRectF(247, 66, 237, 57)
    assert neighbour([key, long, under], 0, "left") == 1
