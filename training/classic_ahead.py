"""Rollouts of a position, which estimate the chances of its seats better than the one result of its game."""

from typing import Any, Final, NamedTuple

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.game_counters import GameCounters
from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.network.kernels import ODDS, won_or_judged
from monopolista.engine.record_arrays import blank, several
from monopolista.engine.records import blanker, copier, seen_dtype
from monopolista.games.classic.bots.records import answer_among
from monopolista.games.classic.evaluation.judging import judge
from monopolista.games.classic.rules import clauses
from monopolista.games.classic.rules.records import Edition, Game, Seen
from monopolista.games.classic.simulation import game_loop
from monopolista.games.classic.simulation.parallel_games import Batch
from training.positions import MOST_TURNS, Book

SEED_RANGE: Final = 1 << 30
lay_out = copier(Game)
clear = blanker(GameCounters)


class Ahead(NamedTuple):
    """The arrays that rollouts need, with one record each except for the levels."""

    levels: Any
    offers: Any
    answers: Any
    trials: Any
    sought: Any
    """The rollout's state, as bots see it."""
    streams: Any
    tallies: Any


def ahead_of(batch: Batch) -> Ahead:
    """Return the arrays for rollouts of a batch's positions."""
    trials = blank(Game, 1)
    sought = trials.view(seen_dtype(Seen, Game)) if COMPILED else trials
    answers = several(answer_among(batch.levels), 1)
    return Ahead(batch.levels, batch.offers, answers, trials, sought, blank(Stream, 1), blank(GameCounters, 1))


@kernel
def look_ahead(ahead: Ahead, edition: Edition, game: Game, sampler: Stream, book: Book, expected: Any) -> None:
    """Roll a position out a number of times, and add the mean results of its seats to ``hopes``.

    Where a game continues after the limit of decisions, the odds of its seats are their results. A refused answer
    ends the rollouts: the tally records it.
    """
    for _ in range(book.ahead):
        if ahead.tallies[0].refused == clauses.NONE:
            play_on(ahead, edition, game, sampler, book)
            add_result(ahead, edition, book, expected)


@kernel
def play_on(ahead: Ahead, edition: Edition, game: Game, sampler: Stream, book: Book) -> None:
    """Let the bots at the table continue from a position for some decisions, with random numbers of their own."""
    trial, tally, stream = ahead.trials[0], ahead.tallies[0], ahead.streams[0]
    lay_out(trial, game)
    trial.event_count = 0
    seed_stream(trial.chance[0], below(sampler, SEED_RANGE), below(sampler, SEED_RANGE))
    seed_stream(stream, below(sampler, SEED_RANGE), below(sampler, SEED_RANGE))
    clear(tally)
    game_loop.play_on(
        edition, trial, ahead.sought[0], ahead.levels, stream, ahead.offers[0], ahead.answers[0], tally,
        MOST_TURNS, book.far,
    )  # fmt: skip
    game_loop.let_chance_answer(edition, trial)


@kernel
def add_result(ahead: Ahead, edition: Edition, book: Book, expected: Any) -> None:
    """Add the result of one rollout."""
    trial, scratch = ahead.trials[0], ahead.answers[0].evaluation[0]
    if trial.depth > 0:
        judge(edition, ahead.sought[0], scratch)
    for seat in range(trial.seats):
        expected[seat] += won_or_judged(ahead.sought[0], scratch.network[0], seat) / (book.ahead * ODDS)
