"""A host that has several sites, each below a path of its own: one address for all, behind which each has a server."""

import re
import socket
from contextlib import suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread
from types import TracebackType
from typing import Self

_PIECE = 64 * 1024
_NOBODY = b"HTTP/1.1 404 There is no such site\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
_KEEPS = re.compile(rb"(?i)\r\nconnection: keep-alive")


class Host:
    """Hands each request on to the site below whose path it is, as it came."""

    def __init__(self) -> None:
        self.sites: dict[str, int] = {}
        """The ports of servers, by their bases."""
        self.asked: list[str] = []
        """Every path that anybody asked for, be it a page, a worker or a socket."""
        self.lines: set[socket.socket] = set()
        self._server = _Listening(self)
        self._thread = Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut_off()

    @property
    def address(self) -> str:
        """Return where it is, without a slash at the end."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def cut_off(self) -> None:
        """Be reached by nobody from now on."""
        self._server.shutdown()
        self._server.server_close()
        for line in [*self.lines]:
            hang_up(line)

    def port(self, path: str) -> int | None:
        """Return where the site of a path is, of two that lie in each other the inner one."""
        bases = [base for base in self.sites if path == base or path.startswith(f"{base}/")]
        return self.sites[max(bases, key=len)] if bases else None


class _Listening(ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, host: Host) -> None:
        super().__init__(("127.0.0.1", 0), _Request)
        self.host = host


class _Request(BaseRequestHandler):
    """One request on a connection of its own."""

    def handle(self) -> None:
        line: socket.socket = self.request
        assert isinstance(self.server, _Listening)
        host = self.server.host
        host.lines.add(line)
        with suppress(OSError):  # either end may hang up at any time
            self._answer(line, host)
        host.lines.discard(line)

    def _answer(self, line: socket.socket, host: Host) -> None:
        head = b""
        while b"\r\n\r\n" not in head:
            piece = line.recv(_PIECE)
            if not piece:
                return
            head += piece
        path = head.split(b" ")[1].decode()
        host.asked.append(path)
        port = host.port(path)
        if port is None:
            line.sendall(_NOBODY)
            return
        with socket.create_connection(("127.0.0.1", port)) as site:
            site.sendall(_KEEPS.sub(b"\r\nConnection: close", head))
            back = Thread(target=_carry, args=(site, line), daemon=True)
            back.start()
            _carry(line, site)
            back.join()


def _carry(source: socket.socket, sink: socket.socket) -> None:
    """Carry over what is said, until either hangs up: then both do."""
    with suppress(OSError):
        while piece := source.recv(_PIECE):
            sink.sendall(piece)
    hang_up(source)
    hang_up(sink)


def hang_up(line: socket.socket) -> None:
    """End a connection that may have ended already."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
