"""HTTP endpoints for load balancers and monitoring: liveness and readiness."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.server.http import compression
from monopolista.server.storage.health_check import Health

LIVE, READY = "/health/live", "/health/ready"
_encoder = msgspec.json.Encoder()


def routes(health: Health) -> list[Route]:
    """Return the routes of the health checks."""

    async def live(_: Request) -> Response:
        return _json_response({"status": "live"})

    async def ready(_: Request) -> Response:
        reason = await health.not_ready_reason()
        return (
            _json_response({"status": "not-ready", "reason": reason}, 503)
            if reason
            else _json_response({"status": "ready"})
        )

    return [Route(LIVE, live, methods=["GET"]), Route(READY, ready, methods=["GET"])]


def _json_response(status_fields: dict[str, str], status: int = 200) -> Response:
    headers = {"Cache-Control": compression.NO_STORE}
    return Response(_encoder.encode(status_fields), status, media_type="application/json", headers=headers)
