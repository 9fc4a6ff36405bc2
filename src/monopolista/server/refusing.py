"""Who and what is refused by order of the administrator: addresses at the door, words, tables that were closed."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from monopolista.locales import say
from monopolista.names import LARGEST
from monopolista.server.around import Around
from monopolista.server.gathering import Knock, Say
from monopolista.server.guard import asker, refuse
from monopolista.server.lobby import Denied
from monopolista.server.messages import ClientMessage, Setup, Take
from monopolista.server.page import read_by
from monopolista.server.refused_words import RefusedWords
from monopolista.server.seats import TOKENS
from monopolista.server.store import RoomRow
from monopolista.server.talk import LONGEST
from monopolista.server.told import Failure

BLOCKED = 4403
"""With which a WebSocket is closed whose address is refused."""
_WHY = "whoever runs this server lets nobody in from your address"


class Refusing:
    """Lets nobody in whose address is refused."""

    def __init__(self, app: ASGIApp, around: Around) -> None:
        self._app = app
        self._orders = around.orders

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] not in ("http", "websocket") or not self._orders.blocks.hold(asker(HTTPConnection(scope))):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": f"[{msgspec.json.encode(blocked()).decode()}]"})
            await send({"type": "websocket.close", "code": BLOCKED})
        elif "/api/" in scope["path"]:
            await refuse("blocked", _WHY)(scope, receive, send)
        else:
            language = read_by(Headers(scope=scope).get("accept-language", ""))
            told = f"{say('room-blocked', language)}. {say('room-blocked-why', language)}\n"
            await PlainTextResponse(told, 403)(scope, receive, send)


def blocked() -> Failure:
    """Return what somebody is told who is refused."""
    return Failure("", "blocked", "", _WHY, 0)


def check(words: RefusedWords, message: ClientMessage) -> None:
    """Raise Denied where somebody would give a name, or say something, that has a refused word."""
    if any(words.has_any(text) for text in _texts(message)):
        reason = "words" if isinstance(message, Say | Knock) else ""
        raise Denied("words", "whoever runs this server does not allow a word of it", reason=reason)


def _texts(message: ClientMessage) -> Iterator[str]:
    """Go through all that others would read; what is too long for that is refused later, and not looked through."""
    if isinstance(message, Say):
        given, most = [message.text], LONGEST
    elif isinstance(message, Take | Knock):
        given, most = [message.name], LARGEST
    elif isinstance(message, Setup):
        given, most = [seat.name for seat in message.seats[: len(TOKENS)]], LARGEST
    else:
        return
    yield from (text for text in given if len(text) <= most)


def shut(row: RoomRow) -> RoomRow:
    """Return a room that was closed: nothing is played in it, and nothing about to begin."""
    return replace(row, status="lobby", dice=replace(row.dice, called=False))
