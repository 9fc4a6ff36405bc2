"""What is asked over HTTP about rooms, and what every answer over HTTP needs."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.json_reader import read_json
from monopolista.owned import UnreadableError
from monopolista.server import packed, replays
from monopolista.server.around import Around
from monopolista.server.figures import Figures, turn_away
from monopolista.server.guard import Buckets, asker, refuse, refuse_denied
from monopolista.server.lobby import Denied
from monopolista.server.messages import MakeRoom
from monopolista.server.rooms import Rooms

LONGEST_TEXT = 64 * 1024
_TOO_LARGE = 413
_encoder = msgspec.json.Encoder()
Endpoint = Callable[[Request], Awaitable[Response]]


class TooLarge(Exception):  # noqa: N818 (an answer like any other)
    """A body that is larger than it may be."""


def routes(around: Around) -> list[Route]:
    """Return the routes under ``/api``."""
    posts = Buckets(around.clock, 1.0, 60.0, lambda: around.elsewhere.processes)
    glances = Buckets(around.clock, 2.0, 120.0)

    async def make_room(request: Request) -> Response:
        rooms: Rooms = request.app.state.rooms
        body = await read_body(request, LONGEST_TEXT)
        wish = read_json(body or b"{}", MakeRoom)
        return answer_json(await rooms.make(wish), 201)

    async def glance(request: Request) -> Response:
        rooms: Rooms = request.app.state.rooms
        found = await rooms.glance(request.path_params["link"])
        return answer_json(found) if found is not None else refuse("unknown-room", "there is no such room")

    return [
        Route("/api/rooms", limited(make_room, posts), methods=["POST"]),
        Route("/api/rooms/{link}", limited(glance, glances)),
    ]


async def read_body(request: Request, most: int) -> bytes:
    """Return a body, and stop reading as soon as it is too large."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TooLarge(f"at most {most} bytes")
    return bytes(body)


def limited(endpoint: Endpoint, posts: Buckets) -> Endpoint:
    """Return an endpoint that also answers what can go wrong with a body, and who asks too often."""

    async def answer(request: Request) -> Response:
        figures: Figures = request.app.state.figures
        if not posts.take(asker(request)):
            turn_away(figures, "too-often")
            return refuse("too-much", "too often: wait a minute")
        try:
            return await endpoint(request)
        except TooLarge as error:
            turn_away(figures, "too-large")
            return refuse("too-much", str(error), _TOO_LARGE)
        except Denied as error:
            figures.count("refusals", "http", error.code, error.bound)
            return refuse_denied(error)
        except (msgspec.DecodeError, replays.NoReplay, UnreadableError) as error:
            figures.count("refusals", "http", "malformed", "")
            return refuse("malformed", str(error)[:300])

    return answer


def answer_json(value: Any, status: int = 200) -> Response:
    """Return a value as JSON that nobody keeps, as it is: packed, a secret beside chosen words could be guessed."""
    headers = {"Cache-Control": packed.NOT_KEPT}
    return Response(_encoder.encode(value), status, media_type="application/json", headers=headers)
