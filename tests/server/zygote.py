"""A process that has loaded the program already, and forks for each run of it: ``tests/server/forked.py`` starts it.

Loading takes most of a second, a fork some hundredths. A run has its own arguments, environment, folder and files, and
ends as the program ends that is started anew. Its status is had from here, for it is no child of the tests.
"""

import atexit
import importlib
import json
import os
import signal
import socket
import sys
import threading
import traceback
from collections.abc import Callable
from typing import Any, Final, NoReturn

from monopolista.games import GAMES
from monopolista.names import similar_name

LOADED_LATE: Final = (
    "anyio._backends._asyncio",
    "babel.lists",
    "fluent.runtime",
    "monopolista.cli.commands.serve",
    "monopolista.cli.parser",
    "monopolista.client.bots",
    "monopolista.server.storage.postgres",
    "monopolista.server.app.prometheus",
    "monopolista.server.app.startup",
    "psycopg_binary",
    "regex",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
LONGEST: Final = 1 << 20
"""Bytes of a request."""


def main() -> None:
    """Fork until nobody can ask for it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for part in LOADED_LATE:
        importlib.import_module(part)
    _read_what_every_run_reads()
    with socket.socket(fileno=int(sys.argv[1])) as asks:
        while asked := _received(asks):
            request, files = asked
            if "wait" in request:
                _, status = os.waitpid(request["wait"], 0)
                answer = os.waitstatus_to_exitcode(status)
            elif (answer := os.fork()) == 0:
                asks.close()
                _end(_prepared(request, files), request["arguments"])
            for file in files:
                os.close(file)
            asks.send(json.dumps(answer).encode())


def _read_what_every_run_reads() -> None:
    """Read the boxes and the look-alike characters, which each run would read and check for itself."""
    for game in GAMES.values():
        for edition in game.editions():
            game.box(edition, None)
    similar_name("a", ["b"])


def _end(program: Callable[[list[str]], int], arguments: list[str]) -> NoReturn:
    """Run the program, and end as an interpreter does but for taking itself down.

    To give back all that was loaded, page by page, takes ten times the CPU of starting and stopping a server.
    """
    status = 1
    try:
        status = program(arguments)
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
        if isinstance(ended.code, str):
            sys.stderr.write(f"{ended.code}\n")
    except KeyboardInterrupt:
        traceback.print_exc()
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)
    except BaseException:  # noqa: BLE001 (as the interpreter does)
        traceback.print_exc()
    getattr(threading, "_shutdown")()  # noqa: B009 (waits for threads, as the interpreter does)
    atexit._run_exitfuncs()  # pyright: ignore[reportPrivateUsage]
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def _received(asks: socket.socket) -> tuple[dict[str, Any], list[int]] | None:
    text, files, _, _ = socket.recv_fds(asks, LONGEST, 2)
    return (json.loads(text), files) if text else None


def _prepared(request: dict[str, Any], files: list[int]) -> Callable[[list[str]], int]:
    """Give a run what is its own; return the program."""
    for number, file in enumerate(files, 1):
        os.dup2(file, number)
        os.close(file)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = ["monopolista", *request["arguments"]]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    return importlib.import_module(request["program"]).main


if __name__ == "__main__":
    main()
