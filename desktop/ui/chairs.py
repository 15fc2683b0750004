"""The chairs around a table that is being set: who sits there, under which name and colour."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.core.meta import Meta
from desktop.core.record import Seat
from desktop.core.text import Text, say
from desktop.ui.desk import Desk
from desktop.ui.flow import Flow
from desktop.ui.inputs import Choice
from desktop.ui.marks import mark_pixmap
from desktop.ui.menus import Choices
from desktop.ui.settings import Chair
from desktop.ui.theme import SEAT_SHAPES
from desktop.ui.widgets import Button, Lettering, Panel
from desktop.ui.words import BOTS, COLOURS, LEVELS, PEOPLE, level_help, level_name

__all__ = ["Chairs", "proposal", "seated"]

LONGEST_NAME = 24
SAME = "="
"""The choice that a seat is held by whoever holds the seat that goes with it."""


def proposal(seats: tuple[int, int], remembered: Sequence[Chair], me: str, usual: int = 4) -> list[Chair]:
    """Return the chairs of a new game: as the last time, or one person among skilled bots."""
    fewest, most = seats
    chairs = list(map(_sound, remembered[:most])) if remembered else [Chair(me or PEOPLE[0], 0)]
    while len(chairs) < max(fewest, min(usual, most) if not remembered else 0):
        chairs.append(_another(chairs, bot=True))
    return chairs


def seated(chairs: Sequence[Chair], levels: Sequence[str | None]) -> list[Chair]:
    """Return one chair per level (None: a person), with names and colours of these as far as they fit."""
    found = {
        index: Chair(chair.name, chair.colour, level)
        for index, (chair, level) in enumerate(zip(chairs, levels, strict=False))
        if (chair.level is None) == (level is None)
    }
    for index, level in enumerate(levels):
        if index not in found:
            new = _another(list(found.values()), bot=level is not None)
            found[index] = Chair(new.name, new.colour, level)
    return [found[index] for index in range(len(levels))]


def _sound(chair: Chair) -> Chair:
    """Return a remembered chair with a level and a colour that there are, whoever has written them."""
    level = chair.level if chair.level is None or chair.level in LEVELS else "skilled"
    return Chair(chair.name[:LONGEST_NAME], chair.colour % len(SEAT_SHAPES), level)


def _another(chairs: Sequence[Chair], *, bot: bool) -> Chair:
    taken = {chair.name for chair in chairs}
    name = next((name for name in (BOTS if bot else PEOPLE) if name not in taken), str(len(chairs) + 1))
    return Chair(name, _free(chairs), "skilled" if bot else None)


def _free(chairs: Sequence[Chair]) -> int:
    taken = {chair.colour for chair in chairs}
    free = next((colour for colour in range(len(SEAT_SHAPES)) if colour not in taken), None)
    return len(chairs) % len(SEAT_SHAPES) if free is None else free


class ChairCard(Panel):
    """One chair."""

    changed = Signal()
    wants_colour = Signal(int)
    leaves = Signal()

    def __init__(self, desk: Desk, chair: Chair) -> None:
        super().__init__(desk)
        self.chair = chair
        self._number = 0
        self._role: Text | None = None
        self._partner: str | None = None
        self._taken: frozenset[str] = frozenset()
        self._why_not = ""
        self._seat = Lettering(desk, 0.95, kind="muted", wrap=True)
        self._seat.hide()
        frame = QFrame()
        frame.setObjectName("card")
        self._colour = Button(desk, "", "quiet")
        self._menu = Choices(self)
        self._colour.setMenu(self._menu)
        self._name = QLineEdit(chair.name)
        self._name.setMaxLength(LONGEST_NAME)
        self._name.textEdited.connect(self._rename)
        self._who = Choice()
        self._who.addItem("", None)
        for level in dict.fromkeys([*LEVELS, *([chair.level] if chair.level else [])]):
            self._who.addItem("", level)
        self._who.setCurrentIndex(max(0, self._who.findData(chair.level)))
        self._who.currentIndexChanged.connect(self._reseat)
        self._help = Lettering(desk, 0.88, kind="muted", wrap=True)
        self._help.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._leave = Button(desk, "close", "quiet", self.leaves.emit, scale=0.8)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self._colour)
        head.addWidget(self._name, 1)
        head.addWidget(self._leave)
        column = QVBoxLayout(frame)
        column.setContentsMargins(10, 10, 10, 10)
        column.setSpacing(8)
        column.addWidget(self._seat)
        column.addLayout(head)
        column.addWidget(self._who)
        column.addWidget(self._help, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.finish()

    def entrance(self) -> QWidget:
        """Begin with what takes the chair away, or where it must stay with the name."""
        return self._leave if self._leave.isEnabled() else self._name

    def place(self, number: int, role: Text | None, *, may_leave: bool, why_not: str) -> None:
        """Take the number of the chair, from 1, what its seat is, and whether it can be taken away."""
        self._number, self._role = number, role
        self._leave.setEnabled(may_leave)
        self._why_not = "" if may_leave else why_not
        self.retranslate()

    @property
    def joined(self) -> bool:
        """Whether the person of the seat that goes with this one sits here too."""
        return bool(self._who.currentData() == SAME)

    def join(self) -> None:
        """Let the person of the seat that goes with this one sit here too."""
        self._who.setCurrentIndex(self._who.findData(SAME))

    def meet(self, partner: str | None, taken: frozenset[str]) -> None:
        """Know the person (None: a bot) of the seat that goes with this one, and all names at the table."""
        self._partner, self._taken = partner, taken
        self._who.blockSignals(True)
        place = self._who.findData(SAME)
        if partner is None and place >= 0:
            self._who.setCurrentIndex(0 if self.joined else self._who.currentIndex())
            self._who.removeItem(place)
        elif partner is not None and place < 0:
            self._who.insertItem(1, "", SAME)
        self._who.blockSignals(False)
        if self.joined and partner is not None and self.chair.name != partner:
            self._call(partner)
        self._name.setEnabled(not self.joined)
        self.retranslate()

    def _call(self, name: str) -> None:
        self._name.setText(name)
        self.chair = Chair(name, self.chair.colour, self.chair.level)

    def set_colour(self, colour: int) -> None:
        """Take a player colour."""
        self.chair = Chair(self.chair.name, colour, self.chair.level)
        self.restyle()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all words."""
        chair = self.chair
        number = self.say(say("ui", "Chair {number}").fill(number=self._number))
        named, who = say("ui", "Name"), say("ui", "Who sits here")
        self._name.setAccessibleName(f"{number}: {self.say(named)}")
        self._who.setAccessibleName(f"{number}: {self.say(who)}")
        self._seat.setVisible(self._role is not None)
        self._seat.setText(self.say(self._role) if self._role else "")
        for index in range(self._who.count()):
            self._who.setItemText(index, self.say(self._choice(self._who.itemData(index))))
        person = say("ui", "Plays at this screen; a curtain hides what is secret when others share it.")
        both = say("ui", "Answers for both seats and sees what both of them know.")
        here = both if self.joined else person
        self._help.setText(self.say(here if chair.level is None else level_help(chair.level)))
        colour = self.say(COLOURS[chair.colour])
        self._colour.only_icon(self.say(say("ui", "Colour: {colour}").fill(colour=colour)))
        self._leave.only_icon(self._why_not or self.say(say("ui", "Take this chair away")))
        for button in (self._colour, self._leave):
            button.setAccessibleName(f"{number}: {button.toolTip()}")
        for index, action in enumerate(self._menu.actions()):
            action.setText(self.say(COLOURS[index]))

    def _choice(self, level: str | None) -> Text:
        if level == SAME:
            return say("ui", "{name}, who plays both seats").fill(name=self._partner or "")
        return level_name(None) if level is None else say("ui", "AI: {level}").fill(level=level_name(level))

    def restyle(self) -> None:
        """Show the shapes in the colours of the theme."""
        size = self.desk.px(22)
        self._colour.setIcon(QIcon(mark_pixmap(self.desk, self.chair.colour, size)))
        self._colour.setIconSize(QSize(size, size))
        self._menu.clear()
        for colour in range(len(SEAT_SHAPES)):
            action = self._menu.offer(self.say(COLOURS[colour]))
            action.setIcon(QIcon(mark_pixmap(self.desk, colour, size)))
            action.setChecked(colour == self.chair.colour)
            action.triggered.connect(lambda _=False, colour=colour: self.wants_colour.emit(colour))
        self.setMinimumWidth(self.desk.px(206))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Be as narrow as the words allow; a line of chairs shares what is left."""
        return QSize(self.desk.px(206), super().sizeHint().height())

    def _rename(self, name: str) -> None:
        self.chair = Chair(name.strip(), self.chair.colour, self.chair.level)
        self.changed.emit()

    def _reseat(self) -> None:
        chair, level = self.chair, self._who.currentData()
        name = chair.name
        if level == SAME:
            name, level = self._partner or name, None
        elif level is None and name == self._partner:
            name = next((each for each in PEOPLE if each not in self._taken), str(self._number))
        elif (level is None) != (chair.level is None) and name in (*BOTS, *PEOPLE):
            there = BOTS if chair.level is not None else PEOPLE
            here = PEOPLE if level is None else BOTS
            name = here[there.index(name)] if name in there else name
            if name in self._taken - {chair.name}:  # of one name, two chairs would be one person's
                name = next((each for each in here if each not in self._taken), str(self._number))
        self.chair = Chair(name, chair.colour, level)
        self._name.setText(name)
        self.retranslate()
        self.changed.emit()


class Chairs(Panel):
    """All chairs and the wish for one more."""

    changed = Signal()

    def __init__(self, desk: Desk, meta: Meta, chairs: Sequence[Chair]) -> None:
        super().__init__(desk)
        self._meta = meta
        self._seats = meta.seats
        self._cards: list[ChairCard] = []
        self._row = QWidget()
        self._flow = Flow(12, fill=True)
        self._row.setLayout(self._flow)
        self._add = Button(desk, "plus", "", self._one_more)
        self._full = Lettering(desk, 0.95, kind="muted", wrap=True)
        more = QHBoxLayout()
        more.addWidget(self._add)
        more.addWidget(self._full, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._row)
        column.addLayout(more)
        for chair in chairs:
            self._put(chair)
        self._join()
        self._match()
        self.finish()

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where."""
        return tuple(card.chair for card in self._cards)

    def seats(self) -> list[Seat]:
        """Return the seats of the table; a chair without a name gets one."""
        return [
            Seat(
                chair.name or self.say(say("ui", "Chair {number}").fill(number=index + 1)),
                chair.colour,
                chair.level,
            )
            for index, chair in enumerate(self.chairs)
        ]

    def _put(self, chair: Chair) -> None:
        card = ChairCard(self.desk, chair)
        card.changed.connect(self._meet)
        card.changed.connect(self.changed)
        card.leaves.connect(lambda: self._take_away(card))
        card.wants_colour.connect(lambda colour: self._recolour(card, colour))
        self._cards.append(card)
        self._flow.addWidget(card)
        self._count()

    def _before(self, index: int) -> ChairCard | None:
        """Return the earlier chair that a person of this one may hold too, if a person sits there."""
        other = self._meta.partner(index, len(self._cards))
        card = self._cards[other] if other is not None and other < index else None
        return card if card is not None and card.chair.level is None else None

    def _join(self) -> None:
        """Let persons who had two seats the last time have both again."""
        for index, card in enumerate(self._cards):
            other = self._before(index)
            if other is not None and card.chair.level is None and card.chair.name == other.chair.name:
                card.join()

    def _meet(self) -> None:
        """Let every chair know who sits on the one that goes with it."""
        for index, card in enumerate(self._cards):
            other = self._before(index)
            taken = frozenset(chair.name for chair in self.chairs)
            card.meet(None if other is None else other.chair.name, taken)

    def _one_more(self) -> None:
        if len(self._cards) < self._seats[1]:
            self._put(_another(self.chairs, bot=True))
            self._match()
            self.changed.emit()

    def _take_away(self, card: ChairCard) -> None:
        if len(self._cards) <= self._seats[0]:
            return
        place, held = self._cards.index(card), card.isAncestorOf(self.focusWidget() or self)
        self._cards.remove(card)
        self._flow.removeWidget(card)
        self._match()
        self._count()
        if held:  # else Qt gives it to the button that brings the chair back
            self._cards[min(place, len(self._cards) - 1)].entrance().setFocus(Qt.FocusReason.TabFocusReason)
        card.hide()
        card.deleteLater()
        self.changed.emit()

    def _recolour(self, card: ChairCard, colour: int) -> None:
        """Give a chair a colour, and the one that goes with it; whoever had it takes the other."""
        before = card.chair.colour
        mate = self._meta.partner(self._cards.index(card), len(self._cards))
        mates = (card,) if mate is None else (card, self._cards[mate])
        for other in self._cards:
            if other not in mates and other.chair.colour == colour:
                other.set_colour(before)
        for each in mates:
            each.set_colour(colour)
        self.changed.emit()

    def _match(self) -> None:
        """Give seats that go together one colour: at the table they are one party."""
        count = len(self._cards)
        mates = [self._meta.partner(index, count) for index in range(count)]
        if not any(mate is not None for mate in mates):
            return
        taken: set[int] = set()
        for index, (card, mate) in enumerate(zip(self._cards, mates, strict=True)):
            colour = card.chair.colour
            if mate is not None and mate < index:
                colour = self._cards[mate].chair.colour
            elif colour in taken:
                colour = next(each for each in range(len(SEAT_SHAPES)) if each not in taken)
            taken.add(colour)
            if colour != card.chair.colour:
                card.set_colour(colour)

    def _count(self) -> None:
        fewest, most = self._seats
        few = self.say(say("ui", "This game needs at least %n chair(s).", "", 1).fill(n=fewest))
        for number, card in enumerate(self._cards, 1):
            role = self._meta.seat_name(number - 1, len(self._cards))
            card.place(number, role, may_leave=len(self._cards) > fewest, why_not=few)
        self._meet()
        self._add.setEnabled(len(self._cards) < most)
        many = say("ui", "There is room for %n chair(s).", "", 1).fill(n=most)
        self._full.setText("" if len(self._cards) < most else self.say(many))
        self._flow.invalidate()
        self._row.updateGeometry()

    def retranslate(self) -> None:
        """Set all words."""
        self._add.label(self.say(say("ui", "One more chair")))
        self._count()
