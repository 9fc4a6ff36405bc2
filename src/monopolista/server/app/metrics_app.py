"""ASGI application for metrics and health checks on a separate port."""

from typing import Protocol

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from monopolista.server.http import compression
from monopolista.server.http import health as health_http
from monopolista.server.http.operations import TEXT, ApiRoute, Body, Operation
from monopolista.server.storage.health_check import Health

METRICS = "/metrics"
_READ_METRICS = Operation(
    name="read_metrics",
    summary="Return all metrics in a format of Prometheus that the Accept header allows.",
    response=Body(str, TEXT),
)


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

    app = Starlette(routes=[ApiRoute(METRICS, metrics, _READ_METRICS, None), *health_http.routes(health)])
    app.router.redirect_slashes = False
    return app
