"""What is asked over HTTP about odds: worked out when somebody asks, and kept as long as there is room."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.games import game_of, load_as_said
from monopolista.games.common.options import OptionError
from monopolista.games.common.printed import EditionError
from monopolista.games.interface.capabilities import HasExactOdds
from monopolista.games.interface.pools import OddsError
from monopolista.server.core.error_responses import error_response, option_error_response
from monopolista.server.core.fair_scheduler import Slices
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.common import limited
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.rooms.context import ServerContext

_PIECES = 2000.0
"""How many pieces of work the odds of a box are."""
_NOT_FOUND = 404


def routes(context: ServerContext) -> list[Route]:
    """Return the route of the odds."""
    reads = RateLimiter(context.clock, 5.0, 120.0)
    made = ResponseCache(context.scheduler)

    async def odds(request: Request) -> Response:
        edition, asked = request.path_params["edition"], tuple(sorted(request.query_params.items()))
        try:
            told = await made.get_or_compute(request, (edition, asked), _PIECES, _odds(edition, dict(asked)))
        except OptionError as error:
            return option_error_response(error)
        except (EditionError, OddsError) as error:
            return error_response("malformed", str(error)[:300], _NOT_FOUND)
        return compression.told(request, told, "application/json", {"Cache-Control": compression.ASK_AGAIN})

    return [Route("/api/odds/{edition}", limited(odds, reads))]


def _odds(edition: str, said: dict[str, str]) -> Slices[compression.CompressionMiddleware]:
    """Return the odds of a box, with options and ways of playing as an address names them; or raise why not."""
    yield
    pool = game_of(edition).pool
    if not isinstance(pool, HasExactOdds):
        raise OddsError(f"nobody has worked out exact odds for {edition}")
    known = pool.odds
    ways = {name: said.pop(name, usual) for name, (usual, *_) in known.ways.items()}
    for name, way in ways.items():
        if way not in known.ways[name]:
            raise OddsError(f"{name}: there are {', '.join(known.ways[name])}")
    told = known.of(load_as_said(edition, said), ways).view()
    yield
    return compression.pack(msgspec.json.encode(told))
