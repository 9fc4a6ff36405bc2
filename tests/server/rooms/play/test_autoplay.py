"""Bots at the server's table: their faults stop no game."""

from collections.abc import Collection
from contextlib import ExitStack

import pytest

from monopolista.games.classic.editions import Options
from monopolista.games.common.notation import Action
from monopolista.games.interface.rules_adapter import Draw
from monopolista.server.rooms.play import autoplay
from monopolista.table import Table
from tests.server.house import Guest, House, play_until, seat_persons

pytestmark = pytest.mark.anyio
LUCKY = 6
"""Starts of a server after which its dice bring all questions soon; with others it takes longer."""


def fail(*_: object) -> None:
    """Be a bot that cannot decide."""
    raise RuntimeError("no idea")


@pytest.mark.parametrize(("edition", "verbs"), [("italy", {"ride", "go"}), ("belgium-nl", {"take"})])
async def test_a_bot_that_cannot_decide_answers_every_kind_of_question(
    house: House, monkeypatch: pytest.MonkeyPatch, edition: str, verbs: set[str]
) -> None:
    answered, looked_at = set[str](), 0

    def all_answered(table: Table) -> bool:
        nonlocal looked_at
        steps = table.steps[looked_at:]
        looked_at += len(steps)
        answered.update(step.action.split(" ")[0] for step in steps if step.seat in (1, 2))
        return verbs <= answered

    monkeypatch.setattr(autoplay, "decide", fail)
    for _ in range(LUCKY):
        house.restart()
    guests = await seat_persons(house, 1, bots=2, edition=edition, options=Options(speedy=True, cash=50_000))
    await play_until(guests, all_answered, most=20_000)
    assert not guests[0].table.over


async def test_a_bot_knows_who_is_a_person_before_and_after_a_restart(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    persons_seen: list[tuple[int, ...]] = []

    def note(level: str, table: Table, seat: int, draw: Draw, persons: Collection[int]) -> Action:  # noqa: ARG001
        persons_seen.append(tuple(persons))
        return table.plain_answer(seat)

    monkeypatch.setattr(autoplay, "decide", note)
    guests = await seat_persons(house, 2, bots=2)
    await play_until(guests, lambda table: table.view().turns > 4)
    before = len(persons_seen)
    house.restart()
    again = Guest(house, house.find(guests[0].room.row.id))
    again.seat = 0
    await again.hello(*guests[0].keys)
    other = Guest(house, again.room)
    other.seat = 1
    await other.hello(*guests[1].keys)
    await play_until([again, other], lambda table: table.view().turns > 8)
    assert 0 < before < len(persons_seen)
    assert set(persons_seen) == {(0, 1)}


async def test_a_robot_waits_a_little_while_a_game_is_read_for_a_new_client(house: House) -> None:
    guests = await seat_persons(house, 1, bots=2)
    await play_until(guests, lambda table: table.next_asked > 0)
    room, before = guests[0].room, guests[0].version
    house.clock.time += room.row.bot_pause / 1000
    async with room.context.read_slots:
        assert await autoplay.tick(room) == pytest.approx(0.25)
        assert guests[0].version == before
        house.clock.time += 3.0
        assert await autoplay.tick(room) == 0
    assert guests[0].version > before, "nobody holds it up for long"


async def test_a_robot_waits_a_little_while_many_come_at_once(house: House) -> None:
    guests = await seat_persons(house, 1, bots=2)
    await play_until(guests, lambda table: table.next_asked > 0)
    room, before = guests[0].room, guests[0].version
    house.clock.time += room.row.bot_pause / 1000
    with ExitStack() as hellos:
        for _ in range(10):
            hellos.enter_context(room.context.pending_hellos.track(hello=True))
        hellos.enter_context(room.context.pending_hellos.track(hello=False))
        assert await autoplay.tick(room) == pytest.approx(0.25)
        assert guests[0].version == before
    assert room.context.pending_hellos.count == 0
    assert await autoplay.tick(room) == 0
    assert guests[0].version > before
