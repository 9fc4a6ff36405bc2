"""Protection against cross-site requests and DNS rebinding, by the Origin and Host headers."""

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from monopolista.server.core.client_address import host_of
from monopolista.server.core.error_responses import error_response
from monopolista.server.core.metrics import NULL_METRICS, Metrics, count_rejection

_USUAL_PORTS = {"http": 80, "https": 443}


class OriginGuard:
    """ASGI middleware that rejects requests from foreign origins and for unknown host names."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] = frozenset(), metrics: Metrics = NULL_METRICS) -> None:
        self._app = app
        self._hosts = hosts | {"localhost"}
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or reject it."""
        if scope["type"] not in ("http", "websocket") or self._is_allowed(scope):
            await self._app(scope, receive, send)
        else:
            count_rejection(self._metrics, "foreign-origin")
            await self._reject(scope, receive, send)

    async def _reject(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            text = "this name or page is unknown here: start the server with --allowed-host NAME to allow it"
            await error_response("not-yours", text)(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    def _is_allowed(self, scope: Scope) -> bool:
        """Return whether a request is for a known host name, and from the same origin or no page.

        A numeric address is always known: no foreign name server can direct it here, as it could any other name.
        """
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        name = host_of("//" + host)
        if not name or not (name in self._hosts or _is_address(name)):
            return False
        origin = headers.get("origin")
        return origin is None or _is_from(origin, host)


def _is_from(origin: str, host: str) -> bool:
    """Return whether an origin has the host and port of the request: another port may belong to another user.

    The scheme may differ: a proxy may terminate TLS for this server.
    """
    try:
        page, here = urlsplit(origin), urlsplit("//" + host)
        usual = _USUAL_PORTS.get(page.scheme)
        ports = page.port or usual, here.port or usual
    except ValueError:
        return False
    return page.hostname == here.hostname and ports[0] == ports[1]


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
