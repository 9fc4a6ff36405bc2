"""Starting the server: a port, the network's addresses, the data folder, uvicorn."""

import errno
import secrets
import socket
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from monopolista.owned import data_folder
from monopolista.server.app import make_app
from monopolista.server.around import Around, Settings
from monopolista.server.clock import SystemClock
from monopolista.server.databases import open_address, open_folder
from monopolista.server.door import MOST_IN_ALL, Door
from monopolista.server.folder import Folder, Held
from monopolista.server.hearing import Hearing
from monopolista.server.keys import Randomness
from monopolista.server.logs import write_sparingly
from monopolista.server.retention import Keep
from monopolista.server.serving import AT_A_TURN, WAITING, Server, Stoppable
from monopolista.server.socket import LONGEST_MESSAGE
from monopolista.server.sql import SqlStore
from monopolista.server.sqlite import SqliteStore
from monopolista.server.sweeper import Sweeper
from monopolista.server.wire import Doored, HttpLine, WebSocketLine

if sys.platform != "win32":
    import resource

FIRST_PORT = 8000
_PORTS_TRIED = 100
_KEPT_BACK = 512
"""Descriptors for files, and for those who are let in only to be told off: twice as many as may wait, and more."""
_LONGEST_HEADERS = 16 * 1024
_SWEPT_EVERY = 1
SIMULATIONS = "simulations"
"""The folder of simulations, beside the store."""
EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts that mean every network this machine is on."""


class CannotStart(Exception):  # noqa: N818 (a line for the person at the terminal)
    """The server cannot start; the message says in one line what to do."""


@dataclass(frozen=True)
class Place:
    """Where a server listens."""

    listener: socket.socket
    port: int
    addresses: tuple[str, ...]
    """Addresses for other devices on the network."""

    @property
    def own(self) -> str:
        """Return the address for this very machine."""
        host = self.listener.getsockname()[0]
        return f"http://{'localhost' if host in EVERYWHERE or host.startswith('127.') else host}:{self.port}/"


def listen(host: str, port: int | None) -> Place:
    """Return an open port: the one asked for, or the first free one; or raise CannotStart."""
    ports = range(FIRST_PORT, FIRST_PORT + _PORTS_TRIED) if port is None else (port,)
    for one in ports:
        try:
            listener = _open(host, one)
        except OSError as error:
            if port is None and error.errno == errno.EADDRINUSE:
                continue
            raise CannotStart(_why_not(host, one, error)) from error
        bound = listener.getsockname()[1]
        return Place(listener, bound, _network_addresses(bound) if host in EVERYWHERE else ())
    raise CannotStart(f"ports {ports[0]} to {ports[-1]} are all in use: name a free one with --port")


def _open(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio would leave Nagle's algorithm on, and a view would wait 40 ms behind an answer.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(WAITING)
    except BaseException:
        listener.close()
        raise
    return listener


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use: name another with --port, or leave it out to take a free one"
    return f"cannot listen on {host or 'any address'} port {port} ({error}): try another --host or --port"


def _network_addresses(port: int) -> tuple[str, ...]:
    """Return this machine's address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.254.254.254", 1))
        except OSError:
            return ()
        host: str = probe.getsockname()[0]
    return () if host.startswith("127.") or host in EVERYWHERE else (f"http://{host}:{port}/",)


def own_names() -> tuple[str, ...]:
    """Return the names by which this machine is called on its network."""
    name = socket.gethostname()
    return name, f"{name}.local"


def open_store(data: Path | None, *, interrupted: bool = False) -> SqliteStore:
    """Return the store in a folder, the user's own by default; the server before may have been interrupted."""
    return open_folder(data or data_folder(), interrupted=interrupted)


def open_in(folder: Folder) -> SqliteStore:
    """Return the store in a folder that this process holds."""
    return open_folder(folder.path, interrupted=folder.interrupted)


@contextmanager
def opened(data: Path | None, database: str = "") -> Generator[SqlStore]:
    """Open the store of a folder, or at an address, for a moment, beside a server or without one."""
    if database:
        elsewhere = open_address(database)
        try:
            yield elsewhere
        finally:
            elsewhere.close()
        return
    try:
        folder = Folder(data or data_folder())
    except Held:
        folder = None
    store = open_store(data, interrupted=folder is not None and folder.interrupted)
    try:
        yield store
    finally:
        store.close()
        if folder is not None:
            folder.let_go()


def serve(
    store: SqlStore,
    place: Place,
    settings: Settings,
    randomness: Randomness = secrets.token_bytes,
    *,
    keep: Keep | None = None,
    ready: Callable[[], None] | None = None,
) -> None:
    """Serve until interrupted; say when one may. Where nobody says how long to keep what, all is kept as it is."""
    clock = SystemClock()
    write_sparingly(clock)
    door = Door(clock, _most_connections())
    around = Around(store, clock, randomness, settings, store.elsewhere())
    config = Doored(
        Stoppable(make_app(around, Sweeper(store, keep) if keep is not None else None)),
        log_config=None,
        log_level="warning",
        access_log=False,
        http=HttpLine,
        h11_max_incomplete_event_size=_LONGEST_HEADERS,
        loop="asyncio",
        ws=WebSocketLine,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # a few bytes unpack to a thousand times as many
        backlog=AT_A_TURN,
        callback_notify=door.sweep,
        timeout_notify=_SWEPT_EVERY,
        server_header=False,
    )
    config.door, config.hearing = door, Hearing()
    server = Server(config)
    with server.capture_signals():  # who is told to end while it starts ends as soon as it has started
        if ready is not None:
            ready()
        server.run(sockets=[place.listener])


def _most_connections() -> int:
    """Raise the limit of descriptors as far as it goes; return how many of them connections may have."""
    if sys.platform == "win32":
        return MOST_IN_ALL
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):
        hard = soft  # macOS calls its limit infinite and allows less
    if hard == resource.RLIM_INFINITY:
        return MOST_IN_ALL
    return min(MOST_IN_ALL, max(hard - _KEPT_BACK, hard // 2))
