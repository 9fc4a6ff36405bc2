"""The clocks of a room: its stopwatch, the countdown of the open question, the time limit of a timed game."""

from monopolista.server.core.clock import Clock, Countdown, Stopwatch, TimeLimit


class RoomTimers:
    """The clocks of one room; all moments are seconds by its stopwatch, which stops while nobody is connected."""

    def __init__(self, clock: Clock) -> None:
        self.stopwatch = Stopwatch(clock)
        self.countdown: Countdown | None = None
        self.time_limit: TimeLimit | None = None
        """When the time of a timed game is up."""
        self.time_saved = 0.0
        """When the time that has passed of a timed game was last stored."""
        self.last_step = 0.0
        """When the game's last step was."""
        self.called: float | None = None
        """Since when a game that was called for waits for the players' shares of its dice."""

    def now(self) -> float:
        """Return the seconds of the stopwatch."""
        return self.stopwatch.now()

    def hold(self, moment: float) -> None:
        """Stop all clocks as of a moment in the past: the database cannot be reached, and no player can answer."""
        self.stopwatch.hold(moment)

    def resume(self) -> bool:
        """Let the clocks go on; say whether they were stopped."""
        return self.stopwatch.let_go()

    def grant_extra_time(self) -> None:
        """Give players who could not answer some time to do so."""
        if self.countdown is not None:
            self.countdown = self.countdown.ease(self.now())

    def welcome(self, seats: frozenset[int]) -> None:
        """Give players who have returned some time to answer, once."""
        if self.countdown is not None and seats.intersection(self.countdown.seats):
            self.countdown = self.countdown.welcome(self.now())

    def set_time_limit(self, game: str, minutes: int | None, passed: float) -> None:
        """Start the time limit of a timed game of which some seconds have passed, unless it runs already."""
        if minutes is None:
            self.time_limit = None
        elif self.time_limit is None or self.time_limit.game != game:
            self.time_saved = self.now()
            self.time_limit = TimeLimit.since(game, minutes, self.time_saved - passed)

    def note_called(self, called: bool) -> None:
        """Note since when a game waits for shares of its dice."""
        if not called:
            self.called = None
        elif self.called is None:
            self.called = self.now()

    def time_left(self) -> float:
        """Return the seconds left of a timed game, for a room that has a time limit."""
        assert self.time_limit is not None
        return self.time_limit.left(self.now())
