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
_STEPS_EACH_SECOND, _STEPS_AT_ONCE = 2_000.0, 500_000.0


@dataclass(frozen=True)
class Settings:
    """The server's settings."""

    grace: float = 45.0
    """Seconds that the game waits for a person who is away before a bot steps in."""
    absence: float = 180.0
    """Seconds that a player must have been away before another can get the seat."""
    answer_seconds: int = 0
    """What a new table begins with: seconds to answer, after which a bot does; 0 for none."""
    idle: float = 300.0
    """Seconds that a room in which nobody is stays in memory."""
    max_connections: int = 64
    """Connections to a room that show no key of it, by either link; and such as have not said hello yet."""
    hello_seconds: float = 10.0
    """How long a connection may take to say hello."""
    messages_each_second: float = 20.0
    """How many messages a connection may send on average; three seconds' worth may come at once."""
    hosts: frozenset[str] = frozenset()
    """Names, beside plain addresses, by which this server may be called."""
    base: str = ""
    """The path below which the site stands, ``/games``; empty where the whole host is ours."""
    addresses: tuple[str, ...] = field(default=())
    """Addresses under which other devices on the network reach this server."""
    simulations: Path | None = None
    """The folder of simulations; None where none are offered."""
    longest_simulation: float = 1800.0
    """Seconds after which a simulation is stopped, and what was played by then reported."""
    documentation: Path | None = None
    """The folder of the built documentation site, served below ``/docs/``; None to serve none."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies, which are believed when they say who asks."""
    log: Form = "text"
    """How the log is written."""
    editions: Mapping[str, Path] = field(default_factory=dict[str, Path])
    """The files of the player's own boxes, by their ids."""
    reports: bool = False
    """Whether people may report each other to the administrator."""
    program: tuple[str, ...] = (sys.executable, "-m", "monopolista")
    """The command of this program, for what runs in a process of its own."""


@dataclass(frozen=True)
class ServerContext:
    """Everything the server does not make itself."""

    store: Store
    clock: Clock
    randomness: Randomness
    settings: Settings = field(default_factory=Settings)
    cluster: Cluster = field(default_factory=SingleProcess)
    metrics: Metrics = NULL_METRICS
    wall_time: Callable[[], float] = time.time
    """The seconds since 1970, for what has to be known in days, and after a restart."""
    guess_limiter: RateLimiter = field(init=False)
    """How often anybody at one address may try to come into a seat, in whatever room."""

    unknown_rooms: RateLimiter = field(init=False)
    """How many rooms that there are not anybody at one address may want to come into."""

    spectator_rate: RateLimiter = field(init=False)
    """How many steps of games anybody at one address may be shown who has no seat there."""

    reports: ReportLimits = field(init=False)
    """Rate limits of reports."""

    moderation: ModerationFeed = field(init=False)
    """Blocks, refused words and closed tables, as the administrator has set them."""

    scheduler: FairScheduler = field(init=False)
    """Schedules expensive work fairly among clients."""

    health: Health = field(init=False)
    """Whether the server is ready."""

    read_slots: anyio.Lock = field(init=False, default_factory=anyio.Lock)
    """Held while a game is replayed: several at once would be done no sooner, and all else later."""

    pending_hellos: PendingHellos = field(init=False, default_factory=PendingHellos)
    """Clients that are just arriving."""

    lookahead: Lookahead = field(init=False, default_factory=Lookahead)
    """Runs rollouts of positions in a process of its own."""

    def __post_init__(self) -> None:
        """Begin with nobody having asked for anything."""
        object.__setattr__(self, "scheduler", FairScheduler(self.clock))
        object.__setattr__(self, "health", Health(self.store, self.clock))
        object.__setattr__(self, "moderation", ModerationFeed(self.store))
        object.__setattr__(self, "reports", ReportLimits(self.clock))
        object.__setattr__(self, "spectator_rate", RateLimiter(self.clock, _STEPS_EACH_SECOND, _STEPS_AT_ONCE))
        object.__setattr__(self, "unknown_rooms", RateLimiter(self.clock, _UNKNOWN_EACH_SECOND, _UNKNOWN_AT_ONCE))
        object.__setattr__(self, "guess_limiter", RateLimiter(self.clock, _TRIES_EACH_SECOND, _TRIES_AT_ONCE))

    def below(self, limit: int) -> int:
        """Return an even number below a limit."""
        return int.from_bytes(self.randomness(16), "big") % limit
