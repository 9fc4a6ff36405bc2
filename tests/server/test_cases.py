"""What other servers got wrong about people who come, go, drop out and come back."""

import sqlite3
from dataclasses import dataclass, field
from typing import Any

import anyio
import pytest

from monopolista.protocol.client_messages import SetPace, Start, TakeSeat
from monopolista.protocol.people import Rematch
from monopolista.protocol.server_messages import Done, Failure
from monopolista.server.rooms.context import Settings
from monopolista.server.rooms.play import autoplay
from monopolista.server.storage.base import Store
from monopolista.transcript import RULES_VERSION
from tests.server.house import Guest, House, asks, plain_answer, play_until, seat_persons

pytestmark = pytest.mark.anyio


async def come_back(house: House, guest: Guest) -> Guest:
    """Open the page again, with the keys that the browser kept."""
    again = Guest(house, guest.room)
    again.seat = guest.seat
    await again.hello(*guest.keys)
    return again


async def after_restart(house: House, guests: list[Guest]) -> list[Guest]:
    """Start the server again and have everybody come back."""
    link = guests[0].room.row.id
    house.restart()
    room = house.find(link)
    back = [Guest(house, room) for _ in guests]
    for new, old in zip(back, guests, strict=True):
        new.seat = old.seat
        await new.hello(*old.keys)
    return back


@pytest.mark.case("all drop at once: the game survives")
async def test_a_game_that_everybody_leaves_is_there_when_they_return(house: House) -> None:
    guests = await seat_persons(house, 2, bots=1)
    await play_until(guests, asks("buy"))
    before = guests[0].table.save()
    for guest in guests:
        guest.go()
    house.clock.time += 100_000
    assert await autoplay.tick(guests[0].room) is None
    again = await come_back(house, guests[0])
    assert again.table.save() == before
    assert again.room_view.status == "playing"
    assert not again.room_view.seats[1].stand_in


@pytest.mark.case("who leaves changes nothing but who is there")
async def test_leaving_in_any_state_of_the_room_changes_nothing_that_is_kept(house: House) -> None:
    guests = await seat_persons(house, 2)
    room = guests[0].room
    row = room.row
    for guest in (guests[1], guests[0], guests[0]):
        guest.go()
        assert room.row is row
        assert house.store.find_room(row.id) == row
    assert room.presence.connections == []


@pytest.mark.case("two tabs of one browser are one seat, and steal none")
async def test_two_tabs_with_the_same_keys_hold_the_same_seat(house: House) -> None:
    guests = await seat_persons(house, 2)
    tab = await come_back(house, guests[0])
    assert tab.room_view.own_seats == guests[0].room_view.own_seats == [0]
    assert sum(seat.kind == "person" for seat in tab.room_view.seats) == 2
    await play_until(guests, lambda table: asks("roll")(table) and table.next_asked == 0)
    version = tab.table.version
    assert isinstance(await tab.act("roll", version=version), Done)
    assert isinstance(await guests[0].act("roll", version=version), Failure)
    guests[0].go()
    assert 0 in tab.room.presence.held_seats(tab.room.row)


@pytest.mark.case("two tabs of one browser are one seat, and steal none")
async def test_taking_a_taken_seat_takes_nothing(house: House) -> None:
    room, host_key = house.open_room()
    host, other = Guest(house, room), Guest(house, room)
    await host.hello(host_key)
    await other.hello()
    await host.take(0, "Anna", "cat")
    replies = await other.say(TakeSeat("t", 0, "Bruno", "hat"))
    assert isinstance(replies[0], Failure)
    assert replies[0].code == "not-yours"
    assert room.row.seats[0].name == "Anna"


@pytest.mark.case("two seats behind one address stay two")
async def test_what_tells_seats_apart_is_their_key_alone(house: House) -> None:
    guests = await seat_persons(house, 2)
    assert [guest.room_view.own_seats for guest in guests] == [[0], [1]]
    assert guests[0].room.row.seats[0].key != guests[0].room.row.seats[1].key


async def test_a_game_by_other_rules_leaves_the_room_in_its_lobby(house: House) -> None:
    guests = await seat_persons(house, 2)
    base = sqlite3.connect(house.path)
    with base:
        base.execute(f"""UPDATE games SET header = replace(header, '"rules":{RULES_VERSION}', '"rules":999')""")
    base.close()
    back = await after_restart(house, guests)
    assert back[0].room_view.status == "lobby"
    assert isinstance((await back[0].say(Start("anew")))[0], Done)
    assert back[1].room.is_over is False
    assert back[1].table.version > 0


async def test_one_browser_may_hold_several_seats(house: House) -> None:
    guests = await seat_persons(house, 3)
    screen = Guest(house, guests[0].room)
    await screen.hello(*(key for guest in guests for key in guest.keys))
    assert screen.room_view.own_seats == [0, 1, 2]
    assert [own.seat for own in screen.game.own] == [0, 1, 2]
    seat = screen.table.next_asked
    assert isinstance(await screen.act("roll", seat=seat), Done)


@pytest.mark.case("a restart in the middle of a choice brings the choice back")
async def test_an_open_question_is_open_again_after_a_restart(house: House) -> None:
    guests = await seat_persons(house, 2)
    await play_until(guests, asks("buy"))
    before, question = guests[0].table.save(), guests[0].table.question
    back = await after_restart(house, guests)
    assert back[0].table.save() == before
    assert back[0].board.questions[0] == question
    seat: int = question.seat
    assert isinstance(await back[seat].act("buy"), Done)


@pytest.mark.case("a dead line on turn stops nothing")
@pytest.mark.case("a host or a player who leaves ends nothing: a bot keeps the seat warm and gives it back")
async def test_a_bot_steps_in_for_who_is_away_and_gives_the_seat_back_at_once(house: House) -> None:
    guests = await seat_persons(house, 2)
    room = guests[0].room
    gone = guests[guests[0].table.next_asked]
    stays = guests[1 - gone.seat]
    gone.go()
    version = stays.table.version
    wait = await autoplay.tick(room)
    assert wait == pytest.approx(house.settings.grace)
    house.clock.time += house.settings.grace
    await autoplay.tick(room)
    await stays.listen()
    assert stays.room_view.seats[gone.seat].stand_in
    assert stays.room_view.seats[gone.seat].kind == "person"
    house.clock.time += 1
    await autoplay.tick(room)
    assert stays.table.version > version
    back = await come_back(house, gone)
    assert not back.room_view.seats[gone.seat].stand_in
    assert back.room_view.seats[gone.seat].present
    await play_until([stays, back], lambda table: table.next_asked == back.seat)
    assert isinstance(await back.act(plain_answer(back.table, back.seat)), Done)


async def test_no_bot_steps_in_while_the_game_does_not_wait_for_who_is_away(house: House) -> None:
    guests = await seat_persons(house, 2)
    gone = guests[1 - guests[0].table.next_asked]
    gone.go()
    house.clock.time += house.settings.grace * 10
    await autoplay.tick(gone.room)
    assert gone.room.presence.stand_ins == set()


@pytest.mark.case("a host or a player who leaves ends nothing: a bot keeps the seat warm and gives it back")
async def test_a_game_whose_host_is_gone_goes_to_its_end_and_to_a_rematch(house: House) -> None:
    guests = await seat_persons(house, 2)
    guests[0].go()
    await play_to_the_end(guests[0].room)
    await guests[1].listen()
    assert guests[1].room_view.status == "over"
    assert guests[1].room_view.host
    over = guests[1].room_view
    assert isinstance((await guests[1].say(Rematch("r")))[0], Done)
    assert guests[1].room_view.status == "playing"
    assert guests[1].room_view.game != over.game
    sits = [(seat.kind, seat.name, seat.token) for seat in over.seats]
    assert [(seat.kind, seat.name, seat.token) for seat in guests[1].room_view.seats] == sits
    assert isinstance((await guests[1].say(Rematch("r")))[0], Done)
    assert guests[1].board.turns == 1


async def play_to_the_end(room: Any, most: int = 20_000) -> None:
    """Let bots play a game to its end, the present persons' seats by stand-ins too."""
    everybody = dict.fromkeys(range(len(room.row.seats)), 0.0)
    room.presence.away |= everybody
    room.presence.stand_ins |= everybody.keys()
    for _ in range(most):
        if room.is_over:
            return
        room.context.clock.time += 1
        await autoplay.tick(room)
    raise AssertionError("no end")


@dataclass
class Failing:
    """A store that fails at a chosen moment."""

    store: Store
    fails: bool = False
    seen: list[str] = field(default_factory=list[str])

    def __getattr__(self, name: str) -> Any:
        def call(*values: Any) -> Any:
            if name in ("append", "save_room", "open_game") and self.fails:
                raise OSError("the disk is full")
            return getattr(self.store, name)(*values)

        return call


@pytest.mark.case("a failure on the winning move hurts nobody else")
async def test_an_answer_that_cannot_be_kept_is_not_given_and_other_rooms_play_on(house: House) -> None:
    failing = Failing(house.store)
    house.put(failing)  # type: ignore[arg-type]
    here, there = await seat_persons(house, 2), await seat_persons(house, 2)
    asked = here[here[0].table.next_asked]
    before = asked.table.save()
    failing.fails = True
    refused = await asked.act("roll")
    assert isinstance(refused, Failure)
    failing.fails = False
    assert refused.code == "not-now"
    await asked.listen()
    assert asked.table.save() == before
    assert isinstance(await asked.act("roll"), Done)
    other = there[there[0].table.next_asked]
    assert isinstance(await other.act("roll"), Done)


@pytest.mark.case("a failure on the winning move hurts nobody else")
async def test_the_last_move_that_could_not_be_kept_comes_again_by_itself(house: House) -> None:
    failing = Failing(house.store)
    house.put(failing)  # type: ignore[arg-type]
    guests = await seat_persons(house, 1, bots=1)
    room = guests[0].room
    failing.fails = True
    room.presence.stand_ins |= {0}
    room.presence.away |= {0: 0.0}
    house.clock.time += 1
    with pytest.raises(OSError, match="disk"):
        await autoplay.tick(room)
    failing.fails = False
    guests[0].go()
    again = await come_back(house, guests[0])
    kept = house.store.find_game(room.row.game)
    assert kept is not None
    assert again.table.version == sum(len(step.answers) for step in kept[1])
    await play_to_the_end(room)


@pytest.mark.case("dead connections leave the list of receivers")
async def test_a_disconnected_client_receives_nothing_more(house: House) -> None:
    guests = await seat_persons(house, 2)
    room = guests[0].room
    gone, stays = guests
    gone.go()
    await stays.say(SetPace("p", 100))
    assert room.presence.connections == [stays.visitor]
    assert not gone.visitor.room_dirty or gone.visitor not in room.presence.connections


@pytest.mark.case("a reload brings the same question with the same time left")
async def test_a_countdown_runs_on_while_one_of_two_reloads(house: House) -> None:
    guests = await seat_persons(house, 2, seconds=20)
    await play_until(guests, asks("auction"))
    house.clock.time += 5
    guests[0].go()
    house.clock.time += 2
    again = await come_back(house, guests[0])
    assert again.game.countdown is not None
    assert (again.game.countdown.total, again.game.countdown.left) == (20_000, 13_000)
    assert again.board.questions == guests[1].board.questions


@pytest.mark.case("a reload brings the same question with the same time left")
async def test_a_countdown_stands_still_while_nobody_is_there(house: House) -> None:
    guests = await seat_persons(house, 2, seconds=20)
    await play_until(guests, asks("auction"))
    house.clock.time += 5
    for guest in guests:
        guest.go()
    house.clock.time += 3600
    again = await come_back(house, guests[0])
    assert again.game.countdown is not None
    assert again.game.countdown.left == 15_000


@pytest.mark.case("a restart in the middle of an auction: it goes on, nobody loses money")
async def test_an_auction_continues_after_a_restart(house: House) -> None:
    guests = await seat_persons(house, 3, seconds=20)
    await play_until(guests, asks("auction"))
    await guests[1].act("bid 120")
    before = guests[0].table.save()
    money = [player.cash for player in guests[0].table.view().players]
    house.clock.time += 15
    back = await after_restart(house, guests)
    assert back[0].table.save() == before
    assert [player.cash for player in back[0].board.players] == money
    assert back[0].game.countdown is not None
    assert back[0].game.countdown.left == 20_000
    for guest in (back[0], back[2]):
        assert isinstance(await guest.act("pass"), Done)
    assert back[0].table.view().players[1].cash == money[1] - 120


@pytest.mark.case("a name is shown as the characters it has")
async def test_a_hostile_name_is_a_name(house: House) -> None:
    room, host_key = house.open_room()
    host = Guest(house, room)
    await host.hello(host_key)
    name = "<img src=x onerror=a()>"
    await host.take(0, f"  {name}\u202e\u0000\u200b  ")
    assert host.room_view.seats[0].name == name


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "x" * 25, "\n\t", "\u0000" * 500])
async def test_a_name_that_is_none_is_refused(house: House, name: str) -> None:
    room, host_key = house.open_room()
    host = Guest(house, room)
    await host.hello(host_key)
    replies = await host.say(TakeSeat("t", 0, name, "cat"))
    assert isinstance(replies[0], Failure)
    assert room.row.seats[0].kind == "open"


async def test_a_room_in_which_nobody_is_for_long_leaves_memory_and_not_the_disk(house: House) -> None:
    house.settings = Settings(idle=60)
    house.put(house.store)
    guests = await seat_persons(house, 2)
    room = guests[0].room
    before = guests[0].table.save()
    for guest in guests:
        guest.go()
    forgotten: list[bool] = []
    house.clock.time += 1

    async def run() -> None:
        await autoplay.run(room, lambda: forgotten.append(True))

    async with anyio.create_task_group() as group:
        group.start_soon(run)
        for _ in range(20):
            await anyio.lowlevel.checkpoint()
        house.clock.time += 61
    assert forgotten == [True]
    found = Guest(house, house.find(room.row.id))
    await found.hello(*guests[0].keys)
    assert found.table.save() == before
