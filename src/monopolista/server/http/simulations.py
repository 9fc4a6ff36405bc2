"""HTTP endpoints for simulations: start, progress, stop and removal, and their reports."""

from html import escape
from ipaddress import ip_address
from pathlib import Path

from anyio import to_thread
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from monopolista.json_reader import read_json
from monopolista.locales import FALLBACK, LANGUAGES, say
from monopolista.protocol.simulations import MakeSimulation
from monopolista.server.core.client_address import client_address, host_of
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.base_path import base_of
from monopolista.server.http.common import Endpoint, answer_json, limit, read_body
from monopolista.server.jobs.simulation_job import SimulationJobs
from monopolista.server.rooms.context import ServerContext
from monopolista.simulate.runner.progress import BACK_LINK, REPORT, REPORTS, THEMED

LONGEST_REQUEST = 4096
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""A report embeds its styles, fonts and drawings, and runs no scripts."""
_THEMES = ("light", "dark")


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of simulations."""
    asks = RateLimiter(context.clock, 20.0, 200.0)

    def route(path: str, endpoint: Endpoint, method: str, most: int = 0) -> Route:
        return Route(f"/api/simulations{path}", limit(endpoint, asks, most=most), methods=[method])

    return [
        route("", _all, "GET"),
        route("", local_only(_start), "POST", LONGEST_REQUEST),
        route("/running", local_only(_running), "GET"),
        route("/{id}", local_only(_remove), "DELETE"),
        route("/{id}/stop", local_only(_stop), "POST"),
        Route("/simulations/{id}/{file}", limit(local_only(_report), asks)),
    ]


_PROXIED = ("forwarded", "via", "x-forwarded", "x-real-ip")
"""Prefixes of headers that only proxies send: the proxy is on this computer, but its client need not be."""


def is_local(connection: HTTPConnection) -> bool:
    """Return whether the client is on this computer: a loopback address and host name, without a proxy."""
    host = host_of("//" + connection.headers.get("host", ""))
    direct = not any(name.startswith(_PROXIED) for name in connection.headers)
    return direct and _is_loopback(client_address(connection)) and (host == "localhost" or _is_loopback(host))


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def local_only(endpoint: Endpoint) -> Endpoint:
    """Restrict an endpoint to clients on this computer: a run takes all processors for minutes."""

    async def answer(request: Request) -> Response:
        if not is_local(request):
            raise DeniedError(
                "not-host", "only a browser on the server's own computer can do this", reason="not-at-home"
            )
        return await endpoint(request)

    return answer


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
    if theme in _THEMES:
        page = page.replace(THEMED, f'data-theme="{theme}"', 1)
        page = page.replace('.html" hreflang', f'.html?theme={theme}" hreflang')
    return page.encode()
