"""Which scenarios prove which clause in which edition: ``python -m tests.clauses.proofs`` prints the table.

Below the table it prints how much all tests cover, as ``summary.py`` counts it.
"""

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from monopolista.games import GAMES

FOLDER = Path(__file__).parents[1] / "games"
CLAUSES = [clause for game in GAMES.values() for clause in game.words.clauses.values()]
Table = dict[str, dict[str, list[str]]]
"""The tests of every clause, edition by edition."""


def scenarios() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Return every test of a clause with the name by which pytest knows it."""
    for source in sorted(FOLDER.glob("*/clauses/test_*.py")):
        place = source.relative_to(FOLDER)
        module = importlib.import_module(".".join(("tests.games", *place.with_suffix("").parts)))
        for name, value in vars(module).items():
            if name.startswith("test_") and getattr(value, "__module__", "") == module.__name__:
                yield f"{place.as_posix()}::{name}", value


def marks(test: Callable[..., Any]) -> list[tuple[str, ...]]:
    """Return what ``@pytest.mark.clause`` says of a test: the clause, then the editions."""
    return [mark.args for mark in getattr(test, "pytestmark", []) if mark.name == "clause"]


def editions_with(clause: str) -> tuple[str, ...]:
    """Return the editions of the game whose rule a clause is."""
    return next((game.editions() for game in GAMES.values() if clause in game.words.clauses.values()), ())


def editions_of(test: Callable[..., Any]) -> tuple[str, ...]:
    """Return the editions in which a test is played: those that its marks name, else all of the clause's game."""
    named = [mark[1:] or editions_with(mark[0]) for mark in marks(test)]
    return tuple(dict.fromkeys(edition for editions in named for edition in editions))


def proofs() -> Table:
    """Return the tests of every clause in every edition of its game."""
    table: Table = {clause: {edition: [] for edition in editions_with(clause)} for clause in CLAUSES}
    for name, test in scenarios():
        for clause, *_ in marks(test):
            for edition in editions_of(test):
                table.setdefault(clause, {}).setdefault(edition, []).append(name)
    return table


def lines(table: Table) -> Iterator[str]:
    """Write the table: how many tests there are by clause and edition, then those that are for some editions only."""
    for editions in dict.fromkeys(map(editions_with, table)):
        yield "clause    " + "".join(f"{edition:>12}" for edition in editions)
        for clause, row in table.items():
            if editions_with(clause) == editions:
                yield f"{clause:10}" + "".join(f"{len(row[edition]) or 'HOLE':>12}" for edition in editions)
    for clause, row in table.items():
        yield ""
        yield clause
        for test in dict.fromkeys(test for tests in row.values() for test in tests):
            played = [edition for edition in row if test in row[edition]]
            yield f"  {test}" + ("" if len(played) == len(row) else f"  ({', '.join(played)})")


if __name__ == "__main__":
    from tests.clauses import summary

    sys.stdout.write("\n".join(lines(proofs())) + "\n\n")
    sys.stdout.flush()
    sys.stdout.write("\n".join(summary.lines(summary.collected())) + "\n")
