"""Schema migrations: numbered SQL scripts, one sequence for both kinds of database."""

import re
from importlib.resources import files
from typing import Final

from monopolista.server.storage.archive import read_archive
from monopolista.server.storage.base import CorruptDataError
from monopolista.server.storage.checksums import Row, checksum
from monopolista.server.storage.row_writers import ROOM, Base, insert
from monopolista.server.storage.sql_store import SEATS

_MADE: Final = re.compile(r"CREATE (?:UNIQUE )?(?:TABLE|INDEX) (\w+)|ALTER TABLE (\w+) ADD COLUMN (\w+)")
_RETENTION: Final = "0014_retention.sql"


def scripts(*more: str) -> dict[str, str]:
    """Return the scripts by their names, in order; within a script, ``;`` occurs only between statements.

    A subfolder has the scripts for one kind of database alone.
    """
    folder = files("monopolista.server.storage") / "migrations"
    for name in more:
        folder /= name
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return {"/".join((*more, name)): (folder / name).read_text(encoding="utf-8").strip() for name in names}


def created_by(script: str) -> list[tuple[str, str]]:
    """Return what a script creates: tables and indexes as (name, ""), columns as (table, column)."""
    return [(found[1] or found[2], found[3] or "") for found in _MADE.finditer(script)]


def recreate_transcripts(base: Base, statements: list[str]) -> None:
    """Recreate the table of archived games where it lacks the column ``version``.

    One early version created it so, under the number of another script. A row that fails its checksum stays as it is.
    """
    rows: list[Row] = base.execute("SELECT game, last, told, seal FROM transcripts").fetchall()
    base.execute("DROP TABLE transcripts")
    for statement in statements:
        base.execute(statement)
    for game, last, compressed, stored in rows:
        try:
            archived = read_archive(game, [(game, last, compressed, stored)])
        except CorruptDataError:
            archived = None
        answers = archived.answers if archived is not None else []
        version = last + len(answers[-1].splitlines()) if answers else 0
        insert(base, "transcripts", game=game, last=last, version=version, told=compressed)
        if archived is None:
            base.execute("UPDATE transcripts SET seal = ? WHERE game = ?", (stored, game))


def transcripts_schema() -> list[str]:
    """Return the statements that create the table of archived games."""
    return [one for one in scripts()[_RETENTION].split(";") if "CREATE TABLE transcripts" in one]


def renew_room_checksums(base: Base, *, later: int, programs: bool) -> None:
    """Renew the checksums of rooms after ``later`` columns were added; leave one that did not match before."""
    for *room, stored in base.execute(f"SELECT {ROOM}, seal FROM rooms").fetchall():
        seats = base.execute(SEATS, room[:1]).fetchall()
        if stored == checksum(room[:-later], seats if programs else [seat[:-1] for seat in seats]):
            base.execute("UPDATE rooms SET seal = ? WHERE id = ?", (checksum(room, seats), room[0]))
