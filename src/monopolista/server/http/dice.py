"""What is asked over HTTP about the dice of games: the sheets by which anybody checks them."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT
from monopolista.server.core.client_address import client_address
from monopolista.server.core.fair_scheduler import Slices
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.fairness import verification
from monopolista.server.http import compression
from monopolista.server.http.common import limited
from monopolista.server.http.replays import brought, of_game
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.review import replays
from monopolista.server.rooms.context import ServerContext
from monopolista.server.storage.base import GameRow, StepRow
from monopolista.table import IllegalActionError


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of sheets."""
    posts = RateLimiter(context.clock, 1.0, 60.0)
    reads = RateLimiter(context.clock, 5.0, 120.0)
    made = ResponseCache(context.scheduler)

    async def bring(request: Request) -> Response:
        text = await brought(request)
        told = await context.scheduler.run(client_address(request), replays.count_lines(text), _sheet_in(text))
        return compression.told(request, told, "application/json", {"Cache-Control": compression.NOT_KEPT})

    async def dice(request: Request) -> Response:
        told = await of_game(context, made, request, "dice", _sheet_of)
        return compression.told(request, told, "application/json", {"Cache-Control": compression.ASK_AGAIN})

    return [
        Route("/api/dice", limited(bring, posts, most=LONGEST_TRANSCRIPT), methods=["POST"]),
        Route("/api/dice/{game}", limited(dice, reads)),
    ]


def _sheet_of(game: GameRow, steps: list[StepRow]) -> Slices[compression.CompressionMiddleware]:
    text = yield from replays.transcript_of(game, steps)
    return (yield from _sheet_in(text))


def _sheet_in(text: str) -> Slices[compression.CompressionMiddleware]:
    """Return the sheet of a transcript as it is sent, or raise InvalidReplayError.

    Nothing of it is read before its turn.
    """
    transcript = replays.transcript_in(text)
    yield
    try:
        told = yield from verification.sheet(transcript)
    except IllegalActionError as error:
        raise replays.InvalidReplayError(f"the rules forbid an answer of this transcript: {error}") from error
    except ValueError as error:
        raise replays.InvalidReplayError(str(error)) from error
    yield
    return compression.pack(msgspec.json.encode(told))
