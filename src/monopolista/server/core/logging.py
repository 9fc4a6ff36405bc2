"""What the server writes of itself: little, however much happens, and a traceback only where the program failed.

What is written says at which table and in answer to which request it was, by names made for that. It never says a key,
a link, a name, or anything else that somebody sent: an error's own words may hold all of that, so its kind is told, and
where in the program it was.
"""

import json
import logging
import sqlite3
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from traceback import format_tb
from types import TracebackType
from typing import Literal, cast

from monopolista.server.core import credentials
from monopolista.server.core.clock import Clock
from monopolista.server.core.rate_limit import TokenBucket

Form = Literal["text", "json"]
_EACH_SECOND, _AT_ONCE = 1 / 10, 10.0
_OURS = __name__.partition(".")[0]
_LONGEST = 120
_OF_THE_MACHINE = (OSError, sqlite3.Error)
"""Errors whose words are the machine's, and nobody's who asks."""
_MOST_CAUSES = 8
Place = tuple[str, str, int]

_request: ContextVar[str] = ContextVar("request", default="")
_address: ContextVar[str] = ContextVar("address", default="")
_table: ContextVar[str] = ContextVar("table", default="")


def bind_request(number: str, address: str) -> None:
    """Have all that is logged from here on say in answer to which request it was, and from where that came."""
    _request.set(number)
    _address.set(address)
    _table.set("")


def at_table(link: str) -> None:
    """Have all that is logged from here on say at which table it was."""
    _table.set(credentials.number(link))


class RateLimitedLogger(logging.Filter):
    """Lets so many records through from one place in the program, and counts the others."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._buckets: dict[Place, TokenBucket] = {}
        self._left_out: dict[Place, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a record is written, in how few words it can be."""
        place = record.name, record.pathname, record.lineno
        bucket = self._buckets.setdefault(place, TokenBucket(self._clock, _EACH_SECOND, _AT_ONCE))
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
    """Return a failure in half a line: its kind, and its words only where they cannot be somebody's."""
    kind = type(error).__name__
    return f"{kind} {str(error)[:_LONGEST]!a}" if isinstance(error, _OF_THE_MACHINE) else kind


def told(error: BaseException) -> str:
    """Return a failure with where in the program it was, and what it came from."""
    found: list[str] = []
    one: BaseException | None = error
    while one is not None and len(found) < _MOST_CAUSES:
        found.append("".join(format_tb(one.__traceback__)) + brief(one))
        one = _origin(one)
    return "\nfrom:\n".join(found)


def _origin(error: BaseException) -> BaseException | None:
    if isinstance(error, BaseExceptionGroup):
        return cast("BaseExceptionGroup[BaseException]", error).exceptions[0]
    return error.__cause__ or error.__context__


def _is_ours(trace: TracebackType | None) -> bool:
    while trace is not None:
        if str(trace.tb_frame.f_globals.get("__name__", "")).partition(".")[0] == _OURS:
            return True
        trace = trace.tb_next
    return False


class _Lines(logging.Formatter):
    """A record as a line for people."""

    def format(self, record: logging.LogRecord) -> str:
        where = " ".join(f"{what} {which}" for what, which in _where().items() if what != "address")
        line = f"{record.levelname}: {record.getMessage()}" + (f" [{where}]" if where else "")
        return f"{line}\n{told(record.exc_info[1])}" if record.exc_info and record.exc_info[1] else line


class _Objects(logging.Formatter):
    """A record as an object of JSON, in one line."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_where(),
        }
        if record.exc_info and record.exc_info[1]:
            said["trace"] = told(record.exc_info[1])
        return json.dumps(said)


def _where() -> dict[str, str]:
    said = {"request": _request.get(), "address": _address.get(), "table": _table.get()}
    return {what: which for what, which in said.items() if which}


_FORMS: dict[Form, type[logging.Formatter]] = {"text": _Lines, "json": _Objects}


def write_sparingly(clock: Clock, form: Form = "text") -> None:
    """Have all that is logged written to the terminal, sparingly."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_FORMS[form]())
    handler.addFilter(RateLimitedLogger(clock))
    logging.getLogger().addHandler(handler)
