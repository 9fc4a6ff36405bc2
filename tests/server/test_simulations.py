"""Simulations that the browser asks for: in a process of their own, one at a time, kept with their reports."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import anyio
import httpx
import msgspec
import pytest

from monopolista.games import GAMES
from monopolista.server import simulator
from monopolista.server.app import make_app
from monopolista.server.around import Around, Settings
from monopolista.server.clock import SystemClock
from monopolista.server.runs import Asked, Runs
from monopolista.server.simulating import MakeSimulation
from monopolista.server.sqlite import SqliteStore
from tests.plain import PROGRAM
from tests.server.house import repeating
from tests.server.running import Running, server

PATIENCE = 120
SHORT: dict[str, Any] = {
    "edition": "italy",
    "bots": ["regular", "regular"],
    "games": 6,
    "options": {"turns": 10},
    "language": "nl",
}
ENDLESS = SHORT | {"games": 100_000}
NAME = "A" * 16
NOTHING: dict[str, Any] = {"offered": False, "reserved": False, "installed": False, "runs": []}


class Browser:
    """What a browser asks of a server."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def ask(self, method: str, path: str = "", **wish: Any) -> tuple[int, Any]:
        answer = await self.client.request(method, f"/api/simulations{path}", json=wish or None)
        return answer.status_code, answer.json()

    async def start(self, **wish: Any) -> dict[str, Any]:
        status, made = await self.ask("POST", **wish)
        assert status == 201, made
        return made

    async def runs(self) -> list[dict[str, Any]]:
        return (await self.ask("GET"))[1]["runs"]

    async def until(self, *wanted: str) -> dict[str, Any]:
        """Return the latest run when it is in one of these states."""
        for _ in range(PATIENCE * 10):
            latest = (await self.runs())[0]
            if latest["status"] in wanted and (latest["games"] or latest["status"] != "playing"):
                return latest
            await anyio.sleep(0.1)
        raise AssertionError(f"not {wanted}: {await self.runs()}")

    async def report(self, name: str) -> tuple[int, str, str]:
        answer = await self.client.get(f"/simulations/{name}/report.html")
        return answer.status_code, answer.text, answer.headers["content-security-policy"]


@asynccontextmanager
async def opened(
    folder: Path, settings: Settings | None = None, *, client: str = "127.0.0.1", address: str = "http://localhost"
) -> AsyncGenerator[Browser]:
    """Open a server on a folder until the end of the block, which closes it as people do."""
    chosen = settings or Settings(simulations=folder / "simulations", program=PROGRAM)
    around = Around(SqliteStore(folder / "games.sqlite3"), SystemClock(), repeating(time.monotonic_ns()), chosen)
    app = make_app(around)
    transport = httpx.ASGITransport(app, client=(client, 50_000))
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url=address) as asking:
        yield Browser(asking)


@pytest.mark.process
@pytest.mark.anyio
async def test_a_simulation_is_followed_and_its_report_opens_in_the_language_of_who_asked(tmp_path: Path) -> None:
    settings = Settings(simulations=tmp_path / "simulations", program=PROGRAM, base="/games")
    async with opened(tmp_path, settings, address="http://localhost/games") as browser:
        assert await browser.ask("GET") == (200, {"offered": True, "reserved": False, "installed": True, "runs": []})
        assert await browser.ask("GET", "/running") == (200, None)
        made = await browser.start(**SHORT)
        assert (made["status"], made["asked"], made["figures"]) == ("starting", 6, None)
        assert (await browser.ask("GET", "/running"))[1]["id"] == made["id"]
        done = await browser.until("done")
        assert (done["id"], done["games"], done["bots"]) == (made["id"], 6, ["regular", "regular"])
        assert done["options"]["turns"] == 10
        figures = done["figures"]
        assert sum(figures["wins"]) + figures["shared"] == figures["finished"] == figures["games"] == 6
        status, page, policy = await browser.report(made["id"])
        assert (status, '<html lang="nl" ' in page) == (200, True)
        assert set(re.findall('href="(/[^"]*)"', page)) == {"/games/", "/games/simulations"}
        assert policy.startswith("default-src 'none'; style-src 'unsafe-inline'; font-src data:;")
        assert "script-src" not in policy
        assert (await browser.ask("DELETE", f"/{made['id']}"))[0] == 200
        assert await browser.runs() == []
        assert (await browser.report(made["id"]))[0] == 404
        assert list((tmp_path / "simulations").iterdir()) == []


@pytest.mark.process
@pytest.mark.anyio
async def test_there_is_one_at_a_time_and_who_stops_it_keeps_what_was_played(tmp_path: Path) -> None:
    async with opened(tmp_path) as browser:
        name = (await browser.start(**ENDLESS))["id"]
        playing = await browser.until("playing")
        assert 0 < playing["games"] < playing["asked"] == 100_000
        assert playing["seconds"] > 0
        status, refused = await browser.ask("POST", **SHORT)
        assert (status, refused["code"], refused["reason"]) == (403, "not-now", "busy")
        status, refused = await browser.ask("DELETE", f"/{name}")
        assert (status, refused["reason"]) == (403, "busy")
        assert (await browser.ask("POST", f"/{name}/stop"))[1]["status"] == "stopping"
        assert (await browser.ask("POST", f"/{name}/stop"))[0] == 200
        stopped = await browser.until("stopped")
        assert playing["games"] <= stopped["figures"]["games"] < stopped["asked"]
        assert (await browser.report(name))[0] == 200
        assert (await browser.start(**SHORT))["status"] == "starting"


@pytest.mark.process
@pytest.mark.anyio
async def test_one_that_is_stopped_before_anything_was_played_leaves_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as browser:
        name = (await browser.start(**ENDLESS))["id"]
        await browser.ask("POST", f"/{name}/stop")
        for _ in range(PATIENCE * 10):
            if not await browser.runs():
                return
            await anyio.sleep(0.1)
        raise AssertionError(await browser.runs())


@pytest.mark.process
@pytest.mark.anyio
async def test_who_stops_one_that_is_gone_at_once_is_answered_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine the program dies, and its folder with it, before the server looks again."""
    ask_to_stop = simulator._ask_to_stop  # pyright: ignore[reportPrivateUsage]

    def stop_at_once(running: Any) -> None:
        ask_to_stop(running)
        Runs(tmp_path / "simulations").remove(running.name)

    monkeypatch.setattr(simulator, "_ask_to_stop", stop_at_once)
    async with opened(tmp_path) as browser:
        name = (await browser.start(**ENDLESS))["id"]
        status, told = await browser.ask("POST", f"/{name}/stop")
        assert (status, told["status"]) == (200, "stopping")


@pytest.mark.campaign
@pytest.mark.anyio
async def test_closing_the_server_ends_what_runs_and_the_next_one_finds_its_report(tmp_path: Path) -> None:
    async with opened(tmp_path) as browser:
        name = (await browser.start(**ENDLESS))["id"]
        await browser.until("playing")
    async with opened(tmp_path) as browser:
        assert await browser.ask("GET", "/running") == (200, None)
        (run,) = await browser.runs()
        assert (run["id"], run["status"]) == (name, "stopped")
        assert run["figures"]["games"] > 0
        assert (await browser.report(name))[0] == 200


SERVE = """
import sys
from pathlib import Path
from monopolista.server import start
from monopolista.server.around import Settings
folder, *program = sys.argv[1:]
folder = Path(folder)
place = start.listen("127.0.0.1", 0)
print("at", place.own, flush=True)
start.serve(start.open_store(folder), place, Settings(simulations=folder / "simulations", program=tuple(program)))
"""


def serving(folder: Path, program: Sequence[str], found: dict[str, str] | None = None) -> "subprocess.Popen[str]":
    """Start a server whose simulations another program plays, and finds these variables."""
    command = [sys.executable, "-c", SERVE, str(folder), *program]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **(found or {})})


@contextmanager
def running_at(process: "subprocess.Popen[str]", folder: Path) -> Generator[Running]:
    """Ask a server until the end of the block, which kills it without a word of warning (SIGKILL)."""
    assert process.stdout is not None
    with process.stdout:
        try:
            yield Running(process, process.stdout.readline().split()[-1], folder)
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait(20)


def killed_amid_a_simulation(folder: Path) -> dict[str, Any]:
    """Kill a server without a word of warning (SIGKILL), and return what it told of its simulation last."""
    with running_at(serving(folder, PROGRAM), folder) as running:
        running.ask("api/simulations", json.dumps(ENDLESS).encode())
        for _ in range(PATIENCE * 10):
            found = json.loads(running.ask("api/simulations/running")[1])
            if found["games"]:
                return found
            time.sleep(0.1)
        raise AssertionError("nothing was played")


@pytest.mark.campaign
@pytest.mark.anyio
async def test_a_simulation_whose_server_is_killed_ends_by_itself_and_keeps_what_was_played(tmp_path: Path) -> None:
    found = killed_amid_a_simulation(tmp_path)
    async with opened(tmp_path) as browser:
        stopped = await browser.until("stopped")
        assert stopped["id"] == found["id"]
        assert stopped["figures"]["games"] >= found["games"]


ASLEEP = """
import sys
from monopolista.cli import main
arguments = sys.argv[1:]
arguments[arguments.index("--bots") + 1] = "tests.simulate.asleep:bot"
sys.exit(main(arguments))
"""


@pytest.mark.process
@pytest.mark.anyio
async def test_a_simulation_that_has_not_begun_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """Compiling takes minutes and says nothing: four processes went on with it, and with all games after it."""
    awake = tmp_path / "awake"
    os.mkfifo(awake)
    process = serving(tmp_path, [sys.executable, "-c", ASLEEP], {"ASLEEP": str(awake)})
    with running_at(process, tmp_path) as running:
        running.ask("api/simulations", json.dumps(SHORT).encode())
        with awake.open() as alive:
            assert alive.readline() == "awake\n"
            process.kill()
            assert alive.read() == "", "until it has ended"


STUBBORN = """
import signal, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print('{"doing":"playing","games":1}', flush=True)
while True:
    time.sleep(60)
"""


@pytest.mark.process
@pytest.mark.anyio
async def test_a_simulation_that_takes_too_long_is_ended_even_by_force(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulator, "_PATIENCE", 0.1)
    program = (sys.executable, "-c", STUBBORN)
    settings = Settings(simulations=tmp_path / "simulations", program=program, longest_simulation=0.5)
    async with opened(tmp_path, settings) as browser:
        await browser.start(**SHORT)
        for _ in range(PATIENCE * 10):
            if (await browser.ask("GET", "/running"))[1] is None:
                return
            await anyio.sleep(0.1)
        raise AssertionError(await browser.runs())


ELSEWHERE: dict[str, tuple[str, str, dict[str, str]]] = {
    "over the network": ("192.168.1.7", "http://192.168.1.5", {}),
    "over the network, by our own name": ("192.168.1.7", "http://localhost", {}),
    "through a proxy": ("127.0.0.1", "http://localhost", {"X-Forwarded-For": "203.0.113.9"}),
    "through a proxy that is told who asks": ("127.0.0.1", "http://localhost", {"Forwarded": "for=127.0.0.1"}),
    "through a tunnel that says nothing": ("127.0.0.1", "http://203.0.113.9", {}),
    "from nowhere": ("", "http://localhost", {}),
}


@pytest.mark.parametrize("where", ELSEWHERE)
@pytest.mark.anyio
async def test_only_who_sits_at_the_computer_may_start_stop_remove_or_read_them(tmp_path: Path, where: str) -> None:
    client, address, headers = ELSEWHERE[where]
    Runs(tmp_path / "simulations").add(NAME, asked(1))
    (tmp_path / "simulations" / NAME / "report.html").write_text("ours")
    async with opened(tmp_path, client=client, address=address) as browser:
        browser.client.headers.update(headers)
        assert await browser.ask("GET") == (200, NOTHING | {"reserved": True})
        for method, path in (("POST", ""), ("POST", f"/{NAME}/stop"), ("DELETE", f"/{NAME}"), ("GET", "/running")):
            status, refused = await browser.ask(method, path, **(SHORT if (method, path) == ("POST", "") else {}))
            assert (status, refused["code"], refused["reason"]) == (403, "not-host", "not-at-home")
        assert (await browser.report(NAME))[:1] == (403,)
    assert [run.id for run in Runs(tmp_path / "simulations").all()] == [NAME]


@pytest.mark.parametrize("address", ["http://localhost", "http://127.0.0.1", "http://[::1]"])
@pytest.mark.anyio
async def test_who_sits_at_the_computer_is_offered_them_by_any_name_that_it_calls_itself(
    tmp_path: Path, address: str
) -> None:
    async with opened(tmp_path, client="::1" if ":1]" in address else "127.0.0.1", address=address) as browser:
        assert (await browser.ask("GET"))[1]["offered"]


@pytest.mark.process
@pytest.mark.anyio
async def test_a_simulation_that_fails_says_why_in_one_line(tmp_path: Path) -> None:
    broken = (sys.executable, "-c", "import sys; sys.exit('note\\nmonopolista: out of luck')")
    async with opened(tmp_path, Settings(simulations=tmp_path / "simulations", program=broken)) as browser:
        await browser.start(**SHORT)
        run = await browser.until("broken")
        assert (run["trouble"], run["figures"]) == ("out of luck", None)
        assert (await browser.report(run["id"]))[0] == 404


@pytest.mark.process
@pytest.mark.anyio
async def test_what_is_said_that_is_no_progress_is_passed_over(tmp_path: Path) -> None:
    lines = ["noise", '{"doing":"dancing"}', '{"doing":"playing","games":3,"seconds":1.5}', "[" * 90_000]
    program = (sys.executable, "-uc", f"import time; print({chr(10).join(lines)!r}); time.sleep(60)")
    async with opened(tmp_path, Settings(simulations=tmp_path / "simulations", program=program)) as browser:
        await browser.start(**SHORT)
        playing = await browser.until("playing")
        assert (playing["games"], playing["seconds"]) == (3, 1.5)


GENTLE = """
import os, time
while os.nice(0) < 10:
    time.sleep(0.01)
print('{"doing":"playing","games":1}', flush=True)
time.sleep(60)
"""


@pytest.mark.process
@pytest.mark.anyio
async def test_the_game_goes_first(tmp_path: Path) -> None:
    program = (sys.executable, "-c", GENTLE)
    async with opened(tmp_path, Settings(simulations=tmp_path / "simulations", program=program)) as browser:
        await browser.start(**SHORT)
        await browser.until("playing")


WISHES: dict[str, dict[str, Any]] = {
    "no games": SHORT | {"games": 0},
    "too many games": SHORT | {"games": 100_001},
    "half a game": SHORT | {"games": 1.5},
    "one player": SHORT | {"bots": ["regular"]},
    "an unknown bot": SHORT | {"bots": ["regular", "perfect"]},
    "a bot of one's own": SHORT | {"bots": ["regular", "tests.simulate.bots:hasty"]},
    "a bot that is an argument": SHORT | {"bots": ["regular", "--out=/"]},
    "an unknown box": SHORT | {"edition": "atlantis"},
    "a box that is a file": SHORT | {"edition": "../mine.toml"},
    "a bot of the other game": SHORT | {"edition": "deal", "bots": ["regular", "thrifty"], "options": {}},
    "too many for the cards": SHORT | {"edition": "deal", "bots": ["regular"] * 6, "options": {}},
    "an option of the board": SHORT | {"edition": "deal", "options": {"turns": 10}},
    "an option of the other game": SHORT | {"options": {"double_any": True}},
    "an unknown option": SHORT | {"options": {"cheat": True}},
    "an unknown language": SHORT | {"language": "xx"},
    "an unknown field": SHORT | {"seed": 7},
    "too many players": SHORT | {"bots": ["regular"] * 9},
}


@pytest.mark.parametrize("kind", WISHES)
@pytest.mark.anyio
async def test_a_wish_that_cannot_be_starts_nothing(tmp_path: Path, kind: str) -> None:
    async with opened(tmp_path) as browser:
        status, refused = await browser.ask("POST", **WISHES[kind])
        assert (status, refused["code"] in ("malformed", "clause")) == (400, True)
        assert await browser.runs() == []


@pytest.mark.parametrize(("edition", "levels"), [(game.editions()[0], game.levels) for game in GAMES.values()])
def test_every_game_is_simulated_with_its_own_bots(edition: str, levels: Sequence[str]) -> None:
    simulator.check(MakeSimulation(edition, list(levels[:4]), games=10))


@pytest.mark.process
@pytest.mark.anyio
async def test_the_card_game_is_played_as_it_was_asked(tmp_path: Path) -> None:
    program = (sys.executable, "-c", "import sys; sys.exit('monopolista: ' + ' '.join(sys.argv[1:]))")
    async with opened(tmp_path, Settings(simulations=tmp_path / "simulations", program=program)) as browser:
        wish = SHORT | {"edition": "deal", "bots": ["regular", "risk-aware"], "options": {"broken": "stay"}}
        made = await browser.start(**wish)
        assert (made["edition"], made["options"]) == ("deal", {"broken": "stay"})
        asked = (await browser.until("broken"))["trouble"]
        assert asked.startswith(
            "simulate --edition deal --option broken=stay --bots regular,risk-aware --games 6 --seed "
        )


@pytest.mark.anyio
async def test_what_options_cannot_be_had_is_told_by_their_names(tmp_path: Path) -> None:
    async with opened(tmp_path) as browser:
        wish: dict[str, Any] = SHORT | {"options": {"timed": 60}}
        clash: dict[str, Any] = SHORT | {"options": {"no_auctions": True, "first_bid": 5}}
        for asked_for, named, reason in (
            (wish, ["timed"], "no-clock"),
            (clash, ["no_auctions", "first_bid"], "no-first-bid"),
        ):
            refused = (await browser.ask("POST", **asked_for))[1]
            assert (refused["options"], refused["reason"]) == (named, reason)
        body = b'{"edition":"italy","bots":["regular","regular"],"games":NaN}'
        assert (await browser.client.post("/api/simulations", content=body)).status_code == 400
        assert (await browser.client.post("/api/simulations", content=b" " * 5000)).status_code == 413


NAMES = ("nothing", NAME, "..", "..%2f..", "%2e%2e%2fgames", "..%5c..", "a%00b", "x" * 5000, "errors.txt")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.anyio
async def test_a_simulation_that_there_is_not_is_not_found_wherever_its_name_leads(tmp_path: Path, name: str) -> None:
    async with opened(tmp_path) as browser:
        (tmp_path / "report.html").write_text("mine")
        (tmp_path / "simulations").mkdir()
        (tmp_path / "simulations" / "report.html").write_text("mine")
        assert (await browser.client.post(f"/api/simulations/{name}/stop")).status_code in (404, 405)
        assert (await browser.client.get(f"/simulations/{name}/report.html")).status_code == 404
        assert (await browser.client.delete(f"/api/simulations/{name}")).status_code in (404, 405)
        assert (tmp_path / "games.sqlite3").exists()
        assert (tmp_path / "simulations" / "report.html").read_text() == "mine"


@pytest.mark.anyio
async def test_where_something_is_missing_nothing_is_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulator, "NEEDED", ("numba", "no_such_thing"))
    async with opened(tmp_path) as browser:
        assert (await browser.ask("GET"))[1] == {"offered": True, "reserved": False, "installed": False, "runs": []}
        status, refused = await browser.ask("POST", **SHORT)
        assert (status, refused["reason"]) == (403, "not-installed")
        assert not (tmp_path / "simulations").exists()


@pytest.mark.anyio
async def test_where_they_are_not_offered_there_are_none(tmp_path: Path) -> None:
    async with opened(tmp_path, Settings()) as browser:
        assert await browser.ask("GET") == (200, NOTHING)
        assert await browser.ask("GET", "/running") == (200, None)
        for method, path in (("POST", ""), ("POST", f"/{NAME}/stop"), ("DELETE", f"/{NAME}")):
            status, refused = await browser.ask(method, path, **(SHORT if not path else {}))
            assert (status, refused["reason"]) == (403, "not-offered")
        assert (await browser.report(NAME))[0] == 404


@pytest.mark.process
@pytest.mark.parametrize(("command", "offered"), [("play", True), ("serve", False)])
def test_only_the_game_on_ones_own_computer_offers_them(tmp_path: Path, command: str, offered: bool) -> None:
    arguments = ["--no-browser"] if command == "play" else []
    with server(tmp_path, *arguments, command=command) as running:
        assert json.loads(running.ask("api/simulations")[1])["offered"] == offered


def asked(started: int, **chosen: Any) -> Asked:
    plain = Asked(started, "italy", {}, ["regular", "value"], 10, 7, "it")
    return msgspec.structs.replace(plain, **chosen)


def test_the_oldest_go_where_there_are_too_many(tmp_path: Path) -> None:
    runs = Runs(tmp_path)
    for number in range(5):
        runs.add(str(number) * 16, asked(1000 - number if number == 2 else number), most=3)
    assert [run.id[0] for run in runs.all()] == ["2", "4", "3"]


def test_what_is_no_simulation_is_not_listed(tmp_path: Path) -> None:
    runs = Runs(tmp_path)
    assert runs.all() == []
    runs.add(NAME, asked(1))
    (tmp_path / ("B" * 16)).mkdir()
    (tmp_path / ("C" * 16)).mkdir()
    (tmp_path / ("C" * 16) / "asked.json").write_text('{"started":NaN}')
    (tmp_path / "file").write_text("mine")
    (tmp_path / NAME / "summary.json").write_text("torn")
    (run,) = runs.all()
    assert (run.id, run.view.status, run.view.trouble) == (NAME, "broken", "")


def test_the_command_says_what_was_asked(tmp_path: Path) -> None:
    wish = asked(1, options={"deck": "2001", "short": False, "cash": 2000})
    told = simulator.arguments(wish, tmp_path / "mine.toml", tmp_path)
    assert told == [
        *("simulate", "--edition", str(tmp_path / "mine.toml")),
        *("--option", "deck=2001", "--option", "short=false", "--option", "cash=2000"),
        *("--bots", "regular,value", "--games", "10", "--seed", "7", "--language", "it", "--out", str(tmp_path)),
        "--json-lines",
        "--tied",
    ]
