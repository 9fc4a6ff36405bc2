"""A WebSocket as thin as it can be: a generator of load must not be what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable

from websockets.speedups import apply_mask

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL, _MASKED = 0x80, 0x80
_TWO_BYTES, _EIGHT_BYTES = 126, 127
_HEAD_END = b"\r\n\r\n"
_KEY = base64.b64encode(os.urandom(16)).decode()


class Line(asyncio.Protocol):
    """One connection; every whole text is handed on as it came, and every byte is counted."""

    def __init__(self, path: str, host: str, hear: Callable[[bytes], None]) -> None:
        self.received = 0
        self.lost = False
        self._ask = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self._hear = hear
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self._first: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to speak WebSocket, without compression."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(f"{self._ask}Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 (lost is lost)
        """Note that nothing comes any more."""
        self.lost = True

    def data_received(self, data: bytes) -> None:
        """Hand on what is whole by now."""
        self.received += len(data)
        self._buffer += data
        if not self._open and not self._opened():
            return
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == _TEXT:
                self._hear(payload)
            elif kind == _PING:
                self._write(_PONG, payload)
            elif kind == _CLOSE:
                self.close()

    def _opened(self) -> bool:
        head, found, rest = bytes(self._buffer).partition(_HEAD_END)
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head.decode(errors="replace"))
        self._buffer, self._open = bytearray(rest), True
        for text in self._first:
            self._write(_TEXT, text)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """Return the next whole frame; a server masks none, and ours sends none in parts."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length == _TWO_BYTES:
            start = 4
        elif length == _EIGHT_BYTES:
            start = 10
        if start > 2:
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return None
        kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return kind, payload

    def send(self, text: bytes) -> None:
        """Send a text, or keep it until the connection is open."""
        if self._open:
            self._write(_TEXT, text)
        else:
            self._first.append(text)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        wide = size >= _TWO_BYTES
        length = bytes((_MASKED | _TWO_BYTES,)) + size.to_bytes(2, "big") if wide else bytes((_MASKED | size,))
        mask = os.urandom(4)
        self._transport.write(bytes((_FINAL | kind,)) + length + mask + apply_mask(payload, mask))
