"""The interface of a store, its rows and its exceptions."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeVar

from monopolista.engine.seats import NOBODY
from monopolista.games.common.options import Chosen
from monopolista.games.common.table_settings import OddsFor, TakeBacks
from monopolista.games.interface.views import Reason
from monopolista.server.storage.moderation import ModerationStore
from monopolista.transcript import Header

KEYS_PER_ACTOR = 32
"""How many idempotency keys of each seat or host a room stores.

A browser repeats commands that were not acknowledged, and has at most two of them in flight; they are its latest.
The limit is per actor, so that many commands of one player do not displace the keys of another.
"""
KEYS_OF_FORMER_ACTORS = 256
"""How many idempotency keys are stored of all former actors together: leaving a room is a command as well."""


T = TypeVar("T")


class StoreError(Exception):
    """The store cannot be used; the message says in one line what to do."""


class CorruptDataError(StoreError):
    """Stored data fails its checksum; other stored data may be intact."""


class UnreadableError(CorruptDataError):
    """Stored data matches its checksum, but no version that this program knows writes it so."""


class LostChangesError(StoreError):
    """Acknowledged changes are missing from the store; the message says how many, and what to do."""


class DatabaseUnavailableError(StoreError):
    """The database cannot be reached; stored data is not affected."""


class StorageFullError(StoreError):
    """The disk is full or read-only; stored data is not affected."""


class ConflictError(Exception):
    """This step, room revision or idempotency key was written before by another client; nothing was written."""


@dataclass(frozen=True)
class HandoverRow:
    """The transfer of a seat to another player, while its owner was disconnected."""

    key: str
    """The hash of the key that the seat had before: its owner can undo the transfer for a day."""
    at: int
    """Unix time in seconds."""
    name: str
    """The name of the player who took the seat."""
    program: bool = False
    """Whether a program held the seat before."""


@dataclass(frozen=True)
class SeatRow:
    """A seat of a room."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    token: str = ""
    level: str = ""
    """The level of the bot that holds the seat, or substitutes for the player; empty until the game is known."""
    key: str = ""
    """The hash of the seat's key."""
    code: str = ""
    """The hash of the short code for seat recovery; empty while there is none."""
    program: bool = False
    """Whether a player's own program holds the seat."""
    handovers: tuple[HandoverRow, ...] = ()
    """The transfers of the seat, the latest last."""


@dataclass(frozen=True)
class ShareRow:
    """What the browser of a seat contributes to the dice of the next game."""

    seat: int
    key: str
    """The hash of the seat's key: a share of the previous owner does not count for this one."""
    pledge: str
    """The hash of the share: it commits the seat before any share is revealed."""
    share: str = ""
    """In hexadecimal; empty until it is revealed."""


@dataclass(frozen=True)
class DiceRow:
    """The sources of randomness for the dice of a room's next game."""

    seed: bytes = b""
    """The server's share, of which only the hash is published; empty where none was drawn before the game."""
    shares: tuple[ShareRow, ...] = ()
    called: bool = False
    """Whether the game is about to start: no seat can commit any more, and shares are revealed."""


@dataclass(frozen=True)
class RoomRow:
    """A room as it is stored; to change it, save another one."""

    id: str
    watch: str
    host: str
    """The hash of the host's key."""
    edition: str
    seats: tuple[SeatRow, ...]
    options: Chosen = field(default_factory=dict[str, bool | int | str])
    auction_seconds: int = 15
    answer_seconds: int = 0
    bot_pause: int = 600
    """In milliseconds."""
    take_backs: TakeBacks = "consent"
    status: Literal["lobby", "playing"] = "lobby"
    """Still ``playing`` after the game has ended: the steps of the game say whether it is over."""
    game: str = ""
    revision: int = 0
    """How often the room was saved; saving one with an outdated revision raises ConflictError."""
    odds: OddsFor = "off"
    hints: bool = False
    """Whether players may ask for hints."""
    dice: DiceRow = DiceRow()
    replace_bots: bool = True
    """Whether a guest may take the place of a bot: in the lobby at once, in a game when a player agrees."""


@dataclass(frozen=True)
class TakeBackRequestRow:
    """The request of a seat to undo an answer, which the other players have to approve."""

    version: int
    """The version of the game at the time of the request: in a later version the request is void."""
    seat: int
    step: int
    """The number of the answer."""
    agreed: tuple[int, ...] = ()
    refused: int = NOBODY
    """The seat that refused."""


@dataclass(frozen=True)
class GameRow:
    """What is stored before a game's first step."""

    id: str
    header: Header
    tokens: tuple[str, ...]
    seed: bytes
    closed: bool = False
    """Whether the game was abandoned: it accepts no more steps, and its seed may be revealed."""


@dataclass(frozen=True)
class Mark:
    """The idempotency key of a command: the hash of its actor's key, and its identifier (in a room, with its kind)."""

    actor: str
    command: str


@dataclass(frozen=True)
class StepRow:
    """The answers that result from one command, one line of the transcript each."""

    seq: int
    """The number of the first answer; as a unique key it prevents concurrent writes."""
    answers: tuple[str, ...]
    drawn: int
    """How many random numbers the game has drawn so far."""
    mark: Mark | None = None
    reason: Reason | None = None
    """Why a bot gave the first of them."""


@dataclass(frozen=True)
class PositionRow:
    """A snapshot of a game, so that loading it takes constant time; the steps alone are authoritative."""

    version: int
    """How many answers led there."""
    layout: str
    """Identifies the layout of the state's bytes."""
    state: bytes


@dataclass(frozen=True)
class ProxyBidRow:
    """The limit up to which the server bids for a seat, in the auction that the step of this number opened."""

    seat: int
    auction: int
    amount: int
    """0 where the limit was withdrawn."""


@dataclass(frozen=True)
class ChatLineRow:
    """A chat message at the table of a room."""

    number: int
    seat: int
    name: str
    """The name of the player who held the seat at that time."""
    text: str
    said: int
    """Unix time in milliseconds."""
    mark: Mark


@dataclass(frozen=True)
class ChatSettingsRow:
    """The chat settings that the host of a room has chosen."""

    chat: bool = True
    spectators: bool = False
    """Whether spectators can read the chat."""


class Store(ModerationStore, Protocol):
    """Storage for rooms and append-only games; every write returns once it is durable, or raises StoreError."""

    def read_consistently(self, read: Callable[[], T]) -> T:
        """Run several reads on one consistent snapshot of the database."""
        ...

    def save_room(self, room: RoomRow, mark: Mark | None = None) -> None:
        """Save a room as its next revision.

        Raises
        ------
        ConflictError
            The room was saved, or was closed, since the revision that ``room`` states.
        """
        ...

    def find_room(self, link: str) -> RoomRow | None:
        """Return the room with this link or watch link; raise CorruptDataError where it is damaged."""
        ...

    def has_done(self, room: str, command: str, actors: Collection[str]) -> bool:
        """Return whether one of these actors has recently changed a room by this command."""
        ...

    def find_version(self, game: str, mark: Mark) -> int | None:
        """Return how many answers a game had after this command, or None where it was not carried out."""
        ...

    def save_chat_line(self, room: str, line: ChatLineRow, most: int) -> None:
        """Append a chat message; a room stores at most ``most`` of them."""
        ...

    def chat_lines(self, room: str) -> list[ChatLineRow]:
        """Return the chat messages of a room, in order."""
        ...

    def save_chat_settings(self, room: str, talk: ChatSettingsRow) -> None:
        """Save the chat settings of a room."""
        ...

    def find_chat_settings(self, room: str) -> ChatSettingsRow:
        """Return the chat settings of a room."""
        ...

    def open_game(self, room: RoomRow, game: GameRow, first: StepRow, mark: Mark | None = None) -> None:
        """Save a new game with its first steps, and its room as the next revision, in one transaction.

        Raises
        ------
        ConflictError
            The room was saved since the revision that ``room`` states.
        """
        ...

    def add_game(self, game: GameRow, first: StepRow) -> None:
        """Save a game that belongs to no room; leave a game that exists already as it is."""
        ...

    def append(self, game: str, step: StepRow, over: bool = False, position: PositionRow | None = None) -> None:
        """Append the answers of one command, and a snapshot of the game after them.

        Raises
        ------
        ConflictError
            The game has a step of this number already, or was abandoned.
        """
        ...

    def find_position(self, game: str) -> PositionRow | None:
        """Return the latest snapshot of a game; None where there is none, or it is damaged."""
        ...

    def close_game(self, game: str) -> None:
        """Abandon a game: it accepts no more steps. Calling it again has no effect."""
        ...

    def save_elapsed_time(self, game: str, passed: int) -> None:
        """Save how many milliseconds of a timed game have elapsed."""
        ...

    def find_elapsed_time(self, game: str) -> int:
        """Return how many milliseconds of a game had elapsed when they were last saved."""
        ...

    def save_hinted_seat(self, game: str, seat: int) -> None:
        """Record that a seat has asked for hints; the header of the game shows it from now on."""
        ...

    def save_proxy_bid(self, game: str, limit: ProxyBidRow) -> None:
        """Save the bid limit of a seat, in place of the previous one."""
        ...

    def proxy_bids(self, game: str) -> list[ProxyBidRow]:
        """Return the latest bid limit of each seat that has set one."""
        ...

    def save_take_back_request(self, room: str, game: str, request: TakeBackRequestRow | None, mark: Mark) -> None:
        """Save the undo request of a game, in place of the previous one; None removes it."""
        ...

    def find_take_back_request(self, game: str) -> TakeBackRequestRow | None:
        """Return the pending undo request of a game."""
        ...

    def find_game(self, game: str) -> tuple[GameRow, list[StepRow]] | None:
        """Return a game and its steps in order; raise CorruptDataError where they are damaged."""
        ...

    def steps_since(self, game: str, first: int) -> list[StepRow]:
        """Return the steps of a game from this number on, in order."""
        ...

    def save_box(self, name: str, content: bytes) -> None:
        """Save a box by its id, or record that it is used now.

        Raises
        ------
        ConflictError
            Another box has this id.
        """
        ...

    def touch_box(self, name: str) -> bool:
        """Record that a box is used now; return whether it is there."""
        ...

    def find_box(self, name: str) -> bytes | None:
        """Return the content of a box by its id; raise CorruptDataError where it is damaged."""
        ...

    def answers(self) -> bool:
        """Return whether the store responds now; do not wait until it does."""
        ...

    def check_integrity(self) -> None:
        """Check the integrity of the database, which may take long and does not block readers or writers."""
        ...

    def close(self) -> None:
        """Close the connections and files of the store."""
        ...
