"""Positions of classic games between bots, as the network sees them, and who won in the end."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.bodies import blank, column, seeded, several
from monopolista.engine.chance import Stream, below
from monopolista.engine.jit import kernel
from monopolista.engine.network import MARKS, Marks
from monopolista.engine.records import Place, number, record
from monopolista.engine.tally import MOST_DECISIONS, goes_on
from monopolista.games.classic.editions import Box
from monopolista.games.classic.evaluation.marking import mark_seat, mark_table
from monopolista.games.classic.evaluation.road import Road, survey
from monopolista.games.classic.pool.batch import Batch
from monopolista.games.classic.pool.play import carry_out, decide, next_to_answer
from monopolista.games.classic.rules.records import Seen
from monopolista.simulate.seeding import words_of_games

ROOM: Final = 20_000
"""Positions that a batch of games has at the most."""
MOST_TURNS: Final = 400


@record
class Book:
    """How far one has come with noting."""

    every: int = number("one in how many decisions is noted")
    count: int = number("how many have been noted")
    last_turn: int = number("the turn after which the clock ends a timed game")
    game: Place = number("the game that is being played")


class Table(NamedTuple):
    """What all games have in common; arrays of one record."""

    editions: Any
    levels: Any
    offers: Any
    answers: Any
    books: Any
    roads: Any
    marks: Any


class Pages(NamedTuple):
    """Where positions are noted, a row for each."""

    features: Any
    """int16, shape (ROOM, seats + 1, MARKS); the last of a position are the table's."""
    shares: Any
    """int8, the same shape; 0 where no feature is."""
    games: Any
    """int32, shape (ROOM,): the game of each."""


class Positions(NamedTuple):
    """Positions of games with as many seats that came to their end."""

    features: NDArray[np.int16]
    shares: NDArray[np.int8]
    won: NDArray[np.float32]
    """What each seat won, shape (count, seats): 1, or its share."""


@kernel
def play_and_note(table: Table, games: Any, seen: Any, streams: Any, lots: Any, tallies: Any, pages: Pages) -> None:
    """Play games to their end and note positions by lots that the games do not know of."""
    book = table.books[0]
    for place in range(len(games)):
        book.game = place
        game, tally = games[place], tallies[place]
        while goes_on(game, tally, MOST_TURNS, MOST_DECISIONS):
            seat = next_to_answer(game, book.last_turn)
            if seat >= 0:
                if book.count < ROOM and is_drawn(book, lots[place]):
                    note(table, seen[place], pages)
                decide(
                    table.editions[0], game, seen[place], seat, table.levels[seat], streams[place], table.offers[0],
                    table.answers[0],
                )  # fmt: skip
            carry_out(table.editions[0], game, seat, table.answers[0], tally)
        tally.winners = game.winners


@kernel
def is_drawn(book: Book, lots: Stream) -> bool:
    """Draw the lot of a decision: say whether its position is noted."""
    return below(lots, book.every) == 0


@kernel
def note(table: Table, seen: Seen, pages: Pages) -> None:
    """Note a position: what every seat has, and what the table has."""
    edition, book, road, marks = table.editions[0], table.books[0], table.roads[0], table.marks[0]
    survey(edition, seen, road)
    for seat in range(seen.seats):
        if seen.players[seat].playing == 1:
            mark_seat(edition, seen, road, seat, marks)
            copy_marks(marks, pages.features[book.count][seat], pages.shares[book.count][seat])
    mark_table(edition, seen, book.last_turn, marks)
    copy_marks(marks, pages.features[book.count][seen.seats], pages.shares[book.count][seen.seats])
    pages.games[book.count] = book.game
    book.count += 1


@kernel
def copy_marks(marks: Marks, features: Any, shares: Any) -> None:
    """Copy features and their shares into rows of noughts."""
    for one in range(marks.count):
        features[one] = marks.features[one]
        shares[one] = marks.shares[one]


def positions(box: Box, levels: Sequence[int], seed: int, games: range, every: int) -> Positions:
    """Play games of a box, one bot a seat, and return one position in so many decisions."""
    batch = Batch(box, levels, [*words_of_games(seed, games)])
    book = Book()
    book.every, book.last_turn = every, batch.last_turn
    table = Table(
        batch.editions, batch.levels, batch.offers, batch.answers, several(book, 1), blank(Road, 1), blank(Marks, 1)
    )
    pages = Pages(
        np.zeros((ROOM, len(levels) + 1, MARKS), np.int16),
        np.zeros((ROOM, len(levels) + 1, MARKS), np.int8),
        np.zeros(ROOM, np.int32),
    )
    lots = seeded([*words_of_games(seed + 1, games)])
    play_and_note(table, batch.games, batch.seen, batch.streams, lots, batch.tallies, pages)
    assert not column(batch.tallies, "refused").any(), "a bot did what the rules refuse"
    count = int(column(table.books, "count")[0])
    won = shares_of(column(batch.tallies, "winners")[pages.games[:count]], len(levels))
    ended = won.any(axis=1)
    return Positions(pages.features[:count][ended], pages.shares[:count][ended], won[ended])


def shares_of(winners: NDArray[Any], seats: int) -> NDArray[np.float32]:
    """Return what each seat won, by the sets of those who did; nothing where nobody has won."""
    won = (winners[:, None] >> np.arange(seats)) & 1
    return (won / np.maximum(won.sum(axis=1, keepdims=True), 1)).astype(np.float32)
