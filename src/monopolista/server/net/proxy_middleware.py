"""Middleware for requests from trusted proxies: it applies the forwarded client address and the limit per address."""

from starlette.types import ASGIApp, Receive, Scope, Send

from monopolista.server.core.client_address import client_network
from monopolista.server.core.error_responses import error_response
from monopolista.server.net.connection_limiter import ConnectionLimiter
from monopolista.server.net.trusted_proxies import TrustedProxies, forwarded_scheme
from monopolista.server.net.uvicorn_protocols import SET_NETWORK


class ProxyMiddleware:
    """ASGI middleware that replaces a trusted proxy's address by the client's, and limits requests per address."""

    def __init__(self, app: ASGIApp, proxies: TrustedProxies, limiter: ConnectionLimiter) -> None:
        self._app = app
        self._proxies = proxies
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or reject it."""
        peer = scope.get("client")
        if peer is None or peer[0] not in self._proxies:
            await self._app(scope, receive, send)
            return
        client = self._proxies.client_of(peer[0], scope["headers"])
        scope["client"] = client, 0
        self._apply_scheme(scope)
        network = client_network(client) if client not in self._proxies else ""
        if not self._limiter.admit(network):
            await _reject(scope, receive, send)
            return
        try:
            if set_network := scope.get("state", {}).get(SET_NETWORK):
                set_network(network)
            await self._app(scope, receive, send)
        finally:
            self._limiter.release(network)

    def _apply_scheme(self, scope: Scope) -> None:
        """Apply the scheme that the proxy has forwarded, so that links in pages use it."""
        forwarded = forwarded_scheme(scope["headers"])
        if forwarded:
            scope["scheme"] = forwarded if scope["type"] == "http" else forwarded.replace("http", "ws")


async def _reject(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await error_response("too-much", "too many requests from this address at once")(scope, receive, send)
    else:
        await receive()
        await send({"type": "websocket.close", "code": 1008})
