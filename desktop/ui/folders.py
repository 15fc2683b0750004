"""Where this person's settings, saved tables and log files are."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import platformdirs

__all__ = ["Folders"]

NAME = "spieltisch"


class Folders(NamedTuple):
    """Three folders; they need not exist yet."""

    settings: Path
    tables: Path
    log: Path

    @classmethod
    def of_this_person(cls) -> Folders:
        """Return the places that the system provides."""
        dirs = platformdirs.PlatformDirs(NAME, appauthor=False)
        return cls(dirs.user_config_path, dirs.user_data_path / "tables", dirs.user_log_path)

    @classmethod
    def below(cls, root: Path) -> Folders:
        """Return three folders below one, for tests and pictures."""
        return cls(root / "settings", root / "tables", root / "log")
