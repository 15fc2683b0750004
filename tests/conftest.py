"""Options of the whole suite."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest


def pytest_addoption(parser):
    parser.addoption(
        "--rewrite-golden", action="store_true", help="write the golden records anew instead of comparing"
    )


@pytest.fixture(scope="session", autouse=True)
def one_application(qapp):
    """Have the window's application before a command could make one that only speaks."""
    return qapp
