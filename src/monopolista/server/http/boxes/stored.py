"""HTTP endpoints for boxes: editions of users' own, by the ids that follow from their content."""

from typing import Any

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.games import load, make_box, register_content
from monopolista.games.common.own_boxes import is_box_id
from monopolista.games.common.printed import EditionError
from monopolista.games.common.toml_sources import LONGEST
from monopolista.protocol.catalog import BoxAdded
from monopolista.server.core.client_address import client_address
from monopolista.server.core.error_responses import error_response
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.boxes.drafts import CHECK_COST, SOURCE, values_in_body
from monopolista.server.http.boxes.files import TOML, parse_file
from monopolista.server.http.common import answer_json, read_body
from monopolista.server.http.operations import JSON, ApiRoute, Body, Operation, Parameter
from monopolista.server.rooms.boxes import check_allowed, check_content
from monopolista.server.rooms.context import ServerContext
from monopolista.server.storage.base import ConflictError

_HOUR = 3600.0
_NOT_FOUND = 404
_ADD = Operation(
    name="add_box",
    summary="Add a box: an edition of your own, as a TOML file of an edition or as JSON with the same values.",
    request=Body(dict[str, Any], text_as=TOML),
    response=Body(BoxAdded),
)
_READ = Operation(
    name="read_box",
    summary="Return the content of a box: all its values as canonical JSON.",
    response=Body(dict[str, Any]),
    parameters=(Parameter("box", "The id of a box."),),
    not_found="box",
)


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of boxes."""
    each_hour = float(context.settings.boxes_per_hour)
    posts = RateLimiter(context.clock, each_hour / _HOUR, each_hour, lambda: context.cluster.processes)
    reads = RateLimiter(context.clock, 10.0, 300.0)

    async def add(request: Request) -> Response:
        check_allowed(context)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind not in (JSON, TOML):
            return error_response("malformed", f"a box is {TOML} or {JSON}, as Content-Type says")
        body = await read_body(request)
        work = _checked(context, body, is_toml=kind == TOML)
        try:
            content, added = await context.scheduler.run(client_address(request), CHECK_COST, work)
        except EditionError as error:
            return error_response("malformed", str(error))
        try:
            await to_thread.run_sync(context.store.save_box, added.id, content)
        except ConflictError as error:
            raise DeniedError("malformed", str(error)) from error
        context.metrics.count("boxes-added")
        return answer_json(added)

    async def read(request: Request) -> Response:
        name: str = request.path_params["box"]
        content = await to_thread.run_sync(context.store.find_box, name) if is_box_id(name) else None
        if content is None:
            return error_response("malformed", "this box does not exist", _NOT_FOUND)
        return compression.respond(request, content, JSON, {"Cache-Control": compression.IMMUTABLE})

    return [
        ApiRoute("/api/boxes", add, _ADD, posts, method="POST", most=LONGEST),
        ApiRoute("/api/boxes/{box}", read, _READ, reads),
    ]


def _checked(context: ServerContext, body: bytes, *, is_toml: bool) -> Cooperative[tuple[bytes, BoxAdded]]:
    """Return the content of a box and its name, once it is checked; raise EditionError or DeniedError otherwise."""
    yield
    stated = parse_file(body) if is_toml else values_in_body(body)
    yield
    content = make_box(stated, SOURCE)
    name = register_content(content, SOURCE)
    yield
    check_content(context, name)
    return content, BoxAdded(name, dict(load(name).file.name), list(context.settings.addresses))
