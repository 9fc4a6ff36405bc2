"""Puzzles over HTTP: the list reveals no solution, each is sent with its solution, and a game can start from it."""

from collections.abc import AsyncGenerator
from pathlib import Path

import httpx
import msgspec
import pytest

from monopolista.analyse.puzzles import load_puzzles
from monopolista.games.deal.rules import events
from monopolista.protocol.reviews import PlayedOn, PlayOn, PuzzleRow
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.review.replays import replay_for_seat
from monopolista.server.storage.sqlite import SqliteStore
from monopolista.table import Table
from monopolista.transcript import read
from tests.server.http.test_costly_work import opened

FIRST = load_puzzles()[0]
OF_CARDS = next(one for one in load_puzzles() if one.name.startswith("deal"))
UNKNOWN = -1


@pytest.fixture
async def client(tmp_path: Path) -> AsyncGenerator[httpx.AsyncClient]:
    async with opened(SqliteStore(tmp_path / "games.sqlite3")) as found:
        yield found


@pytest.mark.anyio
async def test_all_are_listed_without_their_solutions(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/puzzles")
    rows = msgspec.json.decode(answer.content, type=list[PuzzleRow])
    assert [one.name for one in rows] == [one.name for one in load_puzzles()]
    assert b"odds" not in answer.content
    assert b"transcript" not in answer.content


@pytest.mark.anyio
async def test_a_puzzle_is_served_with_the_value_of_each_answer(client: httpx.AsyncClient) -> None:
    view = (await client.get(f"/api/puzzles/{FIRST.name}")).json()
    assert [one["answer"]["action"] for one in view["answers"]] == [one.action for one in FIRST.answers]
    assert [one["odds"] for one in view["answers"]] == [list(one.odds) for one in FIRST.answers]
    assert len(view["replay"]["steps"]) == FIRST.transcript.count("\n") - 2
    assert not view["replay"]["over"]
    assert view["next"] == load_puzzles()[1].name


@pytest.mark.anyio
async def test_there_is_no_puzzle_of_another_name(client: httpx.AsyncClient) -> None:
    for path in ("nothing", "italy"):
        assert (await client.get(f"/api/puzzles/{path}")).status_code == 404
    wish = msgspec.json.encode(PlayOn(0, 0, puzzle="nothing"))
    assert (await client.post("/api/games", content=wish)).status_code == 404


@pytest.mark.anyio
async def test_one_may_play_on_from_a_puzzle_though_its_game_is_not_over(client: httpx.AsyncClient) -> None:
    wish = PlayOn(FIRST.transcript.count("\n") - 2, FIRST.seat, puzzle=FIRST.name, name="Maud")
    answer = await client.post("/api/games", content=msgspec.json.encode(wish))
    assert answer.status_code == 201, answer.text
    assert msgspec.json.decode(answer.content, type=PlayedOn).seat == FIRST.seat


@pytest.mark.anyio
async def test_puzzles_of_a_card_game_hide_what_the_seat_may_not_know(client: httpx.AsyncClient) -> None:
    view = (await client.get(f"/api/puzzles/{OF_CARDS.name}")).json()
    drawn_cards = [
        (event[1], event[3]) for step in view["replay"]["steps"] for event in step["facts"] if event[0] == events.DREW
    ]
    assert view["replay"]["knownTo"] == OF_CARDS.seat
    assert {card == UNKNOWN for seat, card in drawn_cards if seat != OF_CARDS.seat} == {True}
    assert {card == UNKNOWN for seat, card in drawn_cards if seat == OF_CARDS.seat} == {False}
    drawn = [step["action"] for step in view["replay"]["steps"] if step["action"].startswith("draw")]
    assert drawn.count("draw") == sum(card == UNKNOWN for _, card in drawn_cards)
    assert view["dealtAnew"]


@pytest.mark.anyio
async def test_a_puzzle_is_the_same_for_indistinguishable_hidden_states() -> None:
    lines = OF_CARDS.transcript.splitlines()
    game = Table.replay(read(OF_CARDS.transcript), chance=None).state()
    unknown = next(hand for seat, hand in enumerate(game.hands) if seat != OF_CARDS.seat and hand.count)
    swapped = [f"* draw {game.unseen[0]}" if line == f"* draw {unknown.cards[0]}" else line for line in lines]
    drawn_cards = [run_to_end(replay_for_seat("\n".join(one) + "\n", OF_CARDS.seat))[0] for one in (lines, swapped)]
    assert lines != swapped
    assert drawn_cards[0].steps == drawn_cards[1].steps
