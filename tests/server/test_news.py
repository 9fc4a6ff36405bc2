"""The messages to all clients of a table: built once for equal views, and again after each answer."""

import pytest

from monopolista.protocol.server_messages import GameView, RoomView
from monopolista.server.rooms.play import autoplay
from tests.server.house import Guest, House, plain_answer, seat_persons

pytestmark = pytest.mark.anyio


async def test_the_table_is_looked_at_once_for_all_who_see_it(house: House) -> None:
    first, second, third = await seat_persons(house, 3)
    watcher = Guest(house, first.room, spectator=True)
    await watcher.hello()
    everybody = (first, second, third, watcher)
    shown: list[object] = []
    for _ in range(6):
        seat = first.table.next_asked
        await everybody[seat].act(plain_answer(first.table, seat))
        for guest in everybody:
            await guest.listen()
        assert len({id(guest.board) for guest in everybody}) == 1
        assert first.board == first.table.view()
        shown.append(first.board)
    assert len({id(one) for one in shown}) == len(shown)


async def test_who_comes_and_goes_is_no_news_of_the_game_and_unseen_no_news_at_all(house: House) -> None:
    first, second = await seat_persons(house, 2)
    watcher = Guest(house, first.room, spectator=True)
    await watcher.hello()
    assert [type(one) for one in await first.listen()] == [RoomView]
    assert first.room_view.spectators == 1
    other = Guest(house, first.room)
    assert await first.listen() == []
    await other.hello(*second.keys)
    assert await first.listen() == [], "the seat was held before"
    assert [type(one) for one in other.received if isinstance(one, RoomView | GameView)] == [RoomView, GameView]
    await other.hello()
    assert [type(one) for one in other.received if isinstance(one, RoomView | GameView)] == [RoomView, GameView] * 2


async def test_a_view_is_rebuilt_when_a_player_returns_for_whom_a_bot_played(house: House) -> None:
    guests = await seat_persons(house, 2)
    first = guests[guests[0].table.next_asked]
    second = guests[1 - first.seat]
    first.go()
    house.clock.time += house.settings.grace
    await autoplay.tick(first.room)
    await second.listen()
    assert second.game.next_bots == [first.seat]
    again = Guest(house, first.room)
    await again.hello(*first.keys)
    await second.listen()
    assert second.game.next_bots == []
