"""Problems over HTTP: what is listed gives nothing away, each is told with its solution, and is played on from."""

from collections.abc import AsyncGenerator
from pathlib import Path

import httpx
import msgspec
import pytest

from monopolista.analyse.problems import problems
from monopolista.server.playing_on import PlayedOn, PlayOn
from monopolista.server.problems import ProblemRow
from monopolista.server.sqlite import SqliteStore
from tests.server.test_dear import opened

FIRST = problems()[0]


@pytest.fixture
async def client(tmp_path: Path) -> AsyncGenerator[httpx.AsyncClient]:
    async with opened(SqliteStore(tmp_path / "games.sqlite3")) as found:
        yield found


@pytest.mark.anyio
async def test_all_are_listed_without_their_solutions(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/problems")
    rows = msgspec.json.decode(answer.content, type=list[ProblemRow])
    assert [one.name for one in rows] == [one.name for one in problems()]
    assert b"odds" not in answer.content
    assert b"transcript" not in answer.content


@pytest.mark.anyio
async def test_one_is_told_with_what_each_answer_leads_to(client: httpx.AsyncClient) -> None:
    view = (await client.get(f"/api/problems/{FIRST.name}")).json()
    assert [one["answer"]["action"] for one in view["answers"]] == [one.action for one in FIRST.answers]
    assert [one["odds"] for one in view["answers"]] == [list(one.odds) for one in FIRST.answers]
    assert len(view["replay"]["steps"]) == FIRST.transcript.count("\n") - 2
    assert not view["replay"]["over"]
    assert view["next"] == problems()[1].name


@pytest.mark.anyio
async def test_there_is_no_problem_of_another_name(client: httpx.AsyncClient) -> None:
    for path in ("nothing", "italy"):
        assert (await client.get(f"/api/problems/{path}")).status_code == 404
    wish = msgspec.json.encode(PlayOn(0, 0, problem="nothing"))
    assert (await client.post("/api/games", content=wish)).status_code == 404


@pytest.mark.anyio
async def test_one_may_play_on_from_a_problem_though_its_game_is_not_over(client: httpx.AsyncClient) -> None:
    wish = PlayOn(FIRST.transcript.count("\n") - 2, FIRST.seat, problem=FIRST.name, name="Maud")
    answer = await client.post("/api/games", content=msgspec.json.encode(wish))
    assert answer.status_code == 201, answer.text
    assert msgspec.json.decode(answer.content, type=PlayedOn).seat == FIRST.seat
