"""A site below a path of its host: what is below it is ours, and nothing else."""

import http.client
from collections.abc import Iterator
from contextlib import closing

import pytest
from websockets.exceptions import InvalidStatus

from monopolista.server.app import startup
from monopolista.server.configuration.checks import parse_base_path
from tests.server.running import SECONDS, Running, server

BASE = "/games/of-mine"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("base"), "--base-path", f"{BASE}/") as found:
        yield found


def asked(running: Running, method: str, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    """Ask for a path of the host, and follow nothing."""
    with closing(http.client.HTTPConnection(running.host, timeout=SECONDS)) as line:
        line.request(method, path, headers=headers)
        answer = line.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read().decode()


@pytest.mark.parametrize(
    ("text", "base"),
    [
        ("", ""),
        ("/", ""),
        ("/games", "/games"),
        ("/games/", "/games"),
        ("/a/b-c", "/a/b-c"),
        ("/~me/v1.0_x", "/~me/v1.0_x"),
    ],
)
def test_a_base_is_a_path_with_or_without_a_slash_at_its_end(text: str, base: str) -> None:
    assert parse_base_path(text) == base


@pytest.mark.parametrize(
    "text",
    ["games", "//", "/a//b", "/a/../b", "/..", "/.", "/a b", "/é", "/a%20b", "/a?b", "/a#b", "/a:b", "/a\n", "/{x}"],
)
def test_what_is_no_such_path_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="give a path like /games"):
        parse_base_path(text)


@pytest.mark.process
def test_what_is_announced_has_the_base(running: Running) -> None:
    assert running.base == BASE
    for place in (startup.bind("127.0.0.1", 0, BASE), startup.bind("0.0.0.0", 0, BASE)):
        with place.listener:
            assert all(address.endswith(f":{place.port}{BASE}/") for address in (place.own, *place.addresses))


@pytest.mark.process
def test_the_base_itself_leads_to_the_site(running: Running) -> None:
    status, headers, _ = asked(running, "GET", BASE)
    assert (status, headers["location"]) == (307, f"{BASE}/")


@pytest.mark.process
@pytest.mark.parametrize("path", ["/", "/r/somewhere", "/worker.js", "/api/editions"])
def test_what_is_below_the_base_is_nowhere_else(running: Running, path: str) -> None:
    assert asked(running, "GET", f"{BASE}{path}")[0] == 200
    for cluster in ("", "/games", f"{BASE}x"):
        status, headers, _ = asked(running, "GET", cluster + path)
        assert status == 404
        assert "content-security-policy" in headers


@pytest.mark.process
def test_the_root_of_the_host_says_where_the_site_is(running: Running) -> None:
    assert f"{BASE}/" in asked(running, "GET", "/")[2]


@pytest.mark.process
def test_a_room_is_made_and_entered_below_the_base_alone(running: Running) -> None:
    assert asked(running, "POST", "/api/rooms")[0] == 404
    room = running.make_room()["room"]
    with running.line(room) as line:
        line.send(type="hello")
        assert line.hear("room")["room"] == room
    cluster = Running(running.process, f"http://{running.host}/", running.errors)
    with pytest.raises(InvalidStatus), cluster.line(room):
        pytest.fail("there is a room outside")


@pytest.mark.process
def test_pages_of_others_are_refused_as_they_are_everywhere(running: Running) -> None:
    for path in ("/", f"{BASE}/", f"{BASE}/api/editions"):
        assert asked(running, "GET", path, Origin="http://elsewhere.example")[0] == 403
