"""A run tells another program how far it is, in lines of JSON; when nobody reads them any more, it stops."""

import os
import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Literal, Self

import msgspec

from monopolista.simulate.runner.progress import NOTHING, Progress

if TYPE_CHECKING:
    from monopolista.simulate.report.summary import Summary


class Lines:
    """A progress bar for programs."""

    def __init__(self, gone: Callable[[], None]) -> None:
        """Call ``gone`` when nobody reads any more."""
        self._gone = gone
        self._games = 0
        self._start: float | None = None

    def __enter__(self) -> Self:
        self._start = time.perf_counter()
        self._tell("playing")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self._tell("writing")

    def compiling(self) -> None:
        """Tell that something is compiled before anything is played."""
        self._tell("compiling")

    def update(self, n: int) -> None:
        """Go on by so many games."""
        self._games += n
        self._tell("playing")

    def finish(self, summary: "Summary") -> None:
        """Tell how it went."""
        self._tell("done", msgspec.Raw(msgspec.json.encode(summary)))

    def _tell(self, doing: Literal["compiling", "playing", "writing", "done"], summary: msgspec.Raw = NOTHING) -> None:
        seconds = 0.0 if self._start is None else round(time.perf_counter() - self._start, 3)
        line = msgspec.json.encode(Progress(doing, self._games, seconds, summary)).decode()
        try:
            print(line, flush=True)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            self._gone()
