"""Checks and responses that all HTTP endpoints share."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from monopolista.server.core.client_address import client_address
from monopolista.server.core.error_responses import denied_response, error_response
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.metrics import Metrics, count_rejection
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.review import replays
from monopolista.user_files import UnreadableError

LONGEST_TEXT = 64 * 1024
_TOO_LARGE, _NOT_FOUND = 413, 404
_DIGITS = 16
"""The highest number of digits of a Content-Length; no body needs as many."""
LONGEST_NAME = 1000
"""The longest name in a path, in characters: of a game, an edition or a built file."""
LONGEST_QUERY = 8192
"""The longest query string, in characters: the options of an edition, or a link to draw as a code."""
_encoder = msgspec.json.Encoder()
Endpoint = Callable[[Request], Awaitable[Response]]


class PayloadTooLargeError(Exception):
    """A body is larger than its route allows."""


async def read_body(request: Request) -> bytes:
    """Return the body of a request; stop reading once it is larger than its route allows.

    Raises
    ------
    PayloadTooLargeError
        The body is larger than ``request.state.most`` bytes.
    """
    most: int = request.state.most
    body = bytearray()
    async for part in request.stream():
        if len(body) + len(part) > most:
            raise PayloadTooLargeError(f"at most {most} bytes")
        body += part
    return bytes(body)


def limit(endpoint: Endpoint, budget: RateLimiter, *, most: int = 0) -> Endpoint:
    """Wrap an endpoint: check the size of the request, then its rate limit, and convert errors to responses.

    Parameters
    ----------
    endpoint
        Handles the request once the checks have passed.
    budget
        The rate limit per client address.
    most
        Size of the largest body in bytes; 0 where the endpoint reads none.
    """

    async def answer(request: Request) -> Response:
        metrics: Metrics = request.app.state.metrics
        if _is_larger(request, most):
            count_rejection(metrics, "too-large")
            return error_response("too-much", f"at most {most} bytes of body, {LONGEST_QUERY} of query", _TOO_LARGE)
        if any(len(name) > LONGEST_NAME for name in request.path_params.values()):
            return error_response("unknown-room", "this name is too long to exist", _NOT_FOUND)
        if not budget.take(client_address(request)):
            count_rejection(metrics, "request-rate")
            return error_response("too-much", "too many requests: wait a minute")
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
    """Return whether a request states a larger body, or has a longer query string, than allowed."""
    stated = request.headers.get("content-length", "0")
    body = int(stated) if stated.isascii() and stated.isdigit() and len(stated) < _DIGITS else most + 1
    return body > most or len(request.scope["query_string"]) > LONGEST_QUERY


def answer_json(value: Any, status: int = 200) -> Response:
    """Return a JSON response that is neither cached nor compressed.

    In a compressed response with a secret and text of the client's choice, the secret could be inferred from the size.
    """
    headers = {"Cache-Control": compression.NO_STORE}
    return Response(_encoder.encode(value), status, media_type="application/json", headers=headers)
