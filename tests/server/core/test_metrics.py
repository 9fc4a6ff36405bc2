"""Metrics: the counts match what was done, and are served on a separate listener."""

import json
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from monopolista import __version__
from monopolista.engine.seats import CHANCE, CLOCK
from monopolista.protocol.client_messages import AbandonGame, Act
from monopolista.protocol.server_messages import Done
from monopolista.server.app.prometheus import PrometheusMetrics
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.context import ServerContext, Settings
from monopolista.server.rooms.people import admission
from monopolista.server.rooms.play import autoplay
from tests.server.house import Guest, House, asks, play_until, repeating, seat_persons
from tests.server.noted import RecordingMetrics
from tests.server.postgres import Postgres
from tests.server.running import SECONDS, Line, Running, server

Found = dict[tuple[str, ...], float]
"""Metrics by their names, without monopolista_, and the values of their labels, in the order of the labels' names."""


def read(text: str) -> Found:
    """Parse metrics in the Prometheus format; check that each has a description."""
    found: Found = {}
    for family in text_string_to_metric_families(text):
        assert family.documentation
        for sample in family.samples:
            labels = [sample.labels[name] for name in sorted(sample.labels)]
            found[sample.name.removeprefix("monopolista_"), *labels] = sample.value
    return found


@pytest.fixture
def counted(house: House) -> PrometheusMetrics:
    """Return what counts all that happens in the house."""
    metrics = PrometheusMetrics("file")
    house.context = ServerContext(house.store, house.clock, repeating(), Settings(), metrics=metrics)
    return metrics


def current_metrics(metrics: PrometheusMetrics) -> Found:
    return read(metrics.render("")[0].decode())


@pytest.mark.anyio
async def test_a_game_that_was_played_is_counted_answer_by_answer(house: House, counted: PrometheusMetrics) -> None:
    guests = await seat_persons(house, 2, bots=2, options={"turns": 12})
    await play_until(guests, lambda table: table.over)
    given = Counter(step.seat for step in guests[0].table.steps)
    found = current_metrics(counted)
    assert given[CHANCE] > 0
    assert given[0] + given[1] > 0
    assert found["moves_total", "chance"] == given[CHANCE]
    assert found["moves_total", "person"] == given[0] + given[1]
    assert found["moves_total", "robot"] == given[2] + given[3]
    assert found["moves_total", "clock"] == given[CLOCK] == 1, "the time of the game is up"
    assert found["bot_decision_seconds_count",] == given[2] + given[3]
    assert found["games_started_total", "classic"] == 1
    assert found["games_ended_total", "classic", "over"] == 1


@pytest.mark.anyio
async def test_who_is_late_and_what_a_limit_bids_is_the_clocks(house: House, counted: PrometheusMetrics) -> None:
    guests = await seat_persons(house, 2, seconds=3)
    await play_until(guests, asks("auction"))
    before = current_metrics(counted)
    house.clock.time += 30
    await autoplay.tick(guests[0].room)
    assert current_metrics(counted)["moves_total", "clock"] == before.get(("moves_total", "clock"), 0) + 2


@pytest.mark.anyio
async def test_a_game_that_is_given_up_has_ended_and_refusals_say_why(house: House, counted: PrometheusMetrics) -> None:
    host, other = await seat_persons(house, 2)
    await other.say(AbandonGame("no"))
    await host.act("fly")
    await host.say(Act("late", "another game", 0, host.seat, "roll"))
    await host.say(AbandonGame("yes"))
    assert isinstance(host.received[-2], Done)
    found = current_metrics(counted)
    assert found["games_ended_total", "classic", "given-up"] == 1
    refused = {name[1:]: many for name, many in found.items() if name[0] == "refusals_total"}
    assert refused == {
        ("table", "not-host", ""): 1,
        ("table", "malformed", ""): 1,
        ("table", "stale", ""): 1,
    }


@pytest.mark.anyio
async def test_who_is_turned_away_at_a_table_is_counted_by_why(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = RecordingMetrics()
    settings = Settings(max_connections=2)
    house.context = ServerContext(house.store, house.clock, repeating(), settings, metrics=noted)
    monkeypatch.setattr(admission, "MOST_OF_ONE", 1)
    room, host_key = house.open_room()
    for _ in range(2):
        await Guest(house, room).hello(host_key)
    for _ in range(3):
        await Guest(house, room).hello()
    assert noted.rejections() == {"replaced": 1, "room-full": 1}
    for _ in range(3):
        admission.admit(room, Connection(spectator=True))
    assert noted.rejections() == {"replaced": 1, "room-full": 1, "room-crowded": 1}


@contextmanager
def looked_at(folder: Path, *arguments: str) -> Generator[tuple[Running, str]]:
    """Run a server, and yield it with the address of its metrics."""
    with server(folder, "--metrics", "0", *arguments) as running:
        assert running.process.stdout is not None
        said = running.process.stdout.readline().split()
        assert said[:-1] == ["metrics", "are", "at"]
        yield running, said[-1]


def scrape(address: str) -> Found:
    with urllib.request.urlopen(address, timeout=SECONDS) as answer:
        assert answer.headers["Content-Type"].startswith("text/plain; version=")
        assert answer.headers["Cache-Control"] == "no-store"
        return read(answer.read().decode())


def when_connected(address: str, lines: int) -> Found:
    """Return the metrics once a number of connections are open: a server notices a closed one later."""
    ends = time.monotonic() + SECONDS
    while (found := scrape(address))["connections", "websocket"] != lines:
        assert time.monotonic() < ends, found
    return found


def change_pace(line: Line, number: int) -> None:
    """Change the pace, and wait until that is acknowledged."""
    line.send(type="set-pace", id=f"{number}", botPause=number)
    line.hear("done", id=f"{number}")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Generator[tuple[Running, str]]:
    with looked_at(tmp_path_factory.mktemp("metrics")) as found:
        yield found


@pytest.mark.process
def test_a_server_tells_what_went_over_its_lines(running: tuple[Running, str]) -> None:
    served, address = running
    before = scrape(address)
    made = served.make_room()
    with ExitStack() as lines:
        anna, watcher, stranger = (
            lines.enter_context(served.line(made[link])) for link in ("room", "spectatorLink", "room")
        )
        anna.send(type="hello", keys=[made["hostKey"]])
        anna.send(type="take-seat", id="take", seat=0, name="Anna", token="cat")
        anna.hear("seated")
        for other in (watcher, stranger):
            other.send(type="hello")
            other.hear("room")
        for number in range(7):
            change_pace(anna, number)
        stranger.send(type="set-pace", id="mine", botPause=1)
        stranger.hear("failure", id="mine")
        anna.socket.send("{")
        anna.hear("failure")
        found = when_connected(address, 3)
        assert found["clients", "seat"] == 1
        assert found["clients", "spectator"] == 1
        assert found["clients", "other"] == 1
        assert found["tables", "lobby"] == before["tables", "lobby"] + 1
    grown = Counter({name: value - before.get(name, 0) for name, value in found.items()})
    assert grown["message_latency_seconds_count", "set-pace"] == 8
    assert grown["message_latency_seconds_count", "hello"] == 3
    assert grown["message_latency_seconds_count", "take-seat"] == 1
    assert grown["message_latency_seconds_bucket", "+Inf", "set-pace"] == 8
    assert grown["commit_changes_sum",] == 9, "the room, the seat, and seven paces"
    assert grown["commit_seconds_count",] == grown["commit_changes_count",]
    assert grown["rooms_created_total",] == 1
    assert grown["http_requests_total", "POST", "201"] == 1
    assert grown["refusals_total", "table", "not-yours", ""] == 1
    assert grown["refusals_total", "table", "malformed", ""] == 1
    assert [(name[1], name[3], value) for name, value in found.items() if name[0] == "build_info"] == [
        ("file", __version__, 1)
    ]
    when_connected(address, 0)


@pytest.mark.process
def test_the_metrics_listener_serves_nothing_else_and_no_other_serves_metrics(running: tuple[Running, str]) -> None:
    served, address = running
    there = address.removesuffix("metrics")
    for path in ("", "api/editions", "api/rooms", "index.html", "metrics/", "ws/x"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(there + path, timeout=SECONDS)
    for path, status in (("health/live", "live"), ("health/ready", "ready")):
        with urllib.request.urlopen(there + path, timeout=SECONDS) as answer:
            assert json.loads(answer.read()) == {"status": status}
    for path in ("metrics", "health/live", "health/ready"):
        assert served.ask(path)[0] == 404
    assert "127.0.0.1" in address or "localhost" in address


@pytest.mark.process
def test_who_comes_by_a_strange_name_is_counted(running: tuple[Running, str]) -> None:
    served, address = running
    before = scrape(address).get(("connections_rejected_total", "foreign-origin"), 0)
    assert served.ask("api/editions", Host="elsewhere.example")[0] == 403
    assert served.ask("api/rooms", b"x" * 100_000)[0] == 413
    after = scrape(address)
    assert after["connections_rejected_total", "foreign-origin"] == before + 1
    assert after["connections_rejected_total", "too-large"] == 1


@pytest.mark.process
def test_processes_count_what_they_tell_each_other(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with ExitStack() as stack:
        both: list[tuple[Running, str]] = []
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            both.append(stack.enter_context(looked_at(tmp_path / name, "--database", database)))
        (one, first), (other, second) = both
        made = one.make_room()
        anna, bruno = stack.enter_context(one.line(made["room"])), stack.enter_context(other.line(made["room"]))
        anna.send(type="hello", keys=[made["hostKey"]])
        bruno.send(type="hello")
        bruno.hear("room")
        anna.send(type="set-pace", id="pace", botPause=1234)
        bruno.hear("room", botPause=1234)
        assert scrape(first)["notifications_sent_total",] >= 1
        assert scrape(second)["notifications_received_total",] >= 1
        assert [scrape(where)["database_disconnects_total",] for where in (first, second)] == [0, 0]
