"""Countdowns and pauses, by a clock that stands still until it is moved."""

import pytest

from monopolista.protocol.client_messages import SetPace
from monopolista.server.fairness.rng import FairDice, commitment, terms_of
from monopolista.server.rooms.play import autoplay
from monopolista.table import CHANCE, Table
from tests.server.house import Guest, House, asks, plain_answer, play_until, seat_persons

pytestmark = pytest.mark.anyio
HAIR = 0.001
"""Seconds by which a clock that is set forward is surely past its mark."""


def left(guest: Guest) -> int | None:
    return guest.game.countdown.left if guest.game.countdown else None


@pytest.mark.case("an auction's countdown starts anew with each bid")
async def test_the_countdown_of_an_auction_starts_anew_with_each_bid_and_not_with_a_pass(house: House) -> None:
    guests = await seat_persons(house, 3, seconds=10)
    await play_until(guests, asks("auction"))
    assert left(guests[0]) == 10_000
    house.clock.time += 4
    await guests[0].act("bid 10")
    assert left(guests[0]) == 10_000
    house.clock.time += 4
    await guests[1].act("pass")
    assert left(guests[1]) == 6_000


async def test_who_lets_the_time_of_an_auction_run_out_has_passed(house: House) -> None:
    guests = await seat_persons(house, 3, seconds=10)
    await play_until(guests, asks("auction"))
    square = guests[0].table.question.square
    await guests[2].act("bid 10")
    house.clock.time += 9.9
    assert await autoplay.tick(guests[0].room) == pytest.approx(0.1)
    house.clock.time += 0.2
    await autoplay.tick(guests[0].room)
    assert guests[0].table.view().owner[square] == 2
    assert guests[0].table.view().players[2].cash == 1490


async def test_nobody_passes_by_time_in_an_auction_that_follows(house: House) -> None:
    guests = await seat_persons(house, 2, seconds=10)
    await play_until(guests, asks("auction"))
    house.clock.time += 11
    await autoplay.tick(guests[0].room)
    assert not asks("auction")(guests[0].table)


@pytest.mark.parametrize(("persons", "seconds"), [(1, 10), (2, 0)])
async def test_no_countdown_in_a_game_against_bots_only_or_where_none_is_wanted(
    house: House, persons: int, seconds: int
) -> None:
    guests = await seat_persons(house, persons, bots=2, seconds=seconds)
    await play_until(guests, asks("auction"))
    assert guests[0].game.countdown is None


async def test_a_bot_answers_for_who_lets_the_time_of_an_answer_run_out(house: House) -> None:
    guests = await seat_persons(house, 2, answer=30)
    asked = guests[guests[0].table.next_asked]
    assert asked.game.countdown is not None
    assert (asked.game.countdown.kind, asked.game.countdown.seats, left(asked)) == ("answer", [asked.seat], 30_000)
    version = asked.table.version
    house.clock.time += 31
    await autoplay.tick(asked.room)
    assert asked.table.version > version
    assert asked.table.steps[version].seat == asked.seat
    await asked.listen()
    assert not asked.room_view.seats[asked.seat].stand_in


async def test_business_does_not_stop_the_time_of_an_answer(house: House) -> None:
    guests = await seat_persons(house, 2, answer=30)
    asked = guests[guests[0].table.next_asked]
    house.clock.time += 10
    await asked.act("asking 0")
    assert left(asked) == 20_000


async def test_bots_pause_for_as_long_as_a_player_has_set(house: House) -> None:
    guests = await seat_persons(house, 1, bots=2)
    host, room = guests[0], guests[0].room
    await play_until(guests, lambda table: table.next_asked != host.seat)
    await host.say(SetPace("slow", 2000))
    assert host.room_view.bot_pause == 2000
    assert host.game.next_bots[0] == host.table.next_asked
    wait = await autoplay.tick(room)
    assert wait is not None
    assert 1.9 < wait <= 2.0
    await host.say(SetPace("at once", 0))
    assert await autoplay.tick(room) == 0


@pytest.mark.parametrize("bots", [2, 7])
async def test_turns_among_bots_are_shorter_the_more_play(house: House, bots: int) -> None:
    guests = await seat_persons(house, 1, bots=bots)
    host, room = guests[0], guests[0].room
    waited = {0: 0.0}
    for _ in range(40 * bots):
        table = host.table
        if host.seat in table.asked:
            await host.act(plain_answer(table, host.seat))
            waited[table.view().turns] = 0.0
        elif (wait := await autoplay.tick(room) or 0.0) > 0:
            house.clock.time += wait + HAIR
            waited[table.view().turns] = waited.get(table.view().turns, 0.0) + wait
    share = 12 / (bots + 1) * room.row.bot_pause / 1000
    assert len(waited) > bots
    assert share / 3 < max(waited.values()) < share


async def test_only_who_has_a_seat_sets_the_pace_and_only_within_bounds(house: House) -> None:
    guests = await seat_persons(house, 1, bots=1)
    stranger = Guest(house, guests[0].room)
    await stranger.hello()
    await stranger.say(SetPace("p", 0))
    await guests[0].say(SetPace("p", 999_999))
    await guests[0].say(SetPace("q", -1))
    assert guests[0].room.row.bot_pause == 600


@pytest.mark.case("anybody can check the dice")
async def test_the_dice_follow_from_the_seed_that_was_promised(house: House) -> None:
    guests = await seat_persons(house, 2)
    promised = guests[0].game.seed_hash
    assert guests[0].game.seed == ""
    await play_until(guests, lambda table: table.view().turns > 20)
    await guests[0].act("bankrupt")
    shown = bytes.fromhex(guests[0].game.seed)
    assert commitment(shown) == promised
    assert guests[0].room.game is not None
    again = Table("italy", 2, chance=FairDice(shown, terms=terms_of(guests[0].room.game.row.header)))
    for answer in guests[0].table.transcript.answers:
        if answer.seat != CHANCE:
            again.repeat(answer)
    assert again.transcript.answers == guests[0].table.transcript.answers


async def test_a_restart_throws_no_other_dice(house: House) -> None:
    guests = await seat_persons(house, 2)
    asked = guests[guests[0].table.next_asked]
    row, version = asked.room.row, asked.table.version
    rolls: list[str] = []
    for _ in range(2):
        room = house.find(row.id)
        guest = Guest(house, room)
        await guest.hello(*asked.keys)
        assert room.game is not None
        room.game.table.play(asked.seat, "roll")
        rolls.append(room.game.table.steps[version + 1].action)
    await asked.act("roll")
    assert rolls == [asked.table.steps[version + 1].action] * 2


async def test_the_dice_are_even() -> None:
    dice = FairDice(b"seed")
    counts = [0] * 6
    for _ in range(6000):
        counts[dice(6)] += 1
    assert min(counts) > 900
