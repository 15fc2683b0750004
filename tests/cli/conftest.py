"""Every command speaks English unless it is told otherwise."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
