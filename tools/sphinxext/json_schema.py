"""JSON Schema as Markdown: a section for each record, with a table of its fields."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from tools.sphinxext.generated_content import plain, table

Schema = Mapping[str, Any]
_BOUNDS: Final = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minItems": "at least {} items",
    "maxItems": "at most {} items",
    "maxProperties": "at most {} entries",
}
"""Keywords that limit values, in words."""
_SHOWN_ELSEWHERE: Final = {"default", "description", "propertyNames", "title", "discriminator"}
_STRUCTURE: Final = {"$ref", "additionalProperties", "anyOf", "enum", "items", "pattern", "prefixItems", "type"}
_FIELDS: Final = ("Field", "Type", "Required", "Description")


class UnknownKeywordError(ValueError):
    """A schema has a keyword that these pages cannot show; extend ``describe``."""


def record_sections(records: Mapping[str, Schema], scope: str, level: int) -> Iterator[str]:
    """Return a section for each record, which links of the same scope lead to.

    Parameters
    ----------
    records : mapping
        Schema of each record by its name.
    scope : str
        Prefix of the anchors: records of two scopes may have the same name.
    level : int
        Level of the headings.

    Yields
    ------
    str
        Lines of Markdown.
    """
    for name, record in records.items():
        yield f"({anchor(scope, name)})=\n\n{'#' * level} {record_title(name, record)}\n"
        yield f"{plain(record.get('description', ''))}\n"
        yield from table(_FIELDS, _rows(record, scope))


def record_title(name: str, record: Schema) -> str:
    """Return the name of a record as it is sent: that of its ``type`` where it is a message."""
    kinds = record["properties"].get("type", {}).get("enum", ())
    return f"`{kinds[0]}`" if len(kinds) == 1 else name


def anchor(scope: str, name: str) -> str:
    """Return the anchor of a record."""
    return f"{scope}-{name}".lower()


def _rows(record: Schema, scope: str) -> Iterable[tuple[str, str, str, str]]:
    required: list[str] = record.get("required", [])
    for name, field in record["properties"].items():
        value = describe(field, scope)
        if "default" in field and field["default"] not in (None, [], {}):
            value += f", ``{json.dumps(field['default'])}`` where absent"
        text = "" if "pattern" in field else plain(field.get("description", ""))
        yield f"`{name}`", value, "yes" if name in required else "no", text


def describe(field: Schema, scope: str) -> str:
    """Return the type of a field in words, records as links.

    Raises
    ------
    UnknownKeywordError
        If the schema has a keyword that no page shows.
    """
    bounds = [text.format(field[key]) for key, text in _BOUNDS.items() if key in field]
    if "pattern" in field:  # each pattern of the program is explained in words
        bounds.append(plain(field["description"]))
    unknown = field.keys() - _BOUNDS.keys() - _SHOWN_ELSEWHERE - _STRUCTURE
    if unknown:
        raise UnknownKeywordError(f"no page can show {', '.join(sorted(unknown))}: extend describe() in {__name__}")
    return ", ".join([_kind(field, scope), *bounds])


def _kind(field: Schema, scope: str) -> str:
    """Return the type alone, without its bounds."""
    if "$ref" in field:
        name = field["$ref"].rsplit("/", 1)[-1]
        return f"[{name}](#{anchor(scope, name)})"
    if "anyOf" in field:
        return " or ".join(describe(one, scope) for one in field["anyOf"])
    if "enum" in field:
        return ", ".join(f"``{json.dumps(value, ensure_ascii=False)}``" for value in field["enum"])
    if "prefixItems" in field:
        return f"[{', '.join(describe(one, scope) for one in field['prefixItems'])}]".replace("[", "\\[", 1)
    if field.get("items"):
        return f"list of {describe(field['items'], scope)}"
    if isinstance(field.get("additionalProperties"), dict):
        return f"object with values {describe(field['additionalProperties'], scope)}"
    return field.get("type", "any value")
