"""One connection to a room: which keys it showed, what it has seen, what waits to be sent to it."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

import anyio

from monopolista.protocol.message_limits import MOST_KEYS
from monopolista.protocol.messages import ServerMessage
from monopolista.protocol.people import ReactionView
from monopolista.protocol.server_messages import Failure, RoomView
from monopolista.server.core import credentials
from monopolista.server.core.clock import Clock
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import TokenBucket
from monopolista.server.storage.base import RoomRow, SeatRow

POLICY = 1008
"""With which the server closes a WebSocket, but for who is told otherwise."""
MOST_WAITING = 256
_MOST_REACTIONS = 32
_HELLOS_EACH_SECOND, _HELLOS_AT_ONCE = 0.5, 10.0
"""How often a connection may say hello; a browser does once, and again where something did not come."""


@dataclass(frozen=True)
class SeatRequest:
    """A request for a seat."""

    number: int
    seat: int
    name: str
    key: str
    """The key that the seat shall have."""
    agreed: frozenset[int] = frozenset()
    """The seats of the players who have agreed."""
    vouched: bool = False
    """Whether the host has agreed, with the host's key."""


class Connection:
    """Who is at the other end of a connection."""

    def __init__(self, spectator: bool, address: str = "") -> None:
        self.spectator = spectator
        self.address = address
        """Where the connection comes from."""
        self.authenticated = False
        self._hellos: TokenBucket | None = None
        self.dismissed = False
        """Whether the connection ends as soon as it has been told why."""
        self.closing = POLICY
        """With which code it ends."""
        self.hashes: tuple[str, ...] = ()
        self.shown: tuple[str, ...] = ()
        """The keys that it showed, also by the spectators' link, by which none of them opens anything."""
        self._held: tuple[tuple[SeatRow, ...], tuple[str, ...], list[int]] | None = None
        """Of which seats and keys it was asked last what it holds, and the answer."""
        self.game = ""
        self.steps = 0
        """How many steps of that game were sent."""
        self.sent_game: tuple[str, list[int], int] | None = None
        """Of which game it was told last, for which seats, and when by that game's count; None to tell all of it."""
        self.room: RoomView | None = None
        """The room as it was last told; somebody who comes and goes unseen is no news."""
        self.room_news = False
        self.game_news = False
        self.waiting: deque[ServerMessage] = deque()
        self.back = False
        """Whether this is somebody who has just come, and has to be told what a robot did meanwhile."""
        self.talk: tuple[bool, bool, bool] | None = None
        """What was last told of who may talk and read; None before anything was."""
        self.line = 0
        """The number of the last line of the talk that was sent."""
        self.reactions: deque[ReactionView] = deque(maxlen=_MOST_REACTIONS)
        self.seat_request: SeatRequest | None = None
        self.wake = anyio.Event()

    def check_hello_rate(self, clock: Clock) -> None:
        """Raise DeniedError to who says hello again and again: all are told each time, and one of the whole game."""
        self._hellos = self._hellos or TokenBucket(clock, _HELLOS_EACH_SECOND, _HELLOS_AT_ONCE)
        if not self._hellos.take():
            raise DeniedError("too-much", "hello too often: wait a second", bound="hellos")

    def authenticate(self, shown: Sequence[str], game: str, steps: int) -> None:
        """Hear who this is and what it has already."""
        self.authenticated = True
        self.shown = tuple(credentials.digest(key) for key in shown[:MOST_KEYS])
        self.hashes = () if self.spectator else self.shown
        self.game = game
        self.steps = max(steps, 0)
        self.back = True
        self.talk = None
        self.room = self.sent_game = None
        self.mark_dirty(room=True, game=True)

    def seen(self, game: str, version: int) -> int:
        """Return how many steps of a game this connection has, of those that lead to a version."""
        return self.steps if self.game == game and self.steps <= version else 0

    def learn(self, key: str) -> None:
        """Hold one more key."""
        self.hashes = (*self.hashes[-MOST_KEYS + 1 :], credentials.digest(key))
        self.back = True

    def dismiss(self, text: str) -> None:
        """Be nobody any more, and hear why."""
        self.close(Failure("", "too-much", "", text, 0), POLICY)

    def close(self, why: Failure, code: int) -> None:
        """Be nobody any more, and hear why; the line is closed with a code."""
        self.authenticated = self.room_news = self.game_news = False
        self.hashes = self.shown = ()
        self.dismissed, self.closing = True, code
        self.answer(why)

    def seats_held(self, row: RoomRow) -> list[int]:
        """Return the seats that this connection holds."""
        asked = row.seats, self.hashes
        if self._held is None or self._held[0] is not asked[0] or self._held[1] is not asked[1]:
            self._held = (
                *asked,
                [place for place, seat in enumerate(row.seats) if credentials.fits(self.hashes, seat.key)],
            )
        return self._held[2]

    def require_seat(self, row: RoomRow, seat: int) -> None:
        """Raise DeniedError where this connection does not hold a seat."""
        if seat not in self.seats_held(row):
            raise DeniedError("not-yours", "this connection does not hold that seat")

    def is_host(self, row: RoomRow) -> bool:
        """Say whether this connection showed the host's key."""
        return credentials.fits(self.hashes, row.host)

    def is_returning(self) -> bool:
        """Say whether this is somebody who has just come; asked once."""
        self.back, back = False, self.back
        return back

    def actor(self, row: RoomRow) -> str:
        """Return under which key this connection gives commands to a room; empty for who holds none."""
        return row.host if self.is_host(row) else next((row.seats[seat].key for seat in self.seats_held(row)), "")

    def answer(self, reply: ServerMessage) -> None:
        """Answer a command, before anything else is told."""
        self.waiting.append(reply)
        self.wake.set()

    def mark_dirty(self, *, room: bool = False, game: bool = False) -> None:
        """Have the room or the game sent, as it will be by then."""
        if self.authenticated:
            self.room_news |= room
            self.game_news |= game
            self.wake.set()
