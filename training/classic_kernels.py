"""The kernels of the classic game that ``positions.make_sampler`` calls."""

from typing import Any, NamedTuple

from monopolista.engine.chance import Stream, below
from monopolista.engine.game_counters import GameCounters
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.classic.bots.registry import RANDOM
from monopolista.games.classic.evaluation.feature_extraction import mark_seat, mark_table
from monopolista.games.classic.evaluation.rent_exposure import survey
from monopolista.games.classic.rules.records import Game, Seen
from monopolista.games.classic.simulation import game_loop
from training.classic_ahead import Ahead, look_ahead
from training.positions import Pages, copy_marks

chance_too: bool = False


class Table(NamedTuple):
    """The arrays that all games share, with one record each."""

    editions: Any
    levels: Any
    offers: Any
    answers: Any
    books: Any
    exposures: Any
    marks: Any
    ahead: Ahead


@kernel
def next_to_answer(table: Table, game: Seen) -> int:
    """Return the seat that answers next."""
    return game_loop.next_to_answer(table.editions[0], game)


@kernel
def decide(table: Table, game: Game, seen: Seen, seat: Seat, stream: Stream, sampler: Stream) -> None:
    """Let the bot of a seat decide, or sometimes a random one, so that unusual positions occur."""
    stray = table.books[0].stray
    level = RANDOM if stray > 0 and below(sampler, stray) == 0 else table.levels[seat]
    game_loop.decide(table.editions[0], game, seen, seat, level, stream, table.offers[0], table.answers[0])


@kernel
def carry_out(table: Table, game: Game, seat: Seat, tally: GameCounters) -> None:
    """Carry out what a seat decided, or let chance answer."""
    game_loop.carry_out(table.editions[0], game, seat, table.answers[0], tally)


@kernel
def note(table: Table, game: Game, seen: Seen, sampler: Stream, pages: Pages) -> None:
    """Note a position: what every seat has, and what the table has."""
    edition, book, exposure, marks = table.editions[0], table.books[0], table.exposures[0], table.marks[0]
    survey(edition, seen, exposure)
    for seat in range(seen.seats):
        if seen.players[seat].playing == 1:
            mark_seat(edition, seen, exposure, seat, marks)
            copy_marks(marks, pages.features[book.count][seat], pages.shares[book.count][seat])
    mark_table(edition, seen, marks)
    copy_marks(marks, pages.features[book.count][seen.seats], pages.shares[book.count][seen.seats])
    look_ahead(table.ahead, edition, game, sampler, book, pages.hopes[book.count])
