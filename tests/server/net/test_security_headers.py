"""Every response says what a page may load and use; only over TLS it has HSTS."""

import re
import socket
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from monopolista.server.app.application import make_app
from monopolista.server.http.static import spa
from monopolista.server.net.connection_limiter import ConnectionLimiter
from monopolista.server.net.proxy_middleware import ProxyMiddleware
from monopolista.server.net.security_headers import (
    ALLOWED,
    DENIED,
    HEADERS,
    PERMISSIONS,
    TLS_ONLY,
    SecurityHeaders,
    headers_for,
)
from monopolista.server.net.trusted_proxies import TrustedProxies
from tests.ports import lasting_port
from tests.server.house import House
from tests.server.running import SECONDS, Running, server

NAME, PROXY, STRANGER = "play.example.org", "10.0.0.1", "198.51.100.7"
STAYS = "strict-transport-security"
SOURCES = Path(__file__).parents[3] / "web" / "src"
USES = {
    "autoplay": r"\bAudioContext\b",
    "camera": r"\bgetUserMedia\b",
    "clipboard-read": r"\bclipboard\.read",
    "clipboard-write": r"\bclipboard\.write",
    "display-capture": r"\bgetDisplayMedia\b",
    "fullscreen": r"\brequestFullscreen\b",
    "gamepad": r"\bgetGamepads\b",
    "geolocation": r"\bgeolocation\b",
    "local-fonts": r"\bqueryLocalFonts\b",
    "picture-in-picture": r"\brequestPictureInPicture\b",
    "screen-wake-lock": r"\bwakeLock\b",
    "unload": r"""['"]unload['"]|\bonunload\b""",
    "window-management": r"\bgetScreenDetails\b",
}
"""By what one sees in its sources that a page uses a feature."""


def lacks(headers: Mapping[str, str]) -> set[str]:
    """Return the security headers that an answer has not, or says otherwise."""
    said = {name.lower(): value for name, value in headers.items()}
    return {name for name, value in HEADERS.items() if said.get(name.lower()) != value}


def test_the_features_that_a_page_may_use_are_those_that_its_sources_use() -> None:
    text = "\n".join(
        file.read_text(encoding="utf-8") for file in SOURCES.rglob("*") if file.suffix in (".ts", ".svelte")
    )
    assert set(ALLOWED) == {feature for feature, sign in USES.items() if re.search(sign, text)}
    assert USES.keys() <= {*ALLOWED, *DENIED}
    policy = HEADERS["Permissions-Policy"].split(", ")
    assert policy == [*(f"{feature}=(self)" for feature in ALLOWED), *(f"{feature}=()" for feature in DENIED)]


@pytest.mark.parametrize(
    ("scheme", "host", "stays"),
    [
        ("https", NAME, True),
        ("wss", f"{NAME}:8443", True),
        ("http", NAME, False),
        ("ws", NAME, False),
        ("https", "localhost:8443", False),
    ],
)
def test_hsts_is_sent_over_tls_only(scheme: str, host: str, stays: bool) -> None:
    scope: dict[str, Any] = {"type": "http", "scheme": scheme, "headers": [(b"host", host.encode())]}
    assert (TLS_ONLY.items() <= headers_for(scope).items()) == stays
    assert HEADERS.items() <= headers_for(scope).items()


@pytest.mark.parametrize(
    ("scheme", "host", "isolated"),
    [
        ("https", NAME, True),
        ("http", "localhost:8000", True),
        ("http", "127.0.0.1:8000", True),
        ("http", "[::1]:8000", True),
        ("http", "192.168.1.20:8000", False),
        ("http", NAME, False),
    ],
)
def test_openers_are_isolated_where_browsers_trust_the_connection(scheme: str, host: str, isolated: bool) -> None:
    scope: dict[str, Any] = {"type": "http", "scheme": scheme, "headers": [(b"host", host.encode())]}
    assert headers_for(scope).get("Cross-Origin-Opener-Policy") == ("same-origin" if isolated else None)


def reach(house: House, peer: str = "127.0.0.1", limiter: ConnectionLimiter | None = None) -> httpx.AsyncClient:
    """Return a client that asks from an address for a site as it is served, behind a proxy."""
    app = SecurityHeaders(
        ProxyMiddleware(make_app(house.context), TrustedProxies([PROXY]), limiter or ConnectionLimiter(house.clock))
    )
    transport = httpx.ASGITransport(app, client=(peer, 5), raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://localhost")


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("peer", "said", "stays"),
    [(PROXY, "https", True), (PROXY, "http", False), (PROXY, "", False), (STRANGER, "https", False)],
)
async def test_a_proxy_that_is_trusted_says_whether_it_speaks_tls_and_nobody_else(
    peer: str, said: str, stays: bool, house: House
) -> None:
    asking = {"X-Forwarded-Proto": said, "Host": "192.0.2.1"}
    for path in ("/api/editions", "/nothing.txt", "/api/nothing"):
        answer = await reach(house, peer).get(path, headers=asking)
        assert (STAYS in answer.headers, lacks(answer.headers)) == (stays, set()), path


@pytest.mark.anyio
async def test_an_error_and_a_refusal_of_too_much_have_the_headers_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fault(_: str) -> None:
        raise RuntimeError("a fault of our own")

    def full(_: ConnectionLimiter, __: str) -> bool:
        return False

    monkeypatch.setattr(spa, "find_file", fault)
    answer = await reach(house).get("/")
    assert (answer.status_code, lacks(answer.headers)) == (500, set())
    monkeypatch.setattr(ConnectionLimiter, "admit", full)
    answer = await reach(house, PROXY).get("/", headers={"X-Forwarded-Proto": "https", "Host": NAME})
    assert (answer.status_code, lacks(answer.headers), STAYS in answer.headers) == (429, set(), True)


@pytest.mark.anyio
async def test_what_an_answer_says_itself_stays() -> None:
    async def report(_: Scope, __: Receive, send: Send) -> None:
        own = [(b"content-security-policy", b"default-src 'none'")]
        await send({"type": "http.response.start", "status": 200, "headers": own})
        await send({"type": "http.response.body", "body": b""})

    client = httpx.AsyncClient(transport=httpx.ASGITransport(SecurityHeaders(report)), base_url="http://localhost")
    answer = await client.get("/")
    assert lacks(answer.headers) == {"Content-Security-Policy"}
    assert answer.headers["content-security-policy"] == "default-src 'none'"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """A server that trusts proxies on this machine, and the address of its metrics."""
    metrics = lasting_port()
    asked = ("--allowed-host", NAME, "--trusted-proxy", "127.0.0.1", "--metrics", str(metrics))
    with server(tmp_path_factory.mktemp("behind"), *asked) as running:
        yield running, Running(running.process, f"http://127.0.0.1:{metrics}/", running.errors)


@pytest.mark.process
def test_a_file_that_is_a_part_of_a_page_has_all_but_the_permissions_of_pages(behind: tuple[Running, Running]) -> None:
    site = behind[0]
    parts = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css|woff2))"', site.ask("")[1].decode())
    assert {Path(part).suffix for part in parts} == {".js", ".css", ".woff2"}
    for part in (*parts, "worker.js"):
        status, _, headers = site.ask(part, None, Host=NAME, X_Forwarded_Proto="https")
        assert (status, lacks(headers), STAYS in headers) == (200, {PERMISSIONS}, True), part


@pytest.mark.process
def test_every_other_kind_of_answer_has_the_headers(behind: tuple[Running, Running]) -> None:
    site, metrics = behind
    (icon,) = re.findall(r'href="/(assets/[^"]+\.svg)"', site.ask("")[1].decode())
    secure = {"Host": NAME, "X-Forwarded-Proto": "https"}
    kinds = {
        200: ("", "r/room", icon, "api/editions"),
        404: ("nothing.js", "api/nothing", "assets/nothing.js", "health/live"),
    }
    for status, paths in kinds.items():
        for path in paths:
            answers = [site.ask(path), site.ask(path, None, **secure)]
            assert [answer[0] for answer in answers] == [status, status], path
            assert [(lacks(headers), STAYS in headers) for *_, headers in answers] == [(set(), False), (set(), True)]
    refused = [site.ask("", Host="evil.example"), site.ask("", b"{}"), metrics.ask("metrics"), metrics.ask("nothing")]
    assert [(status, lacks(headers)) for status, _, headers in refused] == [
        (403, set()), (405, set()), (200, set()), (404, set()),
    ]  # fmt: skip


def answered(running: Running, sent: bytes) -> tuple[int, dict[str, str]]:
    """Send some bytes over a line of their own; return the status of what is answered, and its headers."""
    host, _, port = running.host.rpartition(":")
    with socket.create_connection((host, int(port)), SECONDS) as line, line.makefile("rb") as response:
        line.sendall(sent)
        first, *headers = response.read().decode().partition("\r\n\r\n")[0].split("\r\n")
    return int(first.split()[1]), dict(one.split(": ", 1) for one in headers)


def handshake(**headers: str) -> bytes:
    """Return what a browser sends to open a WebSocket."""
    asked = {"Host": NAME, "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", **headers}
    lines = ["GET /ws/room HTTP/1.1", *(f"{name.replace('_', '-')}: {value}" for name, value in asked.items())]
    return "\r\n".join([*lines, "", ""]).encode()


ELSEWHERE = {"Origin": "https://evil.example", "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ=="}


@pytest.mark.process
@pytest.mark.parametrize(
    ("sent", "status", "stays"),
    [
        (handshake(**ELSEWHERE), 403, False),
        (handshake(**ELSEWHERE, X_Forwarded_Proto="https"), 403, True),
        (handshake(), 400, False),
        (b"\x00\xff\r\n\r\n", 400, False),
    ],
    ids=["from a page of others", "the same over TLS", "without a key", "no HTTP"],
)
def test_a_handshake_that_is_refused_and_what_is_no_request_are_answered_with_the_headers(
    sent: bytes, status: int, stays: bool, behind: tuple[Running, Running]
) -> None:
    found, headers = answered(behind[0], sent)
    assert (found, lacks(headers), STAYS in map(str.lower, headers)) == (status, set(), stays)
