"""Options of the whole suite."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_addoption(parser):
    parser.addoption(
        "--rewrite-golden", action="store_true", help="write the golden records anew instead of comparing"
    )
