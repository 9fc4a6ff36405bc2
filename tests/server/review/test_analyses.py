"""Games that are over, looked back on and played on: over HTTP, by turns, and of no game that is still played."""

from collections.abc import AsyncGenerator, Callable
from functools import cache
from pathlib import Path

import httpx
import msgspec
import pytest

from monopolista.analyse.api_views import CourseView, GradesView, course_view
from monopolista.analyse.win_odds_timeline import Played, at_once
from monopolista.protocol.reviews import PlayedOn, PlayOn
from monopolista.server.core.credentials import digest
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import run_to_end as done
from monopolista.server.fairness.rng import first_unfair
from monopolista.server.review.analyses import replay_finished
from monopolista.server.review.fork_game import fork_game
from monopolista.server.review.replays import format_transcript, save_transcript
from monopolista.server.storage.sqlite import SqliteStore
from monopolista.table import Table
from monopolista.transcript import Header, Transcript, read
from tests.analyse.played import bots_game
from tests.games.unjudged import take_odds_away
from tests.server.house import Guest, House, play_until, seat_persons
from tests.server.http.test_costly_work import opened


@cache
def played() -> Table:
    return bots_game(["regular", "champion", "random"], 5, turns=40)


@cache
def text() -> str:
    return played().transcript.text()


@cache
def course() -> CourseView:
    return course_view(Played(played()), at_once(Played(played()).course()))


@pytest.fixture
def store(tmp_path: Path) -> SqliteStore:
    return SqliteStore(tmp_path / "games.sqlite3")


@pytest.fixture
async def client(store: SqliteStore) -> AsyncGenerator[httpx.AsyncClient]:
    async with opened(store) as found:
        yield found


@pytest.mark.anyio
async def test_a_finished_game_is_analysed_stored_or_uploaded(client: httpx.AsyncClient, store: SqliteStore) -> None:
    name = save_transcript(store, text())
    for answer in (await client.get(f"/api/analyses/{name}"), await client.post("/api/analyses", content=text())):
        assert msgspec.json.decode(answer.content, type=CourseView) == course()


@pytest.mark.anyio
async def test_its_decisions_come_section_by_section(client: httpx.AsyncClient) -> None:
    first, found = 0, list[int]()
    while True:
        answer = await client.post(f"/api/analyses?from={first}", content=text())
        view = msgspec.json.decode(answer.content, type=GradesView)
        found += [one.step for one in view.decisions]
        if view.next == 0:
            break
        assert view.next > first
        first = view.next
    assert found == sorted(found)
    assert {played().steps[number].seat for number in found} == {0, 1, 2}


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (lambda: Transcript(played().transcript.header, played().transcript.answers[:-1]), "analysis-unfinished"),
        (lambda: bots_game(["regular", "regular"], 1, "deal", turns=0).transcript, "analysis-unweighed"),
    ],
)
@pytest.mark.anyio
async def test_a_running_game_or_one_without_odds_is_not_analysed(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, game: Callable[[], Transcript], reason: str
) -> None:
    take_odds_away(monkeypatch)
    for path in ("/api/analyses", "/api/analyses?from=0"):
        answer = await client.post(path, content=game().text())
        assert answer.status_code >= 400
        assert answer.json()["reason"] == reason


@pytest.mark.anyio
async def test_what_is_no_game_has_no_analysis(client: httpx.AsyncClient, store: SqliteStore) -> None:
    assert (await client.post("/api/analyses", content="nothing")).json()["code"] == "malformed"
    assert (await client.get("/api/analyses/nothing")).json()["code"] == "unknown-room"
    assert (await client.get(f"/api/analyses/{save_transcript(store, text())}?from=-3")).status_code == 200


def decision(least: int = 30) -> int:
    """The number of a step at which a seat decides."""
    return next(number for number, step in enumerate(played().steps) if number >= least and step.seat == 1)


@pytest.mark.anyio
async def test_a_forked_game_starts_from_any_position(client: httpx.AsyncClient, store: SqliteStore) -> None:
    step = decision()
    wish = PlayOn(step, seat=1, transcript=text(), name="Anna")
    answer = await client.post("/api/games", content=msgspec.json.encode(wish))
    made = msgspec.json.decode(answer.content, type=PlayedOn)
    room = store.find_room(made.room)
    assert room is not None
    assert room.status == "playing"
    assert [seat.kind for seat in room.seats] == ["bot", "person", "bot"]
    assert room.seats[1].name == "Anna"
    assert room.seats[1].key == digest(made.seat_key)
    assert room.host == digest(made.host_key)
    found = store.find_game(room.game)
    assert found is not None
    lines = [line for one in found[1] for line in one.answers]
    assert lines == text().splitlines()[2 : 2 + step]
    assert found[0].header.begun == step
    assert (await client.get(f"/api/rooms/{made.room}")).json()["status"] == "playing"


@pytest.mark.anyio
async def test_bots_of_a_forked_game_have_other_names_than_the_player(house: House) -> None:
    wish = PlayOn(decision(), seat=1, name="\u0410da")
    begun = done(fork_game(replay_finished(text()), wish, house.context.randomness))
    assert [seat.name for seat in begun.room.seats] == ["Bruno", "\u0410da", "Carla"]
    assert begun.game.header.names == ("Bruno", "\u0410da", "Carla")
    with pytest.raises(DeniedError, match="visible characters"):
        done(fork_game(replay_finished(text()), PlayOn(decision(), seat=1, name="\u3164"), house.context.randomness))


@pytest.mark.anyio
async def test_a_game_that_was_played_on_is_played_to_its_end_and_its_dice_are_fair(house: House) -> None:
    begun = done(fork_game(replay_finished(text()), PlayOn(decision(), seat=1), house.context.randomness))
    house.store.open_game(begun.room, begun.game, begun.first)
    guest = Guest(house, house.find(begun.room.id))
    guest.seat = 1
    await guest.hello(begun.made.host_key, begun.made.seat_key)
    await play_until([guest], lambda table: table.over or table.version > begun.first.seq + decision() + 150)
    await guest.act("bankrupt")
    await play_until([guest], lambda table: table.over)
    found = house.store.find_game(begun.game.id)
    assert found is not None
    transcript = read(done(format_transcript(*found)))
    assert transcript.header.begun == decision()
    assert first_unfair(transcript) is None
    assert transcript.answers[: decision()] == played().transcript.answers[: decision()]
    changed = Transcript(msgspec.structs.replace(transcript.header, begun=1), transcript.answers)
    assert first_unfair(changed) is not None


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (lambda: PlayOn(10, seat=7, transcript=text()), "malformed"),
        (lambda: PlayOn(100_000, seat=0, transcript=text()), "not-now"),
        (lambda: PlayOn(10, seat=0, game="nothing"), "unknown-room"),
        (lambda: PlayOn(10, seat=0, transcript=Transcript(Header("italy", 2)).text()), "not-now"),
    ],
)
@pytest.mark.anyio
async def test_what_cannot_go_on_does_not(client: httpx.AsyncClient, wish: Callable[[], PlayOn], code: str) -> None:
    answer = await client.post("/api/games", content=msgspec.json.encode(wish()))
    assert answer.json()["code"] == code


@pytest.mark.anyio
async def test_a_running_game_is_neither_shown_nor_forked(house: House) -> None:
    guests = await seat_persons(house, 2)
    async with opened(house.store) as client:  # type: ignore[arg-type]
        name = guests[0].game.game
        assert (await client.get(f"/api/analyses/{name}")).json()["reason"] == "analysis-unfinished"
        wish = PlayOn(1, seat=0, game=name)
        answer = await client.post("/api/games", content=msgspec.json.encode(wish))
        assert answer.json()["reason"] == "analysis-unfinished"
