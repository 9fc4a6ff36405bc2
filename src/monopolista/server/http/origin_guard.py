"""What no request gets past: whose pages may talk to this server, how much and how often."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from monopolista.games.options import OptionError
from monopolista.protocol.server_messages import Code, Failure
from monopolista.server.core.clock import Clock
from monopolista.server.core.metrics import SILENT, Figures, turn_away
from monopolista.server.net.trusted_proxies import household
from monopolista.server.rooms.people.lobby_state import Denied

_USUAL_PORTS = {"http": 80, "https": 443}
_STATUS: dict[Code, int] = {"malformed": 400, "unknown-room": 404, "too-much": 429, "clause": 400}


def refuse(code: Code, text: str, status: int | None = None) -> Response:
    """Return a refusal as HTTP gives it."""
    return _failed(Failure("", code, "", text, 0), status or _STATUS.get(code, 403))


def refuse_denied(denied: Denied) -> Response:
    """Return what is denied as HTTP gives it."""
    return _failed(denied.told("", 0), _STATUS.get(denied.code, 403))


def refuse_options(error: OptionError) -> Response:
    """Return a refusal of options: which, and why."""
    return _failed(Failure("", "malformed", "", str(error), 0, list(error.names), error.reason), 400)


def _failed(failure: Failure, status: int) -> Response:
    return Response(msgspec.json.encode(failure), status, media_type="application/json")


class Guard:
    """Refuses foreign pages and foreign names for this server."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] = frozenset(), figures: Figures = SILENT) -> None:
        self._app = app
        self._hosts = hosts | {"localhost"}
        self._figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] not in ("http", "websocket") or self._knows(scope):
            await self._app(scope, receive, send)
        else:
            turn_away(self._figures, "foreign")
            await self._turn_away(scope, receive, send)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            text = "this name or page is unknown here: start the server with --host-name NAME to allow it"
            await refuse("not-yours", text)(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    def _knows(self, scope: Scope) -> bool:
        """Say whether a request comes by a name of ours, from a page of ours or from no page.

        A plain address cannot be pointed at us by somebody else's name server; any other name could.
        """
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        name = name_of("//" + host)
        if not name or not (name in self._hosts or _is_address(name)):
            return False
        origin = headers.get("origin")
        return origin is None or _is_from(origin, host)


def name_of(address: str) -> str:
    """Return the host of an address, without its port; empty if there is none."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _is_from(origin: str, host: str) -> bool:
    """Say whether a page comes from where its request goes: another port is somebody else's.

    The scheme may differ: what stands before this server may speak TLS for it.
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


def asker(connection: HTTPConnection) -> str:
    """Return from where somebody asks: one name for all the addresses of a household."""
    host = connection.client.host if connection.client else ""
    return household(host) or host


class Bucket:
    """So many a second on average, and some at once."""

    def __init__(self, clock: Clock, each_second: float, at_once: float) -> None:
        self._clock = clock
        self._each_second = each_second
        self._most = at_once
        self._left = at_once
        self._seen = clock.now()

    def take(self, many: float = 1.0) -> bool:
        """Take one, or so many, if there are."""
        now = self._clock.now()
        self._left = min(self._most, self._left + (now - self._seen) * self._each_second)
        self._seen = now
        if self._left < many:
            return False
        self._left -= many
        return True

    def give_back(self, many: float = 1.0) -> None:
        """Give back what was taken, for what has turned out to cost nothing."""
        self._left = min(self._most, self._left + many)


class Buckets:
    """A bucket for each of those who ask; the longest unseen are forgotten."""

    MOST = 2000

    def __init__(self, clock: Clock, each_second: float, at_once: float, among: Callable[[], int] = lambda: 1) -> None:
        """Say how many, and among how many processes that is shared."""
        self._among, self._most = among, at_once
        self._new = lambda: Bucket(clock, each_second, at_once)
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, many: float = 1.0) -> bool:
        """Take one for somebody, or so many."""
        bucket = self._kept.pop(who, None) or self._new()
        self._kept[who] = bucket
        while len(self._kept) > self.MOST:
            self._kept.popitem(last=False)
        return bucket.take(min(many * self._among(), max(many, self._most)))

    def give_back(self, who: str) -> None:
        """Give one back to a client, for what has turned out to cost nothing."""
        if who in self._kept:
            self._kept[who].give_back(min(self._among(), max(1.0, self._most)))
