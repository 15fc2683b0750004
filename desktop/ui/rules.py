"""The rules of a game in their own window: to read, to search, and to open at the paragraph of a question."""

from __future__ import annotations

import re

from PySide6.QtCore import QPoint, QSize, Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPixmap,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextEdit,
    QVBoxLayout,
)

from desktop.core.game import Meta
from desktop.core.text import say
from desktop.files import resource_path
from desktop.ui.desk import Desk
from desktop.ui.rulepage import Page
from desktop.ui.widgets import Button, Lettering, Panel, announce, wrap_lines

__all__ = ["Rules"]

PARAGRAPH = re.compile(r"[A-Z]{2}-[A-Z]?\d+[a-z]?")
RECONSTRUCTED = re.compile("[Rr]e[ck]onstru")
"""How the pages mark, in every language, what is not in the printed rules as we know them."""
POSITION = Qt.ItemDataRole.UserRole


class Rules(Panel):
    """A page with contents on the left and the text on the right."""

    def __init__(self, desk: Desk, meta: Meta) -> None:
        super().__init__(desk)
        self.setObjectName("page")
        self.setWindowFlag(Qt.WindowType.Window)
        self.meta = meta
        self._paragraphs: dict[str, int] = {}
        self._marked = -1
        self._open_at = ""
        self._outdated = True
        self._title = Lettering(desk, 1.5, title=True, wrap=True)
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._find_from_top)
        self._search.returnPressed.connect(self.find_next)
        self._before = Button(desk, "up", "quiet", self.find_previous)
        self._next = Button(desk, "down", "quiet", self.find_next)
        self._found = Lettering(desk, 0.92, kind="muted")
        self.contents = QListWidget()
        wrap_lines(self.contents)
        self.contents.itemClicked.connect(self._go_to)
        self.contents.itemActivated.connect(self._go_to)
        self.text = Page(desk)
        self.text.setOpenLinks(False)
        self.text.verticalScrollBar().valueChanged.connect(self._follow)
        self._lay_out()
        self.resize(980, 760)
        self.finish()

    def _lay_out(self) -> None:
        bar = QFrame()
        bar.setObjectName("bar")
        head = QHBoxLayout(bar)
        head.setContentsMargins(20, 8, 14, 8)
        head.addWidget(self._title, 1)
        head.addWidget(self._found)
        head.addWidget(self._search)
        head.addWidget(self._before)
        head.addWidget(self._next)
        split = self._split = QSplitter()
        split.addWidget(self.contents)
        split.addWidget(self.text)
        split.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(4)
        column.addWidget(bar)
        column.addWidget(split, 1)

    # Open and search

    def show_rules(self, rule: str = "") -> None:
        """Show the window, at a paragraph if one is named."""
        self._open_at = rule
        self.show()
        self.raise_()
        self.activateWindow()
        self.go_to_rule(rule)
        self.text.setFocus()

    def go_to_rule(self, rule: str) -> bool:
        """Bring a paragraph to the top and mark it; say whether there is one."""
        place = self._paragraphs.get(rule)
        if place is None:
            self._mark(None)
            return False
        self._bring_up(place)
        block = self.text.document().findBlock(place)
        self._mark(block)
        announce(self, block.text())
        return True

    def paragraph(self) -> str:
        """Return the text of the paragraph that is marked."""
        marks = self.text.extraSelections()
        return marks[0].cursor.block().text() if marks else ""

    def find_next(self) -> bool:
        """Go to the next place with the words that are searched; after the last comes the first."""
        return self._find(QTextDocument.FindFlag(0), QTextCursor.MoveOperation.Start)

    def find_previous(self) -> bool:
        """Go to the place before."""
        return self._find(QTextDocument.FindFlag.FindBackward, QTextCursor.MoveOperation.End)

    def search(self, words: str) -> None:
        """Search for words."""
        self._search.setText(words)

    def found(self) -> str:
        """Return the words that are found at the moment."""
        return self.text.textCursor().selectedText()

    def _find(self, flag: QTextDocument.FindFlag, again_from: QTextCursor.MoveOperation) -> bool:
        words = self._search.text()
        if not words:
            return False
        found = self.text.find(words, flag)
        if not found:
            self.text.moveCursor(again_from)
            found = self.text.find(words, flag)
        self._show_section(self.text.textCursor().position())
        return found

    def _find_from_top(self) -> None:
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self.find_next()
        before = self._found.text()
        self._write_found()
        if not before:
            announce(self, self._found.text())

    def _write_found(self) -> None:
        """Say it where nothing on the page of this language has the words that are searched."""
        words = self._search.text()
        missing = bool(words) and self.text.document().find(words).isNull()
        self._found.setText(self.say(say("ui", "not found")) if missing else "")

    def _go_to(self, item: QListWidgetItem) -> None:
        self._mark(None)
        self._bring_up(item.data(POSITION))

    def _bring_up(self, position: int) -> None:
        self.text.forget_top()
        cursor = QTextCursor(self.text.document())
        cursor.setPosition(position)
        self.text.setTextCursor(cursor)
        top = self.text.cursorRect(cursor).top()
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.value() + top - 16)
        self._show_section(position)

    def _follow(self) -> None:
        """Show in the contents where the reader is."""
        near_the_top = QPoint(self.desk.px(30), self.desk.px(60))
        self._show_section(self.text.cursorForPosition(near_the_top).position())

    def _show_section(self, position: int) -> None:
        """Mark the heading that stands over a position; before the first, none."""
        row = -1
        while row + 1 < self.contents.count() and self.contents.item(row + 1).data(POSITION) <= position:
            row += 1
        self.contents.setCurrentRow(row)

    def _mark(self, block: QTextBlock | None) -> None:
        self._marked = -1 if block is None else block.blockNumber()
        if block is None:
            self.text.setExtraSelections([])
            return
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        shade = self.desk.theme.colour("glow")
        shade.setAlpha(60)
        made = QTextCharFormat()
        made.setBackground(shade)
        selection.cursor = cursor
        selection.format = made
        self.text.setExtraSelections([selection])

    # Words

    def retranslate(self) -> None:
        """Set all words and read the page of this language."""
        name = self.say(self.meta.name)
        title = self.say(say("ui", "Rules: {game}").fill(game=name))
        self.setWindowTitle(f"{title} – Spieltisch")
        self._title.setText(title)
        self._search.setPlaceholderText(self.say(say("ui", "Search")))
        self._search.setAccessibleName(self.say(say("ui", "Search")))
        self._before.only_icon(self.say(say("ui", "Find previous")))
        self._next.only_icon(self.say(say("ui", "Find next")))
        self.contents.setAccessibleName(self.say(say("ui", "Contents")))
        self.text.setAccessibleName(title)
        self._renew()

    def restyle(self) -> None:
        """Give search line and contents their width, and set the page anew."""
        self._search.setMaximumWidth(self.desk.px(220))
        beside = min(self.desk.px(250), self.width() // 3)
        self._split.setSizes([beside, self.width() - beside])
        self.text.keep_lines_short()
        if self._finished and self._title.text():
            self._renew()

    def _source(self) -> str:
        language = self.desk.translator.language
        for code in (language, "en"):
            path = resource_path("games", self.meta.id, f"rules.{code}.md")
            if path.is_file():
                return path.read_text("utf-8")
        missing = say("ui", "The rules of this game are not written down yet.")
        return f"# {self.say(self.meta.name)}\n\n{self.say(missing)}"

    def _renew(self) -> None:
        """Set the page anew, where nobody looks at it when it is next shown."""
        self._outdated = True
        if self.isVisible():
            self._write()

    def showEvent(self, event: QShowEvent) -> None:
        """Set the page, if it is not that of the moment."""
        if self._outdated:
            self._write()
        super().showEvent(event)

    def _write(self) -> None:
        """Set the page: titles in the display face, our reconstructions in a quieter ink."""
        self._outdated = False
        document = self.text.document()
        blocks, place, marked = document.blockCount(), self.text.topmost(), self._marked
        document.setDefaultFont(self.desk.text(1.06))
        document.setDocumentMargin(self.desk.px(22))
        document.setBaseUrl(QUrl.fromLocalFile(f"{resource_path('games', self.meta.id)}/"))  # for pictures
        self.text.setMarkdown(self._source())
        self._paragraphs = {}
        self.contents.clear()
        self.contents.setFont(self.desk.text(0.95))
        self.contents.setIconSize(QSize(self.desk.px(8), 1))
        self._set_blocks(document)
        self.text.fit_pictures()
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        if document.blockCount() == blocks:  # the pages of all languages are laid out alike
            self._mark(document.findBlockByNumber(marked) if marked >= 0 else None)
            self.text.bring_back(*place)
            self._follow()
        elif self._open_at:
            self.go_to_rule(self._open_at)
        self._write_found()

    def _set_blocks(self, document: QTextDocument) -> None:
        """Set all paragraphs as one change: Qt would lay the whole text out after each."""
        whole = QTextCursor(document)
        whole.beginEditBlock()
        block = document.begin()
        while block.isValid():
            self._set_block(block)
            block = block.next()
        whole.endEditBlock()

    def _set_block(self, block: QTextBlock) -> None:
        cursor = QTextCursor(block)
        made = block.blockFormat()
        level = made.headingLevel()
        made.setLineHeight(122, 1)
        made.setBottomMargin(self.desk.px(4 if level else 8))
        made.setTopMargin(self.desk.px(20 if level else 0))
        cursor.setBlockFormat(made)
        if level:
            self._set_heading(block, level)
            return
        found = PARAGRAPH.match(block.text())
        if found:
            self._paragraphs[found.group()] = block.position()
            self._ink(block.position(), found.end(), "accent")
        self._quieten(block)

    def _set_heading(self, block: QTextBlock, level: int) -> None:
        font = self.desk.title({1: 2.0, 2: 1.5}.get(level, 1.2))
        made = QTextCharFormat()
        made.setFont(font)
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(made)
        if level == 1:
            return
        item = QListWidgetItem(block.text())
        item.setData(POSITION, block.position())
        if level > 2:  # a picture of nothing: spaces would indent the first line alone
            item.setIcon(self._indent())
        if level == 2:
            item.setFont(self.desk.text(0.98, QFont.Weight.Bold))
        self.contents.addItem(item)

    def _indent(self) -> QIcon:
        nothing = QPixmap(self.contents.iconSize())
        nothing.fill(Qt.GlobalColor.transparent)
        return QIcon(nothing)

    def _quieten(self, block: QTextBlock) -> None:
        """Set what is our reconstruction in the muted ink."""
        part = block.begin()
        spans: list[tuple[int, int]] = []
        while not part.atEnd():
            fragment = part.fragment()
            if fragment.charFormat().fontItalic() and RECONSTRUCTED.search(fragment.text()):
                spans.append((fragment.position(), fragment.length()))
            part += 1
        for position, length in spans:
            self._ink(position, length, "muted")

    def _ink(self, position: int, length: int, role: str) -> None:
        cursor = QTextCursor(self.text.document())
        cursor.setPosition(position)
        cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
        made = QTextCharFormat()
        made.setForeground(self.desk.theme.colour(role))
        cursor.mergeCharFormat(made)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc, search with Ctrl+F, F3 and Shift+F3, and all three as the system does."""
        standard, shift = QKeySequence.StandardKey, event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1) or event.matches(standard.Close):
            self.close()
        elif event.matches(standard.Find):
            self._search.setFocus()
            self._search.selectAll()
        elif event.matches(standard.FindPrevious) or (event.key() == Qt.Key.Key_F3 and shift):
            self.find_previous()
        elif event.matches(standard.FindNext) or event.key() == Qt.Key.Key_F3:
            self.find_next()
        else:
            super().keyPressEvent(event)
