"""What is asked over HTTP about simulations: to start, follow, stop and remove them, and their reports."""

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from monopolista.server.around import Around
from monopolista.server.guard import Buckets
from monopolista.server.http import Endpoint, answer_json, limited, read_body
from monopolista.server.messages import MakeSimulation
from monopolista.server.simulator import Simulator

LONGEST_WISH = 4096
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""A report brings its style and its drawings with it, and runs nothing."""


def routes(around: Around) -> list[Route]:
    """Return the routes of simulations."""
    asks = Buckets(around.clock, 20.0, 200.0)

    def route(path: str, endpoint: Endpoint, method: str) -> Route:
        return Route(f"/api/simulations{path}", limited(endpoint, asks), methods=[method])

    return [
        route("", _all, "GET"),
        route("", _start, "POST"),
        route("/running", _running, "GET"),
        route("/{id}", _remove, "DELETE"),
        route("/{id}/stop", _stop, "POST"),
        Route("/simulations/{id}/report.html", _report),
    ]


def _simulator(request: Request) -> Simulator:
    return request.app.state.simulator


async def _all(request: Request) -> Response:
    return answer_json(await _simulator(request).all())


async def _start(request: Request) -> Response:
    wish = msgspec.json.decode(await read_body(request, LONGEST_WISH), type=MakeSimulation)
    return answer_json(await _simulator(request).start(wish), 201)


async def _running(request: Request) -> Response:
    return answer_json(await _simulator(request).running())


async def _remove(request: Request) -> Response:
    return answer_json(await _simulator(request).remove(request.path_params["id"]))


async def _stop(request: Request) -> Response:
    return answer_json(await _simulator(request).stop(request.path_params["id"]))


async def _report(request: Request) -> Response:
    report = await _simulator(request).report(request.path_params["id"])
    if report is None:
        return PlainTextResponse("not found\n", 404)
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store"}
    return FileResponse(report, media_type="text/html", headers=headers)
