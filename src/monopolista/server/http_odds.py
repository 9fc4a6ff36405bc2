"""What is asked over HTTP about odds: worked out when somebody asks, once, and kept as long as the server runs."""

from functools import lru_cache

import msgspec
from anyio import CapacityLimiter, to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.games import game_of, load_as_said
from monopolista.games.options import OptionError
from monopolista.games.pools import OddsError
from monopolista.games.printed import EditionError
from monopolista.server import packed
from monopolista.server.guard import refuse, refuse_options

_KEPT = 128
_NOT_FOUND = 404


def routes() -> list[Route]:
    """Return the route of the odds."""
    one_at_a_time = CapacityLimiter(1)

    async def odds(request: Request) -> Response:
        edition, asked = request.path_params["edition"], tuple(sorted(request.query_params.items()))
        try:
            told = await to_thread.run_sync(_odds, edition, asked, limiter=one_at_a_time)
        except OptionError as error:
            return refuse_options(error)
        except (EditionError, OddsError) as error:
            return refuse("malformed", str(error)[:300], _NOT_FOUND)
        return packed.told(request, told, "application/json", {"Cache-Control": packed.ASK_AGAIN})

    return [Route("/api/odds/{edition}", odds)]


@lru_cache(_KEPT)
def _odds(edition: str, asked: tuple[tuple[str, str], ...]) -> bytes:
    """Return the odds of a box, with options and ways of playing as an address names them; or raise why not."""
    said = dict(asked)
    known = game_of(edition).pool.odds
    if known is None:
        raise OddsError(f"nobody has worked out exact odds for {edition}")
    ways = {name: said.pop(name, usual) for name, (usual, *_) in known.ways.items()}
    for name, way in ways.items():
        if way not in known.ways[name]:
            raise OddsError(f"{name}: there are {', '.join(known.ways[name])}")
    return msgspec.json.encode(known.of(load_as_said(edition, said), ways).view())
