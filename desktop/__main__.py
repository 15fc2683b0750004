"""``spieltisch`` and ``python -m desktop``. It imports no Qt, since every worker process imports it."""

from __future__ import annotations

import signal
import sys

__all__ = ["main"]


def main() -> int:
    """Start; in a worker process of the frozen program, work."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support  # noqa: PLC0415 - elsewhere it does nothing and costs 10 ms

        freeze_support()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until there is something to end cleanly
    from desktop.cli import main as command  # noqa: PLC0415 - workers need none of it

    signal.signal(signal.SIGINT, signal.default_int_handler)
    return command()


if __name__ == "__main__":
    sys.exit(main())
