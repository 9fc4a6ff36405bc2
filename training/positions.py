"""Sampling of positions from games between bots, with their features and the winners; common to all games."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.chance import Stream, below
from monopolista.engine.game_counters import MOST_DECISIONS, goes_on
from monopolista.engine.jit import kernel
from monopolista.engine.network.kernels import MARKS, Marks
from monopolista.engine.record_arrays import column
from monopolista.engine.records import Place, number, record

ROOM: Final = 20_000
"""The highest number of positions from a batch of games."""
MOST_TURNS: Final = 400


@record
class Book:
    """The state of the sampling."""

    every: int = number("one in how many decisions is noted")
    count: int = number("how many have been noted")
    stray: int = number("one in how many decisions is anybody's, 0 for none")
    game: Place = number("the game that is being played")
    ahead: int = number("how often a position is played on, 0 where its own game alone says who wins")
    far: int = number("for how many decisions it is")


def make_book(every: int, *, stray: int = 0, ahead: int = 0, far: int = 0) -> Book:
    """Return the initial state of the sampling."""
    book = Book()
    book.every, book.stray, book.ahead, book.far = every, stray, ahead, far
    return book


class Pages(NamedTuple):
    """Arrays of sampled positions, a row for each."""

    features: Any
    """int16, shape (ROOM, seats + 1, MARKS); the last of a position are the table's."""
    shares: Any
    """int8, the same shape; 0 where no feature is."""
    games: Any
    """int32, shape (ROOM,): the game of each."""
    hopes: Any
    """float32, shape (ROOM, seats): the mean results of each seat, where positions are rolled out."""


class Positions(NamedTuple):
    """Positions of games with the same number of seats that have ended, or were rolled out."""

    features: NDArray[np.int16]
    shares: NDArray[np.int8]
    won: NDArray[np.float32]
    """The result of each seat, shape (count, seats): 1, its share, or the mean of its rollouts."""


class GameKernels(Protocol):
    """The kernels of a game; a table has the arrays that its games share, of one record each, ``books`` among them."""

    next_to_answer: Callable[[Any, Any], int]
    """Returns the seat that answers next; chance is below 0."""
    decide: Callable[[Any, Any, Any, int, Any, Any], None]
    """Lets the bot of a seat decide: table, game, its view, seat, the bots' stream, the sampling stream."""
    carry_out: Callable[[Any, Any, int, Any], None]
    """Applies the decision, or lets chance answer: table, game, seat, tally."""
    note: Callable[[Any, Any, Any, Any, Pages], None]
    """Records a position: table, game, its view, the sampling stream, pages."""
    chance_too: bool
    """Whether positions are sampled in which chance answers."""


def make_sampler(kernels: GameKernels) -> Callable[..., None]:
    """Return the kernel that plays games to their end and samples positions, with a random stream of its own."""
    chance_too = kernels.chance_too

    @kernel
    def play_and_note(
        table: Any, games: Any, seen: Any, streams: Any, sampler: Any, tallies: Any, pages: Pages
    ) -> None:
        book = table.books[0]
        for place in range(len(games)):
            book.game = place
            game, tally = games[place], tallies[place]
            while goes_on(game, tally, MOST_TURNS, MOST_DECISIONS):
                seat = kernels.next_to_answer(table, game)
                if (seat >= 0 or chance_too) and book.count < ROOM and is_drawn(book, sampler[place]):
                    kernels.note(table, game, seen[place], sampler[place], pages)
                    pages.games[book.count] = book.game
                    book.count += 1
                if seat >= 0:
                    kernels.decide(table, game, seen[place], seat, streams[place], sampler[place])
                kernels.carry_out(table, game, seat, tally)
            tally.winners = game.winners

    return play_and_note


@kernel
def is_drawn(book: Book, sampler: Stream) -> bool:
    """Draw whether the position of a decision is sampled."""
    return below(sampler, book.every) == 0


@kernel
def copy_marks(marks: Marks, features: Any, shares: Any) -> None:
    """Copy features and their shares into zeroed rows."""
    for one in range(marks.count):
        features[one] = marks.features[one]
        shares[one] = marks.shares[one]


def pages_for(seats: int) -> Pages:
    """Return empty arrays for tables with a number of seats."""
    shape = (ROOM, seats + 1, MARKS)
    hopes = np.zeros((ROOM, seats), np.float32)
    return Pages(np.zeros(shape, np.int16), np.zeros(shape, np.int8), np.zeros(ROOM, np.int32), hopes)


def sampled_positions(books: Any, tallies: Any, pages: Pages) -> Positions:
    """Return the sampled positions: of games that have ended, or of all games where positions are rolled out."""
    assert not column(tallies, "refused").any(), "a bot did what the rules refuse"
    count = int(column(books, "count")[0])
    if column(books, "ahead")[0] > 0:
        return Positions(pages.features[:count], pages.shares[:count], pages.hopes[:count])
    won = shares_of(column(tallies, "winners")[pages.games[:count]], pages.features.shape[1] - 1)
    ended = won.any(axis=1)
    return Positions(pages.features[:count][ended], pages.shares[:count][ended], won[ended])


def shares_of(winners: NDArray[Any], seats: int) -> NDArray[np.float32]:
    """Return the result of each seat from the sets of winners; zeros where there is no winner."""
    won = (winners[:, None] >> np.arange(seats)) & 1
    return (won / np.maximum(won.sum(axis=1, keepdims=True), 1)).astype(np.float32)
