"""Coming back to a running table: a seat's short code, what a robot did meanwhile."""

import hashlib
import threading

import anyio
import pytest

from monopolista.protocol.messages import ServerMessage
from monopolista.protocol.people import NewRecoveryCode, RecoverSeat, RecoveryCode, RequestSeat
from monopolista.protocol.server_messages import Failure, Seated
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.people import recovery_codes
from monopolista.server.rooms.play import autoplay
from tests.server.house import Guest, House, news, own_key, reason, seat_persons

pytestmark = pytest.mark.anyio


async def code_of(guest: Guest) -> str:
    """Have a code made for a guest's seat."""
    await guest.say(NewRecoveryCode(guest.house.command(), guest.seat))
    return guest.last(RecoveryCode).code


async def newcomer(house: House, guest: Guest, address: str = "") -> Guest:
    """Return a visitor at another browser who has the table's link and nothing else."""
    other = Guest(house, guest.room)
    other.visitor.address = address
    await other.hello()
    return other


async def test_a_seat_is_taken_back_by_its_code_and_the_old_browser_is_notified(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    code = await code_of(bruno)
    assert len(code) == recovery_codes.LENGTH
    phone, key = await newcomer(house, anna), own_key(house)
    assert phone.room_view.own_seats == []
    assert isinstance((await phone.say(RecoverSeat("r", f" {code[:3]}-{code[3:].lower()} ", key)))[0], Seated)
    assert phone.room_view.own_seats == [1]
    for guest in (anna, bruno):
        await guest.listen()
    assert (bruno.room_view.own_seats, news(bruno)) == ([], ["lost", "taken-back"])
    assert (anna.room_view.own_seats, news(anna), news(phone)) == ([0], ["taken-back"], [])
    failed = await bruno.act("roll")
    assert isinstance(failed, Failure)
    assert failed.code == "not-yours"


async def test_a_code_is_good_once_and_only_the_latest(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    old, code = await code_of(bruno), await code_of(bruno)
    phone = await newcomer(house, anna)
    assert reason((await phone.say(RecoverSeat("a", old, own_key(house))))[0]) == ("not-yours", "code-wrong")
    await phone.say(RecoverSeat("b", code, own_key(house)))
    third = await newcomer(house, anna)
    assert reason((await third.say(RecoverSeat("c", code, own_key(house))))[0]) == ("not-yours", "code-wrong")
    assert phone.room_view.own_seats == [1]


async def test_a_code_survives_a_restart_and_the_return_may_be_sent_twice(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    code, key = await code_of(bruno), own_key(house)
    house.restart()
    phone = Guest(house, house.find(anna.room.row.id))
    await phone.hello()
    first = await phone.say(RecoverSeat("r", code, key))
    house.restart()
    again = Guest(house, house.find(anna.room.row.id))
    await again.hello(key)
    assert (await again.say(RecoverSeat("r", code, key)))[0] == first[0] == Seated("r", 1, key)
    assert again.room_view.own_seats == [1]


def test_to_try_a_million_codes_takes_hours_and_much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # other tests hash them in no time
    expected = hashlib.scrypt(b"K7P3WD", salt=b"room", n=16_384, r=8, p=1, dklen=32)
    assert recovery_codes.digest("room", "K7P3WD") == expected.hex()


async def test_codes_are_stored_as_hashes_alone_and_sent_to_the_owner_alone(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    code = await code_of(bruno)
    disk = b"".join(file.read_bytes() for file in house.path.parent.iterdir())
    assert code.encode() not in disk
    assert bruno.room.row.seats[1].code.encode() in disk
    assert reason((await anna.say(NewRecoveryCode("n", 1)))[0])[0] == "not-yours"
    await anna.listen()
    assert not any(isinstance(one, RecoveryCode) for one in anna.received)


async def test_guesses_are_limited_for_an_address_and_for_the_room(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    code = await code_of(bruno)

    async def guess(guest: Guest, wish: str = "222222") -> str:
        return reason((await guest.say(RecoverSeat(house.command(), wish, own_key(house))))[0])[1]

    one, other = await newcomer(house, anna, "1.1.1.1"), await newcomer(house, anna, "2.2.2.2")
    assert [await guess(one) for _ in range(9)] == ["code-wrong"] * 8 + ["code-often"]
    assert [await guess(other) for _ in range(3)] == ["code-wrong"] * 2 + ["code-often"]
    assert await guess(other, code) == "code-often"
    house.clock.time += 60
    assert isinstance((await other.say(RecoverSeat("r", code, own_key(house))))[0], Seated)


async def test_wrong_guesses_of_others_keep_the_right_code_out_for_nobody_who_has_not_guessed(house: House) -> None:
    """Ten guesses from two addresses locked every seat of the table."""
    anna, bruno = await seat_persons(house, 2)
    code = await code_of(bruno)

    async def guess(address: str, wish: str) -> ServerMessage:
        guest = await newcomer(house, anna, address)
        answer = (await guest.say(RecoverSeat(house.command(), wish, own_key(house))))[0]
        guest.go()
        return answer

    tried = [f"22222{sign}" for sign in recovery_codes.ALPHABET if f"22222{sign}" != code][:24]
    for address in ("1.1.1.1", "2.2.2.2", "3.3.3.3"):
        answers = [reason(await guess(address, wish))[1] for wish in tried[:9]]
        assert answers[-1] == "code-often"
    assert reason(await guess("1.1.1.1", code)) == ("too-much", "code-often"), "who has guessed waits"
    assert reason(await guess("4.4.4.4", tried[0])) == ("not-yours", "code-wrong"), "who has not may mistype it once"
    assert isinstance(await guess("4.4.4.4", code), Seated)


async def test_guesses_from_ever_new_addresses_are_few_and_of_the_same_code_fewer(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    await code_of(bruno)
    answers: list[str] = []
    for number in range(14):
        guest = await newcomer(house, anna, f"10.0.0.{number}")
        answers.append(reason((await guest.say(RecoverSeat(house.command(), "222222", own_key(house))))[0])[1])
        guest.go()
    assert answers == ["code-wrong"] * 10 + ["code-often"] * 4


async def test_of_codes_that_are_hashed_so_many_may_wait_and_none_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, go_on, threads = recovery_codes.HashingPool(most=3), threading.Event(), list[int]()

    def slow(room: str, code: str) -> str:
        threads.append(threading.get_ident())
        go_on.wait(20)
        return f"{room} {code}"

    monkeypatch.setattr(recovery_codes, "digest", slow)
    found: list[str] = []

    async def digest(code: str) -> None:
        found.append(await pool.digest("room", code))

    async with anyio.create_task_group() as group:
        for code in "abc":
            group.start_soon(digest, code)
        await anyio.wait_all_tasks_blocked()
        with pytest.raises(DeniedError, match="too many codes"):
            await pool.digest("room", "d")
        go_on.set()
    assert found == ["room a", "room b", "room c"]
    assert {*threads} != {threading.get_ident()}
    assert len({*threads}) == 1
    assert await pool.digest("room", "d") == "room d", "there is room again"


@pytest.mark.parametrize("code", ["", "12345", "1234567", "K7P3W0", "<script>", "ééééée"])
async def test_what_has_not_the_form_of_a_code_costs_no_guess(house: House, code: str) -> None:
    anna, _ = await seat_persons(house, 2)
    phone = await newcomer(house, anna)
    for _ in range(20):
        assert reason((await phone.say(RecoverSeat(house.command(), code, own_key(house))))[0]) == (
            "malformed",
            "code-form",
        )


async def test_nobody_comes_in_by_the_spectators_link(house: House) -> None:
    anna, bruno = await seat_persons(house, 2)
    code = await code_of(bruno)
    watcher = Guest(house, anna.room, spectator=True)
    await watcher.hello()
    for message in (RecoverSeat("r", code, own_key(house)), RequestSeat("k", 1, "W", own_key(house))):
        assert reason((await watcher.say(message))[0])[0] == "not-yours"


@pytest.mark.parametrize("key", ["", "short", "x" * 44])
async def test_a_key_that_is_too_weak_opens_nothing(house: House, key: str) -> None:
    anna, bruno = await seat_persons(house, 2)
    code = await code_of(bruno)
    phone = await newcomer(house, anna)
    assert reason((await phone.say(RecoverSeat("r", code, key)))[0])[0] == "malformed"


async def test_a_returning_player_sees_since_when_a_bot_has_answered(house: House) -> None:
    guests = await seat_persons(house, 2)
    asked = guests[guests[0].table.next_asked]
    other = guests[1 - asked.seat]
    assert asked.game.stand_in_answers == []
    first = asked.version
    asked.go()
    house.clock.time += house.settings.grace
    await autoplay.tick(asked.room)
    house.clock.time += 1
    await autoplay.tick(asked.room)
    assert other.version > first
    await other.listen()
    assert other.game.stand_in_answers == []
    link, shown = asked.room.row.id, asked.keys
    house.restart()
    again = Guest(house, house.find(link))
    await again.hello(*shown)
    assert [(one.seat, one.first) for one in again.game.stand_in_answers] == [(asked.seat, first)]


async def test_codes_are_hashed_one_after_the_other_and_not_without_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each takes 16 MB, and each thread kept as much."""
    anna, ben = await seat_persons(house, 2)
    threads: set[int] = set()

    def digest_in_thread(room: str, code: str) -> str:
        threads.add(threading.get_ident())
        return f"{room} {code}"

    monkeypatch.setattr(recovery_codes, "digest", digest_in_thread)
    for _ in range(5):
        await code_of(anna)
        await code_of(ben)
    assert len(threads) == 1
    assert threads != {threading.get_ident()}
    assert reason((await anna.say(NewRecoveryCode("once more", 0)))[0]) == ("too-much", "code-often")
    house.clock.time += 10
    assert isinstance((await anna.say(NewRecoveryCode("later", 0)))[0], RecoveryCode)
