"""The metrics interface, called where events happen; without a metrics listener, nothing is counted."""

from collections.abc import Callable, Mapping
from typing import Literal, Protocol

CounterName = Literal[
    "moves",
    "games-started",
    "games-ended",
    "rooms-created",
    "boxes-added",
    "requests",
    "refusals",
    "connections-rejected",
    "notifications-sent",
    "notifications-received",
    "notifications-missed",
    "database-disconnects",
    "database-reconnects",
]
"""Counters: answers by actor; games by kind and end; HTTP requests by status; refusals by code and reason; rejected
connections by reason; notifications between processes; changes of the availability of the database.
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
"""Why a connection or request is rejected; docs/reference/server.md describes each reason."""
HistogramName = Literal["answer", "robot", "commit", "batch"]
"""Histograms: the latency of a message until its acknowledgement, by kind; the time of a bot's decision and of a
commit; the number of changes in a commit.
"""
GaugeName = Literal["tables", "visitors", "connections", "waiting"]
"""Gauges: tables in memory; clients and connections by kind; queue lengths by kind."""
GaugeReader = Callable[[], Mapping[str, float]]


class Metrics(Protocol):
    """A sink for metrics; its methods can be called from any thread."""

    def count(self, counter: CounterName, *kind: str, many: int = 1) -> None:
        """Increment a counter."""
        ...

    def measure(self, histogram: HistogramName, value: float, *kind: str) -> None:
        """Add an observation to a histogram; durations are in seconds."""
        ...

    def watch(self, gauge: GaugeName, reader: GaugeReader) -> None:
        """Register a function that returns the values of a gauge by kind, called whenever metrics are read."""
        ...


class NullMetrics:
    """Metrics that are discarded."""

    def count(self, counter: CounterName, *kind: str, many: int = 1) -> None:
        """Do nothing."""

    def measure(self, histogram: HistogramName, value: float, *kind: str) -> None:
        """Do nothing."""

    def watch(self, gauge: GaugeName, reader: GaugeReader) -> None:
        """Do nothing."""


NULL_METRICS = NullMetrics()


def count_rejection(metrics: Metrics, reason: RejectionReason) -> None:
    """Count a rejected connection or request."""
    metrics.count("connections-rejected", reason)
