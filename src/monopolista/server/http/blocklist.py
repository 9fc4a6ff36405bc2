"""Middleware that rejects requests from blocked addresses."""

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from monopolista.locales import say
from monopolista.server.core.client_address import client_address
from monopolista.server.core.error_responses import error_response
from monopolista.server.core.errors import BLOCKED_CLOSE_CODE, BLOCKED_REASON, blocked_failure
from monopolista.server.http.static.spa import preferred_language
from monopolista.server.rooms.context import ServerContext


class BlocklistMiddleware:
    """ASGI middleware that rejects requests from networks that the administrator has blocked."""

    def __init__(self, app: ASGIApp, context: ServerContext) -> None:
        self._app = app
        self._moderation = context.moderation

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or reject it."""
        if scope["type"] not in ("http", "websocket") or not self._moderation.blocks.hold(
            client_address(HTTPConnection(scope))
        ):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": f"[{msgspec.json.encode(blocked_failure()).decode()}]"})
            await send({"type": "websocket.close", "code": BLOCKED_CLOSE_CODE})
        elif "/api/" in scope["path"]:
            await error_response("blocked", BLOCKED_REASON)(scope, receive, send)
        else:
            language = preferred_language(Headers(scope=scope).get("accept-language", ""))
            text = f"{say('room-blocked', language)}. {say('room-blocked-why', language)}\n"
            await PlainTextResponse(text, 403)(scope, receive, send)
