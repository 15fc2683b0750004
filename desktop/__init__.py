"""Spieltisch: a game table for five board games."""

__version__ = "0.1.0"
