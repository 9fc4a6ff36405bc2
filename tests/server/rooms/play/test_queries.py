"""A draft is weighed for who asks: nothing changes, nobody else hears of it."""

import pytest

from monopolista.games.classic.effects.trade_effects import TradeWeight
from monopolista.protocol.client_messages import PreviewTrade
from monopolista.protocol.server_messages import Failure, TradePreview
from tests.server.house import Guest, House, seat_persons

pytestmark = pytest.mark.anyio


async def weigh(guest: Guest, action: str, seat: int) -> TradePreview | Failure:
    """Ask, and return the one answer."""
    replies = await guest.say(PreviewTrade(guest.house.command(), seat, action))
    (answer,) = [one for one in replies if isinstance(one, TradePreview | Failure)]
    return answer


async def test_a_draft_is_weighed_for_who_asks_alone(house: House) -> None:
    first, second = await seat_persons(house, 2)
    before, version = first.table.save(), first.table.version
    answer = await weigh(first, "propose 1 money 100", 0)
    assert isinstance(answer, TradePreview)
    assert answer.version == version
    assert isinstance(answer.preview, TradeWeight)
    assert answer.preview.maker.after.cash == answer.preview.maker.before.cash - 100
    assert (first.table.save(), first.table.version) == (before, version)
    assert await second.listen() == []


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("roll", "malformed"),
        ("propose", "malformed"),
        ("propose 1 give x", "malformed"),
        ("propose 1 give 5 5", "malformed"),
        ("propose 0 money 5", "clause"),
        ("propose 99999999999999999999 money 5", "malformed"),
        ("propose 9 money 5", "clause"),
        ("propose 1 give 40", "clause"),
    ],
)
async def test_what_is_no_proposal_is_refused(house: House, action: str, code: str) -> None:
    first, _ = await seat_persons(house, 2)
    before = first.table.save()
    answer = await weigh(first, action, 0)
    assert isinstance(answer, Failure)
    assert (answer.code, first.table.save()) == (code, before)
    assert isinstance(await weigh(first, "propose 1 money 100", 0), TradePreview)


async def test_nobody_weighs_for_another_or_without_a_seat(house: House) -> None:
    first, second = await seat_persons(house, 2)
    spectator = Guest(house, first.room, spectator=True)
    await spectator.hello()
    for guest, seat in ((first, 1), (second, 0), (first, -1), (first, 9), (spectator, 0)):
        answer = await weigh(guest, "propose 1 money 100", seat)
        assert isinstance(answer, Failure)
        assert answer.code == "not-yours"


async def test_in_the_lobby_and_in_a_game_without_proposals_nothing_is_weighed(house: House) -> None:
    room, key = house.open_room()
    host = Guest(house, room)
    await host.hello(key)
    await host.take(0)
    answer = await weigh(host, "propose 1 money 100", 0)
    assert isinstance(answer, Failure)
    assert answer.code == "not-now"
    deal, _ = await seat_persons(house, 2, edition="deal")
    answer = await weigh(deal, "pass" if deal.deal.over else "end", 0)
    assert isinstance(answer, Failure)
    assert answer.code == "malformed"
