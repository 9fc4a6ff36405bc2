"""Who and what is refused by order of the administrator: addresses at the door, words, tables that were closed."""

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from monopolista.locales import say
from monopolista.server.core.client_address import client_address
from monopolista.server.core.error_responses import error_response
from monopolista.server.core.errors import BLOCKED_CLOSE_CODE, BLOCKED_REASON, blocked_failure
from monopolista.server.http.spa import read_by
from monopolista.server.rooms.context import ServerContext


class BlocklistMiddleware:
    """Lets nobody in whose address is refused."""

    def __init__(self, app: ASGIApp, context: ServerContext) -> None:
        self._app = app
        self._orders = context.moderation

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] not in ("http", "websocket") or not self._orders.blocks.hold(
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
            language = read_by(Headers(scope=scope).get("accept-language", ""))
            told = f"{say('room-blocked', language)}. {say('room-blocked-why', language)}\n"
            await PlainTextResponse(told, 403)(scope, receive, send)
