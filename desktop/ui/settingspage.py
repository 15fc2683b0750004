"""The settings, each with one sentence of help; every change takes effect at once."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from desktop.core.text import Text, say
from desktop.ui.desk import Desk
from desktop.ui.inputs import Choice, Slide
from desktop.ui.keylist import KEYS, KeyList
from desktop.ui.later import Later
from desktop.ui.scroll import Scroll
from desktop.ui.settings import Settings, Shown, shown
from desktop.ui.translator import LANGUAGES
from desktop.ui.widgets import Button, Lettering, Panel, rule

__all__ = ["SettingsPage"]

GROUPS: dict[str, Text] = {
    "look": say("ui", "Look"),
    "play": say("ui", "Play", "heading"),
    "sound": say("ui", "Sound"),
}
WIDTH = 760
INPUT = 200
"""Pixels that a choice or a slider is wide at least; all are as wide as the widest."""


class Row(Panel):
    """One setting: name and help on the left, its switch, choice or slider on the right."""

    def __init__(self, desk: Desk, name: str, field: Shown) -> None:
        super().__init__(desk)
        self.name = name
        self._field = field
        self._title = Lettering(desk, 1.08, weight=desk.text().Weight.Bold, wrap=True)
        self._help = Lettering(desk, 0.95, kind="muted", wrap=True)
        self._value = Lettering(desk, 1.0, kind="muted")
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._title)
        words.addWidget(self._help)
        self.input = self._make_input()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 6)
        row.setSpacing(20)
        row.addLayout(words, 1)
        row.addWidget(self._value)
        row.addWidget(self.input, 0, Qt.AlignmentFlag.AlignVCenter)
        desk.changed.connect(self._follow)
        self.finish()

    def _make_input(self) -> QCheckBox | QComboBox | QSlider:
        now = getattr(self.desk.preferences.now, self.name)
        if isinstance(now, bool):
            switch = QCheckBox()
            switch.toggled.connect(self._set)
            return switch
        if isinstance(now, int):
            slider = Slide(Qt.Orientation.Horizontal)
            slider.setRange(*_limits(self.name))
            slider.setSingleStep(5)
            slider.setPageStep(10)
            slider.sliderReleased.connect(lambda: self._set(slider.value()))
            slider.valueChanged.connect(lambda value: None if slider.isSliderDown() else self._set(value))
            slider.valueChanged.connect(self._write_value)
            return slider
        choice = Choice()
        for value in self._choices():
            choice.addItem("", value)
        choice.currentIndexChanged.connect(lambda _: self._set(choice.currentData()))
        return choice

    def _choices(self) -> dict[Any, Text | str]:
        if self.name != "language":
            return dict(self._field.choices)
        return {"": say("ui", "As the system", "language"), **LANGUAGES}

    def _set(self, value: Any) -> None:
        if self._finished and value is not None:
            self.desk.preferences.set(self.name, value)

    def _follow(self, name: str) -> None:
        if name == self.name:
            self._show()

    def _write_value(self, percent: int) -> None:
        words = say("ui", "{percent}%", "the size of the text, or how loud")
        self._value.setText(self.say(words.fill(percent=percent)))

    def _show(self) -> None:
        """Show the value of the moment."""
        now = getattr(self.desk.preferences.now, self.name)
        self.input.blockSignals(True)
        match self.input:
            case QCheckBox():
                self.input.setChecked(now)
            case QSlider():
                self.input.setValue(now)
                self._write_value(now)
            case QComboBox():
                self.input.setCurrentIndex(max(0, self.input.findData(now)))
        self.input.blockSignals(False)

    def retranslate(self) -> None:
        """Set all words."""
        self._title.setText(self.say(self._field.name))
        self._help.setText(self.say(self._field.help))
        self._value.setVisible(isinstance(self.input, QSlider))
        self.input.setAccessibleName(self._title.text())
        self.input.setAccessibleDescription(self._help.text())
        if isinstance(self.input, QComboBox):
            self.input.blockSignals(True)
            for index, text in enumerate(self._choices().values()):
                self.input.setItemText(index, text if isinstance(text, str) else self.say(text))
            self.input.blockSignals(False)
        self._show()


def _limits(name: str) -> tuple[int, int]:
    """Return least and most of a number, as the table of settings says."""
    for part in get_args(get_type_hints(Settings, include_extras=True)[name]):
        if getattr(part, "ge", None) is not None:
            return part.ge, part.le
    return 0, 100


class SettingsPage(Panel):
    """All settings in their groups."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.setObjectName("page")
        scroll = Scroll()
        scroll.column.setContentsMargins(28, 16, 28, 28)
        inner = QWidget()
        self._inner = inner
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self._headings: dict[str, Lettering] = {}
        self.rows: dict[str, Row] = {}
        fields = shown()
        for group in GROUPS:
            column.addWidget(self._heading(group))
            column.addWidget(self._card(desk, {n: f for n, f in fields.items() if f.group == group}))
        self._before: dict[str, Any] | None = None
        self._setting_back = False
        self._back = Button(desk, "rotate", "quiet", self._set_back)
        column.addWidget(self._back, 0, Qt.AlignmentFlag.AlignLeft)
        self._keys = Lettering(desk, 1.4, title=True)
        column.addWidget(self._keys)
        column.addWidget(KeyList(desk))
        column.addStretch(1)
        centred = QHBoxLayout()
        centred.addStretch(1)
        centred.addWidget(inner, 100)
        centred.addStretch(1)
        scroll.column.addLayout(centred)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(scroll)
        # later, since the choices have the words of another language after their page
        self._soon = Later(self, self._even_out)
        desk.changed.connect(self._follow)
        self.finish()

    def entrance(self) -> QWidget:
        """Begin with the first setting."""
        return next(iter(self.rows.values())).input

    def _heading(self, group: str) -> Lettering:
        self._headings[group] = Lettering(self.desk, 1.4, title=True)
        return self._headings[group]

    def _card(self, desk: Desk, fields: dict[str, Shown]) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        column = QVBoxLayout(card)
        column.setContentsMargins(18, 8, 18, 8)
        column.setSpacing(4)
        for index, (name, field) in enumerate(fields.items()):
            if index:
                column.addWidget(rule())
            self.rows[name] = Row(desk, name, field)
            column.addWidget(self.rows[name])
        return card

    def restyle(self) -> None:
        """Be as wide as lines of these letters are read well."""
        self._inner.setMaximumWidth(self.desk.px(WIDTH))
        self._soon.start()

    def retranslate(self) -> None:
        """Set all words."""
        for group, heading in self._headings.items():
            heading.setText(self.say(GROUPS[group]))
        self._keys.setText(self.say(KEYS))
        self._offer()
        self._soon.start()

    def _even_out(self) -> None:
        """Let all choices and sliders begin at the same place."""
        inputs = [row.input for row in self.rows.values() if not isinstance(row.input, QCheckBox)]
        widest = max(INPUT, *(each.sizeHint().width() for each in inputs))
        for each in inputs:
            each.setFixedWidth(widest)

    def _follow(self, _name: str) -> None:
        if not self._setting_back:
            self._before = None  # what has been changed since is not to be lost
            self._offer()

    def _set_back(self) -> None:
        """Set everything back to how it was delivered, or return to how it was before that."""
        were = self._chosen()
        self._setting_back = True  # a button that cannot be pressed for a moment would lose the keyboard
        for name, value in (self._before or _delivered()).items():
            self.desk.preferences.set(name, value)
        self._setting_back = False
        self._before = were if self._chosen() == _delivered() else None
        self._offer()

    def _chosen(self) -> dict[str, Any]:
        return {name: getattr(self.desk.preferences.now, name) for name in self.rows}

    def _offer(self) -> None:
        """Let the button say what it would do."""
        self._back.setEnabled(self._before is not None or self._chosen() != _delivered())
        self._back.set_icon("rotate" if self._before is None else "undo")
        if self._before is None:
            explained = say("ui", "Set everything on this page back to how it was delivered.")
            self._back.label(self.say(say("ui", "Set everything back")), self.say(explained))
        else:
            self._back.label(self.say(say("ui", "Undo")))


def _delivered() -> dict[str, Any]:
    """Return the default of everything that the page shows."""
    return {name: getattr(Settings(), name) for name in shown()}
