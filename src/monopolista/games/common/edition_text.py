"""The TOML file of an edition: the text from which a program reads the same values."""

import re
import unicodedata
from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec

from monopolista.games.common.own_boxes import GAME, is_box_id
from monopolista.games.common.printed import Printed
from monopolista.games.common.toml_writer import write_toml
from monopolista.json_reader import read_json

_LONGEST_ID: Final = 24
_OTHER: Final = re.compile(r"[^a-z0-9]+")


def file_text(
    file: Printed,
    game: str,
    lists: Mapping[str, type[msgspec.Struct]],
    not_stated: Collection[str],
    taken: Collection[str],
) -> str:
    """Return an edition as a TOML file, under an id that follows from its name.

    Parameters
    ----------
    file
        The edition.
    game
        The name of its game.
    lists
        Lists whose members leave out what is a default.
    not_stated
        Values that the file leaves out.
    taken
        Ids that the file must not have.
    """
    values = read_json(msgspec.json.encode(file), dict[str, Any])
    stated = {key: value for key, value in values.items() if key not in not_stated}
    for key, kind in lists.items():
        stated[key] = [_without_defaults(member, kind) for member in values[key]]
    head = {"id": _file_id(file.name[file.language], taken), GAME: game, "name": stated["name"]}
    return write_toml(head | stated)


def _without_defaults(values: dict[str, Any], kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the values of a member of a list that differ from those of one that states nothing of its own."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind)}
    return {key: value for key, value in values.items() if value != defaults[key]}


def _file_id(name: str, taken: Collection[str]) -> str:
    """Return the id of a file for an edition with this name.

    >>> _file_id("Città di Milano!", ()), _file_id("東京", ()), _file_id("UK", ("uk",))
    ('citta-di-milano', 'my-box', 'my-uk')
    """
    ascii_only = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    found = _OTHER.sub("-", ascii_only)[:_LONGEST_ID].strip("-")
    if len(found) < 2:
        return f"my-{found or 'box'}"
    return f"my-{found}" if found in taken or is_box_id(found) else found
