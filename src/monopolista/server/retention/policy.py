"""The retention policy: ended games are archived, and unused games and rooms are deleted, in small steps.

Each change is a transaction of its own, which checks its condition again, so that concurrent runs do no harm.
"""

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any, Literal, NamedTuple, TypeVar

from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.core.logging import brief
from monopolista.server.retention.record_ages import DAY, FIRST_DAY, LONGEST_GAP, RecordAges, Records
from monopolista.server.rooms.play.sliced_replay import replay_iter
from monopolista.server.storage.archive import archive_game
from monopolista.server.storage.base import CorruptDataError, GameRow, StepRow, StoreError
from monopolista.server.storage.row_writers import ENDED, IN_PLAY, UNKNOWN, Base
from monopolista.server.storage.sql_store import SqlStore
from monopolista.table import IllegalActionError
from monopolista.transcript import RULES_VERSION, parse_answer

log = logging.getLogger("monopolista")
ARCHIVED_AFTER = 1
"""Days after which an ended game is archived: its players have looked at its end by then."""
_KEYS_RETAINED = 1
"""Days after which idempotency keys are deleted: no client repeats a command by then."""
_PAGE = 100
_OUTLIVE = frozenset({"rooms", "games", "reports"})
"""Tables that refer to a game or room without being part of it: a report is deleted with its room once it is closed."""
_TOUCHED = {
    table: f"SELECT id, touched FROM {table} WHERE id > ? ORDER BY id LIMIT {_PAGE}" for table in ("games", "rooms")
}
_GAMES = f"""
    SELECT id, touched, stands, coalesce((SELECT max(touched) FROM rooms WHERE rooms.game = games.id), 0)
    FROM games WHERE id > ? ORDER BY id LIMIT {_PAGE}
"""
_ROOMS = f"""
    SELECT id, touched, game, coalesce((SELECT touched FROM games WHERE games.id = rooms.game), 0),
    EXISTS (SELECT 1 FROM room_commands WHERE room_commands.room = rooms.id)
    FROM rooms WHERE id > ? ORDER BY id LIMIT {_PAGE}
"""
_BOXES = f"SELECT id, touched FROM boxes WHERE id > ? ORDER BY id LIMIT {_PAGE}"
_DELETE_BOX = """
    DELETE FROM boxes WHERE id = ? AND touched = ?
    AND NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.edition = boxes.id)
    AND NOT EXISTS (SELECT 1 FROM game_boxes WHERE game_boxes.box = boxes.id)
"""
_DELETE_KEYS = "DELETE FROM room_commands WHERE room = (SELECT id FROM rooms WHERE id = ? AND touched = ?)"


@dataclass(frozen=True)
class RetentionPolicy:
    """For how many days data is retained; None retains it forever."""

    games: int | None = None
    """Games that are over, were abandoned, or were uploaded."""
    abandoned: int | None = None
    """Games that could continue."""
    lobbies: int | None = None
    """Rooms without any game, and boxes without any room or game."""


@dataclass
class DeletedCounts:
    """What a run has archived and deleted."""

    archived: int = 0
    games: int = 0
    rooms: int = 0
    boxes: int = 0
    failed: int = 0
    """Games and rooms that raised an error."""

    def summary(self) -> str:
        """Return the counts in words."""
        deleted = f"{self.games} games, {self.rooms} rooms and {self.boxes} boxes deleted"
        text = f"{self.archived} games archived, {deleted}"
        return f"{text}, {self.failed} failed" if self.failed else text


class _Game(NamedTuple):
    name: str
    touched: int
    stands: int
    room_touched: int


class _Room(NamedTuple):
    name: str
    touched: int
    game: str
    game_touched: int
    remembers: bool


T = TypeVar("T", _Game, _Room)
IsRoomLoaded = Callable[[str], bool]
"""Returns whether a room is loaded in this process."""


def sweep(
    store: SqlStore, policy: RetentionPolicy, moment: int, is_loaded: IsRoomLoaded = lambda _: False
) -> Cooperative[DeletedCounts]:
    """Apply the policy to a store.

    Nothing is changed where the clock is implausibly far ahead of the newest record: it is wrong, or becomes plausible
    with the next record.

    Parameters
    ----------
    moment
        Unix time in seconds.
    """
    counts, records = DeletedCounts(), Records(moment)
    yield from _read_ages(store, records)
    if not records.is_plausible:
        _warn(records)
        return counts
    yield from _sweep_games(store, policy, records.ages(), is_loaded, counts)
    yield from _sweep_rooms(store, policy, records.ages(), is_loaded, counts)
    yield from _sweep_boxes(store, policy, records.ages(), counts)
    return counts


def _read_ages(store: SqlStore, records: Records) -> Cooperative[None]:
    """Read when each record was last used."""
    for query in _TOUCHED.values():
        for page in _pages(store, query):
            records.note(touched for _, touched in page)
            yield


def _sweep_games(
    store: SqlStore, policy: RetentionPolicy, ages: RecordAges, is_loaded: IsRoomLoaded, counts: DeletedCounts
) -> Cooperative[None]:
    for page in _pages(store, _GAMES):
        yield
        for game in _with_valid_dates(store, "games", [_Game(*row) for row in page], ages.moment):
            try:
                yield from _process_game(store, policy, ages, game, is_loaded, counts)
            except CorruptDataError as damaged:  # it cannot be played in this state
                log.warning("a game was not archived or deleted: %s", brief(damaged))
                _set_state(store, game, IN_PLAY)
            except StoreError:
                raise
            except Exception:
                log.exception("game %s was not archived or deleted", game.name)
                counts.failed += 1


def _sweep_rooms(
    store: SqlStore, policy: RetentionPolicy, ages: RecordAges, is_loaded: IsRoomLoaded, counts: DeletedCounts
) -> Cooperative[None]:
    for page in _pages(store, _ROOMS):
        yield
        for room in _with_valid_dates(store, "rooms", [_Room(*row) for row in page], ages.moment):
            try:
                yield from _process_room(store, policy, ages, room, is_loaded, counts)
            except StoreError:
                raise
            except Exception:
                log.exception("room %s was not deleted", room.name)
                counts.failed += 1


def _sweep_boxes(
    store: SqlStore, policy: RetentionPolicy, ages: RecordAges, counts: DeletedCounts
) -> Cooperative[None]:
    """Delete the boxes that no room and no game has."""
    for page in _pages(store, _BOXES):
        yield
        for name, touched in page:
            if policy.lobbies is not None and _is_moment(touched) and ages.days(touched) >= policy.lobbies:
                yield
                counts.boxes += _changed(store, partial(_delete_box, name=name, touched=touched))


def _delete_box(base: Base, name: str, touched: int) -> bool:
    return base.execute(_DELETE_BOX, (name, touched)).rowcount > 0


def _warn(records: Records) -> None:
    """Log that the clock is implausible, and what to do."""
    days = records.moment // DAY - (records.newest or 0)
    log.warning(
        "nothing is archived or deleted: the clock says %s, %d days after the newest record, and the limit is %d."
        " Correct the clock. If it is right, retention continues after a table was opened or a game was played",
        datetime.fromtimestamp(records.moment, UTC).date().isoformat(),
        days,
        LONGEST_GAP,
    )


def _pages(store: SqlStore, query: str) -> Iterator[list[tuple[Any, ...]]]:
    """Read a table in pages, in the order of its ids."""
    after = ""
    while rows := _read(store, query, after):
        yield rows
        after = rows[-1][0]


def _read(store: SqlStore, query: str, after: str) -> list[tuple[Any, ...]]:
    return store.read_snapshot(lambda ask: ask(query, after))


def _with_valid_dates(store: SqlStore, table: Literal["games", "rooms"], page: list[T], moment: int) -> list[T]:
    """Return the rows with a plausible time of their last use; set that of all others to now."""
    dated = [one for one in page if _is_moment(one.touched) and FIRST_DAY < one.touched <= moment]
    if len(dated) < len(page):
        query = f"UPDATE {table} SET touched = ? WHERE id BETWEEN ? AND ? AND NOT (touched > ? AND touched <= ?)"
        _change(store, query, moment, page[0].name, page[-1].name, FIRST_DAY, moment)
    return dated


def _is_moment(touched: object) -> bool:
    """Return whether a column without a checksum has the type of the schema."""
    return isinstance(touched, int)


def _process_game(
    store: SqlStore,
    policy: RetentionPolicy,
    ages: RecordAges,
    game: _Game,
    is_loaded: IsRoomLoaded,
    counts: DeletedCounts,
) -> Cooperative[None]:
    """Archive or delete a game where it is due."""
    days = ages.days(max(game.touched, game.room_touched))
    stands = game.stands
    if days < ARCHIVED_AFTER:
        return
    if stands == UNKNOWN:
        stands = ENDED if (yield from _has_ended(store, game.name)) else IN_PLAY
        _set_state(store, game, stands)
    days_retained = policy.abandoned if stands == IN_PLAY else policy.games
    if days_retained is not None and days >= days_retained:
        yield
        _delete_game(store, game, is_loaded, counts)
    elif stands == ENDED:
        yield
        counts.archived += _changed(store, lambda base: archive_game(base, game.name))


def _has_ended(store: SqlStore, name: str) -> Cooperative[bool]:
    """Return whether a game has ended; replay it where necessary."""
    found = store.find_game(name)
    if found is None:
        return False
    return (yield from _is_over(*found))


def _is_over(game: GameRow, steps: list[StepRow]) -> Cooperative[bool]:
    if game.closed or not game.seed:  # an uploaded game is not played here
        return True
    if game.header.rules != RULES_VERSION:  # a program with these rules can continue it
        return False
    try:
        answers = [parse_answer(line, game.header.game) for step in steps for line in step.answers]
        return (yield from replay_iter(game.header, answers)).over
    except (IllegalActionError, ValueError):
        return False


def _process_room(
    store: SqlStore,
    policy: RetentionPolicy,
    ages: RecordAges,
    room: _Room,
    is_loaded: IsRoomLoaded,
    counts: DeletedCounts,
) -> Cooperative[None]:
    days = ages.days(max(room.touched, room.game_touched))
    if not room.game and policy.lobbies is not None and days >= policy.lobbies and not is_loaded(room.name):
        yield
        counts.rooms += _changed(store, lambda base: _delete_room(store, base, room.name, room.touched))
    elif room.remembers and days >= _KEYS_RETAINED:
        yield
        _change(store, _DELETE_KEYS, room.name, room.touched)


def _changed(store: SqlStore, change: Callable[[Base], bool]) -> bool:
    """Commit a change; return whether there was still something to change."""
    done: list[bool] = []
    store.write(lambda base: done.append(change(base)))
    return done[-1]


def _change(store: SqlStore, query: str, *values: Any) -> None:
    def change(base: Base) -> None:
        base.execute(query, values)

    store.write(change)


def _set_state(store: SqlStore, game: _Game, stands: int) -> None:
    query = "UPDATE games SET stands = ? WHERE id = ? AND touched = ? AND stands = ?"
    _change(store, query, stands, game.name, game.touched, game.stands)


def _delete_game(store: SqlStore, game: _Game, is_loaded: IsRoomLoaded, counts: DeletedCounts) -> None:
    """Delete a game, and its room where that has no later game."""

    def change(base: Base) -> bool:
        found = base.execute("UPDATE games SET stands = stands WHERE id = ? AND touched = ?", (game.name, game.touched))
        rooms = base.execute("SELECT id, touched FROM rooms WHERE game = ?", (game.name,)).fetchall()
        is_used = any(
            touched != game.room_touched or is_loaded(room) or store.has_clients(base, room) for room, touched in rooms
        )
        if found.rowcount == 0 or is_used:
            return False
        for room, touched in rooms:
            counts.rooms += _delete_room(store, base, room, touched)
        for table in _parts(store, base, "game"):
            base.execute(f"DELETE FROM {table} WHERE game = ?", (game.name,))
        base.execute("DELETE FROM games WHERE id = ?", (game.name,))
        return True

    counts.games += _changed(store, change)


def _parts(store: SqlStore, base: Base, whole: Literal["game", "room"]) -> list[str]:
    """Return the tables with parts of a game or a room, by the columns of the schema."""
    return sorted(set(store.tables_with_column(base, whole)) - _OUTLIVE)


def _delete_room(store: SqlStore, base: Base, room: str, touched: int) -> bool:
    found = base.execute("UPDATE rooms SET game = game WHERE id = ? AND touched = ?", (room, touched))
    if found.rowcount == 0 or store.has_clients(base, room):
        return False
    for table in _parts(store, base, "room"):
        base.execute(f"DELETE FROM {table} WHERE room = ?", (room,))
    base.execute("DELETE FROM reports WHERE room = ? AND done = 1", (room,))
    base.execute("DELETE FROM rooms WHERE id = ?", (room,))
    return True
