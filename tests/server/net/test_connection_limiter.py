"""Strangers at the connection limiter: many who say nothing, some who talk nonsense, one who never reads."""

import asyncio
import logging
import socket
import sys
from asyncio import Transport
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, cast

import pytest
from uvicorn.server import ServerState

from monopolista.server.app.application import make_app
from monopolista.server.core.client_address import client_network
from monopolista.server.core.logging import RateLimitedLogger
from monopolista.server.net import connection_limiter
from monopolista.server.net.connection_limiter import MAX_PER_ADDRESS, ConnectionLimiter
from monopolista.server.net.ingress_scheduler import IngressScheduler
from monopolista.server.net.uvicorn_protocols import (
    BODY_SECONDS,
    REQUEST_SECONDS,
    HttpProtocol,
    LimitedProtocol,
    WebSocketProtocol,
)
from tests.server.house import HeldClock, House
from tests.server.noted import RecordingMetrics
from tests.server.running import Running, server

pytestmark = pytest.mark.anyio
SECONDS = 20
HELLO = b'{"type":"hello"}'
ASKS = b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n"
POSTS = b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\n"
UPGRADES = b"Connection: upgrade\r\nUpgrade: websocket\r\n"
KEYED = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"


class Wire(Transport):
    """The end of a connection, without a network."""

    def __init__(self, address: str = "192.168.1.7") -> None:
        super().__init__({"peername": (address, 5), "sockname": ("192.168.1.2", 8000)})
        self.sent = b""
        self.unread = 0
        self.aborted = self.closed = False

    def write(self, data: Any) -> None:
        self.sent += data

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.aborted or self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Entry:
    """A connection limiter and its clients."""

    def __init__(self, house: House, most: int = 1000, app: Any = None) -> None:
        self.clock: HeldClock = house.clock
        self.limiter = ConnectionLimiter(house.clock, most)
        app = app or make_app(house.context)
        self.config = LimitedProtocol(app, http=HttpProtocol, ws=WebSocketProtocol, log_config=None, lifespan="off")
        self.config.limiter, self.config.ingress = self.limiter, IngressScheduler()
        self.config.load()
        self.state = ServerState()

    def come(self, address: str = "192.168.1.7", says: bytes = b"") -> tuple[Wire, HttpProtocol]:
        wire, line = Wire(address), HttpProtocol(self.config, self.state, {}, asyncio.get_running_loop())
        line.connection_made(wire)
        if says:
            line.data_received(says)
        return wire, line

    async def wait(self, seconds: float) -> None:
        for _ in range(2):
            await self.limiter.enforce_deadlines()
            self.clock.time += seconds / 2
        await self.limiter.enforce_deadlines()


async def test_who_does_not_finish_asking_goes(house: House) -> None:
    entry = Entry(house)
    silent, slow = entry.come()[0], entry.come(says=ASKS)[0]
    await entry.wait(REQUEST_SECONDS - 1)
    assert not silent.aborted
    await entry.wait(2)
    assert silent.aborted
    assert slow.aborted


async def test_one_byte_now_and_then_does_not_help(house: House) -> None:
    entry = Entry(house)
    wire, line = entry.come(says=ASKS)
    while not wire.aborted and entry.clock.time < 1100:
        line.data_received(b"x")
        await entry.wait(1)
    assert wire.aborted


async def test_a_body_takes_longer_and_not_for_ever(house: House) -> None:
    entry = Entry(house)
    wire, line = entry.come(says=POSTS + b"Content-Length: 5000\r\n\r\n{")
    await entry.wait(REQUEST_SECONDS + 1)
    assert not wire.aborted
    line.data_received(b" ")
    await entry.wait(BODY_SECONDS)
    assert wire.aborted


async def test_a_player_who_ponders_stays(house: House) -> None:
    """Each WebSocket was cut off after a minute, as if it owed a body."""

    accepted = asyncio.Event()

    async def accepts(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        accepted.set()
        await receive()

    entry = Entry(house, app=accepts)
    wire, _ = entry.come(says=b"GET /ws/x HTTP/1.1\r\nHost: localhost\r\n" + UPGRADES + KEYED + b"\r\n")
    await accepted.wait()
    for _ in range(10):
        await entry.wait(BODY_SECONDS / 2)
    assert not wire.aborted
    wire.protocol.connection_lost(None)
    await asyncio.gather(*entry.state.tasks)


async def test_who_reads_nothing_goes_and_who_reads_slowly_stays(house: House) -> None:
    entry = Entry(house)
    (none, _), (slow, _) = (entry.come(says=ASKS + b"\r\n") for _ in range(2))
    none.unread = slow.unread = 1_000_000
    for _ in range(5):
        await entry.wait(20)
        slow.unread -= 100_000
    assert none.aborted
    assert not slow.aborted
    slow.closed = True
    await entry.wait(11)
    assert slow.aborted, "what is closed and not read ends too"


async def test_an_address_has_so_many_and_no_more(house: House) -> None:
    entry = Entry(house)
    came = [entry.come() for _ in range(MAX_PER_ADDRESS)]
    assert not any(wire.aborted for wire, _ in came)
    assert entry.come()[0].aborted
    assert not entry.come("192.168.1.8")[0].aborted
    came[0][1].connection_lost(None)
    assert not entry.come()[0].aborted


async def test_a_household_is_one_address_and_this_machine_may_stand_for_many(house: House) -> None:
    entry = Entry(house)
    for number in range(MAX_PER_ADDRESS):
        assert not entry.come(f"2001:db8::{number:x}")[0].aborted
        assert not entry.come("::ffff:127.0.0.1")[0].aborted
    assert entry.come("2001:db8::ffff")[0].aborted
    assert not entry.come("2001:db8:1::1")[0].aborted
    assert not entry.come("127.0.0.1")[0].aborted


async def test_where_all_is_full_the_silent_make_way_and_nobody_else(house: House) -> None:
    entry = Entry(house, most=3)
    honest, first, second = entry.come(says=ASKS + b"\r\n")[0], entry.come()[0], entry.come()[0]
    third, fourth = entry.come()[0], entry.come(says=ASKS + b"\r\n")[0]
    assert [wire.aborted for wire in (honest, first, second, third, fourth)] == [False, True, True, False, False]
    entry.come(says=ASKS + b"\r\n")
    assert third.aborted
    assert entry.come()[0].aborted
    assert not honest.aborted


def test_the_log_is_written_sparingly() -> None:
    clock = HeldClock()
    sparing = RateLimitedLogger(clock)

    def written(times: int) -> list[str]:
        records = [
            logging.LogRecord("asyncio", 40, "base.py", 1, "no more %s", ("sockets",), None) for _ in range(times)
        ]
        return [record.getMessage() for record in records if sparing.filter(record)]

    assert written(10_000) == ["no more sockets"] * 10
    clock.time += 11
    assert written(2) == ["no more sockets (and 9990 more like it)"]


def test_library_errors_are_logged_in_one_line_and_own_errors_with_a_traceback() -> None:
    sparing = RateLimitedLogger(HeldClock())
    for fails, whole in (
        ((b"key" * 9999 + b"\xff").decode, False),
        (lambda: client_network(cast("Any", None)), True),
    ):
        with pytest.raises((ValueError, AttributeError)) as failed:
            fails()
        exc_info = failed.type, failed.value, failed.tb
        record = logging.LogRecord("asyncio", 40, "base.py", 1, "failed", None, exc_info)
        assert sparing.filter(record)
        assert bool(record.exc_info) == whole
        assert ("UnicodeDecodeError" in record.getMessage()) != whole
        assert "key" not in record.getMessage()
        assert len(record.getMessage()) < 200


def reach(running: Running, says: bytes = b"") -> socket.socket:
    host, port = running.host.split(":")
    reached = socket.create_connection((host, int(port)), SECONDS)
    reached.sendall(says)
    return reached


NONSENSE = {
    "no HTTP": [b"\x00\xff\x00\r\n\r\n"],
    "a broken piece of a body": [POSTS + b"Transfer-Encoding: chunked\r\n\r\n", b"zz\r\n"],
    "a broken piece after the answer": [ASKS + b"Transfer-Encoding: chunked\r\n\r\n", b"zz\r\n\r\n"],
    "a broken piece of a body that is too long": [
        POSTS + b"Transfer-Encoding: chunked\r\n\r\n", b"20000\r\n" + b"x" * 0x20000 + b"\r\n", b"zz\r\n\r\n",
    ],
    "half a body": [POSTS + b"Content-Length: 500\r\n\r\n{"],
    "an upgrade without a key": [b"GET /ws/x HTTP/1.1\r\nHost: localhost\r\n" + UPGRADES + b"\r\n"],
    "an upgrade by another method": [b"POST /ws/x HTTP/1.1\r\nHost: localhost\r\n" + UPGRADES + KEYED + b"\r\n"],
    "an upgrade of an old version": [b"GET /ws/x HTTP/1.0\r\nHost: localhost\r\n" + UPGRADES + KEYED + b"\r\n"],
    "an upgrade with a body": [
        b"GET /ws/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n" + UPGRADES + KEYED + b"\r\nabc",
    ],
    "a header of its own kind": [
        b"GET /ws/x HTTP/1.1\r\nHost: localhost\r\nX: \xff\r\n" + UPGRADES + KEYED + b"\r\n",
    ],
    "an upgrade to something else": [ASKS + b"Connection: upgrade\r\nUpgrade: h2c\r\n\r\n"],
    "a text that is none": [
        b"GET /ws/ROOM HTTP/1.1\r\nHost: localhost\r\n" + UPGRADES + KEYED + b"\r\n", b"\x81\x82\0\0\0\0\xff\xfe",
    ],
    "a frame that is not masked": [
        b"GET /ws/ROOM HTTP/1.1\r\nHost: localhost\r\n" + UPGRADES + KEYED + b"\r\n", b"\x81\x02{}",
    ],
    "a piece of nothing": [
        b"GET /ws/ROOM HTTP/1.1\r\nHost: localhost\r\n" + UPGRADES + KEYED + b"\r\n", b"\x80\x80\0\0\0\0" * 3,
    ],
    "a close of one byte": [
        b"GET /ws/ROOM HTTP/1.1\r\nHost: localhost\r\n" + UPGRADES + KEYED + b"\r\n", b"\x88\x81\0\0\0\0\x03",
    ],
}  # fmt: skip


def say(line: socket.socket, said: list[bytes], *, waits: bool) -> None:
    """Send messages in a row; wait until the server has processed each, or do not wait."""
    with line, suppress(ConnectionError):
        for number, part in enumerate(said):
            line.sendall(part)
            if waits and number == 0 and len(said) > 1 and not part.startswith(POSTS):
                line.recv(1)
        if waits:
            line.shutdown(socket.SHUT_WR)
            while line.recv(65536):
                pass


@pytest.mark.process
@pytest.mark.parametrize("kind", NONSENSE)
def test_nonsense_leaves_no_traceback(running: Running, kind: str) -> None:
    room = running.make_room()["room"].encode()
    said = [part.replace(b"ROOM", room) for part in NONSENSE[kind]]
    for waits in (True, False):
        say(reach(running), said, waits=waits)
    assert running.ask("api/editions")[0] == 200
    written = running.errors.read_text()
    assert "Traceback" not in written, written


@pytest.mark.process
def test_idle_lines_beyond_all_descriptors_shut_nobody_out(tmp_path: Path) -> None:
    """The number of silent sockets that would take every descriptor twice."""
    limited = tmp_path / "python"
    limited.write_text(f'#!/bin/sh\nulimit -n 256\nexec {sys.executable} "$@"\n')
    limited.chmod(0o755)
    with server(tmp_path, python=limited) as running, ExitStack() as lines:
        made = running.make_room()
        player = lines.enter_context(running.line(made["room"]))
        player.send(type="hello", keys=[made["hostKey"]])
        player.hear("room")
        for _ in range(500):
            lines.enter_context(reach(running))
        assert running.ask("api/editions")[0] == 200
        player.send(type="take-seat", id="take", seat=0, name="Anna", token="cat")
        player.hear("seated")
    assert "Traceback" not in (tmp_path / "errors.txt").read_text()


def open_line(running: Running) -> socket.socket:
    room = running.make_room()["room"].encode()
    line = reach(running, b"GET /ws/%b HTTP/1.1\r\nHost: localhost\r\n" % room + UPGRADES + KEYED + b"\r\n")
    line.recv(1)
    line.sendall(b"\x81\x90\0\0\0\0" + HELLO)
    return line


def flood(line: socket.socket, says: bytes, times: int) -> None:
    for _ in range(times):
        line.sendall(says)


@pytest.mark.process
def test_who_never_reads_the_answers_to_pings_is_cut_off(running: Running) -> None:
    pings = (b"\x89\xfd\0\0\0\0" + b"x" * 125) * 500
    with open_line(running) as line, pytest.raises(ConnectionError):
        flood(line, pings, 64 * 1024 * 1024 // len(pings))
    assert running.ask("api/editions")[0] == 200


@pytest.mark.process
def test_a_message_in_pieces_without_end_is_cut_off(running: Running) -> None:
    with open_line(running) as line:
        line.settimeout(SECONDS / 2)
        with suppress(ConnectionError):
            line.sendall(b"\x01\x80\0\0\0\0")
            flood(line, b"\x00\x80\0\0\0\0" * 1000, 200)
            while line.recv(65536):
                pass


async def test_every_bound_on_connections_is_counted_by_reason(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = RecordingMetrics()
    monkeypatch.setattr(connection_limiter, "MAX_PER_ADDRESS", 3)
    entry = Entry(house)
    entry.limiter = entry.config.limiter = ConnectionLimiter(house.clock, 4, metrics=noted)
    lines = [entry.come() for _ in range(3)]
    assert noted.gauges["connections"]() == {"http": 3, "websocket": 0}
    entry.come()
    assert noted.rejections() == {"address-limit": 1}
    for number in range(2):
        entry.come(f"192.168.2.{number}")
    assert noted.rejections() == {"address-limit": 1, "evicted": 1}
    for _, line in lines[1:]:
        line.data_received(ASKS + b"\r\n")
    for number in range(2, 5):
        entry.come(f"192.168.2.{number}", says=ASKS + b"\r\n")
    assert noted.rejections() == {"address-limit": 1, "evicted": 3, "capacity": 1}
    wire, line = entry.come("192.168.3.1")
    assert wire.aborted
    line = lines[1][1]
    line.connection_lost(None)
    entry.come("192.168.3.2", says=b"\0\0\r\n\r\n")
    assert noted.rejections()["malformed"] == 1
    await asyncio.gather(*entry.state.tasks)


async def test_who_owes_for_too_long_is_counted(house: House) -> None:
    noted = RecordingMetrics()
    entry = Entry(house)
    entry.limiter = entry.config.limiter = ConnectionLimiter(house.clock, metrics=noted)
    entry.come()
    await entry.wait(REQUEST_SECONDS + 1)
    assert noted.rejections() == {"timeout": 1}
