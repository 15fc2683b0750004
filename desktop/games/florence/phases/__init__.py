"""The rules, one class per open question. A stack of them is the timetable of the game."""

from __future__ import annotations

from desktop.games.florence.phases.rounds import final_places
from desktop.games.florence.phases.table import Question, State, deal

__all__ = ["Question", "State", "deal", "final_places"]
