"""What the tests of the house look at: its files, and what is said in them."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
BUILT = {"build", "dist", ".venv", ".git", "__pycache__"}
MACHINERY = ("core", "ai", "table", "ui", "cli")
BINARY = {".ttf", ".wav", ".png", ".ico", ".icns", ".svg"}


@cache
def files() -> tuple[Path, ...]:
    """Return every file of the project, as version control knows them, or all that were not built."""
    try:
        listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, check=True, text=True)
        known = tuple(path for line in listed.stdout.splitlines() if (path := ROOT / line).is_file())
    except (OSError, subprocess.CalledProcessError):
        known = ()
    if known:
        return known
    # an unpacked archive, perhaps inside a checkout of something else
    found = (path for path in ROOT.rglob("*") if path.is_file())
    return tuple(path for path in found if not BUILT & set(path.relative_to(ROOT).parts))


def texts() -> Iterator[tuple[Path, str]]:
    """Yield every file that people read, with its text."""
    for path in files():
        if path.suffix not in BINARY and path.name != "LICENSE":
            yield path, path.read_text("utf-8")


@cache
def modules() -> dict[Path, ast.Module]:
    """Return the syntax trees of the program."""
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted((ROOT / "desktop").rglob("*.py"))}


def games() -> tuple[str, ...]:
    """Return the ids of the games, from their folders."""
    return tuple(sorted(each.parent.name for each in (ROOT / "desktop" / "games").glob("*/__init__.py")))


class Said(NamedTuple):
    """One call of ``say``."""

    path: Path
    call: ast.Call

    @property
    def place(self) -> str:
        """Where it stands."""
        return f"{self.path.relative_to(ROOT)}:{self.call.lineno}"


def said() -> Iterator[Said]:
    """Yield every call of ``say`` that makes a text; one with a single argument renders one."""
    for path, tree in modules().items():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="say"), args=args) if len(args) != 1 or node.keywords:
                    yield Said(path, node)


@cache
def script(name: str) -> ModuleType:
    """Return a script of ``packaging/``."""
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", ROOT / "packaging" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
