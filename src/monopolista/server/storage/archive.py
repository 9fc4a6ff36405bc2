"""Archive of ended games: the steps, the reasons of bots and the hints of one game, compressed into one row.

Reading the archive gives back the same steps and idempotency keys, and verifies the same checksum. The archive leaves
out what only a running game needs: its clock, the limits of its bids, a pending undo request and its snapshot.
"""

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from monopolista.server.storage.base import CorruptDataError
from monopolista.server.storage.checksums import Row, checksum, extend_checksum, verify, verify_rows
from monopolista.server.storage.row_readers import decoding
from monopolista.server.storage.row_writers import ARCHIVED, ENDED, Base, insert

STEPS: Final = "SELECT seq, answers, drawn, actor, command FROM steps WHERE game = ? ORDER BY seq"
_SEPARATE_TABLES = ("steps", "reasons", "hinted", "clocks", "limits", "wishes", "positions")
"""Tables whose rows of a game are deleted once it is archived; ``closed`` keeps its row."""


class ArchivedGame(Struct, array_like=True, frozen=True):
    """The columns of a game's steps, the reasons of its bots, and the seats that asked for hints."""

    numbers: list[int]
    answers: list[str]
    drawn: list[int]
    actors: list[str | None]
    commands: list[str | None]
    reasons: list[tuple[int, str, str]]
    hinted: list[int]

    def steps(self) -> list[Row]:
        """Return the steps as rows of the table ``steps``."""
        return [*zip(self.numbers, self.answers, self.drawn, self.actors, self.commands, strict=True)]


def archive_game(base: Base, game: str) -> bool:
    """Archive a game that has ended, within a transaction; return whether it was still to be archived.

    Raises
    ------
    CorruptDataError
        The steps do not match the checksum of the game; nothing is deleted.
    """
    found = base.execute("UPDATE games SET stands = ? WHERE id = ? AND stands = ?", (ARCHIVED, game, ENDED))
    if found.rowcount == 0:
        return False
    steps = base.execute(STEPS, (game,)).fetchall()
    query = "SELECT id, header, tokens, seed, seal FROM games WHERE id = ?"
    *written, stored = base.execute(query, (game,)).fetchone()
    verify(f"game {game}", stored, extend_checksum(checksum(*written), steps))
    reasons = _read_optional(base, "SELECT game, seq, word, about, seal FROM reasons WHERE game = ? ORDER BY seq", game)
    hinted = _read_optional(base, "SELECT game, seat, seal FROM hinted WHERE game = ? ORDER BY seat", game)
    archived = ArchivedGame(
        *([row[column] for row in steps] for column in range(5)),
        reasons=[(seq, word, about) for _, seq, word, about in reasons],
        hinted=[seat for _, seat in hinted],
    )
    last = steps[-1][0] if steps else -1
    version = last + len(steps[-1][1].splitlines()) if steps else 0
    insert(base, "transcripts", game=game, last=last, version=version, told=_compressed(archived))
    for table in _SEPARATE_TABLES:
        base.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
    return True


def _read_optional(base: Base, query: str, game: str) -> list[Row]:
    """Return the rows of an optional table; none where one of them is damaged."""
    try:
        return verify_rows(f"remarks on {game}", base.execute(query, (game,)).fetchall())
    except CorruptDataError:
        return []


def _compressed(archived: ArchivedGame) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(archived), 9)


def read_archive(game: str, rows: Sequence[Row]) -> ArchivedGame | None:
    """Decode a row of ``transcripts``; return None where there is no row.

    Raises
    ------
    CorruptDataError
        The row does not match its checksum, or cannot be decoded.
    """
    if not rows:
        return None
    *_, archived = verify_rows(f"transcript of {game}", rows)[0]
    with decoding(f"transcript of {game}"):
        return msgspec.msgpack.decode(zlib.decompress(archived), type=ArchivedGame)
