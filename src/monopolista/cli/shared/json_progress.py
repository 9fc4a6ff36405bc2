"""Progress as lines of JSON for other programs; a closed pipe stops the run."""

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


class JsonProgress:
    """Progress bar that prints lines of JSON."""

    def __init__(self, on_closed: Callable[[], None]) -> None:
        """Call ``on_closed`` when the reader has closed the pipe."""
        self._on_closed = on_closed
        self._games = 0
        self._start: float | None = None

    def __enter__(self) -> Self:
        self._start = time.perf_counter()
        self._print("playing")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self._print("writing")

    def compiling(self) -> None:
        """Report that code is being compiled."""
        self._print("compiling")

    def update(self, n: int) -> None:
        """Add finished games."""
        self._games += n
        self._print("playing")

    def finish(self, summary: "Summary") -> None:
        """Print the summary."""
        self._print("done", msgspec.Raw(msgspec.json.encode(summary)))

    def _print(self, doing: Literal["compiling", "playing", "writing", "done"], summary: msgspec.Raw = NOTHING) -> None:
        seconds = 0.0 if self._start is None else round(time.perf_counter() - self._start, 3)
        line = msgspec.json.encode(Progress(doing, self._games, seconds, summary)).decode()
        try:
            print(line, flush=True)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            self._on_closed()
