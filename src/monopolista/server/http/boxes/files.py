"""HTTP endpoints for boxes as TOML files: they read one and write one, and store nothing."""

from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.games import edition_toml, make_box
from monopolista.games.common.own_boxes import LONGEST_BOX
from monopolista.games.common.printed import EditionError
from monopolista.games.common.toml_sources import LONGEST, Stated, parse
from monopolista.server.core.client_address import client_address
from monopolista.server.core.error_responses import error_response
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.boxes.drafts import SOURCE, check_cost, values_in_body
from monopolista.server.http.common import Endpoint, read_body
from monopolista.server.http.operations import JSON, ApiRoute, Body, Operation
from monopolista.server.rooms.boxes import check_allowed
from monopolista.server.rooms.context import ServerContext

TOML = "application/toml"
_WRITE = Operation(
    name="write_box_file",
    summary="Return the TOML file of a box that need not be stored.",
    request=Body(dict[str, Any]),
    response=Body(str, TOML),
)
_READ = Operation(
    name="read_box_file",
    summary="Return all values of the edition in a TOML file, with everything that it inherits, without storing them.",
    request=Body(str, TOML),
    response=Body(dict[str, Any]),
)


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of files."""
    requests = RateLimiter(context.clock, 1.0, 60.0)

    def converter(convert: Callable[[bytes], bytes], media_type: str) -> Endpoint:
        """Return an endpoint that answers a body with what it is converted to."""

        async def answer(request: Request) -> Response:
            check_allowed(context)
            body = await read_body(request)
            work = _converted(convert, body)
            try:
                found = await context.scheduler.run(client_address(request), check_cost(body), work)
            except EditionError as error:
                return error_response("malformed", str(error).removeprefix(f"{SOURCE}: "))
            return Response(found, media_type=media_type, headers={"Cache-Control": compression.NO_STORE})

        return answer

    return [
        ApiRoute("/api/boxes/toml", converter(_toml, TOML), _WRITE, requests, method="POST", most=LONGEST_BOX),
        ApiRoute("/api/boxes/values", converter(_values, JSON), _READ, requests, method="POST", most=LONGEST),
    ]


def _converted(convert: Callable[[bytes], bytes], body: bytes) -> Cooperative[bytes]:
    yield
    return convert(body)


def _toml(body: bytes) -> bytes:
    return edition_toml(values_in_body(body), SOURCE).encode()


def _values(body: bytes) -> bytes:
    return make_box(parse_file(body), SOURCE)


def parse_file(body: bytes) -> Stated:
    """Return what a TOML file states, or raise EditionError with the place and the reason."""
    try:
        return parse(body)
    except RecursionError as error:
        raise EditionError(f"{SOURCE}: nested too deeply") from error
    except ValueError as error:  # the parser's, EditionError and UnreadableError
        raise EditionError(f"{SOURCE}: {error}") from error
