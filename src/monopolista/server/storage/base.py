"""What a store keeps, and the few functions that every store has."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeVar

from monopolista.engine.seats import NOBODY
from monopolista.games.common.options import Chosen
from monopolista.games.interface.views import Reason
from monopolista.protocol.table_settings import OddsFor, TakeBacks
from monopolista.server.storage.moderation import ModerationStore
from monopolista.transcript import Header

MARKS_OF_ONE = 32
"""Commands to a room that are remembered of each who has a place there.

A browser sends again what was not answered, and has one or two of them in hand; they are its latest. Nobody's many
commands push out another's.
"""
MARKS_OF_GONE = 256
"""Those that are remembered of all together who had a place once: leaving is a command as well."""


T = TypeVar("T")


class StoreError(Exception):
    """A store that cannot be used; the message says in one line what to do."""


class CorruptDataError(StoreError):
    """What is kept is not what was written; what else is kept may well be."""


class UnreadableError(CorruptDataError):
    """What is kept is what was written, and no version that this program knows writes it so; what else is kept is."""


class LostChangesError(StoreError):
    """Changes that were acknowledged are missing from what is kept; the message says how many, and what to do."""


class DatabaseUnavailableError(StoreError):
    """The database cannot be reached; what was kept is kept."""


class StorageFullError(StoreError):
    """The disk takes nothing more; what was kept is kept."""


class ConflictError(Exception):
    """Somebody else has written this step or this room, or used this command, before; nothing was written."""


@dataclass(frozen=True)
class HandoverRow:
    """That a seat was handed over to another player, while its own was away."""

    key: str
    """The hash of the key that the seat had before: for a day it can undo the handover."""
    at: int
    """Seconds since 1970."""
    name: str
    """Who got the seat."""
    program: bool = False
    """Whether a program had the seat before."""


@dataclass(frozen=True)
class SeatRow:
    """A seat of a room."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    token: str = ""
    level: str = ""
    """The level of the bot that sits there, or steps in; empty until the game is known."""
    key: str = ""
    """The hash of the key of who sits there."""
    code: str = ""
    """The hash of the short code by which the seat may be taken back, empty while there is none."""
    program: bool = False
    """Whether somebody's own program sits there."""
    handovers: tuple[HandoverRow, ...] = ()
    """How the seat was handed over, the latest last."""


@dataclass(frozen=True)
class ShareRow:
    """What the browser of a seat adds to the dice of the next game."""

    seat: int
    key: str
    """The hash of the seat's key: what another added who had the seat before is not this one's."""
    pledge: str
    """The hash of the share, by which it is chosen before anybody's is shown."""
    share: str = ""
    """In hexadecimal, empty until it is shown."""


@dataclass(frozen=True)
class DiceRow:
    """What the dice of a room's next game come from."""

    seed: bytes = b""
    """The server's part, of which the hash alone is shown; nothing where none was drawn before the game."""
    shares: tuple[ShareRow, ...] = ()
    called: bool = False
    """Whether the game has been called for: nobody pledges any more, and the shares are shown."""


@dataclass(frozen=True)
class RoomRow:
    """A room as it is kept; changing it means keeping another."""

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
    """Milliseconds."""
    take_backs: TakeBacks = "consent"
    status: Literal["lobby", "playing"] = "lobby"
    """A game that has ended is still ``playing`` here: whether it is over, its steps say."""
    game: str = ""
    revision: int = 0
    """How often it has been kept: whoever keeps another one than the next is too late."""
    odds: OddsFor = "off"
    hints: bool = False
    """Whether who plays may ask what answers lead to."""
    dice: DiceRow = DiceRow()


@dataclass(frozen=True)
class WishRow:
    """The wish of a seat to take back an answer, on which the others have to agree."""

    version: int
    """The version of the game that they were asked at: once the game has gone on, the wish has lapsed."""
    seat: int
    step: int
    """The number of the answer."""
    agreed: tuple[int, ...] = ()
    refused: int = NOBODY
    """Who did not agree."""


@dataclass(frozen=True)
class GameRow:
    """What has to be known before a game's first step."""

    id: str
    header: Header
    tokens: tuple[str, ...]
    seed: bytes
    closed: bool = False
    """Whether it was given up: it does not go on, and its seed may be shown."""


@dataclass(frozen=True)
class Mark:
    """Who gave a command, by the hash of the key, and what it was called (in a room: and what it asked for)."""

    actor: str
    command: str


@dataclass(frozen=True)
class StepRow:
    """The answers that one command brought about, a line of the transcript each."""

    seq: int
    """The number of the first answer: the lock of an append-only store."""
    answers: tuple[str, ...]
    drawn: int
    """How many numbers chance has drawn in the game so far."""
    mark: Mark | None = None
    reason: Reason | None = None
    """Why a robot gave the first of them."""


@dataclass(frozen=True)
class PositionRow:
    """How a game stood after some answers, so that they need not be played again; the steps alone say how it stands."""

    version: int
    """How many answers led there."""
    layout: str
    """By what the state's bytes are known."""
    state: bytes


@dataclass(frozen=True)
class LimitRow:
    """Up to what sum a seat lets the server bid for it, in the auction that a step of this number opened."""

    seat: int
    auction: int
    amount: int
    """0 where the limit was taken back."""


@dataclass(frozen=True)
class LineRow:
    """Something that somebody said at the table of a room."""

    number: int
    seat: int
    name: str
    """Who had the seat then."""
    text: str
    said: int
    """Milliseconds since 1970."""
    mark: Mark


@dataclass(frozen=True)
class TalkRow:
    """What the host of a room allows."""

    chat: bool = True
    overheard: bool = False
    """Whether spectators may read it."""


class Store(ModerationStore, Protocol):
    """Rooms, and games that only grow; every function returns when the disk has it, or raises."""

    def together(self, read: Callable[[], T]) -> T:
        """Return what comes of several reads, all of one moment."""
        ...

    def save_room(self, room: RoomRow, mark: Mark | None = None) -> None:
        """Keep a room in place of what was kept of it, as its next revision; or raise ConflictError."""
        ...

    def find_room(self, link: str) -> RoomRow | None:
        """Return the room with this link or watch link."""
        ...

    def has_done(self, room: str, command: str, actors: Collection[str]) -> bool:
        """Say whether one of these has changed a room by this command, of late."""
        ...

    def find_version(self, game: str, mark: Mark) -> int | None:
        """Return how many answers a game had after this command, or None where it was not carried out."""
        ...

    def keep_line(self, room: str, line: LineRow, most: int) -> None:
        """Add what somebody said; of a room only so many lines are kept."""
        ...

    def lines(self, room: str) -> list[LineRow]:
        """Return what was said in a room, in order."""
        ...

    def keep_talk(self, room: str, talk: TalkRow) -> None:
        """Keep what the host allows."""
        ...

    def find_talk(self, room: str) -> TalkRow:
        """Return what the host of a room allows."""
        ...

    def open_game(self, room: RoomRow, game: GameRow, first: StepRow, mark: Mark | None = None) -> None:
        """Keep a new game with its first steps, and its room as the next revision, together or not at all."""
        ...

    def add_game(self, game: GameRow, first: StepRow) -> None:
        """Keep a game that no room plays; one that is there already is left as it is."""
        ...

    def append(self, game: str, step: StepRow, over: bool = False, position: PositionRow | None = None) -> None:
        """Add the steps of one command, which may end the game, and how it stands then; or raise ConflictError."""
        ...

    def find_position(self, game: str) -> PositionRow | None:
        """Return how a game stood when that was kept last; None where it was not, or is damaged."""
        ...

    def close_game(self, game: str) -> None:
        """Keep that a game does not go on: from now on nothing can be added to it; said again, it changes nothing."""
        ...

    def keep_time(self, game: str, passed: int) -> None:
        """Keep how many milliseconds of a timed game have passed."""
        ...

    def time_kept(self, game: str) -> int:
        """Return how many milliseconds of a game had passed when that was last kept."""
        ...

    def keep_hinted(self, game: str, seat: int) -> None:
        """Keep that a seat has asked for hints; the header of the game tells it from now on."""
        ...

    def keep_limit(self, game: str, limit: LimitRow) -> None:
        """Keep a seat's limit in place of the one before."""
        ...

    def limits(self, game: str) -> list[LimitRow]:
        """Return the latest limit of each seat that ever had one."""
        ...

    def keep_wish(self, room: str, game: str, wish: WishRow | None, mark: Mark) -> None:
        """Keep the one wish of a game to take something back, in place of what was kept of it."""
        ...

    def find_wish(self, game: str) -> WishRow | None:
        """Return the wish of a game that was kept last."""
        ...

    def find_game(self, game: str) -> tuple[GameRow, list[StepRow]] | None:
        """Return a game and its steps in order."""
        ...

    def steps_since(self, game: str, first: int) -> list[StepRow]:
        """Return the steps of a game from the one of this number on, in order."""
        ...

    def answers(self) -> bool:
        """Say whether the store answers now; it does not wait until it does."""
        ...

    def look_through(self) -> None:
        """See that what is kept hangs together, which may take long; whoever reads or writes need not wait for it."""
        ...

    def close(self) -> None:
        """Let go of what is open."""
        ...
