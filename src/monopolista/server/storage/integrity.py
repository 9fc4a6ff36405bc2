"""Integrity check of all stored data: what fails its checksum, and which games this program cannot play."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple, Protocol

from monopolista.games.common.printed import EditionError
from monopolista.server.storage.base import (
    CorruptDataError,
    GameRow,
    RoomRow,
    StepRow,
    TakeBackRequestRow,
    UnreadableError,
)
from monopolista.server.storage.checksums import Row
from monopolista.server.storage.row_readers import CHECKSUMMED_TABLES
from monopolista.transcript import RulesVersionError, check_rules

_REPLACED = "\N{REPLACEMENT CHARACTER}"
"""Replaces bytes of a text that are not UTF-8."""


class IntegrityReport(NamedTuple):
    """The result of an integrity check."""

    number: int
    """How many rooms and games there are."""
    damaged: list[str]
    """Descriptions of data that fails its checksum."""
    unplayable: list[str]
    """Descriptions of data that is intact, but that this program cannot play."""


class CheckedStore(Protocol):
    """A store whose data can be checked one by one."""

    def damage(self) -> str:
        """Return a description of the damage of the database; empty where there is none."""
        ...

    def lost(self) -> str:
        """Return which acknowledged changes are missing; empty where none are."""
        ...

    def distinct_values(self, table: str, column: str) -> list[Any]:
        """Return the distinct values of a column of a table, in order."""
        ...

    def read_rows(self, table: str, by: str, key: Any) -> list[Row]:
        """Return the rows of a table by their key; raise CorruptDataError where one is damaged."""
        ...

    def find_room(self, link: str) -> RoomRow | None:
        """Return a room; raise CorruptDataError where it is damaged."""
        ...

    def find_game(self, game: str) -> tuple[GameRow, list[StepRow]] | None:
        """Return a game; raise CorruptDataError where it is damaged."""
        ...

    def find_take_back_request(self, game: str) -> TakeBackRequestRow | None:
        """Return the undo request of a game; raise CorruptDataError where it is damaged."""
        ...


def check_all(store: CheckedStore) -> IntegrityReport:
    """Check all stored data; damage of one item does not prevent the check of the others."""
    rooms, games = store.distinct_values("rooms", "id"), store.distinct_values("games", "id")
    damage = store.damage()
    damages = [f"the file of games is damaged: {damage}"] if damage else []
    found = IntegrityReport(len(rooms) + len(games), [one for one in (store.lost(), *damages) if one], [])
    for check in _checks(store, rooms, games):
        try:
            check()
        except UnreadableError as error:
            found.unplayable.append(str(error))
        except CorruptDataError as error:
            found.damaged.append(str(error))
    return found


def _checks(store: CheckedStore, rooms: list[str], games: list[str]) -> Iterator[Callable[[], object]]:
    yield from (partial(_check_room, store, room) for room in rooms)
    yield from (partial(_check_game, store, game) for game in games)
    for table, (by, _) in CHECKSUMMED_TABLES.items():
        yield from (partial(store.read_rows, table, by, key) for key in store.distinct_values(table, by))
    yield from (partial(store.find_take_back_request, game) for game in store.distinct_values("wishes", "game"))


def _check_room(store: CheckedStore, name: str) -> None:
    _require_found(f"room {name}", store.find_room(name))


def _require_found(what: str, found: object) -> None:
    """Raise CorruptDataError where an invalid name leads to no row; valid ones may be deleted meanwhile."""
    if found is None and _REPLACED in what:
        raise CorruptDataError(f"{what} has changed since it was written: its name is not text")


def _check_game(store: CheckedStore, name: str) -> None:
    found = store.find_game(name)
    if found is None:
        _require_found(f"game {name}", found)
        return
    header = found[0].header
    try:
        check_rules(header)
        _ = header.game
    except (RulesVersionError, EditionError) as error:
        raise UnreadableError(f"game {name} is unplayable: {error}") from error
