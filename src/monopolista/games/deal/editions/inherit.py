"""Inheritance: a file contains only its differences to another card game."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from monopolista.games.common.faults import Fault
from monopolista.games.common.inheritance import merge_tables
from monopolista.games.common.printed import FaultError, Strict, prepared
from monopolista.games.common.toml_sources import Stated

_TABLES: Final = ("numbers", "choices")
"""Tables in which a file may change single lines; in all other tables, the file replaces the inherited content."""
_LISTS: Final = {"colours": "size", "cards": "count"}
"""Lists whose members have a key, with the number that is 0 for a member that the file leaves out."""


class _Changes(Strict, frozen=True):
    """Changes of a file to the inherited colours and cards, by their keys."""

    colours: dict[str, Stated] = msgspec.field(default_factory=dict[str, Stated])
    cards: dict[str, Stated] = msgspec.field(default_factory=dict[str, Stated])


@prepared
class _Frame(msgspec.Struct, frozen=True):
    """The part of a file's format that joining two files needs."""

    numbers: Stated = {}
    choices: Stated = {}
    colours: list[Stated] = []
    cards: list[Stated] = []
    changes: _Changes = _Changes()


def join(parent: Stated, child: Stated) -> Stated:
    """Return the values of a file together with those of the card game that it inherits, or raise FaultError."""
    frame = msgspec.convert(child, _Frame)
    joined = merge_tables(parent, child, _TABLES, _LISTS)
    for key, number in _LISTS.items():
        changed = _changed(parent[key], getattr(frame.changes, key), f"changes.{key}")
        members = _with_stated(changed, getattr(frame, key))
        joined[key] = [member for member in members if member.get(number) != 0]
    return joined


def _changed(members: list[Stated], asked: Mapping[str, Stated], key: str) -> list[Stated]:
    known = [member["key"] for member in members]
    for name in asked:
        if name not in known:
            raise FaultError(Fault(f"{key}.{name[:40]}", "inherits", "there is none with this key"))
    return [{**member, **asked.get(member["key"], {})} for member in members]


def _with_stated(members: list[Stated], stated: list[Stated]) -> list[Stated]:
    """Return the inherited members with those that a file states, which replace those with the same keys."""
    own: dict[Any, Stated] = {str(member.get("key")): member for member in stated}
    kept = [own.pop(str(member["key"]), member) for member in members]
    return kept + [member for member in stated if str(member.get("key")) in own]
