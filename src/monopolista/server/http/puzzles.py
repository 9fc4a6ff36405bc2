"""HTTP endpoints for puzzles."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.protocol.reviews import PuzzleRow, PuzzleView
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.operations import ApiRoute, Body, Operation, Parameter
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.review import puzzles
from monopolista.server.rooms.context import ServerContext

_PIECES = 1000.0
"""The cost of a puzzle, in units of the scheduler: its game is replayed."""

_LIST = Operation(
    name="list_puzzles", summary="List the puzzles, without their solutions.", response=Body(list[PuzzleRow])
)
_SHOW = Operation(
    name="show_puzzle",
    summary="Return a puzzle with its solution: a game up to a question, and the value of each answer.",
    response=Body(PuzzleView),
    parameters=(Parameter("name", "The id of the puzzle."),),
    not_found="puzzle",
)


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of puzzles."""
    reads = RateLimiter(context.clock, 5.0, 120.0)
    cache = ResponseCache(context.scheduler)

    async def listed(request: Request) -> Response:
        body = await cache.get_or_compute(request, "listed", _PIECES, _listed())
        return compression.respond(request, body, "application/json", {"Cache-Control": compression.REVALIDATE})

    async def one(request: Request) -> Response:
        name = request.path_params["name"]
        try:
            body = await cache.get_or_compute(request, ("one", name), _PIECES, _render(name))
        except puzzles.UnknownPuzzleError as error:
            raise DeniedError("unknown-room", "this puzzle does not exist") from error
        return compression.respond(request, body, "application/json", {"Cache-Control": compression.REVALIDATE})

    return [
        ApiRoute("/api/puzzles", listed, _LIST, reads),
        ApiRoute("/api/puzzles/{name}", one, _SHOW, reads),
    ]


def _listed() -> Cooperative[compression.CompressedBody]:
    yield
    return compression.compress(msgspec.json.encode(puzzles.list_puzzles()))


def _render(name: str) -> Cooperative[compression.CompressedBody]:
    body = yield from puzzles.puzzle_view(name)
    yield
    return compression.compress(msgspec.json.encode(body))
