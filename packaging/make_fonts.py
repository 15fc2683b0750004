"""Makes the fonts in ``resources/fonts`` from the originals: ``python packaging/make_fonts.py FOLDER``.

FOLDER holds the unpacked npm packages ``@expo-google-fonts/alegreya`` and
``@expo-google-fonts/alegreya-sans`` (any folder below it): the full static fonts as their authors published
them under the OFL, without reserved
names. Three things change: scripts that no text of ours uses are left out, lining figures are the default
(board numbers stand beside capitals), and hints, which Qt does not need, go. Old-style and tabular figures
stay one OpenType feature away (``onum``, ``tnum``).
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

OUT = Path(__file__).resolve().parent.parent / "resources" / "fonts"
WEIGHTS = {
    "Alegreya": ("500Medium", "700Bold", "800ExtraBold", "900Black"),
    "AlegreyaSans": (
        "400Regular",
        "400Regular_Italic",
        "500Medium",
        "700Bold",
        "700Bold_Italic",
        "800ExtraBold",
    ),
}
FEATURES = [
    *("kern", "mark", "mkmk", "ccmp", "locl", "liga", "cpsp", "case"),
    *("lnum", "onum", "pnum", "tnum", "frac", "numr", "dnom", "sups", "smcp", "c2sc"),
]
RANGES = (
    (0x0020, 0x007E),
    (0x00A0, 0x017F),  # Latin-1 and Latin Extended-A: every language written in Europe's Latin letters
    (0x0218, 0x021B),
    (0x02C6, 0x02DD),
    (0x0300, 0x030C),
    (0x1E80, 0x1E9E),
    (0x2009, 0x200A),
    (0x2010, 0x203A),
    (0x2044, 0x2044),
    (0x2070, 0x2089),
    (0x20AC, 0x20AC),
    (0x2116, 0x2122),
    (0x2150, 0x215F),
    (0x2190, 0x2199),
    (0x2212, 0x2265),
    (0x25A0, 0x25FF),
    (0x2600, 0x27BF),
)
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def make(source: Path, target: Path) -> None:
    """Subset one font and give it lining figures."""
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [*range(7), 11, 13, 14, 16, 17]
    options.notdef_outline = True
    options.glyph_names = True
    font = TTFont(source)
    digits = {ord("0") + value: f"{name}.lf" for value, name in enumerate(DIGITS)}
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(digits)
    cutter = subset.Subsetter(options)
    cutter.populate(
        unicodes=[code for first, last in RANGES for code in range(first, last + 1)],
        glyphs=[*DIGITS, *(f"{name}.{kind}" for name in DIGITS for kind in ("lf", "tf", "tosf"))],
    )
    cutter.subset(font)
    font.recalcTimestamp = False
    font.save(target)


def main() -> int:
    """Make all fonts and copy their licences."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    OUT.mkdir(parents=True, exist_ok=True)
    for family, weights in WEIGHTS.items():
        for weight in weights:
            source = next(folder.rglob(f"{family}_{weight}.ttf"))
            target = (
                OUT / f"{family}-{weight.lstrip('0123456789').replace('Regular_', '').replace('_', '')}.ttf"
            )
            make(source, target)
            print(f"{target.name}: {target.stat().st_size // 1024} KiB")
        licence = next(path / "LICENSE_FONT" for path in source.parents if (path / "LICENSE_FONT").is_file())
        shutil.copy(licence, OUT / f"OFL-{family}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
