"""One connection to a room: which keys it showed, what it has seen, what waits to be sent to it."""

from collections import deque
from collections.abc import Sequence

import anyio

from monopolista.server import keys
from monopolista.server.messages import Done, Failure, Seated, Weighed
from monopolista.server.store import RoomRow

MOST_KEYS = 16
MOST_WAITING = 256


class Visitor:
    """Who is at the other end of a connection."""

    def __init__(self, spectator: bool) -> None:
        self.spectator = spectator
        self.greeted = False
        self.hashes: tuple[str, ...] = ()
        self.game = ""
        self.steps = 0
        """How many steps of that game were sent."""
        self.room_news = False
        self.game_news = False
        self.waiting: deque[Done | Failure | Seated | Weighed] = deque()
        self.wake = anyio.Event()

    def greet(self, shown: Sequence[str], game: str, steps: int) -> None:
        """Hear who this is and what it has already."""
        self.greeted = True
        self.hashes = () if self.spectator else tuple(keys.digest(key) for key in shown[:MOST_KEYS])
        self.game = game
        self.steps = max(steps, 0)
        self.tell(room=True, game=True)

    def learn(self, key: str) -> None:
        """Hold one more key."""
        self.hashes = (*self.hashes[-MOST_KEYS + 1 :], keys.digest(key))

    def holds(self, row: RoomRow) -> list[int]:
        """Return the seats that this connection holds."""
        return [place for place, seat in enumerate(row.seats) if keys.fits(self.hashes, seat.key)]

    def is_host(self, row: RoomRow) -> bool:
        """Say whether this connection showed the host's key."""
        return keys.fits(self.hashes, row.host)

    def answer(self, reply: Done | Failure | Seated | Weighed) -> None:
        """Answer a command, before anything else is told."""
        self.waiting.append(reply)
        self.wake.set()

    def tell(self, *, room: bool = False, game: bool = False) -> None:
        """Have the room or the game sent, as it will be by then."""
        if self.greeted:
            self.room_news |= room
            self.game_news |= game
            self.wake.set()
