"""What the server writes of itself: little, however much happens, and a traceback only where the program failed."""

import logging
import sys
from types import TracebackType

from monopolista.server.clock import Clock
from monopolista.server.guard import Bucket

_EACH_SECOND, _AT_ONCE = 1 / 10, 10.0
_OURS = __name__.partition(".")[0]
_LONGEST = 120
Place = tuple[str, str, int]


class Sparing(logging.Filter):
    """Lets so many records through from one place in the program, and counts the others."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._buckets: dict[Place, Bucket] = {}
        self._left_out: dict[Place, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a record is written, in how few words it can be."""
        place = record.name, record.pathname, record.lineno
        bucket = self._buckets.setdefault(place, Bucket(self._clock, _EACH_SECOND, _AT_ONCE))
        if not bucket.take():
            self._left_out[place] = self._left_out.get(place, 0) + 1
            return False
        _shorten(record)
        if more := self._left_out.pop(place, 0):
            record.msg, record.args = f"{record.getMessage()} (and {more} more like it)", None
        return True


def _shorten(record: logging.LogRecord) -> None:
    """Make one line of a failure in which nothing of this program had a part."""
    if record.exc_info and record.exc_info[1] is not None and not _is_ours(record.exc_info[2]):
        record.msg, record.args = f"{record.getMessage().strip()}: {brief(record.exc_info[1])}", None
        record.exc_info = None


def brief(error: BaseException) -> str:
    """Return a failure in half a line, without what somebody sent: that may be long, or a key."""
    return f"{type(error).__name__} {str(error)[:_LONGEST]!a}"


def _is_ours(trace: TracebackType | None) -> bool:
    while trace is not None:
        if str(trace.tb_frame.f_globals.get("__name__", "")).partition(".")[0] == _OURS:
            return True
        trace = trace.tb_next
    return False


def write_sparingly(clock: Clock) -> None:
    """Have all that is logged written to the terminal, sparingly."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
    handler.addFilter(Sparing(clock))
    logging.getLogger().addHandler(handler)
