"""The server's context: store, clock, randomness, settings, and what all rooms share."""

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import anyio

from monopolista.server.cluster.cluster import Cluster, SingleProcess
from monopolista.server.core.clock import Clock
from monopolista.server.core.credentials import Randomness
from monopolista.server.core.fair_scheduler import FairScheduler
from monopolista.server.core.logging import Form
from monopolista.server.core.metrics import NULL_METRICS, Metrics
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.rooms.pending_hellos import PendingHellos
from monopolista.server.rooms.people.moderation_feed import ModerationFeed
from monopolista.server.rooms.people.report_limits import ReportLimits
from monopolista.server.rooms.play.lookahead import Lookahead
from monopolista.server.storage.base import Store
from monopolista.server.storage.health_check import Health

_TRIES_EACH_SECOND, _TRIES_AT_ONCE = 1 / 30, 8.0
_UNKNOWN_EACH_SECOND, _UNKNOWN_AT_ONCE = 2.0, 120.0
STEPS_EACH_SECOND, STEPS_AT_ONCE = 2_000.0, 500_000.0


@dataclass(frozen=True)
class Settings:
    """The server's settings."""

    grace: float = 45.0
    """Seconds that the game waits for a player who is away, before a bot plays."""
    absence: float = 180.0
    """Seconds that a player must be away before another player can get the seat."""
    answer_seconds: int = 0
    """The initial time limit of new tables, in seconds, after which a bot answers; 0 for no limit."""
    idle: float = 300.0
    """Seconds for which a room without clients stays in memory."""
    max_connections: int = 64
    """The highest number of connections to a room without a key, for each link; also of those without a hello."""
    hello_seconds: float = 10.0
    """The time limit for the hello message of a connection, in seconds."""
    messages_each_second: float = 20.0
    """The highest average rate of messages of a connection; a burst may have as many as three seconds allow."""
    hosts: frozenset[str] = frozenset()
    """Host names, besides IP addresses, under which clients may reach this server."""
    base: str = ""
    """The base path of the site, such as ``/games``; empty where the site has the whole host."""
    addresses: tuple[str, ...] = field(default=())
    """Addresses under which other devices on the network reach this server."""
    simulations: Path | None = None
    """The folder of simulations; None where simulations are not available."""
    longest_simulation: float = 1800.0
    """The time limit of a simulation in seconds; the games played so far are reported."""
    documentation: Path | None = None
    """The folder of the built documentation site, served below ``/docs/``; None to serve none."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of trusted proxies, whose forwarded client addresses the server uses."""
    log: Form = "text"
    """The format of the log."""
    editions: Mapping[str, Path] = field(default_factory=dict[str, Path])
    """The files of the user's own editions, by their ids."""
    boxes: bool = True
    """Whether rooms can have boxes of users' own."""
    pictures: bool = True
    """Whether boxes can have pictures of users' own, besides emoji and the drawings of the program."""
    boxes_per_hour: int = 20
    """How many boxes clients with one address may add in an hour."""
    reports: bool = False
    """Whether players can report abuse to the administrator."""
    program: tuple[str, ...] = (sys.executable, "-m", "monopolista")
    """The command of this program, for work in subprocesses."""


@dataclass(frozen=True)
class ServerContext:
    """The resources and services that all rooms share."""

    store: Store
    clock: Clock
    randomness: Randomness
    settings: Settings = field(default_factory=Settings)
    cluster: Cluster = field(default_factory=SingleProcess)
    metrics: Metrics = NULL_METRICS
    wall_time: Callable[[], float] = time.time
    """Returns the Unix time in seconds, for durations of days, and for times that must survive a restart."""
    guess_limiter: RateLimiter = field(init=False)
    """Limits the attempts to get a seat, per client address and over all rooms."""

    unknown_rooms: RateLimiter = field(init=False)
    """Limits the requests for rooms that do not exist, per client address."""

    spectator_rate: RateLimiter = field(init=False)
    """Limits the steps of games that are sent to spectators, per client address."""

    reports: ReportLimits = field(init=False)
    """Limits abuse reports."""

    moderation: ModerationFeed = field(init=False)
    """Blocked networks, refused words and closed rooms, as the administrator has set them."""

    scheduler: FairScheduler = field(init=False)
    """Schedules expensive work fairly among clients."""

    health: Health = field(init=False)
    """Whether the server is ready."""

    read_slots: anyio.Lock = field(init=False, default_factory=anyio.Lock)
    """Held while a game is replayed: parallel replays would finish no sooner, and would delay all other work."""

    pending_hellos: PendingHellos = field(init=False, default_factory=PendingHellos)
    """The hello messages that are being handled."""

    lookahead: Lookahead = field(init=False, default_factory=Lookahead)
    """Computes win odds by rollouts in a subprocess."""

    def __post_init__(self) -> None:
        """Create the services that depend on the clock and the store."""
        object.__setattr__(self, "scheduler", FairScheduler(self.clock))
        object.__setattr__(self, "health", Health(self.store, self.clock))
        object.__setattr__(self, "moderation", ModerationFeed(self.store))
        object.__setattr__(self, "reports", ReportLimits(self.clock))
        object.__setattr__(self, "spectator_rate", RateLimiter(self.clock, STEPS_EACH_SECOND, STEPS_AT_ONCE))
        object.__setattr__(self, "unknown_rooms", RateLimiter(self.clock, _UNKNOWN_EACH_SECOND, _UNKNOWN_AT_ONCE))
        object.__setattr__(self, "guess_limiter", RateLimiter(self.clock, _TRIES_EACH_SECOND, _TRIES_AT_ONCE))

    def below(self, limit: int) -> int:
        """Return a uniformly distributed number below a limit."""
        return int.from_bytes(self.randomness(16), "big") % limit
