"""Who and what is refused by order of the administrator: addresses at the door, words, tables that were closed."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from monopolista.locales import say
from monopolista.protocol.client_messages import Setup, Take
from monopolista.protocol.message_limits import LONGEST_TEXT
from monopolista.protocol.people import Knock, Say
from monopolista.protocol.server_messages import Failure
from monopolista.server.http.origin_guard import asker, refuse
from monopolista.server.http.spa import read_by
from monopolista.server.rooms.context import Around
from monopolista.server.rooms.people.lobby_state import Denied
from monopolista.server.rooms.people.word_filter import RefusedWords
from monopolista.server.storage.base import RoomRow

BLOCKED = 4403
"""With which a WebSocket is closed whose address is refused."""
Written = Say | Knock | Take | Setup
"""Messages that hold what others read."""
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


def check(words: RefusedWords, message: Written) -> None:
    """Raise Denied where a message has a name or a line with a refused word.

    To look for words takes long: callers check sizes and charge the budget first.
    """
    texts = [*_texts(message)]
    if any(len(text) > LONGEST_TEXT for text in texts):
        raise Denied("malformed", f"at most {LONGEST_TEXT} characters in a text")
    if any(words.has_any(text) for text in texts):
        reason = "words" if isinstance(message, Say | Knock) else ""
        raise Denied("words", "whoever runs this server does not allow a word of it", reason=reason)


def _texts(message: Written) -> Iterator[str]:
    """Go through all that others would read."""
    if isinstance(message, Say):
        yield message.text
    elif isinstance(message, Setup):
        yield from (seat.name for seat in message.seats)
    else:
        yield message.name


def shut(row: RoomRow) -> RoomRow:
    """Return a room that was closed: nothing is played in it, and nothing about to begin."""
    return replace(row, status="lobby", dice=replace(row.dice, called=False))
