"""What is asked over HTTP about simulations: to start, follow, stop and remove them, and their reports."""

from html import escape
from pathlib import Path

import msgspec
from anyio import to_thread
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from monopolista.locales import LANGUAGES, say
from monopolista.server import packed
from monopolista.server.around import Around
from monopolista.server.guard import Buckets
from monopolista.server.http import Endpoint, answer_json, limited, read_body
from monopolista.server.messages import MakeSimulation
from monopolista.server.simulator import Simulator
from monopolista.simulate.progress import REPORT, REPORTS, THEMED, WAY_BACK

LONGEST_WISH = 4096
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""A report brings its style, its letters and its drawings with it, and runs nothing."""
_THEMES = ("light", "dark")


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
        Route("/simulations/{id}/{file}", _report),
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
    asked, file = request.query_params, request.path_params["file"]
    language = asked.get("language", "") if file == REPORT else file.removeprefix("report-").removesuffix(".html")
    report = await _simulator(request).report(request.path_params["id"], language) if file in REPORTS else None
    if report is None:
        return PlainTextResponse("not found\n", 404)
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": packed.NOT_KEPT}
    told = lambda: packed.told(request, _at_home(report, asked.get("theme", "")), "text/html", headers)  # noqa: E731
    return await to_thread.run_sync(told)


def _at_home(report: Path, theme: str) -> bytes:
    """Return a report as a part of the house: in the theme of its reader, and with a way back."""
    page = report.read_text(encoding="utf-8")
    language = next((one for one in LANGUAGES if f'<html lang="{one}"' in page), LANGUAGES[0])
    back = f'<nav class="back"><a href="/simulations">{escape(say("simulate-title", language))}</a></nav>'
    page = page.replace('<p class="brand">monopolista</p>', '<p class="brand"><a href="/">monopolista</a></p>', 1)
    page = page.replace(WAY_BACK, back, 1)
    if theme in _THEMES:
        page = page.replace(THEMED, f'data-theme="{theme}"', 1)
        page = page.replace('.html" hreflang', f'.html?theme={theme}" hreflang')
    return page.encode()
