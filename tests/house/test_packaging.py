"""The ways to start: the commands of the README, CI, and the packages."""

import ast
import re
import sys
import tomllib
from xml.etree import ElementTree as ET

import pytest

from desktop.games import meta
from tests.house.sources import ROOT, games, modules

CONFIGURATION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = CONFIGURATION["project"]
PLAY = "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/spieltisch"
TEST = "python3 -m venv .venv && .venv/bin/pip install -e '.[test]' && .venv/bin/pytest"
DESKTOP_ID = "io.github.spieltisch.Spieltisch"


def test_the_readme_names_exactly_two_commands():
    fences = re.findall(
        r"^```sh\n(.*?)^```", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    assert [fence.strip() for fence in fences] == [PLAY, TEST]


@pytest.mark.parametrize("game", games())
def test_the_readme_gives_what_the_shelf_shows_of_a_game(game):
    card = meta(game)
    readme = (ROOT / "README.md").read_text("utf-8")
    seats, minutes = ("–".join(map(str, pair)) for pair in (card.seats, card.minutes))
    assert f"| **{card.name}** | {seats} | {minutes} |" in readme
    assert set(card.authors.replace(",", " ").split()) <= set(re.findall(r"[\w-]+", readme))


def test_ci_runs_the_second_command():
    assert TEST in (ROOT / ".ci" / "run").read_text("utf-8")


def test_ci_may_be_run():
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


def test_the_command_of_the_readme_is_installed():
    assert PROJECT["scripts"] == {"spieltisch": "desktop.__main__:main"}


def test_the_package_and_the_software_centre_name_the_same_licences():
    component = ET.parse(ROOT / "packaging" / "linux" / f"{DESKTOP_ID}.metainfo.xml").getroot()
    assert component.findtext("project_license") == PROJECT["license"]


def test_the_licences_of_what_a_wheel_holds_come_with_it():
    held = {path for pattern in PROJECT["license-files"] for path in ROOT.glob(pattern)}
    fonts = set((ROOT / "resources" / "fonts").glob("OFL-*.txt"))
    assert held == {ROOT / "LICENSE", ROOT / "resources" / "LICENCES.md"} | fonts


def test_the_source_archive_holds_whatever_the_tests_read():
    assert "sdist" not in CONFIGURATION["tool"]["hatch"]["build"]["targets"], "nothing is left out of it"


def name_of(need):
    return re.split(r"[<>=!~\[ ;]", need)[0].lower().replace("_", "-")


def needs():
    extras = PROJECT["optional-dependencies"].values()
    for need in [*PROJECT["dependencies"], *(need for extra in extras for need in extra)]:
        yield name_of(need)


OPTIONAL = {"pyspiel"}
"""What the program can do without, and says so."""


def test_whatever_the_program_imports_is_installed_with_it():
    imported = {
        name.partition(".")[0]
        for tree in modules().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [node.module or ""] if isinstance(node, ast.ImportFrom) else [each.name for each in node.names]
        )
    }
    foreign = imported - sys.stdlib_module_names - OPTIONAL - {"desktop"}
    installed = {name_of(need).removesuffix("-essentials") for need in PROJECT["dependencies"]}
    assert {name.lower() for name in foreign} == installed


@pytest.mark.parametrize("need", sorted(set(needs())))
def test_every_need_has_a_locked_version(need):
    locked = (ROOT / "packaging" / "constraints.txt").read_text("utf-8").lower().splitlines()
    assert any(line.startswith(f"{need}==") for line in locked)


def test_the_debian_packages_of_the_readme_are_those_that_ci_installs():
    named = re.search(r"apt install ([a-z0-9 .-]+)", (ROOT / "README.md").read_text("utf-8"))
    assert named
    installed = (ROOT / ".ci" / "run").read_text("utf-8")
    assert [package for package in named[1].split() if package not in installed] == []


def test_the_window_is_known_by_the_name_of_its_desktop_file():
    assert (ROOT / "packaging" / "linux" / f"{DESKTOP_ID}.desktop").is_file()
    sources = "".join(path.read_text("utf-8") for path in modules())
    assert f'DESKTOP_ID = "{DESKTOP_ID}"' in sources


def test_assertions_stay_in_the_frozen_program():
    """By those of ``Game.invariants`` a position is found that no game can have."""
    spec = ast.parse((ROOT / "packaging" / "spieltisch.spec").read_text("utf-8"))
    levels = [
        keyword.value.value
        for node in ast.walk(spec)
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg == "optimize"
    ]
    assert levels == [0]
