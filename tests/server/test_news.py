"""What everybody at a table is told: made once for all who see the same, anew after every answer."""

import pytest

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
