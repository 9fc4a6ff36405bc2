"""HTTP endpoints for the verification of dice."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT
from monopolista.protocol.reviews import DiceSheet
from monopolista.server.core.client_address import client_address
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.fairness import verification
from monopolista.server.http import compression
from monopolista.server.http.operations import GAME, TRANSCRIPT, ApiRoute, Body, Operation
from monopolista.server.http.replays import game_response_body, read_transcript
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.review import replays
from monopolista.server.rooms.context import ServerContext
from monopolista.server.storage.base import GameRow, StepRow
from monopolista.table import IllegalActionError

_VERIFY = Operation(
    name="verify_transcript",
    summary="Return the origin of an uploaded game's dice, for verification by other programs.",
    request=TRANSCRIPT,
    response=Body(DiceSheet),
)
_SHOW = Operation(
    name="show_dice",
    summary="Return the origin of a stored game's dice, for verification by other programs.",
    response=Body(DiceSheet),
    parameters=(GAME,),
    not_found="game",
)


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of dice verification."""
    posts = RateLimiter(context.clock, 1.0, 60.0)
    reads = RateLimiter(context.clock, 5.0, 120.0)
    cache = ResponseCache(context.scheduler)

    async def verify_upload(request: Request) -> Response:
        text = await read_transcript(request)
        body = await context.scheduler.run(client_address(request), replays.count_lines(text), _sheet_in(text))
        return compression.respond(request, body, "application/json", {"Cache-Control": compression.NO_STORE})

    async def dice(request: Request) -> Response:
        body = await game_response_body(context, cache, request, "dice", _sheet_of)
        return compression.respond(request, body, "application/json", {"Cache-Control": compression.REVALIDATE})

    return [
        ApiRoute("/api/dice", verify_upload, _VERIFY, posts, method="POST", most=LONGEST_TRANSCRIPT),
        ApiRoute("/api/dice/{game}", dice, _SHOW, reads),
    ]


def _sheet_of(game: GameRow, steps: list[StepRow]) -> Cooperative[compression.CompressedBody]:
    text = yield from replays.format_transcript(game, steps)
    return (yield from _sheet_in(text))


def _sheet_in(text: str) -> Cooperative[compression.CompressedBody]:
    """Compress the verification of a transcript, or raise InvalidReplayError.

    Parsing starts with the first slice of the work.
    """
    transcript = replays.parse_transcript(text)
    yield
    try:
        result = yield from verification.verification_sheet(transcript)
    except IllegalActionError as error:
        raise replays.InvalidReplayError(f"the rules forbid an answer of this transcript: {error}") from error
    except ValueError as error:
        raise replays.InvalidReplayError(str(error)) from error
    yield
    return compression.compress(msgspec.json.encode(result))
