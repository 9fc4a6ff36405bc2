"""A real server on a real line: bad input of every sort, and the server is up and the game unchanged."""

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, nullcontext
from pathlib import Path
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.http11 import Response

from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT
from monopolista.server.rooms.websocket import LONGEST_MESSAGE
from monopolista.table import Table
from monopolista.transcript import RULES_VERSION
from tests.server.running import Line, Running, server

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("network"), "--allowed-host", "play.example.org") as found:
        yield found
        assert found.process.poll() is None


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Running]:
    """A server of its own: such frequent expensive requests would be delayed at the shared one."""
    with server(tmp_path) as found:
        yield found


@pytest.fixture
def room(running: Running) -> Iterator[tuple[Line, dict[str, str]]]:
    """A room in which one person plays; the line hears every change of the game."""
    made = running.make_room()
    with running.line(made["room"]) as line:
        line.send(type="hello", keys=[made["hostKey"]])
        line.send(type="take-seat", id="take", seat=0, name="Anna", token="cat")
        made["key"] = line.hear("seated")["key"]
        line.send(type="set-pace", id="pace", botPause=5000)
        line.send(type="start", id="start")
        line.hear("done", id="start")
        line.hear("game")
        yield line, made


def version(running: Running, made: dict[str, str]) -> int:
    """Return how far the game is, as a new client sees it."""
    with running.line(made["spectatorLink"]) as watcher:
        watcher.send(type="hello")
        return watcher.hear("game")["version"]


MALFORMED: dict[str, bytes | str] = {
    "nothing": "",
    "no json": "roll",
    "torn json": '{"type":"act"',
    "not a number": '{"type":"act","id":"a","game":"","version":NaN,"seat":0,"action":"roll"}',
    "infinite": '{"type":"act","id":"a","game":"","version":Infinity,"seat":0,"action":"roll"}',
    "a fraction": '{"type":"act","id":"a","game":"","version":1.5,"seat":0,"action":"roll"}',
    "a number as text": '{"type":"act","id":"a","game":"","version":"1","seat":0,"action":"roll"}',
    "truth as a number": '{"type":"act","id":"a","game":"","version":1,"seat":false,"action":"roll"}',
    "endless digits": '{"type":"act","id":"a","game":"","version":1' + "0" * 5000 + ',"seat":0,"action":"roll"}',
    "a list": "[]",
    "null": "null",
    "no type": "{}",
    "an unknown type": '{"type":"cheat"}',
    "an unknown field": '{"type":"start","id":"a","please":true}',
    "a missing field": '{"type":"act","id":"a"}',
    "deep": "[" * 60_000,
    "deep in place": '{"type":"hello","keys":' + "[" * 50_000,
    "bytes": b"\xff\xfe\x00",
    "bytes within a string": b'{"type":"hello","keys":["\xff\xfe"]}',
    "bytes within a name": b'{"type":"\xc3\x28"}',
    "a server's message": '{"type":"done","id":"a","version":1}',
}


@pytest.mark.parametrize("kind", MALFORMED)
def test_an_invalid_message_is_reported_to_its_sender_and_changes_nothing(
    running: Running, room: tuple[Line, dict[str, str]], kind: str
) -> None:
    line, made = room
    before = version(running, made)
    line.socket.send(MALFORMED[kind])
    assert line.hear("failure")["code"] == "malformed"
    assert version(running, made) == before


@pytest.mark.parametrize("pieces", [1, 20])
def test_a_message_that_is_too_long_ends_the_line_be_it_whole_or_in_pieces(
    running: Running, room: tuple[Line, dict[str, str]], pieces: int
) -> None:
    line, made = room
    before = version(running, made)
    whole = " " * (LONGEST_MESSAGE - 16) + '{"type":"hello"}'
    line.socket.send(whole)
    assert line.hear("game")["version"] == before
    too_long = [" " * (LONGEST_MESSAGE // pieces)] * pieces + [whole] if pieces > 1 else [" " + whole]
    with pytest.raises(ConnectionClosed) as ended:
        line.send_in_pieces(too_long)
    assert ended.value.rcvd is None or ended.value.rcvd.code == 1009
    assert version(running, made) == before


def test_frames_are_not_packed_so_that_a_few_bytes_never_become_many(running: Running) -> None:
    made = running.make_room()
    with running.line(made["room"], compression="deflate") as line:
        assert line.socket.protocol.extensions == []
        assert "Sec-WebSocket-Extensions" not in cast("Response", line.socket.response).headers


def test_foreign_keys_open_nothing(running: Running, room: tuple[Line, dict[str, str]]) -> None:
    _, made = room
    other = running.make_room()
    with running.line(made["room"]) as thief:
        thief.send(type="hello", keys=[other["hostKey"], "A" * 43, "", "' OR 1=1 --", "\u0000", "\ud800"][:5])
        assert thief.hear("room")["ownSeats"] == []
        game = thief.hear("game")
        assert game["own"] == []
        thief.send(type="act", id="a", game=game["game"], version=game["version"], seat=0, action="roll")
        assert thief.hear("failure")["code"] == "not-yours"
        thief.send(type="setup", id="b", edition="italy", options={}, seats=[], auctionSeconds=0, answerSeconds=0)
        assert thief.hear("failure")["code"] == "not-host"
    assert version(running, made) == game["version"]


def test_a_hostile_name_is_sent_unchanged(running: Running) -> None:
    made = running.make_room()
    name = "<b>&\"'</b>${7*7}{{x}}"
    with running.line(made["room"]) as line:
        line.send(type="hello", keys=[made["hostKey"]])
        line.hear("room")
        line.send(type="take-seat", id="t", seat=0, name=name, token="hat")
        assert line.hear("room")["seats"][0]["name"] == name
        for bad in ("\u202e", "x" * 25, "", "\u0007"):
            line.send(type="take-seat", id="u", seat=0, name=bad, token="hat")
            assert line.hear("failure")["code"] == "malformed"


def test_an_endless_sender_is_warned_and_then_disconnected(running: Running, room: tuple[Line, dict[str, str]]) -> None:
    _, made = room
    with running.line(made["room"]) as flood, pytest.raises(ConnectionClosed):
        flood.send_on('{"type":"hello"}', 20_000)
    assert version(running, made) > 0


def test_a_room_holds_so_many_and_no_more(running: Running) -> None:
    made = running.make_room()
    with ExitStack() as lines:
        for _ in range(64):
            stranger = lines.enter_context(running.line(made["room"]))
            lines.callback(stranger.socket.socket.shutdown, socket.SHUT_RDWR)
            stranger.send(type="hello")
            stranger.hear("room")
        with running.line(made["room"]) as last:
            last.send(type="hello")
            assert last.hear()["code"] == "too-much"
            with pytest.raises(ConnectionClosed):
                last.hear("room")
        for link, shown in ((made["room"], [made["hostKey"]]), (made["spectatorLink"], [])):
            with running.line(link) as other:
                other.send(type="hello", keys=shown)
                assert other.hear("room")["host"] == bool(shown)
    with running.line(made["room"]) as after:
        after.send(type="hello")
        assert after.hear("room")["status"] == "lobby"


@pytest.mark.parametrize("link", ["nowhere", "%00", "x" * 5000, "a'b"])
def test_a_room_that_there_is_not(running: Running, link: str) -> None:
    with running.line(link) as line:
        assert line.hear()["code"] == "unknown-room"


def test_a_line_that_breaks_off_leaves_the_others_alone(running: Running, room: tuple[Line, dict[str, str]]) -> None:
    line, made = room
    with running.line(made["room"]) as dead:
        dead.send(type="hello", keys=[made["key"]])
        dead.hear("game")
        dead.socket.socket.shutdown(socket.SHUT_RDWR)
    line.send(type="set-pace", id="again", botPause=4000)
    assert line.hear("done", id="again")
    assert version(running, made) > 0


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"Origin": "http://{host}"}, True),
        ({"Host": "localhost:5173", "Origin": "http://localhost:5173"}, True),
        ({"Host": "play.example.org", "Origin": "https://play.example.org"}, True),
        ({"Host": "play.example.org:443", "Origin": "https://play.example.org"}, True),
        ({"Origin": "http://localhost:5173"}, False),
        ({"Origin": "http://127.0.0.1:1"}, False),
        ({"Host": "127.0.0.1", "Origin": "http://localhost"}, False),
        ({"Host": "play.example.org", "Origin": "https://play.example.org:8443"}, False),
        ({"Host": "play.example.org:8000", "Origin": "http://play.example.org"}, False),
        ({"Host": "192.168.1.7:8000", "Origin": "http://192.168.1.7:8000"}, True),
        ({"Host": "[::1]:8000"}, True),
        ({"Origin": "https://evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "http://6.6.6.6"}, False),
        ({"Origin": "http://[broken"}, False),
        ({"Origin": "http://{host}x"}, False),
        ({"Host": "127.0.0.1:many", "Origin": "http://127.0.0.1:many"}, False),
        ({"Host": "evil.example", "Origin": "http://evil.example"}, False),
        ({"Host": ""}, False),
    ],
)
def test_only_our_own_pages_talk_to_the_server(running: Running, headers: dict[str, str], allowed: bool) -> None:
    sent = {name: value.format(host=running.host) for name, value in headers.items()}
    status, _, _ = running.ask("api/rooms", b"{}", **sent)
    assert status == (201 if allowed else 403)
    if "Host" not in headers:
        made = running.make_room()
        refused = nullcontext() if allowed else pytest.raises(InvalidStatus)
        with refused, running.line(made["room"], additional_headers=sent) as line:
            line.send(type="hello")
            line.hear("room")


def test_every_page_binds_what_it_may_load(running: Running) -> None:
    for path in ("", "r/room", "api/editions", "api/nothing", "assets/nothing.js"):
        _, _, headers = running.ask(path)
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_any_address_of_the_game_opens_the_page_and_nothing_else_is_served(running: Running) -> None:
    page = running.ask("")
    assert page[0] == 200
    assert b"<html" in page[1]
    assert page[2]["cache-control"] == "no-cache"
    assert running.ask("rules/xyz")[1] == page[1]
    table = running.ask("r/abc")[1]
    assert running.ask("w/xyz")[1] == table
    assert table.count(b"modulepreload") > page[1].count(b"modulepreload")
    for path in (".sources", "../pyproject.toml", "%2e%2e/%2e%2e/pyproject.toml", "assets/../../table.py", "a%00b.txt",
                 "x" * 300 + ".txt", "api/unknown", "favicon.nothing", "..%5c..%5ctable.py"):  # fmt: skip
        status, body, _ = running.ask(path)
        assert status == 404
        assert b"monopolista" not in body


def test_what_is_built_may_be_kept_for_good(running: Running) -> None:
    page = running.ask("")[1].decode()
    assets = [part.split('"')[0] for part in page.split('src="/')[1:]]
    assert assets
    for asset in assets:
        status, _, headers = running.ask(asset)
        assert status == 200
        assert "immutable" in headers["cache-control"]
        assert headers["content-type"].startswith("text/javascript")


def test_a_box_is_described(running: Running) -> None:
    box = json.loads(running.ask("api/editions/italy")[1])
    assert len(box["squares"]) == 40
    other = json.loads(running.ask("api/editions/italy?deck=A")[1])
    assert box["cards"] != other["cards"]
    for path in ("api/editions/atlantis", "api/editions/..%2fitaly", "api/options/atlantis",
                 "api/rulebook/italy?language=..", "api/rulebook/atlantis?language=it"):  # fmt: skip
        assert running.ask(path)[0] == 404
    assert "RENT-2" in json.loads(running.ask("api/rulebook/italy?language=it")[1])


def test_a_link_as_a_picture(running: Running) -> None:
    status, body, headers = running.ask("api/qr?text=http://192.168.1.7:8000/r/room")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert body.startswith(b"<svg")
    assert running.ask("api/qr?text=" + "x" * 401)[0] == 400
    assert running.ask("api/qr")[0] == 400
    assert b"script" not in running.ask("api/qr?text=%3Cscript%3E")[1]


BODIES: dict[str, bytes] = {
    "json": b'{"edition":5}',
    "edition": b'{"edition":"atlantis"}',
    "field": b'{"edition":"italy","admin":true}',
    "bytes": b"\xff",
    "nan": b'{"edition":NaN}',
    "deep": b"[" * 50_000,
}


@pytest.mark.parametrize("kind", BODIES)
def test_a_body_that_is_no_room_opens_none(running: Running, kind: str) -> None:
    status, body, _ = running.ask("api/rooms", BODIES[kind])
    assert status == 400
    assert json.loads(body)["code"] == "malformed"


def test_a_body_without_end_is_not_read(running: Running) -> None:
    assert running.ask("api/rooms", b" " * 200_000)[0] == 413


def played(seats: int = 2) -> Table:
    table = Table("italy", seats, seed=5)
    for _ in range(8):
        offers = {offer.verb for offer in table.offers(table.next_asked)}
        verb = next(verb for verb in ("buy", "end", "roll", "pass", "fine") if verb in offers)
        table.play(table.next_asked, verb)
    return table


def test_a_transcript_becomes_a_replay(running: Running) -> None:
    table = played()
    status, body, _ = running.ask("api/replays", table.transcript.text().encode())
    assert status == 200
    replay = json.loads(body)
    assert [step["action"] for step in replay["steps"]] == [step.action for step in table.steps]
    assert len(replay["names"]) == len(replay["tokens"]) == 2
    assert not replay["over"]


def test_a_transcript_that_the_rules_forbid_or_that_is_none_is_refused(fresh: Running) -> None:
    good = played().transcript.text()
    bad = [
        "", "hello", good.replace("italy", "atlantis"), good.replace('"seats":2', '"seats":1'), good + "0 bid 5\n",
        good.replace('"seats":2', '"seats":' + "9" * 40), good + "9 roll\n", good + "0 roll 6 6\n", good + "\x00\n",
        good.replace(f'"rules":{RULES_VERSION}', '"rules":99'), good + "-1 roll\n",
    ]  # fmt: skip
    for text in bad:
        status, body, _ = fresh.ask("api/replays", text.encode())
        assert status == 400, text[-40:]
        assert json.loads(body)["code"] == "malformed"
    assert fresh.ask("api/replays", b"\xff\xfe")[0] == 400
    assert fresh.ask("api/replays", b"x" * (LONGEST_TRANSCRIPT + 1))[0] == 413


def test_a_game_can_be_taken_away_as_a_file_and_looked_at_again(
    running: Running, room: tuple[Line, dict[str, str]]
) -> None:
    _, made = room
    with running.line(made["spectatorLink"]) as watcher:
        watcher.send(type="hello")
        game = watcher.hear("game")
    status, text, headers = running.ask(f"api/transcripts/{game['game']}")
    assert status == 200
    assert headers["content-disposition"].startswith("attachment")
    assert text.decode().startswith("monopolista transcript\n")
    replay = json.loads(running.ask(f"api/replays/{game['game']}")[1])
    assert len(replay["steps"]) == game["version"]
    assert replay["seedHash"] == game["seedHash"]
    assert replay["seed"] == ""
    for path in ("api/replays/none", "api/transcripts/none"):
        assert running.ask(path)[0] == 404


def test_verification_data_is_served_for_stored_and_uploaded_games(
    running: Running, fresh: Running, room: tuple[Line, dict[str, str]]
) -> None:
    _, made = room
    with running.line(made["spectatorLink"]) as watcher:
        watcher.send(type="hello")
        game = watcher.hear("game")
    sheet = json.loads(running.ask(f"api/dice/{game['game']}")[1])
    assert sheet["promise"] == game["seedHash"]
    assert sheet["seed"] == ""
    assert not sheet["over"]
    text = running.ask(f"api/transcripts/{game['game']}")[1]
    assert json.loads(fresh.ask("api/dice", text)[1]) == sheet
    assert running.ask("api/dice/none")[0] == 404
    assert fresh.ask("api/dice", played().transcript.text().encode() + b"0 roll 6 6\n")[0] == 400


def test_no_key_is_in_any_log(running: Running, room: tuple[Line, dict[str, str]]) -> None:
    line, made = room
    line.send(type="act", id="a", game="", version=0, seat=0, action=made["key"])
    line.hear("failure")
    assert running.errors.read_text() == ""


def test_a_foreign_database_stops_the_server_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").write_text("my diary")
    command = [sys.executable, "-m", "monopolista", "serve", "--port", "0", "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert "--data" in ended.stderr
    assert (tmp_path / "games.sqlite3").read_text() == "my diary"
