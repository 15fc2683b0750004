"""The judgement of Fagin's Gang: plans for whole turns, and at the top a look at the rivals' replies."""

from __future__ import annotations

from desktop.games.fagin.bot.mind import FaginBot

__all__ = ["FaginBot"]
