"""HTTP endpoints for rooms."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.json_reader import read_json
from monopolista.protocol.client_messages import MakeRoom, RoomMade
from monopolista.protocol.people import RoomSummary
from monopolista.server.core.error_responses import error_response
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http.common import LONGEST_TEXT, answer_json, read_body
from monopolista.server.http.operations import ApiRoute, Body, Operation, Parameter
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.registry import RoomRegistry

_MAKE = Operation(
    name="make_room",
    summary="Open a room with a lobby.",
    request=Body(MakeRoom),
    response=Body(RoomMade),
    status=201,
)
_FIND = Operation(
    name="find_room",
    summary="Return a summary of the room of a link.",
    response=Body(RoomSummary),
    parameters=(Parameter("link", "The link of the room, for players or for spectators."),),
    not_found="room",
)


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of rooms."""
    posts = RateLimiter(context.clock, 1.0, 60.0, lambda: context.cluster.processes)
    digests = RateLimiter(context.clock, 2.0, 120.0)

    async def make_room(request: Request) -> Response:
        rooms: RoomRegistry = request.app.state.rooms
        request_body = read_json(await read_body(request) or b"{}", MakeRoom)
        return answer_json(await rooms.create(request_body), 201)

    async def digest(request: Request) -> Response:
        rooms: RoomRegistry = request.app.state.rooms
        found = await rooms.digest(request.path_params["link"])
        return answer_json(found) if found is not None else error_response("unknown-room", "this room does not exist")

    return [
        ApiRoute("/api/rooms", make_room, _MAKE, posts, method="POST", most=LONGEST_TEXT),
        ApiRoute("/api/rooms/{link}", digest, _FIND, digests),
    ]
