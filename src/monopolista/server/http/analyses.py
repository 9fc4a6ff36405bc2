"""HTTP endpoints for the analysis of games that are over, and for new games from a position of an earlier game."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from anyio import to_thread
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.analyse.api_views import CourseView, GradesView
from monopolista.json_reader import read_json
from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT
from monopolista.protocol.reviews import PlayedOn, PlayOn
from monopolista.server.core.client_address import client_address
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.common import answer_json, read_body
from monopolista.server.http.operations import GAME, TRANSCRIPT, ApiRoute, Body, Operation, Parameter
from monopolista.server.http.replays import check_length
from monopolista.server.http.replays import read_transcript as brought_in
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.review import analyses, fork_game, replays
from monopolista.server.review.puzzles import UnknownPuzzleError, find_puzzle
from monopolista.server.rooms.boxes import check_known_box
from monopolista.server.rooms.context import ServerContext
from monopolista.table import Table

LONGEST_REQUEST = LONGEST_TRANSCRIPT * 2
"""A transcript within JSON, which escapes some characters."""

_FROM = Parameter(
    "from",
    "The number of the first answer to grade, 0 at first; the response contains the number for the next request. "
    "Without it, the response has the win odds of all players over the game.",
    Annotated[int, Meta(ge=0)],
)
_ANALYSIS = Body(CourseView, also=GradesView)
_ANALYSE = Operation(
    name="analyse_transcript",
    summary="Analyse an uploaded finished game: luck and skill, or the quality of decisions.",
    request=TRANSCRIPT,
    response=_ANALYSIS,
    parameters=(_FROM,),
)
_SHOW = Operation(
    name="analyse_game",
    summary="Analyse a stored finished game: luck and skill, or the quality of decisions.",
    response=_ANALYSIS,
    parameters=(GAME, _FROM),
    not_found="game",
)
_FORK = Operation(
    name="fork_game",
    summary="Open a room with a new game against bots, from a position of an earlier game.",
    request=Body(PlayOn),
    response=Body(PlayedOn),
    status=201,
    not_found="game or puzzle",
)

_GameFinder = Callable[[str], Awaitable[analyses.Source]]
"""Finds a stored game by its name, or raises DeniedError."""


def game_finder(context: ServerContext) -> _GameFinder:
    """Return a function that finds a stored game by its name, or raises DeniedError."""

    async def find_game(name: str) -> analyses.Source:
        found = await to_thread.run_sync(context.store.find_game, name)
        if found is None:
            raise DeniedError("unknown-room", "this game does not exist")
        return found

    return find_game


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of analyses."""
    reads = RateLimiter(context.clock, 10.0, 240.0)
    posts = RateLimiter(context.clock, 1.0, 60.0, lambda: context.cluster.processes)
    cache, find_game = ResponseCache(context.scheduler), game_finder(context)

    async def analysis_response(request: Request, key: tuple[Any, ...], source: analyses.Source) -> Response:
        first, answers = _first_answer_of(request), count_answers(source)
        work = analyses.course_view_of(source) if first < 0 else analyses.grades_view_of(source, first)
        try:
            found = await cache.get_or_compute(
                request, (*key, answers, first), analyses.estimate_cost(answers, first), _as_json(work)
            )
        except (analyses.AnalysisUnavailableError, replays.HiddenInformationError) as error:
            raise unavailable(error) from error
        return compression.respond(request, found, "application/json", {"Cache-Control": compression.REVALIDATE})

    async def of_game(request: Request) -> Response:
        name = request.path_params["game"]
        return await analysis_response(request, ("game", name), await find_game(name))

    async def analyse_upload(request: Request) -> Response:
        text = await brought_in(request)
        return await analysis_response(request, ("text", text), text)

    async def play_on(request: Request) -> Response:
        request_body = read_json(await read_body(request), PlayOn)
        replay, answers = await _position_of(request_body, find_game)
        work = fork_game.fork_game(replay, request_body, context.randomness)
        try:
            created = await context.scheduler.run(client_address(request), 2 * answers, work)
        except (analyses.AnalysisUnavailableError, replays.HiddenInformationError) as error:
            raise unavailable(error) from error
        await check_known_box(context, created.room.edition)
        await to_thread.run_sync(context.store.open_game, created.room, created.game, created.first)
        context.metrics.count("rooms-created")
        context.metrics.count("games-started", created.game.header.game.name)
        return answer_json(created.made, 201)

    return [
        ApiRoute("/api/analyses", analyse_upload, _ANALYSE, reads, method="POST", most=LONGEST_TRANSCRIPT),
        ApiRoute("/api/analyses/{game}", of_game, _SHOW, reads),
        ApiRoute("/api/games", play_on, _FORK, posts, method="POST", most=LONGEST_REQUEST),
    ]


async def _position_of(request_body: PlayOn, find_game: _GameFinder) -> tuple[Cooperative[Table], int]:
    """Return the work that replays a game, and how many answers the game has."""
    if request_body.puzzle:
        text = _puzzle(request_body)
        return replays.replay_text(text), replays.count_lines(text)
    source = check_length(request_body.transcript) if request_body.transcript else await find_game(request_body.game)
    return analyses.replay_finished(source), count_answers(source)


def _first_answer_of(request: Request) -> int:
    """Return the first answer whose decisions are requested; -1 requests the win odds over the whole game."""
    first = request.query_params.get("from", "")
    return int(first) if first.isascii() and first.isdigit() and len(first) < 9 else -1


def count_answers(source: analyses.Source) -> int:
    """Return how many answers a game has."""
    return replays.count_lines(source) if isinstance(source, str) else sum(len(step.answers) for step in source[1])


def _puzzle(request_body: PlayOn) -> str:
    """Return the transcript of a puzzle: its game is unfinished, and has no players."""
    try:
        return find_puzzle(request_body.puzzle).transcript
    except UnknownPuzzleError as error:
        raise DeniedError("unknown-room", "this puzzle does not exist") from error


def unavailable(error: Exception) -> DeniedError:
    """Return the reason why a game cannot be analysed, as a failure for the client."""
    return DeniedError(
        "not-now", str(error), reason=error.reason if isinstance(error, analyses.AnalysisUnavailableError) else ""
    )


def _as_json(work: Cooperative[Any]) -> Cooperative[compression.CompressedBody]:
    result = yield from work
    yield
    return compression.compress(msgspec.json.encode(result))
