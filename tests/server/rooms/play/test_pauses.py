"""Robots answer without pauses while everybody who is present asks for it, and nobody is asked anything."""

import pytest

from monopolista.protocol.client_messages import SkipPauses
from monopolista.server.rooms.play import autoplay
from tests.server.cluster.test_cluster import two
from tests.server.house import Guest, House, asks, plain_answer, play_until, seat_persons

pytestmark = pytest.mark.anyio
ROUNDS = 5


async def skip(guest: Guest, *, enabled: bool = True) -> None:
    await guest.say(SkipPauses(f"skip {len(guest.received)}", enabled=enabled))


async def robots_turn(guests: list[Guest]) -> float:
    """Play until a robot is asked and no person; return how long it waits."""
    persons = {guest.seat for guest in guests}
    await play_until(guests, lambda table: persons.isdisjoint(table.asked) and not table.over)
    return await autoplay.tick(guests[0].room) or 0.0


async def test_no_pause_is_left_for_who_plays_alone_and_skips(house: House) -> None:
    (anna,) = await seat_persons(house, 1, bots=3)
    await skip(anna)
    began, turns = house.clock.time, anna.table.view().turns
    while not anna.table.over and anna.table.view().turns < turns + 4 * ROUNDS:
        if anna.seat in anna.table.asked:
            await anna.act(plain_answer(anna.table, anna.seat))
        else:
            assert await autoplay.tick(anna.room) == 0
    assert house.clock.time == began


async def test_the_pauses_return_with_the_wish_and_with_the_end_of_the_connection(house: House) -> None:
    anna, bruno = await seat_persons(house, 2, bots=2)
    assert await robots_turn([anna, bruno]) > 0
    await skip(anna)
    await skip(bruno)
    assert await robots_turn([anna, bruno]) == 0
    await skip(bruno, enabled=False)
    assert await robots_turn([anna, bruno]) > 0


async def test_one_of_two_who_are_present_does_not_hurry_the_other(house: House) -> None:
    anna, bruno = await seat_persons(house, 2, bots=2)
    await skip(anna)
    assert await robots_turn([anna, bruno]) > 0
    await bruno.listen()
    assert bruno.room_view.skipping == [anna.seat]
    bruno.go()
    assert await autoplay.tick(anna.room) == 0, "who is away is not waited for"


async def test_who_is_asked_something_has_the_robots_pause(house: House) -> None:
    anna, bruno = await seat_persons(house, 2, bots=2)
    await skip(anna)
    await skip(bruno)
    await play_until([anna, bruno], asks("auction"))
    await anna.act("pass")
    assert (await autoplay.tick(anna.room) or 0.0) > 0
    await bruno.act("pass")
    assert await autoplay.tick(anna.room) == 0


async def test_who_is_out_of_the_game_is_not_asked_whether_others_may_skip(house: House) -> None:
    anna, bruno = await seat_persons(house, 2, bots=2)
    await skip(anna)
    await bruno.act("bankrupt")
    assert await robots_turn([anna]) == 0


async def test_a_wish_counts_on_every_process(house: House) -> None:
    table, (anna, bruno) = await two(house)
    await skip(anna)
    await table.settle()
    assert bruno.room_view.skipping == [anna.seat]
    assert bruno.room.presence.skipping_seats(bruno.room.row) == {anna.seat}
