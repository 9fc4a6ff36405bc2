"""Decision log: a random sample of decisions, recorded while games are played.

The sample has its own random streams, so sampling does not change a game.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from monopolista.engine.chance import Stream, below
from monopolista.engine.episodes import KNOWN
from monopolista.engine.game_counters import goes_on
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, cells, number, record
from monopolista.engine.seats import Seat
from monopolista.engine.stepping import NO_ACTION, GameKernels, Places, Table
from monopolista.engine.task_stack import TaskKind


@record
class LoggedDecision:
    """A sampled decision; its observation and its action mask are in the rows with the same index."""

    place: Place = number("index of the game")
    turn: int = number("turns begun in it")
    seat: Seat = number("seat that decided")
    question: TaskKind = number("the kind of the open question")
    action: int = number("the number of the action")


@record
class DecisionLog:
    """Settings and progress of the sampling."""

    every: int = number("sampling interval: one in how many decisions is recorded, on average")
    room: int = number("capacity in decisions")
    count: int = number("decisions recorded so far")
    place: Place = number("the game that is being played")
    shown: list[int] = cells(KNOWN, "write cache of the next row and mask, always empty")


class LogBuffers(NamedTuple):
    """Buffers to record decisions into: arrays of records when compiled, otherwise lists of Python objects."""

    logs: Any
    """The DecisionLog, shape (1,)."""
    decisions: Any
    """LoggedDecision, shape (capacity,)."""
    observations: Any
    """float32, shape (capacity, length)."""
    masks: Any
    """int8, shape (capacity, actions): 1 where the action is legal."""


@kernel
def is_drawn(log: DecisionLog, stream: Stream) -> bool:
    """Draw whether to sample a decision.

    Parameters
    ----------
    log : DecisionLog
        Holds the sampling interval.
    stream : Stream
        Generator of the game's sampling, advanced by one word.

    Returns
    -------
    bool
        True with probability 1 / ``log.every``.
    """
    return below(stream, log.every) == 0


@kernel
def write_decision(
    log: DecisionLog, decision: LoggedDecision, turn: int, seat: Seat, question: TaskKind, action: int
) -> None:
    """Record a decision in the next free row.

    Parameters
    ----------
    log : DecisionLog
        Progress of sampling; its count rises by one.
    decision : LoggedDecision
        Row to write.
    turn : int
        Turns begun in the game.
    seat : Seat
        Seat that decided.
    question : TaskKind
        Kind of the task that was answered.
    action : int
        Number of the action in the game's action space.
    """
    decision.place = log.place
    decision.turn = turn
    decision.seat = seat
    decision.question = question
    decision.action = action
    log.count += 1


GameLogger = Callable[[Table, Places, Any, LogBuffers], None]


def game_logger(own: GameKernels) -> GameLogger:
    """Return the kernel that plays games one after the other and samples their decisions.

    Parameters
    ----------
    own : GameKernels
        The game's own kernels.

    Returns
    -------
    callable
        ``log_games(table, places, sampling, buffers)``; ``sampling`` has one Stream for each game. It returns once
        every game has ended or reached its cap, or once the buffers are full, and can be called again then.
    """
    log_one = _decision_kernel(own)

    @kernel
    def log_games(table: Table, places: Places, sampling: Any, buffers: LogBuffers) -> None:
        printed, course, offers, answer = table.printed, table.courses[0], table.offers[0], table.answers[0]
        log = buffers.logs[0]
        while log.place < len(places.games) and log.count < log.room:
            place = log.place
            game, tally = places.games[place], places.tallies[place]
            if not goes_on(game, tally, course.most_turns, course.most_decisions):
                tally.winners = game.winners
                log.place += 1
                continue
            seat = own.next_to_answer(printed, game)
            if seat >= 0:
                stream = places.streams[place]
                own.decide(printed, game, places.seen[place], seat, table.levels[seat], stream, offers, answer)
                if is_drawn(log, sampling[place]):
                    log_one(table, places, place, seat, buffers)
            own.carry_out(printed, game, seat, answer, tally)

    return log_games


def _decision_kernel(own: GameKernels) -> Callable[[Table, Places, Place, Seat, LogBuffers], None]:
    @kernel
    def log_one(table: Table, places: Places, place: Place, seat: Seat, buffers: LogBuffers) -> None:
        """Record a decision that has an action number; an amount between two steps of the action space has none."""
        printed, game, seen, log = table.printed, places.games[place], places.seen[place], buffers.logs[0]
        action = own.number_of(printed, game, seat, table.answers[0])
        if action == NO_ACTION:
            return
        for part in range(KNOWN):
            log.shown[part] = 0
        own.list_actions(printed, game, seat, table.offers[0], log.shown, buffers.masks[log.count])
        if buffers.masks[log.count][action] == 1:
            own.observe(printed, game, seen, seat, log.shown, buffers.observations[log.count])
            question = seen.agenda[own.first_question(seen, seat)].kind
            write_decision(log, buffers.decisions[log.count], seen.turns, seat, question, action)

    return log_one
