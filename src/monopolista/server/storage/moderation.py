"""What an administrator orders and sees: whom servers refuse, which words, which tables; what players have reported.

All of it lies in the database: whoever may read and write that is the administrator.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from monopolista.server.core import credentials

Matter = Literal["blocks", "words", "tables", "reports"]
"""What orders are about; each matter has a revision, by which servers see that there is something new."""
AT_IT = 45_000
"""Milliseconds for which people are taken to be at a table after a server has said so; it says so more often."""


@dataclass(frozen=True)
class BlockRow:
    """A network from which nobody comes in."""

    network: str
    until: int = 0
    """Milliseconds since 1970; 0 for good."""


@dataclass(frozen=True)
class WordRow:
    """A word that no name and no line may have."""

    word: str
    language: str = ""
    """The language of the list it belongs to; it is refused in all of them."""


@dataclass(frozen=True)
class ShutRow:
    """A table that the administrator has closed for good."""

    reason: str
    """In the administrator's words; may be empty."""
    shut: int
    """Milliseconds since 1970."""


@dataclass(frozen=True)
class SaidRow:
    """A line of the talk, as a report keeps it."""

    number: int
    seat: int
    name: str
    text: str
    said: int


@dataclass(frozen=True)
class ReportRow:
    """What somebody at a table has reported."""

    room: str
    game: str
    seat: int
    name: str
    """Who had the seat, or said the line."""
    line: int = 0
    """The number of the line that was reported, 0 where it was the person."""
    lines: tuple[SaidRow, ...] = ()
    """What was said around it."""
    address: str = ""
    """From where the person was connected, as far as the server knew that heard the report."""
    reporter: int = -1
    """The seat of who reported it, -1 for who has none."""
    reported: int = 0
    """Milliseconds since 1970."""
    done: bool = False
    number: int = 0
    """Given when it is kept."""


@dataclass(frozen=True)
class TableRow:
    """A table, as an administrator sees it."""

    room: str
    edition: str
    status: Literal["lobby", "playing", "over", "closed"]
    seats: tuple[Literal["open", "person", "bot", "program"], ...]
    game: str
    version: int
    """How many answers the present or last game has had."""
    seen: int
    """When somebody was there last, in milliseconds since 1970; 0 where no server has noted it."""
    people: int
    """How many are there now."""
    reason: str
    """Why it was closed."""


@dataclass(frozen=True)
class Overview:
    """What there is, in numbers."""

    people: int
    tables: int
    tables_in_use: int
    """At which somebody is now."""
    tables_closed: int
    games: int
    games_today: int
    """Begun within the last 24 hours."""
    games_this_week: int
    """Begun within the last 7 days."""
    finished_today: int
    finished_this_week: int
    given_up: int
    reports_open: int
    reports: int
    blocks: int
    words: int
    bytes: int
    """How much the database takes."""


class ModerationStore(Protocol):
    """A store, as far as administering goes; what is ordered raises the revision of its matter."""

    def revisions(self) -> dict[Matter, int]:
        """Return of each matter how often something was ordered; what is not named has no orders yet."""
        ...

    def block(self, row: BlockRow) -> None:
        """Refuse a network from now on."""
        ...

    def unblock(self, network: str) -> bool:
        """Let a network in again; say whether it was refused."""
        ...

    def blocks(self) -> list[BlockRow]:
        """Return who is refused, in order; also those whose time is up."""
        ...

    def add_words(self, rows: Iterable[WordRow]) -> int:
        """Refuse words from now on; return how many were not refused before."""
        ...

    def remove_words(self, words: Iterable[str]) -> int:
        """Let words pass again; return how many were refused."""
        ...

    def words(self) -> list[WordRow]:
        """Return the refused words, in order."""
        ...

    def shut(self, room: str, row: ShutRow) -> bool:
        """Close a room for good, and give up its game; say whether it was open."""
        ...

    def find_shut(self, room: str) -> ShutRow | None:
        """Return how a room was closed, None where it was not."""
        ...

    def shut_since(self, revision: int) -> list[str]:
        """Return the rooms that were closed after a revision."""
        ...

    def keep_report(self, row: ReportRow) -> int:
        """Keep a report; return its number."""
        ...

    def reports(self, *, done: bool = False) -> list[ReportRow]:
        """Return the reports that wait, in order; or all."""
        ...

    def settle_report(self, number: int) -> bool:
        """Have a report wait no longer, and forget words and address; say whether it waited."""
        ...

    def keep_visits(self, people: Mapping[str, int], now: int) -> None:
        """Keep how many are in each of these rooms now."""
        ...

    def tables(self, now: int, since: int = 0) -> list[TableRow]:
        """Return the tables at which somebody has been since, the latest first; all of them since 0."""
        ...

    def room_ids(self) -> list[str]:
        """Return the links of all rooms."""
        ...

    def overview(self, now: int) -> Overview:
        """Return what there is, in numbers."""
        ...


def with_number(rooms: Sequence[str], number: str) -> list[str]:
    """Return the rooms of this number, however it is written; more than one is as good as impossible."""
    plain = number.replace("-", "").upper()
    return [room for room in rooms if credentials.number(room).replace("-", "") == plain]
