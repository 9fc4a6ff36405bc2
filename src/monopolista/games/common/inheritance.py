"""Inheritance of edition files: a file contains only its differences to another edition."""

from collections.abc import Callable, Collection
from typing import Final

from monopolista.games.common.faults import Fault
from monopolista.games.common.printed import FaultError
from monopolista.games.common.toml_sources import Stated

NOT_INHERITED: Final = ("first_for", "id")
Join = Callable[[Stated, Stated], Stated]
"""Returns the values of a file, the second one, together with those of the edition that it inherits."""


def join_inherited(stated: Stated, parent_of: Callable[[str], Stated | None], join: Join) -> Stated:
    """Return the contents of a file together with everything that it inherits, or raise FaultError."""
    line = [stated]
    seen = [stated.get("id")]
    while "inherits" in line[-1]:
        parent = line[-1]["inherits"]
        if parent in seen:
            raise FaultError(Fault("inherits", "inherits", f"{str(parent)[:40]!r} would inherit itself"))
        found = parent_of(parent) if isinstance(parent, str) else None
        if found is None:
            raise FaultError(Fault("inherits", "inherits", f"unknown edition {str(parent)[:40]!r}"))
        seen.append(parent)
        line.append(found)
    joined = line.pop()
    while line:
        joined = join(joined, line.pop())
    return joined


def merge_tables(parent: Stated, child: Stated, tables: Collection[str], apart: Collection[str]) -> Stated:
    """Return what a file inherits with what it states.

    Of some tables, a file states single lines; of everything else, it replaces what it inherits. Keys that are set
    apart, and those of the inheritance itself, are left as they are inherited.
    """
    joined = {key: value for key, value in parent.items() if key not in NOT_INHERITED}
    for key, value in child.items():
        if key in tables:
            joined[key] = {**parent.get(key, {}), **value}
        elif key not in ("inherits", "changes", *apart):
            joined[key] = value
    return joined
