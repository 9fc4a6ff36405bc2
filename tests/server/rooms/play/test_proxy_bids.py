"""Bids up to a limit: the server bids for the seat, the least needed, and tells nobody."""

import msgspec
import pytest

from monopolista.protocol.client_messages import SetProxyBid
from monopolista.protocol.messages import ServerMessage
from monopolista.protocol.server_messages import Done, Failure, GameView
from monopolista.server.rooms.play import autoplay
from monopolista.table import Table
from tests.server.house import Guest, House, asks, play_until, seat_persons

pytestmark = pytest.mark.anyio
PAUSE = 1.0
"""More than a bot waits, less than any other automatic action of a room."""


async def limit(guest: Guest, amount: int, version: int | None = None) -> ServerMessage:
    """Ask for a limit; return what came of it."""
    wish = SetProxyBid(
        guest.house.command(), guest.room.row.game, guest.version if version is None else version, guest.seat, amount
    )
    return next(one for one in await guest.say(wish) if isinstance(one, Done | Failure))


async def auction(house: House, persons: int = 3, seconds: int = 0) -> list[Guest]:
    """Return guests at a table where a deed has just come under the hammer."""
    guests = await seat_persons(house, persons, seconds=seconds)
    await play_until(guests, asks("auction"))
    return guests


async def bidding_done(guests: list[Guest]) -> None:
    """Let the server bid for whomever it bids, and everybody hear of it."""
    house, room = guests[0].house, guests[0].room
    for _ in range(50):
        wait = await autoplay.tick(room)
        if wait is None or wait > PAUSE:
            break
        house.clock.time += wait
    for guest in guests:
        await guest.listen()


def bids(table: Table) -> list[tuple[int, str]]:
    """Return the bids and passes of the latest auction."""
    found = [(step.seat, step.action) for step in table.steps]
    start = max(place for place, (_, action) in enumerate(found) if action == "decline")
    return found[start + 1 :]


async def test_the_server_bids_the_least_that_is_needed_and_only_against_others(house: House) -> None:
    first, second, third = await auction(house)
    assert isinstance(await limit(first, 320), Done)
    await bidding_done([first])
    lowest = first.table.steps[-1].action
    assert bids(first.table) == [(0, lowest)]
    await bidding_done([first])
    assert len(bids(first.table)) == 1, "it does not bid against itself"
    await second.act("bid 100")
    await bidding_done([first])
    assert bids(first.table)[-1] == (0, "bid 101")
    await third.act("pass")
    await second.act("pass")
    assert first.table.view().players[0].cash == 1500 - 101


async def test_beyond_its_limit_a_seat_is_asked_as_ever(house: House) -> None:
    first, second, _ = await auction(house)
    await limit(first, 120)
    await second.act("bid 200")
    await bidding_done([first])
    assert bids(first.table) == [(1, "bid 200")]
    assert first.table.bidders == [0, 2]
    assert isinstance(await first.act("bid 201"), Done)


async def test_of_two_limits_the_higher_wins_at_the_lower_without_a_hundred_steps(house: House) -> None:
    guests = await auction(house)
    begins = guests[0].table.next_asked
    first, second, third = (guests[(begins + place) % 3] for place in range(3))
    await limit(first, 300)
    await limit(second, 320)
    await bidding_done([first])
    assert bids(first.table) == [(first.seat, "bid 300"), (second.seat, "bid 301")]
    await first.act("pass")
    await third.act("pass")
    cash = [player.cash for player in first.table.view().players]
    assert [cash[one.seat] for one in (first, second, third)] == [1500, 1500 - 301, 1500]


async def test_a_limit_is_sent_to_the_holder_of_the_seat_alone(house: House) -> None:
    guests = await auction(house)
    first, second, _ = guests
    other = Guest(house, first.room)
    await other.hello(*first.keys)
    watcher = Guest(house, first.room, spectator=True)
    await watcher.hello()
    for guest in guests:
        await guest.listen()
    await limit(first, 777)
    assert first.game.own[0].proxy_bid == 777
    assert isinstance((await other.listen())[-1], GameView)
    assert other.game.own[0].proxy_bid == 777
    assert await second.listen() == [], "not even that there is something to tell"
    assert await watcher.listen() == []
    await bidding_done(guests)
    await watcher.listen()
    encoded = msgspec.json.encode([second.received, watcher.received])
    assert b"777" not in encoded
    assert b'"proxyBid":0' in encoded


async def test_a_limit_is_changed_and_taken_back(house: House) -> None:
    first, second, _ = await auction(house)
    await limit(first, 100)
    await limit(first, 150)
    assert first.game.own[0].proxy_bid == 150
    await limit(first, 0)
    assert first.game.own[0].proxy_bid == 0
    await second.act("bid 50")
    await bidding_done([first])
    assert bids(first.table) == [(1, "bid 50")]


async def test_who_leads_may_tell_a_limit_too(house: House) -> None:
    first, second, _ = await auction(house)
    await first.act("bid 50")
    assert isinstance(await limit(first, 90), Done)
    await second.act("bid 60")
    await bidding_done([first])
    assert bids(first.table)[-1] == (0, "bid 61")


async def test_a_limit_beyond_the_purse_or_below_the_bid_is_refused_with_its_clause(house: House) -> None:
    first, second, third = await auction(house)
    await second.act("bid 50")
    for amount, clause in ((1501, "AUC-5"), (50, "AUC-3"), (-5, "AUC-3")):
        answer = await limit(first, amount)
        assert isinstance(answer, Failure)
        assert (answer.code, answer.clause) == ("clause", clause)
    await third.act("pass")
    answer = await limit(third, 100)
    assert isinstance(answer, Failure)
    assert answer.clause == "AUC-1"
    assert first.game.own[0].proxy_bid == 0


async def test_a_limit_is_for_ones_own_seat(house: House) -> None:
    first, second, _ = await auction(house)
    answer = (await first.say(SetProxyBid("theirs", first.room.row.game, first.version, second.seat, 100)))[0]
    assert isinstance(answer, Failure)
    assert answer.code == "not-yours"


async def test_a_limit_ends_with_its_auction_and_a_late_one_is_stale(house: House) -> None:
    guests = await auction(house, persons=2)
    first, second = guests
    before = first.version
    await limit(first, 300)
    await bidding_done(guests)
    await second.act("pass")
    await first.listen()
    assert first.game.own[0].proxy_bid == 0
    answer = await limit(first, 300)
    assert isinstance(answer, Failure)
    assert answer.code == "stale"
    await play_until(guests, asks("auction"))
    assert first.game.own[0].proxy_bid == 0
    answer = await limit(first, 300, version=before)
    assert isinstance(answer, Failure)
    assert answer.code == "stale"
    assert await autoplay.tick(first.room) is None, "nobody has a limit in this one"


async def test_a_limit_outlives_a_restart(house: House) -> None:
    first, second, _ = await auction(house)
    await limit(first, 300)
    house.restart()
    room = house.find(first.room.row.id)
    again, rival = Guest(house, room), Guest(house, room)
    again.seat, rival.seat = first.seat, second.seat
    await again.hello(*first.keys)
    await rival.hello(*second.keys)
    assert again.game.own[0].proxy_bid == 300
    await rival.act("bid 100")
    await bidding_done([again])
    assert bids(again.table)[-1] == (0, "bid 101")


async def test_the_countdown_bids_for_who_has_a_limit_and_passes_for_who_has_none(house: House) -> None:
    guests = await auction(house, seconds=3)
    first = guests[0]
    await limit(first, 300)
    house.clock.time += 30
    await autoplay.tick(first.room)
    assert bids(first.table)[0][0] == 0
    house.clock.time += 30
    await autoplay.tick(first.room)
    assert not asks("auction")(first.table)
    assert first.table.view().players[0].cash < 1500


async def test_a_robot_that_stands_in_keeps_to_the_limit(house: House) -> None:
    guests = await auction(house)
    first, second, third = guests
    await limit(first, 80)
    first.go()
    house.clock.time += first.room.context.settings.grace + 1
    await second.act("bid 81")
    await third.act("pass")
    await bidding_done([second])
    house.clock.time += first.room.context.settings.grace + 1
    await play_until([second, third], lambda table: not asks("auction")(table))
    assert bids(second.table)[:3] == [(1, "bid 81"), (2, "pass"), (0, "pass")]
