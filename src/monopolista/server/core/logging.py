"""Logging: rate-limited, with request context, and with tracebacks for errors in this program alone.

A record names the table and the request by identifiers for the log. It never contains a key, a link, a name or other
input of a client: the message of an exception may contain any of these, so only its type and location are logged.
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
"""Exceptions whose messages come from the operating system or SQLite, not from clients."""
_MOST_CAUSES = 8
Place = tuple[str, str, int]

_request: ContextVar[str] = ContextVar("request", default="")
_address: ContextVar[str] = ContextVar("address", default="")
_table: ContextVar[str] = ContextVar("table", default="")


def bind_request(number: str, address: str) -> None:
    """Set the request id and the client address of all records that this context logs from here on."""
    _request.set(number)
    _address.set(address)
    _table.set("")


def at_table(link: str) -> None:
    """Set the table of all records that this context logs from here on."""
    _table.set(credentials.number(link))


class RateLimitedLogger(logging.Filter):
    """Filter that limits the rate of records from one place in the program, and counts the suppressed ones."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._buckets: dict[Place, TokenBucket] = {}
        self._suppressed: dict[Place, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to write a record; shorten it to one line where possible."""
        place = record.name, record.pathname, record.lineno
        bucket = self._buckets.setdefault(place, TokenBucket(self._clock, _EACH_SECOND, _AT_ONCE))
        if not bucket.take():
            self._suppressed[place] = self._suppressed.get(place, 0) + 1
            return False
        _shorten(record)
        if suppressed := self._suppressed.pop(place, 0):
            record.msg, record.args = f"{record.getMessage()} (and {suppressed} more like it)", None
        return True


def _shorten(record: logging.LogRecord) -> None:
    """Replace the traceback by one line where no frame of this program is in it."""
    if record.exc_info and record.exc_info[1] is not None and not _is_ours(record.exc_info[2]):
        record.msg, record.args = f"{record.getMessage().strip()}: {brief(record.exc_info[1])}", None
        record.exc_info = None


def brief(error: BaseException) -> str:
    """Return an exception in one line: its type, and its message only where it cannot contain a client's input."""
    kind = type(error).__name__
    return f"{kind} {str(error)[:_LONGEST]!a}" if isinstance(error, _OF_THE_MACHINE) else kind


def format_error(error: BaseException) -> str:
    """Return an exception with its traceback and the exceptions that caused it."""
    found: list[str] = []
    current: BaseException | None = error
    while current is not None and len(found) < _MOST_CAUSES:
        found.append("".join(format_tb(current.__traceback__)) + brief(current))
        current = _origin(current)
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
    """Formats a record as a line of text."""

    def format(self, record: logging.LogRecord) -> str:
        where = " ".join(f"{what} {which}" for what, which in _where().items() if what != "address")
        line = f"{record.levelname}: {record.getMessage()}" + (f" [{where}]" if where else "")
        return f"{line}\n{format_error(record.exc_info[1])}" if record.exc_info and record.exc_info[1] else line


class _Objects(logging.Formatter):
    """Formats a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_where(),
        }
        if record.exc_info and record.exc_info[1]:
            fields["trace"] = format_error(record.exc_info[1])
        return json.dumps(fields)


def _where() -> dict[str, str]:
    fields = {"request": _request.get(), "address": _address.get(), "table": _table.get()}
    return {what: which for what, which in fields.items() if which}


_FORMS: dict[Form, type[logging.Formatter]] = {"text": _Lines, "json": _Objects}


def configure_logging(clock: Clock, form: Form = "text") -> None:
    """Log to standard error, rate-limited."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_FORMS[form]())
    handler.addFilter(RateLimitedLogger(clock))
    logging.getLogger().addHandler(handler)
