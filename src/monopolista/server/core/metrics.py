"""What a server counts of what it does: called where things happen, and for nothing unless somebody looks."""

from collections.abc import Callable, Mapping
from typing import Literal, Protocol

CounterName = Literal[
    "moves",
    "games-started",
    "games-ended",
    "rooms-created",
    "requests",
    "refusals",
    "connections-rejected",
    "notifications-sent",
    "notifications-received",
    "notifications-missed",
    "database-disconnects",
    "database-reconnects",
]
"""What happens: answers by whom; games of which kind, and how they ended; HTTP by its status; what is refused where, by
its code and reason; who is turned away unheard, and why; what processes tell each other; how the database is reached.
"""
RejectionReason = Literal[
    "address-limit",
    "capacity",
    "evicted",
    "timeout",
    "malformed",
    "too-large",
    "fragments",
    "pings",
    "foreign-origin",
    "request-rate",
    "message-rate",
    "too-many-errors",
    "slow-reader",
    "no-hello",
    "room-crowded",
    "room-full",
    "replaced",
    "spectator-rate",
]
"""Why somebody is turned away; docs/serving.md says what each is."""
HistogramName = Literal["answer", "robot", "commit", "batch"]
"""How long a message takes from its arrival to its acknowledgement, by its kind; a robot; a commit; and how many
changes go to the disk by one.
"""
GaugeName = Literal["tables", "visitors", "connections", "waiting"]
"""How many there are at a moment: tables in memory, visitors and connections by kind; what waits, by for what."""
Look = Callable[[], Mapping[str, float]]


class Metrics(Protocol):
    """Whoever keeps count; any thread may call."""

    def count(self, what: CounterName, *kind: str, many: int = 1) -> None:
        """Count that something has happened, of some kind."""
        ...

    def measure(self, what: HistogramName, value: float, *kind: str) -> None:
        """Count one more of something that differs in size."""
        ...

    def watch(self, what: GaugeName, look: Look) -> None:
        """Have something looked at whenever somebody asks: how many there are of each kind."""
        ...


class NullMetrics:
    """Nobody looks, and nothing is counted."""

    def count(self, what: CounterName, *kind: str, many: int = 1) -> None:
        """Do nothing."""

    def measure(self, what: HistogramName, value: float, *kind: str) -> None:
        """Do nothing."""

    def watch(self, what: GaugeName, look: Look) -> None:
        """Do nothing."""


NULL_METRICS = NullMetrics()


def count_rejection(metrics: Metrics, why: RejectionReason) -> None:
    """Count somebody who is turned away."""
    metrics.count("connections-rejected", why)
