"""Two processes on one store: all clients see the same table at either, and nothing happens twice."""

import msgspec
import pytest
from msgspec.structs import replace

from monopolista.protocol.client_messages import SetPace
from monopolista.protocol.people import AnswerSeatRequest, ChatView, React, RequestSeat, RoomEvent, SendChat
from monopolista.protocol.server_messages import Done, Failure, Seated
from monopolista.protocol.take_back import AnswerTakeBack, TakeBack
from monopolista.server.cluster.cluster import (
    NOBODY_ELSE,
    ChangeKind,
    Presence,
    RemotePresence,
    RoomDigest,
    merge_presence,
)
from monopolista.server.core import credentials
from monopolista.server.rooms import replication
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.ephemeral import ClusterMessage
from monopolista.server.rooms.play import autoplay
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import ConflictError, Store
from monopolista.transcript import TakeBack as Back
from tests.server.house import Guest, House, plain_answer, repeating, seat_persons

pytestmark = pytest.mark.anyio


class Bus:
    """Carries what processes tell each other, and may lose it."""

    def __init__(self) -> None:
        self.loses = False
        self.looks = 0
        self.present: dict[str, dict[int, Presence]] = {}
        self.members: list[Member] = []


class Member:
    """One process, whose rooms hear from the others at once."""

    shared = True
    processes = 2

    def __init__(self, bus: Bus, number: int, store: Store) -> None:
        self.bus = bus
        self.store = store
        self.number = number
        self.rooms: dict[str, Room] = {}
        bus.members.append(self)

    def _rooms(self, room: str) -> list[Room]:
        members = [] if self.bus.loses else self.bus.members
        return [one.rooms[room] for one in members if one is not self and room in one.rooms]

    def notify(self, room: str, what: ChangeKind) -> None:
        for one in self._rooms(room):
            one.on_remote_change(what)

    def publish(self, room: str, said: bytes) -> None:
        for one in self._rooms(room):
            one.on_ephemeral(said)

    def announce(self, room: str, presence: Presence | None) -> None:
        there = self.bus.present.setdefault(room, {})
        if presence is None:
            there.pop(self.number, None)
        else:
            there[self.number] = presence
        self.notify(room, "here")

    async def remote_presence(self, room: str) -> RemotePresence:
        return merge_presence(self.bus.present.get(room, {}).items(), self.number)

    async def look(self, room: str) -> tuple[RoomDigest, RemotePresence]:
        self.bus.looks += 1
        row = self.store.find_room(room)
        assert row is not None
        found = self.store.find_game(row.game)
        lines = [*self.store.chat_lines(room)]
        request = self.store.find_take_back_request(row.game)
        room_digest = RoomDigest(
            row.revision,
            row.game,
            found[1][-1].seq if found is not None else -1,
            lines[-1].number if lines else 0,
            f"{self.store.find_chat_settings(room)} {request} {[*self.store.proxy_bids(row.game)]}",
        )
        return room_digest, await self.remote_presence(room)

    async def is_leader(self) -> bool:
        return self.number == 0

    async def run(self, rooms: object) -> None: ...

    async def close(self) -> None: ...


class Two:
    """A table at which everybody's browser reaches a process of its own."""

    def __init__(self, house: House, guests: list[Guest]) -> None:
        self.bus = Bus()
        self.house = house
        self.guests: list[Guest] = []
        self.shown = [guest.keys for guest in guests]
        self.link = guests[0].room.row.id
        for old in guests:
            old.go()

    async def open(self) -> list[Guest]:
        for number, shown in enumerate(self.shown):
            member = Member(self.bus, number, self.house.store)
            context = ServerContext(
                self.house.store, self.house.clock, repeating(7000 * number), self.house.settings, member
            )
            row = self.house.store.find_room(self.link)
            assert row is not None
            member.rooms[self.link] = Room(row, context)
            guest = Guest(self.house, member.rooms[self.link])
            self.guests.append(guest)
            await guest.hello(*shown)
            guest.seat = number
        await self.settle()
        return self.guests

    async def settle(self) -> None:
        """Let every process catch up, and everybody listen."""
        for _ in range(3):
            for guest in self.guests:
                async with guest.room.exclusive():
                    pass
        for guest in self.guests:
            await guest.listen()


async def two(house: House) -> tuple[Two, list[Guest]]:
    guests = await seat_persons(house, 2)
    table = Two(house, guests)
    return table, await table.open()


def other(guests: list[Guest], one: Guest) -> Guest:
    return guests[1 - guests.index(one)]


def code(message: object) -> str:
    assert isinstance(message, Failure)
    return message.code


async def test_who_is_there_on_another_process_is_there(house: House) -> None:
    table, guests = await two(house)
    assert all([seat.present for seat in guest.room_view.seats] == [True, True] for guest in guests)
    assert not any(guest.room.presence.away for guest in guests)
    guests[1].go()
    await table.settle()
    assert [seat.present for seat in guests[0].room_view.seats] == [True, False]
    assert guests[0].room.presence.away.keys() == {1}


async def test_what_is_answered_on_one_process_is_seen_on_the_other(house: House) -> None:
    table, guests = await two(house)
    for _ in range(60):
        asked = guests[guests[0].table.next_asked]
        assert isinstance(await asked.act(plain_answer(asked.table, asked.seat)), Done)
        await table.settle()
        assert guests[0].game.table == guests[1].game.table
    assert guests[0].version == guests[1].version > 60


async def test_a_command_that_another_process_has_carried_out_is_known_again(house: House) -> None:
    table, guests = await two(house)
    asked = guests[guests[0].table.next_asked]
    late = other(guests, asked)
    table.bus.loses = True
    version = asked.version
    done = await asked.act("roll", name="rolled", version=version)
    late.visitor.authenticate(asked.keys, "", 0)
    again = await late.act("roll", name="rolled", version=version, seat=asked.seat)
    assert done == again
    assert late.version == asked.version


async def test_a_reconnected_client_sees_missed_answers_without_a_notification(house: House) -> None:
    table, guests = await two(house)
    table.bus.loses = True
    asked = guests[guests[0].table.next_asked]
    assert isinstance(await asked.act("roll"), Done)
    late = other(guests, asked)
    await late.hello()
    assert late.version == asked.version


async def test_a_room_is_not_read_again_for_who_comes_back_where_nothing_has_changed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = await two(house)
    assert isinstance(await guests[guests[0].table.next_asked].act("roll"), Done)
    for guest in guests:
        await guest.hello()
    looks = table.bus.looks
    monkeypatch.setattr(replication, "read_changes", None)
    for guest in guests:
        await guest.hello()
        assert not isinstance(guest.received[-1], Failure)
    assert table.bus.looks == looks + 2


async def test_who_doubts_while_a_look_is_under_way_has_another_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = await two(house)
    room, looks = guests[0].room, table.bus.looks
    look = room.context.cluster.look

    async def doubted_meanwhile(link: str) -> tuple[RoomDigest, RemotePresence] | None:
        room.mark_stale()
        monkeypatch.undo()
        return await look(link)

    monkeypatch.setattr(room.context.cluster, "look", doubted_meanwhile)
    room.mark_stale()
    for many in (1, 2, 2):
        async with room.exclusive():
            assert table.bus.looks == looks + many


async def test_a_game_that_cannot_go_on_is_not_looked_for_again_and_again(house: House) -> None:
    _, guests = await two(house)
    room = guests[0].room
    room_digest, others = await room.context.cluster.look(room.row.id) or pytest.fail("it can be asked")
    room.replication.checksum = room_digest.kept
    assert room.missed_parts(room_digest, others) == []
    room.game = None
    assert room.missed_parts(room_digest, others) == []
    assert room.missed_parts(replace(room_digest, game="another"), others) == ["steps"]


async def test_an_answer_to_what_was_asked_on_another_process_is_judged_by_what_is_asked_now(house: House) -> None:
    table, guests = await two(house)
    asked = guests[guests[0].table.next_asked]
    late = other(guests, asked)
    table.bus.loses = True
    stale = late.version
    assert isinstance(await asked.act("roll"), Done)
    assert code(await late.act("roll", version=stale)) in ("stale", "clause")
    assert late.version == asked.version
    guest = guests[asked.table.next_asked]
    ahead = other(guests, guest)
    assert isinstance(await guest.act(plain_answer(guest.table, guest.seat)), Done)
    assert ahead.version < guest.version
    turn = guests[guest.table.next_asked]
    if turn is ahead:
        done = await ahead.act(plain_answer(guest.table, ahead.seat), version=guest.version)
        assert isinstance(done, Done)


async def test_two_processes_never_both_play_a_robots_answer(house: House, caplog: pytest.LogCaptureFixture) -> None:
    guests = await seat_persons(house, 2, 2)
    table = Two(house, guests)
    guests = await table.open()
    await play_until_robot(table, guests)
    rooms = [guest.room for guest in guests]
    table.bus.loses = True
    house.clock.time += 60
    before = guests[0].version
    await autoplay.tick(rooms[0])
    with pytest.raises(ConflictError):
        await autoplay.tick(rooms[1])
    async with rooms[1].exclusive():
        assert guests[1].version == guests[0].version > before
    assert guests[0].table.transcript == guests[1].table.transcript
    assert caplog.records == []


async def play_until_robot(table: Two, guests: list[Guest]) -> None:
    while (seat := guests[0].table.next_asked) < len(guests):
        assert isinstance(await guests[seat].act(plain_answer(guests[seat].table, seat)), Done)
        await table.settle()


async def test_the_process_that_came_second_waits_for_the_first_one_to_do_what_is_due(house: House) -> None:
    guests = await seat_persons(house, 2, 2)
    table = Two(house, guests)
    guests = await table.open()
    await play_until_robot(table, guests)
    first, second = (guest.room for guest in guests)
    house.clock.time += first.row.bot_pause / 1000
    waits = await autoplay.tick(second)
    assert waits is not None
    assert waits > 1
    before = guests[0].version
    await autoplay.tick(first)
    assert guests[0].version > before
    await play_until_robot(table, guests)
    house.clock.time += first.row.bot_pause / 1000 + 2
    before = guests[1].version
    await autoplay.tick(second)  # the first one says nothing
    assert guests[1].version > before


async def test_a_chat_message_reaches_the_other_process(house: House) -> None:
    table, guests = await two(house)
    await guests[0].say(SendChat("hi", 0, "ciao"))
    await guests[1].say(SendChat("yo", 1, "hallo"))
    await guests[0].say(React("clap", 0, "bravo"))
    await table.settle()
    for guest in guests:
        talks = [one for one in guest.received if isinstance(one, ChatView)]
        assert [line.text for talk in talks for line in talk.lines] == ["ciao", "hallo"]
        assert [one.reaction for talk in talks for one in talk.reactions] == ["bravo"]


async def test_the_room_is_changed_on_one_process_and_is_so_on_the_other(house: House) -> None:
    table, guests = await two(house)
    await guests[0].say(SetPace("slow", 1234))
    await table.settle()
    assert guests[1].room_view.bot_pause == 1234


async def test_two_who_change_a_room_at_once_both_do(house: House) -> None:
    table, guests = await two(house)
    table.bus.loses = True
    assert isinstance((await guests[0].say(SetPace("slow", 1234)))[0], Done)
    assert isinstance((await guests[1].say(SetPace("fast", 5)))[0], Done)
    kept = house.store.find_room(table.link)
    assert kept is not None
    assert kept.bot_pause == 5


async def test_a_wish_is_agreed_to_on_the_other_process(house: House) -> None:
    table, guests = await two(house)
    while guests[0].table.version < 12:
        seat = guests[0].table.next_asked
        assert isinstance(await guests[seat].act(plain_answer(guests[seat].table, seat)), Done)
        await table.settle()
    asker = next(guest for guest in guests if (way := guest.game.own[0].undoable) is not None and way.needs_consent)
    way = asker.game.own[0].undoable
    assert way is not None
    assert isinstance((await asker.say(TakeBack("back", asker.seat, way.step, needs_consent=True)))[0], Done)
    await table.settle()
    agrees = other(guests, asker)
    wish = agrees.game.take_back
    assert wish is not None
    assert wish.pending == [agrees.seat]
    assert isinstance((await agrees.say(AnswerTakeBack("yes", agrees.seat, wish.version, agrees=True)))[0], Done)
    await autoplay.tick(guests[0].room)
    await table.settle()
    assert [isinstance(guest.table.transcript.answers[-1].action, Back) for guest in guests] == [True, True]


async def test_a_seat_request_on_one_process_is_approved_by_players_on_another(house: House) -> None:
    table, guests = await two(house)
    guests[1].go()
    await table.settle()
    stranger = Guest(house, guests[1].room)
    table.guests[1] = stranger
    await stranger.hello()
    key = credentials.new_key(repeating(99))
    assert isinstance((await stranger.say(RequestSeat("knock", 1, "Carla", key)))[0], Done)
    await table.settle()
    (asked,) = guests[0].room_view.seat_requests
    assert (asked.seat, asked.name) == (1, "Carla")
    assert isinstance((await guests[0].say(AnswerSeatRequest("yes", asked.number, agrees=True)))[0], Done)
    await table.settle()
    assert guests[0].room_view.seat_requests[0].agreed == [0]
    house.clock.time += house.settings.absence + 2  # a process that does not lead lets the other one be first
    while await autoplay.tick(stranger.room) == 0:
        pass
    await table.settle()
    assert stranger.last(Seated) == Seated("", 1, key)
    assert stranger.room_view.own_seats == [1]
    assert guests[0].room_view.seat_requests == []


async def test_a_refused_seat_request_is_reported_on_another_process(house: House) -> None:
    table, guests = await two(house)
    guests[1].go()
    await table.settle()
    stranger = Guest(house, guests[1].room)
    table.guests[1] = stranger
    await stranger.hello()
    await stranger.say(RequestSeat("knock", 1, "Carla", credentials.new_key(repeating(99))))
    await table.settle()
    (asked,) = guests[0].room_view.seat_requests
    await guests[0].say(AnswerSeatRequest("no", asked.number, agrees=False))
    await table.settle()
    assert stranger.last(RoomEvent) == RoomEvent("turned-away", 1, "")
    assert guests[0].room_view.seat_requests == []


async def test_only_one_acts_as_host_wherever_the_host_is(house: House) -> None:
    table, guests = await two(house)
    assert [guest.room_view.host for guest in guests] == [True, False]
    guests[0].go()
    await table.settle()
    assert guests[1].room_view.host


def test_of_several_processes_the_lowest_number_leads() -> None:
    here = Presence((0,), 1, 2)
    assert merge_presence([(5, here)], 5) == NOBODY_ELSE
    assert not merge_presence([(7, here)], 5).lead
    assert merge_presence([(3, here), (9, Presence((2,)))], 5) == RemotePresence(
        anybody=True, lead=True, seats=frozenset({0, 2}), hosts=1, spectators=2
    )


def test_what_is_said_aloud_comes_back_as_it_was() -> None:
    said = ClusterMessage(event=RoomEvent("let-in", 1, "Carla"))
    assert msgspec.json.decode(msgspec.json.encode(said), type=ClusterMessage) == said
