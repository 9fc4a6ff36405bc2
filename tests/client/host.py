"""A host who lays a table, and then only looks on."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from tests.server.running import Line, Running


@contextmanager
def table(running: Running, edition: str, programs: int, bots: int = 0, **options: Any) -> Generator[tuple[str, Line]]:
    """Lay a table with open seats, where robots answer at once; yield its link and the host's line."""
    made = running.make_room()
    with running.line(made["room"]) as line:
        seats = [{"kind": "open"}] * programs + [{"kind": "bot"}] * bots
        line.send(type="hello", keys=[made["hostKey"]])
        wish = {"edition": edition, "options": options, "auctionSeconds": 0, "answerSeconds": 0}
        line.send(type="setup", id="setup", seats=seats, **wish)
        line.send(type="set-pace", id="pace", botPause=0)
        line.hear("done", id="pace")
        yield f"{running.address}r/{made['room']}", line
