"""The configuration as documents: effective values, an example file, and its JSON Schema."""

import json
import textwrap
from collections.abc import Iterator
from typing import Any

import msgspec

from monopolista.server.configuration.loader import FILE_VARIABLE, LoadedConfig, masked
from monopolista.server.configuration.server_config import ServerConfig
from monopolista.server.configuration.settings import Setting, settings

_WIDTH = 100
_INTRODUCTION = f"""\
Settings of a monopolista server, with their default values. Remove the # before a key to change it. \
A server reads the file that --config or the variable {FILE_VARIABLE} names. Environment variables take precedence \
over the file, and options of the command line over both. Option and variable have the name of the key: turn-timeout, \
--turn-timeout, MONOPOLISTA_TURN_TIMEOUT. Commas separate the values of a list in a variable; an option is repeated."""


def effective_values(loaded: LoadedConfig) -> str:
    """Return the settings as TOML, each with its source as a comment; passwords are masked."""
    lines = [
        (f"{one.key} = {_toml(masked(one, getattr(loaded.config, one.name)))}", loaded.sources[one.name])
        for one in settings()
    ]
    width = max(len(line) for line, _ in lines)
    return "".join(f"{line:<{width}}  # {source}\n" for line, source in lines)


def example() -> str:
    """Return a configuration file with all settings as comments."""
    return "\n".join([*_comment(_INTRODUCTION), *(line for one in settings() for line in _example_of(one))]) + "\n"


def json_schema() -> dict[str, Any]:
    """Return the JSON Schema of a configuration file."""
    _, records = msgspec.json.schema_components([ServerConfig])
    found: dict[str, Any] = msgspec.to_builtins(records[ServerConfig.__name__])
    for one in settings():
        found["properties"][one.key]["description"] = one.doc
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **found}


def _example_of(setting: Setting) -> Iterator[str]:
    yield ""
    yield from _comment(setting.doc)
    yield f"#{setting.key} = {_toml(setting.default)}"


def _comment(text: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False)


def _toml(value: Any) -> str:
    """Return a value in TOML, whose strings, numbers and lists are written as in JSON."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
