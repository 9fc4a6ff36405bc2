"""What is asked over HTTP about problems."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.server import packed, problems
from monopolista.server.around import Around
from monopolista.server.guard import Buckets
from monopolista.server.http import limited
from monopolista.server.lobby import Denied
from monopolista.server.made import Made
from monopolista.server.turns import Slices

_PIECES = 1000.0
"""How many pieces of work a problem is: its game is played again."""


def routes(around: Around) -> list[Route]:
    """Return the routes of problems."""
    reads = Buckets(around.clock, 5.0, 120.0)
    made = Made(around.turns)

    async def listed(request: Request) -> Response:
        told = await made.find(request, "listed", _PIECES, _listed())
        return packed.told(request, told, "application/json", {"Cache-Control": packed.ASK_AGAIN})

    async def one(request: Request) -> Response:
        name = request.path_params["name"]
        try:
            told = await made.find(request, ("one", name), _PIECES, _told(name))
        except problems.NoProblem as error:
            raise Denied("unknown-room", "there is no such problem") from error
        return packed.told(request, told, "application/json", {"Cache-Control": packed.ASK_AGAIN})

    return [Route("/api/problems", limited(listed, reads)), Route("/api/problems/{name}", limited(one, reads))]


def _listed() -> Slices[packed.Packed]:
    yield
    return packed.pack(msgspec.json.encode(problems.listed()))


def _told(name: str) -> Slices[packed.Packed]:
    told = yield from problems.view_of(name)
    yield
    return packed.pack(msgspec.json.encode(told))
