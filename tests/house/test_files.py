"""What lies in the project, and what does not."""

import ast
import re
import tomllib
import wave
from xml.etree import ElementTree as ET

import pytest

import desktop
from desktop.files import LANGUAGES, resource_path
from tests.house.sources import BINARY, ROOT, files, games, modules, script, texts

MOST_LINES = 400
"""Of a module, blank ones not counted."""
MOST_BYTES = 700_000
READABLE = {
    *(
        ".py",
        ".toml",
        ".md",
        ".ts",
        ".txt",
        ".json",
        ".jsonl",
        ".xml",
        ".desktop",
        ".iss",
        ".spec",
        ".yaml",
        ".cfg",
    ),
    *("", ".typed"),
}
STRANGE = (
    r"(?<!\w)/" + r"work/",
    r"\bwork" + r"trees?\b",
    r"\bsub-?" + r"agents?\b",
    r"\b(clau" + r"de|anthro" + r"pic|chat" + r"gpt|ll" + r"ms?)\b",
    r"py" + r"pi\.org|python" + r"hosted|npm" + r"js\.(com|org)",
    r"\b(TO" + r"DO|FIX" + r"ME)\b",
)
"""Nothing of where and how this was written belongs here, and nothing that is left for later."""


def test_only_known_kinds_of_files_are_kept():
    assert [str(path) for path in files() if path.suffix not in BINARY | READABLE] == []


def test_no_file_is_huge():
    assert [str(path) for path in files() if path.stat().st_size > MOST_BYTES] == []


@pytest.mark.parametrize("strange", STRANGE)
def test_the_project_speaks_of_itself_alone(strange):
    pattern = re.compile(strange, re.IGNORECASE if strange.startswith(r"\b(cl") else 0)
    assert [str(path) for path, text in texts() if pattern.search(text)] == []


def test_modules_are_short():
    long = {
        str(path.relative_to(ROOT)): lines
        for path in [*modules(), *(ROOT / "packaging").rglob("*.py")]
        if (lines := sum(map(bool, map(str.strip, path.read_text("utf-8").splitlines())))) > MOST_LINES
    }
    assert long == {}


def test_the_version_stands_in_one_place():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["tool"]["hatch"]["version"]["path"] == "desktop/__init__.py"
    assert "version" not in project["project"]


def test_the_newest_entry_of_the_changelog_is_this_version():
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == desktop.__version__


def test_the_software_centre_is_told_this_version():
    component = ET.parse(ROOT / "packaging/linux/io.github.spieltisch.Spieltisch.metainfo.xml").getroot()
    release = component.find("releases/release")
    assert release is not None
    assert release.get("version") == desktop.__version__


@pytest.mark.parametrize(
    "licence",
    ["LICENSE", "resources/LICENCES.md", "resources/sounds/LICENCE.txt", "resources/fonts/OFL-Alegreya.txt"],
)
def test_licences_are_there(licence):
    assert (ROOT / licence).read_text("utf-8").strip()


def test_it_is_written_down_who_made_every_resource():
    table = re.findall(r"^\| (`.+?`) \|", (ROOT / "resources/LICENCES.md").read_text("utf-8"), re.MULTILINE)
    named = [pattern for cell in table for pattern in re.findall(r"`(.+?)`", cell)]
    made = {
        path
        for pattern in named
        for path in (ROOT / "resources").glob(f"{pattern}**/*" if pattern.endswith("/") else pattern)
    }
    there = {path for path in files() if path.is_relative_to(ROOT / "resources")}
    assert there - made == {ROOT / "resources" / "LICENCES.md"}


def test_every_font_family_has_its_licence():
    families = {path.stem.split("-")[0] for path in resource_path("fonts").glob("*.ttf")}
    assert {f"OFL-{family}.txt" for family in families} == {
        path.name for path in resource_path("fonts").glob("OFL-*.txt")
    }


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_rules_in_every_language(game, language):
    numbered = {
        code: re.findall(r"^\*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\*", page(game, code), re.MULTILINE)
        for code in ("en", language)
    }
    assert numbered["en"]
    assert numbered[language] == numbered["en"]


def page(game, language):
    return resource_path("games", game, f"rules.{language}.md").read_text("utf-8")


def asked(game):
    """Return the paragraphs that the questions of a game name."""
    for path, tree in modules().items():
        if path.is_relative_to(ROOT / "desktop" / "games" / game):
            for node in ast.walk(tree):
                match node:
                    case ast.AnnAssign(target=ast.Name(id="rule"), value=ast.Constant(value=str(rule))):
                        yield rule


@pytest.mark.parametrize("game", games())
def test_help_finds_the_paragraph_of_every_question(game):
    numbered = re.findall(r"^\*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\*", page(game, "en"), re.MULTILINE)
    assert set(asked(game)) - set(numbered) == set()


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_cover(game):
    assert resource_path("games", game, "cover.svg").is_file()


DRAWABLE = {
    *(
        "svg",
        "g",
        "defs",
        "use",
        "title",
        "desc",
        "path",
        "rect",
        "circle",
        "ellipse",
        "line",
        "polygon",
        "polyline",
    ),
    *("linearGradient", "radialGradient", "stop"),
}
DRAWN = [path for path in files() if path.suffix == ".svg"]


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: str(path.relative_to(ROOT)))
def test_drawings_use_only_what_qt_draws(path):
    used = {element.tag.split("}")[1] for element in ET.parse(path).getroot().iter()}
    assert used <= DRAWABLE


def named(callers):
    """Yield the literal names that are handed to functions of these names."""
    for path, tree in modules().items():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in callers:
                    for argument in node.args:
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            yield path.relative_to(ROOT), argument.value


def test_every_icon_that_is_drawn_is_there():
    missing = [
        (str(path), name)
        for path, name in named({"set_icon", "picture"})
        if not resource_path("icons", f"{name}.svg").is_file()
    ]
    assert missing == []


def test_every_sound_that_is_played_is_there():
    missing = [
        (str(path), name)
        for path, name in named({"sound", "_sound"})
        if name and not resource_path("sounds", f"{name}.wav").is_file()
    ]
    assert missing == []


SOUNDS = script("make_sounds")


@pytest.mark.parametrize("name", SOUNDS.SOUNDS)
def test_sounds_are_short_and_level(name):
    import numpy as np

    with wave.open(str(resource_path("sounds", f"{name}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        sound = np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768
    assert len(sound) < 1.3 * 44_100
    assert SOUNDS.loudness(sound) == pytest.approx(SOUNDS.LOUDEST + SOUNDS.SOUNDS[name][1], abs=1.5)


def test_there_is_no_sound_without_a_maker():
    assert {path.stem for path in resource_path("sounds").glob("*.wav")} == set(SOUNDS.SOUNDS)
