"""Guided games at a table: what is asked for is carried out, anything else is refused, and others answer by script."""

from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest

from monopolista.engine.seats import CHANCE
from monopolista.protocol.client_messages import Act, SetProxyBid
from monopolista.protocol.reviews import BeginLesson, PlayedOn
from monopolista.protocol.server_messages import Done, Failure, LessonView
from monopolista.protocol.take_back import TakeBack
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.review.replays import InvalidReplayError, build_replay, format_transcript
from monopolista.server.rooms.lesson.start import begin_lesson
from monopolista.server.rooms.play import autoplay
from monopolista.server.rooms.play.live_game import LiveGame, UnplayableGameError
from monopolista.server.storage.sqlite import SqliteStore
from monopolista.transcript import read
from tests.server.house import Guest, House, again, reason
from tests.server.http.test_costly_work import opened

pytestmark = pytest.mark.anyio

CLASSIC = ("roll", "buy", "end", "ask 5", "roll", "decline", "bid 30", "end", "accept 1", "build 16", "build 18",
           "build 19", "roll", "mortgage 5", "end", "roll", "end", "card 0", "roll")  # fmt: skip
CARDS = ("lay 24 4", "bank 11", "play 59 4", "end", "allow 0", "pick 6", "pay", "no 74 0", "play 89", "lay 33 16")


async def begin(house: House, edition: str, name: str = "Anna") -> Guest:
    """Return the learner of a new guided game."""
    begun = begin_lesson(BeginLesson(edition, name), house.context.randomness)
    house.store.open_game(begun.room, begun.game, begun.first)
    guest = Guest(house, house.find(begun.room.id))
    guest.seat = begun.made.seat
    await guest.hello(begun.made.host_key, begun.made.seat_key)
    return guest


async def let_bots_answer(guest: Guest) -> None:
    """Let the bots answer until the learner is to."""
    game = guest.room.game
    assert game is not None
    assert game.lesson is not None
    while game.lesson.due is not None:
        guest.house.clock.time += guest.room.row.bot_pause / 1000
        await autoplay.tick(guest.room)
    await guest.listen()


async def play(guest: Guest, answers: tuple[str, ...]) -> None:
    """Do what the script asks for."""
    for answer in answers:
        assert isinstance(await guest.act(answer), Done), answer
        await let_bots_answer(guest)


def lesson(guest: Guest) -> LessonView:
    found = guest.game.lesson
    assert found is not None
    return found


@pytest.mark.parametrize(("edition", "answers"), [("uk", CLASSIC), ("deal", CARDS)])
async def test_a_guided_game_is_played_by_its_script_to_its_end(
    house: House, edition: str, answers: tuple[str, ...]
) -> None:
    guest = await begin(house, edition)
    assert guest.room_view.guided
    assert lesson(guest).number == 0
    await play(guest, answers)
    assert (lesson(guest).number, lesson(guest).name) == (lesson(guest).count, "")


async def test_the_dice_are_those_of_the_script_and_nothing_is_promised_of_them(house: House) -> None:
    guest = await begin(house, "uk")
    await play(guest, ("roll",))
    assert [one.action for one in guest.game.steps if one.seat == CHANCE] == ["roll 3 4"]
    assert (guest.game.seed_hash, guest.game.seed) == ("", "")


async def test_a_legal_answer_that_the_script_does_not_ask_for_is_refused_and_changes_nothing(house: House) -> None:
    guest = await begin(house, "uk")
    before = guest.version
    for other in ("mortgage 12", "bankrupt", "asking 1", "propose 1 get 19 money 1"):
        assert reason(await guest.act(other)) == ("lesson", "")
    assert guest.version == before
    assert lesson(guest).name == "roll"


async def test_the_learner_waits_for_the_bot_and_nobody_answers_for_the_learner(house: House) -> None:
    guest = await begin(house, "uk")
    await play(guest, ("roll", "buy"))
    assert isinstance(await guest.act("end"), Done)
    await guest.listen()
    assert lesson(guest).waiting
    assert guest.game.next_bots == [1]
    await let_bots_answer(guest)
    assert not lesson(guest).waiting
    assert guest.game.next_bots == []
    guest.room.presence.stand_ins.add(0)
    house.clock.time += 3600
    assert await autoplay.tick(guest.room) is None


async def test_nothing_is_taken_back_and_no_bid_is_made_by_the_server(house: House) -> None:
    guest = await begin(house, "uk")
    await play(guest, ("roll", "buy", "end", "ask 5", "roll", "decline"))
    answers = await guest.say(TakeBack(house.command(), 0, 0, needs_consent=False))
    assert [one.code for one in answers if isinstance(one, Failure)] == ["not-now"]
    bid = SetProxyBid(house.command(), guest.room.row.game, guest.version, 0, 300)
    assert [one.code for one in await guest.say(bid) if isinstance(one, Failure)] == ["lesson"]


async def test_a_guided_game_goes_on_after_a_restart_at_the_same_step(house: House) -> None:
    guest = await begin(house, "italy")
    await play(guest, CLASSIC[:10])
    before = lesson(guest)
    [guest] = await again(house, [guest])
    assert lesson(guest) == before
    await play(guest, CLASSIC[10:])
    assert lesson(guest).name == ""


async def test_a_guided_game_goes_on_though_it_was_left_while_the_bot_was_to_answer(house: House) -> None:
    guest = await begin(house, "italy")
    await play(guest, CLASSIC[:2])
    assert isinstance(await guest.act("end"), Done)
    [guest] = await again(house, [guest])
    assert lesson(guest).waiting
    await let_bots_answer(guest)
    await play(guest, CLASSIC[3:])


async def test_a_command_that_is_repeated_is_carried_out_once(house: House) -> None:
    guest = await begin(house, "uk")
    command = Act("same", guest.room.row.game, guest.version, 0, "roll")
    first, second = [one for _ in range(2) for one in await guest.say(command) if isinstance(one, Done)]
    assert first.version == second.version


async def test_another_process_that_follows_a_guided_game_is_at_the_same_step(house: House) -> None:
    begun = begin_lesson(BeginLesson("uk", "Anna"), house.context.randomness)
    leading, following = (run_to_end(LiveGame.read(begun.game, [begun.first])) for _ in range(2))
    for answer in ("roll", "buy", "end"):
        step = leading.play(0, leading.table.game.parse(answer))
        leading.on_committed(step)
        following.follow(step)
    assert leading.lesson is not None
    assert following.lesson is not None
    assert following.lesson.view() == leading.lesson.view()
    assert following.table.save() == leading.table.save()


async def test_a_game_of_an_earlier_script_cannot_be_gone_on_with(house: House) -> None:
    begun = begin_lesson(BeginLesson("uk", "Anna"), house.context.randomness)
    header = msgspec.structs.replace(begun.game.header, lesson="0" * 64)
    with pytest.raises(UnplayableGameError, match="script"):
        run_to_end(LiveGame.read(replace(begun.game, header=header), [begun.first]))


async def test_a_guided_game_is_no_replay_and_its_transcript_claims_no_seed(house: House) -> None:
    guest = await begin(house, "deal")
    await play(guest, CARDS)
    found = house.store.find_game(guest.room.row.game)
    assert found is not None
    with pytest.raises(InvalidReplayError, match="laid by hand"):
        run_to_end(build_replay(*found))
    header = read(run_to_end(format_transcript(*found))).header
    assert (header.seed, header.seal, header.promise) == ("", msgspec.UNSET, msgspec.UNSET)


@pytest.mark.parametrize(
    ("edition", "name", "code"),
    [("nothing", "Anna", "malformed"), ("uk", "\u3164", "malformed"), ("uk", "", "malformed")],
)
async def test_no_guided_game_of_no_edition_or_for_nobody(house: House, edition: str, name: str, code: str) -> None:
    with pytest.raises(DeniedError) as denied:
        begin_lesson(BeginLesson(edition, name), house.context.randomness)
    assert denied.value.code == code


@pytest.fixture
async def client(tmp_path: Path) -> AsyncGenerator[httpx.AsyncClient]:
    async with opened(SqliteStore(tmp_path / "games.sqlite3")) as found:
        yield found


async def test_a_guided_game_is_begun_over_http(client: httpx.AsyncClient) -> None:
    answer = await client.post("/api/lessons", content=msgspec.json.encode(BeginLesson("us", "Anna")))
    assert answer.status_code == 201, answer.text
    made = msgspec.json.decode(answer.content, type=PlayedOn)
    assert (await client.get(f"/api/rooms/{made.room}")).json()["status"] == "playing"
