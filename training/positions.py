"""Positions of games between bots, as the network sees them, and who won in the end; the same for all games."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.chance import Stream, below
from monopolista.engine.game_counters import MOST_DECISIONS, goes_on
from monopolista.engine.jit import kernel
from monopolista.engine.network import MARKS, Marks
from monopolista.engine.record_arrays import column
from monopolista.engine.records import Place, number, record

ROOM: Final = 20_000
"""Positions that a batch of games has at the most."""
MOST_TURNS: Final = 400


@record
class Book:
    """How far one has come with noting."""

    every: int = number("one in how many decisions is noted")
    count: int = number("how many have been noted")
    last_turn: int = number("the turn after which the clock ends a timed game")
    stray: int = number("one in how many decisions is anybody's, 0 for none")
    game: Place = number("the game that is being played")
    ahead: int = number("how often a position is played on, 0 where its own game alone says who wins")
    far: int = number("for how many decisions it is")


def book_of(every: int, *, stray: int = 0, ahead: int = 0, far: int = 0) -> Book:
    """Return a book in which nothing has been noted."""
    book = Book()
    book.every, book.stray, book.ahead, book.far = every, stray, ahead, far
    return book


class Pages(NamedTuple):
    """Where positions are noted, a row for each."""

    features: Any
    """int16, shape (ROOM, seats + 1, MARKS); the last of a position are the table's."""
    shares: Any
    """int8, the same shape; 0 where no feature is."""
    games: Any
    """int32, shape (ROOM,): the game of each."""
    hopes: Any
    """float32, shape (ROOM, seats): what each seat won in the mean, where positions are played on."""


class Positions(NamedTuple):
    """Positions of games with as many seats that came to their end, or have been played on."""

    features: NDArray[np.int16]
    shares: NDArray[np.int8]
    won: NDArray[np.float32]
    """What each seat won, shape (count, seats): 1, or its share; or what it won in the mean when played on."""


class Own(Protocol):
    """The kernels of a game; a table has what its games have in common, arrays of one record, ``books`` among them."""

    next_to_answer: Callable[[Any, Any], int]
    """Who answers next in a game; chance is below 0."""
    decide: Callable[[Any, Any, Any, int, Any, Any], None]
    """Lets the bot of a seat decide: table, game, what is seen of it, seat, the bots' stream, the notes' lots."""
    carry_out: Callable[[Any, Any, int, Any], None]
    """Carries that out, or lets chance answer: table, game, seat, tally."""
    note: Callable[[Any, Any, Any, Any, Pages], None]
    """Notes a position: table, game, what is seen of it, the notes' lots, pages."""
    chance_too: bool
    """Whether positions are noted in which chance answers."""


def noter(own: Own) -> Callable[..., None]:
    """Return the kernel that plays games to their end and notes positions by lots that the games do not know of."""
    chance_too = own.chance_too

    @kernel
    def play_and_note(table: Any, games: Any, seen: Any, streams: Any, lots: Any, tallies: Any, pages: Pages) -> None:
        book = table.books[0]
        for place in range(len(games)):
            book.game = place
            game, tally = games[place], tallies[place]
            while goes_on(game, tally, MOST_TURNS, MOST_DECISIONS):
                seat = own.next_to_answer(table, game)
                if (seat >= 0 or chance_too) and book.count < ROOM and is_drawn(book, lots[place]):
                    own.note(table, game, seen[place], lots[place], pages)
                    pages.games[book.count] = book.game
                    book.count += 1
                if seat >= 0:
                    own.decide(table, game, seen[place], seat, streams[place], lots[place])
                own.carry_out(table, game, seat, tally)
            tally.winners = game.winners

    return play_and_note


@kernel
def is_drawn(book: Book, lots: Stream) -> bool:
    """Draw the lot of a decision: say whether its position is noted."""
    return below(lots, book.every) == 0


@kernel
def copy_marks(marks: Marks, features: Any, shares: Any) -> None:
    """Copy features and their shares into rows of noughts."""
    for one in range(marks.count):
        features[one] = marks.features[one]
        shares[one] = marks.shares[one]


def pages_for(seats: int) -> Pages:
    """Return empty pages for tables with so many seats."""
    shape = (ROOM, seats + 1, MARKS)
    hopes = np.zeros((ROOM, seats), np.float32)
    return Pages(np.zeros(shape, np.int16), np.zeros(shape, np.int8), np.zeros(ROOM, np.int32), hopes)


def noted(books: Any, tallies: Any, pages: Pages) -> Positions:
    """Return what has been noted: of games that came to their end, or of all where they are played on."""
    assert not column(tallies, "refused").any(), "a bot did what the rules refuse"
    count = int(column(books, "count")[0])
    if column(books, "ahead")[0] > 0:
        return Positions(pages.features[:count], pages.shares[:count], pages.hopes[:count])
    won = shares_of(column(tallies, "winners")[pages.games[:count]], pages.features.shape[1] - 1)
    ended = won.any(axis=1)
    return Positions(pages.features[:count][ended], pages.shares[:count][ended], won[ended])


def shares_of(winners: NDArray[Any], seats: int) -> NDArray[np.float32]:
    """Return what each seat won, by the sets of those who did; nothing where nobody has won."""
    won = (winners[:, None] >> np.arange(seats)) & 1
    return (won / np.maximum(won.sum(axis=1, keepdims=True), 1)).astype(np.float32)
