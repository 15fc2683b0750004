"""Who may import whom, and what the machinery may know."""

import ast
import re
import subprocess
import sys

import pytest

from tests.house.sources import MACHINERY, ROOT, games, modules


def test_imports_keep_the_layers():
    linted = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as run; run(['--no-cache'])",
        ],
        cwd=ROOT,
        capture_output=True,
        check=False,
        text=True,
    )
    assert linted.returncode == 0, linted.stdout


def imported(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def may_draw(parts):
    return parts[0] in {"ui", "cli"} or (parts[0] == "games" and len(parts) > 3 and parts[2] == "board")


def test_qt_is_imported_only_where_something_is_drawn():
    offenders = [
        str(path)
        for path, tree in modules().items()
        if not may_draw(path.relative_to(ROOT / "desktop").parts)
        and any(name.split(".")[0] in {"PySide6", "pyqtgraph"} for name in imported(tree))
    ]
    assert offenders == []


def test_start_up_imports_no_qt():
    code = "import sys, desktop.__main__, desktop.cli; print([m for m in sys.modules if 'PySide6' in m])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def words(tree):
    """Yield names and strings of a module, docstrings left out."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(value)) if id(node) not in docstrings:
                yield node.lineno, value
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield node.lineno, name
            case ast.ImportFrom(module=str(name)):
                yield node.lineno, name


@pytest.mark.parametrize("room", MACHINERY)
def test_the_machinery_names_no_game(room):
    named = re.compile(rf"(?<![a-z])({'|'.join(games())})(?![a-z])", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{line}: {word}"
        for path, tree in modules().items()
        if path.relative_to(ROOT / "desktop").parts[0] == room
        for line, word in words(tree)
        if named.search(word)
    ]
    assert found == []


def test_the_list_of_games_names_every_folder():
    from desktop.games import GAMES

    assert sorted(GAMES) == sorted(games())
