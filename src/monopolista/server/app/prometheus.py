"""A server's figures as Prometheus reads them."""

import platform
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, disable_created_metrics
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import choose_encoder

from monopolista import __version__
from monopolista.server.core.metrics import CounterName, GaugeName, HistogramName, Look

_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""
_FEW: Final = (1, 2, 4, 8, 16, 32, 64, 128)


@dataclass(frozen=True)
class _Told:
    """A figure: its name, what it says, and by which labels its kinds are told apart."""

    name: str
    text: str
    labels: tuple[str, ...] = ()
    buckets: tuple[float, ...] = _QUICK


_COUNTERS: Final[dict[CounterName, _Told]] = {
    "moves": _Told("moves", "Answers in games, by who gave them; clock is for who is late or has a limit", ("by",)),
    "games-started": _Told("games_started", "Games that have begun", ("game",)),
    "games-ended": _Told("games_ended", "Games that have ended: over, or given up", ("game", "how")),
    "rooms-created": _Told("rooms_created", "Tables that were opened"),
    "requests": _Told("http_requests", "Requests over HTTP, by the status of their answer", ("method", "status")),
    "refusals": _Told("refusals", "What was asked for and refused, at a table or over HTTP", ("at", "code", "reason")),
    "connections-rejected": _Told(
        "connections_rejected", "Connections and requests that were rejected unheard", ("reason",)
    ),
    "notifications-sent": _Told("notifications_sent", "Notifications that were sent to other processes"),
    "notifications-received": _Told("notifications_received", "Notifications of other processes that were heard"),
    "notifications-missed": _Told("notifications_missed", "Games that had gone on, of which nothing was heard in time"),
    "database-disconnects": _Told("database_disconnects", "How often the database could no longer be reached"),
    "database-reconnects": _Told("database_reconnects", "How often it could be reached again"),
}
_HISTOGRAMS: Final[dict[HistogramName, _Told]] = {
    "answer": _Told(
        "message_latency_seconds", "From the arrival of a message at a table to its acknowledgement", ("message",)
    ),
    "robot": _Told("bot_decision_seconds", "How long a robot takes to decide"),
    "commit": _Told("commit_seconds", "How long the database takes to have changes on the disk"),
    "batch": _Told("commit_changes", "How many changes went to the disk together", buckets=_FEW),
}
_GAUGES: Final[dict[GaugeName, _Told]] = {
    "tables": _Told("tables", "Tables in memory: in the lobby, playing, or with a game that is over", ("state",)),
    "visitors": _Told("clients", "Who is at tables: at a seat, by the spectators' link, or other", ("kind",)),
    "connections": _Told("connections", "Connections that are open", ("protocol",)),
    "waiting": _Told(
        "queue_length", "What waits: changes to be kept, lines to be heard, dear work for its turn", ("what",)
    ),
}


class Prometheus:
    """Figures in a registry of their own."""

    def __init__(self, database: str) -> None:
        """Begin to count, for a server that keeps its games in a kind of database."""
        disable_created_metrics()
        self._registry = CollectorRegistry()
        self._counters = {what: self._counter(told) for what, told in _COUNTERS.items()}
        self._histograms = {what: self._histogram(told) for what, told in _HISTOGRAMS.items()}
        self._kinds: dict[tuple[str, ...], Any] = {}
        """What counts one kind: looked up once."""
        self._looks: dict[GaugeName, list[Look]] = {}
        self._database = database
        ProcessCollector(registry=self._registry)
        self._registry.register(self)

    def _counter(self, told: _Told) -> Counter:
        return Counter(told.name, told.text, told.labels, namespace="monopolista", registry=self._registry)

    def _histogram(self, told: _Told) -> Histogram:
        name, labels = f"monopolista_{told.name}", told.labels
        return Histogram(name, told.text, labels, registry=self._registry, buckets=told.buckets)

    def count(self, what: CounterName, *kind: str, many: int = 1) -> None:
        """Count that something has happened, of some kind."""
        child = self._kinds.get((what, *kind)) or self._kind(self._counters[what], what, kind)
        child.inc(many)

    def measure(self, what: HistogramName, value: float, *kind: str) -> None:
        """Count one more of something that differs in size."""
        child = self._kinds.get((what, *kind)) or self._kind(self._histograms[what], what, kind)
        child.observe(value)

    def _kind(self, parent: Counter | Histogram, what: str, kind: tuple[str, ...]) -> Any:
        child = parent.labels(*kind) if kind else parent
        self._kinds[what, *kind] = child
        return child

    def watch(self, what: GaugeName, look: Look) -> None:
        """Have something looked at whenever somebody asks."""
        self._looks.setdefault(what, []).append(look)

    def collect(self) -> Iterator[Metric]:
        """Look at all that is watched."""
        for what, told in _GAUGES.items():
            family = GaugeMetricFamily(f"monopolista_{told.name}", told.text, labels=told.labels)
            for look in self._looks.get(what, ()):
                for kind, number in look().items():
                    family.add_metric([kind], number)
            yield family
        about = {"version": __version__, "python": platform.python_version(), "database": self._database}
        built = GaugeMetricFamily("monopolista_build_info", "What runs here", labels=[*about])
        built.add_metric([*about.values()], 1)
        yield built

    def told(self, accept: str) -> tuple[bytes, str]:
        """Return all figures as who asks can read them, and in which form that is."""
        encode, form = choose_encoder(accept)
        return encode(self._registry), form
