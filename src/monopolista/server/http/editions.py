"""What is asked over HTTP about boxes: which there are, their rulebooks and options; and links, drawn as codes."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.games import edition_ids, game_of, load, load_as_said
from monopolista.games.common.options import OptionError, house_rules
from monopolista.games.common.printed import EditionError
from monopolista.games.interface.rules_adapter import Box
from monopolista.games.interface.views import BoxView
from monopolista.locales import TextError
from monopolista.protocol.catalog import OptionsView, entry_of
from monopolista.rulebook import rules_for
from monopolista.server.core.client_address import client_address
from monopolista.server.core.error_responses import error_response, option_error_response
from monopolista.server.core.fair_scheduler import Slices, in_one
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.common import Endpoint, limited
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.rooms.context import ServerContext

LONGEST_QR = 400
_PAGE, _DRAWING = 100.0, 800.0
"""How many pieces of work a page of a box is, and the code of a link."""
_NOT_FOUND = 404


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of boxes."""
    reads = RateLimiter(context.clock, 10.0, 300.0)
    made = ResponseCache(context.scheduler)

    async def editions(request: Request) -> Response:
        entries = _entries(edition_ids())
        return compression.told(request, entries, "application/json", {"Cache-Control": compression.ASK_AGAIN})

    def of_box(kind: str, told: Callable[[Box, str], Any]) -> Endpoint:
        """Answer what is asked about an edition with the options named in the address, in a language."""

        async def answer(request: Request) -> Response:
            edition, asked = request.path_params["edition"], tuple(sorted(request.query_params.items()))
            try:
                found = await made.get_or_compute(
                    request, (kind, edition, asked), _PAGE, _page(edition, dict(asked), told)
                )
            except OptionError as error:
                return option_error_response(error)
            except (TextError, EditionError) as error:
                return error_response("malformed", str(error)[:300], _NOT_FOUND)
            return compression.told(request, found, "application/json", {"Cache-Control": compression.ASK_AGAIN})

        return limited(answer, reads)

    async def qr(request: Request) -> Response:
        text = request.query_params.get("text", "")
        if not 0 < len(text) <= LONGEST_QR:
            return error_response("malformed", f"a text has 1 to {LONGEST_QR} characters")
        svg = await context.scheduler.run(client_address(request), _DRAWING, in_one(lambda: _drawn(text)))
        return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": compression.NOT_KEPT})

    return [
        Route("/api/editions", limited(editions, reads)),
        Route("/api/editions/{edition}", of_box("edition", lambda box, _: _describe(box))),
        Route("/api/options/{edition}", of_box("options", lambda box, _: _options(box))),
        Route("/api/rulebook/{edition}", of_box("rulebook", rules_for)),
        Route("/api/qr", limited(qr, reads)),
    ]


@lru_cache(1)
def _entries(editions: tuple[str, ...]) -> compression.CompressionMiddleware:
    return compression.pack(msgspec.json.encode([entry_of(load(edition)) for edition in editions]))


def _describe(box: Box) -> BoxView:
    return game_of(box.id).describe(box)


def _options(box: Box) -> OptionsView:
    return OptionsView(list(box.listed), list(house_rules(box)))


def _page(
    edition: str, asked: dict[str, str], told: Callable[[Box, str], Any]
) -> Slices[compression.CompressionMiddleware]:
    yield
    language = asked.pop("language", "en")
    page = told(load_as_said(edition, asked), language)
    yield
    return compression.pack(msgspec.json.encode(page))


def _drawn(text: str) -> str:
    drawing = segno.make_qr(text, error="m").svg_inline(scale=4, border=2, omitsize=True, light="#fff")
    return drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
