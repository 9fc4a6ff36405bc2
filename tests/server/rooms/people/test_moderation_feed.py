"""What the administrator orders holds at tables that are played at, and what players report reaches him."""

import logging
from collections.abc import Iterable
from pathlib import Path

import pytest

from monopolista.protocol.client_messages import SeatSetting, Setup, Start, TakeSeat
from monopolista.protocol.messages import ServerMessage
from monopolista.protocol.people import React, Report, RequestSeat, SendChat
from monopolista.protocol.server_messages import Done, Failure, RoomView, Seated
from monopolista.server.core import credentials
from monopolista.server.core.errors import BLOCKED_CLOSE_CODE
from monopolista.server.rooms.context import Settings
from monopolista.server.rooms.people.moderation_feed import BlockedNetworks
from monopolista.server.rooms.room import Room
from monopolista.server.storage.moderation import BlockRow, ClosureRow, ReportRow, WordRow
from tests.server.house import Guest, House, seat_persons

pytestmark = pytest.mark.anyio


class RecordingRooms:
    """The rooms of a process, which record their orders."""

    def __init__(self, *rooms: Room) -> None:
        self.rooms = rooms
        self.barred: list[BlockedNetworks] = []
        self.closed: list[str] = []

    def disconnect_blocked(self, blocks: BlockedNetworks) -> None:
        self.barred.append(blocks)

    def close_by_order(self, rooms: Iterable[str]) -> None:
        self.closed += rooms

    def people(self) -> dict[str, int]:
        return {room.row.id: len(room.presence.connections) for room in self.rooms if room.presence.connections}


def refused(answers: list[ServerMessage]) -> tuple[str, str]:
    failure = next(one for one in answers if isinstance(one, Failure))
    return failure.code, failure.reason


async def refuse(house: House, *words: str) -> None:
    house.store.add_words([WordRow(word) for word in words])
    await house.context.moderation.look(RecordingRooms())


async def test_no_name_and_no_line_has_a_refused_word_from_the_next_look_on(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    assert isinstance((await anna.say(SendChat("a", 0, "che merda")))[0], Done)
    await refuse(house, "merda")
    assert refused(await anna.say(SendChat("b", 0, "che m3rda"))) == ("words", "words")
    assert refused(await bruno.say(RequestSeat("c", 0, "Merda", "k" * 43))) == ("words", "words")
    assert isinstance((await anna.say(SendChat("d", 0, "smerdato no")))[0], Done)
    house.store.remove_words(["merda"])
    await house.context.moderation.look(RecordingRooms())
    assert isinstance((await anna.say(SendChat("e", 0, "che merda")))[0], Done)


async def test_in_the_lobby_neither_persons_nor_robots_get_such_a_name(house: House) -> None:
    await refuse(house, "merda")
    room, key = house.open_room()
    host = Guest(house, room)
    await host.hello(key)
    assert refused(await host.say(TakeSeat("a", 0, "MERDA", ""))) == ("words", "")
    named = Setup("b", "italy", {}, [SeatSetting("open"), SeatSetting("bot", name="mer-da")], 0, 0)
    assert refused(await host.say(named)) == ("words", "")
    assert isinstance((await host.say(TakeSeat("c", 0, "Merdano", "")))[0], Seated)


async def test_orders_are_read_when_there_are_new_ones_and_only_what_is_new(house: House) -> None:
    orders, rooms = house.context.moderation, RecordingRooms()
    await orders.look(rooms)
    assert rooms.barred == []
    house.store.block(BlockRow("10.1.0.0/16"))
    await orders.look(rooms)
    await orders.look(rooms)
    assert rooms.barred == [orders.blocks]
    link = house.open_room()[0].row.id
    house.store.close_room(link, ClosureRow("", 1))
    await orders.look(rooms)
    await orders.look(rooms)
    assert rooms.closed == [link]


@pytest.mark.parametrize(
    ("address", "held"),
    [
        ("10.1.2.3", True),
        ("::ffff:10.1.2.3", True),
        ("10.2.0.1", False),
        ("2001:db8:5::1", True),
        ("2001:db8:5::1%eth0", True),
        ("2001:db8:5:7::/64", True),
        ("2001:db8:6::1", False),
        ("2001:db8:7::2", True),
        ("2001:db8:7::/64", True),
        ("192.0.2.1", False),
        ("192.0.2.2", True),
        ("", False),
        ("stranger", False),
    ],
)
async def test_who_comes_from_a_refused_network_is_refused_until_its_time_is_up(address: str, held: bool) -> None:
    blocks = BlockedNetworks(
        [
            BlockRow("10.1.0.0/16"),
            BlockRow("2001:db8:5::/48", 2**43),
            BlockRow("192.0.2.1/32", 1),
            BlockRow("192.0.2.2/32"),
            BlockRow("2001:db8:7::1/128"),
        ]
    )
    assert blocks.hold(address) is held


async def test_who_is_sent_away_hears_why_and_with_which_code_the_line_ends(house: House) -> None:
    anna, _ = await seat_persons(house, 2)
    anna.visitor.close(Failure("", "blocked", "", "", 0), BLOCKED_CLOSE_CODE)
    assert refused(await anna.listen())[0] == "blocked"
    assert (anna.visitor.dismissed, anna.visitor.close_code) == (True, 4403)
    assert anna.visitor.seats_held(anna.room.row) == []


async def test_people_at_a_table_that_is_closed_are_notified_and_nothing_can_be_done_there(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    house.store.close_room(anna.room.row.id, ClosureRow("spam", 1))
    anna.room.on_remote_change("all")
    async with anna.room.exclusive():
        pass
    for guest in (anna, bruno):
        await guest.listen()
        view = guest.last(RoomView)
        assert (view.status, view.stop_reason, view.closing_notice) == ("lobby", "shut", "spam")
    for message in (Start("a"), SendChat("b", 0, "why"), React("c", 0, "anger"), TakeSeat("d", 0, "Anna", "")):
        assert refused(await anna.say(message))[0] == "not-now"
    late = Guest(house, house.find(anna.room.row.id))
    await late.hello()
    assert late.room_view.stop_reason == "shut"


async def test_who_answers_before_a_server_has_noticed_plays_no_more_all_the_same(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    house.store.close_room(anna.room.row.id, ClosureRow("", 1))
    first = anna if anna.table.next_asked == 0 else bruno
    assert refused([await first.act("roll")])[0] == "stale"
    await first.listen()
    assert first.room_view.stop_reason == "shut"
    assert refused(await anna.say(Start("a")))[0] == "not-now"


@pytest.fixture
def public(tmp_path: Path) -> Iterable[House]:
    opened = House(tmp_path, Settings(reports=True))
    yield opened
    opened.close()


async def test_a_report_is_kept_with_what_was_said_around_and_the_log_names_nobody(
    public: House, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bruno = await seat_persons(public, 2)
    assert anna.room_view.reports
    bruno.visitor.address = "10.1.2.3"
    for number in range(4):
        await bruno.say(SendChat(f"{number}", 1, f"line {number}"))
    with caplog.at_level(logging.WARNING):
        assert isinstance((await anna.say(Report("a", 1, 2)))[0], Done)
        assert isinstance((await anna.say(Report("a", 1, 2)))[0], Done)
        watcher = Guest(public, anna.room, spectator=True)
        await watcher.hello()
        assert isinstance((await watcher.say(Report("b", 1)))[0], Done)
    line, person = public.store.reports()
    row = anna.room.row
    assert line == ReportRow(row.id, row.game, 1, "Person 1", 2, line.lines, "10.1.2.3", 0, line.reported, False, 1)
    assert [said.text for said in line.lines] == [f"line {number}" for number in range(4)]
    assert (person.line, person.reporter, person.name, len(person.lines)) == (0, -1, "Person 1", 4)
    assert caplog.messages == [f"report {number}: seat 2 of table {credentials.number(row.id)}" for number in (1, 2)]


async def test_only_persons_and_what_was_said_can_be_reported_and_not_without_end(public: House) -> None:
    anna, bruno = await seat_persons(public, 2, 1)
    await bruno.say(SendChat("s", 1, "hm"))
    for report in (
        Report("a", 0),
        Report("b", 2),
        Report("c", 7),
        Report("d", -1),
        Report("e", 0, 1),
        Report("f", 1, 9),
    ):
        assert refused(await anna.say(report))[0] in ("malformed", "not-now")
    answers = [(await anna.say(Report(f"{number}", 1)))[0] for number in range(8)]
    assert [isinstance(one, Done) for one in answers] == [True] * 5 + [False] * 3
    assert refused(answers) == ("too-much", "report-often")
    assert len(public.store.reports()) == 5


async def test_in_a_living_room_nobody_takes_reports(house: House) -> None:
    anna, _ = await seat_persons(house, 2)
    assert not anna.room_view.reports
    assert refused(await anna.say(Report("a", 1)))[0] == "not-now"
    assert house.store.reports() == []


async def test_the_database_knows_who_is_where_and_that_they_have_gone(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    rooms, orders = RecordingRooms(anna.room), house.context.moderation
    await orders.save_presence(rooms)
    (row,) = house.store.tables(0)
    assert (row.people, row.seats) == (2, ("person", "person"))
    for guest in (anna, bruno):
        guest.go()
    await orders.save_presence(rooms)
    (left,) = house.store.tables(0)
    assert left.people == 0
    assert left.seen >= row.seen
