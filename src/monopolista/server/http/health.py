"""HTTP endpoints for load balancers and monitoring: liveness and readiness."""

from typing import Literal

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.server.http import compression
from monopolista.server.http.operations import ApiRoute, Body, Operation
from monopolista.server.storage.health_check import Health

LIVE, READY = "/health/live", "/health/ready"
_encoder = msgspec.json.Encoder()


class LiveStatus(Struct):
    """The process answers."""

    status: Literal["live"] = "live"


class ReadyStatus(Struct):
    """The server accepts players."""

    status: Literal["ready"] = "ready"


class NotReadyStatus(Struct, kw_only=True):
    """The server does not accept players."""

    status: Literal["not-ready"] = "not-ready"
    reason: str
    """The reason, in one word."""


_CHECK_LIVE = Operation(name="check_live", summary="Check that the process answers.", response=Body(LiveStatus))
_CHECK_READY = Operation(
    name="check_ready",
    summary="Check that the server accepts players.",
    response=Body(ReadyStatus),
    unavailable=Body(NotReadyStatus),
)


def routes(health: Health) -> list[Route]:
    """Return the routes of the health checks."""

    async def live(_: Request) -> Response:
        return _json_response(LiveStatus())

    async def ready(_: Request) -> Response:
        reason = await health.not_ready_reason()
        return _json_response(NotReadyStatus(reason=reason), 503) if reason else _json_response(ReadyStatus())

    return [ApiRoute(LIVE, live, _CHECK_LIVE, None), ApiRoute(READY, ready, _CHECK_READY, None)]


def _json_response(content: Struct, status: int = 200) -> Response:
    headers = {"Cache-Control": compression.NO_STORE}
    return Response(_encoder.encode(content), status, media_type="application/json", headers=headers)
