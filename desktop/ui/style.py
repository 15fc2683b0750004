"""The look of all widgets: one sheet made from the theme and the text size."""

from __future__ import annotations

from pathlib import Path
from string import Template

from PySide6.QtCore import QObject, QTemporaryDir
from PySide6.QtWidgets import QApplication

from desktop.files import resource_path
from desktop.ui.desk import Desk
from desktop.ui.theme import INK, ROLES

__all__ = ["Dress"]

SHEET = Template("""
* { outline: none; }
QWidget { color: $ink; }
QMainWindow, QDialog, #page { background: $paper; }
QToolTip { background: $raised; color: $ink; border: 1px solid $ink; padding: 6px 8px; }
QLabel[kind="muted"] { color: $muted; }
QLabel[kind="good"] { color: $good; }
QLabel[kind="bad"] { color: $bad; }
QLabel[kind="accent"] { color: $accent; }
QFrame#card { background: $surface; border: 1px solid $line; border-radius: 12px; }
QFrame#card:focus { border: 2px solid $focus; }
QFrame#raised { background: $raised; border: 1.5px solid $ink; border-radius: 12px; }
QFrame#bar { background: $surface; border: none; }
QFrame#rule { background: $line; border: none; max-height: 1px; min-height: 1px; }
QPushButton {
  background: $raised; color: $ink; border: 2px solid $ink; border-radius: 8px; padding: 5px 14px;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $line; }
QPushButton:focus { border-color: $focus; background: $hover; }
QPushButton:disabled { color: $muted; border-color: $line; background: $surface; }
QPushButton[kind="primary"] { background: $accent; color: $on_accent; border-color: $ink; }
QPushButton[kind="primary"]:hover { background: $accent_hover; }
QPushButton[kind="primary"]:focus { border-color: $focus; background: $accent_hover; }
QPushButton[kind="primary"]:disabled { background: $surface; color: $muted; border-color: $line; }
QPushButton[kind="quiet"] { background: transparent; border: 2px solid transparent; padding: 5px 9px; }
QPushButton[kind="quiet"]:hover { background: $hover; }
QPushButton[kind="quiet"]:checked { background: $hover; border-color: $line; }
QPushButton[kind="quiet"]:focus { border-color: $focus; }
QPushButton[kind="quiet"]:disabled { background: transparent; color: $muted; }
QPushButton[kind="row"] {
  background: transparent; border: 2px solid transparent; padding: 5px 9px; text-align: left;
}
QPushButton[kind="row"]:hover { background: $hover; }
QPushButton[kind="row"]:focus { border-color: $focus; }
QPushButton::menu-indicator { image: none; width: 0; }
QLineEdit, QSpinBox, QComboBox {
  background: $raised; color: $ink; border: 1.5px solid $muted; border-radius: 7px; padding: 4px 8px;
  selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border: 2px solid $focus; padding: 3.5px 7.5px; }
QComboBox:disabled, QLineEdit:disabled { color: $muted; border-color: $line; background: $surface; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: ${drop}px; }
QComboBox::down-arrow { image: url("$arrow"); width: ${down}px; height: ${down}px; }
QMenu { background: $raised; color: $ink; border: 1.5px solid $ink; padding: 6px; }
QMenu::item { padding: 6px 22px 6px 12px; border-radius: 5px; }
QMenu::item:selected { background: $hover; }
QMenu::item:checked { color: $accent; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }
QCheckBox { spacing: 0; border: 2px solid transparent; border-radius: 6px; padding: 2px; }
QCheckBox:focus { border-color: $focus; }
QCheckBox::indicator {
  width: ${tick}px; height: ${tick}px; border: 2px solid $ink; border-radius: 5px; background: $raised;
}
QCheckBox::indicator:checked { background: $accent; image: url("$check"); }
QCheckBox::indicator:disabled { border-color: $line; }
QSlider { min-height: 26px; }
QSlider::groove:horizontal { height: 4px; background: $line; border-radius: 2px; }
QSlider::sub-page:horizontal { height: 4px; background: $accent; border-radius: 2px; }
QSlider::handle:horizontal {
  width: 16px; height: 16px; margin: -8px 0; border-radius: 10px; background: $raised; border: 2px solid $ink;
}
QSlider::handle:horizontal:hover { background: $hover; }
QSlider::handle:horizontal:focus { border-color: $focus; background: $focus; }
QScrollArea, QScrollArea > QWidget > QWidget#inner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: $line; border-radius: 4px; min-height: 30px; min-width: 30px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QListView, QTableView, QTextBrowser, QTextEdit, QPlainTextEdit {
  background: transparent; border: 2px solid transparent; border-radius: 8px;
  selection-background-color: $hover; selection-color: $ink;
}
QListView#answers { background: $raised; }
QListView:focus, QTableView:focus, QTextBrowser:focus { border-color: $focus; }
QComboBoxPrivateContainer { background: $raised; border: none; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {
  background: $raised; color: $ink; border: 1.5px solid $ink; border-radius: 0; padding: 4px;
  selection-background-color: $hover; selection-color: $ink;
}
QListView::item { padding: 4px 6px; border-radius: 5px; }
QListView::item:hover, QListView::item:selected { background: $hover; color: $ink; }
QTableView { gridline-color: $line; background: $raised; alternate-background-color: $surface; }
QTableView::item { padding: 4px 8px; }
QHeaderView::section {
  background: $surface; color: $muted; border: none; border-bottom: 1px solid $line; padding: 5px 8px;
}
QTableCornerButton::section { background: $surface; border: none; }
QGraphicsView { border: none; }
QSplitter::handle { background: transparent; }
QProgressBar { background: $line; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
""")


def _mixed(one: str, other: str, share: float) -> str:
    """Return a colour between two given as #RRGGBB."""
    first, second = (bytes.fromhex(colour[1:]) for colour in (one, other))
    return "#" + bytes(round(a + (b - a) * share) for a, b in zip(first, second, strict=True)).hex()


class Dress(QObject):
    """Keeps the application dressed: font, palette and sheet follow theme and text size."""

    def __init__(self, app: QApplication, desk: Desk) -> None:
        super().__init__(app)
        self._app = app
        self._desk = desk
        self._tinted = QTemporaryDir()
        desk.restyled.connect(self.put_on)
        self.put_on()

    def put_on(self) -> None:
        """Dress for the theme and text size of the moment."""
        self._app.setFont(self._desk.text())
        self._app.setPalette(self._desk.theme.palette())
        self._app.setStyleSheet(self.sheet())

    def sheet(self) -> str:
        """Return the style sheet."""
        theme = self._desk.theme
        colours = {role: theme.colour(role).name() for role in ROLES}
        return SHEET.substitute(
            colours,
            hover=_mixed(colours["surface"], colours["glow"], 0.22),
            accent_hover=_mixed(colours["accent"], colours["on_accent"], 0.14),
            tick=self._desk.px(16),
            drop=self._desk.px(22),
            down=self._desk.px(14),
            arrow=self._drawing("down", colours["ink"]),
            check=self._drawing("check", colours["on_accent"]),
        )

    def _drawing(self, name: str, colour: str) -> str:
        """Return the path of a tinted icon: sheets take pictures from files only."""
        path = Path(self._tinted.filePath(f"{name}-{colour[1:]}.svg"))
        if not path.exists():
            source = resource_path("icons", f"{name}.svg").read_text("utf-8")
            path.write_text(source.replace(INK, colour), "utf-8")
        return path.as_posix()
