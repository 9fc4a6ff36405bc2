"""JSON Schema of the protocol: every message in both directions, generated from the message types."""

from typing import Any, Final, Union

from monopolista import __version__
from monopolista.client.decoding import server_message_type
from monopolista.protocol.codegen.schema_components import schema_components
from monopolista.protocol.messages import ClientMessage, message_types

CLIENT_TEXT: Final = "ClientText"
"""Text from a client: one message."""
SERVER_TEXT: Final = "ServerText"
"""Text from the server: a list of messages, in order."""


def schema() -> dict[str, Any]:
    """Return the schema: the messages of both directions, and all records by name."""
    client, server = Union[message_types(ClientMessage)], server_message_type()  # noqa: UP007 (made at run time)
    (client_schema, server_schema), records = schema_components([client, server], "#/$defs/{name}")
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
