"""Whether there is a display, found out before Qt ends the program for want of one."""

from __future__ import annotations

import builtins
import ctypes
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from desktop.cli import words
from desktop.cli.voice import Wrong

__all__ = ["need_display", "need_qt"]

LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
}
"""What Qt's windows need on Linux, and the Debian packages that have it."""

OF_X = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
"""The same for a display of X."""

VARIABLE = "QT_QPA_PLATFORM"
LOOKED_AT = {"", "xcb", "wayland"}
"""Displays of Linux that are found out about here, before Qt."""

STDERR = 2
"""The descriptor, whatever Python writes to."""

SHOWS_NOTHING = {"offscreen", "minimal"}
"""What always works."""


def need_qt() -> None:
    """Make sure that Qt can draw.

    Raises:
        Wrong: it cannot be loaded; on Linux with the packages that are missing.
    """
    _need(LIBRARIES if sys.platform.startswith("linux") else {})
    plain = builtins.__import__
    try:
        import PySide6.QtWidgets  # noqa: F401, PLC0415 - only commands that draw need it
    except ImportError as failed:
        raise Wrong(words.NO_QT.fill(reason=str(failed).rstrip("."))) from None
    # otherwise PySide6 reads the source of every module that is imported from now on, and keeps it, in order
    # to know whether "from __feature__ import" may be written there: 0.3 ms for each, and nobody here does
    builtins.__import__ = plain


def need_display() -> None:
    """Make sure that a window can be shown.

    Raises:
        Wrong: there is no display, or a library is missing, or the environment names a display of no kind.
    """
    wished = os.environ.get(VARIABLE, "")
    platform = wished.partition(":")[0]
    linux = sys.platform.startswith("linux")
    if linux and platform in LOOKED_AT:
        _need_display_of(platform)
    need_qt()
    if not wished or platform in SHOWS_NOTHING or (linux and platform in LOOKED_AT):
        return
    known = sorted(set(_platforms()))
    named = {name.partition(":")[0] for name in wished.split(";")}
    if known and (named.isdisjoint(known) or (linux and not _opens())):
        raise Wrong(words.NO_PLATFORM.fill(wished=wished, platforms=", ".join(known)))


def _need_display_of(platform: str) -> None:
    wayland = platform != "xcb" and _wayland()
    if not wayland and not (platform != "wayland" and os.environ.get("DISPLAY")):
        raise Wrong(words.NO_DISPLAY)
    if not wayland:
        _need(OF_X)
        if not _x():
            raise Wrong(words.NO_DISPLAY)


def _platforms() -> Iterator[str]:
    """Yield the names of the displays that Qt has plug-ins for; they are not loaded."""
    from PySide6.QtCore import QLibraryInfo, QPluginLoader  # noqa: PLC0415 - only who draws needs Qt

    for file in Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms").glob("*"):
        about: Any = QPluginLoader(str(file)).metaData().get("MetaData", {})
        yield from about.get("Keys", ())


def _opens() -> bool:
    """Return whether Qt comes up with the wished display and a screen: a child tries, since Qt may abort."""
    child = os.fork()  # type: ignore[attr-defined,unused-ignore]  # Windows is never asked
    if child:
        _, status = os.waitpid(child, 0)
        return status == 0
    try:
        _come_up()
    finally:
        os._exit(1)


def _come_up() -> None:
    """Open the display, quietly, and end this process with 0 if there is a screen."""
    import resource  # noqa: PLC0415 - there is none on Windows

    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # type: ignore[attr-defined,unused-ignore]  # the same
    os.dup2(os.open(os.devnull, os.O_WRONLY), STDERR)
    if QGuiApplication([]).primaryScreen():
        os._exit(0)


def _need(libraries: dict[str, str]) -> None:
    missing = [f"{library} ({package})" for library, package in libraries.items() if not _loads(library)]
    if missing:
        raise Wrong(words.LIBRARIES.fill(libraries=", ".join(missing)))


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _wayland() -> bool:
    """Return whether somebody listens at the socket of a Wayland display."""
    name = os.environ.get("WAYLAND_DISPLAY")
    if not name:
        return False
    import socket  # noqa: PLC0415 - not every start needs it

    with socket.socket(socket.AF_UNIX) as tried:  # type: ignore[attr-defined,unused-ignore]  # the same
        try:
            tried.connect(str(Path(os.environ.get("XDG_RUNTIME_DIR", "/"), name)))
        except OSError:
            return False
    return True


def _x() -> bool:
    """Return whether the X display lets us in."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed
