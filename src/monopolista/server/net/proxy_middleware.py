"""The server as it stands behind proxies: whoever asks through one is taken for who they are, and counted."""

from starlette.types import ASGIApp, Receive, Scope, Send

from monopolista.server.core.client_address import client_network
from monopolista.server.core.error_responses import error_response
from monopolista.server.net.connection_limiter import ConnectionLimiter
from monopolista.server.net.trusted_proxies import TrustedProxies, scheme
from monopolista.server.net.uvicorn_protocols import SPEAKER


class ProxyMiddleware:
    """Has what comes through a proxy come from whom the proxy says, and so much at once as over lines of one's own."""

    def __init__(self, app: ASGIApp, proxies: TrustedProxies, limiter: ConnectionLimiter) -> None:
        self._app = app
        self._proxies = proxies
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        peer = scope.get("client")
        if peer is None or peer[0] not in self._proxies:
            await self._app(scope, receive, send)
            return
        asker = self._proxies.asker(peer[0], scope["headers"])
        scope["client"] = asker, 0
        self._take_scheme(scope)
        who = client_network(asker) if asker not in self._proxies else ""
        if not self._limiter.admit(who):
            await _reject(scope, receive, send)
            return
        try:
            if name := scope.get("state", {}).get(SPEAKER):
                name(who)
            await self._app(scope, receive, send)
        finally:
            self._limiter.release(who)

    def _take_scheme(self, scope: Scope) -> None:
        """Have addresses that are written into a page begin as the browser's does."""
        said = scheme(scope["headers"])
        if said:
            scope["scheme"] = said if scope["type"] == "http" else said.replace("http", "ws")


async def _reject(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await error_response("too-much", "too much at once from there")(scope, receive, send)
    else:
        await receive()
        await send({"type": "websocket.close", "code": 1008})
