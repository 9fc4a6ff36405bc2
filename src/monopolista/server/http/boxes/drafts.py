"""HTTP endpoints for boxes that are not stored: what is wrong in their values, and their exact odds."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.games import check_box, make_box, register_content
from monopolista.games.common.faults import Fault
from monopolista.games.common.options import OptionError
from monopolista.games.common.own_boxes import LONGEST_BOX, LONGEST_BOX_TEXT, PICTURES, TOO_LARGE, box_id, is_too_large
from monopolista.games.common.png import PREFIX
from monopolista.games.common.printed import EditionError
from monopolista.games.interface.simulator import OddsError
from monopolista.games.interface.views import OddsView
from monopolista.json_reader import read_json
from monopolista.protocol.catalog import BoxCheck, BoxFault
from monopolista.server.core.client_address import client_address
from monopolista.server.core.error_responses import error_response, option_error_response
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.core.rate_limit import RateLimiter
from monopolista.server.http import compression
from monopolista.server.http.common import answer_json, read_body
from monopolista.server.http.odds import ODDS_COST, compute_odds
from monopolista.server.http.operations import OPTIONS, ApiRoute, Body, Operation
from monopolista.server.rooms.boxes import NO_PICTURES, check_allowed
from monopolista.server.rooms.context import ServerContext

CHECK_COST = 1_000.0
"""The cost of checking the largest text of a box in units of the scheduler."""
_PICTURES_COST = 400.0
"""The cost of checking the largest pictures, which are only unpacked."""
_SMALL = 8 * 1024
"""Boxes of fewer bytes cost as much as one of this size."""
SOURCE = "box"
"""What errors name as their source; an answer leaves it out."""
_CHECK = Operation(
    name="check_box",
    summary="Check the values of a box without storing it: every fault, with the keys of the value and of its words.",
    request=Body(dict[str, Any]),
    response=Body(BoxCheck),
)
_ODDS = Operation(
    name="show_box_odds",
    summary="Return exact odds of a box that need not be stored; each option and strategy is a parameter.",
    request=Body(dict[str, Any]),
    response=Body(OddsView),
    parameters=(OPTIONS,),
)


def routes(context: ServerContext) -> list[Route]:
    """Return the routes of boxes that are not stored."""
    checks = RateLimiter(context.clock, 4.0, 240.0)
    reads = RateLimiter(context.clock, 5.0, 120.0)

    async def check(request: Request) -> Response:
        check_allowed(context)
        body = await read_body(request)
        work = _checked(context, body)
        return answer_json(await context.scheduler.run(client_address(request), check_cost(body), work))

    async def odds(request: Request) -> Response:
        check_allowed(context)
        body = await read_body(request)
        cost, work = check_cost(body) + ODDS_COST, _odds(body, dict(request.query_params))
        try:
            found = await context.scheduler.run(client_address(request), cost, work)
        except OptionError as error:
            return option_error_response(error)
        except (EditionError, OddsError) as error:
            return error_response("malformed", str(error)[:300])
        return compression.respond(request, found, "application/json", {"Cache-Control": compression.NO_STORE})

    return [
        ApiRoute("/api/boxes/check", check, _CHECK, checks, method="POST", most=LONGEST_BOX),
        ApiRoute("/api/boxes/odds", odds, _ODDS, reads, method="POST", most=LONGEST_BOX),
    ]


def values_in_body(body: bytes) -> dict[str, Any]:
    """Return the values of a box in JSON.

    Raises
    ------
    EditionError
        The body is too large apart from its pictures.
    """
    values = read_json(body, dict[str, Any])
    if is_too_large(body, values.get(PICTURES)):
        raise EditionError(f"{SOURCE}: {TOO_LARGE}")
    return values


def check_cost(body: bytes) -> float:
    """Return the cost of a check, which grows with the size: an editor checks a box after each change."""
    first, *others = body.split(PREFIX.encode())
    text = len(first) + sum(len(part) - part.find(b'"') for part in others)
    return CHECK_COST * max(text, _SMALL) / LONGEST_BOX_TEXT + _PICTURES_COST * len(body) / LONGEST_BOX


def _checked(context: ServerContext, body: bytes) -> Cooperative[BoxCheck]:
    yield
    try:
        values = values_in_body(body)
    except EditionError:
        return BoxCheck([BoxFault("", "size", TOO_LARGE)], [], "")
    yield
    found = check_box(values)
    if values.get(PICTURES) and not context.settings.pictures:
        found.faults.append(Fault(PICTURES, "pictures-off", NO_PICTURES))
    yield
    name = "" if found.faults else box_id(found.content)
    return BoxCheck([BoxFault(*one) for one in found.faults], [BoxFault(*one) for one in found.warnings], name)


def _odds(body: bytes, query: dict[str, str]) -> Cooperative[compression.CompressedBody]:
    yield
    values = values_in_body(body)
    yield
    name = register_content(make_box(values, SOURCE), SOURCE)
    return (yield from compute_odds(name, query))
