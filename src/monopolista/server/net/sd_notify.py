"""What systemd is told of a server that it has started, and waits to be told (sd_notify)."""

import os
import socket
import sys
from contextlib import suppress


def tell(what: str) -> None:
    """Tell how it stands, where somebody waits for it; who has gone since is not missed."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if not where or sys.platform == "win32":
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, suppress(ConnectionError, FileNotFoundError):
        line.connect(f"\0{where[1:]}" if where.startswith("@") else where)
        line.sendall(what.encode())
