"""HTTP endpoints for replays and transcripts, of stored games and of uploaded transcripts."""

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
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.common import PayloadTooLargeError, read_body
from monopolista.server.http.operations import GAME, TEXT, TRANSCRIPT, ApiRoute, Body, Operation
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.review import replays
from monopolista.server.rooms.context import ServerContext
from monopolista.server.storage.base import GameRow, StepRow
from monopolista.user_files import plain_text

GameRenderer = Callable[[GameRow, list[StepRow]], Cooperative[compression.CompressedBody]]

_BUILD = Operation(
    name="build_replay",
    summary="Return an uploaded game step by step.",
    request=TRANSCRIPT,
    response=Body(Replay),
)
_SHOW = Operation(
    name="show_replay",
    summary="Return a stored game step by step; a game with hidden cards must be over.",
    response=Body(Replay),
    parameters=(GAME,),
    not_found="game",
)
_DOWNLOAD = Operation(
    name="download_transcript",
    summary="Return the transcript of a stored game; a game with hidden cards must be over.",
    response=Body(str, TEXT),
    parameters=(GAME,),
    not_found="game",
)


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of replays."""
    posts = RateLimiter(context.clock, 1.0, 60.0)
    reads = RateLimiter(context.clock, 5.0, 120.0)
    cache = ResponseCache(context.scheduler)

    async def replay_upload(request: Request) -> Response:
        text = await read_transcript(request)
        work = _as_json(replays.build_replay_of_text(text))
        body = await context.scheduler.run(client_address(request), replays.count_lines(text), work)
        return compression.respond(request, body, "application/json", {"Cache-Control": compression.NO_STORE})

    async def replay(request: Request) -> Response:
        body = await game_response_body(context, cache, request, "replay", _replay)
        return compression.respond(request, body, "application/json", {"Cache-Control": compression.REVALIDATE})

    async def transcript(request: Request) -> Response:
        body = await game_response_body(context, cache, request, "transcript", _transcript)
        name = f'attachment; filename="monopolista-{request.path_params["game"]}.txt"'
        headers = {"Content-Disposition": name, "Cache-Control": compression.NO_STORE}
        return compression.respond(request, body, "text/plain", headers)

    return [
        ApiRoute("/api/replays", replay_upload, _BUILD, posts, method="POST", most=LONGEST_TRANSCRIPT),
        ApiRoute("/api/replays/{game}", replay, _SHOW, reads),
        ApiRoute("/api/transcripts/{game}", transcript, _DOWNLOAD, reads),
    ]


async def read_transcript(request: Request) -> str:
    """Return the uploaded transcript; raise PayloadTooLargeError where it is too long."""
    return check_length(plain_text(await read_body(request)))


def check_length(text: str) -> str:
    """Return a transcript unchanged; raise PayloadTooLargeError where it has too many answers."""
    if replays.count_lines(text) > replays.MAX_ANSWERS:
        raise PayloadTooLargeError(f"at most {replays.MAX_ANSWERS} answers")
    return text


async def game_response_body(
    context: ServerContext, cache: ResponseCache, request: Request, kind: str, render: GameRenderer
) -> compression.CompressedBody:
    """Return the cached or computed body for the game that a request names.

    Raises
    ------
    DeniedError
        The game is unknown, or not over.
    """
    found = await to_thread.run_sync(context.store.find_game, request.path_params["game"])
    if found is None:
        raise DeniedError("unknown-room", "this game does not exist")
    game, steps = found
    answers = sum(len(step.answers) for step in steps)
    try:
        return await cache.get_or_compute(request, (kind, game.id, answers, game.closed), answers, render(game, steps))
    except replays.HiddenInformationError as hidden:
        raise DeniedError("not-now", str(hidden)) from hidden


def _replay(game: GameRow, steps: list[StepRow]) -> Cooperative[compression.CompressedBody]:
    return (yield from _as_json(replays.build_replay(game, steps)))


def _as_json(work: Cooperative[Replay]) -> Cooperative[compression.CompressedBody]:
    body = yield from work
    yield
    return compression.compress(msgspec.json.encode(body))


def _transcript(game: GameRow, steps: list[StepRow]) -> Cooperative[compression.CompressedBody]:
    body = yield from replays.format_transcript(game, steps)
    yield
    return compression.compress(body.encode())
