"""The line under the board: taking back, hints, rules, speed, sound, language, the round."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
    QWidgetAction,
)

from desktop.core.text import Text, Value, say
from desktop.ui.desk import SPEEDS, Desk
from desktop.ui.header import LanguageButton
from desktop.ui.menus import Choices
from desktop.ui.settings import shown
from desktop.ui.widgets import Button, Lettering, Panel

__all__ = ["Controls"]

KEYS = {"undo": "U", "hint": "H", "rules": "F1", "replay": "R", "pause": "P", "words": "T", "panel": "L"}


class Controls(Panel):
    """Each button tells what is wanted; the table page knows whether it can be had."""

    home = Signal()
    undo = Signal()
    hint = Signal()
    rules = Signal()
    replay = Signal()
    pause = Signal()
    words = Signal()
    panel = Signal()
    settings = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._why_not: Text | None = None
        self._no_pause: Text | None = None
        self._round: Value = ""
        self._paused = False
        self._tight = False
        self._home = Button(desk, "home", "quiet", self.home.emit)
        self._undo = Button(desk, "undo", "quiet", self.undo.emit)
        self._hint = Button(desk, "hint", "quiet", self.hint.emit)
        self._rules = Button(desk, "rules", "quiet", self.rules.emit)
        self._replay = Button(desk, "replay", "quiet", self.replay.emit)
        self._pause = Button(desk, "pause", "quiet", self.pause.emit)
        self._words = Button(desk, "table", "quiet", self.words.emit)
        self._words.setCheckable(True)
        self._speed = Button(desk, "speed", "quiet")
        self._speed.setMenu(self._speed_menu())
        self._sound = Button(desk, "sound", "quiet")
        self._volume = QSlider(Qt.Orientation.Horizontal)
        self._sound.setMenu(self._sound_menu())
        self._language = LanguageButton(desk)
        self._settings = Button(desk, "settings", "quiet", self.settings.emit)
        self._panel = Button(desk, "panel", "quiet", self.panel.emit)
        self._practice = Lettering(desk, 1.05, title=True, kind="accent")
        self._practice.hide()
        self._corner = Lettering(desk, 1.05, title=True)
        self._bar = bar = QFrame()
        bar.setObjectName("bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(8, 3, 14, 3)
        row.setSpacing(2)
        for button in (self._home, self._undo, self._hint, self._rules, self._replay, self._pause):
            row.addWidget(button)
        row.addStretch(1)
        for button in (self._words, self._speed, self._sound, self._language, self._settings, self._panel):
            row.addWidget(button)
        row.addSpacing(10)
        row.addWidget(self._practice)
        row.addSpacing(10)
        row.addWidget(self._corner)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(bar)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        desk.changed.connect(self._follow)
        self.finish()

    def show_undo(self, why_not: Text | None, *, practice: bool = False) -> None:
        """Allow taking back (perhaps for practice only), or say why it cannot be."""
        self._undo.setEnabled(why_not is None or practice)
        if why_not != self._why_not:
            self._why_not = why_not
            self._write_words()

    def show_practice(self, *, practice: bool) -> None:
        """Mark for the rest of the game that answers can be taken back past dice and secrets."""
        if practice != self._practice.isVisibleTo(self):
            self._practice.setVisible(practice)
            self._fit()

    def show_hint(self, *, possible: bool) -> None:
        """Allow asking for advice."""
        self._hint.setEnabled(possible)

    def show_replay(self, *, possible: bool) -> None:
        """Allow seeing the last moves again."""
        self._replay.setEnabled(possible)

    def show_pause(self, why_not: Text | None = None, *, paused: bool) -> None:
        """Offer to pause, or to go on, or say why neither can be."""
        if (paused, why_not) != (self._paused, self._no_pause):
            self._paused, self._no_pause = paused, why_not
            self._write_pause()

    def _write_pause(self) -> None:
        paused, why_not = self._paused, self._no_pause
        self._pause.set_icon("play" if paused else "pause")
        words = say("ui", "Go on") if paused else say("ui", "Pause")
        self._pause.setEnabled(why_not is None)
        if why_not is None:
            self._pause.only_icon(self.say(words), KEYS["pause"])
        else:
            self._pause.only_icon(self.desk.say(why_not))

    def show_words(self, *, shown: bool) -> None:
        """Mark whether the board is shown in words."""
        self._words.setChecked(shown)

    def show_round(self, text: Value) -> None:
        """Show the corner: "Round 3 of 7"."""
        self._round = text
        self._corner.setText(self.desk.say(text))

    @property
    def words_shown(self) -> bool:
        """Whether the board is shown in words."""
        return self._words.isChecked()

    @property
    def corner(self) -> str:
        """What the corner says."""
        return self._corner.text()

    def entrance(self) -> QWidget:
        """Begin with the way home."""
        return self._home

    def retranslate(self) -> None:
        """Set all words."""
        self._home.only_icon(self.say(say("ui", "To the shelf; the table is kept")))
        missed = say("ui", "What did I miss?")
        self._replay.only_icon(self.say(missed), KEYS["replay"])
        self._words.only_icon(self.say(say("ui", "The board in words")), KEYS["words"])
        self._panel.only_icon(self.say(say("ui", "Seats and log")), KEYS["panel"])
        self._settings.only_icon(self.say(say("ui", "Settings")))
        self._practice.setText(self.say(say("ui", "Practice")))
        self._practice.setToolTip(
            self.say(say("ui", "Practice: answers can be taken back past dice and secrets."))
        )
        self.show_round(self._round)
        self._write_pause()
        self._write_speed()
        self._write_sound()
        self._fit()

    def _write_words(self) -> None:
        """Name the three most wanted buttons, where there is room for their words."""
        usual = QKeySequence(QKeySequence.StandardKey.Undo).toString(QKeySequence.SequenceFormat.NativeText)
        back = self.say(say("ui", "Take back your last answer")) + f" ({KEYS['undo']}, {usual})"
        if self._why_not is not None:
            back = self.desk.say(self._why_not)
        advice = self.say(say("ui", "What would an expert do?")) + f" ({KEYS['hint']})"
        for button, words, hint in (
            (self._undo, say("ui", "Undo"), back),
            (self._hint, say("ui", "Hint"), advice),
            (self._rules, say("ui", "Rules"), KEYS["rules"]),
        ):
            button.label(self.say(words), hint)
            if self._tight:
                button.setText("")
        self._language.retranslate()
        if self._tight:
            self._language.setText("")

    def _fit(self) -> None:
        """Leave the words out where the line would be too long with them, and at last the round."""
        self._tight = False
        self._corner.show()
        self._write_words()
        if self._bar.sizeHint().width() > self.width():
            self._tight = True
            self._write_words()
            self._corner.setVisible(self._bar.sizeHint().width() <= self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See whether there is room for words."""
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        """See whether there is room for larger words."""
        self._fit()

    def _speed_menu(self) -> QMenu:
        menu = Choices(self)
        for speed in SPEEDS:
            action = menu.offer()
            action.setData(speed)
            action.triggered.connect(lambda _=False, speed=speed: self.desk.preferences.set("speed", speed))
        return menu

    def _write_speed(self) -> None:
        field = shown()["speed"]
        for action in self._speed.menu().actions():
            action.setText(self.say(field.choices[action.data()]))
            action.setChecked(action.data() == self.desk.preferences.now.speed)
        self._speed.only_icon(self.say(field.name))

    def _sound_menu(self) -> QMenu:
        menu = QMenu(self)
        self._on = menu.addAction("")
        self._on.setCheckable(True)
        self._on.triggered.connect(lambda checked: self.desk.preferences.set("sound", checked))
        self._volume.setRange(0, 100)
        self._volume.setMinimumWidth(160)
        self._volume.setContentsMargins(10, 4, 10, 4)
        self._volume.valueChanged.connect(lambda value: self.desk.preferences.set("volume", value))
        holder = QWidgetAction(menu)
        holder.setDefaultWidget(self._volume)
        menu.addAction(holder)
        return menu

    def _write_sound(self) -> None:
        now, fields = self.desk.preferences.now, shown()
        self._on.setText(self.say(fields["sound"].name))
        self._on.setChecked(now.sound)
        self._volume.setValue(now.volume)
        self._volume.setAccessibleName(self.say(fields["volume"].name))
        self._sound.set_icon("sound" if now.sound and now.volume else "sound-off")
        self._sound.only_icon(self.say(fields["sound"].name))

    def _follow(self, name: str) -> None:
        match name:
            case "speed":
                self._write_speed()
            case "sound" | "volume":
                self._write_sound()
