"""Playing a position on, so that what its seats may hope for is known better than by who won its one game."""

from typing import Any, Final, NamedTuple

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.game_counters import GameCounters
from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.network import ODDS, won_or_judged
from monopolista.engine.record_arrays import blank
from monopolista.engine.records import blanker, copier, seen_dtype
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.evaluation.judging import judge
from monopolista.games.classic.pool import play
from monopolista.games.classic.pool.batch import Batch
from monopolista.games.classic.rules import clauses
from monopolista.games.classic.rules.records import Edition, Game, Seen
from training.positions import MOST_TURNS, Book

LOT: Final = 1 << 30
lay_out = copier(Game)
clear = blanker(GameCounters)


class Ahead(NamedTuple):
    """What it takes; arrays of one record, but the levels."""

    levels: Any
    offers: Any
    answers: Any
    trials: Any
    sought: Any
    """The trial, as bots see it."""
    streams: Any
    tallies: Any


def ahead_of(batch: Batch) -> Ahead:
    """Return what it takes to play the positions of a batch on."""
    trials = blank(Game, 1)
    sought = trials.view(seen_dtype(Seen, Game)) if COMPILED else trials
    return Ahead(batch.levels, batch.offers, blank(Answer, 1), trials, sought, blank(Stream, 1), blank(GameCounters, 1))


@kernel
def look_ahead(ahead: Ahead, edition: Edition, game: Game, lots: Stream, book: Book, hopes: Any) -> None:
    """Play a position on so many times by other lots, and have in ``hopes`` what its seats won in the mean.

    Where a game goes on after so many decisions, the odds of its seats stand for that. Nothing is played on once
    something was refused: the tally says so.
    """
    for _ in range(book.ahead):
        if ahead.tallies[0].refused == clauses.NONE:
            play_on(ahead, edition, game, lots, book)
            hope(ahead, edition, book, hopes)


@kernel
def play_on(ahead: Ahead, edition: Edition, game: Game, lots: Stream, book: Book) -> None:
    """Let the bots at the table play a position on for some decisions, by lots of their own."""
    trial, tally, stream = ahead.trials[0], ahead.tallies[0], ahead.streams[0]
    lay_out(trial, game)
    trial.fact_count = 0
    seed_stream(trial.chance[0], below(lots, LOT), below(lots, LOT))
    seed_stream(stream, below(lots, LOT), below(lots, LOT))
    clear(tally)
    play.play_on(
        edition, trial, ahead.sought[0], ahead.levels, stream, ahead.offers[0], ahead.answers[0], tally,
        MOST_TURNS, book.far, book.last_turn,
    )  # fmt: skip
    play.let_chance_answer(edition, trial)


@kernel
def hope(ahead: Ahead, edition: Edition, book: Book, hopes: Any) -> None:
    """Add what came of one time."""
    trial, desk = ahead.trials[0], ahead.answers[0].desk[0]
    if trial.depth > 0:
        judge(edition, ahead.sought[0], book.last_turn, desk)
    for seat in range(trial.seats):
        hopes[seat] += won_or_judged(ahead.sought[0], desk.sight[0], seat) / (book.ahead * ODDS)
