"""What is asked over HTTP about problems."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import Slices
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.common import limited
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.review import puzzles
from monopolista.server.rooms.context import ServerContext

_PIECES = 1000.0
"""How many pieces of work a problem is: its game is played again."""


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of problems."""
    reads = RateLimiter(context.clock, 5.0, 120.0)
    made = ResponseCache(context.scheduler)

    async def listed(request: Request) -> Response:
        told = await made.get_or_compute(request, "listed", _PIECES, _listed())
        return compression.told(request, told, "application/json", {"Cache-Control": compression.ASK_AGAIN})

    async def one(request: Request) -> Response:
        name = request.path_params["name"]
        try:
            told = await made.get_or_compute(request, ("one", name), _PIECES, _told(name))
        except puzzles.UnknownPuzzleError as error:
            raise DeniedError("unknown-room", "there is no such problem") from error
        return compression.told(request, told, "application/json", {"Cache-Control": compression.ASK_AGAIN})

    return [Route("/api/problems", limited(listed, reads)), Route("/api/problems/{name}", limited(one, reads))]


def _listed() -> Slices[compression.CompressionMiddleware]:
    yield
    return compression.pack(msgspec.json.encode(puzzles.listed()))


def _told(name: str) -> Slices[compression.CompressionMiddleware]:
    told = yield from puzzles.view_of(name)
    yield
    return compression.pack(msgspec.json.encode(told))
