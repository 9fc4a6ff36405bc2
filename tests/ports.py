"""Ports for servers that come back on theirs: below the ephemeral ports of the system."""

import os
import socket
from contextlib import suppress
from itertools import count
from typing import Final

FIRST: Final = 16_000
"""Linux lends 32,768 and above to connections: a server that was away could find its port taken by one."""
EACH: Final = 1_000
SLICES: Final = 16
_asked = count(os.getpid())


def lasting_port() -> int:
    """Return a port that nobody has; a test that runs beside this one is given others."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % SLICES
    ports = (FIRST + worker * EACH + number % EACH for number in _asked)
    return next(port for port in ports if is_free(port))


def is_free(port: int) -> bool:
    """Say whether nobody has a port."""
    with socket.socket() as place, suppress(OSError):
        place.bind(("", port))
        return True
    return False
