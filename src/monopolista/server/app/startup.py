"""Server startup: listening sockets, addresses, the data directory and uvicorn."""

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
from monopolista.server.core.logging import configure_logging
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
    from monopolista.server.app.prometheus import PrometheusMetrics

FIRST_PORT = 8000
_PORTS_TRIED = 100
_RESERVED_DESCRIPTORS = 512
"""File descriptors for files and for connections that are rejected: more than twice the backlog."""
_LONGEST_HEADERS = 16 * 1024
_DEADLINE_INTERVAL = 1
_MAX_METRICS_CONNECTIONS = 64
"""The connection limit of the metrics listener."""
SIMULATIONS = "simulations"
"""The folder of simulations, beside the store."""
ALL_INTERFACES = ("0.0.0.0", "::", "")
"""Hosts that mean all network interfaces."""


class StartupError(Exception):
    """The server cannot start; the message says in one line what to do."""


@dataclass(frozen=True)
class ListenAddress:
    """A listening socket with its addresses."""

    listener: socket.socket
    port: int
    addresses: tuple[str, ...]
    """URLs for other devices on the network."""
    base: str = ""
    """The base path of the site."""

    @property
    def own(self) -> str:
        """Return the URL for this machine."""
        host = self.listener.getsockname()[0]
        name = "localhost" if host in ALL_INTERFACES or host.startswith("127.") else host
        return f"http://{name}:{self.port}{self.base}/"


def bind(host: str, port: int | None, base: str = "") -> ListenAddress:
    """Bind the requested port, or the first free one from 8000.

    Raises
    ------
    StartupError
        The port is in use, or the address is not available.
    """
    ports = range(FIRST_PORT, FIRST_PORT + _PORTS_TRIED) if port is None else (port,)
    for one in ports:
        try:
            listener = _open(host, one)
        except OSError as error:
            if port is None and error.errno == errno.EADDRINUSE:
                continue
            raise StartupError(_explain(host, one, error)) from error
        bound_port = listener.getsockname()[1]
        return ListenAddress(
            listener, bound_port, _network_addresses(bound_port, base) if host in ALL_INTERFACES else (), base
        )
    raise StartupError(f"ports {ports[0]} to {ports[-1]} are all in use: name a free one with --port")


def _open(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With TCP stated, asyncio disables Nagle's algorithm, which would delay messages by 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except BaseException:
        listener.close()
        raise
    return listener


def _explain(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use: name another with --port, or leave it out to take a free one"
    return f"cannot listen on {host or 'any address'} port {port} ({error}): try another --host or --port"


def _network_addresses(port: int, base: str) -> tuple[str, ...]:
    """Return this machine's URL on its network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.254.254.254", 1))
        except OSError:
            return ()
        host: str = probe.getsockname()[0]
    return () if host.startswith("127.") or host in ALL_INTERFACES else (f"http://{host}:{port}{base}/",)


def host_names() -> tuple[str, ...]:
    """Return the names of this machine on its network."""
    name = socket.gethostname()
    return name, f"{name}.local"


def open_store(data: Path | None, *, interrupted: bool = False, loss: Loss = "refuse") -> SqliteStore:
    """Open the store in a folder, the user's own by default."""
    return open_folder(data or data_folder(), interrupted=interrupted, loss=loss)


def open_locked(folder: DataDir, loss: Loss = "refuse") -> SqliteStore:
    """Open the store in a locked folder; on failure, release the folder as it was found."""
    try:
        return open_folder(folder.path, interrupted=folder.interrupted, loss=loss)
    except BaseException:
        folder.release_unchanged()
        raise


@contextmanager
def open_offline(data: Path | None, database: str = "", loss: Loss = "refuse") -> Generator[SqlStore]:
    """Open the store of a folder or at an address, with or without a running server."""
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
    store = open_locked(folder, loss) if folder is not None else open_store(data, loss=loss)
    try:
        yield store
    finally:
        store.close()
        if folder is not None:
            folder.release()


def serve(
    store: SqlStore,
    place: ListenAddress,
    settings: Settings,
    randomness: Randomness = secrets.token_bytes,
    *,
    keep: RetentionPolicy | None = None,
    ready: Callable[[], None] | None = None,
    metrics: ListenAddress | None = None,
) -> None:
    """Serve until interrupted.

    Parameters
    ----------
    keep
        The retention policy; None retains all data.
    ready
        Called once signals are handled and connections can wait in the backlog.
    metrics
        Where to serve metrics and health checks; None serves none.
    """
    clock = SystemClock()
    configure_logging(clock, settings.log)
    prometheus = _create_metrics(store) if metrics is not None else None
    proxies = TrustedProxies(settings.trusted_proxies)
    limiter = ConnectionLimiter(clock, _most_connections(), proxies, prometheus or NULL_METRICS)
    context = ServerContext(store, clock, randomness, settings, store.cluster(), prometheus or NULL_METRICS)
    ingress = IngressScheduler(proxies=proxies)
    context.metrics.watch("waiting", lambda: {"lines": ingress.waiting, "expensive-work": context.scheduler.running})
    app = make_app(context, RetentionJob(store, keep) if keep is not None else None)
    config = _configure(CancellableApp(ProxyMiddleware(app, proxies, limiter)), limiter, ingress)
    config.callback_notify = limiter.enforce_deadlines
    secondary = None
    if metrics is not None and prometheus is not None:
        secondary = SecondaryListener(
            _metrics_server(metrics_app.make_app(prometheus, context.health), clock, config), metrics.listener
        )
    server = Server(config, context.health.begin_shutdown, secondary)
    with server.capture_signals():  # a signal during startup takes effect after it
        if ready is not None:
            ready()
        server.run(sockets=[place.listener])


def _create_metrics(store: SqlStore) -> "PrometheusMetrics":
    """Return the metrics, and connect the store to them."""
    from monopolista.server.app.prometheus import PrometheusMetrics  # noqa: PLC0415 (needed only with a metrics listener)

    prometheus = PrometheusMetrics(store.kind)
    store.set_metrics(prometheus)
    return prometheus


def _metrics_server(app: ASGIApp, clock: Clock, main: LimitedProtocol) -> SecondaryServer:
    """Return the metrics server, with connection limits of its own: load on one server does not affect the other."""
    limiter = ConnectionLimiter(clock, _MAX_METRICS_CONNECTIONS)
    config = _configure(CancellableApp(app), limiter, IngressScheduler())
    config.lifespan = "off"
    enforce_main = main.callback_notify
    assert enforce_main is not None

    async def enforce_both() -> None:
        await enforce_main()
        await limiter.enforce_deadlines()

    main.callback_notify = enforce_both
    return SecondaryServer(config)


def _configure(app: ASGIApp, limiter: ConnectionLimiter, ingress: IngressScheduler) -> LimitedProtocol:
    """Return the uvicorn configuration of an application with connection limits."""
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
        ws_per_message_deflate=False,  # compressed messages can expand a thousandfold
        backlog=ACCEPTS_PER_TURN,
        timeout_notify=_DEADLINE_INTERVAL,
        server_header=False,
        proxy_headers=False,  # ProxyMiddleware reads them, for the connection limiter too
    )
    config.limiter, config.ingress = limiter, ingress
    return config


def _most_connections() -> int:
    """Raise the limit of file descriptors as far as possible; return how many connections it allows."""
    if sys.platform == "win32":
        return MAX_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):
        hard = soft  # macOS reports an infinite limit, and allows less
    if hard == resource.RLIM_INFINITY:
        return MAX_CONNECTIONS
    return min(MAX_CONNECTIONS, max(hard - _RESERVED_DESCRIPTORS, hard // 2))
