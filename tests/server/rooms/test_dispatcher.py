"""Commands: carried out once, judged against the present, answered whatever comes of them."""

import pytest
from msgspec.structs import replace

from monopolista.protocol.client_messages import Act, SeatSetting, SetProxyBid, Setup, Start, TakeSeat
from monopolista.protocol.people import Rematch
from monopolista.protocol.server_messages import Done, Failure, GameView, Seated
from monopolista.table import Table
from tests.server.house import Guest, House, asks, plain_answer, play_until, seat_persons

pytestmark = pytest.mark.anyio


def failure(reply: object) -> Failure:
    assert isinstance(reply, Failure)
    return reply


def state(guest: Guest) -> tuple[bytes, int, int]:
    """Everything that a refused command must leave as it was, in memory and on the disk."""
    kept = guest.house.store.find_game(guest.room.row.game)
    assert kept is not None
    return guest.table.save(), guest.table.version, sum(len(step.answers) for step in kept[1])


async def test_a_command_is_stored_then_acknowledged_then_broadcast(house: House) -> None:
    first, second = await seat_persons(house, 2)
    asked = [first, second][first.table.next_asked]
    reply = await asked.act("roll")
    assert reply == Done(reply.id if isinstance(reply, Done) else "", asked.table.version)
    assert [type(one) for one in asked.received[-2:]] == [Done, GameView]
    assert state(asked)[1] == state(asked)[2]
    assert [type(one) for one in await (second if asked is first else first).listen()] == [GameView]


async def test_a_command_that_is_sent_again_is_answered_again_and_not_applied_again(house: House) -> None:
    guests = await seat_persons(house, 2)
    asked = guests[guests[0].table.next_asked]
    version = asked.table.version
    done = await asked.act("roll", name="once", version=version)
    before = state(asked)
    assert await asked.act("roll", name="once", version=version) == done
    assert state(asked) == before


async def test_a_command_sent_again_after_a_restart_is_known(house: House) -> None:
    guests = await seat_persons(house, 2)
    asked = guests[guests[0].table.next_asked]
    version = asked.table.version
    done = await asked.act("roll", name="once", version=version)
    link, shown, seat = asked.room.row.id, asked.keys, asked.seat
    house.restart()
    again = Guest(house, house.find(link))
    again.seat = seat
    await again.hello(*shown)
    before = state(again)
    assert await again.act("roll", name="once", version=version) == done
    assert state(again) == before


async def test_a_name_of_a_command_cannot_stand_for_another_one(house: House) -> None:
    guests = await seat_persons(house, 2)
    asked = guests[guests[0].table.next_asked]
    await asked.act("roll", name="once")
    assert failure(await asked.act("end", name="once")).code == "malformed"


async def test_two_seats_may_use_the_same_name_for_their_commands(house: House) -> None:
    guests = await seat_persons(house, 2)
    await play_until(guests, asks("auction"))
    for guest in guests:
        if guest.seat in guest.table.asked:
            assert isinstance(await guest.act("pass", name="1"), Done)


@pytest.mark.case("a late answer leaves nobody waiting for the other")
async def test_who_answers_too_late_is_notified_and_shown_what_is_asked_now(house: House) -> None:
    guests = await seat_persons(house, 2)
    asked = guests[guests[0].table.next_asked]
    version = asked.table.version
    await asked.act("roll", version=version)
    before = state(asked)
    late = failure(await asked.act("roll", version=version))
    assert (late.code, late.version) == ("stale", asked.table.version)
    assert state(asked) == before
    assert asked.game.version == asked.table.version
    assert asked.board.questions == asked.table.view().questions
    waited_for = guests[asked.table.asked[0]]
    await waited_for.listen()
    assert waited_for.game.own[0].offers == waited_for.table.offers_with_effects(waited_for.seat)
    assert isinstance(await waited_for.act(plain_answer(waited_for.table, waited_for.seat)), Done)


async def test_two_who_bid_at_once_both_get_a_clear_answer(house: House) -> None:
    guests = await seat_persons(house, 3)
    await play_until(guests, asks("auction"))
    version = guests[0].table.version
    assert isinstance(await guests[1].act("bid 50", version=version), Done)
    too_low = failure(await guests[2].act("bid 40", version=version))
    assert (too_low.code, too_low.clause) == ("clause", "AUC-3")
    assert guests[2].board.questions[0].amount == 50
    assert isinstance(await guests[2].act("bid 60", version=version), Done)
    assert isinstance(await guests[0].act("pass", version=version), Done)


async def bid_and_wait(guests: list[Guest]) -> tuple[Guest, int]:
    """Let the last in turn bid, and wait for another auction; return who bid and what it had seen."""
    await play_until(guests, asks("auction"))
    turn: int = guests[0].table.view().turn
    bidder = guests[(turn + 2) % 3]
    square = bidder.table.question.square
    await bidder.act("bid 10")
    seen = bidder.table.version

    def reached(table: Table) -> bool:
        another = asks("auction")(table) and table.question.square != square
        return another or had_to_answer(bidder, seen) or (asks("roll")(table) and table.next_asked == bidder.seat)

    await play_until(guests, reached)
    return bidder, seen


def had_to_answer(guest: Guest, seen: int) -> bool:
    """Say whether a guest has answered anything since a version."""
    return any(step.seat == guest.seat for step in guest.table.steps[seen:])


async def test_a_bid_is_never_taken_for_the_next_auction(house: House) -> None:
    guests = await seat_persons(house, 3)
    bidder, seen = await bid_and_wait(guests)
    while had_to_answer(bidder, seen) or not asks("auction")(bidder.table):
        bidder, seen = await bid_and_wait(guests)
    assert bidder.seat in bidder.table.asked
    assert failure(await bidder.act("bid 30", version=seen)).code == "stale"


async def roll_before(guests: list[Guest]) -> tuple[Guest, int]:
    """Let one roll; return the other when it is asked, and the version before that roll."""
    await play_until(guests, asks("roll"))
    roller = guests[guests[0].table.next_asked]
    other = guests[1 - roller.seat]
    seen = other.table.version
    await roller.act("roll")
    await play_until(guests, lambda table: other.seat in table.asked)
    return other, seen


async def test_an_answer_to_a_question_that_was_not_asked_yet_is_stale(house: House) -> None:
    guests = await seat_persons(house, 2)
    other, seen = await roll_before(guests)
    while not asks("roll")(other.table):
        other, seen = await roll_before(guests)
    assert failure(await other.act("roll", version=seen)).code == "stale"
    assert isinstance(await other.act("roll"), Done)


async def test_business_goes_through_while_others_play_on(house: House) -> None:
    guests = await seat_persons(house, 2)
    buyer = guests[guests[0].table.next_asked]
    other = guests[1 - buyer.seat]
    await play_until(guests, lambda table: asks("buy")(table) and table.next_asked == buyer.seat)
    square = buyer.table.question.square
    await buyer.act("buy")
    await play_until(guests, lambda table: asks("roll")(table) and table.next_asked == other.seat)
    seen = buyer.table.version
    await other.act("roll")
    assert isinstance(await buyer.act(f"mortgage {square}", version=seen), Done)
    assert buyer.table.view().mortgaged[square]


async def test_a_double_click_is_one_click(house: House) -> None:
    guests = await seat_persons(house, 2)
    roller = guests[guests[0].table.next_asked]
    seen = roller.table.version
    assert isinstance(await roller.act("asking 0", version=seen), Done)
    assert failure(await roller.act("roll", version=seen)).code == "stale"


async def test_an_answer_from_the_future_or_from_before_the_game_is_stale(house: House) -> None:
    guests = await seat_persons(house, 2)
    asked = guests[guests[0].table.next_asked]
    for version in (asked.table.version + 1, -1, 10**30):
        assert failure(await asked.act("roll", version=version)).code == "stale"


@pytest.mark.parametrize("action", ["bid 5", "bid 0", "bid 1501", "bid 999999999"])
async def test_an_absurd_bid_is_refused_with_its_clause(house: House, action: str) -> None:
    guests = await seat_persons(house, 2)
    await play_until(guests, asks("auction"))
    before = state(guests[0])
    refused = failure(await guests[0].act(action))
    assert refused.code == "clause"
    assert refused.clause.startswith("AUC-")
    assert state(guests[0]) == before


@pytest.mark.parametrize(
    "action", ["", "bid", "bid -", "bid 1.5", "bid NaN", "bid 1e3", "bid 12 ", "BID 12", "bid 1000000000", "roll 3",
               "propose", "\x00", "bid " + "9" * 50_000, "buy; drop table steps", "nothing 1"],
)  # fmt: skip
async def test_what_is_no_answer_is_refused(house: House, action: str) -> None:
    guests = await seat_persons(house, 2)
    await play_until(guests, asks("auction"))
    before = state(guests[0])
    assert failure(await guests[0].act(action)).code in ("malformed", "clause")
    assert state(guests[0]) == before


async def test_a_person_cannot_choose_what_the_dice_show(house: House) -> None:
    guests = await seat_persons(house, 2)
    asked = guests[guests[0].table.next_asked]
    before = state(asked)
    assert failure(await asked.act("roll 6 6")).code == "clause"
    assert failure(await asked.act("roll 6 6", seat=-2)).code == "not-yours"
    assert state(asked) == before


async def test_nobody_answers_for_a_seat_that_is_not_theirs(house: House) -> None:
    guests = await seat_persons(house, 2, bots=1)
    stranger, watcher = Guest(house, guests[0].room), Guest(house, guests[0].room, spectator=True)
    await stranger.hello("A" * 43, "", "x" * 10_000)
    await watcher.hello(*guests[0].keys)
    before = state(guests[0])
    for guest, seat in ((guests[0], 1), (guests[0], 2), (guests[0], 99), (guests[0], -1), (stranger, 0), (watcher, 0)):
        assert failure(await guest.act("roll", seat=seat)).code == "not-yours"
    assert state(guests[0]) == before


async def test_nobody_but_the_host_sets_up_and_starts(house: House) -> None:
    room, host_key = house.open_room()
    host, other = Guest(house, room), Guest(house, room)
    await host.hello(host_key)
    await other.hello()
    await other.take(0)
    wish = Setup("s", "italy", room.row.options, [SeatSetting("open")] * 2, 0, 0)
    assert failure((await other.say(wish))[0]).code == "not-host"
    assert failure((await other.say(Start("t")))[0]).code == "not-host"
    assert room.row.status == "lobby"


async def test_no_second_game_starts_beside_the_first_and_no_rematch_before_its_end(house: House) -> None:
    host, _ = await seat_persons(house, 2)
    before = state(host)
    assert failure((await host.say(Start("again")))[0]).code == "not-now"
    assert failure((await host.say(Rematch("again")))[0]).code == "not-now"
    assert state(host) == before


async def test_an_answer_to_the_game_before_is_none_in_the_next(house: House) -> None:
    guests = await seat_persons(house, 2)
    host = guests[0]
    first, asked = host.room.row.game, guests[host.table.next_asked]
    rolled = Act("once", first, asked.table.version, asked.seat, "roll")
    done = (await asked.say(rolled))[0]
    assert isinstance(done, Done)
    assert isinstance(await asked.act("bankrupt"), Done)
    assert host.room.is_over
    await host.say(Rematch("again"))
    assert host.room.row.game != first
    before = state(host)
    await asked.listen()
    assert failure((await asked.say(replace(rolled, id="late")))[0]).code == "stale"
    assert (await asked.say(rolled))[0] == done
    assert failure((await asked.say(SetProxyBid("late", first, rolled.version, asked.seat, 100)))[0]).code == "stale"
    assert state(host) == before


async def test_who_is_late_with_a_room_loses_nobody_a_seat(house: House) -> None:
    """Two servers on one store: the second one's seat is not written over by what the first one remembers."""
    room, key = house.open_room()
    here = Guest(house, room)
    await here.hello(key)
    await here.say(Setup("two", "italy", {**here.room_view.options}, [SeatSetting("open")] * 2, 0, 0))
    there = Guest(house, house.find(room.row.id))
    await there.hello()
    await there.take(0, "Bruno")
    assert failure((await here.say(TakeSeat("mine", 1, "Anna", "")))[0]).code == "stale"
    assert isinstance((await here.say(TakeSeat("mine", 1, "Anna", "")))[0], Seated)
    kept = house.store.find_room(room.row.id)
    assert kept is not None
    assert [seat.name for seat in kept.seats[:2]] == ["Bruno", "Anna"]
