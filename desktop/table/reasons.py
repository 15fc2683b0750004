"""Why a file could not be read or written, in the words of people; the system speaks one language only."""

from __future__ import annotations

import errno

from desktop.core.text import Value, say

__all__ = ["A_FOLDER", "NO_FILE", "reason_of"]

A_FOLDER = say("table", "a folder, not a file")
NO_FILE = say("table", "not an ordinary file")
DENIED = say("table", "access denied")
FULL = say("table", "the disk is full")

REASONS = {
    errno.ENOENT: say("table", "file not found"),
    errno.ENOTDIR: say("table", "folder not found"),
    errno.EISDIR: A_FOLDER,
    errno.EACCES: DENIED,
    errno.EPERM: DENIED,
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: say("table", "the file would be too large"),
    errno.EROFS: say("table", "the disk can only be read"),
    errno.EIO: say("table", "the disk reports an error"),
    errno.EMFILE: say("table", "too many files are open"),
    errno.ENFILE: say("table", "too many files are open"),
    errno.ENAMETOOLONG: say("table", "the name is too long"),
}


def reason_of(failed: OSError) -> Value:
    """Return the reason as a text; what is too rare to have one, as the system says it."""
    known = REASONS.get(failed.errno) if failed.errno is not None else None
    return known or failed.strerror or type(failed).__name__
