"""Who is being let in at this moment: after an outage many come at once, and what can wait gives way to them."""

from collections.abc import Generator
from contextlib import contextmanager


class Arrivals:
    """How many have said hello, and have not been seen to yet."""

    def __init__(self) -> None:
        self.under_way = 0

    @contextmanager
    def seen_to(self, *, hello: bool) -> Generator[None]:
        """Count a client that says hello as arriving while the message is handled."""
        self.under_way += hello
        try:
            yield
        finally:
            self.under_way -= hello
