"""A count of the hello messages in progress: after an outage, deferrable work waits for them."""

from collections.abc import Generator
from contextlib import contextmanager


class PendingHellos:
    """The number of hello messages in progress."""

    def __init__(self) -> None:
        self.count = 0

    @contextmanager
    def track(self, *, hello: bool) -> Generator[None]:
        """Count a hello message while it is handled; ignore other messages."""
        self.count += hello
        try:
            yield
        finally:
            self.count -= hello
