"""The garbage collector: an answer leaves nothing for it, and what who goes leaves is found when it disturbs nobody."""

import asyncio
import gc
import math
import sys
import weakref
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType

import anyio
import msgspec
import pytest

from monopolista.server.app.application import make_app
from monopolista.server.core.clock import SystemClock
from monopolista.server.rooms import gc_tuning
from monopolista.server.rooms.context import Settings
from monopolista.server.rooms.gc_tuning import MOST_LOOKS, GcTuner
from monopolista.server.rooms.play import autoplay
from tests.server.house import House, plain_answer, seat_persons

pytestmark = pytest.mark.anyio
OURS = "monopolista"
FEW_LOOKS = 40
"""In place of the checks of an hour."""
ALWAYS = -1.0


@dataclass
class Guests:
    """Counts of connections, of those that have gone, and of loaded rooms."""

    connection_count: int = 0
    departed: int = 0
    loaded: int = 0


class Ring:
    """Something that only the collector can find."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def idle_collector() -> None:
    """Have the applications of this module start the collector that they start elsewhere."""


@pytest.fixture
def alone() -> Iterator[None]:
    """Have the collector look only on request, and only at what the test makes."""
    gc.freeze()
    gc.disable()
    yield
    gc.freeze()
    gc.enable()


def ring() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def set_aside(collector: GcTuner) -> weakref.ref[Ring]:
    """Let something be set aside that nobody holds any more."""
    collector.look()
    kept = Ring()
    collector.look()
    return weakref.ref(kept)


def left_behind() -> list[str]:
    """Return what of ours, or held by a call of ours, only the collector has found; others may do as they like."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        return [repr(one)[:120] for one in gc.garbage if is_ours(one)]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


def is_ours(one: object) -> bool:
    code = next(
        (getattr(one, name) for name in ("f_code", "cr_code", "gi_code", "ag_code") if hasattr(one, name)), None
    )
    made_in = code.co_filename if isinstance(code, CodeType) else ""
    return type(one).__module__.partition(".")[0] == OURS or f"/{OURS}/" in made_in


@pytest.mark.usefixtures("alone")
def test_what_a_call_of_ours_leaves_behind_is_seen() -> None:
    """A look that finds nothing would prove nothing."""

    class Kept(Guests):
        itself: object = None

    Kept.__module__ = f"{OURS}.here"
    kept = Kept()
    kept.itself = kept
    assert left_behind() == []
    del kept
    assert len(left_behind()) == 1


@pytest.mark.usefixtures("alone")
async def test_answers_leave_nothing_that_only_the_collector_finds(house: House) -> None:
    guests = await seat_persons(house, 3)
    table = guests[0].table
    gc.collect()
    for _ in range(60):
        await guests[table.next_asked].act(plain_answer(table, table.next_asked))
        for guest in guests:
            for message in await guest.listen():
                msgspec.json.encode(message)
            guest.received.clear()
    assert table.version > 60
    assert left_behind() == []


@pytest.mark.usefixtures("alone")
async def test_neither_does_waiting_for_one_with_a_time_limit() -> None:
    event = anyio.Event()
    asyncio.get_running_loop().call_later(0.01, event.set)
    gc.collect()
    await SystemClock().wait(event, 100.0)
    await anyio.lowlevel.checkpoint()
    assert left_behind() == []


@pytest.mark.usefixtures("alone")
def test_what_is_set_aside_is_gone_through_once_the_last_has_left() -> None:
    guests = Guests(connection_count=2)
    collector = GcTuner(guests, long=ALWAYS, little=0)
    left = set_aside(collector)
    fresh = ring()
    collector.look()
    assert left() is not None, "it was set aside"
    assert fresh() is None, "what is new is looked at each time"
    guests.connection_count, guests.departed = 1, 1
    collector.look()
    assert left() is not None, "a client waits"
    guests.connection_count, guests.departed = 0, 2
    collector.look()
    assert left() is None


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize(("looks", "gone"), [(1, 1_000), (FEW_LOOKS, 0)])
def test_with_clients_at_all_times_a_full_collection_runs_after_many_have_left_or_an_hour(
    monkeypatch: pytest.MonkeyPatch, looks: int, gone: int
) -> None:
    assert MOST_LOOKS == 3600 * 4, "four checks a second"
    monkeypatch.setattr(gc_tuning, "MOST_LOOKS", FEW_LOOKS)
    guests = Guests(connection_count=2_000)
    collector = GcTuner(guests, long=ALWAYS, little=0)
    left = set_aside(collector)
    assert left() is not None
    guests.departed = gone
    for _ in range(looks):
        collector.look()
    assert left() is None


@pytest.mark.usefixtures("alone")
def test_while_people_come_and_go_nothing_is_set_aside_that_they_leave_behind() -> None:
    """At three hundred strangers a second all was gone through every three seconds, and everybody waited."""
    guests = Guests(connection_count=2_000)
    collector = GcTuner(guests, long=ALWAYS, longest=math.inf, little=0)
    left = set_aside(collector)
    stranger = Ring()
    guests.departed += 100
    collector.look()
    found = weakref.ref(stranger)
    del stranger
    guests.departed += 100
    collector.look()
    assert found() is None
    assert left() is not None


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize(("rooms", "gone", "looks_now"), [(5, 0, False), (4, 0, True), (500, 1, True)])
def test_where_many_rooms_have_come_and_nobody_has_left_they_are_set_aside_unseen(
    rooms: int, gone: int, looks_now: bool
) -> None:
    """After a restart five hundred tables are entered at once: a fifth of the time went into going through them."""
    guests = Guests(connection_count=2_000)
    collector = GcTuner(guests, long=math.inf, longest=math.inf, little=0)
    collector.look()
    left = ring()
    guests.loaded, guests.departed, guests.connection_count = rooms, gone, 2_000 - gone
    collector.look()
    assert (left() is None) == looks_now
    if not looks_now:
        guests.connection_count, guests.departed = 0, gone + 1
        collector.look()
        assert left() is None, "all is gone through once the last has left"


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize(("come", "gone", "looks_now"), [(10, 0, False), (9, 0, True), (100, 1, True)])
def test_nor_are_many_gone_through_who_come_to_rooms_that_are_there(come: int, gone: int, looks_now: bool) -> None:
    """After an outage of another process its people come back to this one: a tenth of the time went into that."""
    guests = Guests(connection_count=2_000)
    collector = GcTuner(guests, long=math.inf, longest=math.inf, little=0)
    collector.look()
    left = ring()
    guests.departed, guests.connection_count = gone, 2_000 - gone + come
    collector.look()
    assert (left() is None) == looks_now


@pytest.mark.usefixtures("alone")
def test_where_little_is_new_and_nobody_has_left_there_is_no_look() -> None:
    """A server where nothing happened went through all of its young objects four times a second."""
    guests = Guests(connection_count=2)
    collector = GcTuner(guests, long=math.inf, little=100)
    collector.look()
    left = ring()
    collector.look()
    assert left() is not None
    more = [Ring() for _ in range(100)]
    collector.look()
    assert left() is None
    del more


@pytest.mark.usefixtures("alone")
async def test_of_a_table_asleep_nothing_stays_in_memory(house: House) -> None:
    house.settings = Settings(idle=0)
    house.put(house.store)
    guests = await seat_persons(house, 2)
    room = guests[0].room
    assert room.game is not None
    game = weakref.ref(room.game)
    while guests:
        guests.pop().go()
    forgotten: list[bool] = []
    await autoplay.run(room, lambda: forgotten.append(True))
    assert forgotten
    del room
    gc.collect()
    assert game() is None


async def test_while_a_server_runs_its_store_soon_has_a_turn(house: House) -> None:
    usual = sys.getswitchinterval()
    app = make_app(house.context)
    async with app.router.lifespan_context(app):
        assert sys.getswitchinterval() < usual / 10
    assert sys.getswitchinterval() == usual


@pytest.fixture
def usual() -> Iterator[tuple[int, int, int]]:
    """What Python begins with, in place of what suits tests."""
    before, started = gc.get_threshold(), (700, 10, 10)
    gc.set_threshold(*started)
    yield started
    gc.set_threshold(*before)


@pytest.mark.usefixtures("alone")
async def test_while_a_server_runs_the_collector_looks_by_the_servers_judgement(
    house: House, usual: tuple[int, int, int]
) -> None:
    app = make_app(house.context)
    async with app.router.lifespan_context(app):
        await anyio.lowlevel.checkpoint()
        assert gc.get_threshold()[0] > 100 * usual[0]
    assert gc.get_threshold() == usual
