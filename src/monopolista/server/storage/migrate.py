"""The numbered scripts that bring a database up to date; one sequence serves both kinds."""

import re
from importlib.resources import files
from typing import Final

from monopolista.server.storage.archive import unfolded
from monopolista.server.storage.base import CorruptDataError
from monopolista.server.storage.checksums import Row, seal
from monopolista.server.storage.row_writers import ROOM, Base, insert
from monopolista.server.storage.sql_store import SEATS

_MADE: Final = re.compile(r"CREATE (?:UNIQUE )?(?:TABLE|INDEX) (\w+)|ALTER TABLE (\w+) ADD COLUMN (\w+)")
_FOLDED: Final = "0014_retention.sql"


def scripts(*more: str) -> dict[str, str]:
    """Return the scripts by their names, in order; a script has no ; but between statements.

    Below the sequence a folder may have another one, for what one kind of database alone has.
    """
    folder = files("monopolista.server.storage") / "migrations"
    for name in more:
        folder /= name
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return {"/".join((*more, name)): (folder / name).read_text(encoding="utf-8").strip() for name in names}


def made_by(script: str) -> list[tuple[str, str]]:
    """Return what a script makes: tables and indexes by their names, columns by their table's and their own."""
    return [(found[1] or found[2], found[3] or "") for found in _MADE.finditer(script)]


def make_transcripts_anew(base: Base, statements: list[str]) -> None:
    """Make the table of folded games anew where it does not say how many answers each has.

    One early version made it so; its scripts have the number of others. A row that was not what was written stays so.
    """
    rows: list[Row] = base.execute("SELECT game, last, told, seal FROM transcripts").fetchall()
    base.execute("DROP TABLE transcripts")
    for statement in statements:
        base.execute(statement)
    for game, last, told, kept in rows:
        try:
            folded = unfolded(game, [(game, last, told, kept)])
        except CorruptDataError:
            folded = None
        answers = folded.answers if folded is not None else []
        version = last + len(answers[-1].splitlines()) if answers else 0
        insert(base, "transcripts", game=game, last=last, version=version, told=told)
        if folded is None:
            base.execute("UPDATE transcripts SET seal = ? WHERE game = ?", (kept, game))


def transcripts_made() -> list[str]:
    """Return the statements that make the table of folded games."""
    return [one for one in scripts()[_FOLDED].split(";") if "CREATE TABLE transcripts" in one]


def seal_rooms_anew(base: Base, *, later: int, programs: bool) -> None:
    """Seal rooms as they are now, with the given number of later fields, but for one that was damaged before."""
    for *room, kept in base.execute(f"SELECT {ROOM}, seal FROM rooms").fetchall():
        seats = base.execute(SEATS, room[:1]).fetchall()
        if kept == seal(room[:-later], seats if programs else [seat[:-1] for seat in seats]):
            base.execute("UPDATE rooms SET seal = ? WHERE id = ?", (seal(room, seats), room[0]))
