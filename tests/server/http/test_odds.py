"""The odds of winning at a table: who sees them, what is kept of them, and where nothing is worked out."""

from collections.abc import Callable

import msgspec
import pytest

from monopolista.analyse.win_odds_timeline import Played, at_once
from monopolista.bots import decide
from monopolista.client.decoding import decode_message
from monopolista.client.delta import changed
from monopolista.engine.seats import SeatSet
from monopolista.games import load
from monopolista.games.classic.editions import Box
from monopolista.games.classic.game import Classic
from monopolista.games.classic.rules.records import Game
from monopolista.games.common.table_settings import OddsFor
from monopolista.protocol.catalog import entry_of
from monopolista.protocol.client_messages import AbandonGame, FreeSeat, Start
from monopolista.protocol.server_messages import GameView, SeatOdds
from monopolista.server.cluster.cluster import Presence, merge_presence
from monopolista.server.rooms.play.win_odds import WinOdds
from monopolista.table import Table, seeded
from tests.games.unjudged import take_odds_away
from tests.server.house import Guest, House, again, play_until, seat_persons

pytestmark = pytest.mark.anyio

MILLION = 1_000_000
TURNS = 6
STEPS = 120
"""After which there are trades, auctions and houses."""


def turns(most: int) -> Callable[[Table], bool]:
    """Say whether a number of turns have begun."""
    return lambda table: table.view().turns >= most


async def watcher(guest: Guest) -> Guest:
    """Return a client that joined by the spectators' link."""
    other = Guest(guest.house, guest.room, spectator=True)
    await other.hello()
    return other


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list to which the turn of every position is added that is judged from now on."""
    judged: list[int] = []
    judge = Classic.odds

    def odds(game: Classic, box: Box, state: Game, seats: SeatSet) -> tuple[int, ...]:
        judged.append(state.turns)
        return judge(game, box, state, seats)

    monkeypatch.setattr(Classic, "odds", odds)
    return judged


@pytest.mark.parametrize(
    ("choice", "seated", "watching"), [("off", False, False), ("spectators", False, True), ("everybody", True, True)]
)
async def test_the_odds_are_sent_to_those_whom_the_table_allows(
    house: House, choice: OddsFor, seated: bool, watching: bool
) -> None:
    guests = await seat_persons(house, 2, odds=choice)
    assert guests[1].room_view.odds == choice
    await play_until(guests, turns(TURNS))
    spectator = await watcher(guests[0])
    assert [guest.game.odds is not None for guest in (*guests, spectator)] == [seated, seated, watching]
    for guest in (*guests, spectator):
        if guest.game.odds is not None:
            assert guest.game.odds.now == list(guest.table.odds() or ())
            assert sum(guest.game.odds.now) == MILLION
            assert len(guest.game.odds.turns) == TURNS


async def test_who_sits_down_no_longer_sees_what_those_see_who_watch(house: House) -> None:
    guests = await seat_persons(house, 2, odds="spectators")
    passer = Guest(house, guests[0].room)
    await passer.hello()
    assert passer.game.odds is not None
    await passer.hello(guests[0].keys[-1])
    assert passer.game.odds is None


def at(guest: Guest, address: str) -> Guest:
    """Return a guest whose connections come from an address."""
    guest.visitor.address = address
    guest.room.refresh_presence()
    return guest


async def second_line(guest: Guest, *keys: str, spectator: bool, address: str = "") -> Guest:
    """Return another connection to a guest's room, by one of the two links."""
    other = Guest(guest.house, guest.room, spectator=spectator)
    await at(other, address).hello(*keys)
    return other


@pytest.mark.parametrize("spectator", [False, True], ids=["room link", "spectators' link"])
async def test_a_players_second_line_sees_no_more_than_the_first(house: House, spectator: bool) -> None:
    """It was enough to open the spectators' link beside one's seat."""
    guests = await seat_persons(house, 2, odds="spectators")
    at(guests[0], "192.0.2.1")
    at(guests[1], "2001:db8::/64")
    for address in ("192.0.2.1", "2001:db8::/64"):
        assert (await second_line(guests[0], spectator=spectator, address=address)).game.odds is None
    keyed = await second_line(guests[0], guests[0].keys[-1], spectator=spectator, address="198.51.100.7")
    assert keyed.game.odds is None
    assert (keyed.room_view.own_seats == []) is spectator, "by the spectators' link a key opens no seat"
    assert (await second_line(guests[0], spectator=spectator, address="203.0.113.5")).game.odds is not None
    assert (await second_line(guests[0], spectator=spectator, address="127.0.0.1")).game.odds is not None


async def test_who_leaves_the_seats_line_is_known_by_its_address_until_the_next_game(house: House) -> None:
    guests = await seat_persons(house, 2, odds="spectators")
    at(guests[1], "192.0.2.1").go()
    assert (await second_line(guests[0], spectator=True, address="192.0.2.1")).game.odds is None
    await guests[0].say(AbandonGame("close"))
    await guests[0].say(FreeSeat("free", 1))
    await guests[0].say(Start("start"))
    watching = await second_line(guests[0], spectator=True, address="192.0.2.1")
    assert watching.game.odds is not None, "of this game that is none of its players"


async def test_who_plays_is_known_on_other_processes_too(house: House) -> None:
    guests = await seat_persons(house, 2, odds="spectators")
    at(guests[0], "192.0.2.1")
    summary = guests[0].room.presence.summary(guests[0].room.row)
    assert summary is not None
    cluster = msgspec.json.decode(msgspec.json.encode(summary), type=Presence)
    assert "192.0.2.1" not in str(cluster), "addresses are published as hashes"
    room = house.find(guests[0].room.row.id)
    watching, stranger = Guest(house, room, spectator=True), Guest(house, room, spectator=True)
    await at(watching, "192.0.2.1").hello()
    await at(stranger, "203.0.113.5").hello()
    room.presence.remote = merge_presence([(7, cluster)], 1)
    assert [room.is_player(one.visitor) for one in (watching, stranger)] == [True, False]


async def test_where_nobody_sees_them_nothing_is_worked_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = counted(monkeypatch)
    guests = await seat_persons(house, 2)
    await play_until(guests, turns(TURNS))
    await watcher(guests[0])
    assert asked == []


async def test_a_position_is_judged_once_for_all_who_see_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = counted(monkeypatch)
    guests = [*await seat_persons(house, 2, odds="everybody")]
    guests += [await watcher(guests[0]) for _ in range(3)]
    asked.clear()
    await guests[guests[0].table.next_asked].act("roll")
    for guest in guests:
        await guest.listen()
    assert len(asked) == 1


async def test_a_game_that_cannot_be_judged_is_played_without_odds(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_odds_away(monkeypatch)
    [guest, _] = await seat_persons(house, 2, edition="deal", options={}, odds="everybody")
    assert guest.game.odds is None
    assert [entry_of(load(edition)).judged for edition in ("italy", "deal")] == [True, False]


async def test_the_odds_of_a_card_game_are_those_without_a_known_hand(house: House) -> None:
    guests = await seat_persons(house, 2, edition="deal", options={}, odds="everybody")
    assert guests[0].room.game is not None
    table = guests[0].room.game.table
    for guest in guests:
        assert guest.game.odds is not None
        assert guest.game.odds.now == list(table.odds() or ())
        assert guest.game.odds.now != list(table.odds((0, 1)) or ())


async def test_after_a_restart_the_choice_and_the_curve_are_as_they_were(house: House) -> None:
    guests = await seat_persons(house, 2, odds="everybody")
    await play_until(guests, turns(2 * TURNS))
    before = guests[0].game.odds
    guests = await again(house, guests)
    assert guests[0].room_view.odds == "everybody"
    assert guests[0].game.odds == before


async def test_partial_updates_result_in_the_same_curve(house: House) -> None:
    guests = await seat_persons(house, 2, odds="everybody")
    room, kept = guests[0].room, {}
    reader = Guest(house, room)
    reader.visitor.authenticate([], "", 0)
    for most in range(2, TURNS):
        await play_until(guests, turns(most))
        for text in await room.post(reader.visitor):
            message = msgspec.json.decode(text)
            if message["type"] == "game":
                kept = message
            elif message["type"] == "change":
                assert len(message["odds"]["turns"]) <= 2
                kept = changed(kept, message)
        assert room.game is not None
        assert room.game.win_odds is not None
        ahead = WinOdds().next_position(room.game.table)
        assert ahead is not None
        room.game.win_odds.take_rollouts(ahead, [most, MILLION - most])
        room.broadcast(game=True)
        await guests[0].listen()
    kept = changed(kept, msgspec.json.decode((await room.post(reader.visitor))[-1]))
    view = decode_message(kept)
    assert isinstance(view, GameView)
    assert isinstance(view.odds, SeatOdds)
    assert view.odds == guests[0].game.odds


def test_the_odds_of_a_table_are_those_of_its_analysis_at_the_same_position() -> None:
    live, table, draw = WinOdds(), Table("us", seats=3, seed=4), seeded(4)
    shown: dict[int, tuple[int, ...]] = {}
    while table.version < STEPS:
        seat = table.in_order[0]
        table.play(seat, decide("regular", table, seat, draw))
        live.note_turns(table)
        shown[table.version] = tuple(live.view(table).now)
    moments = at_once(Played(table).course()).moments
    analysed = {moment.answered.step + 1: moment.odds for moment in moments}
    assert {version: analysed[version] for version in shown} == shown
