"""Talking at the table: words for the table alone, bounded in length and rate, kept for those who come back."""

import msgspec
import pytest

from monopolista.protocol.messages import ServerMessage
from monopolista.protocol.people import ChatSettings, ChatView, React, SendChat
from monopolista.protocol.server_messages import Done, Failure
from monopolista.server.rooms.people import chat, chat_log
from tests.server.house import Guest, House, seat_persons

pytestmark = pytest.mark.anyio


async def say(guest: Guest, text: str, name: str = "") -> ServerMessage:
    """Say something; return how it is answered."""
    return (await guest.say(SendChat(name or guest.house.command(), guest.seat, text)))[0]


def chat_of(guest: Guest) -> list[str]:
    """Return the lines that a guest's screen shows."""
    shown: list[str] = []
    for view in guest.received:
        if isinstance(view, ChatView):
            shown = ([] if view.complete else shown) + [f"{line.name}: {line.text}" for line in view.lines]
    return shown


def reason(answer: ServerMessage) -> tuple[str, str]:
    assert isinstance(answer, Failure), answer
    return answer.code, answer.reason


async def watcher_of(guest: Guest) -> Guest:
    watcher = Guest(guest.house, guest.room, spectator=True)
    await watcher.hello()
    return watcher


async def test_what_one_says_all_with_a_seat_read_and_nobody_else(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    watcher = await watcher_of(anna)
    stranger = Guest(house, anna.room)
    await stranger.hello()
    assert isinstance(await say(anna, " a <b>castle</b>\n for\u202e you "), Done)
    for guest in (bruno, watcher, stranger):
        await guest.listen()
    assert chat_of(anna) == chat_of(bruno) == ["Person 0: a <b>castle</b> for you"]
    assert chat_of(watcher) == chat_of(stranger) == []


async def test_only_who_has_the_seat_speaks_for_it(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    assert reason((await bruno.say(SendChat("s", 0, "I am Anna")))[0])[0] == "not-yours"
    watcher = await watcher_of(anna)
    for message in (SendChat("s", 0, "hm"), React("r", 0, "laugh"), ChatSettings("t", True, True)):
        assert reason((await watcher.say(message))[0])[0] == "not-yours"


async def test_the_host_lets_spectators_read_or_turns_the_chat_off(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    watcher = await watcher_of(anna)
    await say(anna, "one")
    assert reason((await bruno.say(ChatSettings("t", True, True)))[0])[0] == "not-host"
    assert isinstance((await anna.say(ChatSettings("t", True, True)))[0], Done)
    await watcher.listen()
    assert chat_of(watcher) == ["Person 0: one"]
    await anna.say(ChatSettings("u", False, True))
    assert reason(await say(bruno, "two")) == ("not-now", "talk-off")
    await watcher.listen()
    assert chat_of(watcher) == chat_of(bruno) == []
    await anna.say(ChatSettings("v", True, False))
    for guest in (bruno, watcher):
        await guest.listen()
    assert (chat_of(bruno), chat_of(watcher)) == (["Person 0: one"], [])


async def test_what_is_too_long_empty_or_too_fast_is_refused_with_the_reason(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    assert reason(await say(anna, "x" * (chat_log.LONGEST_LINE + 1))) == ("malformed", "talk-long")
    assert reason(await say(bruno, " \u202e\u200d ")) == ("malformed", "talk-empty")
    answers = [await say(anna, f"line {number}") for number in range(8)]
    assert {reason(one) for one in answers if isinstance(one, Failure)} == {("too-much", "talk-fast")}
    assert isinstance(await say(bruno, "my turn"), Done)
    house.clock.time += 2
    assert isinstance(await say(anna, "again"), Done)
    assert chat_of(anna) == [
        *(f"Person 0: line {number}" for number in range(5)),
        "Person 1: my turn",
        "Person 0: again",
    ]


async def test_a_line_that_is_sent_again_is_there_once_after_a_restart_too(house: House) -> None:
    anna, _ = await seat_persons(house, 2)
    await say(anna, "once", "same")
    await say(anna, "once", "same")
    house.restart()
    again = Guest(house, house.find(anna.room.row.id))
    again.seat = anna.seat
    await again.hello(*anna.keys)
    assert isinstance(await say(again, "once", "same"), Done)
    assert chat_of(anna) == chat_of(again) == ["Person 0: once"]


async def test_only_the_last_lines_are_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_LINES", 3)
    anna, _ = await seat_persons(house, 2)
    for number in range(5):
        await say(anna, str(number))
    assert [line.text for line in house.store.chat_lines(anna.room.row.id)] == ["2", "3", "4"]
    assert [line.number for line in house.store.chat_lines(anna.room.row.id)] == [3, 4, 5]


async def test_a_reaction_is_seen_once_by_everybody_and_kept_by_nobody(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    watcher = await watcher_of(anna)
    for _ in range(2):
        assert isinstance((await anna.say(React("r", 0, "laugh")))[0], Done)
    for guest in (bruno, watcher):
        await guest.listen()
        assert [one.reaction for one in guest.last(ChatView).reactions] == ["laugh"]
        assert not any(isinstance(one, ChatView) for one in await guest.listen())
    answers = [(await anna.say(React(str(number), 0, "bravo")))[0] for number in range(6)]
    assert ("too-much", "talk-fast") in {reason(one) for one in answers if isinstance(one, Failure)}
    late = await watcher_of(anna)
    assert late.last(ChatView).reactions == []


async def test_nothing_that_is_said_is_in_the_games_record(house: House) -> None:
    anna, _ = await seat_persons(house, 2)
    await say(anna, "castle in the air")
    found = house.store.find_game(anna.room.row.game)
    assert found is not None
    assert b"castle" not in msgspec.json.encode([anna.game, [step.answers for step in found[1]]])
