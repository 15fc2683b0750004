"""Prints the covers: ``python packaging/make_covers.py [--png FOLDER] [GAME ...]``.

A cover whose title differs between languages is printed once for each as ``cover.<language>.svg``;
``cover.svg`` is the one in English, or the only one. ImageMagick reduces the small prints to 256 inks.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from art.press import ROOT, Sheet, load_fonts
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

CREDITS = {
    "devil": "Tanja Engel · Sara Engel",
    "coco": "Christine Basler · Alix-Kis Bouguerra",
    "fagin": "Dean Conrad",
    "ladies": "Loïc Lamy",
    "florence": "Wolfgang Kramer · Richard Ulrich",
}
TITLES: dict[str, dict[str, tuple[str, ...]]] = {
    "devil": {"": ("Auf Teufel", "komm raus")},
    "coco": {"": ("Coco Razzi",)},
    "fagin": {"": ("Fagin’s", "Gang")},
    "ladies": {"": ("Ladies", "Gentlemen")},
    "florence": {
        "": ("The Princes", "of Florence"),
        "de": ("Die Fürsten", "von Florenz"),
        "nl": ("De Vorsten", "van Florence"),
    },
}


SMALL = 484 / 900
"""The shelf shows covers 242 wide, and twice as many pixels on a fine screen."""


def render(svg: str, target: Path, scale: float) -> None:
    """Draw a cover as QtSvg shows it."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    image = QImage(renderer.defaultSize() * scale, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    image.save(str(target))


def save_ink(target: Path) -> None:
    """Let a print do with 256 colours: nobody sees it, and the shelf stands 15 ms sooner."""
    subprocess.run(["convert", target, "+dither", "-colors", "256", f"PNG8:{target}"], check=True)


def main() -> int:
    """Print the covers that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(TITLES))
    parser.add_argument("--png", type=Path, help="also render pictures into this folder")
    parser.add_argument("--scale", type=float, default=1.0)
    arguments = parser.parse_args()
    application = QGuiApplication(sys.argv[:1])
    load_fonts()
    for game in arguments.games:
        cover: Callable[[tuple[str, ...], str], Sheet] = import_module(f"art.{game}").cover
        for language, titles in TITLES[game].items():
            svg = cover(titles, CREDITS[game]).svg()
            folder = ROOT / "resources" / "games" / game
            folder.mkdir(parents=True, exist_ok=True)
            name = f"cover.{language}" if language else "cover"
            (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
            render(svg, folder / f"{name}.png", SMALL)
            save_ink(folder / f"{name}.png")
            print(f"{game}/{name}.svg: {len(svg) // 1024} KiB")
            if arguments.png:
                render(svg, arguments.png / f"{game}-{name}.png", arguments.scale)
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
