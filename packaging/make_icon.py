"""Prints the program's icon in all its forms: ``python packaging/make_icon.py``.

SVG and PNG go to ``resources/icons/app``, the Windows and macOS containers to ``packaging``.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from art.icon import icon
from art.press import ROOT
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL = 32
ICNS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""Apple's names of the PNG sizes."""


def png(size: int) -> bytes:
    """Return the icon in one size; small ones are drawn simpler."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    svg = icon(small=size <= SMALL).svg()
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon of PNGs."""
    sizes = [size for size in pictures if size <= 256]
    offset = 6 + 16 * len(sizes)
    entries, bodies = [], []
    for size in sizes:
        body = pictures[size]
        entries.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(body), offset))
        bodies.append(body)
        offset += len(body)
    return struct.pack("<HHH", 0, 1, len(sizes)) + b"".join(entries + bodies)


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return a macOS icon of PNGs."""
    bodies = [
        name + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for name, size in ICNS.items()
    ]
    return b"icns" + struct.pack(">I", 8 + sum(map(len, bodies))) + b"".join(bodies)


def main() -> int:
    """Write all forms."""
    application = QGuiApplication(sys.argv[:1])
    folder = ROOT / "resources" / "icons" / "app"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "spieltisch.svg").write_text(icon().svg(), encoding="utf-8")
    pictures = {size: png(size) for size in SIZES}
    for size, body in pictures.items():
        (folder / f"spieltisch-{size}.png").write_bytes(body)
    for system, name, body in (("windows", "ico", ico(pictures)), ("macos", "icns", icns(pictures))):
        target = ROOT / "packaging" / system / f"spieltisch.{name}"
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(body)
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
