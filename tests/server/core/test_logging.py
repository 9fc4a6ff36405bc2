"""The log in both formats: it says where something happened, and contains no input of a client."""

import json
import logging
from collections.abc import Generator, Iterator
from contextlib import suppress
from contextvars import copy_context
from datetime import datetime
from pathlib import Path

import anyio
import pytest
from websockets.exceptions import ConnectionClosed

from monopolista.protocol.client_messages import SetPace
from monopolista.server.core import credentials
from monopolista.server.core.logging import Form, at_table, bind_request, brief, configure_logging, format_error
from monopolista.server.net.trusted_proxies import TrustedProxies
from monopolista.server.rooms import dispatcher
from tests.server.house import Guest, HeldClock, House
from tests.server.net.test_connection_limiter import KEYED, NONSENSE, UPGRADES, reach, say
from tests.server.running import Running, server

SECRET = "Xk7wSecretWordOfSomebody"


@pytest.fixture(autouse=True)
def root() -> Iterator[logging.Logger]:
    """Return the root of all loggers, as it was afterwards."""
    found = logging.getLogger()
    before, level = [*found.handlers], found.level
    yield found
    found.handlers[:] = before
    found.setLevel(level)


def written(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().err


def failed() -> BaseException:
    """Return an exception of the program whose message contains a client's input."""
    with pytest.raises(ValueError, match=SECRET) as error:
        TrustedProxies([SECRET])
    return error.value


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_error_is_logged_by_type_and_location_without_its_message(
    form: Form, capsys: pytest.CaptureFixture[str]
) -> None:
    configure_logging(HeldClock(), form)
    logging.getLogger("monopolista").error("a request failed", exc_info=failed())
    found = written(capsys)
    assert SECRET not in found
    assert "ValueError" in found
    assert "proxies.py" in found
    assert "a request failed" in found


def test_messages_of_system_errors_are_logged() -> None:
    assert brief(OSError(28, "No space left on device")) == "OSError '[Errno 28] No space left on device'"
    assert brief(ValueError(SECRET)) == "ValueError"


def test_the_cause_of_an_error_is_logged_too() -> None:
    group = ExceptionGroup(SECRET, [KeyError(SECRET)])
    group.exceptions[0].__cause__ = failed()
    found = format_error(group)
    assert SECRET not in found
    assert [kind for kind in ("ExceptionGroup", "KeyError", "ValueError", "proxies.py") if kind not in found] == []


def test_an_object_of_json_is_a_line(root: logging.Logger, capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging(HeldClock(), "json")
    root.setLevel(logging.INFO)

    def play() -> None:
        at_table("a link")
        logging.getLogger("monopolista").warning("first\nsecond %s", "\u2028")
        logging.getLogger("elsewhere").info("done")

    copy_context().run(play)
    first, second = (json.loads(line) for line in written(capsys).split("\n")[:-1])
    assert datetime.fromisoformat(first.pop("time")).utcoffset() is not None
    said = {
        "level": "warning",
        "logger": "monopolista",
        "message": "first\nsecond \u2028",
        "table": credentials.number("a link"),
    }
    assert first == said
    assert (second["level"], second["logger"]) == ("info", "elsewhere")


@pytest.mark.anyio
async def test_whatever_is_logged_says_in_answer_to_what_it_was(
    capsys: pytest.CaptureFixture[str],
) -> None:
    configure_logging(HeldClock())
    log = logging.getLogger("monopolista")

    async def ask(number: str, link: str) -> None:
        bind_request(number, "203.0.113.9")
        log.warning("asked")
        await anyio.lowlevel.checkpoint()
        at_table(link)
        await anyio.to_thread.run_sync(log.warning, "played")

    async with anyio.create_task_group() as group:
        group.start_soon(ask, "one", "first")
        group.start_soon(ask, "two", "second")
    log.warning("by the server")
    first, second = credentials.number("first"), credentials.number("second")
    assert sorted(written(capsys).splitlines()) == [
        "WARNING: asked [request one]",
        "WARNING: asked [request two]",
        "WARNING: by the server",
        f"WARNING: played [request one table {first}]",
        f"WARNING: played [request two table {second}]",
    ]


@pytest.mark.anyio
async def test_a_failed_command_is_logged_without_its_input(
    house: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    configure_logging(house.clock, "json")
    room, host_key = house.open_room()
    guest = Guest(house, room)
    await guest.hello(host_key)

    async def fails(*_: object) -> None:
        raise ValueError(SECRET)

    monkeypatch.setattr(dispatcher, "_handle", fails)
    await guest.say(SetPace(SECRET, 700))
    found = written(capsys)
    assert json.loads(found)["message"] == "a command failed"
    assert not [one for one in (SECRET, room.row.id, room.row.watch, host_key) if one in found]


@pytest.fixture(params=["text", "json"])
def loud(request: pytest.FixtureRequest, tmp_path: Path) -> Generator[tuple[Running, str]]:
    """Run a server that logs all it can."""
    arguments = ("--log", request.param, "--trusted-proxy", "127.0.0.1")
    with server(tmp_path, *arguments, program="tests.server.loud") as running:
        yield running, request.param


@pytest.mark.process
def test_a_game_leaves_nothing_of_those_who_play_in_the_log(loud: tuple[Running, str]) -> None:
    running, form = loud
    made = running.make_room()
    others = [running.make_room()["room"], credentials.new_key(lambda size: b"k" * size)]
    with running.line(made["room"]) as line, running.line(made["spectatorLink"]) as watcher:
        line.send(type="hello", keys=[made["hostKey"], others[1]])
        watcher.send(type="hello", keys=[others[1]])
        line.send(type="take-seat", id=SECRET, seat=0, name="Annamaria Zanzibar", token="cat")
        seat = line.hear("seated")["key"]
        line.send(type="send-chat", id="say", seat=0, text=f"chat {SECRET}")
        line.hear("done", id="say")
        line.send(type="recover-seat", id="r", code="WRNGCD", key=others[1])
        line.hear("failure")
        line.send(type="start", id="start")
        game = line.hear("game")["game"]
        line.send(type="act", id="act", game=game, version=0, seat=0, action=f"roll {SECRET}")
        line.hear("failure", id="act")
        for bad in ("{", f'{{"type":"{SECRET}"}}', f"[{SECRET}"):
            line.socket.send(bad)
            line.hear("failure")
        with suppress(ConnectionClosed):
            watcher.send_in_pieces(["x" * 999] * 300)
    said = "203.0.113.9"
    running.ask(f"api/rooms/{others[0]}?{SECRET}", X_Forwarded_For=said)
    running.ask(f"api/analyses/{game}", X_Forwarded_For=said)
    running.ask(f"nothing/{SECRET}", X_Forwarded_For=said, X_Request_Id=SECRET)
    for kind in NONSENSE.values():
        say(reach(running), [part.replace(b"ROOM", made["room"].encode()) for part in kind], waits=True)
    for header in (b"Sec-WebSocket-Version", b"Sec-WebSocket-Extensions", b"Connection", b"Content-Length", b"\xff"):
        wrong = header + b": " + SECRET.encode() + b"\r\n"
        asked = b"GET /ws/%b HTTP/1.1\r\nHost: localhost\r\n" % SECRET.encode()
        say(reach(running), [asked + wrong + UPGRADES + KEYED + b"\r\n"], waits=True)
    log = running.errors.read_text()
    secrets = [SECRET, *made.values(), *others, seat, game, "Annamaria", "Zanzibar", "WRNGCD", "chat"]
    assert [one for one in secrets if one in log] == []
    assert "a connection was closed" in log or "Invalid HTTP request" in log, "something was logged at all"
    if form == "json":
        lines = [json.loads(line) for line in log.splitlines()]
        assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)


@pytest.mark.process
def test_every_answer_has_a_number_of_our_own(loud: tuple[Running, str]) -> None:
    running, _ = loud
    paths = ("api/editions", "health/live", "x")
    numbers = {running.ask(path, X_Request_Id="mine")[2]["x-request-id"] for path in paths}
    assert len(numbers) == 3
    assert "mine" not in numbers


def test_the_number_of_a_table_is_no_way_to_it() -> None:
    link = credentials.new_link(lambda size: b"l" * size)
    assert credentials.number(link) == credentials.number(link) != credentials.number(link[::-1])
    assert link not in credentials.number(link)
