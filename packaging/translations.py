"""Keeps the catalogues: ``python packaging/translations.py update [NAME ...] | check | compile``.

Texts of a game go to ``translations/<game>_<language>.ts``, all others to ``desktop_<language>.ts``. The
English catalogues hold plural forms only. ``lupdate`` reads the sources; the merge is done here, so that a
catalogue is in a stable order, without line numbers, and forgets what is no longer said.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from desktop.files import LANGUAGES, qt_tool, release_catalogue

FOLDER = ROOT / "translations"
HOUSE = "desktop"
FORMS = 2
"""Plural forms of English, German and Dutch: one, and all others."""

PLACEHOLDER = re.compile(r"\{(\w+)\}|%n")


class Key(NamedTuple):
    """What a text is looked up by, and whether it has plural forms."""

    context: str
    source: str
    comment: str
    plural: bool


Catalogue = dict[Key, tuple[str, ...]]
"""Key to its translation: one string, or one per plural form; empty strings are unfinished."""


@cache
def games() -> tuple[str, ...]:
    """Return the ids of the games, from their folders."""
    return tuple(sorted(each.parent.name for each in (ROOT / "desktop" / "games").glob("*/__init__.py")))


def read(path: Path) -> Catalogue:
    """Return the entries of a .ts file."""
    if not path.is_file():
        return {}
    found: Catalogue = {}
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own files
        for message in context.iter("message"):
            plural = message.get("numerus") == "yes"
            key = Key(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                plural,
            )
            entry = message.find("translation")
            assert entry is not None
            forms = [form.text or "" for form in entry.iter("numerusform")] if plural else [entry.text or ""]
            if entry.get("type") == "unfinished":
                forms = [""] * len(forms)
            found[key] = tuple(forms) or ("",) * FORMS
    return found


def read_all(language: str) -> Catalogue:
    """Return the entries of all catalogues of a language."""
    found: Catalogue = {}
    for path in sorted(FOLDER.glob(f"*_{language}.ts")):
        found |= read(path)
    return found


def strangers(glossary: dict[str, dict[str, dict[str, str]]], language: str) -> Iterator[str]:
    """Yield translations that have another word for a term of a game than its glossary.

    Args:
        glossary: game to term to patterns: ``en`` finds it in a source, ``de`` and ``nl`` in a translation.
        language: which of the translations.
    """
    for key, forms in read_all(language).items():
        source = PLACEHOLDER.sub("", key.source)
        for name, term in glossary.get(key.context, {}).items():
            said = re.search(term["en"], source, re.IGNORECASE)
            if said and not all(re.search(term[language], form, re.IGNORECASE) for form in forms):
                yield f"{key.context}, {name}: {key.source!r} is {forms!r}"


def scan() -> list[Key]:
    """Return every text in the sources, in the order ``lupdate`` meets it."""
    sources = sorted(str(path) for path in (ROOT / "desktop").rglob("*.py"))
    with tempfile.TemporaryDirectory() as folder:
        target, named = Path(folder) / "all_de.ts", Path(folder) / "sources.txt"
        named.write_text("\n".join(sources), encoding="utf-8")  # a line of Windows cannot hold so many names
        run = subprocess.run(
            [
                str(qt_tool("lupdate")),
                f"@{named}",
                *("-tr-function-alias", "translate+=say"),
                *("-locations", "none", "-source-language", "en_GB", "-target-language", "de"),
                *("-ts", str(target)),
            ],
            check=True,
            capture_output=True,
            text=True,
        )
        if run.stderr.strip():
            print(run.stderr.strip(), file=sys.stderr)
        return [key for key in read(target) if key.context]


def catalogue_of(key: Key) -> str:
    """Return the name of the catalogue a text belongs to."""
    return key.context if key.context in games() else HOUSE


def write(path: Path, language: str, entries: Catalogue) -> None:
    """Write a .ts file, contexts in alphabetical order, messages as the sources say them."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en_GB">',
    ]
    for context in sorted({key.context for key in entries}):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for key, forms in entries.items():
            if key.context == context:
                lines += _message(key, forms)
        lines.append("</context>")
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join([*lines, "</TS>", ""]), encoding="utf-8")


def _message(key: Key, forms: tuple[str, ...]) -> Iterator[str]:
    state = "" if all(forms) else ' type="unfinished"'
    yield '    <message numerus="yes">' if key.plural else "    <message>"
    yield f"        <source>{escape(key.source)}</source>"
    if key.comment:
        yield f"        <comment>{escape(key.comment)}</comment>"
    if key.plural:
        yield f"        <translation{state}>"
        for form in forms:
            yield f"            <numerusform>{escape(form)}</numerusform>"
        yield "        </translation>"
    else:
        yield f"        <translation{state}>{escape(forms[0])}</translation>"
    yield "    </message>"


def wanted(language: str, keys: list[Key]) -> dict[str, list[Key]]:
    """Return what each catalogue of a language should hold."""
    split: dict[str, list[Key]] = {HOUSE: [], **{game: [] for game in games()}}
    for key in keys:
        if key.plural or language != "en":
            split[catalogue_of(key)].append(key)
    return split


def update(names: Collection[str]) -> int:
    """Bring catalogues up to date, all if none is named; translations that fit are kept."""
    keys = scan()
    for language in LANGUAGES:
        for name, held in wanted(language, keys).items():
            if names and name not in names:
                continue
            path = FOLDER / f"{name}_{language}.ts"
            old = read(path)
            new = {key: old.get(key, ("",) * (FORMS if key.plural else 1)) for key in held}
            if not new:
                path.unlink(missing_ok=True)
                continue
            write(path, language, new)
            unfinished = sum(not all(forms) for forms in new.values())
            print(
                f"{path.name}: {len(new)} texts, {unfinished} unfinished,"
                f" {len(old.keys() - new.keys())} dropped"
            )
    return 0


def complaints(keys: list[Key]) -> Iterator[str]:
    """Yield what is wrong: missing, left over, unfinished, or with other placeholders than its source."""
    for language in LANGUAGES:
        for name, held in wanted(language, keys).items():
            path = FOLDER / f"{name}_{language}.ts"
            present = read(path)
            for key in held:
                if key not in present:
                    yield f"{path.name}: missing: {key.source!r}"
            for key, forms in present.items():
                if key not in held:
                    yield f"{path.name}: no longer said: {key.source!r}"
                elif not all(forms):
                    yield f"{path.name}: unfinished: {key.source!r}"
                else:
                    yield from (f"{path.name}: {wrong}" for wrong in mismatches(key, forms))


def mismatches(key: Key, forms: tuple[str, ...]) -> Iterator[str]:
    """Yield how a translation's placeholders and spaces differ from its source's."""
    expected = {match[0] for match in PLACEHOLDER.finditer(key.source)}
    if key.plural and len(forms) != FORMS:
        yield f"{len(forms)} plural forms: {key.source!r}"
    for number, form in enumerate(forms):
        found = {match[0] for match in PLACEHOLDER.finditer(form)}
        may_miss = {"%n"} if key.plural and number == 0 else set()
        if not expected - may_miss <= found <= expected:
            yield f"placeholders {sorted(found)} instead of {sorted(expected)}: {form!r}"
        if (form[:1].isspace(), form[-1:].isspace()) != (key.source[:1].isspace(), key.source[-1:].isspace()):
            yield f"spaces at the ends differ: {form!r}"


def check() -> int:
    """Print every complaint; 1 if there is one."""
    found = list(complaints(scan()))
    print("\n".join(found) or "All catalogues are complete.")
    return bool(found)


def compile_all() -> int:
    """Compile the catalogues to ``build/translations``."""
    for language in LANGUAGES:
        print(release_catalogue(ROOT, language, ROOT / "build" / "translations"))
    return 0


def main() -> int:
    """Run one sub-command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(required=True, metavar="update | check | compile")
    updating = commands.add_parser("update", help=update.__doc__)
    updating.add_argument("names", nargs="*", metavar="NAME", help="a game, or “desktop”")
    updating.set_defaults(run=lambda given: update(given.names))
    commands.add_parser("check", help=check.__doc__).set_defaults(run=lambda _: check())
    commands.add_parser("compile", help=compile_all.__doc__).set_defaults(run=lambda _: compile_all())
    given = parser.parse_args()
    return int(given.run(given))


if __name__ == "__main__":
    sys.exit(main())
