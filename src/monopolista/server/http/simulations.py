"""HTTP endpoints for simulations: start, progress, stop and removal, and their reports."""

from html import escape
from pathlib import Path
from typing import Literal, get_args

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from monopolista.json_reader import read_json
from monopolista.locales import FALLBACK, LANGUAGES, Language, say
from monopolista.protocol.simulations import MakeSimulation, SimulationsView, SimulationView
from monopolista.server.core.client_address import is_local
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.base_path import base_of
from monopolista.server.http.common import answer_json, read_body
from monopolista.server.http.operations import ApiRoute, Body, Operation, Parameter
from monopolista.server.jobs.simulation_job import SimulationJobs
from monopolista.server.rooms.context import ServerContext
from monopolista.simulate.runner.progress import BACK_LINK, REPORT, REPORTS, THEMED

LONGEST_REQUEST = 4096
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""A report embeds its styles, fonts and drawings, and runs no scripts."""
_Theme = Literal["light", "dark"]

_ID = Parameter("id", "The id of the simulation.")
_LIST = Operation(
    name="list_simulations",
    summary="List the simulations of this server; the response also says whether this client may start one.",
    response=Body(SimulationsView),
)
_START = Operation(
    name="start_simulation",
    summary="Start a simulation.",
    request=Body(MakeSimulation),
    response=Body(SimulationView),
    status=201,
    local=True,
)
_SHOW_RUNNING = Operation(
    name="show_running_simulation",
    summary="Return the running simulation, or null.",
    response=Body(SimulationView | None),
    local=True,
)
_REMOVE = Operation(
    name="remove_simulation",
    summary="Delete a finished simulation and its report.",
    response=Body(SimulationView),
    parameters=(_ID,),
    local=True,
    not_found="simulation",
)
_STOP = Operation(
    name="stop_simulation",
    summary="Stop a simulation; its report contains the games played so far.",
    response=Body(SimulationView),
    parameters=(_ID,),
    local=True,
    not_found="simulation",
)
_SHOW_REPORT = Operation(
    name="show_report",
    summary="Return the report of a simulation.",
    response=Body(str, "text/html"),
    parameters=(
        _ID,
        Parameter("file", "The name of the page: report.html, or report-it.html for the Italian page."),
        Parameter("language", "The language of report.html, by default that of the simulation.", Language),
        Parameter("theme", "The theme of the page, by default that of the browser.", _Theme),
    ),
    local=True,
    not_found="report",
)


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of simulations."""
    asks = RateLimiter(context.clock, 20.0, 200.0)

    return [
        ApiRoute("/api/simulations", _all, _LIST, asks),
        ApiRoute("/api/simulations", _start, _START, asks, method="POST", most=LONGEST_REQUEST),
        ApiRoute("/api/simulations/running", _running, _SHOW_RUNNING, asks),
        ApiRoute("/api/simulations/{id}", _remove, _REMOVE, asks, method="DELETE"),
        ApiRoute("/api/simulations/{id}/stop", _stop, _STOP, asks, method="POST"),
        ApiRoute("/simulations/{id}/{file}", _report, _SHOW_REPORT, asks),
    ]


def _jobs_of(request: Request) -> SimulationJobs:
    return request.app.state.simulator


async def _all(request: Request) -> Response:
    jobs = _jobs_of(request)
    return answer_json(await jobs.all() if is_local(request) else jobs.remote_view())


async def _start(request: Request) -> Response:
    request_body = read_json(await read_body(request), MakeSimulation)
    return answer_json(await _jobs_of(request).start(request_body), 201)


async def _running(request: Request) -> Response:
    return answer_json(await _jobs_of(request).running())


async def _remove(request: Request) -> Response:
    return answer_json(await _jobs_of(request).remove(request.path_params["id"]))


async def _stop(request: Request) -> Response:
    return answer_json(await _jobs_of(request).stop(request.path_params["id"]))


async def _report(request: Request) -> Response:
    query, file = request.query_params, request.path_params["file"]
    language = query.get("language", "") if file == REPORT else file.removeprefix("report-").removesuffix(".html")
    report = await _jobs_of(request).report(request.path_params["id"], language) if file in REPORTS else None
    if report is None:
        return PlainTextResponse("not found\n", 404)
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": compression.NO_STORE}
    theme, base = query.get("theme", ""), base_of(request)
    respond = lambda: compression.respond(request, _adapt(report, theme, base), "text/html", headers)  # noqa: E731
    return await to_thread.run_sync(respond)


def _adapt(report: Path, theme: str, base: str) -> bytes:
    """Return a report adapted to the site: with the reader's theme, and a link back."""
    page = report.read_text(encoding="utf-8")
    language = next((one for one in LANGUAGES if f'<html lang="{one}"' in page), FALLBACK)
    back = f'<nav class="back"><a href="{base}/simulations">{escape(say("simulate-title", language))}</a></nav>'
    home = f'<p class="brand"><a href="{base}/">monopolista</a></p>'
    page = page.replace('<p class="brand">monopolista</p>', home, 1)
    page = page.replace(BACK_LINK, back, 1)
    if theme in get_args(_Theme):
        page = page.replace(THEMED, f'data-theme="{theme}"', 1)
        page = page.replace('.html" hreflang', f'.html?theme={theme}" hreflang')
    return page.encode()
