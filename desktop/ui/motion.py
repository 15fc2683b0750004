"""Whether the system asks programs to move less."""

from __future__ import annotations

import sys

from PySide6.QtCore import QSettings

__all__ = ["system_wants_less_motion"]

SPI_GETCLIENTAREAANIMATION = 0x1042
PORTAL = "org.freedesktop.portal.Desktop"
PATIENCE = 150
"""Milliseconds that a desktop portal may take to answer."""


def system_wants_less_motion() -> bool:
    """Return the system's wish; False where it cannot be asked."""
    match sys.platform:
        case "win32":
            return _windows()
        case "darwin":
            return bool(QSettings("com.apple.universalaccess", "").value("reduceMotion", 0, int))
        case _:
            return _portal()


def _windows() -> bool:
    import ctypes  # noqa: PLC0415 - only here

    animated = ctypes.c_int(1)
    user32 = ctypes.windll.user32  # type: ignore[attr-defined, unused-ignore]
    return bool(
        user32.SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)
        and not animated.value
    )


def _portal() -> bool:
    from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage  # noqa: PLC0415 - only here

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    settings = QDBusInterface(
        PORTAL, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", bus
    )
    settings.setTimeout(PATIENCE)
    for namespace, key, less in (
        ("org.freedesktop.appearance", "reduced-motion", 1),
        ("org.gnome.desktop.interface", "enable-animations", False),
    ):
        reply = settings.call("ReadOne", namespace, key)
        if reply.type() == QDBusMessage.MessageType.ReplyMessage and reply.arguments():
            value = reply.arguments()[0]
            return bool(getattr(value, "variant", lambda found=value: found)() == less)
    return False
