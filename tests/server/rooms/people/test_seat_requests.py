"""The seat of a player who is away goes to another by agreement of the others, after minutes, and not for good."""

import pytest

from monopolista.protocol.messages import ServerMessage
from monopolista.protocol.people import (
    AnswerSeatRequest,
    HandoverView,
    NewRecoveryCode,
    RecoverSeat,
    RecoveryCode,
    RequestSeat,
    SeatRequestView,
    UndoHandover,
)
from monopolista.protocol.server_messages import Done, Seated
from monopolista.server.rooms.people import seat_requests
from monopolista.server.rooms.play import autoplay
from tests.server.house import Guest, House, again, news, own_key, play_until, reason, seat_persons

pytestmark = pytest.mark.anyio


async def newcomer(house: House, guest: Guest, address: str = "") -> Guest:
    """Return a visitor at another browser who has the table's link and nothing else."""
    other = Guest(house, guest.room)
    other.visitor.address = address
    await other.hello()
    return other


async def ask(house: House, guest: Guest, seat: int, name: str = "Dino") -> Guest:
    """Return a newcomer who has asked for a seat, each from an address of their own."""
    other = await newcomer(house, guest, house.command())
    assert isinstance((await other.say(RequestSeat("k", seat, name, own_key(house))))[0], Done)
    return other


async def answer(guest: Guest, yes: bool = True) -> ServerMessage:
    """Agree to the request that a guest is shown, or refuse it."""
    await guest.listen()
    number = guest.room_view.seat_requests[0].number if guest.room_view.seat_requests else 1
    return (await guest.say(AnswerSeatRequest(guest.house.command(), number, yes)))[0]


async def wait(guest: Guest, seconds: float) -> None:
    """Let time pass, and the room do what is due."""
    guest.house.clock.time += seconds
    while await autoplay.tick(guest.room) == 0:
        pass


def absence(house: House) -> float:
    return house.settings.absence


async def test_who_acts_as_host_cannot_seat_a_second_tab_in_the_hosts_hand(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    anna.go()
    await bruno.listen()
    assert bruno.room_view.host
    tab = await ask(house, bruno, 0)
    await answer(bruno)
    await wait(bruno, 1)
    assert tab.visitor.seats_held(bruno.room.row) == []
    await wait(bruno, absence(house) * (seat_requests.ALONE - 1))
    assert tab.visitor.seats_held(bruno.room.row) == []


async def test_a_seat_is_handed_over_once_all_have_agreed_and_it_was_empty_for_minutes(house: House) -> None:
    anna, bruno, carla = await seat_persons(house, 3)
    bruno.go()
    phone = await ask(house, anna, 1, "Bruno")
    for guest, others in ((anna, [2]), (carla, [])):
        assert phone.visitor.seats_held(anna.room.row) == []
        assert isinstance(await answer(guest), Done)
        await wait(anna, absence(house) / 4)
        for one in (anna, carla, phone):
            await one.listen()
            assert one.room_view.seat_requests[0].pending == others
    assert phone.visitor.seats_held(anna.room.row) == [], "all have agreed, and the seat was not empty for long enough"
    await wait(anna, absence(house) / 2)
    for one in (anna, carla, phone):
        await one.listen()
    assert (phone.room_view.own_seats, phone.last(Seated).seat) == ([1], 1)
    assert news(anna) == news(carla) == news(phone) == ["let-in"]
    assert anna.room_view.seat_requests == phone.room_view.seat_requests == []


async def test_no_seat_goes_while_one_of_the_others_has_not_agreed(house: House) -> None:
    anna, bruno, carla = await seat_persons(house, 3)
    bruno.go()
    phone = await ask(house, anna, 1)
    await answer(anna)
    await wait(anna, absence(house) * seat_requests.ALONE * 2)
    assert phone.visitor.seats_held(anna.room.row) == [], "not even with the host's agreement"
    await answer(carla)
    await wait(anna, 0)
    assert phone.visitor.seats_held(anna.room.row) == [1]


async def test_one_player_alone_waits_much_longer_unless_it_is_the_host(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    bruno.go()
    phone = await ask(house, anna, 1)
    await answer(anna)
    await wait(anna, absence(house))
    assert phone.visitor.seats_held(anna.room.row) == [1], "the host vouches"

    anna, bruno = await seat_persons(house, 2)
    anna.go()
    phone = await ask(house, bruno, 0)
    await answer(bruno)
    await wait(bruno, absence(house) * seat_requests.ALONE - 1)
    assert phone.visitor.seats_held(bruno.room.row) == []
    await wait(bruno, 1)
    assert phone.visitor.seats_held(bruno.room.row) == [0], "who has lost the key gets back in nevertheless"


async def test_two_seats_of_one_browser_are_one_player(house: House) -> None:
    anna, bruno, carla = await seat_persons(house, 3)
    await bruno.hello(*carla.keys)
    carla.go()
    anna.go()
    tab = await ask(house, bruno, 0)
    await answer(bruno)
    await wait(bruno, absence(house))
    assert tab.visitor.seats_held(bruno.room.row) == []


async def test_everybody_sees_a_request_and_only_players_who_are_there_answer_it(house: House) -> None:
    anna, bruno, carla = await seat_persons(house, 3)
    stranger, watcher = await newcomer(house, anna), Guest(house, anna.room, spectator=True)
    await watcher.hello()
    bruno.go()
    phone = await ask(house, anna, 1, "Bruno")
    await answer(carla)
    minutes = round(absence(house) / 60)
    for one, asked in ((anna, True), (carla, False), (phone, False), (stranger, False)):
        await one.listen()
        assert one.room_view.seat_requests == [SeatRequestView(1, 1, "Bruno", [2], [0], asked, minutes)]
    await watcher.listen()
    assert (watcher.room_view.seat_requests, phone.room_view.requested_seat) == ([], 1)
    for one in (stranger, phone, watcher):
        assert reason((await one.say(AnswerSeatRequest("a", 1, agrees=True)))[0])[0] == "not-yours"


async def test_one_refusal_drops_a_request(house: House) -> None:
    anna, bruno, carla = await seat_persons(house, 3)
    bruno.go()
    phone = await ask(house, anna, 1)
    await answer(anna)
    assert isinstance(await answer(carla, yes=False), Done)
    for one in (anna, phone):
        await one.listen()
    assert (news(phone), phone.room_view.requested_seat, anna.room_view.seat_requests) == (["turned-away"], -1, [])
    assert reason(await answer(anna)) == ("not-now", "seat-request-gone")


async def test_what_was_agreed_to_is_void_once_the_player_of_the_seat_was_back(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    bruno.go()
    phone = await ask(house, anna, 1)
    await answer(anna)
    back = await newcomer(house, anna)
    await back.hello(*bruno.keys)
    await phone.listen()
    assert (news(phone), phone.room_view.requested_seat) == (["owner-back"], -1)
    assert reason(await answer(anna)) == ("not-now", "seat-request-gone")
    back.go()
    await wait(anna, absence(house) * seat_requests.ALONE)
    assert phone.visitor.seats_held(anna.room.row) == []
    refused = (await phone.say(RequestSeat("k", 0, "Dino", own_key(house))))[0]
    assert reason(refused) == ("not-now", "seat-request-there")


async def test_who_lets_time_run_out_is_not_waited_for(house: House) -> None:
    anna, bruno, carla = await seat_persons(house, 3)
    bruno.go()
    phone = await ask(house, anna, 1)
    await answer(anna)
    for _ in range(2):
        carla.room.record_timeout(2)
    await wait(anna, absence(house))
    assert phone.visitor.seats_held(anna.room.row) == [1]


async def code_of(guest: Guest, seat: int) -> str:
    await guest.say(NewRecoveryCode(guest.house.command(), seat))
    return guest.last(RecoveryCode).code


async def handed_over(house: House, anna: Guest, bruno: Guest) -> Guest:
    """Hand over Bruno's seat to another, with the agreement of the host; return who has it now."""
    bruno.go()
    phone = await ask(house, anna, bruno.seat)
    await answer(anna)
    await wait(anna, absence(house))
    await phone.listen()
    assert phone.room_view.own_seats == [bruno.seat]
    return phone


async def test_the_key_before_undoes_a_handover_within_a_day_and_the_new_one_is_void(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    at = house.clock.time + absence(house)
    phone = await handed_over(house, anna, bruno)
    new_key = phone.last(Seated).key
    house.clock.time += seat_requests.DAY - 1
    back = await newcomer(house, anna)
    await back.hello(*bruno.keys)
    assert back.room_view.own_seats == []
    assert back.room_view.handovers == [HandoverView(1, "Dino", int(at * 1000), can_undo=True)]
    assert phone.room_view.handovers == anna.room_view.handovers == []
    for _ in range(2):  # the line broke, and it is sent again
        assert isinstance((await back.say(UndoHandover("r", 1)))[0], Done)
    for one in (anna, phone):
        await one.listen()
    assert (back.room_view.own_seats, back.room_view.handovers) == ([1], [])
    assert (phone.room_view.own_seats, news(phone)) == ([], ["let-in", "lost", "reclaimed"])
    assert news(anna) == ["let-in", "reclaimed"]
    again_there = await newcomer(house, anna)
    await again_there.hello(new_key)
    assert again_there.room_view.own_seats == []
    assert reason((await again_there.say(UndoHandover("r", 1)))[0])[0] == "not-yours"


async def test_after_a_day_the_key_before_only_tells_of_the_handover(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    await handed_over(house, anna, bruno)
    house.clock.time += seat_requests.DAY
    back = await newcomer(house, anna)
    await back.hello(*bruno.keys)
    assert [one.can_undo for one in back.room_view.handovers] == [False]
    assert reason((await back.say(UndoHandover("r", 1)))[0]) == ("not-now", "reclaim-late")


async def test_a_restart_keeps_who_had_a_seat_before(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    phone = await handed_over(house, anna, bruno)
    phone.go()
    _, back = await again(house, [anna, bruno])
    assert [one.name for one in back.room_view.handovers] == ["Dino"]
    assert isinstance((await back.say(UndoHandover("r", 1)))[0], Done)
    assert back.room_view.own_seats == [1]


async def test_a_second_handover_takes_nothing_from_the_key_before_the_first(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    phone = await handed_over(house, anna, bruno)
    phone.seat = 1
    tab = await handed_over(house, anna, phone)
    second = await newcomer(house, anna)
    await second.hello(phone.last(Seated).key)
    assert isinstance((await second.say(UndoHandover("r", 1)))[0], Done)
    back = await newcomer(house, anna)
    await back.hello(*bruno.keys)
    assert isinstance((await back.say(UndoHandover("r", 1)))[0], Done)
    for one in (tab, second):
        await one.listen()
    assert (tab.room_view.own_seats, second.room_view.own_seats, back.room_view.own_seats) == ([], [], [1])


async def test_a_code_takes_nothing_from_the_key_before(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    phone = await handed_over(house, anna, bruno)
    code = await code_of(phone, 1)
    tab = await newcomer(house, anna)
    assert isinstance((await tab.say(RecoverSeat("r", code, own_key(house))))[0], Seated)
    back = await newcomer(house, anna)
    await back.hello(*bruno.keys)
    assert isinstance((await back.say(UndoHandover("r", 1)))[0], Done)
    assert back.room_view.own_seats == [1]


async def test_a_seat_is_handed_over_only_so_often_within_a_day(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    for _ in range(seat_requests.MOST_HANDOVERS):
        bruno = await handed_over(house, anna, bruno)
        bruno.seat = 1
    bruno.go()
    late = await newcomer(house, anna, "late")
    assert reason((await late.say(RequestSeat("k", 1, "Dino", own_key(house))))[0]) == ("not-now", "seat-request-full")
    house.clock.time += seat_requests.DAY
    assert isinstance((await late.say(RequestSeat("l", 1, "Dino", own_key(house))))[0], Done)
    await answer(anna)
    await wait(anna, absence(house))
    assert len(anna.room.row.seats[1].handovers) == 1


async def test_a_guest_takes_the_place_of_a_bot_as_soon_as_one_player_agrees(house: House) -> None:
    anna, bruno = await seat_persons(house, 2, bots=1)
    dino = await ask(house, anna, 2)
    await bruno.listen()
    (asked,) = bruno.room_view.seat_requests
    assert (asked.replaces_bot, asked.pending, asked.wait_minutes) == (True, [0, 1], 0)
    await wait(bruno, 3600)
    assert dino.visitor.seats_held(anna.room.row) == []
    assert isinstance(await answer(bruno), Done)
    await wait(bruno, 0)
    for one in (anna, bruno, dino):
        await one.listen()
    assert (dino.room_view.own_seats, dino.last(Seated).seat) == ([2], 2)
    seat = dino.room_view.seats[2]
    assert (seat.kind, seat.name, dino.room_view.seat_requests) == ("person", "Dino", [])
    assert news(anna) == news(bruno) == news(dino) == ["joined"]
    dino.keys.append(dino.last(Seated).key)
    anna, bruno, dino = await again(house, [anna, bruno, dino])
    assert dino.room_view.own_seats == [2]


async def test_a_guest_decides_for_the_seat_of_the_bot_from_then_on(house: House) -> None:
    anna, bruno = await seat_persons(house, 2, bots=1)
    dino = await ask(house, anna, 2)
    await answer(anna)
    await wait(anna, 0)
    await play_until([anna, bruno], lambda table: 2 in table.asked)
    version = dino.room.version
    await wait(anna, 60)
    assert dino.room.version == version, "no bot answers for a person who is there"


async def test_of_two_guests_who_ask_for_one_bot_the_first_one_gets_it(house: House) -> None:
    anna, _ = await seat_persons(house, 2, bots=1)
    dino, eva = await ask(house, anna, 2), await ask(house, anna, 2, "Eva")
    await anna.listen()
    await anna.say(AnswerSeatRequest(house.command(), anna.room_view.seat_requests[1].number, True))
    await wait(anna, 0)
    assert eva.visitor.seats_held(anna.room.row) == [2]
    for one in (dino, eva):
        await one.listen()
    assert news(dino) == ["seat-taken", "joined"]
    assert dino.room_view.requested_seat == -1
    assert news(eva) == ["joined"]


async def test_no_guest_takes_the_place_of_a_bot_under_the_name_of_a_player(house: House) -> None:
    anna, _ = await seat_persons(house, 2, bots=1)
    guest = await newcomer(house, anna)
    refused = (await guest.say(RequestSeat("k", 2, anna.room.row.seats[0].name, own_key(house))))[0]
    assert reason(refused) == ("not-now", "name-alike")


async def test_where_the_host_wishes_bots_keep_their_seats(house: House) -> None:
    anna, _ = await seat_persons(house, 2, bots=1, replace_bots=False)
    assert not anna.room_view.replace_bots
    guest = await newcomer(house, anna)
    assert reason((await guest.say(RequestSeat("k", 2, "Dino", own_key(house))))[0]) == ("not-now", "bot-stays")
    anna, _ = await again(house, [anna, anna])
    assert not anna.room_view.replace_bots


async def test_two_guests_who_ask_at_once_for_two_bots_have_not_one_name(house: House) -> None:
    anna, _ = await seat_persons(house, 2, bots=2)
    dino = await ask(house, anna, 2, "Dino")
    assert isinstance((await dino.say(RequestSeat("l", 3, "Dino", own_key(house))))[0], Done), "a guest may ask anew"
    other = await newcomer(house, anna, house.command())
    refused = (await other.say(RequestSeat("k", 2, "dino", own_key(house))))[0]
    assert reason(refused) == ("not-now", "name-alike")
