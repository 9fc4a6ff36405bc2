"""Behind a proxy: each client of a trusted proxy counts for itself, and no other proxy is trusted."""

import asyncio
from typing import Any

import anyio
import httpx
import pytest
from starlette.types import Receive, Scope, Send

from monopolista.cli import main
from monopolista.server.app.application import make_app
from monopolista.server.core.client_address import client_network
from monopolista.server.net import connection_limiter
from monopolista.server.net.connection_limiter import ConnectionLimiter
from monopolista.server.net.proxy_middleware import ProxyMiddleware
from monopolista.server.net.trusted_proxies import TrustedProxies, forwarded_scheme
from monopolista.server.net.uvicorn_protocols import SET_NETWORK
from tests.server.house import House
from tests.server.net.test_connection_limiter import Entry
from tests.server.noted import RecordingMetrics

OURS = TrustedProxies(["10.0.0.0/8", "192.0.2.1", "2001:db8:ffff::/48", "127.0.0.1"])
PROXY, STRANGER = "10.0.0.1", "198.51.100.7"
SAID = {
    "one that asks": ("203.0.113.9", "203.0.113.9"),
    "what they make up stands on the left": ("1.1.1.1, 127.0.0.1, 203.0.113.9", "203.0.113.9"),
    "more of our proxies": ("203.0.113.9, 10.1.1.1,192.0.2.1", "203.0.113.9"),
    "with a port": ("203.0.113.9:4711", "203.0.113.9"),
    "IPv6": ("2001:db8::7", "2001:db8::7"),
    "IPv6, however it is written": ("2001:0DB8:0:0::0007", "2001:db8::7"),
    "IPv6 with a port": ("[2001:db8::7]:4711", "2001:db8::7"),
    "IPv6 in brackets": ("[2001:db8::7]", "2001:db8::7"),
    "IPv4 within IPv6": ("::ffff:203.0.113.9", "203.0.113.9"),
    "our proxy within IPv6": ("203.0.113.9, ::ffff:10.0.0.2", "203.0.113.9"),
    "our proxy by IPv6": ("203.0.113.9, [2001:db8:ffff::1]:80", "203.0.113.9"),
    "nobody but us": ("10.0.0.7, 10.0.0.8", "10.0.0.7"),
    "nothing": ("", PROXY),
    "garbage": ("unknown", PROXY),
    "garbage in front": ("\xff;drop, 203.0.113.9", "203.0.113.9"),
    "garbage behind": ("203.0.113.9, _hidden", PROXY),
    "garbage before our second proxy": ("203.0.113.9, x, 10.0.0.2", "10.0.0.2"),
    "an open bracket": ("203.0.113.9, [2001:db8::7", "2001:db8::7"),
    "commas": (",,,", PROXY),
    "very many": ("1.1.1.1, " * 10_000 + "203.0.113.9", "203.0.113.9"),
    "very many of ours": ("203.0.113.9" + ", 10.0.0.3" * 10_000, "10.0.0.3"),
}


@pytest.mark.parametrize("said", SAID)
def test_who_asks_is_the_rightmost_that_is_none_of_our_proxies(said: str) -> None:
    value, asker = SAID[said]
    assert OURS.client_of(PROXY, [(b"x-forwarded-for", value.encode("latin-1"))]) == asker


def test_a_header_that_comes_twice_is_one() -> None:
    twice = [(b"x-forwarded-for", b"1.1.1.1"), (b"host", b"x"), (b"x-forwarded-for", b"203.0.113.9")]
    assert OURS.client_of(PROXY, twice) == "203.0.113.9"


def test_another_header_says_nothing() -> None:
    for name in (b"forwarded", b"x-real-ip", b"cf-connecting-ip", b"x-forwarded-host"):
        assert OURS.client_of(PROXY, [(name, b"for=203.0.113.9"), (name, b"203.0.113.9")]) == PROXY


def test_a_household_has_one_name() -> None:
    assert client_network("2001:db8::7") == client_network("2001:db8::ffff:7") != client_network("2001:db8:0:1::7")
    assert client_network("203.0.113.9") == client_network("::ffff:203.0.113.9") != client_network("203.0.113.10")
    assert [client_network(one) for one in ("127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1")] == [""] * 4


def test_the_scheme_is_one_of_two() -> None:
    assert forwarded_scheme([(b"x-forwarded-proto", b"https")]) == "https"
    assert forwarded_scheme([(b"x-forwarded-proto", b"http"), (b"x-forwarded-proto", b"https")]) == "https"
    assert [forwarded_scheme([(b"x-forwarded-proto", one)]) for one in (b"javascript", b"", b"https, http")] == [""] * 3


def reach(house: House, peer: str, proxies: TrustedProxies = OURS) -> httpx.AsyncClient:
    """Return a client that asks from an address."""
    app = ProxyMiddleware(make_app(house.context), proxies, ConnectionLimiter(house.clock))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(peer, 5)), base_url="http://localhost")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """Open a number of connections from an address at once."""
    monkeypatch.setattr(connection_limiter, "MAX_PER_ADDRESS", 3)
    return 3


async def allowed(house: House) -> int:
    """Return how often one address may ask that says nothing of others."""
    most = await spend(reach(house, "192.168.7.7"), said="")
    assert most > 10
    return most


async def spend(client: httpx.AsyncClient, said: str) -> int:
    """Ask until that was too often, saying something else each time; return how often that was."""
    for number in range(10_000):
        asked = await client.get("/api/puzzles/none", headers={"X-Forwarded-For": said.format(number)})
        if asked.status_code == 429:
            return number
    raise AssertionError("there was no end")


@pytest.mark.anyio
async def test_a_stranger_is_who_they_are_whatever_they_say(house: House) -> None:
    stranger = reach(house, STRANGER)
    assert await spend(stranger, said="203.0.113.{}") == await allowed(house)
    for said in ("203.0.113.77", "127.0.0.1", "garbage", "2001:db8::1", "1.1.1.1," * 1_500):
        assert await spend(stranger, said=said) == 0


@pytest.mark.anyio
async def test_through_our_proxy_each_counts_for_themselves_and_makes_up_nothing(house: House) -> None:
    through = reach(house, PROXY)
    most = await allowed(house)
    assert await spend(through, said="203.0.{}.1, 203.0.113.77") == most
    assert await spend(through, said="203.0.113.77:{}") == 0
    assert await spend(through, said="203.0.113.77, 10.9.9.9") == 0
    assert await spend(through, said="203.0.113.78") == most
    assert await spend(through, said="2001:db8::{:x}") == most, "a household has many addresses, and counts once"


@pytest.mark.anyio
async def test_where_no_proxy_is_named_none_is_believed(house: House) -> None:
    most = await allowed(house)
    for peer in (PROXY, "127.0.0.1", "::1"):
        assert await spend(reach(house, peer, TrustedProxies()), said="203.0.113.{}") == most


class Held:
    """Requests that are under way until they are let go."""

    def __init__(self, house: House, noted: RecordingMetrics) -> None:
        self.inside: list[str] = []
        self.let = anyio.Event()
        self.limiter = ConnectionLimiter(house.clock, proxies=OURS, metrics=noted)
        self.app = ProxyMiddleware(self._hold, OURS, self.limiter)
        self.messages: list[dict[str, Any]] = []

    async def _hold(self, scope: Scope, _: Receive, __: Send) -> None:
        self.inside.append(scope["client"][0])
        await self.let.wait()

    async def ask(self, peer: str, said: str, kind: str = "http") -> None:
        async def receive() -> dict[str, Any]:
            return {"type": f"{kind}.request"}

        async def send(message: Any) -> None:
            self.messages.append(dict(message))

        headers = [(b"x-forwarded-for", said.encode())]
        await self.app({"type": kind, "client": (peer, 5), "headers": headers}, receive, send)


@pytest.mark.anyio
@pytest.mark.parametrize(("kind", "refused"), [("http", ("status", 429)), ("websocket", ("code", 1008))])
async def test_so_much_may_be_under_way_of_one_address_and_no_more(
    house: House, few: int, kind: str, refused: tuple[str, int]
) -> None:
    noted = RecordingMetrics()
    held = Held(house, noted)
    async with anyio.create_task_group() as group:
        for _ in range(few):
            group.start_soon(held.ask, PROXY, "203.0.113.9", kind)
        await anyio.wait_all_tasks_blocked()
        await held.ask(PROXY, "made-up, 203.0.113.9", kind)
        assert held.messages[0][refused[0]] == refused[1]
        assert noted.rejections() == {"address-limit": 1}
        group.start_soon(held.ask, PROXY, "203.0.113.10", kind)
        for _ in range(few + 1):
            group.start_soon(held.ask, PROXY, "", kind)
        await anyio.wait_all_tasks_blocked()
        assert sorted(held.inside) == [PROXY] * (few + 1) + ["203.0.113.10"] + ["203.0.113.9"] * few
        held.let.set()
    await held.ask(PROXY, "203.0.113.9", kind)
    assert held.inside[-1] == "203.0.113.9", "who has gone has left room"


@pytest.mark.anyio
async def test_lines_of_a_proxy_are_not_counted_as_one_address_and_a_strangers_are(house: House, few: int) -> None:
    entry = Entry(house)
    entry.limiter = entry.config.limiter = ConnectionLimiter(house.clock, proxies=OURS)
    assert not any(entry.come(PROXY)[0].aborted for _ in range(few + 5))
    assert not any(entry.come("::ffff:10.0.0.2")[0].aborted for _ in range(few + 5))
    assert [entry.come(STRANGER)[0].aborted for _ in range(few + 2)] == [False] * few + [True] * 2


@pytest.mark.anyio
async def test_a_line_hears_whose_household_speaks_there(house: House) -> None:
    networks: list[str] = []

    async def nothing(_: Scope, __: Receive, ___: Send) -> None:
        await asyncio.sleep(0)

    async def never() -> dict[str, Any]:
        raise AssertionError

    async def silent(_: Any) -> None:
        raise AssertionError

    app = ProxyMiddleware(nothing, OURS, ConnectionLimiter(house.clock, proxies=OURS))
    for peer, said in ((PROXY, "2001:db8::7"), (PROXY, "x"), (STRANGER, "203.0.113.9")):
        headers = [(b"x-forwarded-for", said.encode())]
        scope = {"type": "websocket", "client": (peer, 5), "headers": headers, "state": {SET_NETWORK: networks.append}}
        await app(scope, never, silent)
    assert networks == ["2001:db8::/64", ""]


@pytest.mark.anyio
async def test_only_our_proxy_says_by_which_scheme_it_was_asked(house: House) -> None:
    found: list[str] = []

    async def look(scope: Scope, _: Receive, __: Send) -> None:
        found.append(scope["scheme"])

    async def unused(*_: Any) -> Any:
        raise AssertionError

    app = ProxyMiddleware(look, OURS, ConnectionLimiter(house.clock))
    for peer in (PROXY, STRANGER):
        for kind, plain in (("http", "http"), ("websocket", "ws")):
            headers = [(b"x-forwarded-proto", b"https")]
            await app({"type": kind, "client": (peer, 5), "headers": headers, "scheme": plain}, unused, unused)
    assert found == ["https", "wss", "http", "ws"]


@pytest.mark.parametrize("wrong", ["nowhere.example", "10.0.0.0/33", "10.0.0.1/8", "", "*"])
def test_a_proxy_that_is_no_address_is_refused(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--trusted-proxy", wrong]) == 2
    messages = capsys.readouterr().err
    assert messages.startswith(f"monopolista: --trusted-proxy {wrong}: ")
    assert messages.count("\n") == 1


@pytest.mark.parametrize("wrong", ["host", "127.0.0.1:", "70000", "-1", "127.0.0.1:x"])
def test_an_invalid_metrics_address_is_refused(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", f"--metrics={wrong}"]) == 2
    assert f"--metrics {wrong}: " in capsys.readouterr().err
