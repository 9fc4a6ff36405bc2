"""The numbered scripts that bring a database up to date; one sequence serves both kinds."""

from importlib.resources import files


def scripts(*more: str) -> dict[str, str]:
    """Return the scripts by their names, in order; a script has no ; but between statements.

    Below the sequence a folder may have another one, for what one kind of database alone has.
    """
    folder = files("monopolista.server") / "migrations"
    for name in more:
        folder /= name
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return {"/".join((*more, name)): (folder / name).read_text(encoding="utf-8").strip() for name in names}
