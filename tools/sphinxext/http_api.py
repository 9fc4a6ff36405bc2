"""Directives for the server: its HTTP API from the OpenAPI document, its settings from their declarations."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from monopolista.server.app.openapi import openapi_document
from monopolista.server.configuration.settings import Setting, settings
from tools.sphinxext.generated_content import GeneratedContent, plain, table
from tools.sphinxext.json_schema import describe, record_sections

_SCOPE: Final = "http"
"""The scope of the anchors of records."""
_METHODS: Final = ("get", "post", "put", "patch", "delete")


class HttpApi(GeneratedContent):
    """Every operation of the HTTP API by its tag, then the records of requests and responses."""

    def lines(self) -> Iterator[str]:
        """Return a section for each tag, and one for the records."""
        document = openapi_document()
        for tag in document["tags"]:
            yield f"## {tag['name']}\n"
            for path, methods in document["paths"].items():
                for method in _METHODS:
                    if tag["name"] in methods.get(method, {}).get("tags", ()):
                        yield f"### `{method.upper()} {path}`\n"
                        yield from _operation(methods[method], document["components"]["responses"])
        yield "## Records of requests and responses\n"
        yield from record_sections(document["components"]["schemas"], _SCOPE, level=3)


def _operation(operation: Mapping[str, Any], shared: Mapping[str, Any]) -> Iterator[str]:
    """Return what an operation does, takes and returns."""
    yield f"{plain(operation['summary'])}\n"
    if "description" in operation:
        yield f"{plain(operation['description'])}\n"
    if operation["parameters"]:
        rows = map(_parameter, operation["parameters"])
        yield from table(("Parameter", "In", "Type", "Required", "Description"), rows)
    if "requestBody" in operation:
        body = operation["requestBody"]
        yield f"Request body: {_content(body)}. {plain(body.get('description', ''))}\n"
    responses = {status: _resolved(one, shared) for status, one in operation["responses"].items()}
    described = ((f"`{status}`", _content(one), plain(one["description"])) for status, one in responses.items())
    yield from table(("Status", "Content", "When"), described)


def _parameter(parameter: Mapping[str, Any]) -> tuple[str, str, str, str, str]:
    kind, required = describe(parameter["schema"], _SCOPE), "yes" if parameter["required"] else "no"
    return f"`{parameter['name']}`", parameter["in"], kind, required, plain(parameter["description"])


def _resolved(response: Mapping[str, Any], shared: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a response, or the shared one that it refers to."""
    return shared[response["$ref"].rsplit("/", 1)[-1]] if "$ref" in response else response


def _content(body: Mapping[str, Any]) -> str:
    """Return the media types of a body, each with its type."""
    content: Mapping[str, Any] = body.get("content", {})
    return " or ".join(f"`{media}`: {describe(one['schema'], _SCOPE)}" for media, one in content.items())


class ServerSettings(GeneratedContent):
    """A table of the settings of a server."""

    def lines(self) -> Iterator[str]:
        """Return a row for each setting."""
        return table(("Key", "Variable", "Value", "Default", "Meaning"), map(_setting, settings()))


def _setting(setting: Setting) -> tuple[str, str, str, str, str]:
    default = f"``{json.dumps(setting.default)}``"
    value = f"list of {setting.metavar}" if setting.is_list else setting.metavar
    return f"`{setting.key}`", f"`{setting.variable}`", plain(value), default, plain(setting.doc)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directives."""
    app.add_directive("http-api", HttpApi)
    app.add_directive("server-settings", ServerSettings)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
