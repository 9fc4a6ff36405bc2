"""What is kept for how long: games that have ended are folded, what nobody wants any more goes, a little at a time.

Each thing is done in a change of its own, which looks again whether it still holds: two that do it at once do no harm.
"""

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple, TypeVar

from monopolista.server.core.fair_scheduler import Slices
from monopolista.server.core.logging import brief
from monopolista.server.retention.record_ages import DAY, FIRST_DAY, LONGEST_GAP, RecordAges, Records
from monopolista.server.rooms.play.live_game import replay_iter
from monopolista.server.storage.archive import archive_game
from monopolista.server.storage.base import CorruptDataError, GameRow, StepRow, StoreError
from monopolista.server.storage.row_writers import ENDED, IN_PLAY, UNKNOWN, Base
from monopolista.server.storage.sql_store import SqlStore
from monopolista.table import IllegalActionError
from monopolista.transcript import RULES_VERSION, parse_answer

log = logging.getLogger("monopolista")
FOLDED_AFTER = 1
"""Days after which a game that has ended is folded: whoever played it has looked at its end by then."""
_REMEMBERED = 1
"""Days after which a command is remembered no longer: nobody sends again by then what was not answered."""
_PAGE = 100
_OUTLIVE = frozenset({"rooms", "games", "reports"})
"""Tables that name a game or a room without being a part of it: a report goes with its room once it is settled."""
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
_FORGET = "DELETE FROM room_commands WHERE room = (SELECT id FROM rooms WHERE id = ? AND touched = ?)"


@dataclass(frozen=True)
class RetentionPolicy:
    """For how many days what is kept; None is for ever."""

    games: int | None = None
    """Games that are over, were given up, or were brought."""
    abandoned: int | None = None
    """Games that could go on."""
    lobbies: int | None = None
    """Rooms in which no game was ever played."""


@dataclass
class DeletedCounts:
    """What came of sweeping."""

    folded: int = 0
    games: int = 0
    rooms: int = 0
    failed: int = 0
    """Games and rooms that could not be seen to."""

    def summary(self) -> str:
        """Return it in words."""
        told = f"{self.folded} games folded, {self.games} games and {self.rooms} rooms gone"
        return f"{told}, {self.failed} failed" if self.failed else told


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
Busy = Callable[[str], bool]
"""Says of a room that it is in use in this process."""


def sweep(store: SqlStore, keep: RetentionPolicy, moment: int, busy: Busy = lambda _: False) -> Slices[DeletedCounts]:
    """Go through all that is kept, and do what is due at a moment in seconds since 1970.

    Where that is implausibly long after the newest record, nothing is done: the clock is wrong, or will be believed as
    soon as something is recorded by it.
    """
    swept, records = DeletedCounts(), Records(moment)
    yield from _take_in(store, records)
    if not records.is_plausible:
        _warn(records)
        return swept
    yield from _sweep_games(store, keep, records.ages(), busy, swept)
    yield from _sweep_rooms(store, keep, records.ages(), busy, swept)
    return swept


def _take_in(store: SqlStore, records: Records) -> Slices[None]:
    """See when everything was touched last."""
    for query in _TOUCHED.values():
        for page in _pages(store, query):
            records.note(touched for _, touched in page)
            yield


def _sweep_games(
    store: SqlStore, keep: RetentionPolicy, ages: RecordAges, busy: Busy, swept: DeletedCounts
) -> Slices[None]:
    for page in _pages(store, _GAMES):
        yield
        for game in _dated(store, "games", [_Game(*row) for row in page], ages.moment):
            try:
                yield from _see_to_game(store, keep, ages, game, busy, swept)
            except CorruptDataError as damaged:  # nobody plays it as it is
                log.warning("a game is left as it is: %s", brief(damaged))
                _note(store, game, IN_PLAY)
            except StoreError:
                raise
            except Exception:
                log.exception("game %s is left as it is", game.name)
                swept.failed += 1


def _sweep_rooms(
    store: SqlStore, keep: RetentionPolicy, ages: RecordAges, busy: Busy, swept: DeletedCounts
) -> Slices[None]:
    for page in _pages(store, _ROOMS):
        yield
        for room in _dated(store, "rooms", [_Room(*row) for row in page], ages.moment):
            try:
                yield from _see_to_room(store, keep, ages, room, busy, swept)
            except StoreError:
                raise
            except Exception:
                log.exception("room %s is left as it is", room.name)
                swept.failed += 1


def _warn(records: Records) -> None:
    """Say that nothing is done by a clock that is not believed, and what to do."""
    days = records.moment // DAY - (records.newest or 0)
    log.warning(
        "nothing is folded or removed: the clock says %s, %d days after the newest record, and up to %d are believed."
        " Set the clock right; if it is right, this goes on once a table was opened or a game was played",
        datetime.fromtimestamp(records.moment, UTC).date().isoformat(),
        days,
        LONGEST_GAP,
    )


def _pages(store: SqlStore, query: str) -> Iterator[list[tuple[Any, ...]]]:
    """Go through a table by its names, so many rows at a time."""
    after = ""
    while rows := _read(store, query, after):
        yield rows
        after = rows[-1][0]


def _read(store: SqlStore, query: str, after: str) -> list[tuple[Any, ...]]:
    return store.read_snapshot(lambda ask: ask(query, after))


def _dated(store: SqlStore, table: Literal["games", "rooms"], page: list[T], moment: int) -> list[T]:
    """Return the rows of which it is known when they were touched last; for all others that is now."""
    dated = [one for one in page if _is_moment(one.touched) and FIRST_DAY < one.touched <= moment]
    if len(dated) < len(page):
        query = f"UPDATE {table} SET touched = ? WHERE id BETWEEN ? AND ? AND NOT (touched > ? AND touched <= ?)"
        _change(store, query, moment, page[0].name, page[-1].name, FIRST_DAY, moment)
    return dated


def _is_moment(touched: object) -> bool:
    """Say whether a column that no seal covers has a number, as its type has it, or something else."""
    return isinstance(touched, int)


def _see_to_game(
    store: SqlStore, keep: RetentionPolicy, ages: RecordAges, game: _Game, busy: Busy, swept: DeletedCounts
) -> Slices[None]:
    days = ages.days(max(game.touched, game.room_touched))
    stands = game.stands
    if days < FOLDED_AFTER:
        return
    if stands == UNKNOWN:
        stands = ENDED if (yield from _has_ended(store, game.name)) else IN_PLAY
        _note(store, game, stands)
    kept = keep.abandoned if stands == IN_PLAY else keep.games
    if kept is not None and days >= kept:
        yield
        _drop_game(store, game, busy, swept)
    elif stands == ENDED:
        yield
        swept.folded += _changed(store, lambda base: archive_game(base, game.name))


def _has_ended(store: SqlStore, name: str) -> Slices[bool]:
    """Say whether a game does not go on; whether it is over, playing it again says."""
    found = store.find_game(name)
    if found is None:
        return False
    return (yield from _is_over(*found))


def _is_over(game: GameRow, steps: list[StepRow]) -> Slices[bool]:
    if game.closed or not game.seed:  # whoever brought a game does not play it here
        return True
    if game.header.rules != RULES_VERSION:  # a program that has those may go on with it
        return False
    try:
        answers = [parse_answer(line, game.header.game) for step in steps for line in step.answers]
        return (yield from replay_iter(game.header, answers)).over
    except (IllegalActionError, ValueError):
        return False


def _see_to_room(
    store: SqlStore, keep: RetentionPolicy, ages: RecordAges, room: _Room, busy: Busy, swept: DeletedCounts
) -> Slices[None]:
    days = ages.days(max(room.touched, room.game_touched))
    if not room.game and keep.lobbies is not None and days >= keep.lobbies and not busy(room.name):
        yield
        swept.rooms += _changed(store, lambda base: _drop_room(store, base, room.name, room.touched))
    elif room.remembers and days >= _REMEMBERED:
        yield
        _change(store, _FORGET, room.name, room.touched)


def _changed(store: SqlStore, change: Callable[[Base], bool]) -> bool:
    """Make a change; say whether there was still something to do."""
    done: list[bool] = []
    store.write(lambda base: done.append(change(base)))
    return done[-1]


def _change(store: SqlStore, query: str, *values: Any) -> None:
    def change(base: Base) -> None:
        base.execute(query, values)

    store.write(change)


def _note(store: SqlStore, game: _Game, stands: int) -> None:
    query = "UPDATE games SET stands = ? WHERE id = ? AND touched = ? AND stands = ?"
    _change(store, query, stands, game.name, game.touched, game.stands)


def _drop_game(store: SqlStore, game: _Game, busy: Busy, swept: DeletedCounts) -> None:
    """Let a game go, and with it the room that it was the last of."""

    def change(base: Base) -> bool:
        found = base.execute("UPDATE games SET stands = stands WHERE id = ? AND touched = ?", (game.name, game.touched))
        rooms = base.execute("SELECT id, touched FROM rooms WHERE game = ?", (game.name,)).fetchall()
        held = any(
            touched != game.room_touched or busy(room) or store.has_clients(base, room) for room, touched in rooms
        )
        if found.rowcount == 0 or held:
            return False
        for room, touched in rooms:
            swept.rooms += _drop_room(store, base, room, touched)
        for table in _parts(store, base, "game"):
            base.execute(f"DELETE FROM {table} WHERE game = ?", (game.name,))
        base.execute("DELETE FROM games WHERE id = ?", (game.name,))
        return True

    swept.games += _changed(store, change)


def _parts(store: SqlStore, base: Base, whole: Literal["game", "room"]) -> list[str]:
    """Return the tables that hold parts of a game or of a room, as the schema has them: each names its whole."""
    return sorted(set(store.tables_with_column(base, whole)) - _OUTLIVE)


def _drop_room(store: SqlStore, base: Base, room: str, touched: int) -> bool:
    found = base.execute("UPDATE rooms SET game = game WHERE id = ? AND touched = ?", (room, touched))
    if found.rowcount == 0 or store.has_clients(base, room):
        return False
    for table in _parts(store, base, "room"):
        base.execute(f"DELETE FROM {table} WHERE room = ?", (room,))
    base.execute("DELETE FROM reports WHERE room = ? AND done = 1", (room,))
    base.execute("DELETE FROM rooms WHERE id = ?", (room,))
    return True
