"""The store in one SQLite file: write-ahead log, every commit on the disk before it returns."""

import logging
import sqlite3
import threading
from collections.abc import Collection, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from monopolista.games.options import Value, named
from monopolista.games.views import Reason
from monopolista.owned import OWN_FILE, OWN_FOLDER
from monopolista.server import wal
from monopolista.server.commits import Writer
from monopolista.server.seals import Row, chained, check, seal, unsealed
from monopolista.server.sqlite_file import APPLICATION, ROOM, SEATS, STEPS, connect, migrate, refuse_foreign
from monopolista.server.store import (
    MARKS_OF_GONE,
    MARKS_OF_ONE,
    Conflict,
    Damaged,
    GameRow,
    LimitRow,
    LineRow,
    Mark,
    RoomRow,
    SeatRow,
    StepRow,
    StoreError,
    TalkRow,
    WishRow,
)
from monopolista.transcript import Header

log = logging.getLogger("monopolista")
_BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
"""What a read fails by whose file is damaged; the last one where a name in its own list of tables is."""


class SqliteStore:
    """Rooms and games in a file."""

    def __init__(self, path: Path, *, interrupted: bool = False) -> None:
        """Open the file; where whoever had it before was interrupted, see that the log of its last moves is whole."""
        refuse_foreign(path)
        self._reading = threading.RLock()
        logged = wal.committed(path) if interrupted and path.exists() else 0
        try:
            path.parent.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
            path.touch(OWN_FILE)
            path.chmod(OWN_FILE)  # its log and what goes with that take after it
            self._base = connect(path)
            self._writer = Writer(self._base)
            self._prepare()
            self._check(path, logged)
            self._reader = connect(path)  # sees what is committed and nothing else, and waits for nobody who writes
        except (OSError, sqlite3.Error, UnicodeDecodeError) as error:  # the last: what SQLite names is damaged, too
            raise StoreError(f"{path} cannot be used ({error}): choose another folder with --data") from error

    def _prepare(self) -> None:
        found = self._base.execute("PRAGMA application_id").fetchone()[0]
        if found != APPLICATION:
            self._base.execute(f"PRAGMA application_id = {APPLICATION}")
        self._base.execute("PRAGMA journal_mode = WAL")
        self._base.execute("PRAGMA synchronous = FULL")
        self._base.execute("PRAGMA foreign_keys = ON")
        self._writer.write(migrate)

    def _check(self, path: Path, logged: int) -> None:
        """See that the file hangs together, and that the log was taken in as far as it was written."""
        _, taken, _ = self._base.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if taken < logged:
            log.error("the log beside %s is gone or damaged: the last moves before the end may be lost", path)
        found = self._base.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(f"it is damaged: {found}".replace("\n", " "))

    def _rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        try:
            with self._reading:
                return self._reader.execute(query, values).fetchall()
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)  # text that is none has no code
            if code & 0xFF not in _BROKEN:
                raise
            raise Damaged(f"the file of games is damaged: {error}") from error

    @contextmanager
    def _as_it_is(self) -> Generator[None]:
        """Read several tables as they are at one moment, whatever is committed meanwhile."""
        with self._reading:
            self._rows("BEGIN")
            try:
                yield
            finally:
                self._rows("ROLLBACK")

    def save_room(self, room: RoomRow, mark: Mark | None = None) -> None:
        """Keep a room in place of what was kept of it, as its next revision; or raise Conflict."""
        self._writer.write(lambda base: _write_room(base, room, mark))

    def find_room(self, link: str) -> RoomRow | None:
        """Return the room with this link or watch link."""
        with self._as_it_is():
            rows = self._rows(f"SELECT {ROOM}, seal FROM rooms WHERE id = ?1 OR watch = ?1", link)
            seats = self._rows(SEATS, rows[0][0]) if rows else []
        if not rows:
            return None
        *found, kept = rows[0]
        check(f"room {found[0]}", kept, seal(found, seats))
        room, watch, host, edition, options, *rest, hints = found
        chosen = named(msgspec.json.decode(options, type=dict[str, Value]))
        seated = tuple(SeatRow(*row[:-1], program=bool(row[-1])) for row in seats)
        return RoomRow(room, watch, host, edition, seated, chosen, *rest, hints=bool(hints))

    def has_done(self, room: str, command: str, actors: Collection[str]) -> bool:
        """Say whether one of these has changed a room by this command, of late."""
        query = "SELECT actor FROM room_commands WHERE room = ? AND command = ?"
        return any(actor in actors for (actor,) in self._rows(query, room, command))

    def keep_line(self, room: str, line: LineRow, most: int) -> None:
        """Add what somebody said; of a room only so many lines are kept."""
        said = (line.seat, line.name, line.text, line.said, line.mark.actor, line.mark.command)

        def change(base: sqlite3.Connection) -> None:
            _insert(base, "talk_lines", room, line.number, *said)
            base.execute("DELETE FROM talk_lines WHERE room = ? AND number <= ?", (room, line.number - most))

        self._writer.write(change)

    def lines(self, room: str) -> list[LineRow]:
        """Return what was said in a room, in order."""
        rows = self._kept("talk_lines", "room", room)
        return [
            LineRow(number, seat, name, text, said, Mark(actor, command))
            for _, number, seat, name, text, said, actor, command in sorted(rows, key=lambda row: row[1])
        ]

    def keep_talk(self, room: str, talk: TalkRow) -> None:
        """Keep what the host allows."""
        self._writer.write(lambda base: _insert(base, "talk", room, int(talk.chat), int(talk.overheard), over=True))

    def find_talk(self, room: str) -> TalkRow:
        """Return what the host of a room allows."""
        found = self._kept("talk", "room", room)
        return TalkRow(*map(bool, found[0][1:])) if found else TalkRow()

    def open_game(self, room: RoomRow, game: GameRow, first: StepRow, mark: Mark | None = None) -> None:
        """Keep a new game with its first steps, and its room, together or not at all."""

        def change(base: sqlite3.Connection) -> None:
            _write_game(base, game)
            if first.answers:  # chance need not be the first to answer
                _write_step(base, game.id, first)
            _write_room(base, room, mark)

        self._writer.write(change)

    def add_game(self, game: GameRow, first: StepRow) -> None:
        """Keep a game that no room plays; one that is there already is left as it is."""

        def change(base: sqlite3.Connection) -> None:
            if base.execute("SELECT 1 FROM games WHERE id = ?", (game.id,)).fetchone() is None:
                _write_game(base, game)
                _write_step(base, game.id, first)

        self._writer.write(change)

    def append(self, game: str, step: StepRow) -> None:
        """Add the steps of one command, or raise Conflict."""
        try:
            self._writer.write(lambda base: _write_step(base, game, step))
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error

    def keep_time(self, game: str, passed: int) -> None:
        """Keep how many milliseconds of a timed game have passed."""
        self._writer.write(lambda base: _insert(base, "clocks", game, passed, over=True))

    def time_kept(self, game: str) -> int:
        """Return how many milliseconds of a game had passed when that was last kept."""
        found = self._kept("clocks", "game", game)
        return found[0][1] if found else 0

    def keep_hinted(self, game: str, seat: int) -> None:
        """Keep that a seat has asked for hints."""
        self._writer.write(lambda base: _insert(base, "hinted", game, seat, over=True))

    def keep_limit(self, game: str, limit: LimitRow) -> None:
        """Keep a seat's limit in place of the one before."""
        row = game, limit.seat, limit.auction, limit.amount
        self._writer.write(lambda base: _insert(base, "limits", *row, over=True))

    def limits(self, game: str) -> list[LimitRow]:
        """Return the latest limit of each seat that ever had one."""
        found = [LimitRow(*row) for _, *row in self._kept("limits", "game", game)]
        return sorted(found, key=lambda limit: (limit.auction, limit.seat))

    def keep_wish(self, room: str, game: str, wish: WishRow | None, mark: Mark) -> None:
        """Keep the one wish of a game to take something back."""

        def change(base: sqlite3.Connection) -> None:
            base.execute("DELETE FROM wishes WHERE game = ?", (game,))
            if wish is not None:
                agreed = msgspec.json.encode(wish.agreed).decode()
                _insert(base, "wishes", game, wish.version, wish.seat, wish.step, agreed, wish.refused)
            _write_mark(base, room, mark)

        self._writer.write(change)

    def find_wish(self, game: str) -> WishRow | None:
        """Return the wish of a game that was kept last."""
        found = self._kept("wishes", "game", game)
        if not found:
            return None
        _, version, seat, step, agreed, refused = found[0]
        return WishRow(version, seat, step, msgspec.json.decode(agreed, type=tuple[int, ...]), refused)

    def find_game(self, game: str) -> tuple[GameRow, list[StepRow]] | None:
        """Return a game and its steps in order."""
        with self._as_it_is():
            found = self._rows("SELECT header, tokens, seed, seal FROM games WHERE id = ?", game)
            rows = self._rows(STEPS, game) if found else []
            reasons = self._said("reasons", game) if found else []
            hinted = self._said("hinted", game) if found else []
        if not found:
            return None
        header, tokens, seed, kept = found[0]
        check(f"game {game}", kept, chained(seal(game, header, tokens, seed), rows))
        because = {seq: Reason(word, about) for _, seq, word, about in reasons}
        steps = [
            StepRow(
                seq,
                tuple(answers.splitlines()),
                drawn,
                Mark(actor, command) if command is not None else None,
                because.get(seq),
            )
            for seq, answers, drawn, actor, command in rows
        ]
        told = msgspec.json.decode(header, type=Header).with_hinted(seat for _, seat in hinted)
        return GameRow(game, told, tuple(msgspec.json.decode(tokens, type=list[str])), seed), steps

    def _said(self, table: str, game: str) -> list[Row]:
        """Return what is remarked of a game; what is damaged of it is as if it had not been said."""
        try:
            return self._kept(table, "game", game)
        except Damaged as error:
            log.warning("what was remarked of a game is gone: %s", error)
            return []

    def _kept(self, table: str, by: str, key: str) -> list[Row]:
        """Return rows as they were inserted."""
        return unsealed(f"{table} of {key}", self._rows(f"SELECT * FROM {table} WHERE {by} = ?", key))

    def check_all(self) -> tuple[int, list[str]]:
        """Return how many rooms and games there are, and what is said of those that are not what was written."""
        asks = [(self.find_room, one) for (one,) in self._rows("SELECT id FROM rooms ORDER BY rowid")]
        asks += [(self.find_game, one) for (one,) in self._rows("SELECT id FROM games ORDER BY rowid")]
        complaints: list[str] = []
        for ask, one in asks:
            try:
                ask(one)
            except Damaged as damaged:
                complaints.append(str(damaged))
        return len(asks), complaints

    def close(self) -> None:
        """Let go of the file."""
        self._writer.close()
        with self._reading:
            self._reader.close()


def _write_room(base: sqlite3.Connection, room: RoomRow, mark: Mark | None) -> None:
    options = msgspec.json.encode(room.options).decode()
    numbers = (room.auction_seconds, room.answer_seconds, room.bot_pause)
    fixed = (room.id, room.watch, room.host, room.edition, options, *numbers, room.take_backs, room.status, room.game)
    written = (*fixed, room.revision + 1, room.odds, int(room.hints))
    changing = ", ".join(f"{name} = excluded.{name}" for name in ROOM.split(", ")[1:])
    marks = ",".join("?" * len(written))
    query = f"INSERT INTO rooms ({ROOM}) VALUES ({marks}) ON CONFLICT (id) DO UPDATE SET {changing}"
    if base.execute(f"{query} WHERE rooms.revision = ?", (*written, room.revision)).rowcount == 0:
        raise Conflict(f"room {room.id} has been changed since revision {room.revision}")
    base.execute("DELETE FROM seats WHERE room = ?", (room.id,))
    seats = [(one.kind, one.name, one.token, one.level, one.key, one.code, int(one.program)) for one in room.seats]
    query = "INSERT INTO seats (room, place, kind, name, token, level, key, code, program) VALUES (?,?,?,?,?,?,?,?,?)"
    base.executemany(query, [(room.id, place, *seat) for place, seat in enumerate(seats)])
    base.execute("UPDATE rooms SET seal = ? WHERE id = ?", (seal(written, seats), room.id))
    if mark is not None:
        _write_mark(base, room.id, mark)


# The oldest go: of one who is here, and of all together whose keys no longer open anything.
_FORGET_OWN = """
    DELETE FROM room_commands WHERE room = ?1 AND actor = ?2 AND rowid <=
    (SELECT rowid FROM room_commands WHERE room = ?1 AND actor = ?2 ORDER BY rowid DESC LIMIT 1 OFFSET ?3)
"""
_FORGET_GONE = """
    WITH gone AS (SELECT rowid AS number FROM room_commands WHERE room = ?1 AND actor NOT IN
    (SELECT host FROM rooms WHERE id = ?1 UNION SELECT key FROM seats WHERE room = ?1))
    DELETE FROM room_commands WHERE rowid IN (SELECT number FROM gone ORDER BY number DESC LIMIT -1 OFFSET ?2)
"""


def _write_mark(base: sqlite3.Connection, room: str, mark: Mark) -> None:
    base.execute("INSERT OR IGNORE INTO room_commands VALUES (?,?,?)", (room, mark.actor, mark.command))
    base.execute(_FORGET_OWN, (room, mark.actor, MARKS_OF_ONE))
    base.execute(_FORGET_GONE, (room, MARKS_OF_GONE))


def _write_game(base: sqlite3.Connection, game: GameRow) -> None:
    header, tokens = msgspec.json.encode(game.header).decode(), msgspec.json.encode(game.tokens).decode()
    _insert(base, "games", game.id, header, tokens, game.seed)


def _write_step(base: sqlite3.Connection, game: str, step: StepRow) -> None:
    mark = (step.mark.actor, step.mark.command) if step.mark is not None else (None, None)
    values = (step.seq, "\n".join(step.answers), step.drawn, *mark)
    query = "INSERT INTO steps (game, seq, answers, drawn, actor, command) VALUES (?,?,?,?,?,?)"
    base.execute(query, (game, *values))
    before = base.execute("SELECT seal FROM games WHERE id = ?", (game,)).fetchone()[0]
    base.execute("UPDATE games SET seal = ? WHERE id = ?", (chained(before, [values]), game))
    if step.reason is not None:
        _insert(base, "reasons", game, step.seq, step.reason.word, step.reason.about)


def _insert(base: sqlite3.Connection, table: str, *values: Any, over: bool = False) -> None:
    """Put a row into a table, over another one with its key if wished; its seal goes with it."""
    kept = (*values, seal(*values))
    how = "INSERT OR REPLACE" if over else "INSERT"
    base.execute(f"{how} INTO {table} VALUES ({','.join('?' * len(kept))})", kept)
