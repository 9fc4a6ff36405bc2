"""HTTP endpoint that begins guided games."""

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.json_reader import read_json
from monopolista.protocol.reviews import BeginLesson, PlayedOn
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http.common import LONGEST_TEXT, answer_json, read_body
from monopolista.server.http.operations import ApiRoute, Body, Operation
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.lesson.start import begin_lesson

_BEGIN = Operation(
    name="begin_lesson",
    summary="Open a room with the guided first game.",
    request=Body(BeginLesson),
    response=Body(PlayedOn),
    status=201,
)


def routes(context: ServerContext) -> list[Route]:
    """Return the route of guided games."""
    posts = RateLimiter(context.clock, 1.0, 60.0, lambda: context.cluster.processes)

    async def begin(request: Request) -> Response:
        begun = begin_lesson(read_json(await read_body(request), BeginLesson), context.randomness)
        await to_thread.run_sync(context.store.open_game, begun.room, begun.game, begun.first)
        context.metrics.count("rooms-created")
        return answer_json(begun.made, 201)

    return [ApiRoute("/api/lessons", begin, _BEGIN, posts, method="POST", most=LONGEST_TEXT)]
