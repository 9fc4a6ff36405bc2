"""The dice of a game come from the server's seed and from everybody's shares, none of which can be chosen late."""

import hashlib
from dataclasses import replace

import pytest

from monopolista.protocol.client_messages import (
    AbandonGame,
    CommitShare,
    FreeSeat,
    RevealShare,
    SeatSetting,
    Setup,
    Start,
    TakeSeat,
)
from monopolista.protocol.messages import ServerMessage
from monopolista.protocol.people import Rematch
from monopolista.protocol.server_messages import Done, Failure
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.fairness.rng import FairDice, commitment, terms_of
from monopolista.server.review.replays import format_transcript
from monopolista.server.rooms.play import autoplay, dice_commitments
from monopolista.server.storage.base import DiceRow
from monopolista.table import Table
from monopolista.transcript import Transcript, read
from tests.server.house import Guest, House, again, plain_answer

SEED = bytes(range(32))
OWN = ("aa" * 32, "bb" * 32)


async def seated(house: House, persons: int = 2) -> list[Guest]:
    """Return guests in a lobby whose dice have a seed, and robots beside them; the first one is the host."""
    room, key = house.open_room()
    room.row = replace(room.row, dice=DiceRow(SEED))
    house.store.save_room(replace(room.row, revision=1))
    room.row = replace(room.row, revision=2)
    guests = [Guest(house, room) for _ in range(persons)]
    await guests[0].hello(key)
    wishes = [*[SeatSetting("open")] * persons, SeatSetting("bot")]
    await guests[0].say(Setup(house.command(), "italy", {**guests[0].room_view.options}, wishes, 0, 0))
    for seat, guest in enumerate(guests):
        if seat:
            await guest.hello()
        await guest.take(seat, f"Person {seat}")
    return guests


def pledge_of(share: str) -> str:
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


async def pledge(guest: Guest, share: str, seed: bytes = SEED) -> ServerMessage:
    """Pledge a share for the guest's seat; return what is answered."""
    said = CommitShare(guest.house.command(), guest.seat, commitment(seed), pledge_of(share))
    return next(one for one in await guest.say(said) if isinstance(one, Done | Failure))


async def show(guest: Guest, share: str) -> ServerMessage:
    said = RevealShare(guest.house.command(), guest.seat, share)
    return next(one for one in await guest.say(said) if isinstance(one, Done | Failure))


async def start(guest: Guest) -> None:
    await guest.say(Start(guest.house.command()))


def code(answer: ServerMessage) -> str:
    return answer.code if isinstance(answer, Failure) else "done"


@pytest.mark.anyio
async def test_the_hash_of_the_seed_is_shown_in_the_lobby_and_is_that_of_the_game(house: House) -> None:
    host, guest = await seated(house)
    assert guest.room_view.dice.seed_hash == commitment(SEED)
    assert guest.room_view.dice.share_hashes == ["", "", ""]
    await start(host)
    await guest.listen()
    assert guest.game.seed_hash == commitment(SEED)
    assert guest.game.share_hashes == guest.game.shares == ["", "", ""]


@pytest.mark.anyio
async def test_a_game_waits_for_the_shares_that_were_pledged_and_its_dice_come_from_all(house: House) -> None:
    host, guest = await seated(house)
    for one, share in zip((host, guest), OWN, strict=True):
        assert isinstance(await pledge(one, share), Done)
    await start(host)
    assert host.room.game is None
    assert host.room_view.status == "lobby"
    assert host.room_view.dice.called
    assert host.room_view.dice.share_hashes == [pledge_of(OWN[0]), pledge_of(OWN[1]), ""]
    await show(guest, OWN[1])
    assert host.room.game is None
    await show(host, OWN[0])
    assert host.game.shares == [*OWN, ""]
    assert host.room.game is not None
    dice = FairDice(SEED, shares=[*OWN, ""], terms=terms_of(host.room.game.row.header))
    fair = Table.replay(Transcript(host.table.transcript.header), chance=dice)
    assert host.table.transcript.answers == fair.transcript.answers
    assert fair.transcript.answers != Table.replay(Transcript(host.table.transcript.header), FairDice(SEED)).transcript


@pytest.mark.anyio
async def test_who_shows_nothing_holds_nobody_up_and_is_noted(house: House) -> None:
    host, guest = await seated(house)
    for one, share in zip((host, guest), OWN, strict=True):
        await pledge(one, share)
    await start(host)
    await show(host, OWN[0])
    assert await autoplay.tick(host.room) == pytest.approx(dice_commitments.WAIT)
    house.clock.time += dice_commitments.WAIT
    await autoplay.tick(host.room)
    await host.listen()
    assert host.game.share_hashes == [pledge_of(OWN[0]), pledge_of(OWN[1]), ""]
    assert host.game.shares == [OWN[0], "", ""]


@pytest.mark.anyio
async def test_nobody_chooses_a_share_after_the_list_stands(house: House) -> None:
    host, guest = await seated(house)
    await pledge(host, OWN[0])
    assert code(await show(host, OWN[0])) == "not-now"
    await start(host)
    assert code(await pledge(host, OWN[1])) == "stale"
    assert code(await pledge(guest, OWN[1])) == "stale"
    assert code(await show(host, OWN[1])) == "malformed"
    assert code(await show(guest, OWN[1])) == "malformed"
    assert code(await show(host, "not a share")) == "malformed"
    assert code((await guest.say(TakeSeat("late", 1, "Another", "")))[0]) == "not-now"
    assert host.room.game is None


@pytest.mark.anyio
async def test_a_share_is_pledged_to_one_seed_and_by_who_has_the_seat(house: House) -> None:
    host, guest = await seated(house)
    assert code(await pledge(guest, OWN[1], bytes(32))) == "stale"
    assert code(await guest.act("roll", version=0, seat=0)) == "not-yours"
    said = CommitShare(house.command(), 0, commitment(SEED), pledge_of(OWN[1]))
    assert code((await guest.say(said))[0]) == "not-yours"
    await pledge(guest, OWN[0])
    await pledge(guest, OWN[1])
    await host.listen()
    assert host.room_view.dice.share_hashes == ["", pledge_of(OWN[1]), ""]


@pytest.mark.anyio
async def test_all_of_it_is_on_the_disk_before_the_start(house: House) -> None:
    guests = await seated(house)
    for guest, share in zip(guests, OWN, strict=True):
        await pledge(guest, share)
    guests = await again(house, guests)
    await start(guests[0])
    guests = await again(house, guests)
    assert guests[1].room_view.dice.called
    for guest, share in zip(guests, OWN, strict=True):
        await show(guest, share)
    assert guests[1].game.shares == [*OWN, ""]
    assert guests[1].game.seed_hash == commitment(SEED)


@pytest.mark.anyio
async def test_two_servers_do_not_both_begin_the_game(house: House) -> None:
    guests = await seated(house)
    for guest, share in zip(guests, OWN, strict=True):
        await pledge(guest, share)
    await start(guests[0])
    other = house.find(guests[0].room.row.id)
    late = Guest(house, other)
    late.seat = 1
    await late.hello(*guests[1].keys)
    await show(late, OWN[1])
    assert code(await show(guests[0], OWN[0])) == "stale"
    assert code(await show(guests[0], OWN[0])) == "done"
    assert guests[0].game.shares == [*OWN, ""]


async def play_to_its_end(guests: list[Guest]) -> None:
    """Give up with everybody but the last."""
    for guest in guests:
        while not guest.table.over and guest.table.next_asked != guest.seat:
            house = guest.room.context.clock
            house.time += 10  # type: ignore[attr-defined]
            seat = guest.table.next_asked
            if seat < len(guests):
                await guests[seat].act(plain_answer(guest.table, seat))
            else:
                await autoplay.tick(guest.room)
        if not guest.table.over:
            await guest.act("bankrupt")
    for guest in guests:
        await guest.listen()


@pytest.mark.anyio
async def test_a_rematch_has_another_seed_that_was_fixed_when_the_game_before_began(house: House) -> None:
    host, guest = await seated(house)
    await start(host)
    await guest.listen()
    promise = guest.room_view.dice.seed_hash
    assert promise not in ("", commitment(SEED))
    kept = house.store.find_room(host.room.row.id)
    assert kept is not None
    await pledge(host, OWN[0], kept.dice.seed)
    await play_to_its_end([host, guest])
    await host.say(Rematch(house.command()))
    assert host.room_view.status == "over"
    assert host.room_view.dice.called
    await show(host, OWN[0])
    assert host.room_view.status == "playing"
    assert host.game.seed_hash == promise
    assert host.game.shares == [OWN[0], "", ""]


@pytest.mark.anyio
async def test_a_pledge_goes_with_who_leaves_the_seat(house: House) -> None:
    host, guest = await seated(house)
    await pledge(guest, OWN[1])
    await guest.say(TakeSeat(house.command(), 1, "Other name", ""))
    assert guest.room_view.dice.share_hashes[1] != ""
    other = Guest(house, host.room)
    await host.say(Setup(house.command(), "italy", {**host.room_view.options}, [SeatSetting("open")] * 3, 0, 0))
    await host.say(FreeSeat(house.command(), 1))
    await other.hello()
    await other.take(1, "Another")
    assert other.room_view.dice.share_hashes == ["", "", ""]


@pytest.mark.anyio
async def test_a_game_that_is_given_up_shows_its_seed_and_does_not_go_on(house: House) -> None:
    host, guest = await seated(house)
    await pledge(host, OWN[0])
    await start(host)
    await show(host, OWN[0])
    assert code((await guest.say(AbandonGame(house.command())))[0]) == "not-host"
    before = house.store.find_game(host.room.row.game)
    assert before is not None
    assert read(run_to_end(format_transcript(*before))).header.seed == ""
    await host.say(AbandonGame(house.command()))
    assert host.room_view.status == "lobby"
    assert host.room_view.stop_reason == "closed"
    found = house.store.find_game(host.room.row.game)
    assert found is not None
    header = read(run_to_end(format_transcript(*found))).header
    assert header.seed == SEED.hex()
    assert header.closed is True
    assert header.promise == commitment(SEED)
    assert header.shares == (OWN[0], "", "")
    host, guest = await again(house, [host, guest])
    assert host.room_view.stop_reason == "closed"
    assert code(await host.act("roll", version=0)) == "not-now"
    await start(host)
    assert host.room_view.stop_reason == ""
    assert host.game.seed_hash != commitment(SEED)
