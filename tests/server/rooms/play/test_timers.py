"""The clocks of a room."""

from monopolista.server.core.clock import Countdown
from monopolista.server.rooms.play.timers import RoomTimers
from tests.server.house import HeldClock


def running() -> tuple[RoomTimers, HeldClock]:
    clock = HeldClock()
    timers = RoomTimers(clock)
    timers.stopwatch.run(True)
    return timers, clock


def test_a_time_limit_goes_on_where_it_was() -> None:
    timers, clock = running()
    timers.set_time_limit("game", 10, passed=60.0)
    assert timers.time_left() == 540.0
    clock.time += 40
    timers.set_time_limit("game", 10, passed=0.0)
    assert timers.time_left() == 500.0, "it runs already"


def test_another_game_has_all_its_time_and_an_untimed_one_has_no_limit() -> None:
    timers, clock = running()
    timers.set_time_limit("game", 10, passed=0.0)
    clock.time += 40
    timers.set_time_limit("another", 10, passed=0.0)
    assert timers.time_left() == 600.0
    timers.set_time_limit("third", None, passed=0.0)
    assert timers.time_limit is None


def test_while_the_database_is_away_no_time_passes() -> None:
    timers, clock = running()
    before = timers.now()
    clock.time += 5
    timers.hold(before)
    clock.time += 100
    assert timers.now() == before
    assert timers.resume()
    clock.time += 2
    assert timers.now() == before + 2
    assert not timers.resume()


def test_a_player_who_returns_has_some_time_left_once() -> None:
    timers, clock = running()
    timers.countdown = Countdown("answer", ("question",), (1,), 30.0, timers.now() + 30.0)
    clock.time += 29
    timers.welcome(frozenset({0}))
    assert timers.countdown.ends - timers.now() == 1.0
    timers.welcome(frozenset({1}))
    assert timers.countdown.ends - timers.now() == 10.0
    clock.time += 9
    timers.welcome(frozenset({1}))
    assert timers.countdown.ends - timers.now() == 1.0


def test_a_called_game_waits_since_it_was_called() -> None:
    timers, clock = running()
    timers.note_called(True)
    called = timers.called
    clock.time += 3
    timers.note_called(True)
    assert timers.called == called
    timers.note_called(False)
    assert timers.called is None
