"""What stores in SQL have in common: which rows a room and a game are, and how they are read and written.

The statements are such as SQLite and PostgreSQL both understand; a ? stands for a value.
"""

import logging
import zlib
from collections.abc import Callable, Collection
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from monopolista.games.interface.views import Reason
from monopolista.json_reader import read_json
from monopolista.server.cluster.cluster import Cluster, SingleProcess
from monopolista.server.core.logging import brief
from monopolista.server.core.metrics import Metrics
from monopolista.server.storage.archive import STEPS, Folded, unfolded
from monopolista.server.storage.base import (
    CorruptDataError,
    GameRow,
    HandoverRow,
    LimitRow,
    LineRow,
    Mark,
    PositionRow,
    RoomRow,
    StepRow,
    TalkRow,
    WishRow,
)
from monopolista.server.storage.checksums import Row, chained, check, seal, unsealed
from monopolista.server.storage.integrity import Checked, check_all
from monopolista.server.storage.row_readers import (
    SEALED,
    SEAT,
    Step,
    checked,
    game_of_rows,
    reading,
    room_of,
    step_of,
)
from monopolista.server.storage.row_writers import (
    ROOM,
    Base,
    begin,
    close_game,
    end,
    insert,
    now,
    put,
    write_game,
    write_mark,
    write_room,
    write_step,
)
from monopolista.server.storage.sql_moderation import SqlModerationStore

log = logging.getLogger("monopolista")
ANY_ROOM = "SELECT 1 FROM rooms LIMIT 1"
SEATS = f"SELECT {SEAT} FROM seats WHERE room = ? ORDER BY place"
_SINCE = """
    SELECT steps.seq, answers, drawn, actor, command, word, about, seal FROM steps
    LEFT JOIN reasons ON reasons.game = steps.game AND reasons.seq = steps.seq
    WHERE steps.game = ? AND steps.seq >= ? ORDER BY steps.seq
"""


T = TypeVar("T")
Kind = Literal["file", "postgresql"]


class Ask(Protocol):
    """Whoever answers what a database has."""

    def __call__(self, query: str, /, *values: Any) -> list[tuple[Any, ...]]:
        """Return the rows that a query finds."""
        ...


class SqlStore(SqlModerationStore):
    """A store over tables of a database; what opens it says how a change is carried out, and how rows are read."""

    kind: Kind
    """Where it keeps what it keeps."""

    def close(self) -> None:
        """Let go of what is open."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Say whether the store answers now; it does not wait until it does."""
        raise NotImplementedError

    def count_in(self, metrics: Metrics) -> None:
        """Have counted what is kept from now on."""
        raise NotImplementedError

    def cluster(self) -> Cluster:
        """Return whoever tells other processes on the same database."""
        return SingleProcess()

    def at_one_moment(self, read: Callable[[Ask], T]) -> T:
        """Read several tables as they are at one moment, whatever is committed meanwhile."""
        raise NotImplementedError

    def together(self, read: Callable[[], T]) -> T:
        """Return what comes of several reads, all of one moment, and over one connection."""
        return self.at_one_moment(lambda _: read())

    def save_room(self, room: RoomRow, mark: Mark | None = None) -> None:
        """Keep a room in place of what was kept of it, as its next revision; or raise ConflictError."""
        self.write(lambda base: write_room(base, room, mark))

    def find_room(self, link: str) -> RoomRow | None:
        """Return the room with this link or watch link."""

        def read(ask: Ask) -> tuple[list[Row], list[Row], dict[int, list[HandoverRow]]]:
            rows = ask(f"SELECT {ROOM}, seal FROM rooms WHERE id = ? OR watch = ?", link, link)
            return ([*rows], [*ask(SEATS, rows[0][0])], _handovers(ask, rows[0][0])) if rows else ([], [], {})

        rows, seats, handovers = self.at_one_moment(read)
        if not rows:
            return None
        *found, kept = rows[0]
        check(f"room {found[0]}", kept, seal(found, seats))
        return room_of(found, seats, handovers)

    def has_done(self, room: str, command: str, actors: Collection[str]) -> bool:
        """Say whether one of these has changed a room by this command, of late."""
        query = "SELECT actor FROM room_commands WHERE room = ? AND command = ?"
        return any(actor in actors for (actor,) in self._rows(query, room, command))

    def find_version(self, game: str, mark: Mark) -> int | None:
        """Return how many answers a game had after this command, or None where it was not carried out."""
        query = "SELECT seq, answers FROM steps WHERE game = ? AND actor = ? AND command = ?"
        versions = [
            seq + len(answers.splitlines()) for seq, answers in self._rows(query, game, mark.actor, mark.command)
        ]
        return versions[0] if versions else None

    def keep_line(self, room: str, line: LineRow, most: int) -> None:
        """Add what somebody said; of a room only so many lines are kept."""
        said = {"seat": line.seat, "name": line.name, "text": line.text, "said": line.said}
        mark = {"actor": line.mark.actor, "command": line.mark.command}

        def change(base: Base) -> None:
            insert(base, "talk_lines", room=room, number=line.number, **said, **mark)
            base.execute("DELETE FROM talk_lines WHERE room = ? AND number <= ?", (room, line.number - most))
            base.execute("UPDATE rooms SET touched = ? WHERE id = ?", (now(), room))

        self.write(change)

    def lines(self, room: str) -> list[LineRow]:
        """Return what was said in a room, in order."""
        rows = self.kept("talk_lines", "room", room)
        return [
            LineRow(number, seat, name, text, said, Mark(actor, command))
            for _, number, seat, name, text, said, actor, command in sorted(rows, key=lambda row: row[1])
        ]

    def keep_talk(self, room: str, talk: TalkRow) -> None:
        """Keep what the host allows."""
        chosen = {"chat": int(talk.chat), "overheard": int(talk.overheard)}
        self.write(lambda base: put(base, "talk", "room", room=room, **chosen))

    def find_talk(self, room: str) -> TalkRow:
        """Return what the host of a room allows."""
        found = self.kept("talk", "room", room)
        return TalkRow(*map(bool, found[0][1:])) if found else TalkRow()

    def open_game(self, room: RoomRow, game: GameRow, first: StepRow, mark: Mark | None = None) -> None:
        """Keep a new game with its first steps, and its room, together or not at all."""

        def change(base: Base) -> None:
            write_game(base, game)
            begin(base, game.id)
            if first.answers:  # chance need not be the first to answer
                write_step(base, game.id, first)
            write_room(base, room, mark)

        self.write(change)

    def add_game(self, game: GameRow, first: StepRow) -> None:
        """Keep a game that no room plays; one that is there already is left as it is."""

        def change(base: Base) -> None:
            if base.execute("SELECT 1 FROM games WHERE id = ?", (game.id,)).fetchone() is None:
                write_game(base, game)
                write_step(base, game.id, first)

        self.write(change)

    def append(self, game: str, step: StepRow, over: bool = False, position: PositionRow | None = None) -> None:
        """Add the steps of one command, which may end the game, and how it stands then; or raise ConflictError."""

        def change(base: Base) -> None:
            write_step(base, game, step)
            if position is not None:
                state = zlib.compress(position.state)
                put(base, "positions", "game", game=game, version=position.version, layout=position.layout, state=state)
            if over:
                end(base, game)

        self.write(change)

    def find_position(self, game: str) -> PositionRow | None:
        """Return how a game stood when that was kept last; None where it was not, or is damaged."""
        found = _said(self._rows, "positions", game)
        if not found:
            return None
        _, version, layout, state = found[0]
        try:
            return PositionRow(version, layout, zlib.decompress(state))
        except zlib.error:  # the game is played from its beginning
            return None

    def close_game(self, game: str) -> None:
        """Keep that a game does not go on."""
        self.write(lambda base: close_game(base, game))

    def keep_time(self, game: str, passed: int) -> None:
        """Keep how many milliseconds of a timed game have passed."""
        self.write(lambda base: put(base, "clocks", "game", "passed", game=game, passed=passed))

    def time_kept(self, game: str) -> int:
        """Return how many milliseconds of a game had passed when that was last kept."""
        found = self.kept("clocks", "game", game)
        return found[0][1] if found else 0

    def keep_hinted(self, game: str, seat: int) -> None:
        """Keep that a seat has asked for hints."""
        self.write(lambda base: put(base, "hinted", "game, seat", game=game, seat=seat))

    def keep_limit(self, game: str, limit: LimitRow) -> None:
        """Keep a seat's limit in place of the one before."""
        row = {"seat": limit.seat, "auction": limit.auction, "amount": limit.amount}
        self.write(lambda base: put(base, "limits", "game, seat", game=game, **row))

    def limits(self, game: str) -> list[LimitRow]:
        """Return the latest limit of each seat that ever had one."""
        found = [LimitRow(*row) for _, *row in self.kept("limits", "game", game)]
        return sorted(found, key=lambda limit: (limit.auction, limit.seat))

    def keep_wish(self, room: str, game: str, wish: WishRow | None, mark: Mark) -> None:
        """Keep the one wish of a game to take something back."""

        def change(base: Base) -> None:
            base.execute("DELETE FROM wishes WHERE game = ?", (game,))
            if wish is not None:
                agreed = msgspec.json.encode(wish.agreed).decode()
                asked = {"version": wish.version, "seat": wish.seat, "step": wish.step}
                put(base, "wishes", "game", game=game, **asked, agreed=agreed, refused=wish.refused)
            write_mark(base, room, mark)

        self.write(change)

    def find_wish(self, game: str) -> WishRow | None:
        """Return the wish of a game that was kept last."""
        found = self.kept("wishes", "game", game)
        if not found:
            return None
        _, version, seat, step, agreed, refused = found[0]
        with reading(f"wishes of {game}"):
            return WishRow(version, seat, step, read_json(agreed, tuple[int, ...]), refused)

    def find_game(self, game: str) -> tuple[GameRow, list[StepRow]] | None:
        """Return a game and its steps in order."""

        def read(ask: Ask) -> tuple[list[Row], ...]:
            found = ask("SELECT header, tokens, seed, seal FROM games WHERE id = ?", game)
            steps, reasons, hinted = _moves(ask, game) if found else ([], [], [])
            return [*found], steps, reasons, hinted, _said(ask, "closed", game) if found else []

        found, rows, reasons, hinted, closed = self.at_one_moment(read)
        if not found:
            return None
        header, tokens, seed, kept = found[0]
        check(f"game {game}", kept, chained(seal(game, header, tokens, seed), rows))
        because = {seq: Reason(word, about) for _, seq, word, about in reasons}
        seats = [seat for _, seat in hinted]
        known = game_of_rows(game, (header, tokens, seed), seats, closed=bool(closed))
        return known, [step_of(row, because.get(row[0])) for row in checked(f"game {game}", rows, Step)]

    def steps_since(self, game: str, first: int) -> list[StepRow]:
        """Return the steps of a game from the one of this number on; whether they are whole, the game's seal says."""
        rows = self._rows(_SINCE, game, first)
        if not rows and (folded := _folded(self._rows, game)) is not None:
            because = {seq: Reason(word, about) for seq, word, about in folded.reasons}
            return [step_of(row, because.get(row[0])) for row in folded.steps() if row[0] >= first]
        return [step_of(row[:5], _because(game, row[0], *row[5:])) for row in rows]

    def names(self, table: str, column: str) -> list[Any]:
        """Return what there is in a column of a table, each once, in order."""
        return [one for (one,) in self._rows(f"SELECT DISTINCT {column} FROM {table} ORDER BY {column}")]

    def kept(self, table: str, by: str, key: Any) -> list[Row]:
        """Return rows as they were inserted; or raise CorruptDataError."""
        return _kept(self._rows, table, by, key)

    def check_all(self) -> Checked:
        """Look at everything that is kept, and say what is wrong with it."""
        return check_all(self)

    def lost(self) -> str:
        """Say which acknowledged changes are missing from what is kept, as far as one can say."""
        return ""

    def tables_with(self, base: Base, column: str) -> list[str]:
        """Return the tables that have a column of this name."""
        raise NotImplementedError

    def attended(self, base: Base, room: str) -> bool:  # noqa: ARG002
        """Say whether somebody is in a room on any process, as far as the database knows."""
        return False

    def damage(self) -> str:
        """Look through all that is kept; return in what it does not hang together, as far as one can say."""
        return ""

    def look_through(self) -> None:
        """See that what is kept hangs together, which may take long; whoever reads or writes need not wait for it."""

    def in_use(self) -> bool:
        """Say whether a server uses the database, as far as the database knows."""
        return False


def _because(game: str, seq: int, word: str | None, about: str | None, kept: bytes | None) -> Reason | None:
    if word is None or about is None or kept != seal(game, seq, word, about):
        return None
    return Reason(word, about)


def _folded(ask: Ask, game: str) -> Folded | None:
    return unfolded(game, ask("SELECT game, last, version, told, seal FROM transcripts WHERE game = ?", game))


def _moves(ask: Ask, game: str) -> tuple[list[Row], list[Row], list[Row]]:
    """Return the steps of a game, why robots took them, and who asked for hints; whether it is folded or not."""
    steps = ask(STEPS, game)
    folded = None if steps else _folded(ask, game)
    if folded is None:
        return [*steps], _said(ask, "reasons", game), _said(ask, "hinted", game)
    return folded.steps(), [(game, *one) for one in folded.reasons], [(game, seat) for seat in folded.hinted]


def _handovers(ask: Ask, room: str) -> dict[int, list[HandoverRow]]:
    """Return how the seats of a room were handed over, by their places."""
    found: dict[int, list[HandoverRow]] = {}
    rows = _kept(ask, "handovers", "room", room)
    for _, place, _, key, at, name, program in sorted(rows, key=lambda row: (row[1], row[2])):
        found.setdefault(place, []).append(HandoverRow(key, at, name, bool(program)))
    return found


def _kept(ask: Ask, table: str, by: str, key: Any) -> list[Row]:
    what = f"{table} of {key}"
    return checked(what, unsealed(what, ask(f"SELECT * FROM {table} WHERE {by} = ?", key)), SEALED[table].row)


def _said(ask: Ask, table: str, game: str) -> list[Row]:
    """Return what is remarked of a game; what is damaged of it is as if it had not been said."""
    try:
        return _kept(ask, table, "game", game)
    except CorruptDataError as error:
        log.warning("what was remarked of a game is gone: %s", brief(error))
        return []
