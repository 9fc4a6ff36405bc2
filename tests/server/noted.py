"""Metrics that are recorded for tests."""

from collections import Counter

from monopolista.server.core.metrics import CounterName, GaugeName, GaugeReader, HistogramName


class RecordingMetrics:
    """Notes everything that is counted."""

    def __init__(self) -> None:
        self.counted: Counter[tuple[str, ...]] = Counter()
        self.measured: Counter[tuple[str, ...]] = Counter()
        self.gauges: dict[GaugeName, GaugeReader] = {}

    def count(self, counter: CounterName, *kind: str, many: int = 1) -> None:
        self.counted[counter, *kind] += many

    def measure(self, histogram: HistogramName, value: float, *kind: str) -> None:
        assert value >= 0
        self.measured[histogram, *kind] += 1

    def watch(self, gauge: GaugeName, reader: GaugeReader) -> None:
        self.gauges[gauge] = reader

    def rejections(self) -> dict[str, int]:
        """Return how many were turned away, by why."""
        return {kind[0]: many for (what, *kind), many in self.counted.items() if what == "connections-rejected"}
