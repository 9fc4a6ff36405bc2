"""What is asked over HTTP about rooms, and what every answer over HTTP needs."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.json_reader import read_json
from monopolista.protocol.client_messages import MakeRoom
from monopolista.server.core.client_address import client_address
from monopolista.server.core.error_responses import denied_response, error_response
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.metrics import Metrics, count_rejection
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.review import replays
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.registry import RoomRegistry
from monopolista.user_files import UnreadableError

LONGEST_TEXT = 64 * 1024
_TOO_LARGE, _NOT_FOUND = 413, 404
_DIGITS = 16
"""Of a length that is stated; no body has as many."""
LONGEST_NAME = 1000
"""Characters of a name in an address: of a game, a box, a file of the build."""
LONGEST_QUERY = 8192
"""Characters of what an address asks behind its path: the options of a box, a link that is drawn."""
_encoder = msgspec.json.Encoder()
Endpoint = Callable[[Request], Awaitable[Response]]


class PayloadTooLargeError(Exception):
    """A body that is larger than it may be."""


def routes(context: ServerContext) -> list[Route]:
    """Return the routes under ``/api``."""
    posts = RateLimiter(context.clock, 1.0, 60.0, lambda: context.cluster.processes)
    glances = RateLimiter(context.clock, 2.0, 120.0)

    async def make_room(request: Request) -> Response:
        rooms: RoomRegistry = request.app.state.rooms
        wish = read_json(await read_body(request) or b"{}", MakeRoom)
        return answer_json(await rooms.make(wish), 201)

    async def glance(request: Request) -> Response:
        rooms: RoomRegistry = request.app.state.rooms
        found = await rooms.digest(request.path_params["link"])
        return answer_json(found) if found is not None else error_response("unknown-room", "there is no such room")

    return [
        Route("/api/rooms", limited(make_room, posts, most=LONGEST_TEXT), methods=["POST"]),
        Route("/api/rooms/{link}", limited(glance, glances)),
    ]


async def read_body(request: Request) -> bytes:
    """Return a body, and stop reading as soon as it is larger than its route allows."""
    most: int = request.state.most
    body = bytearray()
    async for part in request.stream():
        if len(body) + len(part) > most:
            raise PayloadTooLargeError(f"at most {most} bytes")
        body += part
    return bytes(body)


def limited(endpoint: Endpoint, budget: RateLimiter, *, most: int = 0) -> Endpoint:
    """Check the size of a request, then charge its budget, and only then let an endpoint read it and do its work.

    Parameters
    ----------
    endpoint
        What answers; what can go wrong with a body is answered for it.
    budget
        How often an address may ask.
    most
        Bytes of the largest body that the endpoint reads; 0 where it reads none.
    """

    async def answer(request: Request) -> Response:
        metrics: Metrics = request.app.state.metrics
        if _is_larger(request, most):
            count_rejection(metrics, "too-large")
            return error_response("too-much", f"at most {most} bytes, and {LONGEST_QUERY} in the address", _TOO_LARGE)
        if any(len(name) > LONGEST_NAME for name in request.path_params.values()):
            return error_response("unknown-room", "nothing has so long a name", _NOT_FOUND)
        if not budget.take(client_address(request)):
            count_rejection(metrics, "request-rate")
            return error_response("too-much", "too often: wait a minute")
        request.state.most = most
        try:
            return await endpoint(request)
        except PayloadTooLargeError as error:
            count_rejection(metrics, "too-large")
            return error_response("too-much", str(error), _TOO_LARGE)
        except DeniedError as error:
            metrics.count("refusals", "http", error.code, error.bound)
            return denied_response(error)
        except (msgspec.DecodeError, replays.InvalidReplayError, UnreadableError) as error:
            metrics.count("refusals", "http", "malformed", "")
            return error_response("malformed", str(error)[:300])

    return answer


def _is_larger(request: Request, most: int) -> bool:
    """Say whether a request states more than it may: a body, or what its address asks."""
    stated = request.headers.get("content-length", "0")
    body = int(stated) if stated.isascii() and stated.isdigit() and len(stated) < _DIGITS else most + 1
    return body > most or len(request.scope["query_string"]) > LONGEST_QUERY


def answer_json(value: Any, status: int = 200) -> Response:
    """Return a value as JSON that nobody keeps, as it is: packed, a secret beside chosen words could be guessed."""
    headers = {"Cache-Control": compression.NOT_KEPT}
    return Response(_encoder.encode(value), status, media_type="application/json", headers=headers)
