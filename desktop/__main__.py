"""``spieltisch`` and ``python -m desktop``. It imports no Qt, since every worker process imports it."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support

__all__ = ["main"]


def main() -> int:
    """Start; in a worker process of the frozen program, work."""
    freeze_support()
    from desktop.cli import main as command  # noqa: PLC0415 - workers need none of it

    return command()


if __name__ == "__main__":
    sys.exit(main())
