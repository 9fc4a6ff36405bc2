"""Malformed and hostile inputs: invalid messages, messages of other clients, and invalid requests."""

import struct
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT
from monopolista.server.review.replays import MAX_ANSWERS
from monopolista.server.rooms.websocket import LONGEST_MESSAGE
from monopolista.transcript import Header, Transcript

_CONT, _TEXT, _BINARY, _CLOSE, _PING, _PONG = 0, 1, 2, 8, 9, 10
_FINAL, _MASKED = 0x80, 0x80
_TWO_BYTES, _EIGHT_BYTES = 126, 127
_NO_MASK = b"\0\0\0\0"
_KEY = "A" * 43
_VAST = 10**300


@dataclass(frozen=True)
class Target:
    """A table, as an attacker knows it."""

    link: str
    watch: str = ""
    game: str = ""
    version: int = 0
    keys: tuple[str, ...] = ()
    """The keys of an attacker's own room."""


Writing = Callable[[Random, Target], bytes]
Making = Callable[[Random, Target], Any]


def frame(kind: int, payload: bytes, *, final: bool = True, masked: bool = True, extra: int = 0) -> bytes:
    """Return a WebSocket frame, with a zero mask."""
    size, mask = len(payload), _MASKED if masked else 0
    first = bytes((_FINAL * final | extra | kind,))
    if size < _TWO_BYTES:
        head = bytes((mask | size,))
    elif size < 1 << 16:
        head = bytes((mask | _TWO_BYTES,)) + struct.pack("!H", size)
    else:
        head = bytes((mask | _EIGHT_BYTES,)) + struct.pack("!Q", size)
    return first + head + (_NO_MASK if masked else b"") + payload


def parse_frame(received: bytes) -> tuple[bytes, bytes] | None:
    """Return the first complete text frame of a server, and the data after it; None where none is complete."""
    size, start = (received[1], 2) if len(received) > 1 else (_VAST, 0)
    if size in (_TWO_BYTES, _EIGHT_BYTES):
        start = 4 if size == _TWO_BYTES else 10
        size = int.from_bytes(received[2:start], "big") if len(received) >= start else _VAST
    return (received[start : start + size], received[start + size :]) if len(received) >= start + size else None


def _command(kind: str, **fields: Any) -> Writing:
    """Return a writer of commands of a kind; field values that are functions are called for each command."""

    def write(draw: Random, target: Target) -> bytes:
        made = {name: value(draw, target) if callable(value) else value for name, value in fields.items()}
        return frame(_TEXT, msgspec.json.encode({"type": kind, "id": f"{draw.getrandbits(40)}", **made}))

    return write


def _choice_of(*values: Any) -> Making:
    return lambda draw, _: draw.choice(values)


def _game(_: Random, target: Target) -> str:
    return target.game


def _code(draw: Random, _: Target) -> str:
    return f"{draw.getrandbits(24):06X}"


def _version(draw: Random, target: Target) -> int:
    return draw.choice((target.version, target.version - 1, 0, -1, 2**62))


_seat = _choice_of(0, 0, 1, 2, 3, -1, 4, 99, 2**62)
_action = _choice_of(
    "roll", "buy", "end", "bid 99999", "build 39", "bankrupt", "offer 1 2 3", "x" * 999, "", "roll 6 6"
)
_key = _choice_of(_KEY, "", "x", "é" * 43, "k" * 5000)
_amount = _choice_of(0, -5, 2**62)
_name = _choice_of("Eve", "\u202e", "x" * 999)
_pause = _choice_of(0, 5000, -1, 2**62)
_words = _choice_of("hello", "x" * 20_000, "\u0000\u202e")
_reaction = _choice_of("bravo", "scorn")


def hello(target: Target) -> bytes:
    """Return a hello message."""
    return frame(_TEXT, msgspec.json.encode({"type": "hello", "keys": list(target.keys)}))


_COMMANDS: tuple[Writing, ...] = (
    _command("act", game=_game, version=_version, seat=_seat, action=_action),
    _command("act", game="another", version=_version, seat=_seat, action=_action),
    _command("preview-trade", seat=_seat, action=_action),
    _command("set-proxy-bid", game=_game, version=_version, seat=_seat, amount=_amount),
    _command("take-seat", seat=_seat, name=_name, token="cat", key=_key),
    _command("free-seat", seat=_seat),
    _command("start"),
    _command("rematch"),
    _command("reopen"),
    _command("set-pace", botPause=_pause),
    _command("send-chat", seat=_seat, text=_words),
    _command("react", seat=_seat, reaction=_reaction),
    _command("chat-settings", enabled=True, spectators=True),
    _command("new-recovery-code", seat=_seat),
    _command("recover-seat", code=_code, key=_KEY),
    _command("request-seat", seat=_seat, name="Eve", key=_key),
    _command("answer-seat-request", request=1, agrees=True),
    _command("undo-handover", seat=_seat),
    _command("take-back", seat=_seat, step=_version, needsConsent=True),
    _command("answer-take-back", seat=_seat, version=_version, agrees=True),
    _command("setup", edition="italy", options={}, seats=[{"kind": "bot"}] * 4, auctionSeconds=0, answerSeconds=0),
    _command("setup", edition="atlantis", options={"cash": -1}, seats=[], auctionSeconds=-1, answerSeconds=9**9),
    _command("done", version=1),
)
_TEXTS: tuple[bytes, ...] = (
    b"", b"roll", b"[]", b"null", b"{}", b'{"type":"act"', b'{"type":"cheat"}',
    b'{"type":"start","id":"a","please":true}',
    b'{"type":"act","id":"a","game":"","version":NaN,"seat":0,"action":"roll"}',
    b'{"type":"act","id":"a","game":"","version":Infinity,"seat":0,"action":"roll"}',
    b'{"type":"act","id":"a","game":"","version":1.5,"seat":false,"action":"roll"}',
    b'{"type":"act","id":"a","game":"","version":1' + b"0" * 5000 + b',"seat":0,"action":"roll"}',
    b'{"type":"set-pace","id":"a","botPause":%d}' % _VAST,
    b"[" * 60_000, b'{"type":"hello","keys":' + b"[" * 50_000, b'{"a":' * 9_000,
    b'{"type":"hello","keys":[' + b",".join([b'"%s"' % _KEY.encode()] * 1000) + b"]}",
    b'{"type":"hello","steps":-9223372036854775808}', b'{"type":"hello","keys":["\\ud800","\\u0000"]}',
    b'{"type":"start","id":"' + b"i" * 5000 + b'"}', b'{"type":"start","id":"\\u0007"}',
    b" " * (LONGEST_MESSAGE - 2) + b"{}",
)  # fmt: skip
_BYTES = (b"\xff\xfe\0", b'{"type":"hello","keys":["\xff\xfe"]}', b'{"type":"\xc3\x28"}', b'{"type":"hello"}',
          b"\0" * 9999)  # fmt: skip


def _text(draw: Random, _: Target) -> bytes:
    return frame(_TEXT, draw.choice(_TEXTS))


def _binary(draw: Random, _: Target) -> bytes:
    return frame(_BINARY, draw.choice(_BYTES))


def _garbled(draw: Random, _: Target) -> bytes:
    return frame(_TEXT, b'{"type":"' + draw.randbytes(draw.randrange(40)).hex().encode() + b'"}')


def _greeting(draw: Random, target: Target) -> bytes:
    shown = [f"{draw.getrandbits(250):043x}"[:43] for _ in range(draw.choice((0, 1, 16, 40)))]
    return frame(
        _TEXT, msgspec.json.encode({"type": "hello", "keys": [*target.keys, *shown], "steps": draw.randrange(400)})
    )


def _ping(draw: Random, _: Target) -> bytes:
    return frame(draw.choice((_PING, _PONG)), b"x" * draw.choice((0, 125)))


def _pieces(draw: Random, _: Target) -> bytes:
    """Return a fragmented message."""
    middle = frame(_CONT, b" ", final=False) * draw.choice((0, 3, 100))
    return frame(_TEXT, b'{"type":', final=False) + middle + frame(_CONT, b'"hello"}')


def _fatal(draw: Random, _: Target) -> bytes:
    """Return a frame that must close the connection."""
    return draw.choice((
        frame(_TEXT, b"\xff\xfe"),
        frame(_TEXT, b"{}", masked=False),
        frame(_TEXT, b"{}", extra=0x40),
        frame(3, b""),
        frame(_CONT, b""),
        frame(_PING, b"x" * 126),
        frame(_PING, b"", final=False),
        frame(_CLOSE, b"\x03"),
        frame(_CLOSE, struct.pack("!H", 1005)),
        frame(_TEXT, b" " * LONGEST_MESSAGE + b"{}"),
        frame(_TEXT, b"{}")[:2] + b"\xff" * 20,
        frame(_TEXT, b"", final=False) + frame(_CONT, b"", final=False) * 300,
    ))  # fmt: skip


_MESSAGES: tuple[tuple[Writing, int], ...] = (
    *((one, 4) for one in _COMMANDS), (_text, 25), (_binary, 15), (_garbled, 15), (_greeting, 15), (_ping, 15),
    (_pieces, 5), (_fatal, 1),
)  # fmt: skip
_WRITINGS, _WEIGHTS = zip(*_MESSAGES, strict=True)


def messages(draw: Random, target: Target, many: int) -> list[bytes]:
    """Return a number of hostile messages as frames."""
    return [write(draw, target) for write in draw.choices(_WRITINGS, _WEIGHTS, k=many)]


def upgrade(link: str, host: str) -> bytes:
    """Return the request that upgrades a connection to a WebSocket."""
    return _http_request("GET", f"/ws/{link}", host, "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")  # fmt: skip


def _http_request(method: str, path: str, host: str, headers: str = "", body: bytes = b"") -> bytes:
    sized = f"Content-Length: {len(body)}\r\n" if body else ""
    return f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{headers}{sized}\r\n".encode() + body


_PATHS = (
    "/", "/r/nowhere", "/api", "/api/nothing", "/api/rooms/nowhere", "/api/rooms/%00", "/ws/nowhere", "/.sources",
    "/../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/a%00b.txt", "/..%5c..%5ctable.py", "/" + "x" * 8000,
    "/%ff%fe", "//evil.example/", "/assets/nothing.js", "/kept/x", "/r/\u00e9?x", "/?" + "a=b&" * 2000,
    "/api/editions/atlantis", "/api/editions/..%2fitaly", "/api/editions/italy?cash=-1",
    "/api/editions/italy?cash=1e999", "/api/editions/italy?short=maybe", "/api/options/italy?cash=2000&cash=1",
    "/api/options/deal?auctions=true",
    "/api/rulebook/italy?language=..", "/api/rulebook/italy?language=xx", "/api/rulebook/atlantis?language=it",
    "/api/odds/italy?jail=sideways", "/api/odds/atlantis", "/api/odds/deal", "/api/qr", "/api/qr?text=" + "x" * 401,
    "/api/qr?text=%00%ff", "/api/replays/none", "/api/transcripts/none", "/api/replays/%00", "/api/simulations/none",
    "/simulations/../../etc/passwd/report.html", "/simulations/x/report.html", "/api/simulations/running",
)  # fmt: skip
_METHODS = ("GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PROPFIND", "X" * 500)
_HEADS = (
    "Origin: https://evil.example\r\n", "Origin: null\r\n", "Origin: http://[broken\r\n", "X: " + "x" * 12_000 + "\r\n",
    "".join(f"X-{number}: y\r\n" for number in range(400)), "Accept-Encoding: gzip;q=nan, *;q=-1\r\n",
    "Range: bytes=9-1\r\n",
    "If-None-Match: " + ",".join(['"x"'] * 900) + "\r\n", "Accept-Language: " + "q;q=" * 900 + "\r\n",
    "Connection: upgrade\r\nUpgrade: h2c\r\n", "Connection: upgrade\r\nUpgrade: websocket\r\n",
    "Expect: 100-continue\r\n", "X-Forwarded-For: 1.2.3.4, %%%\r\nForwarded: for=x\r\n", "Cookie: \xff\r\n",
)  # fmt: skip
_HOSTS = ("evil.example", "", "127.0.0.1:99999", "[::1", "localhost:many", "a b", "\xff")
_BROKEN = (
    b"\0\xff\0\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"GET / HTTP/1.1\r\n Host: a\r\n\r\n",
    b"\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03",
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}",
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n{}",
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"
    + b"1\r\n \r\n" * 900,
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: " + b"x" * 20_000 + b"\r\n\r\n", b"x" * 40_000,
)  # fmt: skip
_HALVES = (
    b"GET / HTTP/1.1\r\nHost: local", b"", b"G",
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{",
    b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n10000\r\n" + b"x" * 1000,
)  # fmt: skip
_BODIES = (
    b'{"edition":5}', b'{"edition":"atlantis"}', b'{"edition":"italy","admin":true}', b"\xff", b'{"edition":NaN}',
    b"[" * 50_000, b" " * 70_000, b"{}", b'{"games":1e99}', b"null",
)  # fmt: skip
_POSTS = ("/api/rooms", "/api/replays", "/api/simulations", "/api/simulations/x/stop", "/api/editions")
_BEGUN = Transcript(Header("italy", 2)).text().encode()
_LONG = b"* roll 1 2\n* roll 3 4\n1 roll\n* roll 1 2\n1 decline\n"
_REPLAYS = (
    b"", b"hello", _BEGUN + b"0 bid 5\n", _BEGUN + b"9 roll\n", _BEGUN + b"\0\n",
    _BEGUN.replace(b'"seats":2', b'"seats":' + b"9" * 40),
    _BEGUN + b"* roll 1 2\n* roll 3 4\n" + b"1 bid 1\n" * 20_000, _BEGUN + b"\n" * (MAX_ANSWERS + 9),
    _BEGUN.replace(b"italy", b"atlantis"), _BEGUN + b"* " + b"9" * (LONGEST_TRANSCRIPT - 2000),
    b"x" * (LONGEST_TRANSCRIPT + 1),
    _BEGUN + _LONG,
)  # fmt: skip


def _get(draw: Random, host: str) -> bytes:
    return _http_request(draw.choice(_METHODS), draw.choice(_PATHS), host)


def _head(draw: Random, host: str) -> bytes:
    return _http_request("GET", draw.choice(_PATHS), host, draw.choice(_HEADS))


def _foreign_host(draw: Random, _: str) -> bytes:
    return _http_request("GET", draw.choice(_PATHS), draw.choice(_HOSTS))


def _broken(draw: Random, _: str) -> bytes:
    return draw.choice(_BROKEN)


def _post(draw: Random, host: str) -> bytes:
    return _http_request("POST", draw.choice(_POSTS), host, body=draw.choice(_BODIES))


def _replay(draw: Random, host: str) -> bytes:
    return _http_request("POST", "/api/replays", host, body=draw.choice(_REPLAYS))


def _expensive(draw: Random, host: str) -> bytes:
    """Return a request that is expensive, with options that are not cached."""
    kind = draw.choice(("editions", "rulebook", "odds", "options"))
    cash = draw.randrange(100_000)
    return _http_request(
        "GET", f"/api/{kind}/italy?cash={cash}" if draw.random() < 0.8 else f"/api/qr?text={cash}", host
    )


_REQUESTS = (_get, _head, _foreign_host, _broken, _post, _replay, _expensive)
_OFTEN = (30, 15, 10, 15, 15, 3, 5)


def request(draw: Random, host: str) -> bytes:
    """Return a hostile request."""
    return draw.choices(_REQUESTS, _OFTEN)[0](draw, host)


def incomplete_request(draw: Random) -> bytes:
    """Return an incomplete request."""
    return draw.choice(_HALVES)
