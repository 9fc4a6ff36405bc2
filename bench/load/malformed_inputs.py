"""What nobody should send: messages that are none or not the sender's to send, and requests of every bad sort."""

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
    """A table, as far as a stranger knows it."""

    link: str
    watch: str = ""
    game: str = ""
    version: int = 0
    keys: tuple[str, ...] = ()
    """Of a stranger's own room, the keys to it."""


Writing = Callable[[Random, Target], bytes]
Making = Callable[[Random, Target], Any]


def frame(kind: int, payload: bytes, *, final: bool = True, masked: bool = True, extra: int = 0) -> bytes:
    """Return a frame; its mask changes nothing."""
    size, mask = len(payload), _MASKED if masked else 0
    first = bytes((_FINAL * final | extra | kind,))
    if size < _TWO_BYTES:
        head = bytes((mask | size,))
    elif size < 1 << 16:
        head = bytes((mask | _TWO_BYTES,)) + struct.pack("!H", size)
    else:
        head = bytes((mask | _EIGHT_BYTES,)) + struct.pack("!Q", size)
    return first + head + (_NO_MASK if masked else b"") + payload


def whole(heard: bytes) -> tuple[bytes, bytes] | None:
    """Return a server's text that is there as a whole, and what comes after it."""
    size, start = (heard[1], 2) if len(heard) > 1 else (_VAST, 0)
    if size in (_TWO_BYTES, _EIGHT_BYTES):
        start = 4 if size == _TWO_BYTES else 10
        size = int.from_bytes(heard[2:start], "big") if len(heard) >= start else _VAST
    return (heard[start : start + size], heard[start + size :]) if len(heard) >= start + size else None


def _said(kind: str, **fields: Any) -> Writing:
    """Return a command of a kind; what is a function of the lot and the table is made anew each time."""

    def write(lot: Random, at: Target) -> bytes:
        made = {name: value(lot, at) if callable(value) else value for name, value in fields.items()}
        return frame(_TEXT, msgspec.json.encode({"type": kind, "id": f"{lot.getrandbits(40)}", **made}))

    return write


def _one_of(*values: Any) -> Making:
    return lambda lot, _: lot.choice(values)


def _game(_: Random, at: Target) -> str:
    return at.game


def _code(lot: Random, _: Target) -> str:
    return f"{lot.getrandbits(24):06X}"


def _version(lot: Random, at: Target) -> int:
    return lot.choice((at.version, at.version - 1, 0, -1, 2**62))


_seat = _one_of(0, 0, 1, 2, 3, -1, 4, 99, 2**62)
_action = _one_of("roll", "buy", "end", "bid 99999", "build 39", "bankrupt", "offer 1 2 3", "x" * 999, "", "roll 6 6")
_key = _one_of(_KEY, "", "x", "é" * 43, "k" * 5000)
_amount = _one_of(0, -5, 2**62)
_name = _one_of("Eve", "\u202e", "x" * 999)
_pause = _one_of(0, 5000, -1, 2**62)
_words = _one_of("hello", "x" * 20_000, "\u0000\u202e")
_reaction = _one_of("bravo", "scorn")


def hello(at: Target) -> bytes:
    """Return a greeting, which is a message like any other."""
    return frame(_TEXT, msgspec.json.encode({"type": "hello", "keys": list(at.keys)}))


_COMMANDS: tuple[Writing, ...] = (
    _said("act", game=_game, version=_version, seat=_seat, action=_action),
    _said("act", game="another", version=_version, seat=_seat, action=_action),
    _said("preview-trade", seat=_seat, action=_action),
    _said("set-proxy-bid", game=_game, version=_version, seat=_seat, amount=_amount),
    _said("take-seat", seat=_seat, name=_name, token="cat", key=_key),
    _said("free-seat", seat=_seat),
    _said("start"),
    _said("rematch"),
    _said("reopen"),
    _said("set-pace", botPause=_pause),
    _said("send-chat", seat=_seat, text=_words),
    _said("react", seat=_seat, reaction=_reaction),
    _said("chat-settings", enabled=True, spectators=True),
    _said("new-recovery-code", seat=_seat),
    _said("recover-seat", code=_code, key=_KEY),
    _said("request-seat", seat=_seat, name="Eve", key=_key),
    _said("answer-seat-request", request=1, agrees=True),
    _said("undo-handover", seat=_seat),
    _said("take-back", seat=_seat, step=_version, needsConsent=True),
    _said("answer-take-back", seat=_seat, version=_version, agrees=True),
    _said("setup", edition="italy", options={}, seats=[{"kind": "bot"}] * 4, auctionSeconds=0, answerSeconds=0),
    _said("setup", edition="atlantis", options={"cash": -1}, seats=[], auctionSeconds=-1, answerSeconds=9**9),
    _said("done", version=1),
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


def _text(lot: Random, _: Target) -> bytes:
    return frame(_TEXT, lot.choice(_TEXTS))


def _binary(lot: Random, _: Target) -> bytes:
    return frame(_BINARY, lot.choice(_BYTES))


def _garbled(lot: Random, _: Target) -> bytes:
    return frame(_TEXT, b'{"type":"' + lot.randbytes(lot.randrange(40)).hex().encode() + b'"}')


def _greeting(lot: Random, at: Target) -> bytes:
    shown = [f"{lot.getrandbits(250):043x}"[:43] for _ in range(lot.choice((0, 1, 16, 40)))]
    return frame(_TEXT, msgspec.json.encode({"type": "hello", "keys": [*at.keys, *shown], "steps": lot.randrange(400)}))


def _ping(lot: Random, _: Target) -> bytes:
    return frame(lot.choice((_PING, _PONG)), b"x" * lot.choice((0, 125)))


def _pieces(lot: Random, _: Target) -> bytes:
    """Return a message in pieces; it is one."""
    middle = frame(_CONT, b" ", final=False) * lot.choice((0, 3, 100))
    return frame(_TEXT, b'{"type":', final=False) + middle + frame(_CONT, b'"hello"}')


def _fatal(lot: Random, _: Target) -> bytes:
    """Return what must cost the line."""
    return lot.choice((
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


def messages(lot: Random, at: Target, many: int) -> list[bytes]:
    """Return so many hostile messages, as they go over the line."""
    return [write(lot, at) for write in lot.choices(_WRITINGS, _WEIGHTS, k=many)]


def upgrade(link: str, host: str) -> bytes:
    """Return what makes a WebSocket of a connection."""
    return _asked("GET", f"/ws/{link}", host, "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")  # fmt: skip


def _asked(method: str, path: str, host: str, headers: str = "", body: bytes = b"") -> bytes:
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


def _get(lot: Random, host: str) -> bytes:
    return _asked(lot.choice(_METHODS), lot.choice(_PATHS), host)


def _head(lot: Random, host: str) -> bytes:
    return _asked("GET", lot.choice(_PATHS), host, lot.choice(_HEADS))


def _cluster(lot: Random, _: str) -> bytes:
    return _asked("GET", lot.choice(_PATHS), lot.choice(_HOSTS))


def _broken(lot: Random, _: str) -> bytes:
    return lot.choice(_BROKEN)


def _post(lot: Random, host: str) -> bytes:
    return _asked("POST", lot.choice(_POSTS), host, body=lot.choice(_BODIES))


def _replay(lot: Random, host: str) -> bytes:
    return _asked("POST", "/api/replays", host, body=lot.choice(_REPLAYS))


def _dear(lot: Random, host: str) -> bytes:
    """Return what takes work: options that nobody has asked for yet."""
    kind = lot.choice(("editions", "rulebook", "odds", "options"))
    cash = lot.randrange(100_000)
    return _asked("GET", f"/api/{kind}/italy?cash={cash}" if lot.random() < 0.8 else f"/api/qr?text={cash}", host)


_REQUESTS = (_get, _head, _cluster, _broken, _post, _replay, _dear)
_OFTEN = (30, 15, 10, 15, 15, 3, 5)


def request(lot: Random, host: str) -> bytes:
    """Return a hostile request."""
    return lot.choices(_REQUESTS, _OFTEN)[0](lot, host)


def half(lot: Random) -> bytes:
    """Return a request that never ends."""
    return lot.choice(_HALVES)
