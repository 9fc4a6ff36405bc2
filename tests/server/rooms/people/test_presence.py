"""What follows from the connections of a room for its seats."""

from monopolista.server.cluster.cluster import RemotePresence
from monopolista.server.core import credentials
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.people.presence import RoomPresence
from monopolista.server.storage.base import RoomRow, SeatRow

KEYS = [f"{seat}" * 43 for seat in range(3)]
HOST = "h" * 43


def row(persons: int = 2) -> RoomRow:
    """A room with persons on its seats, each with a key, and a bot."""
    seats = [SeatRow("person", f"P{seat}", "", key=credentials.digest(KEYS[seat])) for seat in range(persons)]
    return RoomRow("link", "watch", credentials.digest(HOST), "italy", (*seats, SeatRow("bot", "Bruno", "cat")))


def connect(presence: RoomPresence, *keys: str, spectator: bool = False) -> Connection:
    connection = Connection(spectator)
    connection.authenticate(keys, "", 0)
    presence.add(connection)
    return connection


def test_a_seat_that_no_connection_holds_is_away_since_then() -> None:
    presence = RoomPresence()
    connect(presence, KEYS[0])
    presence.refresh(row(), 5.0)
    presence.refresh(row(), 7.0)
    assert presence.away == {1: 5.0}
    assert presence.held_seats(row()) == {0}


def test_who_returns_has_the_seat_back_from_its_bot() -> None:
    presence = RoomPresence()
    presence.refresh(row(), 0.0)
    presence.stand_ins = {0, 1}
    connect(presence, KEYS[1])
    change = presence.refresh(row(), 9.0)
    assert (change.returned, change.resumed, change.stand_ins_changed) == ({1}, {1}, True)
    assert presence.stand_ins == {0}


def test_for_an_idle_seat_a_bot_plays_until_something_comes_from_it() -> None:
    presence = RoomPresence()
    connect(presence, KEYS[0])
    connect(presence, KEYS[1])
    presence.refresh(row(), 0.0)
    for _ in range(2):
        presence.idle.note_timeout(1)
    assert presence.has_idle([1])
    assert presence.refresh(row(), 1.0).stand_ins_changed
    presence.idle.note_response([1])
    assert presence.refresh(row(), 2.0).resumed == {1}


def test_the_holder_of_the_first_seat_acts_for_an_absent_host() -> None:
    presence = RoomPresence()
    first, second = connect(presence, KEYS[0]), connect(presence, KEYS[1])
    assert [presence.is_acting_host(row(), one) for one in (first, second)] == [True, False]
    host = connect(presence, HOST)
    assert [presence.is_acting_host(row(), one) for one in (host, first, second)] == [True, False, False]
    presence.remove(host)
    presence.remote = RemotePresence(anybody=True, hosts=1)
    assert not presence.is_acting_host(row(), first)


def test_a_spectator_holds_no_seat_whatever_keys_it_shows() -> None:
    presence = RoomPresence()
    connect(presence, KEYS[0], spectator=True)
    assert presence.held_seats(row()) == set()
    summary = presence.summary(row())
    assert summary is not None
    assert (summary.seats, summary.spectators) == ((), 1)


def test_a_change_is_visible_once() -> None:
    presence = RoomPresence()
    connect(presence, KEYS[0])
    assert presence.has_visible_change(row())
    assert not presence.has_visible_change(row())
    connect(presence, spectator=True)
    assert presence.has_visible_change(row())


def test_everybody_is_counted_once() -> None:
    presence = RoomPresence()
    for keys in ((KEYS[0],), (KEYS[0],), ()):
        connect(presence, *keys)
    presence.remote = RemotePresence(anybody=True, seats=frozenset({1}), spectators=3)
    assert presence.count(row()) == 1 + 1 + 1 + 3


def test_other_processes_learn_nothing_of_an_empty_room() -> None:
    presence = RoomPresence()
    connection = connect(presence, KEYS[0])
    assert presence.remove(connection)
    assert not presence.remove(connection)
    assert (presence.summary(row()), presence.departed, presence.is_empty) == (None, 1, True)
