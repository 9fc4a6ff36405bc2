"""Of a game a position is kept now and then: reading it again goes on from there, and nobody sees that."""

import zlib

import pytest

from monopolista.games.classic.editions import Options
from monopolista.games.common.table_settings import OddsFor
from monopolista.protocol.server_messages import Done
from monopolista.server.core.fair_scheduler import Cooperative, run_to_end
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.server.storage.base import GameRow, PositionRow, StepRow, Store
from monopolista.server.storage.row_writers import Base, insert
from monopolista.server.storage.sql_store import SqlStore
from monopolista.table import Table
from monopolista.transcript import TakeBack, Transcript, write_answer
from tests.server.house import Guest, House, plain_answer, play_until, seat_persons
from tests.test_resuming import played

pytestmark = pytest.mark.anyio
LONG = 300


async def read_again(house: House, guests: list[Guest]) -> LiveGame:
    """Return the game after the server was started anew, before anybody has seen it."""
    for guest in guests:
        guest.go()
    house.restart()
    room = house.find(guests[0].room.row.id)
    async with room.exclusive():
        assert room.game is not None
    for guest in guests:
        guest.room = room
    return room.game


async def come_back(guests: list[Guest], *, steps: int = 0) -> list[Guest]:
    """Return the guests once they are back, who have seen a number of steps."""
    found = [Guest(one.house, one.room) for one in guests]
    for old, new in zip(guests, found, strict=True):
        new.seat = old.seat
        await new.hello(*old.keys, steps=steps, game=new.room.row.game)
    return found


def change_in(store: Store, statement: str) -> None:
    """Change the file of games as nobody should."""

    def change(base: Base) -> None:
        assert base.execute(statement).rowcount == 1

    assert isinstance(store, SqlStore)
    store.write(change)


def position_of(guests: list[Guest]) -> PositionRow | None:
    return guests[0].house.store.find_position(guests[0].room.row.game)


@pytest.mark.parametrize("edition", ["italy", "deal"])
async def test_a_long_game_is_read_from_its_latest_position(
    house: House, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await seat_persons(house, 3, edition=edition)
    before = guests[0].room.game
    assert before is not None
    while before.table.version < LONG:
        seat = before.table.next_asked
        assert isinstance(await guests[seat].act(before.table.game.write(before.table.plain_answer(seat))), Done)
        for guest in guests:
            await guest.listen()
    shown = guests[0].game.table
    game = await read_again(house, guests)
    position = game.table.at_hand
    assert game.table.version - 100 < position <= game.table.version
    assert (game.table.save(), game.replies, game.reasons) == (before.table.save(), before.replies, before.reasons)
    for one in await come_back(guests, steps=game.table.version - 1):
        assert one.game.table == shown
    assert game.table.at_hand == position, "a client that has seen it does not get it again"
    pieces = list[int]()

    def recall(live: LiveGame) -> Cooperative[None]:
        for _ in whole(live):
            pieces.append(live.table.at_hand)
            yield

    whole = LiveGame.recall
    monkeypatch.setattr(LiveGame, "recall", recall)
    (fresh, *_) = await come_back(guests[:1])
    assert len(pieces) >= position // 32, "others have their turn in between"
    assert len(fresh.game.steps) == game.table.version
    assert game.table.at_hand == 0
    assert game.steps_for([0], 0) == before.steps_for([0], 0)


async def test_the_game_goes_on_and_the_next_position_takes_its_place(house: House) -> None:
    guests = await seat_persons(house, 2)
    versions = list[int]()
    for most in (100, 250, 400):
        await play_until(guests, lambda table, most=most: table.version > most)
        await read_again(house, guests)
        guests = await come_back(guests)
        position = position_of(guests)
        assert position is not None
        versions.append(position.version)
    assert versions == sorted(set(versions))


async def test_no_position_is_kept_while_an_auction_is_open(house: House) -> None:
    guests = await seat_persons(house, 3)
    kept = set[int]()
    for _ in range(LONG):
        asked = guests[guests[0].table.next_asked]
        offers = {offer.verb for offer in asked.table.offers(asked.seat)}
        answer = "decline" if "decline" in offers else plain_answer(asked.table, asked.seat)
        assert isinstance(await asked.act(answer), Done)
        for guest in guests:
            await guest.listen()
        position = position_of(guests)
        if position is not None and position.version == asked.version:
            assert asked.table.bidders is None
            kept.add(position.version)
    assert len(kept) > 3


@pytest.mark.parametrize(
    ("change", "whole"),
    [
        ("UPDATE positions SET state = zeroblob(40)", True),
        ("UPDATE positions SET version = version - 1", True),
        ("DELETE FROM positions", True),
        ("UPDATE positions SET layout = layout", False),
    ],
)
async def test_where_a_position_is_damaged_or_gone_all_is_played_again(house: House, change: str, whole: bool) -> None:
    guests = await seat_persons(house, 2)
    await play_until(guests, lambda table: table.version > LONG)
    before = guests[0].table.save()
    change_in(house.store, change)
    game = await read_again(house, guests)
    assert game.table.save() == before
    assert (game.table.at_hand == 0) == whole


async def test_a_position_of_a_program_with_other_records_is_left_alone(house: House) -> None:
    guests = await seat_persons(house, 2)
    await play_until(guests, lambda table: table.version > LONG)
    game, before = guests[0].room.row.game, guests[0].table.save()
    change_in(house.store, "DELETE FROM positions")
    kept = {"version": LONG - 50, "layout": "of other fields", "state": zlib.compress(bytes(40))}
    assert isinstance(house.store, SqlStore)
    house.store.write(lambda base: insert(base, "positions", game=game, **kept))
    assert position_of(guests) == PositionRow(LONG - 50, "of other fields", bytes(40))
    found = await read_again(house, guests)
    assert found.table.at_hand == 0
    assert found.table.save() == before


@pytest.mark.parametrize(("odds", "whole"), [("everybody", True), ("off", False)])
async def test_where_odds_are_shown_the_whole_game_is_judged_again(house: House, odds: OddsFor, whole: bool) -> None:
    guests = await seat_persons(house, 2, odds=odds, options=Options(short=True))
    await play_until(guests, lambda table: table.version > 120)
    game = await read_again(house, guests)
    assert (game.table.at_hand == 0) == whole


def test_what_was_taken_back_since_has_nothing_before_it_played_again() -> None:
    whole = played("uk", 400)
    header, answers = whole.transcript.header, whole.transcript.answers
    assert whole.bidders is None
    assert sum(isinstance(one.action, TakeBack) for one in answers[340:]) > 3
    steps = [StepRow(number, (write_answer(one, whole.game),), 0) for number, one in enumerate(answers)]
    state = Table.replay(Transcript(header, answers[:340]), chance=None).save()
    position = PositionRow(340, whole.layout, state)
    game = run_to_end(LiveGame.read(GameRow("game", header, (), b"seed"), steps, (), position))
    assert game.table.save() == whole.save()
    assert game.table.at_hand == 340


def test_nor_what_was_taken_back_in_an_auction_that_is_open() -> None:
    whole = played("uk", 340)
    position = PositionRow(whole.version, whole.layout, whole.save())
    while "decline" not in {offer.verb for offer in whole.offers(whole.next_asked)}:
        whole.play(whole.next_asked, whole.plain_answer(whole.next_asked))
    opened, bidder = whole.version, whole.next_asked
    whole.play(bidder, whole.game.parse("decline"))
    bidder = whole.next_asked
    whole.play(bidder, whole.game.parse("bid 10"))
    whole.take_back(bidder, whole.version - 1, agreed=True)
    header, answers = whole.transcript.header, whole.transcript.answers
    steps = [StepRow(number, (write_answer(one, whole.game),), 0) for number, one in enumerate(answers)]
    game = run_to_end(LiveGame.read(GameRow("game", header, (), b"seed"), steps, (), position))
    assert game.auction == opened
    assert game.table.at_hand == position.version
