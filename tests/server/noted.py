"""Figures that a test can look at."""

from collections import Counter

from monopolista.server.core.metrics import Counted, Look, Measured, Seen


class Noted:
    """Notes everything that is counted."""

    def __init__(self) -> None:
        self.counted: Counter[tuple[str, ...]] = Counter()
        self.measured: Counter[tuple[str, ...]] = Counter()
        self.looks: dict[Seen, Look] = {}

    def count(self, what: Counted, *kind: str, many: int = 1) -> None:
        self.counted[what, *kind] += many

    def measure(self, what: Measured, value: float, *kind: str) -> None:
        assert value >= 0
        self.measured[what, *kind] += 1

    def watch(self, what: Seen, look: Look) -> None:
        self.looks[what] = look

    def turned_away(self) -> dict[str, int]:
        """Return how many were turned away, by why."""
        return {kind[0]: many for (what, *kind), many in self.counted.items() if what == "turned-away"}
