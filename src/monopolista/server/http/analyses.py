"""What is asked over HTTP about games that are over, their analysis, and to play on from a moment of a game."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.json_reader import read_json
from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT
from monopolista.protocol.reviews import PlayOn
from monopolista.server.core.client_address import client_address
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import Slices
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.common import answer_json, limited, read_body
from monopolista.server.http.replays import brought as brought_in
from monopolista.server.http.replays import checked
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.review import analyses, fork_game, replays
from monopolista.server.review.puzzles import UnknownPuzzleError, named
from monopolista.server.rooms.context import ServerContext
from monopolista.table import Table

LONGEST_WISH = LONGEST_TRANSCRIPT * 2
"""A transcript within JSON, which writes some signs as two."""

_Keeper = Callable[[str], Awaitable[analyses.Source]]
"""Finds a game that is kept by its name, or raises DeniedError."""


def keeper(context: ServerContext) -> _Keeper:
    """Return what finds a game that is kept by its name, or raises DeniedError."""

    async def kept(name: str) -> analyses.Source:
        found = await to_thread.run_sync(context.store.find_game, name)
        if found is None:
            raise DeniedError("unknown-room", "there is no such game")
        return found

    return kept


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of analyses."""
    reads = RateLimiter(context.clock, 10.0, 240.0)
    posts = RateLimiter(context.clock, 1.0, 60.0, lambda: context.cluster.processes)
    made, kept = ResponseCache(context.scheduler), keeper(context)

    async def told(request: Request, key: tuple[Any, ...], source: analyses.Source) -> Response:
        first, answers = _first(request), answers_of(source)
        work = analyses.course_of(source) if first < 0 else analyses.grades_of(source, first)
        try:
            found = await made.get_or_compute(
                request, (*key, answers, first), analyses.pieces(answers, first), _as_json(work)
            )
        except (analyses.AnalysisUnavailableError, replays.HiddenInformationError) as error:
            raise denied(error) from error
        return compression.told(request, found, "application/json", {"Cache-Control": compression.ASK_AGAIN})

    async def of_game(request: Request) -> Response:
        name = request.path_params["game"]
        return await told(request, ("game", name), await kept(name))

    async def brought(request: Request) -> Response:
        text = await brought_in(request)
        return await told(request, ("text", text), text)

    async def play_on(request: Request) -> Response:
        wish = read_json(await read_body(request), PlayOn)
        coming, answers = await _wished(wish, kept)
        work = fork_game.begin(coming, wish, context.randomness)
        try:
            begun = await context.scheduler.run(client_address(request), 2 * answers, work)
        except (analyses.AnalysisUnavailableError, replays.HiddenInformationError) as error:
            raise denied(error) from error
        await to_thread.run_sync(context.store.open_game, begun.room, begun.game, begun.first)
        context.metrics.count("rooms-created")
        context.metrics.count("games-started", begun.game.header.game.name)
        return answer_json(begun.made, 201)

    return [
        Route("/api/analyses", limited(brought, reads, most=LONGEST_TRANSCRIPT), methods=["POST"]),
        Route("/api/analyses/{game}", limited(of_game, reads)),
        Route("/api/games", limited(play_on, posts, most=LONGEST_WISH), methods=["POST"]),
    ]


async def _wished(wish: PlayOn, kept: _Keeper) -> tuple[Slices[Table], int]:
    """Return the table of a game that is to be played on, and how many answers it has."""
    if wish.problem:
        text = _problem(wish)
        return replays.table_of_text(text), replays.count_lines(text)
    source = checked(wish.transcript) if wish.transcript else await kept(wish.game)
    return analyses.table_of(source), answers_of(source)


def _first(request: Request) -> int:
    """Return from which answer on decisions are asked for, -1 where it is the course of the game."""
    said = request.query_params.get("from", "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 9 else -1


def answers_of(source: analyses.Source) -> int:
    """Return how many answers a game has."""
    return replays.count_lines(source) if isinstance(source, str) else sum(len(step.answers) for step in source[1])


def _problem(wish: PlayOn) -> str:
    """Return the game of a problem: it is not over, and nobody plays it."""
    try:
        return named(wish.problem).transcript
    except UnknownPuzzleError as error:
        raise DeniedError("unknown-room", "there is no such problem") from error


def denied(error: Exception) -> DeniedError:
    """Return why a game is not looked back on, as who asked is told."""
    return DeniedError(
        "not-now", str(error), reason=error.reason if isinstance(error, analyses.AnalysisUnavailableError) else ""
    )


def _as_json(work: Slices[Any]) -> Slices[compression.CompressionMiddleware]:
    told = yield from work
    yield
    return compression.pack(msgspec.json.encode(told))
