"""Many come to their tables at once, as after an outage: no room is read twice, and none waits for all others."""

import threading

import anyio
import pytest

from monopolista.server.rooms import registry as of_rooms
from monopolista.server.rooms.loader import LoadedRoom, find
from monopolista.server.rooms.registry import RoomRegistry
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import Store
from tests.server.house import House, seat_persons

pytestmark = pytest.mark.anyio
SECONDS = 60


async def _all_come(rooms: RoomRegistry, links: list[str]) -> list[Room | None]:
    """Return what each of those finds who come at once."""
    found: list[Room | None] = []

    async def come(link: str) -> None:
        found.append(await rooms.find(link))

    async with anyio.create_task_group() as comers:
        for link in links:
            comers.start_soon(come, link)
    return found


async def test_who_comes_while_a_room_is_read_does_not_have_it_read_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = (await seat_persons(house, 2))[0].room.row.id
    asked: list[str] = []

    def read(store: Store, link: str) -> LoadedRoom | None:
        asked.append(link)
        return find(store, link)

    monkeypatch.setattr(of_rooms, "find", read)
    async with anyio.create_task_group() as group:
        found = await _all_come(RoomRegistry(house.context, group), [link] * 5)
        assert asked == [link]
        assert found[0] is not None
        assert found == found[:1] * 5
        group.cancel_scope.cancel()


async def test_by_both_links_at_once_one_comes_to_the_same_room(house: House) -> None:
    row = (await seat_persons(house, 2))[0].room.row
    async with anyio.create_task_group() as group:
        one, other = await _all_come(RoomRegistry(house.context, group), [row.id, row.watch])
        assert one is other is not None
        group.cancel_scope.cancel()


async def test_a_room_is_read_while_another_one_is(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    links = [(await seat_persons(house, 2))[0].room.row.id for _ in range(2)]
    both = threading.Barrier(2)

    def read(store: Store, link: str) -> LoadedRoom | None:
        both.wait(SECONDS)
        return find(store, link)

    monkeypatch.setattr(of_rooms, "find", read)
    async with anyio.create_task_group() as group:
        found = await _all_come(RoomRegistry(house.context, group), links)
        assert {room.row.id for room in found if room is not None} == {*links}
        group.cancel_scope.cancel()
