"""Animations as values: made by ``BoardView.act``, paced and played by the view.

All durations are in milliseconds at normal speed. Put them together with :func:`together` and
:func:`one_after_another`; what is not a motion (a new number, another picture, a sound) is a
:func:`moment`: ``one_after_another(travel(lump, spot), moment(lambda: lump.turn(25)), pause(300))``.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractAnimation,
    QAnimationGroup,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
)
from PySide6.QtWidgets import QGraphicsObject

__all__ = [
    "count", "fade", "finish", "flip", "glide", "grow", "moment", "one_after_another", "paced", "pause",
    "shake", "together", "travel", "turn",
]  # fmt: skip

TRAVEL = 320
EASE = QEasingCurve.Type.OutCubic
ABOVE = 500.0
"""How much higher a piece lies while it travels."""


class Moment(QAbstractAnimation):
    """Something that happens at once, inside a sequence."""

    def __init__(self, act: Callable[[], object]) -> None:
        super().__init__()
        self._act = act

    def duration(self) -> int:
        """Take no time."""
        return 0

    def updateCurrentTime(self, current: int) -> None:
        """Have nothing to update."""

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        """Act when the sequence arrives here."""
        if new == QAbstractAnimation.State.Running:
            self._act()


def moment(act: Callable[[], object]) -> QAbstractAnimation:
    """Return something that happens at once when the sequence arrives there."""
    return Moment(act)


def pause(milliseconds: int) -> QAbstractAnimation:
    """Return a rest, so that people can see what happened."""
    return QPauseAnimation(milliseconds)


def _gather(group: QAnimationGroup, parts: tuple[QAbstractAnimation | None, ...]) -> QAnimationGroup:
    for part in parts:
        if part is not None:
            group.addAnimation(part)
    return group


def one_after_another(*parts: QAbstractAnimation | None) -> QAbstractAnimation:
    """Return the parts played one after the other; None is left out."""
    return _gather(QSequentialAnimationGroup(), parts)


def together(*parts: QAbstractAnimation | None) -> QAbstractAnimation:
    """Return the parts played at the same time; None is left out."""
    return _gather(QParallelAnimationGroup(), parts)


def glide(
    piece: QGraphicsObject, name: bytes, end: object, milliseconds: int, ease: QEasingCurve.Type = EASE
) -> QPropertyAnimation:
    """Return a property of a piece going to ``end`` from where it is when its turn comes."""
    motion = QPropertyAnimation(piece, name)
    motion.setDuration(milliseconds)
    motion.setEasingCurve(ease)
    motion.setEndValue(end)
    return motion


class Journey(QPropertyAnimation):
    """A piece on its way, above all others; down again also where it is stopped on the way."""

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        """Rise when it begins, sink when it ends."""
        super().updateState(new, old)
        piece, still = self.targetObject(), QAbstractAnimation.State.Stopped
        if isinstance(piece, QGraphicsObject) and still in (new, old):
            piece.setZValue(piece.zValue() + (ABOVE if old == still else -ABOVE))


def travel(
    piece: QGraphicsObject,
    end: QPointF,
    milliseconds: int = TRAVEL,
    ease: QEasingCurve.Type = EASE,
) -> QAbstractAnimation:
    """Return a piece going to a point (in the coordinates of its parent), above all others on its way."""
    journey = Journey(piece, b"pos")
    journey.setDuration(milliseconds)
    journey.setEasingCurve(ease)
    journey.setEndValue(end)
    return one_after_another(journey)


def turn(piece: QGraphicsObject, degrees: float, milliseconds: int = TRAVEL) -> QAbstractAnimation:
    """Return a piece turning about its origin."""
    return glide(piece, b"rotation", degrees, milliseconds)


def fade(piece: QGraphicsObject, opacity: float, milliseconds: int = 200) -> QAbstractAnimation:
    """Return a piece fading in (1.0) or out (0.0)."""
    return glide(piece, b"opacity", opacity, milliseconds)


def grow(piece: QGraphicsObject, scale: float, milliseconds: int = 200) -> QAbstractAnimation:
    """Return a piece growing or shrinking about its origin."""
    return glide(piece, b"scale", scale, milliseconds)


def flip(
    piece: QGraphicsObject, show: Callable[[], object], milliseconds: int = 260, scale: float = 1.0
) -> QAbstractAnimation:
    """Return a piece turned over: it shrinks, ``show`` changes its face, it grows again to ``scale``."""
    return one_after_another(
        glide(piece, b"scale", 0.15, milliseconds // 2, QEasingCurve.Type.InCubic),
        moment(show),
        glide(piece, b"scale", scale, milliseconds // 2, QEasingCurve.Type.OutBack),
    )


def shake(piece: QGraphicsObject, reach: float = 8.0, milliseconds: int = 320) -> QAbstractAnimation:
    """Return a piece trembling where it is."""
    motion = QPropertyAnimation(piece, b"pos")
    motion.setDuration(milliseconds)
    home = piece.pos()
    motion.setStartValue(home)
    for step in range(1, 6):
        side = reach if step % 2 else -reach
        motion.setKeyValueAt(step / 6, home + QPointF(side * (1 - step / 6), 0))
    motion.setEndValue(home)
    return motion


def count(start: int, end: int, show: Callable[[int], object], milliseconds: int = 400) -> QAbstractAnimation:
    """Return a number counting up or down; ``show`` gets each value and the last one for certain."""
    motion = QVariantAnimation()
    motion.setDuration(milliseconds)
    motion.setStartValue(float(start))
    motion.setEndValue(float(end))
    motion.valueChanged.connect(lambda value: show(round(value)))
    return one_after_another(motion, moment(lambda: show(end)))


def paced(motion: QAbstractAnimation, speed: float, *, reduced: bool) -> QAbstractAnimation:
    """Return the same animation at another speed; reduced, what would move jumps and rests there instead.

    Units: ``speed`` 2.0 halves all durations.
    """
    for part in _parts(motion):
        match part:
            case QPropertyAnimation() if reduced and bytes(part.propertyName().data()) != b"opacity":
                _jump(part, round(part.duration() / speed))
            case QVariantAnimation() | QPauseAnimation():
                part.setDuration(round(part.duration() / speed))
            case _:
                pass
    return motion


def finish(motion: QAbstractAnimation) -> None:
    """Bring an animation that is playing to its end at once; all it would have done is done then."""
    for _ in range(OFTEN):
        if motion.state() == QAbstractAnimation.State.Stopped:
            return
        motion.setCurrentTime(motion.totalDuration())
    motion.stop()


OFTEN = 3
"""So many times is an animation sent to its end: it may have become longer on the way."""


def _jump(part: QPropertyAnimation, milliseconds: int) -> None:
    part.setDuration(0)
    group = part.group()
    if isinstance(group, QSequentialAnimationGroup):
        group.insertPause(group.indexOfAnimation(part) + 1, milliseconds)
    elif isinstance(group, QParallelAnimationGroup):
        group.addAnimation(QPauseAnimation(milliseconds))


def _parts(motion: QObject) -> list[QObject]:
    if isinstance(motion, QAnimationGroup):
        children = [motion.animationAt(index) for index in range(motion.animationCount())]
        return [part for child in children for part in _parts(child)]
    return [motion]
