"""Simulations in processes of their own: followed, stopped, ended with their server, and kept with their reports."""

import json
import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest

from monopolista.server.jobs import simulation_job
from monopolista.server.jobs.run_store import RunStore
from monopolista.server.rooms.context import Settings
from tests.plain import PROGRAM
from tests.server.running import Running, server
from tests.server.simulations import ENDLESS, PATIENCE, SHORT, opened


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
        metrics = done["figures"]
        assert sum(metrics["wins"]) + metrics["shared"] == metrics["finished"] == metrics["games"] == 6
        assert 10 <= metrics["turns"] <= 20
        assert [group["name"] for group in metrics["groups"]][:2] == ["brown", "light-blue"]
        assert all(0 <= group["won"] <= group["whole"] <= 6 for group in metrics["groups"])
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
        await browser.followed.ended.wait()
        assert await browser.runs() == []


@pytest.mark.process
@pytest.mark.anyio
async def test_who_stops_one_that_is_gone_at_once_is_answered_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine the program dies, and its folder with it, before the server looks again."""
    ask_to_stop = simulation_job._ask_to_stop  # pyright: ignore[reportPrivateUsage]

    def stop_at_once(running: Any) -> None:
        ask_to_stop(running)
        RunStore(tmp_path / "simulations").remove(running.name)

    monkeypatch.setattr(simulation_job, "_ask_to_stop", stop_at_once)
    async with opened(tmp_path) as browser:
        name = (await browser.start(**ENDLESS))["id"]
        status, body = await browser.ask("POST", f"/{name}/stop")
        assert (status, body["status"]) == (200, "stopping")


@pytest.mark.process
@pytest.mark.anyio
async def test_one_that_ends_while_it_is_looked_up_runs_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a page says of a run that is over how far it is, and has no words for its state."""
    find = RunStore.find
    async with opened(tmp_path) as browser:
        name = (await browser.start(**ENDLESS))["id"]
        await browser.until("playing")

        async def stop() -> None:
            assert (await browser.ask("POST", f"/{name}/stop"))[0] == 200
            await browser.followed.ended.wait()

        def find_later(runs: RunStore, wanted: str) -> Any:
            monkeypatch.setattr(RunStore, "find", find)
            anyio.from_thread.run(stop)
            return find(runs, wanted)

        monkeypatch.setattr(RunStore, "find", find_later)
        assert await browser.ask("GET", "/running") == (200, None)
        assert [run["status"] for run in await browser.runs()] == ["stopped"]


@pytest.mark.process
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
from monopolista.server.app import startup
from monopolista.server.jobs import subprocess
from monopolista.server.rooms.context import Settings

read_lines = subprocess.read_lines

async def report(process):
    async for line in read_lines(process):
        yield line
        print(process.pid, line.decode(), flush=True)

folder, *program = sys.argv[1:]
folder, subprocess.read_lines = Path(folder), report
place = startup.bind("127.0.0.1", 0)
print("at", place.own, flush=True)
startup.serve(startup.open_store(folder), place, Settings(simulations=folder / "simulations", program=tuple(program)))
"""
"""A server that prints what its simulation has said, once it has taken that in."""


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
    """Kill a server without warning (SIGKILL), and wait for its simulation; return what it had reported."""
    process = serving(folder, PROGRAM)
    with running_at(process, folder) as running:
        running.ask("api/simulations", json.dumps(ENDLESS).encode())
        player, games = 0, 0
        while not games:
            assert process.stdout is not None
            player, _, body = process.stdout.readline().partition(" ")
            games = json.loads(body).get("games", 0)
        found = json.loads(running.ask("api/simulations/running")[1])
        ended = os.pidfd_open(int(player))
    try:
        assert select.select([ended], [], [], PATIENCE)[0], "the simulation goes on"
    finally:
        os.close(ended)
    return found


@pytest.mark.process
@pytest.mark.anyio
async def test_a_simulation_whose_server_is_killed_ends_by_itself_and_keeps_what_was_played(tmp_path: Path) -> None:
    found = killed_amid_a_simulation(tmp_path)
    async with opened(tmp_path) as browser:
        (stopped,) = await browser.runs()
        assert (stopped["id"], stopped["status"]) == (found["id"], "stopped")
        assert stopped["figures"]["games"] >= found["games"] > 0


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
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print('{"doing":"playing","games":1}', flush=True)
while True:
    signal.pause()
"""


@pytest.mark.process
@pytest.mark.anyio
async def test_a_simulation_that_takes_too_long_is_ended_even_by_force(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    end, found = simulation_job._end, list[Any]()  # pyright: ignore[reportPrivateUsage]
    settings = Settings(
        simulations=tmp_path / "simulations", program=(sys.executable, "-c", STUBBORN), longest_simulation=0
    )
    async with opened(tmp_path, settings) as browser:

        async def end_what_is_stubborn(running: Any) -> None:
            await browser.until("playing")
            found.append(running.process)
            await end(running)

        monkeypatch.setattr(simulation_job, "_SHUTDOWN_SECONDS", 0)
        monkeypatch.setattr(simulation_job, "_end", end_what_is_stubborn)
        await browser.start(**SHORT)
        await browser.followed.ended.wait()
        assert (await browser.ask("GET", "/running"))[1] is None
    assert [process.returncode for process in found] == [-signal.SIGKILL]


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
    program = (sys.executable, "-uc", f"import signal; print({chr(10).join(lines)!r}); signal.pause()")
    async with opened(tmp_path, Settings(simulations=tmp_path / "simulations", program=program)) as browser:
        await browser.start(**SHORT)
        playing = await browser.until("playing")
        assert (playing["games"], playing["seconds"]) == (3, 1.5)


GENTLE = """
import os, signal, sys
open(os.environ["BEGUN"]).read()
print('{"doing":"playing","games":%d}' % os.nice(0), flush=True)
signal.pause()
"""


@pytest.mark.process
@pytest.mark.anyio
async def test_the_game_goes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = tmp_path / "begun"
    os.mkfifo(begun)
    monkeypatch.setenv("BEGUN", str(begun))
    program = (sys.executable, "-c", GENTLE)
    async with opened(tmp_path, Settings(simulations=tmp_path / "simulations", program=program)) as browser:
        await browser.start(**SHORT)
        await anyio.to_thread.run_sync(begun.write_text, "")
        assert (await browser.until("playing"))["games"] == 10


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


@pytest.mark.process
@pytest.mark.parametrize(("command", "offered"), [("play", True), ("serve", False)])
def test_only_the_game_on_ones_own_computer_offers_them(tmp_path: Path, command: str, offered: bool) -> None:
    arguments = ["--no-browser"] if command == "play" else []
    with server(tmp_path, *arguments, command=command) as running:
        assert json.loads(running.ask("api/simulations")[1])["offered"] == offered
