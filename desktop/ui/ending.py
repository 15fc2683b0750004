"""The end of a game: who won, how it went, who was lucky, and what next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.core.game import Game
from desktop.core.record import Record, Seat
from desktop.core.text import Series, Text, Value, Who, literal, say
from desktop.ui.charts import course_chart, luck_chart
from desktop.ui.cover import Cover
from desktop.ui.desk import Desk
from desktop.ui.flow import Flow
from desktop.ui.history import Chart, History, tell_history
from desktop.ui.inputs import Choice
from desktop.ui.later import Later
from desktop.ui.marks import Mark
from desktop.ui.scroll import Scroll
from desktop.ui.widgets import Button, Lettering, Panel, announce, empty
from desktop.ui.words import level_name

__all__ = ["Ending"]

NARROW = 560
"""Pixels, at a text size of 100 %, below which the chart stands under the ranking instead of beside it."""
CHART = 250
"""Pixels that a chart is high at least, at a text size of 100 %."""
COVER, LEAST, WIDEST = 1.34, 130, 400
"""Height of a cover by its width, and the pixels that it is wide at least and at most."""


class Ending(Panel):
    """Ranking, chart of the game, luck, seed; again, look back, the shelf."""

    again = Signal()
    look_back = Signal()
    home = Signal()
    board = Signal()

    def __init__(
        self,
        desk: Desk,
        game: Game[Any, Any, Any],
        seats: Sequence[Seat],
        speak: Callable[[Value], str],
    ) -> None:
        super().__init__(desk)
        self._game = game
        self._seats = seats
        self._speak = speak
        self._history: History | None = None
        self._untold: Text | None = None
        self._seed: int | None = None
        self._practice = False
        self._title = Lettering(desk, 2.3, title=True, wrap=True)
        self._ranking = QFrame()
        self._ranking.setObjectName("card")
        self._ranks = QGridLayout(self._ranking)
        self._note = Lettering(desk, 0.92, kind="muted", wrap=True)
        self._note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._cover = Cover(desk, game.meta.id)
        self._cover.hide()
        self._tabs = Flow(6)
        self._row = QWidget()
        self._list = Choice()
        self._list.hide()
        self._list.activated.connect(self._show_chart)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._scroll = Scroll()
        self._courses: list[Button] = []
        self._luck = Button(desk, "luck", "quiet", self._show_luck)
        self._legend = Lettering(desk, 0.92, kind="muted", wrap=True)
        self._charts = QStackedWidget()
        self._again = Button(desk, "again", "primary", self.again.emit, title=True)
        self._back = Button(desk, "look-back", "", self.look_back.emit)
        self._board = Button(desk, "eye", "", self.board.emit)
        self._home = Button(desk, "home", "", self.home.emit)
        self._luck.setCheckable(True)
        self._soon = Later(self, self._fit)  # no layout changes in the middle of a layout
        self._lay_out()
        self.finish()

    def _lay_out(self) -> None:
        self._ranks.setContentsMargins(18, 14, 18, 14)
        self._ranks.setHorizontalSpacing(14)
        self._ranks.setVerticalSpacing(8)
        self._ranks.setColumnStretch(2, 1)
        self._tabs.addWidget(self._luck)
        chart = QFrame()
        chart.setObjectName("card")
        inner = QVBoxLayout(chart)
        inner.setContentsMargins(12, 10, 12, 10)
        self._row.setLayout(self._tabs)
        inner.addWidget(self._row)
        inner.addWidget(self._list, 0, Qt.AlignmentFlag.AlignLeft)
        inner.addWidget(self._charts, 1)
        inner.addWidget(self._legend)
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self._ranking)
        left.addWidget(self._note)
        left.addStretch(1)
        left.addWidget(self._cover, 0, Qt.AlignmentFlag.AlignHCenter)
        left.addStretch(1)
        self._middle.setSpacing(18)
        self._middle.addLayout(left, 2)
        self._middle.addWidget(chart, 3)
        self._scroll.column.setContentsMargins(0, 0, 4, 0)
        self._scroll.column.addLayout(self._middle, 1)
        buttons = Flow(10)
        for button in (self._again, self._back, self._board, self._home):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(30, 22, 26, 20)
        column.setSpacing(14)
        column.addWidget(self._title)
        column.addWidget(self._scroll, 1)
        column.addLayout(buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange ranking and chart anew."""
        super().resizeEvent(event)
        self._soon.start()

    def _fit(self) -> None:
        """Put the chart under the ranking where it is narrow, and its tabs into a list if they are many."""
        narrow = self.width() < self.desk.px(NARROW)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._middle.direction() != way:
            self._middle.setDirection(way)
        self._show_cover(narrow=narrow)
        self._charts.setMinimumHeight(self.desk.px(CHART))
        width = self._scroll.width() - 30 if narrow else 3 * (self._scroll.width() - 18) // 5 - 30
        lines = self._tabs.heightForWidth(width) / max(1, self._luck.sizeHint().height() + 6)
        many = lines > 2
        if self._list.isHidden() == many:
            self._list.setVisible(many)
            self._row.setHidden(many)

    def _show_cover(self, *, narrow: bool) -> None:
        """Show the cover under the ranking where there is room to spare."""
        taken = self._ranking.sizeHint().height() + self._note.heightForWidth(max(1, self._ranking.width()))
        room = self._scroll.height() - taken - 48
        width = min(self._ranking.width(), round(room / COVER), self.desk.px(WIDEST))
        self._cover.setHidden(narrow or width < LEAST)
        if width >= LEAST:
            self._cover.set_width(width)

    def show_game(self, record: Record) -> None:
        """Show the result of a finished game."""
        told = tell_history(self._game, record)
        self._history = told if isinstance(told, History) else None
        self._untold = told if isinstance(told, Text) else None
        self._seed, self._practice = record.seed, record.practice
        self._offer_courses()
        self.retranslate()
        self._show_chart(0)
        host = self.parentWidget()
        if host is None or host.isVisible():  # behind another page it would take the keyboard from that
            self.entrance().setFocus()
        announce(self, self._title.text())

    def _offer_courses(self) -> None:
        """Put a button for every chart of the game before that for luck."""
        for button in self._courses:
            self._tabs.removeWidget(button)
            button.deleteLater()
        self._tabs.removeWidget(self._luck)
        self._courses = []
        for index in range(len(self._history.charts) if self._history else 1):
            button = Button(self.desk, "chart", "quiet", partial(self._show_chart, index))
            button.setCheckable(True)
            self._tabs.addWidget(button)
            self._courses.append(button)
        self._tabs.addWidget(self._luck)

    def ranking(self) -> list[tuple[int, str, str]]:
        """Return place, name and score as they are shown, the winners first."""
        if self._history is None:
            return []
        places, scores = self._history.places, self._history.scores
        locale = self.desk.translator.locale
        return [
            (places[seat], self._speak(Who(seat)), locale.toString(round(scores[seat])))
            for seat in self._order(places)
        ]

    @staticmethod
    def _order(places: Sequence[int]) -> list[int]:
        return sorted(range(len(places)), key=lambda seat: (places[seat], seat))

    def entrance(self) -> QWidget:
        """Begin with the look back: a key pressed in haste after the last move starts no new game."""
        return self._back

    def retranslate(self) -> None:
        """Set all words and draw everything anew."""
        self._again.label(self.say(say("ui", "Once more")))
        self._back.label(self.say(say("ui", "Look back")))
        self._board.label(self.say(say("ui", "See the board")))
        self._cover.set_title(self.say(self._game.meta.name))
        self._home.label(self.say(say("ui", "To the shelf")))
        self._name_courses()
        self._luck.label(self.say(say("ui", "Luck")))
        self._luck.setVisible(self._history is None or bool(self._history.fortunes))
        self._list.setAccessibleName(self.say(say("ui", "Chart")))
        self._fill_list()
        if self._untold is not None:
            self._title.setText(self.say(say("ui", "The game is over.")))
            self._note.setText(self._speak(self._untold))
            return
        if self._history is None:
            return
        winners = [seat for seat, place in enumerate(self._history.places) if place == 1]
        pattern = say("ui", "{who} win together.") if len(winners) > 1 else say("ui", "{who} wins.")
        won = pattern.fill(who=Series(tuple(map(Who, winners))))
        self._title.setText(self._speak(won))
        self._note.setText(self._speak(self._remark()))
        self._write_ranking()
        self._soon.start()
        if self._charts.count():
            self._show_chart(self._charts.currentIndex())

    def _name_courses(self) -> None:
        """Call a single chart the course of the game, several by what they show."""
        whole = self.say(say("ui", "Course", "of the game"))
        charts = self._history.charts if self._history else ()
        for index, button in enumerate(self._courses):
            button.label(self._speak(charts[index].name) if len(charts) > 1 else whole)

    def _fill_list(self) -> None:
        """Offer the charts that have buttons in the list as well."""
        self._list.clear()
        self._list.addItems([button.text() for button in self._courses])
        if not self._luck.isHidden():
            self._list.addItem(self._luck.text())

    def _remark(self) -> Value:
        if self._practice:
            return say("ui", "A practice game: answers were taken back past dice and secrets.")
        if self._seed is None:
            return ""
        return say("ui", "Seed of this game: {seed}. With it chance gives the same again.").fill(
            seed=literal(str(self._seed))
        )

    def _write_ranking(self) -> None:
        empty(self._ranks)
        order = self._order(self._history.places) if self._history else []
        for row, (index, (place, name, score)) in enumerate(zip(order, self.ranking(), strict=True)):
            seat = self._seats[index]
            first = place == 1
            number = Lettering(
                self.desk, 1.5 if first else 1.2, title=True, kind="accent" if first else "muted"
            )
            number.setText(f"{place}.")
            who = QWidget()
            words = QVBoxLayout(who)
            words.setContentsMargins(0, 0, 0, 0)
            words.setSpacing(0)
            called = Lettering(self.desk, 1.35 if first else 1.15, title=True)
            called.setText(name)
            level = Lettering(self.desk, 0.88, kind="muted")
            level.setText(self.say(level_name(seat.level)))
            words.addWidget(called)
            words.addWidget(level)
            points = Lettering(self.desk, 1.5 if first else 1.2, title=True)
            points.setText(score)
            for column, widget in enumerate(
                (number, Mark(self.desk, seat.colour, 30 if first else 24), who, points)
            ):
                side = Qt.AlignmentFlag.AlignRight if widget is points else Qt.AlignmentFlag(0)
                self._ranks.addWidget(widget, row, column, Qt.AlignmentFlag.AlignVCenter | side)

    def _show_chart(self, which: int) -> None:
        """Draw one chart anew, in the language and colours of the moment; what is not seen costs nothing."""
        while (old := self._charts.widget(0)) is not None:
            self._charts.removeWidget(old)
            old.deleteLater()
        history = self._history
        if history is None:
            return
        most = len(history.charts) - (0 if history.fortunes else 1)
        which = min(which, most)
        for index in range(most + 1):
            self._charts.addWidget(self._chart(history, index) if index == which else QWidget())
        self._charts.setCurrentIndex(which)
        for index, button in enumerate(self._courses):
            button.setChecked(which == index)
        self._list.setCurrentIndex(which)
        luck = which == len(history.charts)
        self._luck.setChecked(luck)
        self._legend.setText(self._legend_words() if luck else "")
        self._legend.setVisible(luck)

    def _chart(self, history: History, which: int) -> QWidget:
        """Return a chart of the course, or, behind them all, that of luck."""
        if which == len(history.charts):
            unit = self._game.luck_name()
            name = self._speak(unit) if unit is not None else ""
            names = [self._speak(Who(seat)) for seat in range(len(self._seats))]
            drawn = luck_chart(self.desk, self._seats, history.fortunes, names, name)
            drawn.setAccessibleName(self._luck.text())
            drawn.setAccessibleDescription(self._legend_words())
            return drawn
        chart = history.charts[which]
        rounds, name = self._speak(self._game.round_unit()), self._speak(chart.name)
        drawn = course_chart(self.desk, self._seats, chart.rounds, name, rounds)
        drawn.setAccessibleName(name)
        drawn.setAccessibleDescription(self._course_words(chart))
        return drawn

    def _course_words(self, chart: Chart) -> str:
        """Return in words what a chart shows: for every seat its value at the end of every round."""
        locale = self.desk.translator.locale
        courses = zip(*(each.values for each in chart.rounds), strict=True)
        return "\n".join(
            f"{self._speak(Who(seat))}: {' · '.join(locale.toString(round(value)) for value in values)}"
            for seat, values in enumerate(courses)
        )

    def _show_luck(self) -> None:
        self._show_chart(len(self._courses))

    def _legend_words(self) -> str:
        """Return what the bars mean, and below it whose luck was how great: neither breaks from its name."""
        parts: list[str] = []
        locale = self.desk.translator.locale
        for seat, fortune in enumerate(self._history.fortunes if self._history else ()):
            if not fortune.times:
                continue  # chance had no part in what this seat did
            sign = "+" if fortune.luck >= 0 else "−"
            luck = f"{sign}{locale.toString(round(abs(fortune.luck)))}"
            parts.append(f"{self._speak(Who(seat))} {luck}".replace(" ", "\u00a0"))
        words = self.say(say("ui", "Filled: what chance gave. Dashed: what was to be expected."))
        return "\n".join(filter(None, (words, "\u00a0\u00a0·  ".join(parts))))

    def restyle(self) -> None:
        """Draw the charts in the colours of the theme."""
        self._soon.start()
        if self._charts.count():
            self._show_chart(self._charts.currentIndex())
