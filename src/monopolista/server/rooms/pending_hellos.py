"""A count of the hello messages that are being handled: after an outage, deferrable work waits for them."""

from collections.abc import Generator
from contextlib import contextmanager


class PendingHellos:
    """The number of hello messages that are being handled."""

    def __init__(self) -> None:
        self.count = 0

    @contextmanager
    def track(self, *, hello: bool) -> Generator[None]:
        """Count a client that says hello as arriving while the message is handled."""
        self.count += hello
        try:
            yield
        finally:
            self.count -= hello
