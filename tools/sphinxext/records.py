"""Directives for records that the program reads and writes: messages, edition files and transcripts."""

from collections.abc import Iterator, Mapping
from typing import Any

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from monopolista.client.json_schema import CLIENT_TEXT, SERVER_TEXT, schema
from monopolista.games import GAMES
from monopolista.games.common.printed import Printed
from monopolista.protocol.codegen.schema_components import schema_components
from monopolista.transcript import Header
from tools.sphinxext.generated_content import GeneratedContent
from tools.sphinxext.json_schema import record_sections

_MESSAGE = "message"
"""The scope of the anchors of messages."""


class ProtocolMessages(GeneratedContent):
    """Every message of both directions, then the records within them."""

    def lines(self) -> Iterator[str]:
        """Return a section for each direction, and one for the records."""
        records: dict[str, Any] = dict(schema()["$defs"])
        sent = _names(records.pop(CLIENT_TEXT))
        received = _names(records.pop(SERVER_TEXT)["items"])
        others = [name for name in records if name not in sent and name not in received]
        sections = {
            "Messages to the server": sent,
            "Messages from the server": received,
            "Records within messages": others,
        }
        for title, names in sections.items():
            yield f"## {title}\n"
            yield from record_sections({name: records[name] for name in sorted(names)}, _MESSAGE, level=3)


def _names(union: Mapping[str, Any]) -> list[str]:
    return [one["$ref"].rsplit("/", 1)[-1] for one in union["anyOf"]]


class EditionFiles(GeneratedContent):
    """The tables and keys of an edition file, for each game."""

    def lines(self) -> Iterator[str]:
        """Return a section for each game, with a section for each table of its files."""
        files = {game_of(file): file for file in Printed.__subclasses__()}
        for game in GAMES:
            yield f"## {game}\n"
            yield from _record_with_parts(files[game], f"edition-{game}", level=3)


def game_of(kind: type[object]) -> str:
    """Return the name of the game whose package has a class."""
    return kind.__module__.split(".games.")[1].split(".")[0]


class TranscriptHeader(GeneratedContent):
    """The fields of the second line of a transcript."""

    def lines(self) -> Iterator[str]:
        """Return the section of the header."""
        return _record_with_parts(Header, "transcript", level=2)


def _record_with_parts(kind: type[object], scope: str, level: int) -> Iterator[str]:
    """Return the section of a record, then those of the records within it."""
    _, records = schema_components([kind], "#/$defs/{name}")
    first = {kind.__name__: records.pop(kind.__name__)}
    return record_sections({**first, **records}, scope, level)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directives."""
    app.add_directive("protocol-messages", ProtocolMessages)
    app.add_directive("edition-files", EditionFiles)
    app.add_directive("transcript-header", TranscriptHeader)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
