"""Ages of records, without long periods in which nothing was recorded.

A clock that is far ahead looks like such a period: between the newest record and now, or between two records once a
game was played with that clock. So no clock can make yesterday's games a year old.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

DAY = 86_400
LONGEST_GAP = 100
"""The longest plausible period without records, in days; a longer one counts as one day."""
FIRST_DAY = 1_500_000_000
"""The earliest plausible time: an earlier one is damaged, or was never recorded."""


@dataclass
class Records:
    """The days on which something was recorded, up to a Unix time in seconds."""

    moment: int
    days: set[int] = field(default_factory=set[int])

    def note(self, touched: Iterable[int]) -> None:
        """Add times of last use; ignore implausible ones."""
        self.days.update(one // DAY for one in touched if FIRST_DAY < one <= self.moment)

    @property
    def newest(self) -> int | None:
        """Return the day of the newest record, None where there is none."""
        return max(self.days, default=None)

    @property
    def is_plausible(self) -> bool:
        """Return whether the moment is at most a plausible period after the newest record."""
        return self.newest is None or self.moment // DAY - self.newest <= LONGEST_GAP

    def ages(self) -> "RecordAges":
        """Return the ages of records, given all of them."""
        known = sorted({*self.days, self.moment // DAY})
        gaps = [(later * DAY, (later - earlier - 1) * DAY) for earlier, later in pairwise(known)]
        return RecordAges(self.moment, tuple((end, length) for end, length in gaps if length >= LONGEST_GAP * DAY))


@dataclass(frozen=True)
class RecordAges:
    """The ages of records at a moment."""

    moment: int
    gaps: tuple[tuple[int, int], ...] = ()
    """The end of each long period without records, and how many seconds of it do not count."""

    def days(self, touched: int) -> float:
        """Return the age in days of a record that was last used at a Unix time in seconds."""
        without = sum(length for end, length in self.gaps if touched < end)
        return (self.moment - touched - without) / DAY
