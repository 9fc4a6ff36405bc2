"""Every request as it is heard: it has a number, by which what is logged of it is found, and its answer is counted."""

import secrets

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from monopolista.server.core.client_address import client_address
from monopolista.server.core.logging import in_request
from monopolista.server.core.metrics import Metrics

NUMBER = "X-Request-Id"
"""The header by which who asks learns the number of a request, to tell it to whoever looks after the server."""
_METHODS = {"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"}
"""Others are counted as one: anybody may make up as many as they like."""


class RequestIdMiddleware:
    """Gives each request a number of our own, whatever it says itself."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hear a request."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        number = secrets.token_hex(6)
        in_request(number, client_address(HTTPConnection(scope)))
        answer = self._counted(scope["method"], number, send) if scope["type"] == "http" else send
        await self._app(scope, receive, answer)

    def _counted(self, method: str, number: str, send: Send) -> Send:
        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[NUMBER] = number
                self._metrics.count("requests", method if method in _METHODS else "other", str(message["status"]))
            await send(message)

        return send_counted
