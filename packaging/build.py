"""Builds and tries the frozen program: ``python packaging/build.py app | smoke | pack``.

``app`` makes ``dist/spieltisch`` in an environment of its own (``build/environment``) that holds the locked
versions of ``packaging/constraints.txt``; ``--here`` uses the one it runs in. ``smoke`` plays with the result
as a person without this checkout would. ``pack`` makes the archive that is handed out.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
ENVIRONMENT = ROOT / "build" / "environment"
FOLDER = ROOT / "dist" / "spieltisch"
PROGRAM = FOLDER / ("spieltisch.exe" if os.name == "nt" else "spieltisch")
DESKTOP_ID = "io.github.spieltisch.Spieltisch"
EPOCH = "1767225600"
"""A fixed time for files without one, so that two builds are alike."""
PATIENCE = 300
"""Seconds after which a program that is tried has failed."""


class Failed(Exception):  # noqa: N818 - what happened, not an error of ours
    """The frozen program did not do what it should."""


def app(arguments: argparse.Namespace) -> int:
    """Freeze the program."""
    python = sys.executable if arguments.here else str(_environment())
    shutil.rmtree(FOLDER, ignore_errors=True)
    command = [python, "-I", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    places = ["--distpath", str(ROOT / "dist"), "--workpath", str(ROOT / "build" / "pyinstaller")]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT"))}
    clean |= {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": EPOCH}
    subprocess.run(
        [*command, *places, str(ROOT / "packaging" / "spieltisch.spec")], check=True, env=clean, cwd=ROOT
    )
    size = sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file() and not path.is_symlink())
    print(f"{FOLDER}: {size / 1e6:.0f} MB")
    return 0


def _project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project: dict[str, Any] = tomllib.load(file)["project"]
    return project


def _environment() -> Path:
    """Return the Python of an environment with what the program and its packaging need."""
    project = _project()
    needs = [*project["dependencies"], *project["optional-dependencies"]["packaging"]]
    python = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.is_file():
        venv.create(ENVIRONMENT, with_pip=True)
    install = [str(python), "-m", "pip", "install", "--quiet", "--constraint", str(CONSTRAINTS)]
    subprocess.run([*install, *needs], check=True)
    return python


def smoke(_: argparse.Namespace) -> int:
    """Try the frozen program away from the checkout, with empty settings and no screen."""
    with tempfile.TemporaryDirectory(prefix="spieltisch-smoke-") as folder:
        home = Path(folder)
        known = [game["id"] for game in json.loads(_run(home, "games", "--json"))]
        _expect("games", bool(known), str(known))
        names = {language: _run(home, "games", "--lang", language) for language in ("en", "de", "nl")}
        _expect("languages", len(set(names.values())) == len(names), "the same words in two languages")
        played = json.loads(
            _run(home, "simulate", known[0], "--seats", "beginner,random", "--games", "2", "--json")
        )
        _expect("a game between bots", played["games"] == 2 and not played["unfinished"], str(played))
        print(_run(home, "selftest"), end="")
    needs = {re.split("[<>=]", need)[0].lower().replace("-", "_") for need in _project()["dependencies"]}
    missing = needs - {path.name.partition("-")[0].lower() for path in FOLDER.rglob("*.dist-info")}
    _expect("licences of what it is made of", not missing, f"none of {', '.join(sorted(missing))}")
    print("The frozen program works.")
    return 0


def _run(home: Path, *arguments: str) -> str:
    """Return what a command of the frozen program prints."""
    kept = ("PATH", "LANG", "SYSTEMROOT", "TEMP", "TMP", "LD_LIBRARY_PATH")
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    environment |= {
        "HOME": str(home),
        "USERPROFILE": str(home),
        "APPDATA": str(home),
        "LOCALAPPDATA": str(home),
    }
    environment |= {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [str(PROGRAM), *arguments],
        cwd=home,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        raise Failed(f"spieltisch {' '.join(arguments)}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def _expect(what: str, fulfilled: object, otherwise: str) -> None:
    if not fulfilled:
        raise Failed(f"{what}: {otherwise}")
    print(f"{what}: fine")


def pack(_: argparse.Namespace) -> int:
    """Make the archive that is handed out, with what the desktop wants to know of the program."""
    sys.path.insert(0, str(ROOT))
    from desktop import __version__  # noqa: PLC0415 - from this checkout

    if sys.platform.startswith("linux"):
        _share()
    name = f"spieltisch-{__version__}-{sys.platform}-{platform.machine().lower()}"
    kind = "zip" if os.name == "nt" or sys.platform == "darwin" else "xztar"
    print(shutil.make_archive(str(ROOT / "dist" / name), kind, FOLDER.parent, FOLDER.name))
    return 0


def _share() -> None:
    """Lay out what a Linux desktop wants to know, to be copied to ``~/.local/share``."""
    share, icons = FOLDER / "share", ROOT / "resources" / "icons" / "app"
    linux, sizes = ROOT / "packaging" / "linux", (16, 24, 32, 48, 64, 128, 256, 512)
    files = [
        (linux / f"{DESKTOP_ID}.desktop", "applications"),
        (linux / f"{DESKTOP_ID}.metainfo.xml", "metainfo"),
        (icons / "spieltisch.svg", "icons/hicolor/scalable/apps"),
        *((icons / f"spieltisch-{size}.png", f"icons/hicolor/{size}x{size}/apps") for size in sizes),
    ]
    for source, folder in files:
        target = share / folder / (DESKTOP_ID + "".join(source.suffixes[-1:]))
        if folder == "metainfo":
            target = target.with_name(source.name)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one sub-command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(required=True, metavar="app | smoke | pack")
    for name, command in (("app", app), ("smoke", smoke), ("pack", pack)):
        made = commands.add_parser(name, help=command.__doc__)
        made.set_defaults(command=command)
        if command is app:
            made.add_argument("--here", action="store_true", help="freeze with the Python this runs in")
    arguments = parser.parse_args(argv)
    try:
        return int(arguments.command(arguments))
    except Failed as failed:
        print(failed, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
