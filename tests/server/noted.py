"""Figures that a test can look at."""

from collections import Counter

from monopolista.server.core.metrics import CounterName, GaugeName, HistogramName, Look


class Noted:
    """Notes everything that is counted."""

    def __init__(self) -> None:
        self.counted: Counter[tuple[str, ...]] = Counter()
        self.measured: Counter[tuple[str, ...]] = Counter()
        self.looks: dict[GaugeName, Look] = {}

    def count(self, what: CounterName, *kind: str, many: int = 1) -> None:
        self.counted[what, *kind] += many

    def measure(self, what: HistogramName, value: float, *kind: str) -> None:
        assert value >= 0
        self.measured[what, *kind] += 1

    def watch(self, what: GaugeName, look: Look) -> None:
        self.looks[what] = look

    def turned_away(self) -> dict[str, int]:
        """Return how many were turned away, by why."""
        return {kind[0]: many for (what, *kind), many in self.counted.items() if what == "connections-rejected"}
