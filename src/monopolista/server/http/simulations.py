"""What is asked over HTTP about simulations: to start, follow, stop and remove them, and their reports."""

from html import escape
from ipaddress import ip_address
from pathlib import Path

from anyio import to_thread
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from monopolista.json_reader import read_json
from monopolista.locales import LANGUAGES, say
from monopolista.protocol.simulations import MakeSimulation
from monopolista.server.core.client_address import client_address, host_of
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.base_path import base_at
from monopolista.server.http.common import Endpoint, answer_json, limited, read_body
from monopolista.server.jobs.simulation_job import SimulationJobs
from monopolista.server.rooms.context import ServerContext
from monopolista.simulate.runner.progress import REPORT, REPORTS, THEMED, WAY_BACK

LONGEST_WISH = 4096
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""A report brings its style, its letters and its drawings with it, and runs nothing."""
_THEMES = ("light", "dark")


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of simulations."""
    asks = RateLimiter(context.clock, 20.0, 200.0)

    def route(path: str, endpoint: Endpoint, method: str, most: int = 0) -> Route:
        return Route(f"/api/simulations{path}", limited(endpoint, asks, most=most), methods=[method])

    return [
        route("", _all, "GET"),
        route("", at_home(_start), "POST", LONGEST_WISH),
        route("/running", at_home(_running), "GET"),
        route("/{id}", at_home(_remove), "DELETE"),
        route("/{id}/stop", at_home(_stop), "POST"),
        Route("/simulations/{id}/{file}", limited(at_home(_report), asks)),
    ]


_PROXIED = ("forwarded", "via", "x-forwarded", "x-real-ip")
"""How headers begin that only a proxy sends: it stands on this computer, but whom it speaks for need not."""


def is_at_home(connection: HTTPConnection) -> bool:
    """Say whether who asks sits at this very computer: from itself, to itself by its own name, and for nobody else."""
    host = host_of("//" + connection.headers.get("host", ""))
    direct = not any(name.startswith(_PROXIED) for name in connection.headers)
    return direct and _is_loopback(client_address(connection)) and (host == "localhost" or _is_loopback(host))


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def at_home(endpoint: Endpoint) -> Endpoint:
    """Return an endpoint for who sits at this computer: a run takes all of it for minutes."""

    async def answer(request: Request) -> Response:
        if not is_at_home(request):
            raise DeniedError(
                "not-host", "only a browser on the server's own computer can do this", reason="not-at-home"
            )
        return await endpoint(request)

    return answer


def _simulator(request: Request) -> SimulationJobs:
    return request.app.state.simulator


async def _all(request: Request) -> Response:
    simulator = _simulator(request)
    return answer_json(await simulator.all() if is_at_home(request) else simulator.for_others())


async def _start(request: Request) -> Response:
    wish = read_json(await read_body(request), MakeSimulation)
    return answer_json(await _simulator(request).start(wish), 201)


async def _running(request: Request) -> Response:
    return answer_json(await _simulator(request).running())


async def _remove(request: Request) -> Response:
    return answer_json(await _simulator(request).remove(request.path_params["id"]))


async def _stop(request: Request) -> Response:
    return answer_json(await _simulator(request).stop(request.path_params["id"]))


async def _report(request: Request) -> Response:
    asked, file = request.query_params, request.path_params["file"]
    language = asked.get("language", "") if file == REPORT else file.removeprefix("report-").removesuffix(".html")
    report = await _simulator(request).report(request.path_params["id"], language) if file in REPORTS else None
    if report is None:
        return PlainTextResponse("not found\n", 404)
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": compression.NOT_KEPT}
    theme, base = asked.get("theme", ""), base_at(request)
    told = lambda: compression.told(request, _dressed(report, theme, base), "text/html", headers)  # noqa: E731
    return await to_thread.run_sync(told)


def _dressed(report: Path, theme: str, base: str) -> bytes:
    """Return a report as a part of the house: in the theme of its reader, and with a way back."""
    page = report.read_text(encoding="utf-8")
    language = next((one for one in LANGUAGES if f'<html lang="{one}"' in page), LANGUAGES[0])
    back = f'<nav class="back"><a href="{base}/simulations">{escape(say("simulate-title", language))}</a></nav>'
    home = f'<p class="brand"><a href="{base}/">monopolista</a></p>'
    page = page.replace('<p class="brand">monopolista</p>', home, 1)
    page = page.replace(WAY_BACK, back, 1)
    if theme in _THEMES:
        page = page.replace(THEMED, f'data-theme="{theme}"', 1)
        page = page.replace('.html" hreflang', f'.html?theme={theme}" hreflang')
    return page.encode()
