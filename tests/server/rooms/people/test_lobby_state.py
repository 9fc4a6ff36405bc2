"""The lobby: seats, tokens, names, the host's choices."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from monopolista.games import game_of, register_edition
from monopolista.games.classic.bots.registry import LEVELS
from monopolista.games.classic.editions import EDITIONS, Options
from monopolista.games.common.options import chosen
from monopolista.games.common.presets import STANDARD
from monopolista.games.common.table_settings import USUAL_SEATS
from monopolista.protocol.client_messages import FreeSeat, SeatSetting, Setup, Start, TakeSeat
from monopolista.protocol.messages import ServerMessage
from monopolista.protocol.server_messages import Done, Failure, Seated
from monopolista.server.core import credentials
from monopolista.server.rooms.people import lobby_state
from monopolista.server.rooms.people.seats import TOKENS
from tests.server.house import Guest, House, seat_persons

pytestmark = pytest.mark.anyio


async def host_of(house: House) -> Guest:
    room, host_key = house.open_room()
    host = Guest(house, room)
    await host.hello(host_key)
    return host


def setup(
    house: House, *seats: SeatSetting, edition: str = "italy", deck: str | None = None, auction: int = 0
) -> Setup:
    return Setup(house.command(), edition, {"deck": deck}, list(seats), auction, 0)


def code(replies: list[ServerMessage]) -> str:
    assert isinstance(replies[0], Failure), replies[0]
    return replies[0].code


OPEN, BOT = SeatSetting("open"), SeatSetting("bot")


async def test_a_new_room_is_ready_to_play_against_bots(house: House) -> None:
    host = await host_of(house)
    assert [seat.kind for seat in host.room_view.seats] == ["open", "bot", "bot", "bot"]
    assert host.room_view.host
    assert host.room_view.answer_seconds == 0
    tokens = [seat.token for seat in host.room_view.seats if seat.token]
    assert len(set(tokens)) == 3


async def test_a_new_room_is_set_up_by_the_first_preset() -> None:
    room = lobby_state.new_room("italy", "link", "watch", "host")
    assert (room.options, room.auction_seconds, room.take_backs, room.odds, room.hints) == (
        STANDARD.options, STANDARD.auction_seconds, STANDARD.take_backs, STANDARD.odds, STANDARD.hints
    )  # fmt: skip


@pytest.mark.parametrize("edition", ["italy", "deal"])
async def test_a_room_for_one_player_has_hints_and_lets_moves_be_taken_back(edition: str) -> None:
    room = lobby_state.for_solo(lobby_state.new_room(edition, "link", "watch", "host"))
    assert (room.hints, room.take_backs, len(room.seats)) == (True, "robots", USUAL_SEATS)


async def test_a_room_for_one_player_keeps_the_time_to_answer_of_the_server() -> None:
    room = replace(lobby_state.new_room("italy", "link", "watch", "host"), answer_seconds=180)
    assert lobby_state.for_solo(room).answer_seconds == 180


async def test_the_answer_to_a_choice_names_the_first_view_that_shows_it(house: House) -> None:
    host = await host_of(house)
    before = host.room_view.revision
    done = (await host.say(Setup(house.command(), hints=True)))[0]
    assert isinstance(done, Done)
    assert done.revision == host.room_view.revision == before + 1
    assert host.room_view.hints


async def test_the_host_chooses_and_persons_keep_their_seats(house: House) -> None:
    host = await host_of(house)
    await host.take(0, "Anna", "lemon")
    wish = setup(house, BOT, OPEN, SeatSetting("bot", "random", "Otto"), deck="A", auction=30)
    assert isinstance((await host.say(wish))[0], Done)
    view = host.room_view
    assert [(seat.kind, seat.level) for seat in view.seats] == [
        ("person", "regular"), ("open", "regular"), ("bot", "random")
    ]  # fmt: skip
    assert (view.seats[0].name, view.seats[2].name) == ("Anna", "Otto")
    assert (view.auction_seconds, view.options["deck"]) == (30, "A")


async def test_a_seat_with_a_person_does_not_go(house: House) -> None:
    host, other = await host_of(house), None
    await host.say(setup(house, OPEN, OPEN, OPEN))
    other = Guest(house, host.room)
    await other.hello()
    await other.take(2, "Bruno")
    assert code(await host.say(setup(house, OPEN, OPEN))) == "not-now"
    assert isinstance((await host.say(FreeSeat(house.command(), 2)))[0], Done)
    assert isinstance((await host.say(setup(house, OPEN, OPEN)))[0], Done)
    assert other.visitor.seats_held(host.room.row) == []


@pytest.mark.parametrize(
    ("seats", "edition", "deck", "auction"),
    [(0, "italy", None, 0), (1, "italy", None, 0), (9, "italy", None, 0), (500, "italy", None, 0),
     (2, "atlantis", None, 0), (2, "../italy", None, 0), (2, "italy", "Z", 0), (2, "italy", None, -1),
     (2, "italy", None, 10**12)],
)  # fmt: skip
async def test_what_no_box_allows_is_refused(
    house: House, seats: int, edition: str, deck: str | None, auction: int
) -> None:
    host = await host_of(house)
    before = host.room.row
    replies = await host.say(setup(house, *[OPEN] * seats, edition=edition, deck=deck, auction=auction))
    assert code(replies) in ("malformed", "clause")
    assert host.room.row == before


async def test_ten_may_play_where_the_box_has_ten_tokens_and_no_two_have_the_same(house: House) -> None:
    host = await host_of(house)
    assert isinstance((await host.say(setup(house, *[BOT] * 10, edition="belgium-nl")))[0], Done)
    assert len({seat.token for seat in host.room_view.seats}) == 10
    assert code(await host.say(setup(house, *[BOT] * 11, edition="belgium-nl"))) == "malformed"
    replies = await host.say(setup(house, *[BOT] * 10, edition="italy"))
    assert isinstance(replies[0], Failure)
    assert (replies[0].code, replies[0].clause) == ("clause", "SET-1")
    await host.say(Start("go"))
    assert len(host.board.players) == 10


@pytest.mark.parametrize(
    ("options", "names", "reason"),
    [(Options(timed=60, turns=100), ["timed", "turns"], "two-clocks"),
     (Options(no_auctions=True, first_bid=5), ["no_auctions", "first_bid"], "no-first-bid"),
     (Options(cash=5), ["first_bid", "cash"], "dear-bid"),
     (Options(houses=89), ["houses"], "range"),
     (Options(deck="Z"), ["deck"], "unknown")],
)  # fmt: skip
async def test_options_that_cannot_be_are_refused_by_name_and_reason(
    house: House, options: Options, names: list[str], reason: str
) -> None:
    host = await host_of(house)
    before = host.room.row
    failure = (await host.say(Setup("s", "italy", chosen(options), [OPEN, BOT], 0, 0)))[0]
    assert isinstance(failure, Failure)
    assert (failure.code, failure.options, failure.reason) == ("malformed", names, reason)
    assert host.room.row == before


async def test_a_table_is_played_with_the_options_that_the_host_chose(house: House) -> None:
    options = Options(short=True, cash=2000, rent="owed", no_jail_rent=True)
    guests = await seat_persons(house, 2, options=options)
    assert guests[0].room_view.options == chosen(options)
    assert guests[0].table.box.options == options
    assert sum(owner >= 0 for owner in guests[0].board.owner) == 4


async def test_an_edition_that_is_gone_by_the_start_is_reported(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('id = "mine"\ninherits = "italy"\nname.it = "La mia"\n')
    register_edition(file)
    host = await host_of(house)
    assert isinstance((await host.say(setup(house, OPEN, BOT, edition="mine")))[0], Done)
    EDITIONS.own.clear()
    assert code(await host.say(Start("go"))) == "malformed"
    assert host.room_view.status == "lobby"


async def test_a_bot_of_no_level_is_refused(house: House) -> None:
    host = await host_of(house)
    assert code(await host.say(setup(house, OPEN, SeatSetting("bot", "genius")))) == "malformed"
    assert "regular" in LEVELS


async def test_no_two_seats_have_one_token(house: House) -> None:
    host = await host_of(house)
    other = Guest(house, host.room)
    await other.hello()
    await host.say(setup(house, OPEN, OPEN, BOT))
    bots_token = host.room.row.seats[2].token
    await host.take(0, "Anna", bots_token)
    assert host.room.row.seats[2].token not in (bots_token, "")
    assert code(await other.say(TakeSeat("t", 1, "Beppe", bots_token))) == "not-now"
    assert code(await other.say(TakeSeat("t", 1, "Beppe", "trumpet"))) == "malformed"
    await other.say(TakeSeat("t", 1, "Beppe", ""))
    tokens = [seat.token for seat in host.room.row.seats]
    assert len(set(tokens)) == 3
    assert set(tokens) <= set(TOKENS)


def alike(replies: list[ServerMessage]) -> str:
    """Whose name a refused one looks like."""
    failure = replies[0]
    assert isinstance(failure, Failure), failure
    assert (failure.code, failure.reason) == ("not-now", "name-alike")
    assert failure.name in failure.text
    return failure.name


async def test_no_two_names_at_a_table_look_alike(house: House) -> None:
    host = await host_of(house)
    other = Guest(house, host.room)
    await other.hello()
    await host.say(setup(house, OPEN, OPEN, OPEN))
    await host.take(0, "Anna Maria", "lemon")
    for name in ("Anna Maria", "anna maria", "ANNAMARIA", "\u0410nna  Maria", "Anna\u200b Maria"):
        assert alike(await other.say(TakeSeat("t", 1, name, ""))) == "Anna Maria"
    assert host.room.row.seats[1].kind == "open"
    key = await other.take(1, "Annamarta", "")
    assert alike(await other.say(TakeSeat("u", 1, "anna maria", "", key))) == "Anna Maria"


@pytest.mark.parametrize("name", ["Bruno", "BRUNO", "\u0412runo"])
async def test_a_robot_whose_name_a_person_bears_takes_another(house: House, name: str) -> None:
    host = await host_of(house)
    await host.say(setup(house, OPEN, BOT, BOT))
    before = [seat.name for seat in host.room.row.seats]
    assert before[1:] == ["Ada", "Bruno"]
    await host.take(0, name, "")
    assert [seat.name for seat in host.room.row.seats] == [name, "Ada", "Carla"]


async def test_who_keeps_the_name_is_not_like_oneself(house: House) -> None:
    host = await host_of(house)
    key = await host.take(0, "Anna", "lemon")
    assert isinstance((await host.say(TakeSeat("t", 0, "Anna", "cat", key)))[0], Done | Seated)
    assert isinstance((await host.say(TakeSeat("u", 0, "ANNA", "cat", key)))[0], Done | Seated)


async def test_robots_are_called_like_nobody_at_the_table(house: House) -> None:
    host = await host_of(house)
    await host.say(setup(house, OPEN, OPEN))
    await host.take(0, "\u0410da", "lemon")
    await host.say(setup(house, OPEN, BOT, SeatSetting("bot", "", "Bruno"), BOT))
    names = [seat.name for seat in host.room_view.seats]
    assert names == ["\u0410da", "Carla", "Bruno", "Dino"]
    assert alike(await host.say(setup(house, OPEN, SeatSetting("bot", "", "Ada"), BOT, BOT))) == "\u0410da"
    assert alike(await host.say(setup(house, OPEN, BOT, BOT, SeatSetting("bot", "", "bruno")))) == "Bruno"


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "a" + "\u0301" * 23, "x" * 25])
async def test_a_name_that_cannot_be_read_is_refused_with_the_reason(house: House, name: str) -> None:
    host = await host_of(house)
    for command in (TakeSeat("t", 0, name, ""), setup(house, OPEN, SeatSetting("bot", "", name))):
        failure = (await host.say(command))[0]
        assert isinstance(failure, Failure)
        assert (failure.code, failure.reason) == ("malformed", "name-unseen")


async def test_who_sits_changes_name_and_token_and_keeps_the_key(house: House) -> None:
    host = await host_of(house)
    key = await host.take(0, "Anna", "lemon")
    replies = await host.say(TakeSeat(house.command(), 0, "Annetta", "cat", key))
    assert replies[0] == Seated(replies[0].id if isinstance(replies[0], Seated) else "", 0, key)
    assert (host.room_view.seats[0].name, host.room_view.seats[0].token, host.room_view.own_seats) == (
        "Annetta",
        "cat",
        [0],
    )


async def test_a_browser_that_chooses_its_key_may_take_its_seat_twice(house: House) -> None:
    host = await host_of(house)
    own = credentials.new_key(house.context.randomness)
    first = await host.say(TakeSeat("t", 0, "Anna", "cat", own))
    again = Guest(house, host.room)
    await again.hello()
    assert await again.say(TakeSeat("t", 0, "Anna", "cat", own)) != []
    assert again.last(Seated) == first[0] == Seated("t", 0, own)
    assert again.room_view.own_seats == [0]


async def test_a_key_that_is_too_weak_is_not_taken(house: House) -> None:
    host = await host_of(house)
    await host.say(TakeSeat("t", 0, "Anna", "cat", "1234"))
    assert credentials.is_key(host.last(Seated).key)


async def test_keys_are_kept_as_hashes_alone(house: House) -> None:
    host = await host_of(house)
    key = await host.take(0)
    disk = b"".join(file.read_bytes() for file in house.path.parent.iterdir())
    assert credentials.digest(key).encode() in disk
    assert key.encode() not in disk
    assert host.keys[0].encode() not in disk


async def test_a_seat_is_freed_by_who_sits_there_or_the_host_once(house: House) -> None:
    host = await host_of(house)
    await host.say(setup(house, OPEN, OPEN))
    other, third = Guest(house, host.room), Guest(house, host.room)
    await other.hello()
    await third.hello()
    await other.take(1, "Bruno")
    assert code(await third.say(FreeSeat("f", 1))) == "not-yours"
    assert isinstance((await other.say(FreeSeat("f", 1)))[0], Done)
    await third.take(1, "Carla")
    assert isinstance((await other.say(FreeSeat("f", 1)))[0], Done)
    assert host.room.row.seats[1].name == "Carla"


async def test_open_seats_are_given_to_bots_at_the_start(house: House) -> None:
    host = await host_of(house)
    await host.take(0)
    await host.say(setup(house, OPEN, OPEN, OPEN))
    await host.say(Start("go"))
    seats = host.room_view.seats
    assert [seat.kind for seat in seats] == ["person", "bot", "bot"]
    assert all(seat.name and seat.token for seat in seats)
    assert len({seat.token for seat in seats}) == 3
    assert host.board.players[0].cash == 1500


async def test_a_start_sent_again_starts_nothing_again(house: House) -> None:
    host = await host_of(house)
    await host.say(Start("go"))
    game = host.room.row.game
    assert isinstance((await host.say(Start("go")))[0], Done)
    assert host.room.row.game == game


async def test_seats_are_not_taken_or_freed_in_play(house: House) -> None:
    guests = await seat_persons(house, 2)
    for message in (TakeSeat("t", 0, "New", "hat", guests[0].keys[-1]), FreeSeat("f", 0)):
        assert code(await guests[0].say(message)) == "not-now"


async def test_the_first_message_is_hello(house: House) -> None:
    room, _ = house.open_room()
    guest = Guest(house, room)
    assert code(await guest.say(Start("s"))) == "not-now"


@pytest.mark.parametrize("name", ["", "x" * 65, "new\nline", "é", "\udcff"])
async def test_a_command_has_a_plain_name(house: House, name: str) -> None:
    host = await host_of(house)
    assert code(await host.say(Start(name))) == "malformed"


async def test_spectators_see_everything_and_do_nothing(house: House) -> None:
    guests = await seat_persons(house, 2)
    watcher = Guest(house, guests[0].room, spectator=True)
    await watcher.hello(*guests[0].keys)
    view = watcher.room_view
    assert (view.room, view.host, view.own_seats, view.spectators) == ("", False, [], 1)
    assert watcher.game.own == []
    assert watcher.game.table == guests[0].game.table
    for message in (FreeSeat("f", 0), TakeSeat("t", 0, "W", "cat")):
        assert code(await watcher.say(message)) == "not-yours"


async def test_no_key_is_ever_sent_to_others(house: House) -> None:
    guests = await seat_persons(house, 2)
    encoded = msgspec.json.encode([one for one in guests[1].received if not isinstance(one, Seated)])
    for key in guests[0].keys:
        assert key.encode() not in encoded
        assert credentials.digest(key).encode() not in encoded


async def test_only_the_steps_one_has_not_seen_are_sent(house: House) -> None:
    guests = await seat_persons(house, 2)
    asked = guests[guests[0].table.next_asked]
    seen = asked.table.version
    await asked.act("roll")
    assert asked.game.first == seen
    again = Guest(house, asked.room)
    await again.hello(steps=seen, game=asked.game.game)
    assert (again.game.first, len(again.game.steps)) == (seen, asked.table.version - seen)
    for steps, game in ((seen, "another"), (10**20, asked.game.game), (-5, asked.game.game)):
        await again.hello(steps=steps, game=game)
        assert (again.game.first, len(again.game.steps)) == (0, asked.table.version)


async def test_what_a_host_leaves_out_stays_whatever_another_device_has_changed_meanwhile(house: House) -> None:
    room, key = house.open_room()
    desk, phone = Guest(house, room), Guest(house, room)
    for one in (desk, phone):
        await one.hello(key)
    await desk.say(Setup(house.command(), answer_seconds=60))
    await phone.say(Setup(house.command(), take_backs="off"))
    await desk.say(Setup(house.command(), edition="us"))
    row = room.row
    assert (row.answer_seconds, row.take_backs, row.edition) == (60, "off", "us")
    assert [seat.kind for seat in row.seats] == ["open", "bot", "bot", "bot"]
    names = [seat.name for seat in row.seats]
    await desk.say(Setup(house.command(), edition="deal"))
    assert [seat.name for seat in room.row.seats] == names
    assert {seat.level for seat in room.row.seats} == {game_of("deal").usual}
