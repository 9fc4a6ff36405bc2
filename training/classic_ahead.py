"""Playing a position on, so that what its seats may hope for is known better than by who won its one game."""

from typing import Any, Final, NamedTuple

from monopolista.engine.bodies import blank
from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.network import ODDS
from monopolista.engine.records import copier, seen_dtype
from monopolista.engine.seats import holds, size
from monopolista.engine.tally import Tally
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.evaluation.judging import judge
from monopolista.games.classic.pool import play
from monopolista.games.classic.pool.batch import Batch
from monopolista.games.classic.rules import clauses
from monopolista.games.classic.rules.records import Edition, Game, Seen
from training.positions import Book

LOT: Final = 1 << 30
lay_out = copier(Game)


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
    return Ahead(
        batch.levels, batch.offers, blank(Answer, 1), trials, sought, blank(Stream, 1), blank(Tally, 1)
    )  # fmt: skip


@kernel
def look_ahead(ahead: Ahead, edition: Edition, game: Game, lots: Stream, book: Book, hopes: Any) -> None:
    """Play a position on so many times by other lots, and have in ``hopes`` what its seats won in the mean.

    Where a game goes on after so many decisions, the odds of its seats stand for that.
    """
    for _ in range(book.ahead):
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
    tally.refused = clauses.NONE
    tally.decisions = 0
    while trial.depth > 0 and tally.decisions < book.far and tally.refused == clauses.NONE:
        seat = play.next_to_answer(trial, book.last_turn)
        if seat >= 0:
            level = ahead.levels[seat]
            play.decide(edition, trial, ahead.sought[0], seat, level, stream, ahead.offers[0], ahead.answers[0])
        play.carry_out(edition, trial, seat, ahead.answers[0], tally)


@kernel
def hope(ahead: Ahead, edition: Edition, book: Book, hopes: Any) -> None:
    """Add what came of one time."""
    trial = ahead.trials[0]
    if trial.depth == 0:
        for seat in range(trial.seats):
            if holds(trial.winners, seat):
                hopes[seat] += 1 / (size(trial.winners) * book.ahead)
        return
    desk = ahead.answers[0].desk[0]
    judge(edition, ahead.sought[0], book.last_turn, desk)
    for seat in range(trial.seats):
        hopes[seat] += desk.sight[0].odds[seat] / (ODDS * book.ahead)
