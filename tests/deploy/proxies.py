"""The proxies as ``deploy/`` lays them before two servers on one database, with ports and certificates of their own."""

import http.client
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast
from urllib.request import urlopen

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.deploy.reading import DEPLOY
from tests.ports import lasting_port
from tests.server.running import SECONDS, Line, Running, server

NAME = "play.example.org"
LOOKING = 0.05
NGINX = """
daemon off; worker_processes 2; pid {folder}/pid; error_log stderr; {user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/monopolista.conf;
}}
"""
CADDY = """{{
    admin 127.0.0.1:{admin}
    auto_https disable_redirects
    local_certs
    skip_install_trust
    storage file_system {folder}/kept
}}
"""


class Process:
    """One of the servers, which comes back on the port that it had."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        folder.mkdir()
        self._folder, self._arguments = folder, arguments
        self.port = lasting_port()
        self.start()

    def start(self) -> None:
        """Start, and return once it listens."""
        self._stack = ExitStack()
        asked = ("--port", str(self.port), "--allowed-host", NAME, "--trusted-proxy", "127.0.0.1", *self._arguments)
        self.running: Running = self._stack.enter_context(server(self._folder, *asked))

    def end(self) -> None:
        """Tell it to end; it ends well."""
        self.running.process.send_signal(signal.SIGTERM)
        assert self.running.process.wait(SECONDS) == 0
        self._stack.close()
        assert "Traceback" not in self.running.errors.read_text()

    def close(self) -> None:
        """End, whether it runs or not."""
        self._stack.close()


@dataclass
class Proxy:
    """A proxy that runs, and what trusts it."""

    port: int
    authority: Path
    """A file with the certificate that its own rests on."""
    name: str = NAME
    """By which the servers are called."""
    admin: int = 0
    """The port at which the proxy tells which servers it takes for failed; 0 where it remembers none."""

    @property
    def address(self) -> str:
        return f"https://localhost:{self.port}/"

    @property
    def context(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.authority))

    def ask(self, path: str, host: str = "", **headers: str) -> tuple[int, str, http.client.HTTPMessage]:
        """Send a request by a name; return status, body and headers."""
        line = http.client.HTTPSConnection("localhost", self.port, context=self.context, timeout=SECONDS)
        try:
            line.request(
                "POST" if path == "/api/rooms" else "GET",
                path,
                headers={"Host": f"{host or self.name}:{self.port}", **headers},
            )
            answer = line.getresponse()
            return answer.status, answer.read().decode(), answer.headers
        finally:
            line.close()

    def trusts_both(self) -> bool:
        """Say whether it takes neither server for failed: for a second after a failure, Caddy sends nobody there."""
        if not self.admin:
            return True
        with urlopen(f"http://127.0.0.1:{self.admin}/reverse_proxy/upstreams", timeout=SECONDS) as answer:
            return not any(server["fails"] for server in json.load(answer))

    def room(self) -> dict[str, str]:
        """Make a table; return its links and its host's key."""
        status, body, _ = self.ask("/api/rooms")
        assert status == 201
        return json.loads(body)

    @staticmethod
    def lay(line: Line, room: dict[str, str], programs: int, bots: int = 0, **options: Any) -> None:
        """Have the classic game laid for a number of programs and robots, without limits of time."""
        wish = {"edition": "italy", "options": options, "auctionSeconds": 0, "answerSeconds": 0}
        line.send(type="hello", keys=[room["hostKey"]])
        seats = [{"kind": "open"}] * programs + [{"kind": "bot"}] * bots
        line.send(type="setup", id="setup", seats=seats, **wish)
        line.send(type="set-pace", id="pace", botPause=0)
        line.hear("done", id="pace")

    @contextmanager
    def line(self, link: str, origin: str | None = None, address: str = "127.0.0.1") -> Generator[Line]:
        """Open a WebSocket until the end of the block, from a page of this origin and from an address.

        By TLS 1.2, after whose handshake the server sends nothing: it writes in one thread while another reads,
        which OpenSSL does not allow, and the second would take a ticket of TLS 1.3 for a message, and wait in there.
        """
        context = self.context
        context.maximum_version = ssl.TLSVersion.TLSv1_2
        place = socket.create_connection(("localhost", self.port), SECONDS, source_address=(address, 0))
        uri = f"wss://{self.name}:{self.port}/ws/{link}"
        named = {"Origin": origin} if origin else {}
        options: dict[str, Any] = {"ping_interval": None, "close_timeout": 1, "additional_headers": named}
        with connect(uri, sock=place, ssl=context, server_hostname="localhost", **options) as opened:  # pyright: ignore[reportUnknownVariableType]
            yield Line(cast("ClientConnection", opened))


@contextmanager
def started(command: list[str], folder: Path, proxy: Proxy, **named: str) -> Generator[Proxy]:
    """Run a proxy until the end of the block; go on once it answers."""
    log = folder / "log"
    with log.open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env={**os.environ, **named}, cwd=folder)
    try:
        wait_for(lambda: answers(proxy), lambda: "" if process.poll() is None else log.read_text() or "it ended")
        yield proxy
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(SECONDS)


def wait_for(reached: Callable[[], bool], failure: Callable[[], str] = str) -> None:
    """Wait until something is reached; ``failure`` says why it never will be, or nothing."""
    while not reached():
        assert not failure(), failure()
        time.sleep(LOOKING)


def answers(proxy: Proxy) -> bool:
    """Say whether a proxy listens, and has its certificate."""
    try:
        proxy.ask("/")
    except OSError:
        return False
    return True


@contextmanager
def nginx(folder: Path, ports: tuple[int, int]) -> Generator[Proxy]:
    """Run nginx with the file as it is shipped."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None or shutil.which("openssl") is None:
        pytest.skip("nginx or openssl is not installed here")
    port, plain = lasting_port(), lasting_port()
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    changes = {
        "127.0.0.1:8001": f"127.0.0.1:{ports[0]}",
        "127.0.0.1:8002": f"127.0.0.1:{ports[1]}",
        "listen 443": f"listen {port}",
        "listen [::]:443": f"listen [::]:{port}",
        "listen 80": f"listen {plain}",
        "listen [::]:80": f"listen [::]:{plain}",
        f"/etc/letsencrypt/live/{NAME}": str(folder),
    }
    for shipped, here in changes.items():
        assert shipped in text
        text = text.replace(shipped, here)
    (folder / "monopolista.conf").write_text(text, encoding="utf-8")
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user))
    certify(folder)
    command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with started(command, folder, Proxy(port, folder / "fullchain.pem")) as proxy:
        yield proxy


def certify(folder: Path) -> None:
    """Make a certificate that vouches for itself."""
    names = ("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},DNS:localhost")
    files = ("-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem")
    key = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
    subprocess.run(["openssl", "req", "-x509", "-days", "2", *key, *names, *files], check=True, capture_output=True)


@contextmanager
def caddy(folder: Path, ports: tuple[int, int]) -> Generator[Proxy]:
    """Run Caddy with the file as it is shipped, with an authority of its own."""
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("caddy is not installed here")
    port = lasting_port()
    admin = lasting_port()
    text = CADDY.format(folder=folder, admin=admin) + (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    named = {
        "NAME": f"https://localhost:{port}, https://{NAME}:{port}",
        "SERVERS": " ".join(f"127.0.0.1:{one}" for one in ports),
        "HOME": str(folder),
    }
    authority = folder / "kept" / "pki" / "authorities" / "local" / "root.crt"
    command = [program, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with started(command, folder, Proxy(port, authority, admin=admin), **named) as proxy:
        yield proxy


PROXIES = {"nginx": nginx, "caddy": caddy}
