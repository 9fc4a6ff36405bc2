"""ASGI application for metrics and health checks on a separate port."""

from typing import Protocol

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.server.http import compression
from monopolista.server.http import health as health_http
from monopolista.server.storage.health_check import Health

METRICS = "/metrics"


class MetricsReader(Protocol):
    """Metrics that can be rendered."""

    def render(self, accept: str) -> tuple[bytes, str]:
        """Render all metrics in a format that the Accept header allows; return the body and its content type."""
        ...


def make_app(metrics_reader: MetricsReader, health: Health) -> Starlette:
    """Return the application; it accepts any host name, since it publishes nothing but counts."""

    async def metrics(request: Request) -> Response:
        body, form = metrics_reader.render(request.headers.get("accept", ""))
        headers = {"Content-Type": form, "Cache-Control": compression.NO_STORE}
        return Response(body, headers=headers)

    app = Starlette(routes=[Route(METRICS, metrics, methods=["GET"]), *health_http.routes(health)])
    app.router.redirect_slashes = False
    return app
