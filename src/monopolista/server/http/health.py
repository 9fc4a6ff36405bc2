"""What balancers and those who watch over servers ask: whether this one lives, and whether it lets people in."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.server.http import compression
from monopolista.server.storage.health_check import Health

LIVE, READY = "/health/live", "/health/ready"
_encoder = msgspec.json.Encoder()


def routes(health: Health) -> list[Route]:
    """Return the two pages about health."""

    async def live(_: Request) -> Response:
        return _told({"status": "live"})

    async def ready(_: Request) -> Response:
        trouble = await health.not_ready_reason()
        return _told({"status": "not-ready", "reason": trouble}, 503) if trouble else _told({"status": "ready"})

    return [Route(LIVE, live, methods=["GET"]), Route(READY, ready, methods=["GET"])]


def _told(told: dict[str, str], status: int = 200) -> Response:
    headers = {"Cache-Control": compression.NOT_KEPT}
    return Response(_encoder.encode(told), status, media_type="application/json", headers=headers)
