"""Charts of a game. pyqtgraph costs 0.3 seconds and 40 MB, so it is imported when a game is over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from desktop.core.record import Seat
from desktop.ui.desk import Desk
from desktop.ui.history import Fortune, Round
from desktop.ui.marks import seat_outline

__all__ = ["course_chart", "luck_chart"]

WHOLE = 1e-6
"""How far from a whole number a mark of an axis may be and still count as one."""


def _symbol(colour: int) -> QPainterPath:
    """Return the shape of a player colour in the unit box that pyqtgraph wants."""
    return seat_outline(colour, QRectF(-0.5, -0.5, 1.0, 1.0))


def _numbers(locale: QLocale, values: Sequence[float], scale: float, _spacing: float) -> list[str]:
    """Return what stands beside an axis: whole numbers, written as in the language; nothing between them."""
    whole = [round(value * scale) for value in values]
    return [
        locale.toString(number).replace("-", "−") if abs(number - value * scale) < WHOLE else ""
        for number, value in zip(whole, values, strict=True)
    ]


def _plot(desk: Desk, left: str, bottom: str) -> Any:
    import pyqtgraph as pg  # noqa: PLC0415 - see above

    theme = desk.theme
    pg.setConfigOptions(antialias=True)
    plot = pg.PlotWidget(background=theme.colour("surface"))
    plot.setMenuEnabled(False)
    plot.setMouseEnabled(x=False, y=False)
    plot.hideButtons()
    plot.setFrameShape(plot.Shape.NoFrame)
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    ink, line = theme.colour("muted"), theme.colour("line")
    font = desk.text(0.85)
    for side, words in (("left", left), ("bottom", bottom)):
        axis = plot.getAxis(side)
        axis.setPen(pg.mkPen(line, width=1.5))
        axis.setTextPen(ink)
        axis.setTickFont(font)
        axis.setLabel(words, color=ink.name())
        axis.label.setFont(font)
        axis.enableAutoSIPrefix(False)
    plot.getAxis("left").tickStrings = partial(_numbers, desk.translator.locale)
    plot.showGrid(x=False, y=True, alpha=0.18)
    return plot


def course_chart(
    desk: Desk, seats: Sequence[Seat], rounds: Sequence[Round], left: str, bottom: str
) -> QWidget:
    """Return a chart with a line per seat: its value at the end of each round, each with its shape."""
    import pyqtgraph as pg  # noqa: PLC0415

    plot = _plot(desk, left, bottom)
    numbers = [each.number for each in rounds]
    every = max(1, len(numbers) // 12)
    ink = desk.theme.colour("ink")
    for index, seat in enumerate(seats):
        colour = desk.theme.seat(seat.colour)
        values = [each.values[index] for each in rounds]
        plot.plot(numbers, values, pen=pg.mkPen(colour, width=3))
        marked = [*range(0, len(numbers) - 1, every), len(numbers) - 1]
        plot.plot(
            [numbers[at] for at in marked],
            [values[at] for at in marked],
            pen=None,
            symbol=_symbol(seat.colour),
            symbolSize=desk.px(14),
            symbolBrush=colour,
            symbolPen=pg.mkPen(ink, width=1.4),
        )
    ticks = [(number, str(number)) for number in dict.fromkeys(numbers[::every]) if number]
    plot.getAxis("bottom").setTicks([ticks])
    widget: QWidget = plot
    return widget


def luck_chart(
    desk: Desk, seats: Sequence[Seat], fortunes: Sequence[Fortune], names: Sequence[str], left: str
) -> QWidget:
    """Return a chart with two bars per seat: what was drawn (filled), what was to be expected (outlined).

    Seats that chance never came to are left out.
    """
    import pyqtgraph as pg  # noqa: PLC0415

    plot = _plot(desk, left, "")
    ink = desk.theme.colour("ink")
    touched = [index for index, fortune in enumerate(fortunes) if fortune.times]
    for index, seat in enumerate(touched):
        fortune, colour = fortunes[seat], desk.theme.seat(seats[seat].colour)
        drawn = pg.BarGraphItem(
            x=[index - 0.19], height=[fortune.drawn], width=0.34, brush=colour, pen=pg.mkPen(ink, width=1.4)
        )
        dashes = pg.mkPen(ink, width=1.6, style=Qt.PenStyle.DashLine)
        faint = desk.theme.colour("raised")
        expected = pg.BarGraphItem(
            x=[index + 0.19], height=[fortune.expected], width=0.34, brush=faint, pen=dashes
        )
        plot.addItem(drawn)
        plot.addItem(expected)
    plot.addItem(pg.InfiniteLine(QPointF(0, 0), angle=0, pen=pg.mkPen(ink, width=1.2)))
    plot.getAxis("bottom").setTicks([list(enumerate(names[seat] for seat in touched))])
    plot.setXRange(-0.6, len(touched) - 0.4)
    widget: QWidget = plot
    return widget
