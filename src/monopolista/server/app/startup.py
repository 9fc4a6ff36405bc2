"""Starting the server: a port, the network's addresses, the data folder, uvicorn."""

import errno
import secrets
import socket
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.types import ASGIApp

from monopolista.server.app import metrics_app
from monopolista.server.app.application import make_app
from monopolista.server.core.clock import Clock, SystemClock
from monopolista.server.core.credentials import Randomness
from monopolista.server.core.logging import write_sparingly
from monopolista.server.core.metrics import NULL_METRICS
from monopolista.server.net.connection_limiter import MAX_CONNECTIONS, ConnectionLimiter
from monopolista.server.net.graceful_server import (
    ACCEPTS_PER_TURN,
    BACKLOG,
    CancellableApp,
    SecondaryListener,
    SecondaryServer,
    Server,
)
from monopolista.server.net.ingress_scheduler import IngressScheduler
from monopolista.server.net.proxy_middleware import ProxyMiddleware
from monopolista.server.net.security_headers import SecurityHeaders
from monopolista.server.net.trusted_proxies import TrustedProxies
from monopolista.server.net.uvicorn_protocols import HttpProtocol, LimitedProtocol, WebSocketProtocol
from monopolista.server.retention.job import RetentionJob
from monopolista.server.retention.policy import RetentionPolicy
from monopolista.server.rooms.context import ServerContext, Settings
from monopolista.server.rooms.websocket import LONGEST_MESSAGE
from monopolista.server.storage.data_dir import DataDir, DataDirInUseError
from monopolista.server.storage.factory import open_address, open_folder
from monopolista.server.storage.sql_store import SqlStore
from monopolista.server.storage.sqlite import Loss, SqliteStore
from monopolista.user_files import data_folder

if sys.platform != "win32":
    import resource
if TYPE_CHECKING:
    from monopolista.server.app.prometheus import Prometheus

FIRST_PORT = 8000
_PORTS_TRIED = 100
_KEPT_BACK = 512
"""Descriptors for files, and for those who are let in only to be told off: twice as many as may wait, and more."""
_LONGEST_HEADERS = 16 * 1024
_SWEPT_EVERY = 1
_MOST_LOOKERS = 64
"""Connections to the figures."""
SIMULATIONS = "simulations"
"""The folder of simulations, beside the store."""
EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts that mean every network this machine is on."""


class StartupError(Exception):
    """The server cannot start; the message says in one line what to do."""


@dataclass(frozen=True)
class Place:
    """Where a server listens."""

    listener: socket.socket
    port: int
    addresses: tuple[str, ...]
    """Addresses for other devices on the network."""
    base: str = ""
    """The path below which the site stands there."""

    @property
    def own(self) -> str:
        """Return the address for this very machine."""
        host = self.listener.getsockname()[0]
        name = "localhost" if host in EVERYWHERE or host.startswith("127.") else host
        return f"http://{name}:{self.port}{self.base}/"


def listen(host: str, port: int | None, base: str = "") -> Place:
    """Return an open port: the one asked for, or the first free one; or raise StartupError."""
    ports = range(FIRST_PORT, FIRST_PORT + _PORTS_TRIED) if port is None else (port,)
    for one in ports:
        try:
            listener = _open(host, one)
        except OSError as error:
            if port is None and error.errno == errno.EADDRINUSE:
                continue
            raise StartupError(_why_not(host, one, error)) from error
        bound = listener.getsockname()[1]
        return Place(listener, bound, _network_addresses(bound, base) if host in EVERYWHERE else (), base)
    raise StartupError(f"ports {ports[0]} to {ports[-1]} are all in use: name a free one with --port")


def _open(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio would leave Nagle's algorithm on, and a view would wait 40 ms behind an answer.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except BaseException:
        listener.close()
        raise
    return listener


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use: name another with --port, or leave it out to take a free one"
    return f"cannot listen on {host or 'any address'} port {port} ({error}): try another --host or --port"


def _network_addresses(port: int, base: str) -> tuple[str, ...]:
    """Return this machine's address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.254.254.254", 1))
        except OSError:
            return ()
        host: str = probe.getsockname()[0]
    return () if host.startswith("127.") or host in EVERYWHERE else (f"http://{host}:{port}{base}/",)


def own_names() -> tuple[str, ...]:
    """Return the names by which this machine is called on its network."""
    name = socket.gethostname()
    return name, f"{name}.local"


def open_store(data: Path | None, *, interrupted: bool = False, loss: Loss = "refuse") -> SqliteStore:
    """Return the store in a folder, the user's own by default; the server before may have been interrupted."""
    return open_folder(data or data_folder(), interrupted=interrupted, loss=loss)


def open_in(folder: DataDir, loss: Loss = "refuse") -> SqliteStore:
    """Return the store in a folder that this process holds; where that cannot be, the folder is left as it was."""
    try:
        return open_folder(folder.path, interrupted=folder.interrupted, loss=loss)
    except BaseException:
        folder.release_unchanged()
        raise


@contextmanager
def opened(data: Path | None, database: str = "", loss: Loss = "refuse") -> Generator[SqlStore]:
    """Open the store of a folder, or at an address, for a moment, beside a server or without one."""
    if database:
        cluster = open_address(database)
        try:
            yield cluster
        finally:
            cluster.close()
        return
    try:
        folder = DataDir(data or data_folder())
    except DataDirInUseError:
        folder = None
    store = open_in(folder, loss) if folder is not None else open_store(data, loss=loss)
    try:
        yield store
    finally:
        store.close()
        if folder is not None:
            folder.release()


def serve(
    store: SqlStore,
    place: Place,
    settings: Settings,
    randomness: Randomness = secrets.token_bytes,
    *,
    keep: RetentionPolicy | None = None,
    ready: Callable[[], None] | None = None,
    metrics: Place | None = None,
) -> None:
    """Serve until interrupted, and figures where they are asked for; say when one may.

    Where nobody says how long to keep what, all is kept as it is.
    """
    clock = SystemClock()
    write_sparingly(clock, settings.log)
    counted = _counting(store) if metrics is not None else None
    proxies = TrustedProxies(settings.behind)
    limiter = ConnectionLimiter(clock, _most_connections(), proxies, counted or NULL_METRICS)
    context = ServerContext(store, clock, randomness, settings, store.cluster(), counted or NULL_METRICS)
    ingress = IngressScheduler(proxies=proxies)
    context.metrics.watch("waiting", lambda: {"lines": ingress.waiting, "dear-work": context.scheduler.running})
    app = make_app(context, RetentionJob(store, keep) if keep is not None else None)
    config = _configured(CancellableApp(ProxyMiddleware(app, proxies, limiter)), limiter, ingress)
    config.callback_notify = limiter.enforce_deadlines
    beside = None
    if metrics is not None and counted is not None:
        beside = SecondaryListener(
            _beside(metrics_app.make_app(counted, context.health), clock, config), metrics.listener
        )
    server = Server(config, context.health.begin_shutdown, beside)
    with server.capture_signals():  # who is told to end while it starts ends as soon as it has started
        if ready is not None:
            ready()
        server.run(sockets=[place.listener])


def _counting(store: SqlStore) -> "Prometheus":
    """Return what counts, and have the store counted too."""
    from monopolista.server.app.prometheus import Prometheus  # noqa: PLC0415 (only where somebody looks)

    counted = Prometheus(store.kind)
    store.set_metrics(counted)
    return counted


def _beside(app: ASGIApp, clock: Clock, main: LimitedProtocol) -> SecondaryServer:
    """Return the server of figures, which has a door of its own: whoever crowds one keeps nobody from the other."""
    limiter = ConnectionLimiter(clock, _MOST_LOOKERS)
    config = _configured(CancellableApp(app), limiter, IngressScheduler())
    config.lifespan = "off"
    sweep = main.callback_notify
    assert sweep is not None

    async def sweep_both() -> None:
        await sweep()
        await limiter.enforce_deadlines()

    main.callback_notify = sweep_both
    return SecondaryServer(config)


def _configured(app: ASGIApp, limiter: ConnectionLimiter, ingress: IngressScheduler) -> LimitedProtocol:
    """Return how an application is served by way of a door."""
    config = LimitedProtocol(
        SecurityHeaders(app),
        log_config=None,
        log_level="warning",
        access_log=False,
        http=HttpProtocol,
        h11_max_incomplete_event_size=_LONGEST_HEADERS,
        loop="asyncio",
        ws=WebSocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # a few bytes unpack to a thousand times as many
        backlog=ACCEPTS_PER_TURN,
        timeout_notify=_SWEPT_EVERY,
        server_header=False,
        proxy_headers=False,  # Behind hears them, for the door too
    )
    config.limiter, config.ingress = limiter, ingress
    return config


def _most_connections() -> int:
    """Raise the limit of descriptors as far as it goes; return how many of them connections may have."""
    if sys.platform == "win32":
        return MAX_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):
        hard = soft  # macOS calls its limit infinite and allows less
    if hard == resource.RLIM_INFINITY:
        return MAX_CONNECTIONS
    return min(MAX_CONNECTIONS, max(hard - _KEPT_BACK, hard // 2))
