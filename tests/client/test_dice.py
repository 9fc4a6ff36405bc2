"""A program adds its share to the dice, and sees for itself that it is in them."""

import asyncio
from itertools import count

import pytest
from msgspec.structs import replace

from monopolista.client import join
from monopolista.client.dice import Dice, hashed
from monopolista.protocol.server_messages import DiceView, GameView, RoomView
from tests.client.host import table
from tests.server.running import Running

SEED = "ab" * 32
PROMISE = hashed(SEED)


def a_room(dice: DiceView) -> RoomView:
    return RoomView("room", "watch", "lobby", "", "classic", "italy", {}, [], 0, 0, False, [1], 0, [], dice=dice)


def a_game(pledges: list[str], shares: list[str], *, seed: str = "", seed_hash: str = PROMISE) -> GameView:
    return GameView("game", 0, 0, [], None, [], None, [], seed_hash, seed, pledges, shares)  # type: ignore[arg-type]


@pytest.fixture
def dice() -> Dice:
    numbers = count(1)
    return Dice(lambda size: bytes([next(numbers)]) * size)


def test_a_share_is_chosen_once_for_each_promise_and_pledged_until_it_is_in_the_list(dice: Dice) -> None:
    fresh = a_room(DiceView(PROMISE, ["", ""]))
    pledge = dice.pledge(fresh, 1)
    assert len(pledge) == 64
    assert dice.pledge(fresh, 1) == pledge
    assert dice.pledge(a_room(DiceView(PROMISE, ["", pledge])), 1) == ""
    assert dice.pledge(a_room(DiceView("00" * 32, ["", pledge])), 1) not in ("", pledge)
    assert dice.pledge(a_room(DiceView()), 1) == ""


def test_it_is_shown_to_the_list_that_has_its_pledge_and_to_no_other(dice: Dice) -> None:
    pledge = dice.pledge(a_room(DiceView(PROMISE, ["", ""])), 1)
    lobby = a_room(DiceView(PROMISE, ["", pledge]))
    assert dice.share(lobby, 1) == ""
    called = DiceView(PROMISE, ["77" * 32, pledge], True, [0, 1])
    share = dice.share(a_room(called), 1)
    assert hashed(share) == pledge
    assert dice.share(a_room(called), 1) == share
    assert dice.share(a_room(replace(called, missing=[0])), 1) == ""
    assert dice.share(a_room(replace(called, share_hashes=["88" * 32, pledge])), 1) == ""
    assert dice.pledge(a_room(called), 1) == ""


def test_a_list_without_its_pledge_gets_no_share_and_is_doubted(dice: Dice) -> None:
    dice.pledge(a_room(DiceView(PROMISE, ["", ""])), 1)
    listed = ["", "99" * 32]
    assert dice.share(a_room(DiceView(PROMISE, listed, True, [1])), 1) == ""
    assert "share is not in" in dice.doubt(a_game(listed, ["", ""]), 1)


def test_a_game_is_doubted_that_is_not_what_was_promised(dice: Dice) -> None:
    pledge = dice.pledge(a_room(DiceView(PROMISE, ["", ""])), 1)
    listed = ["", pledge]
    share = dice.share(a_room(DiceView(PROMISE, listed, True, [1])), 1)
    assert dice.doubt(a_game(listed, ["", share]), 1) == ""
    assert dice.doubt(a_game(listed, ["", share], seed=SEED), 1) == ""
    assert "seed" in dice.doubt(a_game(listed, ["", share], seed="cd" * 32), 1)
    assert "pledges" in dice.doubt(a_game(["55" * 32, pledge], ["", share]), 1)
    assert "share" in dice.doubt(a_game(listed, ["", "55" * 32]), 1)


@pytest.mark.process
@pytest.mark.anyio
async def test_the_share_of_a_program_is_in_the_dice_of_its_game(running: Running) -> None:
    with table(running, "italy", 1, bots=1) as (link, host):
        async with join(link, name="One") as seat:
            while not (await asyncio.to_thread(host.hear, "room"))["dice"]["shareHashes"][0]:
                pass
            host.send(type="start", id="start")
            async for turn in seat.turns():
                assert hashed(turn.game.shares[0]) == turn.game.share_hashes[0] != ""
                assert turn.game.shares[1] == ""
                assert seat.doubt == ""
                break
