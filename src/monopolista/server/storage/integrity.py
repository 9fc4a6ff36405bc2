"""Everything that is kept, looked at one by one: what is not what was written, and what this program cannot play."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple, Protocol

from monopolista.games.common.printed import EditionError
from monopolista.server.storage.base import CorruptDataError, GameRow, RoomRow, StepRow, UnreadableError, WishRow
from monopolista.server.storage.checksums import Row
from monopolista.server.storage.row_readers import SEALED
from monopolista.transcript import RulesVersionError, check_rules

_REPLACED = "\N{REPLACEMENT CHARACTER}"
"""Stands in a text for bytes that are none."""


class Checked(NamedTuple):
    """What came of looking at everything."""

    number: int
    """Rooms and games that there are."""
    damaged: list[str]
    """What is said of those that are not what was written."""
    unplayable: list[str]
    """What is said of those that are, and with which this program can do nothing."""


class Kept(Protocol):
    """What a store over tables says of everything."""

    def damage(self) -> str:
        """Return in what the database does not hang together."""
        ...

    def lost(self) -> str:
        """Return which acknowledged changes are missing."""
        ...

    def names(self, table: str, column: str) -> list[Any]:
        """Return what there is in a column of a table, each once, in order."""
        ...

    def kept(self, table: str, by: str, key: Any) -> list[Row]:
        """Return the rows of a table by their key; or raise CorruptDataError."""
        ...

    def find_room(self, link: str) -> RoomRow | None:
        """Return a room; or raise CorruptDataError."""
        ...

    def find_game(self, game: str) -> tuple[GameRow, list[StepRow]] | None:
        """Return a game; or raise CorruptDataError."""
        ...

    def find_wish(self, game: str) -> WishRow | None:
        """Return what is wished in a game; or raise CorruptDataError."""
        ...


def check_all(store: Kept) -> Checked:
    """Look at everything; nothing that is said of one thing keeps another from being looked at."""
    rooms, games = store.names("rooms", "id"), store.names("games", "id")
    damage = store.damage()
    whole = [f"the file of games is damaged: {damage}"] if damage else []
    found = Checked(len(rooms) + len(games), [one for one in (store.lost(), *whole) if one], [])
    for look in _looks(store, rooms, games):
        try:
            look()
        except UnreadableError as error:
            found.unplayable.append(str(error))
        except CorruptDataError as error:
            found.damaged.append(str(error))
    return found


def _looks(store: Kept, rooms: list[str], games: list[str]) -> Iterator[Callable[[], object]]:
    yield from (partial(_look_at_room, store, room) for room in rooms)
    yield from (partial(_look_at_game, store, game) for game in games)
    for table, (by, _) in SEALED.items():
        yield from (partial(store.kept, table, by, key) for key in store.names(table, by))
    yield from (partial(store.find_wish, game) for game in store.names("wishes", "game"))


def _look_at_room(store: Kept, name: str) -> None:
    _there(f"room {name}", store.find_room(name))


def _there(what: str, found: object) -> None:
    """Raise CorruptDataError where nothing is found by a name that cannot be read; others may have gone meanwhile."""
    if found is None and _REPLACED in what:
        raise CorruptDataError(f"{what} is not what was written: its name is no text")


def _look_at_game(store: Kept, name: str) -> None:
    found = store.find_game(name)
    if found is None:
        _there(f"game {name}", found)
        return
    header = found[0].header
    try:
        check_rules(header)
        _ = header.game
    except (RulesVersionError, EditionError) as error:
        raise UnreadableError(f"game {name} is unplayable: {error}") from error
