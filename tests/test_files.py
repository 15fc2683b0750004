"""Where the program's own files are."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop import files

CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de"><context><name>ui</name>
<message><source>Stop</source><translation>{stop}</translation></message></context></TS>
"""


@pytest.fixture
def checkout(tmp_path):
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "desktop_de.ts").write_text(CATALOGUE.format(stop="Aufhören"), "utf-8")
    return tmp_path


@pytest.fixture
def packed(tmp_path, monkeypatch):
    folder = tmp_path / "_files"
    (folder / "translations").mkdir(parents=True)
    (folder / "translations" / "de.qm").write_bytes(b"compiled")
    monkeypatch.setattr(files, "PACKED", folder)
    return folder


def spoken(catalogue):
    code = (
        "import sys; from PySide6.QtCore import QTranslator; t = QTranslator(); t.load(sys.argv[1]);"
        "print(t.translate('ui', 'Stop'))"
    )
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code, str(catalogue)],
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout.strip()


def test_a_checkout_has_its_resources_beside_the_package():
    assert files.resource_path("fonts") == files.CHECKOUT / "resources" / "fonts"


def test_a_wheel_has_its_resources_inside_the_package(packed):
    assert files.resource_path("games", "devil") == packed / "resources" / "games" / "devil"


def test_a_wheel_has_compiled_catalogues(packed):
    assert files.catalogue_path("de") == packed / "translations" / "de.qm"


def test_a_language_without_a_catalogue_has_none(packed):
    assert files.catalogue_path("fr") is None


def test_a_catalogue_is_compiled_when_it_is_first_wanted(checkout):
    assert spoken(files.release_catalogue(checkout, "de", checkout / "build")) == "Aufhören"


def test_a_catalogue_is_compiled_anew_when_it_has_changed(checkout):
    compiled = files.release_catalogue(checkout, "de", checkout / "build")
    source = checkout / "translations" / "desktop_de.ts"
    source.write_text(CATALOGUE.format(stop="Halt"), "utf-8")
    later = compiled.stat().st_mtime_ns + 1_000_000_000
    os.utime(source, ns=(later, later))
    assert spoken(files.release_catalogue(checkout, "de", checkout / "build")) == "Halt"


def test_a_current_catalogue_is_left_alone(checkout):
    compiled = files.release_catalogue(checkout, "de", checkout / "build")
    before = compiled.stat().st_mtime_ns
    files.release_catalogue(checkout, "de", checkout / "build")
    assert compiled.stat().st_mtime_ns == before


def test_all_catalogues_of_a_language_become_one(checkout):
    other = CATALOGUE.format(stop="Los").replace("<name>ui</name>", "<name>devil</name>")
    (checkout / "translations" / "devil_de.ts").write_text(other, "utf-8")
    assert spoken(files.release_catalogue(checkout, "de", checkout / "build")) == "Aufhören"


def test_without_sources_there_is_no_catalogue(checkout):
    assert files.release_catalogue(checkout, "nl", checkout / "build") is None


def test_where_nothing_may_be_written_catalogues_go_to_a_temporary_folder(checkout):
    blocked = checkout / "blocked"
    blocked.write_text("a file where the folder should be", "utf-8")
    compiled = files.release_catalogue(checkout, "de", blocked / "translations")
    assert not compiled.is_relative_to(checkout)


def test_the_temporary_folder_is_one_and_goes_with_the_process(checkout):
    (checkout / "blocked").write_text("a file where the folder should be", "utf-8")
    code = (
        "import sys; from pathlib import Path; from desktop.files import release_catalogue as compiled;"
        "here = Path(sys.argv[1]); paths = {compiled(here, 'de', here / 'blocked') for _ in range(2)};"
        "print(*paths, all(path.is_file() for path in paths), sep='\\n')"
    )
    command = [sys.executable, "-c", code, str(checkout)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    compiled, there = done.stdout.splitlines()
    assert there == "True"
    assert not Path(compiled).parent.exists()


def test_a_damaged_catalogue_is_an_error(checkout):
    (checkout / "translations" / "desktop_de.ts").write_text("<TS", "utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        files.release_catalogue(checkout, "de", checkout / "build")


def test_half_a_catalogue_is_never_left_behind(checkout):
    (checkout / "translations" / "desktop_de.ts").write_text("<TS", "utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        files.release_catalogue(checkout, "de", checkout / "build")
    assert list((checkout / "build").iterdir()) == []


def test_a_tool_that_qt_does_not_bring_is_missed_by_name():
    with pytest.raises(FileNotFoundError, match="lbrew"):
        files.qt_tool("lbrew")
