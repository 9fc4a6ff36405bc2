"""HTTP endpoints for editions, with their rulebooks and options, and for QR codes of links."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.games import edition_ids, game_of, load, load_with_texts
from monopolista.games.common.options import OptionError, house_rules
from monopolista.games.common.printed import EditionError
from monopolista.games.interface.rules_adapter import Box
from monopolista.games.interface.views import BoxView
from monopolista.locales import TextError
from monopolista.protocol.catalog import OptionsView, entry_of, preset_view
from monopolista.rulebook import rules_for
from monopolista.server.core.client_address import client_address
from monopolista.server.core.error_responses import error_response, option_error_response
from monopolista.server.core.fair_scheduler import Cooperative, as_single_slice
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.common import Endpoint, limit
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.rooms.context import ServerContext

LONGEST_QR = 400
_PAGE, _DRAWING = 100.0, 800.0
"""The costs of a page of an edition and of a QR code, in units of the scheduler."""
_NOT_FOUND = 404


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of editions."""
    reads = RateLimiter(context.clock, 10.0, 300.0)
    cache = ResponseCache(context.scheduler)

    async def editions(request: Request) -> Response:
        entries = _entries(edition_ids())
        return compression.respond(request, entries, "application/json", {"Cache-Control": compression.REVALIDATE})

    def edition_endpoint(kind: str, render: Callable[[Box, str], Any]) -> Endpoint:
        """Return an endpoint for an edition, with the options and the language that the query states."""

        async def answer(request: Request) -> Response:
            edition, query = request.path_params["edition"], tuple(sorted(request.query_params.items()))
            try:
                found = await cache.get_or_compute(
                    request, (kind, edition, query), _PAGE, _page(edition, dict(query), render)
                )
            except OptionError as error:
                return option_error_response(error)
            except (TextError, EditionError) as error:
                return error_response("malformed", str(error)[:300], _NOT_FOUND)
            return compression.respond(request, found, "application/json", {"Cache-Control": compression.REVALIDATE})

        return limit(answer, reads)

    async def qr(request: Request) -> Response:
        text = request.query_params.get("text", "")
        if not 0 < len(text) <= LONGEST_QR:
            return error_response("malformed", f"a text has 1 to {LONGEST_QR} characters")
        svg = await context.scheduler.run(client_address(request), _DRAWING, as_single_slice(lambda: _draw(text)))
        return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": compression.NO_STORE})

    return [
        Route("/api/editions", limit(editions, reads)),
        Route("/api/editions/{edition}", edition_endpoint("edition", lambda box, _: _describe(box))),
        Route(
            "/api/options/{edition}",
            edition_endpoint("options", lambda box, _: _options(box, context.settings.answer_seconds)),
        ),
        Route("/api/rulebook/{edition}", edition_endpoint("rulebook", rules_for)),
        Route("/api/qr", limit(qr, reads)),
    ]


@lru_cache(1)
def _entries(editions: tuple[str, ...]) -> compression.CompressedBody:
    return compression.compress(msgspec.json.encode([entry_of(load(edition)) for edition in editions]))


def _describe(box: Box) -> BoxView:
    return game_of(box.id).describe(box)


def _options(box: Box, answer_seconds: int) -> OptionsView:
    presets = [preset_view(preset, answer_seconds) for preset in game_of(box.id).presets(box)]
    return OptionsView(list(box.listed), list(house_rules(box)), presets)


def _page(
    edition: str, query: dict[str, str], render: Callable[[Box, str], Any]
) -> Cooperative[compression.CompressedBody]:
    yield
    language = query.pop("language", "en")
    page = render(load_with_texts(edition, query), language)
    yield
    return compression.compress(msgspec.json.encode(page))


def _draw(text: str) -> str:
    drawing = segno.make_qr(text, error="m").svg_inline(scale=4, border=2, omitsize=True, light="#fff")
    return drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
