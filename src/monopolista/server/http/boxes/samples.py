"""HTTP endpoint for the sample boxes of the program, from which a user can make another box."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.games import sample_boxes
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.boxes.drafts import CHECK_COST
from monopolista.server.http.operations import JSON, ApiRoute, Body, Operation
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.rooms.context import ServerContext

_LIST = Operation(
    name="list_samples",
    summary="Return the contents of the sample boxes, from which another box can be made.",
    response=Body(list[dict[str, Any]]),
)


def routes(context: ServerContext) -> list[Route]:
    """Return the route of the samples."""
    reads = RateLimiter(context.clock, 2.0, 60.0)
    cache = ResponseCache(context.scheduler)

    async def samples(request: Request) -> Response:
        body = await cache.get_or_compute(request, "samples", CHECK_COST, _samples())
        return compression.respond(request, body, JSON, {"Cache-Control": compression.REVALIDATE})

    return [ApiRoute("/api/samples", samples, _LIST, reads)]


def _samples() -> Cooperative[compression.CompressedBody]:
    yield
    contents = sample_boxes()
    yield
    return compression.compress(msgspec.json.encode([msgspec.Raw(content) for content in contents]))
