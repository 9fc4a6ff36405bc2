"""The HTTP API as an OpenAPI 3.1 document, made from the routes of the application and their descriptions."""

import re
import secrets
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, cast

from starlette.routing import BaseRoute, WebSocketRoute

from monopolista import __version__
from monopolista.protocol.codegen.schema_components import schema_components
from monopolista.protocol.game_types import resolve_type
from monopolista.protocol.server_messages import Failure
from monopolista.server.app import metrics_app
from monopolista.server.app.application import make_app
from monopolista.server.app.prometheus import PrometheusMetrics
from monopolista.server.core.clock import SystemClock
from monopolista.server.http.operations import JSON, TEXT, ApiRoute, Body, Parameter
from monopolista.server.rooms.context import ServerContext
from monopolista.server.storage.sqlite import SqliteStore

_DESCRIPTION: Final = """\
Rooms, editions, replays, analyses, puzzles and simulations of a monopolista server. A game itself uses a \
WebSocket at /ws/{link}; `monopolista protocol` prints its messages as JSON Schema.

No request carries a credential. Every client with the link of a room may see the room. Keys of seats and of the host \
are sent only over the WebSocket. If only clients on the server's own computer may call an operation, its description \
says so, and the server refuses others with 403. A server answers only under the names of its setting allowed-host, \
and refuses requests with the Origin header of another site.

GET includes HEAD. If a request has the ETag of the present response in If-None-Match, the status is 304. Each \
response has the header X-Request-Id with the number of the request in the server's log. All \
money is in whole units.

With its setting documentation, a server has files below /docs/. They are not part of this API."""
_LOCAL: Final = "Only clients on the server's own computer may call it."
_FAILURES: Final = {
    400: ("Malformed", "The request is malformed, or its options exclude each other."),
    403: ("Denied", "The server refuses the request because of its address, its origin or the present state."),
    404: ("NotFound", "The path or the body names something that does not exist."),
    413: ("TooLarge", "The body or the query string is too large."),
    429: ("TooOften", "The client has sent too many requests: wait a minute."),
    500: ("InternalError", "The server failed, or its stored data is damaged."),
    503: ("Unavailable", "The database is not available: try again."),
    507: ("DiskFull", "The disk of the server is full."),
}
"""The failures of every operation with limits, by status; 404 occurs only where a resource may not exist."""
_NOT_FOUND, _UNAVAILABLE = 404, 503
_API: Final = "/api/"
"""Routes below it answer failures as JSON; pages may answer them as text."""
_METRICS_SERVERS: Final = [
    {
        "url": "http://{host}:{port}",
        "description": "The listener of the setting metrics.",
        "variables": {"host": {"default": "127.0.0.1"}, "port": {"default": "9100"}},
    }
]


class UndescribedRouteError(TypeError):
    """A route of the server has no description; the message says which, and what to do."""


@dataclass(frozen=True)
class _Described:
    """A route, and the servers that have it if they differ from those of the site."""

    route: ApiRoute
    servers: "list[dict[str, Any]] | None" = None


def openapi_document() -> dict[str, Any]:
    """Return the OpenAPI document of a server without a documentation site, which is not part of the API."""
    with TemporaryDirectory() as folder, closing(SqliteStore(Path(folder) / "games", marked=False)) as store:
        context = ServerContext(store, SystemClock(), secrets.token_bytes)
        metrics = metrics_app.make_app(PrometheusMetrics(store.kind), context.health)
        site = [_Described(route) for route in described(make_app(context).routes)]
        return _document([*site, *(_Described(route, _METRICS_SERVERS) for route in described(metrics.routes))])


def described(routes: Iterable[BaseRoute]) -> Iterator[ApiRoute]:
    """Yield the routes of HTTP among all routes of an application.

    Raises
    ------
    UndescribedRouteError
        A route has no description.
    """
    for route in routes:
        if isinstance(route, ApiRoute):
            yield route
        elif not isinstance(route, WebSocketRoute):
            raise UndescribedRouteError(f"{route!r} has no description: make it an ApiRoute")


def _document(routes: list[_Described]) -> dict[str, Any]:
    types = _Types(routes)
    paths: dict[str, dict[str, Any]] = {}
    for one in routes:
        item = paths.setdefault(_path(one.route), {"servers": one.servers} if one.servers else {})
        item[one.route.method.lower()] = _operation(one.route, types)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "monopolista",
            "version": __version__,
            "description": _DESCRIPTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/", "description": "The site, or the path below which it stands."}],
        "security": [],
        "tags": [{"name": tag} for tag in sorted({_tag(one.route) for one in routes})],
        "paths": dict(sorted(paths.items())),
        "components": {
            "schemas": dict(sorted(types.records.items())),
            "responses": {
                name: {"description": text, "content": {JSON: {"schema": types.schema(Failure)}}}
                for name, text in _FAILURES.values()
            },
        },
    }


class _Types:
    """The schemas of all types that the routes name."""

    def __init__(self, routes: Iterable[_Described]) -> None:
        named = [Failure, str, *(kind for one in routes for kind in _types_of(one.route))]
        kinds = list(dict.fromkeys(named))
        template = "#/components/schemas/{name}"
        schemas, self.records = _without_closed_arrays(
            schema_components([resolve_type(one) for one in kinds], template)
        )
        self._schemas = dict(zip(kinds, schemas, strict=True))

    def schema(self, kind: Any) -> dict[str, Any]:
        """Return the schema of a type."""
        return self._schemas[kind]

    def content(self, body: Body) -> dict[str, Any]:
        """Return the content of a body."""
        schemas = [self._schemas[one] for one in body.types]
        found = {body.media_type: {"schema": schemas[0] if len(schemas) == 1 else {"anyOf": schemas}}}
        return found | ({body.text_as: {"schema": self._schemas[str]}} if body.text_as else {})


def _without_closed_arrays(schema: Any) -> Any:
    """Remove ``items: false`` from arrays of a fixed length, whose ``maxItems`` says the same.

    Generators of clients know no boolean schemas.
    """
    if isinstance(schema, dict):
        found = cast("dict[str, Any]", schema)
        return {key: _without_closed_arrays(one) for key, one in found.items() if (key, one) != ("items", False)}
    if isinstance(schema, list | tuple):
        return [_without_closed_arrays(one) for one in cast("Iterable[Any]", schema)]
    return schema


def _types_of(route: ApiRoute) -> Iterator[Any]:
    operation = route.operation
    for body in (operation.request, operation.response, operation.unavailable):
        if body is not None:
            yield from body.types
    for parameter in operation.parameters:
        yield parameter.type


def _path(route: ApiRoute) -> str:
    """Return the path of a route as OpenAPI writes it, without the convertors of its parameters."""
    return re.sub(r":\w+\}", "}", route.path)


def _tag(route: ApiRoute) -> str:
    """Return the group of a route: the first segment of its path that names something."""
    named = [part for part in route.path.split("/") if part and not part.startswith("{") and part != "api"]
    return named[0] if named else "pages"


def _operation(route: ApiRoute, types: _Types) -> dict[str, Any]:
    operation = route.operation
    found: dict[str, Any] = {
        "operationId": operation.name,
        "tags": [_tag(route)],
        "summary": operation.summary,
        "parameters": [_parameter(one, route, types) for one in operation.parameters],
        "responses": {
            str(operation.status): {"description": operation.summary, "content": types.content(operation.response)},
            **_failures(route, types),
        },
    }
    if operation.local:
        found["description"] = _LOCAL
    if operation.request is not None:
        text = f"At most {route.most} bytes."
        found["requestBody"] = {"description": text, "required": True, "content": types.content(operation.request)}
    return found


def _parameter(parameter: Parameter, route: ApiRoute, types: _Types) -> dict[str, Any]:
    in_path = parameter.name in route.param_convertors
    found: dict[str, Any] = {
        "name": parameter.name,
        "in": "path" if in_path else "query",
        "description": parameter.description,
        "required": in_path or parameter.is_required,
        "schema": types.schema(parameter.type),
    }
    return found | ({"style": "form", "explode": True} if parameter.is_open else {})


def _failures(route: ApiRoute, types: _Types) -> dict[str, Any]:
    """Return the failure responses of a route, by status."""
    if not route.is_limited:
        unavailable = route.operation.unavailable
        if unavailable is None:
            return {}
        text = "The server does not accept players."
        return {str(_UNAVAILABLE): {"description": text, "content": types.content(unavailable)}}
    possible = {status: one for status, one in _FAILURES.items() if status != _NOT_FOUND or route.operation.not_found}
    if route.path.startswith(_API):
        return {str(status): {"$ref": f"#/components/responses/{name}"} for status, (name, _) in possible.items()}
    content = types.content(Body(Failure)) | types.content(Body(str, TEXT))
    return {str(status): {"description": text, "content": content} for status, (_, text) in possible.items()}
