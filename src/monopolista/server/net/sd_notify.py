"""Notifications to systemd about the state of the service (sd_notify)."""

import os
import socket
import sys
from contextlib import suppress


def notify(what: str) -> None:
    """Send a state to systemd, where it waits for one; ignore a closed socket."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if not where or sys.platform == "win32":
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, suppress(ConnectionError, FileNotFoundError):
        line.connect(f"\0{where[1:]}" if where.startswith("@") else where)
        line.sendall(what.encode())
