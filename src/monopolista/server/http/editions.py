"""HTTP endpoints for editions, with their rulebooks and options, and for QR codes of links."""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Annotated, Any

import msgspec
import segno
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.games import edition_content, edition_ids, game_of, load, load_with_texts
from monopolista.games.common.options import OptionError, house_rules
from monopolista.games.common.printed import EditionError
from monopolista.games.interface.rules_adapter import Box
from monopolista.games.interface.views import BoxView
from monopolista.locales import TextError
from monopolista.protocol.catalog import EditionEntry, OptionsView, entry_of, preset_view
from monopolista.rulebook import Rule, rules_for
from monopolista.server.core.client_address import client_address
from monopolista.server.core.error_responses import error_response, option_error_response
from monopolista.server.core.fair_scheduler import Cooperative, as_single_slice
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.common import Endpoint
from monopolista.server.http.operations import (
    EDITION,
    LANGUAGE,
    OPTIONS,
    SEATS,
    ApiRoute,
    Body,
    Operation,
    Parameter,
    SeatCount,
)
from monopolista.server.http.response_cache import ResponseCache
from monopolista.server.rooms.boxes import load_box
from monopolista.server.rooms.context import ServerContext

LONGEST_QR = 400
_PAGE, _DRAWING = 100.0, 800.0
"""The costs of a page of an edition and of a QR code, in units of the scheduler."""
_NOT_FOUND = 404
_Link = Annotated[str, Meta(min_length=1, max_length=LONGEST_QR)]
_OF_AN_EDITION = (EDITION, LANGUAGE, OPTIONS)
_LIST = Operation(name="list_editions", summary="List the editions.", response=Body(list[EditionEntry]))
_DESCRIBE = Operation(
    name="describe_edition",
    summary="Return the printed values of an edition.",
    response=Body(BoxView),
    parameters=_OF_AN_EDITION,
    not_found="edition",
)
_SUMMARIZE = Operation(
    name="summarize_edition",
    summary="Return the entry of an edition as the list has it, also of a box, which is not in the list.",
    response=Body(EditionEntry),
    parameters=(EDITION,),
    not_found="edition",
)
_READ_VALUES = Operation(
    name="read_edition_values",
    summary="Return all values of an edition as the content of a box, from which another box can be made.",
    response=Body(dict[str, Any]),
    parameters=(EDITION,),
    not_found="edition",
)
_LIST_OPTIONS = Operation(
    name="list_options",
    summary="List the options, house rules and presets of an edition.",
    response=Body(OptionsView),
    parameters=_OF_AN_EDITION,
    not_found="edition",
)
_READ_RULES = Operation(
    name="read_rulebook",
    summary="Return the rules of an edition, by clause.",
    response=Body(dict[str, Rule]),
    parameters=(*_OF_AN_EDITION, SEATS),
    not_found="edition",
)
_DRAW_QR = Operation(
    name="draw_qr",
    summary="Draw a link as a QR code.",
    response=Body(str, "image/svg+xml"),
    parameters=(Parameter("text", "The link.", _Link, is_required=True),),
)


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of editions."""
    reads = RateLimiter(context.clock, 10.0, 300.0)
    cache = ResponseCache(context.scheduler)

    async def editions(request: Request) -> Response:
        entries = _entries(edition_ids())
        return compression.respond(request, entries, "application/json", {"Cache-Control": compression.REVALIDATE})

    def edition_endpoint(kind: str, render: Callable[[str, dict[str, str]], Any]) -> Endpoint:
        """Return an endpoint that renders an edition with the options, language and seats of the query."""

        async def answer(request: Request) -> Response:
            edition, query = request.path_params["edition"], tuple(sorted(request.query_params.items()))
            try:
                await load_box(edition)
                found = await cache.get_or_compute(
                    request, (kind, edition, query), _PAGE, _page(edition, dict(query), render)
                )
            except OptionError as error:
                return option_error_response(error)
            except (TextError, EditionError) as error:
                return error_response("malformed", str(error)[:300], _NOT_FOUND)
            return compression.respond(request, found, "application/json", {"Cache-Control": compression.REVALIDATE})

        return answer

    async def qr(request: Request) -> Response:
        text = request.query_params.get("text", "")
        if not 0 < len(text) <= LONGEST_QR:
            return error_response("malformed", f"a text has 1 to {LONGEST_QR} characters")
        svg = await context.scheduler.run(client_address(request), _DRAWING, as_single_slice(lambda: _draw(text)))
        return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": compression.NO_STORE})

    return [
        ApiRoute("/api/editions", editions, _LIST, reads),
        ApiRoute("/api/editions/{edition}", edition_endpoint("edition", _describe), _DESCRIBE, reads),
        ApiRoute("/api/editions/{edition}/entry", edition_endpoint("entry", _summarize), _SUMMARIZE, reads),
        ApiRoute("/api/editions/{edition}/values", edition_endpoint("values", _values), _READ_VALUES, reads),
        ApiRoute(
            "/api/options/{edition}",
            edition_endpoint("options", partial(_options, context.settings.answer_seconds)),
            _LIST_OPTIONS,
            reads,
        ),
        ApiRoute("/api/rulebook/{edition}", edition_endpoint("rulebook", _rules), _READ_RULES, reads),
        ApiRoute("/api/qr", qr, _DRAW_QR, reads),
    ]


@lru_cache(1)
def _entries(editions: tuple[str, ...]) -> compression.CompressedBody:
    return compression.compress(msgspec.json.encode([entry_of(load(edition)) for edition in editions]))


def _box_and_language(edition: str, query: dict[str, str]) -> tuple[Box, str]:
    language = query.pop("language", "en")
    return load_with_texts(edition, query), language


def _describe(edition: str, query: dict[str, str]) -> BoxView:
    box, _ = _box_and_language(edition, query)
    return game_of(box.id).describe(box)


def _summarize(edition: str, query: dict[str, str]) -> EditionEntry:
    box, _ = _box_and_language(edition, query)
    return entry_of(box)


def _values(edition: str, query: dict[str, str]) -> msgspec.Raw:
    _box_and_language(edition, query)
    return msgspec.Raw(edition_content(edition))


def _rules(edition: str, query: dict[str, str]) -> dict[str, Rule]:
    seats = _seats(query.pop("seats")) if "seats" in query else 0
    return rules_for(*_box_and_language(edition, query), seats)


def _seats(text: str) -> int:
    try:
        return msgspec.convert(text, SeatCount, strict=False)
    except msgspec.ValidationError as error:
        raise OptionError(("seats",), "unknown", f"seats: {error}") from error


def _options(answer_seconds: int, edition: str, query: dict[str, str]) -> OptionsView:
    box, _ = _box_and_language(edition, query)
    presets = [preset_view(preset, answer_seconds) for preset in game_of(box.id).presets(box)]
    return OptionsView(list(box.listed), list(house_rules(box)), presets)


def _page(
    edition: str, query: dict[str, str], render: Callable[[str, dict[str, str]], Any]
) -> Cooperative[compression.CompressedBody]:
    yield
    page = render(edition, query)
    yield
    return compression.compress(msgspec.json.encode(page))


def _draw(text: str) -> str:
    drawing = segno.make_qr(text, error="m").svg_inline(scale=4, border=2, omitsize=True, light="#fff")
    return drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
