"""Middleware that gives each request an id for the logs, and counts responses."""

import secrets

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from monopolista.server.core.client_address import client_address
from monopolista.server.core.logging import bind_request
from monopolista.server.core.metrics import Metrics

HEADER = "X-Request-Id"
"""The response header with the id, which a client can pass on to the administrator."""
_METHODS = {"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"}
"""Other methods are counted as one, so that clients cannot create new label values."""


class RequestIdMiddleware:
    """ASGI middleware that assigns a random id to each request; it ignores an id that the client has sent."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request_id = secrets.token_hex(6)
        bind_request(request_id, client_address(HTTPConnection(scope)))
        answer = self._count_response(scope["method"], request_id, send) if scope["type"] == "http" else send
        await self._app(scope, receive, answer)

    def _count_response(self, method: str, request_id: str, send: Send) -> Send:
        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[HEADER] = request_id
                self._metrics.count("requests", method if method in _METHODS else "other", str(message["status"]))
            await send(message)

        return send_counted
