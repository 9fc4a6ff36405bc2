"""One connection to a room: the keys it showed, the state it has received, and the messages that wait to be sent."""

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
"""The close code of a WebSocket that breaks a rule (RFC 6455, policy violation)."""
MOST_WAITING = 256
_MOST_REACTIONS = 32
_HELLOS_EACH_SECOND, _HELLOS_AT_ONCE = 0.5, 10.0
"""The rate limit of hello messages. A browser sends one, and repeats it when part of the state is missing."""


@dataclass(frozen=True)
class SeatRequest:
    """A request for a seat."""

    number: int
    seat: int
    name: str
    key: str
    """The new key of the seat."""
    agreed: frozenset[int] = frozenset()
    """The seats of the players who have agreed."""
    vouched: bool = False
    """Whether the host has agreed, with the host's key."""
    replaces_bot: bool = False
    """Whether a bot had the seat when it was requested."""


class Connection:
    """One client's connection to a room."""

    def __init__(self, spectator: bool, address: str = "") -> None:
        self.spectator = spectator
        self.address = address
        """The network of the client."""
        self.authenticated = False
        self._hellos: TokenBucket | None = None
        self.dismissed = False
        """Whether the connection ends as soon as the reason is sent."""
        self.close_code = POLICY
        """The WebSocket close code."""
        self.hashes: tuple[str, ...] = ()
        self.shown: tuple[str, ...] = ()
        """The keys that the client showed; over the spectators' link they give no rights."""
        self._held: tuple[tuple[SeatRow, ...], tuple[str, ...], list[int]] | None = None
        """Cache of ``seats_held``: the seats and keys of the last call, and its result."""
        self.game = ""
        self.steps = 0
        """How many steps of that game the client has."""
        self.sent_game: tuple[str, list[int], int] | None = None
        """The game that was sent last, its seats, and the value of its change counter; None to send the whole game."""
        self.sent_room: RoomView | None = None
        """The view of the room that was last sent; an equal one is not sent again."""
        self.room_dirty = False
        self.game_dirty = False
        self.outbox: deque[ServerMessage] = deque()
        self.returning = False
        """Whether the client has just arrived, and has to be sent what a bot did meanwhile."""
        self.chat_settings: tuple[bool, bool, bool] | None = None
        """The chat settings that were sent last; None before the first."""
        self.last_chat_line = 0
        """The number of the last chat line that was sent."""
        self.reactions: deque[ReactionView] = deque(maxlen=_MOST_REACTIONS)
        self.seat_request: SeatRequest | None = None
        self.skips_pauses = False
        """Whether the client asks that bots answer without pauses."""
        self.wake = anyio.Event()

    def check_hello_rate(self, clock: Clock) -> None:
        """Raise DeniedError after too many hello messages: each sends the room to all clients, and the game to one."""
        self._hellos = self._hellos or TokenBucket(clock, _HELLOS_EACH_SECOND, _HELLOS_AT_ONCE)
        if not self._hellos.take():
            raise DeniedError("too-much", "hello too often: wait a second", bound="hellos")

    def authenticate(self, shown: Sequence[str], game: str, steps: int) -> None:
        """Accept the keys that the client shows, and record which part of the game it has already."""
        self.authenticated = True
        self.shown = tuple(credentials.digest(key) for key in shown[:MOST_KEYS])
        self.hashes = () if self.spectator else self.shown
        self.game = game
        self.steps = max(steps, 0)
        self.returning = True
        self.chat_settings = None
        self.sent_room = self.sent_game = None
        self.mark_dirty(room=True, game=True)

    def seen(self, game: str, version: int) -> int:
        """Return how many steps of a game up to a version this connection has; 0 where it needs all of them."""
        return self.steps if self.game == game and self.steps <= version else 0

    def learn(self, key: str) -> None:
        """Add a key to those of the connection."""
        self.hashes = (*self.hashes[-MOST_KEYS + 1 :], credentials.digest(key))
        self.returning = True

    def dismiss(self, text: str) -> None:
        """End the connection after a failure message for exceeded limits."""
        self.close(Failure("", "too-much", "", text, 0), POLICY)

    def close(self, why: Failure, code: int) -> None:
        """End the connection with a close code, after a failure message."""
        self.authenticated = self.room_dirty = self.game_dirty = False
        self.hashes = self.shown = ()
        self.dismissed, self.close_code = True, code
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
        """Return whether this connection showed the host's key."""
        return credentials.fits(self.hashes, row.host)

    def is_returning(self) -> bool:
        """Return whether the client has just arrived; the next call returns False."""
        self.returning, back = False, self.returning
        return back

    def actor(self, row: RoomRow) -> str:
        """Return the hash of the key that identifies the sender of this connection's commands; empty without a key."""
        return row.host if self.is_host(row) else next((row.seats[seat].key for seat in self.seats_held(row)), "")

    def answer(self, reply: ServerMessage) -> None:
        """Queue a message, which is sent before any state."""
        self.outbox.append(reply)
        self.wake.set()

    def mark_dirty(self, *, room: bool = False, game: bool = False) -> None:
        """Mark the room or the game as changed; its state is sent as soon as the connection can take it."""
        if self.authenticated:
            self.room_dirty |= room
            self.game_dirty |= game
            self.wake.set()
