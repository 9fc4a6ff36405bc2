"""JSON Schema of the protocol: every message in both directions, generated from the message types."""

from collections.abc import Iterable
from typing import Any, Final, Union

from msgspec import Struct, inspect, json

from monopolista import __version__
from monopolista.client.decoding import server_message_type
from monopolista.protocol.codegen.record_docs import field_docs
from monopolista.protocol.messages import ClientMessage, message_types

CLIENT_TEXT: Final = "ClientText"
"""Text from a client: one message."""
SERVER_TEXT: Final = "ServerText"
"""Text from the server: a list of messages, in order."""


def schema() -> dict[str, Any]:
    """Return the schema: the messages of both directions, and all records by name."""
    client, server = Union[message_types(ClientMessage)], server_message_type()  # noqa: UP007 (made at run time)
    (client_schema, server_schema), records = json.schema_components([client, server], ref_template="#/$defs/{name}")
    for kind in _records([client, server]):
        _explain(kind, records[kind.cls.__name__])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of monopolista",
        "description": (
            f"Version {__version__}. Each text that is sent is a {CLIENT_TEXT}, each that is received a {SERVER_TEXT}."
        ),
        "anyOf": [{"$ref": f"#/$defs/{CLIENT_TEXT}"}, {"$ref": f"#/$defs/{SERVER_TEXT}"}],
        "$defs": {
            CLIENT_TEXT: {"title": CLIENT_TEXT, **client_schema},
            SERVER_TEXT: {"title": SERVER_TEXT, "type": "array", "items": server_schema},
            **dict(sorted(records.items())),
        },
    }


def _records(kinds: Iterable[Any]) -> list[inspect.StructType]:
    """Return all records that some types contain."""
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
    """Add the documentation of a record's fields to its schema."""
    notes = field_docs(kind.cls)
    for field in kind.fields:
        if field.name in notes:
            written["properties"][field.encode_name]["description"] = notes[field.name]
