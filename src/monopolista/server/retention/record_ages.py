"""How old records are: a long time in which nothing at all was recorded does not count.

A clock that is far ahead, however it came to be, looks like such a time: between the newest record and now, or between
two records once a game was played by that clock. So no clock makes what was played yesterday a year old.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

DAY = 86_400
LONGEST_GAP = 100
"""Days without any record that are believed; of more, one counts."""
FIRST_DAY = 1_500_000_000
"""Before there was a monopolista nobody touched anything: what says so is damaged, or from before it was noted."""


@dataclass
class Records:
    """On which days something was recorded, as far as that is known by a moment in seconds since 1970."""

    moment: int
    days: set[int] = field(default_factory=set[int])

    def note(self, touched: Iterable[int]) -> None:
        """Take in when records were touched last; dates that cannot be are left out."""
        self.days.update(one // DAY for one in touched if FIRST_DAY < one <= self.moment)

    @property
    def newest(self) -> int | None:
        """Return the day of the newest record, None where there is none."""
        return max(self.days, default=None)

    @property
    def is_plausible(self) -> bool:
        """Say whether the moment is no more than a believable time after the newest record."""
        return self.newest is None or self.moment // DAY - self.newest <= LONGEST_GAP

    def ages(self) -> "RecordAges":
        """Return how old records are by what is known of all of them."""
        known = sorted({*self.days, self.moment // DAY})
        gaps = [(later * DAY, (later - earlier - 1) * DAY) for earlier, later in pairwise(known)]
        return RecordAges(self.moment, tuple((end, length) for end, length in gaps if length >= LONGEST_GAP * DAY))


@dataclass(frozen=True)
class RecordAges:
    """How old records are at a moment."""

    moment: int
    gaps: tuple[tuple[int, int], ...] = ()
    """Where each long time without records ended, and how many seconds of it do not count."""

    def days(self, touched: int) -> float:
        """Return how many days old a record is that was touched last at some second since 1970."""
        without = sum(length for end, length in self.gaps if touched < end)
        return (self.moment - touched - without) / DAY
