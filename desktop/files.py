"""Where the program's own files are: in a checkout, an installed wheel or the frozen program.

A wheel and the frozen program carry ``desktop/_files/`` with ``resources/`` and the compiled
``translations/``. A checkout (and with it an editable install) has ``resources/`` beside ``desktop/``
and compiles its ``translations/*.ts`` when they are first wanted, or have changed.

This module uses the standard library only: the build hook imports it before anything is installed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

__all__ = [
    "LANGUAGES",
    "catalogue_path",
    "compile_catalogues",
    "qt_tool",
    "release_catalogue",
    "resource_path",
]

LANGUAGES: tuple[str, ...] = ("en", "de", "nl")
"""Languages with catalogues, English first; its own hold plural forms only."""

PACKAGE = Path(__file__).resolve().parent
PACKED = PACKAGE / "_files"
CHECKOUT = PACKAGE.parent


def resource_path(*parts: str) -> Path:
    """Return where a resource is, for example ``resource_path("games", "devil", "rules.en.md")``.

    The file may be missing; whoever opens it finds out.
    """
    return (PACKED if PACKED.is_dir() else CHECKOUT).joinpath("resources", *parts)


def catalogue_path(language: str) -> Path | None:
    """Return the compiled catalogue of a language, or None if there is none."""
    if PACKED.is_dir():
        packed = PACKED / "translations" / f"{language}.qm"
        return packed if packed.is_file() else None
    return release_catalogue(CHECKOUT, language, CHECKOUT / "build" / "translations")


def release_catalogue(checkout: Path, language: str, folder: Path) -> Path | None:
    """Compile all catalogues of a language into ``folder`` if one of them is newer; None if there are none.

    Raises:
        OSError: the Qt tool is missing or the catalogue cannot be written.
        subprocess.CalledProcessError: a catalogue is damaged.

    """
    sources = sorted((checkout / "translations").glob(f"*_{language}.ts"))
    if not sources:
        return None
    target = _writable(folder) / f"{language}.qm"
    newest = max(source.stat().st_mtime_ns for source in [*sources, checkout / "translations"])
    if not target.is_file() or target.stat().st_mtime_ns < newest:
        compile_catalogues(sources, target)
    return target


def compile_catalogues(sources: Sequence[Path], target: Path) -> None:
    """Compile Qt Linguist catalogues into one, in one step: another process never sees half a file.

    Raises:
        OSError, subprocess.CalledProcessError: as :func:`release_catalogue`.

    """
    import subprocess  # noqa: PLC0415 - an installed program starts without these two
    import tempfile  # noqa: PLC0415

    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(suffix=".qm", dir=target.parent)
    os.close(handle)
    try:
        subprocess.run(  # noqa: S603 - Qt's own tool, from the package we depend on
            [str(qt_tool("lrelease")), "-silent", *map(str, sources), "-qm", name],
            check=True,
            capture_output=True,
            text=True,
        )
        Path(name).chmod(0o644)
        Path(name).replace(target)
    finally:
        Path(name).unlink(missing_ok=True)


def qt_tool(name: str) -> Path:
    """Return one of the programs that come with PySide6, without importing Qt."""
    spec = find_spec("PySide6")
    places = spec.submodule_search_locations if spec else None
    for place in places or ():
        program = Path(place) / (f"{name}.exe" if sys.platform == "win32" else name)
        if program.is_file():
            return program
    raise FileNotFoundError(f"PySide6-Essentials brings no {name}")


def _writable(folder: Path) -> Path:
    """Return the folder, or if it is read-only one in its stead under the system's temporary files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        pass
    else:
        if os.access(folder, os.W_OK):
            return folder
    return _instead_of(folder)


@cache
def _instead_of(folder: Path) -> Path:  # noqa: ARG001 - there is one for each, so that nothing is mixed up
    """Return a folder that is this process's own and goes when it ends."""
    import atexit  # noqa: PLC0415 - hardly ever
    from shutil import rmtree  # noqa: PLC0415
    from tempfile import mkdtemp  # noqa: PLC0415

    made = Path(mkdtemp(prefix="spieltisch-"))
    atexit.register(rmtree, made, ignore_errors=True)
    return made
