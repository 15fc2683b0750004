"""Puts the compiled catalogues into the wheel, and beside a checkout that is installed in place."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

__all__ = ["CatalogueHook"]


class CatalogueHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles ``translations/*.ts``; .qm files are built, never kept."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the catalogues and, for a wheel that is copied, add them to it."""
        sys.path.insert(0, self.root)
        try:
            from desktop.files import LANGUAGES, release_catalogue  # noqa: PLC0415 - found under self.root
        finally:
            sys.path.pop(0)
        checkout = Path(self.root)
        for language in LANGUAGES:
            compiled = release_catalogue(checkout, language, checkout / "build" / "translations")
            if compiled and version != "editable":
                build_data["force_include"][str(compiled)] = f"desktop/_files/translations/{language}.qm"
