"""Metrics in the Prometheus formats."""

import platform
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, disable_created_metrics
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import choose_encoder

from monopolista import __version__
from monopolista.server.core.metrics import CounterName, GaugeName, GaugeReader, HistogramName

_LATENCY_BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""In seconds."""
_BATCH_BUCKETS: Final = (1, 2, 4, 8, 16, 32, 64, 128)


@dataclass(frozen=True)
class _Metric:
    """A metric: its name, its description and its labels."""

    name: str
    text: str
    labels: tuple[str, ...] = ()
    buckets: tuple[float, ...] = _LATENCY_BUCKETS


_COUNTERS: Final[dict[CounterName, _Metric]] = {
    "moves": _Metric(
        "moves", "Answers in games, by their source; clock gives late answers and automatic bids", ("by",)
    ),
    "games-started": _Metric("games_started", "Games that have started", ("game",)),
    "games-ended": _Metric("games_ended", "Games that have ended or were abandoned", ("game", "how")),
    "rooms-created": _Metric("rooms_created", "Tables created"),
    "boxes-added": _Metric("boxes_added", "Boxes of users' own that were checked and stored"),
    "requests": _Metric("http_requests", "HTTP requests, by the status of the response", ("method", "status")),
    "refusals": _Metric("refusals", "Refused commands and requests, at a table or over HTTP", ("at", "code", "reason")),
    "connections-rejected": _Metric(
        "connections_rejected", "Connections and requests rejected before any processing", ("reason",)
    ),
    "notifications-sent": _Metric("notifications_sent", "Notifications sent to other processes"),
    "notifications-received": _Metric("notifications_received", "Notifications received from other processes"),
    "notifications-missed": _Metric(
        "notifications_missed", "Changes of games found before or without their notification"
    ),
    "database-disconnects": _Metric("database_disconnects", "Times that the database became unreachable"),
    "database-reconnects": _Metric("database_reconnects", "Times that the database became reachable again"),
}
_HISTOGRAMS: Final[dict[HistogramName, _Metric]] = {
    "answer": _Metric(
        "message_latency_seconds", "Time from the arrival of a message at a table to its acknowledgement", ("message",)
    ),
    "robot": _Metric("bot_decision_seconds", "Time that a bot needs to decide"),
    "commit": _Metric("commit_seconds", "Time that the database needs to write changes to the disk"),
    "batch": _Metric("commit_changes", "Number of changes in one commit", buckets=_BATCH_BUCKETS),
}
_GAUGES: Final[dict[GaugeName, _Metric]] = {
    "tables": _Metric("tables", "Tables in memory: in the lobby, playing, or with a game that is over", ("state",)),
    "visitors": _Metric(
        "clients", "Clients at tables: with a seat, with the link for spectators, or others", ("kind",)
    ),
    "connections": _Metric("connections", "Open connections", ("protocol",)),
    "waiting": _Metric("queue_length", "Queued changes, connections and CPU-heavy requests", ("what",)),
}


class MetricDescription(NamedTuple):
    """A metric as it is exposed, for the documentation."""

    name: str
    kind: str
    labels: tuple[str, ...]
    text: str


class PrometheusMetrics:
    """Metrics in a registry of their own."""

    def __init__(self, database: str) -> None:
        """Create the metrics of a server with this kind of database."""
        disable_created_metrics()
        self._registry = CollectorRegistry()
        self._counters = {what: self._counter(metric) for what, metric in _COUNTERS.items()}
        self._histograms = {what: self._histogram(metric) for what, metric in _HISTOGRAMS.items()}
        self._children: dict[tuple[str, ...], Any] = {}
        """The children of metrics by label values, cached."""
        self._readers: dict[GaugeName, list[GaugeReader]] = {}
        self._database = database
        ProcessCollector(registry=self._registry)
        self._registry.register(self)

    def _counter(self, metric: _Metric) -> Counter:
        return Counter(metric.name, metric.text, metric.labels, namespace="monopolista", registry=self._registry)

    def _histogram(self, metric: _Metric) -> Histogram:
        name, labels = f"monopolista_{metric.name}", metric.labels
        return Histogram(name, metric.text, labels, registry=self._registry, buckets=metric.buckets)

    def count(self, counter: CounterName, *kind: str, many: int = 1) -> None:
        """Increment a counter."""
        child = self._children.get((counter, *kind)) or self._child(self._counters[counter], counter, kind)
        child.inc(many)

    def measure(self, histogram: HistogramName, value: float, *kind: str) -> None:
        """Add an observation to a histogram."""
        child = self._children.get((histogram, *kind)) or self._child(self._histograms[histogram], histogram, kind)
        child.observe(value)

    def _child(self, parent: Counter | Histogram, what: str, kind: tuple[str, ...]) -> Any:
        child = parent.labels(*kind) if kind else parent
        self._children[what, *kind] = child
        return child

    def watch(self, gauge: GaugeName, reader: GaugeReader) -> None:
        """Register a function that returns the values of a gauge by kind."""
        self._readers.setdefault(gauge, []).append(reader)

    def collect(self) -> Iterator[Metric]:
        """Collect the gauges."""
        for what, metric in _GAUGES.items():
            family = GaugeMetricFamily(f"monopolista_{metric.name}", metric.text, labels=metric.labels)
            for look in self._readers.get(what, ()):
                for kind, number in look().items():
                    family.add_metric([kind], number)
            yield family
        labels = {"version": __version__, "python": platform.python_version(), "database": self._database}
        build_info = GaugeMetricFamily(
            "monopolista_build_info", "Version of the program, of Python and of the database", labels=[*labels]
        )
        build_info.add_metric([*labels.values()], 1)
        yield build_info

    def descriptions(self) -> Iterator[MetricDescription]:
        """Describe every metric of the registry; those of the process have the labels of their samples."""
        declared = [*_COUNTERS.values(), *_HISTOGRAMS.values(), *_GAUGES.values()]
        labels = {f"monopolista_{metric.name}": metric.labels for metric in declared}
        for family in self._registry.collect():
            name = f"{family.name}_total" if family.type == "counter" else family.name
            sampled = tuple(label for sample in family.samples[:1] for label in sample.labels)
            yield MetricDescription(name, family.type, labels.get(family.name, sampled), family.documentation)

    def render(self, accept: str) -> tuple[bytes, str]:
        """Render all metrics in a format that the Accept header allows; return the body and its content type."""
        encode, form = choose_encoder(accept)
        return encode(self._registry), form
