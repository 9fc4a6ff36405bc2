"""Answers as a list of entries, some of them headings."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from monopolista.games.interface.terminal_ui import Choice


@dataclass(frozen=True)
class Entry:
    """An entry of the list: one answer, or a heading with several answers."""

    label: str
    choices: Sequence[Choice]

    @property
    def only(self) -> Choice | None:
        """Return the answer, None for a heading."""
        return self.choices[0] if len(self.choices) == 1 and not self.choices[0].group else None


def entries(choices: Sequence[Choice]) -> list[Entry]:
    """Return the entries for answers; a heading stands where its first answer does."""
    alone = [Entry(one.label, [one]) for one in choices if not one.group]
    headed: dict[str, list[Choice]] = {}
    for one in choices:
        if one.group:
            headed.setdefault(one.group, []).append(one)
    found = {id(one.choices[0]): one for one in alone}
    found |= {id(some[0]): Entry(f"{heading} …", some) for heading, some in headed.items()}
    return [found[id(one)] for one in choices if id(one) in found]


def entries_behind(entry: Entry) -> list[Entry]:
    """Return the entries below a heading."""
    return [Entry(one.label, [_bare(one)]) for one in entry.choices]


def entries_about(choices: Sequence[Choice], place: int) -> list[Entry]:
    """Return the entries about a place on the table."""
    return [Entry(one.label, [_bare(one)]) for one in choices if one.about == place and place >= 0]


def _bare(choice: Choice) -> Choice:
    """Return an answer without its heading."""
    return replace(choice, group="")


def entry_for_key(choices: Sequence[Choice], key: str) -> Entry | None:
    """Return the entry for a key: an answer, or the heading of its answers."""
    first = next((one for one in choices if key and one.key == key), None)
    if first is None or not first.group:
        return None if first is None else Entry(first.label, [first])
    return next(one for one in entries(choices) if one.choices[0].group == first.group)
