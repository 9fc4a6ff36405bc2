"""Games of a battery: played to their end or to the cap, with every law looked at after every decision."""

from collections.abc import Callable
from typing import Final, NamedTuple

from monopolista.engine.chance import below, seed_stream
from monopolista.engine.jit import kernel
from tests.battery.adapter import Adapter
from tests.battery.bodies import put
from tests.battery.report import SOUND, note_position
from tests.battery.stage import AT_RANDOM, BEFORE, BLANK, PLAYED, START, Stage
from tests.battery.trials import NONE, Look, nothing_changed, trials_of

CAP: Final = 4000
"""Decisions after which a game is cut short, and reported as truncated."""


class Plan(NamedTuple):
    """Which games are played, and how closely they are looked at."""

    first: int
    games: int
    players: int = AT_RANDOM
    position: int = START
    often: int = 1
    """Actions are tried in one of this many positions; in none where it is 0."""
    odd: int = 2
    """How many there."""
    thorough: int = 50_000
    """In one of this many of those positions the whole space of actions is tried."""


Begin = Callable[[Stage, int, int], None]
Inspect = Callable[[Stage, int, int, int], int]
Play = Callable[[Stage, Plan], int]
_PlayOne = Callable[[Stage, int, Plan], int]


class Kernels(NamedTuple):
    """The kernels of a battery."""

    begin: Begin
    """Opens game ``number`` in a position: its chance, and what the seats do, follow from that number."""
    look: Inspect
    """Looks at the position after a decision; returns the first flaw, or SOUND."""
    play: Play
    """Plays games one after the other; stops at the first flaw."""


def kernels_of(own: Adapter) -> Kernels:
    """Return the kernels of a game's battery."""
    begin, look = _beginning(own), _looking(own)
    play_one = _playing(own, begin, look)

    @kernel
    def play(stage: Stage, plan: Plan) -> int:
        for number in range(plan.first, plan.first + plan.games):
            found = play_one(stage, number, plan)
            if found != SOUND:
                return found
        return SOUND

    return Kernels(begin, look, play)


def _beginning(own: Adapter) -> Begin:
    @kernel
    def begin(stage: Stage, number: int, position: int) -> None:
        put(stage.games, PLAYED, BLANK)
        seed_stream(stage.games[PLAYED].chance[0], 0, number)
        seed_stream(stage.streams[0], 1, number)
        own.set_up(stage, number, position)

    return begin


def _looking(own: Adapter) -> Inspect:
    look_at_seats = _looking_at_seats(own)
    some_trials, thorough_trials = trials_of(own)

    @kernel
    def look(stage: Stage, often: int, odd: int, thorough: int) -> int:
        game, noted = stage.games[PLAYED], stage.reports[0]
        found = own.flaw(stage.printed[0], game, stage.books[0])
        if found != SOUND:
            return note_position(noted, found, game.turn)
        if often == 0 or below(stage.streams[0], often) > 0:
            return SOUND
        put(stage.games, BEFORE, PLAYED)
        found = look_at_seats(stage)
        if found == SOUND:
            found = some_trials(stage, odd)
        if found == SOUND and below(stage.streams[0], thorough) == 0:
            found = thorough_trials(stage)
        return found if found != SOUND else nothing_changed(stage, game.turn)

    return look


def _looking_at_seats(own: Adapter) -> Look:
    @kernel
    def look_at_seats(stage: Stage) -> int:
        """Every seat that is asked has an answer to its question."""
        for seat in range(stage.games[PLAYED].seats):
            found = own.look_at_seat(stage, seat)
            if found != SOUND:
                return note_position(stage.reports[0], found, seat)
        return SOUND

    return look_at_seats


def _playing(own: Adapter, begin: Begin, look: Inspect) -> _PlayOne:
    count = _counting(own)

    @kernel
    def play_one(stage: Stage, number: int, plan: Plan) -> int:
        """Play a game to its end or to the cap; return the first flaw, or SOUND."""
        noted = stage.reports[0]
        noted.game = number
        noted.step = 0
        begin(stage, number, plan.position)
        game = stage.games[PLAYED]
        found = look(stage, plan.often, plan.odd, plan.thorough)
        while found == SOUND and game.depth > 0 and noted.step < CAP:
            if own.decision(stage, plan.players, number) != NONE:
                return noted.flaw
            count(stage)
            own.enter_events(stage.books[0], stage.printed[0], game)
            found = look(stage, plan.often, plan.odd, plan.thorough)
        if found == SOUND:
            noted.ended += 1 if game.depth == 0 else 0
            noted.truncated += 1 if game.depth > 0 else 0
            own.count_end(noted, game)
        return found

    return play_one


def _counting(own: Adapter) -> Look:
    @kernel
    def count(stage: Stage) -> int:
        """Count what a decision brought; return the number of its events."""
        game, noted = stage.games[PLAYED], stage.reports[0]
        noted.decisions += 1
        noted.step += 1
        noted.deepest = max(noted.deepest, game.depth)
        noted.events = max(noted.events, game.event_count)
        for place in range(game.event_count):
            own.count_event(noted, game.events[place])
        return game.event_count

    return count
