"""The protocol as JSON Schema: every message in both directions, made from the messages themselves."""

import ast
import inspect as source
import textwrap
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final, Union

from msgspec import Struct, inspect, json

from monopolista import __version__
from monopolista.client.decoding import told_types
from monopolista.protocol.messages import ClientMessage, message_types

SAID: Final = "ClientText"
"""What a browser or a program says: one message in each text."""
TOLD: Final = "ServerText"
"""What the server tells: a list of messages in each text, in their order."""


def schema() -> dict[str, Any]:
    """Return the schema: the records by their names, and above them what is said and what is told."""
    told = told_types()
    said = Union[message_types(ClientMessage)]  # noqa: UP007 (made at run time)
    (said_so, told_so), records = json.schema_components([said, told], ref_template="#/$defs/{name}")
    for kind in _records([said, told]):
        _explain(kind, records[kind.cls.__name__])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of monopolista",
        "description": f"Version {__version__}. Each text that is sent is a {SAID}, each that is received a {TOLD}.",
        "anyOf": [{"$ref": f"#/$defs/{SAID}"}, {"$ref": f"#/$defs/{TOLD}"}],
        "$defs": {
            SAID: {"title": SAID, **said_so},
            TOLD: {"title": TOLD, "type": "array", "items": told_so},
            **dict(sorted(records.items())),
        },
    }


def _records(kinds: Iterable[Any]) -> list[inspect.StructType]:
    """Return all records of which some types are made."""
    found: dict[type[Struct], inspect.StructType] = {}
    rest: list[inspect.Type] = list(inspect.multi_type_info(kinds))
    while rest:
        node = rest.pop()
        if isinstance(node, inspect.StructType):
            if node.cls not in found:
                found[node.cls] = node
                rest += [field.type for field in node.fields]
        elif isinstance(node, inspect.ListType | inspect.VarTupleType):
            rest.append(node.item_type)
        elif isinstance(node, inspect.TupleType):
            rest += node.item_types
        elif isinstance(node, inspect.UnionType):
            rest += node.types
        elif isinstance(node, inspect.DictType):
            rest.append(node.value_type)
    return list(found.values())


def _explain(kind: inspect.StructType, written: dict[str, Any]) -> None:
    """Say of each field of a record what is said of it in Python."""
    notes = _notes(kind.cls)
    for field in kind.fields:
        if field.name in notes:
            written["properties"][field.encode_name]["description"] = notes[field.name]


def _notes(kind: type[Struct]) -> dict[str, str]:
    """Return what stands below the fields of a record, and of those that it is made from."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if not one.__module__.startswith("monopolista.") or "__annotations__" not in vars(one):
            continue
        try:
            [stated] = ast.parse(textwrap.dedent(source.getsource(one))).body
        except OSError:  # made while running: its base says it all
            continue
        assert isinstance(stated, ast.ClassDef)
        for field, note in pairwise(stated.body):
            if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant):
                assert isinstance(field.target, ast.Name)
                found[field.target.id] = " ".join(str(note.value.value).split())
    return found
