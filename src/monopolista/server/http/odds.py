"""HTTP endpoint for the exact odds of an edition, computed on demand and cached."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.games import game_of, load_with_texts
from monopolista.games.common.options import OptionError
from monopolista.games.common.printed import EditionError
from monopolista.games.interface.capabilities import HasExactOdds
from monopolista.games.interface.simulator import OddsError
from monopolista.games.interface.views import OddsView
from monopolista.server.core.error_responses import error_response, option_error_response
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.operations import EDITION, OPTIONS, ApiRoute, Body, Operation
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.rooms.context import ServerContext

ODDS_COST = 2000.0
"""The cost of the odds of an edition, in units of the scheduler."""
_NOT_FOUND = 404

_SHOW = Operation(
    name="show_odds",
    summary="Return exact odds of an edition; each option and strategy is a parameter.",
    response=Body(OddsView),
    parameters=(EDITION, OPTIONS),
    not_found="edition",
)


def routes(context: ServerContext) -> list[Route]:
    """Return the route of the odds."""
    reads = RateLimiter(context.clock, 5.0, 120.0)
    cache = ResponseCache(context.scheduler)

    async def odds(request: Request) -> Response:
        edition, query = request.path_params["edition"], tuple(sorted(request.query_params.items()))
        try:
            body = await cache.get_or_compute(request, (edition, query), ODDS_COST, compute_odds(edition, dict(query)))
        except OptionError as error:
            return option_error_response(error)
        except (EditionError, OddsError) as error:
            return error_response("malformed", str(error)[:300], _NOT_FOUND)
        return compression.respond(request, body, "application/json", {"Cache-Control": compression.REVALIDATE})

    return [ApiRoute("/api/odds/{edition}", odds, _SHOW, reads)]


def compute_odds(edition: str, query: dict[str, str]) -> Cooperative[compression.CompressedBody]:
    """Compute the odds of an edition with the options and strategies of a query; raise OddsError where none exist."""
    yield
    pool = game_of(edition).simulator
    if not isinstance(pool, HasExactOdds):
        raise OddsError(f"{edition} has no exact odds")
    known = pool.odds
    ways = {name: query.pop(name, usual) for name, (usual, *_) in known.ways.items()}
    for name, way in ways.items():
        if way not in known.ways[name]:
            raise OddsError(f"{name}: there are {', '.join(known.ways[name])}")
    body = known.of(load_with_texts(edition, query), ways).view()
    yield
    return compression.compress(msgspec.json.encode(body))
