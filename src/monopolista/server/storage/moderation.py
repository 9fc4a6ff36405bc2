"""The storage interface for moderation: blocked networks, refused words, closed rooms and players' reports.

All of it is in the database: the administrator is anyone who can read and write the database.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from monopolista.server.core import credentials

Matter = Literal["blocks", "words", "tables", "reports"]
"""The subjects of moderation; each has a revision, by which servers notice changes."""
PRESENCE_MILLISECONDS = 45_000
"""Milliseconds for which a server's report of presence counts; servers repeat it more often."""


@dataclass(frozen=True)
class BlockRow:
    """A network whose connections are refused."""

    network: str
    until: int = 0
    """Unix time in milliseconds; 0 for a block without an end."""


@dataclass(frozen=True)
class WordRow:
    """A word that names and chat messages must not contain."""

    word: str
    language: str = ""
    """The language of the list it belongs to; the word is refused in all languages."""


@dataclass(frozen=True)
class ClosureRow:
    """A room that the administrator has closed permanently."""

    reason: str
    """In the administrator's words; may be empty."""
    closed_at: int
    """Unix time in milliseconds."""


@dataclass(frozen=True)
class ReportedLineRow:
    """A chat message, as a report stores it."""

    number: int
    seat: int
    name: str
    text: str
    said: int


@dataclass(frozen=True)
class ReportRow:
    """A player's report of abuse."""

    room: str
    game: str
    seat: int
    name: str
    """The name of the reported player at that time."""
    line: int = 0
    """The number of the reported chat message; 0 where the report is about the player."""
    lines: tuple[ReportedLineRow, ...] = ()
    """The chat messages around it."""
    address: str = ""
    """The address of the reported player's connection, as far as the server that received the report knew it."""
    reporter: int = -1
    """The seat of the reporter; -1 for a spectator."""
    reported: int = 0
    """Unix time in milliseconds."""
    done: bool = False
    number: int = 0
    """Assigned when the report is saved."""


@dataclass(frozen=True)
class TableRow:
    """A room, as an administrator sees it."""

    room: str
    edition: str
    status: Literal["lobby", "playing", "over", "closed"]
    seats: tuple[Literal["open", "person", "bot", "program"], ...]
    game: str
    version: int
    """How many answers the current or last game has had."""
    seen: int
    """When a client was last connected: Unix time in milliseconds, 0 where no server has recorded it."""
    people: int
    """How many clients are connected now."""
    reason: str
    """Why it was closed."""


@dataclass(frozen=True)
class Overview:
    """Totals over the database."""

    people: int
    tables: int
    tables_in_use: int
    """With at least one connected client."""
    tables_closed: int
    games: int
    games_today: int
    """Started within the last 24 hours."""
    games_this_week: int
    """Started within the last 7 days."""
    finished_today: int
    finished_this_week: int
    given_up: int
    reports_open: int
    reports: int
    blocks: int
    words: int
    bytes: int
    """The size of the database."""


class ModerationStore(Protocol):
    """The part of a store for moderation; each write raises the revision of its subject."""

    def revisions(self) -> dict[Matter, int]:
        """Return the revision of each subject that was ever changed."""
        ...

    def block(self, row: BlockRow) -> None:
        """Block a network from now on."""
        ...

    def unblock(self, network: str) -> bool:
        """Unblock a network; return whether it was blocked."""
        ...

    def blocks(self) -> list[BlockRow]:
        """Return the blocked networks, in order, expired ones included."""
        ...

    def add_words(self, rows: Iterable[WordRow]) -> int:
        """Refuse words from now on; return how many were not refused before."""
        ...

    def remove_words(self, words: Iterable[str]) -> int:
        """Accept words again; return how many were refused."""
        ...

    def words(self) -> list[WordRow]:
        """Return the refused words, in order."""
        ...

    def close_room(self, room: str, row: ClosureRow) -> bool:
        """Close a room permanently, and abandon its game; return whether it was open."""
        ...

    def find_closure(self, room: str) -> ClosureRow | None:
        """Return how a room was closed, None where it was not."""
        ...

    def closed_since(self, revision: int) -> list[str]:
        """Return the rooms that were closed after a revision."""
        ...

    def save_report(self, row: ReportRow) -> int:
        """Save a report; return its number."""
        ...

    def reports(self, *, done: bool = False) -> list[ReportRow]:
        """Return the open reports, in order; with ``done``, all of them."""
        ...

    def settle_report(self, number: int) -> bool:
        """Close a report, and delete its chat messages and address; return whether it was open."""
        ...

    def save_client_counts(self, people: Mapping[str, int], now: int) -> None:
        """Save how many clients are connected to each of these rooms now."""
        ...

    def tables(self, now: int, since: int = 0) -> list[TableRow]:
        """Return the rooms with a client connected since then, the latest first; 0 returns all rooms.

        Both times are Unix times in milliseconds.
        """
        ...

    def room_ids(self) -> list[str]:
        """Return the links of all rooms."""
        ...

    def overview(self, now: int) -> Overview:
        """Return the totals at a Unix time in milliseconds."""
        ...


def find_by_number(rooms: Sequence[str], number: str) -> list[str]:
    """Return the rooms with this number, in any notation; two rooms with one number are practically impossible."""
    plain = number.replace("-", "").upper()
    return [room for room in rooms if credentials.number(room).replace("-", "") == plain]
