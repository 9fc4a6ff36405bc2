"""Timed games: the server's clock, which stands still while nobody is there and is not fooled by a restart."""

import pytest

from monopolista.games.classic.editions import Options
from monopolista.protocol.people import Rematch
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.fairness.rng import first_unfair
from monopolista.server.review.replays import format_transcript
from monopolista.server.rooms.context import Settings
from monopolista.server.rooms.play import autoplay
from monopolista.table import CHANCE, CLOCK
from monopolista.transcript import read
from tests.server.house import Guest, House, play_until, seat_persons

pytestmark = pytest.mark.anyio
TEN_MINUTES = Options(timed=10)


async def left(guest: Guest) -> int | None:
    """Return the milliseconds left as a new client receives them."""
    await guest.hello()
    return guest.game.time_left


async def back(house: House, guest: Guest) -> Guest:
    """Return a client at the table as a restarted server reads it."""
    house.restart()
    again = Guest(house, house.find(guest.room.row.id))
    again.keys, again.seat = guest.keys, guest.seat
    return again


async def wait(guest: Guest, seconds: float) -> None:
    """Let time pass, and the room do what is due by then."""
    guest.house.clock.time += seconds
    while await autoplay.tick(guest.room) == 0:
        pass


async def test_a_game_without_a_clock_shows_none(house: House) -> None:
    guests = await seat_persons(house, 2)
    assert guests[0].game.time_left is None
    house.clock.time += 24 * 3600
    assert await autoplay.tick(guests[0].room) is None


async def test_the_time_left_is_shown_and_passes(house: House) -> None:
    guests = await seat_persons(house, 2, options=TEN_MINUTES)
    assert guests[0].game.time_left == 600_000
    house.clock.time += 100
    assert await left(guests[0]) == 500_000


async def test_when_the_time_is_up_the_richest_wins_and_the_store_has_it(house: House) -> None:
    guests = await seat_persons(house, 2, options=TEN_MINUTES)
    await guests[guests[0].table.next_asked].act("roll")
    await wait(guests[0], 599)
    assert not guests[0].table.over
    await wait(guests[0], 1)
    await guests[1].listen()
    assert (guests[1].game.steps[-1].seat, guests[1].game.steps[-1].action) == (CLOCK, "time")
    richest = max(player.worth for player in guests[1].board.players)
    assert guests[1].board.winners == [
        seat for seat, player in enumerate(guests[1].board.players) if player.worth == richest
    ]
    assert guests[1].room_view.status == "over"
    assert guests[1].game.time_left is None
    found = house.store.find_game(guests[0].game.game)
    assert found is not None
    assert found[1][-1].answers == ("! time",)
    again = await back(house, guests[0])
    await again.hello()
    assert again.room_view.status == "over"


async def test_time_stands_still_while_nobody_is_there(house: House) -> None:
    guests = await seat_persons(house, 2, options=TEN_MINUTES)
    house.clock.time += 100
    for guest in guests:
        guest.go()
    house.clock.time += 100_000
    assert await autoplay.tick(guests[0].room) is None
    again = Guest(house, guests[0].room)
    assert await left(again) == 500_000


async def test_a_restart_gives_back_ten_seconds_at_most(house: House) -> None:
    guests = await seat_persons(house, 2, options=TEN_MINUTES)
    await wait(guests[0], 300)
    house.clock.time += 9
    again = await back(house, guests[0])
    assert await left(again) == 300_000
    await wait(again, 300)
    assert again.table.over


async def test_time_is_kept_when_the_last_one_leaves(house: House) -> None:
    house.settings = Settings(idle=0)
    house.put(house.store)
    guests = await seat_persons(house, 1, bots=1, options=TEN_MINUTES)
    house.clock.time += 7
    guests[0].go()
    forgotten: list[bool] = []
    await autoplay.run(guests[0].room, lambda: forgotten.append(True))
    assert forgotten
    again = await back(house, guests[0])
    assert await left(again) == 593_000


async def test_the_next_game_of_the_room_has_all_its_time(house: House) -> None:
    guests = await seat_persons(house, 2, options=TEN_MINUTES)
    await wait(guests[0], 600)
    await guests[0].say(Rematch(house.command()))
    assert guests[0].game.time_left == 600_000


async def test_a_room_read_back_from_the_store_loses_no_time(house: House) -> None:
    guests = await seat_persons(house, 2, options=TEN_MINUTES)
    house.clock.time += 5
    guests[0].room.replication.distrust()
    assert await left(guests[0]) == 595_000


async def test_after_the_turns_agreed_on_the_richest_wins_and_the_dice_can_be_checked(house: House) -> None:
    guests = await seat_persons(house, 2, options=Options(turns=5))
    await play_until(guests, lambda table: table.over)
    assert guests[0].table.steps[-1].seat == CLOCK
    assert guests[0].board.turns == 6
    assert guests[0].board.winners
    found = house.store.find_game(guests[0].game.game)
    assert found is not None
    assert found[1][-1].answers[-1] == "! time"
    assert first_unfair(read(run_to_end(format_transcript(*found)))) is None


async def test_a_timed_game_has_fair_dice(house: House) -> None:
    guests = await seat_persons(house, 2, edition="belgium-nl", options=TEN_MINUTES)
    assert sum(owner >= 0 for owner in guests[0].board.owner) == 4
    await wait(guests[0], 600)
    found = house.store.find_game(guests[0].game.game)
    assert found is not None
    transcript = read(run_to_end(format_transcript(*found)))
    assert first_unfair(transcript) is None
    dealt = next(number for number, answer in enumerate(transcript.answers) if answer.seat == CHANCE)
    del transcript.answers[dealt]
    assert first_unfair(transcript) == dealt
