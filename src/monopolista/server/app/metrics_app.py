"""What a second listener tells those who look after the server: its figures and its health, and nothing else."""

from typing import Protocol

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from monopolista.server.http import compression
from monopolista.server.http import health as health_http
from monopolista.server.storage.health_check import Health

METRICS = "/metrics"


class Told(Protocol):
    """Figures that can be read."""

    def told(self, accept: str) -> tuple[bytes, str]:
        """Return all figures as who asks can read them, and in which form that is."""
        ...


def make_app(figures: Told, health: Health) -> Starlette:
    """Return the application, which may be asked by any name: it knows no more than how many there are of each kind."""

    async def metrics(request: Request) -> Response:
        told, form = figures.told(request.headers.get("accept", ""))
        headers = {"Content-Type": form, "Cache-Control": compression.NO_STORE}
        return Response(told, headers=headers)

    app = Starlette(routes=[Route(METRICS, metrics, methods=["GET"]), *health_http.routes(health)])
    app.router.redirect_slashes = False
    return app
