"""New game: who plays, and by which rules. Everything is remembered for the next time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.core.game import Illegal, Meta, Option, Setting
from desktop.core.record import Seat
from desktop.core.text import Text, Value, say
from desktop.ui.chairs import Chairs, proposal, seated
from desktop.ui.cover import Cover
from desktop.ui.desk import Desk
from desktop.ui.inputs import Choice
from desktop.ui.scroll import Scroll
from desktop.ui.settings import Setup
from desktop.ui.widgets import Button, Lettering, Panel, rule, walk_in_order

__all__ = ["NewGame"]

ONLY_FOR = say("ui", "Only for a game with {counts} chairs.")
OR = say("ui", "{some} or {last}", "numbers of chairs; some: one, or several with commas")
ONLY_WITH = say("ui", "Only with “{option}”.", "option: a rule that can be switched on")
ONLY_WITHOUT = say("ui", "Only without “{option}”.", "option: a rule that can be switched on")
ONLY_IF = say("ui", "Only with “{option}: {choice}”.", "option: a rule; choice: how it is to be")

WIDEST = 1440
"""Pixels of the page at a text size of 100 %: in a wider window it stands in the middle."""
TWO = 760
"""Pixels at a text size of 100 % from which on two options stand side by side."""
EDGE = 28
"""Pixels left of it and right of it at least."""


class OptionRow(Panel):
    """One option: its name, its choice, and one sentence of help."""

    changed = Signal()

    def __init__(self, desk: Desk, option: Option, value: Setting | None) -> None:
        super().__init__(desk)
        self.option = option
        self._switch = option.values == (False, True)
        self._name = Lettering(desk, 1.05, weight=desk.text().Weight.Bold, wrap=True)
        self._help = Lettering(desk, 0.92, kind="muted", wrap=True)
        self._why_not = Lettering(desk, 0.92, kind="accent", wrap=True)
        self._why_not.hide()
        values = option.values
        chosen = value if value in values else option.default
        self._input: QCheckBox | QComboBox
        if self._switch:
            self._input = QCheckBox()
            self._input.setChecked(bool(chosen))
            self._input.toggled.connect(self.changed)
        else:
            self._input = Choice()
            for each in option.choices:
                self._input.addItem("", each.value)
            self._input.setCurrentIndex(values.index(chosen))
            self._input.currentIndexChanged.connect(self.changed)
        words = QVBoxLayout()
        words.setSpacing(1)
        for widget in (self._name, self._help, self._why_not):
            words.addWidget(widget)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(14)
        row.addLayout(words, 1)
        row.addWidget(self._input, 0, Qt.AlignmentFlag.AlignTop)
        self.finish()

    @property
    def value(self) -> Setting:
        """What is chosen."""
        if isinstance(self._input, QCheckBox):
            return self._input.isChecked()
        value: Setting = self._input.currentData()
        return value

    def restyle(self) -> None:
        """Let all choices begin at the same place."""
        if isinstance(self._input, QComboBox):
            self._input.setMinimumWidth(self.desk.px(120))

    def choose(self, value: Setting) -> None:
        """Choose a value."""
        if isinstance(self._input, QCheckBox):
            self._input.setChecked(bool(value))
        else:
            self._input.setCurrentIndex(self.option.values.index(value))

    def allow(self, why_not: str, *, hidden: bool) -> None:
        """Allow the choice, or say why it means nothing now."""
        self.setHidden(hidden)
        self._input.setEnabled(not why_not)
        self._why_not.setText(why_not)
        self._why_not.setVisible(bool(why_not))

    def retranslate(self) -> None:
        """Set all words."""
        name = self.say(self.option.name)
        self._name.setText(name)
        self._help.setText(self.say(self.option.help))
        self._input.setAccessibleName(name)
        self._input.setAccessibleDescription(self._help.text())
        if isinstance(self._input, QComboBox):
            for index, choice in enumerate(self.option.choices):
                self._input.setItemText(index, self.say(choice.name))


class NewGame(Panel):
    """The table is set here; ``levels`` says who shall sit there (None: a person), otherwise as last time."""

    start = Signal(str, object, object)
    learn = Signal(str)

    def __init__(self, desk: Desk, meta: Meta, levels: Sequence[str | None] = ()) -> None:
        super().__init__(desk)
        self.setObjectName("page")
        self.meta = meta
        setup = desk.preferences.now.setups.get(meta.id, Setup())
        self._cover = Cover(desk, meta.id, 104)
        self._name = Lettering(desk, 2.0, title=True, wrap=True)
        self._tagline = Lettering(desk, 1.05, kind="muted", wrap=True)
        self._who = Lettering(desk, 1.35, title=True)
        chairs = proposal(meta.seats, setup.chairs, desk.preferences.now.me, meta.usual)
        self.chairs = Chairs(desk, meta, seated(chairs, levels) if levels else chairs)
        self.chairs.changed.connect(self._check)
        self.chairs.changed.connect(lambda: walk_in_order(self))
        self._how = Lettering(desk, 1.35, title=True)
        self.rows = [OptionRow(desk, option, setup.options.get(option.id)) for option in meta.options]
        self._placed: tuple[list[OptionRow], int] = [], 0
        self._usual = meta.defaults(len(self.chairs.chairs), self.options)
        self._problem = Lettering(desk, 1.0, kind="bad", wrap=True)
        self._learn = Button(desk, "rules", "", lambda: self.learn.emit(meta.id))
        self._defaults = Button(desk, "rotate", "quiet", self._set_back)
        self._start = Button(desk, "play", "primary", self._sit_down, scale=1.15, title=True)
        self._start.setDefault(True)
        self._lay_out()
        self.finish()
        self._check()

    def _lay_out(self) -> None:
        scroll = Scroll()
        column = self._column = scroll.column
        column.setSpacing(14)
        column.addLayout(self._head())
        column.addWidget(self._who)
        column.addWidget(self.chairs)
        column.addWidget(self._how)
        column.addWidget(self._options())
        column.addStretch(1)
        foot = QFrame()
        foot.setObjectName("bar")
        buttons = self._buttons = QHBoxLayout(foot)
        self._keep_narrow()
        buttons.setSpacing(10)
        buttons.addWidget(self._learn)
        buttons.addWidget(self._defaults)
        buttons.addWidget(self._problem, 1)
        buttons.addWidget(self._start)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(scroll, 1)
        page.addWidget(rule())
        page.addWidget(foot)
        self._how.setVisible(bool(self.rows))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep an option and its choice close enough to be read together."""
        super().resizeEvent(event)
        self._keep_narrow()
        self._place_rows()

    def restyle(self) -> None:
        """Give larger letters the room that they need."""
        self._keep_narrow()
        self._place_rows()

    def _keep_narrow(self) -> None:
        edge = max(EDGE, (self.width() - self.desk.px(WIDEST)) // 2)
        self._column.setContentsMargins(edge, 20, edge, 20)
        self._buttons.setContentsMargins(edge, 10, edge, 10)

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(20)
        head.addWidget(self._cover, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._name)
        words.addWidget(self._tagline)
        words.addStretch(1)
        head.addLayout(words, 1)
        return head

    def _options(self) -> QWidget:
        box = QWidget()
        self._grid = grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(8)
        for row in self.rows:
            row.changed.connect(self._follow)
        grid.setColumnStretch(0, 1)
        return box

    def _place_rows(self) -> None:
        """Let the options that are shown stand without a gap, in two columns if there is room for them."""
        shown = [row for row in self.rows if not row.isHidden()]
        columns = 1 if self.width() < self.desk.px(TWO) else 2
        if self._placed == (shown, columns):
            return
        self._placed = shown, columns
        for row in self.rows:
            self._grid.removeWidget(row)
        for index, row in enumerate(shown):
            self._grid.addWidget(row, index // columns, index % columns, Qt.AlignmentFlag.AlignTop)
        self._grid.setColumnStretch(1, columns - 1)
        self._grid.setHorizontalSpacing(40 * (columns - 1))

    @property
    def options(self) -> dict[str, Setting]:
        """What is chosen; options that mean nothing now keep their default."""
        chosen = self._chosen()
        return {option: value for option, value in chosen.items() if self._governor(option, chosen) is None}

    def _chosen(self) -> dict[str, Setting]:
        """Return what is chosen of all that means something at this number of seats."""
        seats = len(self.chairs.chairs)
        return {row.option.id: row.value for row in self.rows if seats in (row.option.seats or (seats,))}

    def _governor(self, option: str, chosen: Mapping[str, Setting]) -> Text | None:
        """Return what would have to be chosen elsewhere for an option to mean anything; None: it does."""
        options = {each.id: each for each in self.meta.options}
        name, value = options[option].under or (option, chosen[option])
        if chosen[name] == value:
            return None
        above = options[name]
        if above.values == (False, True):
            return (ONLY_WITH if value else ONLY_WITHOUT).fill(option=above.name)
        choice = next(each.name for each in above.choices if each.value == value)
        return ONLY_IF.fill(option=above.name, choice=choice)

    def _why_not(self, option: Option, chosen: Mapping[str, Setting]) -> Text | None:
        """Return why an option means nothing now; None: it does."""
        if option.id in chosen:
            return self._governor(option.id, chosen)
        *some, last = map(str, option.seats or ("",))
        counts: Value = OR.fill(some=", ".join(some), last=last) if some else last
        return ONLY_FOR.fill(counts=counts)

    def seats(self) -> Sequence[Seat]:
        """Return who sits where."""
        return self.chairs.seats()

    def entrance(self) -> QWidget:
        """Begin with what begins the game."""
        return self._start

    def retranslate(self) -> None:
        """Set all words."""
        self._name.setText(self.say(self.meta.name))
        self._cover.set_title(self.say(self.meta.name))
        self._tagline.setText(self.say(self.meta.tagline))
        self._who.setText(self.say(say("ui", "Who plays?")))
        self._how.setText(self.say(say("ui", "By which rules?")))
        self._learn.label(self.say(say("ui", "Learn")))
        defaults = say("ui", "As in the rules")
        self._defaults.label(
            self.say(defaults), self.say(say("ui", "Set all options back to their defaults."))
        )
        self._start.label(self.say(say("ui", "Sit down and play")))
        self._check()

    def _follow(self) -> None:
        """Let options that nobody has touched follow what another one brings."""
        before, self._usual = self._usual, self.meta.defaults(len(self.chairs.chairs), self.options)
        for row in self.rows:
            if row.value == before[row.option.id]:
                row.choose(self._usual[row.option.id])
        self._check()

    def _check(self) -> None:
        """Say why the game cannot start, if it cannot."""
        seats = len(self.chairs.chairs)
        chosen = self._chosen()
        for row in self.rows:
            why_not = self._why_not(row.option, chosen)
            hidden = row.option.id not in chosen and not row.option.elsewhere
            row.allow(self.say(why_not) if why_not else "", hidden=hidden)
        self._place_rows()
        reason = self._problem_of(seats)
        self._problem.setText("" if reason is None else self.say(reason))
        self._start.setEnabled(reason is None)

    def _problem_of(self, seats: int) -> Text | None:
        """Return why these chairs cannot play by these options."""
        try:
            options = self.meta.complete(self.options, seats)
        except Illegal as refused:
            return refused.reason
        people = [seat.name if seat.level is None else None for seat in self.seats()]
        return self.meta.unseatable(options, people)

    def _set_back(self) -> None:
        for row in self.rows:
            row.choose(row.option.default)

    def _sit_down(self) -> None:
        preferences = self.desk.preferences
        kept = Setup(self.chairs.chairs, self.options)
        preferences.set("setups", {**preferences.now.setups, self.meta.id: kept})
        person = next((chair.name for chair in self.chairs.chairs if chair.level is None), "")
        preferences.set("me", person or preferences.now.me)
        self.start.emit(self.meta.id, self.seats(), self.options)
