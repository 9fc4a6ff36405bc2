"""Clauses by number: what forbids an action, or caused a fact."""

from collections.abc import Mapping
from typing import Final

Clause = int
"""The number of a clause, of a game's own list; NONE for no clause."""

NONE: Final = 0
"""No clause: nothing forbids it."""


def numbered(named: Mapping[str, object]) -> dict[str, int]:
    """Return the numbers of the clauses among a module's names, by their names as people read them: RENT-7."""
    return {
        name.replace("_", "-"): number
        for name, number in list(named.items())
        if isinstance(number, int) and name != "NONE" and name.isupper()
    }
