"""Every message has one handler, and who may send it is checked by its route alone."""

import msgspec
import pytest

from monopolista.games import edition_ids, game_of
from monopolista.protocol.client_messages import Act, SeatSetting, SetPace, Setup, StillHere
from monopolista.protocol.message_limits import MOST_SEATS
from monopolista.protocol.messages import ClientMessage, Command, message_types
from monopolista.protocol.people import ChatSettings, Rematch, Report
from monopolista.protocol.server_messages import Failure
from monopolista.server.rooms import dispatcher, message_handlers
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.message_handlers import Sender, handles
from monopolista.server.rooms.room import Room
from tests.server.house import Guest, House, seat_persons

pytestmark = pytest.mark.anyio


def code(guest: Guest) -> str:
    answer = guest.received[-1]
    return answer.code if isinstance(answer, Failure) else ""


def test_every_message_of_the_protocol_has_a_handler() -> None:
    assert dispatcher.receive is not None  # whose import registers them
    assert {*message_handlers.handled_types()} == {*message_types(ClientMessage)}


def test_a_message_cannot_have_two_handlers() -> None:
    async def another(room: Room, connection: Connection, message: Act) -> None: ...

    with pytest.raises(TypeError, match="Act has two handlers"):
        handles(Act, sender=Sender.SEAT)(another)


def test_a_message_for_seats_names_its_seat() -> None:
    class Seatless(Command, tag="seatless"):
        """A message that names no seat."""

    async def handler(room: Room, connection: Connection, message: Seatless) -> None: ...

    with pytest.raises(TypeError, match="Seatless names no seat"):
        handles(Seatless, sender=Sender.SEAT)(handler)


def test_the_largest_table_of_every_edition_is_set_up_in_one_message() -> None:
    largest = max(game_of(edition).box(edition, {}).most_seats for edition in edition_ids())
    setup = Setup("s", seats=[SeatSetting("bot")] * largest)
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup
    refused = msgspec.json.encode(Setup("s", seats=[SeatSetting("bot")] * (MOST_SEATS + 1)))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(refused, type=Setup)


async def test_before_hello_nothing_is_processed(house: House) -> None:
    anna, _ = await seat_persons(house, 2)
    stranger = Guest(house, anna.room)
    await stranger.say(StillHere("a"))
    assert code(stranger) == "not-now"


async def test_a_spectator_may_report_and_nothing_else(house: House) -> None:
    anna, _ = await seat_persons(house, 2)
    watching = Guest(house, anna.room, spectator=True)
    await watching.hello()
    await watching.say(StillHere("a"))
    assert code(watching) == "not-yours"
    await watching.say(Report("b", 0))
    assert code(watching) == "not-now", "nobody takes reports here, which is not the sender's fault"


async def test_without_a_seat_nobody_sets_the_pace_or_calls_a_rematch(house: House) -> None:
    anna, _ = await seat_persons(house, 2)
    stranger = Guest(house, anna.room)
    await stranger.hello()
    for message in (SetPace("a", 100), Rematch("b")):
        await stranger.say(message)
        assert code(stranger) == "not-yours"


async def test_the_chat_is_the_hosts_to_turn_off(house: House) -> None:
    _, bruno = await seat_persons(house, 2)
    await bruno.say(ChatSettings("a", enabled=False, spectators=False))
    assert code(bruno) == "not-host"
