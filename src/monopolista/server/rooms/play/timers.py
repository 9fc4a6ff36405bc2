"""The clocks of a room: its stopwatch, the countdown of the open question, the time limit of a timed game."""

from monopolista.server.core.clock import Clock, Countdown, Stopwatch, TimeLimit


class RoomTimers:
    """The clocks of one room. All times are seconds of its stopwatch, which stops while no client is connected."""

    def __init__(self, clock: Clock) -> None:
        self.stopwatch = Stopwatch(clock)
        self.countdown: Countdown | None = None
        self.time_limit: TimeLimit | None = None
        """The end of a timed game."""
        self.time_saved = 0.0
        """When the elapsed time of a timed game was last stored."""
        self.last_step = 0.0
        """When the last step of the game was taken."""
        self.called: float | None = None
        """Since when the start of a game waits for the players' shares of its dice."""

    def now(self) -> float:
        """Return the seconds of the stopwatch."""
        return self.stopwatch.now()

    def hold(self, moment: float) -> None:
        """Stop all clocks at a moment in the past, because the database does not respond and no player can answer."""
        self.stopwatch.hold(moment)

    def resume(self) -> bool:
        """Start the clocks again; return whether they were stopped."""
        return self.stopwatch.let_go()

    def grant_extra_time(self) -> None:
        """Give extra time to players who could not answer."""
        if self.countdown is not None:
            self.countdown = self.countdown.ease(self.now())

    def welcome(self, seats: frozenset[int]) -> None:
        """Give extra time to players who have returned, once."""
        if self.countdown is not None and seats.intersection(self.countdown.seats):
            self.countdown = self.countdown.welcome(self.now())

    def set_time_limit(self, game: str, minutes: int | None, passed: float) -> None:
        """Start the time limit of a timed game, of which some seconds have elapsed, unless it runs already."""
        if minutes is None:
            self.time_limit = None
        elif self.time_limit is None or self.time_limit.game != game:
            self.time_saved = self.now()
            self.time_limit = TimeLimit.since(game, minutes, self.time_saved - passed)

    def note_called(self, called: bool) -> None:
        """Record the start of a game that waits for shares of its dice."""
        if not called:
            self.called = None
        elif self.called is None:
            self.called = self.now()

    def time_left(self) -> float:
        """Return the seconds left in a timed game, for a room with a time limit."""
        assert self.time_limit is not None
        return self.time_limit.left(self.now())
