"""The TOML file of an edition: the text from which a program reads the same values."""

import re
import unicodedata
from collections.abc import Collection
from typing import Any, Final

import msgspec

from monopolista.games.classic.editions.schema import CardEntry, EditionFile, Square
from monopolista.games.common.own_boxes import is_box_id
from monopolista.games.common.toml_writer import write_toml
from monopolista.json_reader import read_json

_LONGEST_ID: Final = 24
_OTHER: Final = re.compile(r"[^a-z0-9]+")


def file_text(file: EditionFile, not_stated: Collection[str], taken: Collection[str]) -> str:
    """Return an edition as a TOML file, under an id that follows from its name.

    Parameters
    ----------
    file
        The edition.
    not_stated
        Values that the file leaves out.
    taken
        Ids that the file must not have.
    """
    values = read_json(msgspec.json.encode(file), dict[str, Any])
    stated = {key: value for key, value in values.items() if key not in not_stated}
    stated["squares"] = [_without_defaults(square, Square) for square in values["squares"]]
    stated["cards"] = [_without_defaults(card, CardEntry) for card in values["cards"]]
    return write_toml({"id": _file_id(file.name[file.language], taken), "name": stated["name"], **stated})


def _without_defaults(values: dict[str, Any], kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the values of a square or a card that differ from those of one that states nothing of its own."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind)}
    return {key: value for key, value in values.items() if value != defaults[key]}


def _file_id(name: str, taken: Collection[str]) -> str:
    """Return the id of a file for an edition with this name.

    >>> _file_id("Città di Milano!", ()), _file_id("東京", ()), _file_id("UK", ("uk",))
    ('citta-di-milano', 'my-board', 'my-uk')
    """
    ascii_only = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    found = _OTHER.sub("-", ascii_only)[:_LONGEST_ID].strip("-")
    if len(found) < 2:
        return f"my-{found or 'board'}"
    return f"my-{found}" if found in taken or is_box_id(found) else found
