"""Starts servers quickly: loads everything once, then forks one for each folder or database named on its input."""

import importlib
import json
import os
import signal
import sys
from pathlib import Path

from monopolista.server import start
from monopolista.server.around import Settings
from monopolista.server.databases import is_address

LOADED_LATE = (
    "anyio._backends._asyncio",
    "monopolista.server.postgres",
    "psycopg_binary",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)


def serve(named: str) -> None:
    """Be a server until killed; nobody is replaced by a bot."""
    place = start.listen("127.0.0.1", 0)
    sys.stdout.write(json.dumps({"pid": os.getpid(), "port": place.port}) + "\n")
    sys.stdout.flush()
    store = start.open_address(named) if is_address(named) else start.open_store(Path(named))
    start.serve(store, place, Settings(grace=1e6))


def main() -> None:
    """Fork a server for each line."""
    for part in LOADED_LATE:
        importlib.import_module(part)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork() == 0:
            serve(line.strip())
            os._exit(0)


if __name__ == "__main__":
    main()
