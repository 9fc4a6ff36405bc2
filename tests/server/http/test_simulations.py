"""Simulations that the browser asks for: who may, what is no wish, and what is kept of them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monopolista.games import GAMES
from monopolista.protocol.simulations import MakeSimulation
from monopolista.server.jobs import simulation_job
from monopolista.server.jobs.run_store import RunStore, SimulationRequest
from monopolista.server.rooms.context import Settings
from tests.server.simulations import SHORT, opened

NAME = "A" * 16
NOTHING: dict[str, Any] = {"offered": False, "reserved": False, "installed": False, "runs": []}
ELSEWHERE: dict[str, tuple[str, str, dict[str, str]]] = {
    "over the network": ("192.168.1.7", "http://192.168.1.5", {}),
    "over the network, by our own name": ("192.168.1.7", "http://localhost", {}),
    "through a proxy": ("127.0.0.1", "http://localhost", {"X-Forwarded-For": "203.0.113.9"}),
    "through a proxy that knows the client": ("127.0.0.1", "http://localhost", {"Forwarded": "for=127.0.0.1"}),
    "through a tunnel that says nothing": ("127.0.0.1", "http://203.0.113.9", {}),
    "from nowhere": ("", "http://localhost", {}),
}


@pytest.mark.parametrize("where", ELSEWHERE)
@pytest.mark.anyio
async def test_only_who_sits_at_the_computer_may_start_stop_remove_or_read_them(tmp_path: Path, where: str) -> None:
    client, address, headers = ELSEWHERE[where]
    RunStore(tmp_path / "simulations").add(NAME, asked(1))
    (tmp_path / "simulations" / NAME / "report.html").write_text("ours")
    async with opened(tmp_path, client=client, address=address) as browser:
        browser.client.headers.update(headers)
        assert await browser.ask("GET") == (200, NOTHING | {"reserved": True})
        for method, path in (("POST", ""), ("POST", f"/{NAME}/stop"), ("DELETE", f"/{NAME}"), ("GET", "/running")):
            status, refused = await browser.ask(method, path, **(SHORT if (method, path) == ("POST", "") else {}))
            assert (status, refused["code"], refused["reason"]) == (403, "not-host", "not-at-home")
        assert (await browser.report(NAME))[:1] == (403,)
    assert [run.id for run in RunStore(tmp_path / "simulations").all()] == [NAME]


@pytest.mark.parametrize("address", ["http://localhost", "http://127.0.0.1", "http://[::1]"])
@pytest.mark.anyio
async def test_who_sits_at_the_computer_is_offered_them_by_any_name_that_it_calls_itself(
    tmp_path: Path, address: str
) -> None:
    async with opened(tmp_path, client="::1" if ":1]" in address else "127.0.0.1", address=address) as browser:
        assert (await browser.ask("GET"))[1]["offered"]


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
    simulation_job.check_request(MakeSimulation(edition, list(levels[:4]), games=10))


@pytest.mark.anyio
async def test_unavailable_options_are_named(tmp_path: Path) -> None:
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
    monkeypatch.setattr(simulation_job, "NEEDED", ("numba", "no_such_thing"))
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


def asked(started: int, **chosen: Any) -> SimulationRequest:
    plain = SimulationRequest(started, "italy", {}, ["regular", "value"], 10, 7, "it")
    return msgspec.structs.replace(plain, **chosen)


def test_the_oldest_go_where_there_are_too_many(tmp_path: Path) -> None:
    runs = RunStore(tmp_path)
    for number in range(5):
        runs.add(str(number) * 16, asked(1000 - number if number == 2 else number), most=3)
    assert [run.id[0] for run in runs.all()] == ["2", "4", "3"]


def test_what_is_no_simulation_is_not_listed(tmp_path: Path) -> None:
    runs = RunStore(tmp_path)
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
    command = simulation_job.command_arguments(wish, tmp_path / "mine.toml", tmp_path)
    assert command == [
        *("simulate", "--edition", str(tmp_path / "mine.toml")),
        *("--option", "deck=2001", "--option", "short=false", "--option", "cash=2000"),
        *("--bots", "regular,value", "--games", "10", "--seed", "7", "--language", "it", "--out", str(tmp_path)),
        "--json-lines",
        "--tied",
    ]
