"""What is asked over HTTP about games that were played: replays and transcripts, and what somebody brings."""

from collections.abc import Callable

import msgspec
from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT
from monopolista.protocol.reviews import Replay
from monopolista.server.core.client_address import client_address
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import Slices
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.common import PayloadTooLargeError, limited, read_body
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.review import replays
from monopolista.server.rooms.context import ServerContext
from monopolista.server.storage.base import GameRow, StepRow
from monopolista.user_files import plain_text

Telling = Callable[[GameRow, list[StepRow]], Slices[compression.CompressionMiddleware]]


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of replays."""
    posts = RateLimiter(context.clock, 1.0, 60.0)
    reads = RateLimiter(context.clock, 5.0, 120.0)
    made = ResponseCache(context.scheduler)

    async def bring(request: Request) -> Response:
        text = await brought(request)
        work = _as_json(replays.replay_of_text(text))
        told = await context.scheduler.run(client_address(request), replays.count_lines(text), work)
        return compression.told(request, told, "application/json", {"Cache-Control": compression.NOT_KEPT})

    async def replay(request: Request) -> Response:
        told = await of_game(context, made, request, "replay", _replay)
        return compression.told(request, told, "application/json", {"Cache-Control": compression.ASK_AGAIN})

    async def transcript(request: Request) -> Response:
        told = await of_game(context, made, request, "transcript", _transcript)
        name = f'attachment; filename="monopolista-{request.path_params["game"]}.txt"'
        headers = {"Content-Disposition": name, "Cache-Control": compression.NOT_KEPT}
        return compression.told(request, told, "text/plain", headers)

    return [
        Route("/api/replays", limited(bring, posts, most=LONGEST_TRANSCRIPT), methods=["POST"]),
        Route("/api/replays/{game}", limited(replay, reads)),
        Route("/api/transcripts/{game}", limited(transcript, reads)),
    ]


async def brought(request: Request) -> str:
    """Return the transcript that somebody brings; or raise PayloadTooLargeError."""
    return checked(plain_text(await read_body(request)))


def checked(text: str) -> str:
    """Return a transcript that is not too long, or raise PayloadTooLargeError."""
    if replays.count_lines(text) > replays.MOST_ANSWERS:
        raise PayloadTooLargeError(f"at most {replays.MOST_ANSWERS} answers")
    return text


async def of_game(
    context: ServerContext, made: ResponseCache, request: Request, kind: str, telling: Telling
) -> compression.CompressionMiddleware:
    """Return what is told of the game that a request names; or raise DeniedError."""
    found = await to_thread.run_sync(context.store.find_game, request.path_params["game"])
    if found is None:
        raise DeniedError("unknown-room", "there is no such game")
    game, steps = found
    answers = sum(len(step.answers) for step in steps)
    try:
        return await made.get_or_compute(request, (kind, game.id, answers, game.closed), answers, telling(game, steps))
    except replays.HiddenInformationError as hidden:
        raise DeniedError("not-now", str(hidden)) from hidden


def _replay(game: GameRow, steps: list[StepRow]) -> Slices[compression.CompressionMiddleware]:
    return (yield from _as_json(replays.replay_of(game, steps)))


def _as_json(work: Slices[Replay]) -> Slices[compression.CompressionMiddleware]:
    told = yield from work
    yield
    return compression.pack(msgspec.json.encode(told))


def _transcript(game: GameRow, steps: list[StepRow]) -> Slices[compression.CompressionMiddleware]:
    told = yield from replays.transcript_of(game, steps)
    yield
    return compression.pack(told.encode())
