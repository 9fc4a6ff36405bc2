"""Clauses of the rules by number; a clause forbids an action or causes an event."""

from collections.abc import Mapping
from typing import Final

Clause = int
"""The number of a clause, of a game's own list; NONE for no clause."""

NONE: Final = 0
"""No clause: nothing forbids it."""


def numbered(named: Mapping[str, object]) -> dict[str, int]:
    """Return the clauses among a module's names by number, in the rulebook's spelling.

    >>> numbered({"RENT_7": 12, "NONE": 0, "helper": 3})
    {'RENT-7': 12}
    """
    return {
        name.replace("_", "-"): number
        for name, number in list(named.items())
        if isinstance(number, int) and name != "NONE" and name.isupper()
    }
