"""A game that does not go on, folded into one row: its steps, why robots took them, who asked for hints.

Unfolded it is what it was, to the last mark, and its seal is checked as before. What an ended game has no use for is
not in it: how far its clock and its bids had come, what somebody wished to take back, and how it once stood.
"""

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from monopolista.server.storage.base import CorruptDataError
from monopolista.server.storage.checksums import Row, chained, check, seal, unsealed
from monopolista.server.storage.row_readers import reading
from monopolista.server.storage.row_writers import ENDED, FOLDED, Base, insert

STEPS: Final = "SELECT seq, answers, drawn, actor, command FROM steps WHERE game = ? ORDER BY seq"
_KEPT_APART = ("steps", "reasons", "hinted", "clocks", "limits", "wishes", "positions")
"""Tables that have nothing of a game that is folded; that it was given up stays where it is."""


class Folded(Struct, array_like=True, frozen=True):
    """What is packed of a game: the columns of its steps, and what was remarked of them."""

    numbers: list[int]
    answers: list[str]
    drawn: list[int]
    actors: list[str | None]
    commands: list[str | None]
    reasons: list[tuple[int, str, str]]
    hinted: list[int]

    def steps(self) -> list[Row]:
        """Return the steps as their table had them."""
        return [*zip(self.numbers, self.answers, self.drawn, self.actors, self.commands, strict=True)]


def fold(base: Base, game: str) -> bool:
    """Fold a game that has ended, within a change; say whether there was one. What is damaged is left as it is."""
    found = base.execute("UPDATE games SET stands = ? WHERE id = ? AND stands = ?", (FOLDED, game, ENDED))
    if found.rowcount == 0:
        return False
    steps = base.execute(STEPS, (game,)).fetchall()
    *written, kept = base.execute("SELECT id, header, tokens, seed, seal FROM games WHERE id = ?", (game,)).fetchone()
    check(f"game {game}", kept, chained(seal(*written), steps))
    reasons = _remarks(base, "SELECT game, seq, word, about, seal FROM reasons WHERE game = ? ORDER BY seq", game)
    hinted = _remarks(base, "SELECT game, seat, seal FROM hinted WHERE game = ? ORDER BY seat", game)
    told = Folded(
        *([row[column] for row in steps] for column in range(5)),
        reasons=[(seq, word, about) for _, seq, word, about in reasons],
        hinted=[seat for _, seat in hinted],
    )
    last = steps[-1][0] if steps else -1
    version = last + len(steps[-1][1].splitlines()) if steps else 0
    insert(base, "transcripts", game=game, last=last, version=version, told=_packed(told))
    for table in _KEPT_APART:
        base.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
    return True


def _remarks(base: Base, query: str, game: str) -> list[Row]:
    """Return what is remarked of a game; what is damaged of it is as if it had not been said."""
    try:
        return unsealed(f"remarks on {game}", base.execute(query, (game,)).fetchall())
    except CorruptDataError:
        return []


def _packed(told: Folded) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(told), 9)


def unfolded(game: str, rows: Sequence[Row]) -> Folded | None:
    """Return what a row of transcripts tells, None where there is none; or raise CorruptDataError."""
    if not rows:
        return None
    *_, told = unsealed(f"transcript of {game}", rows)[0]
    with reading(f"transcript of {game}"):
        return msgspec.msgpack.decode(zlib.decompress(told), type=Folded)
