"""The kernels of the card game that ``positions.make_sampler`` calls."""

from typing import Any, Final, NamedTuple

from monopolista.engine.chance import Stream, below
from monopolista.engine.game_counters import GameCounters
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, SeatSet
from monopolista.games.deal.bots import registry as bots
from monopolista.games.deal.evaluation.feature_extraction import mark_table
from monopolista.games.deal.evaluation.hidden_cards import count_cards
from monopolista.games.deal.evaluation.judging import mark_seat
from monopolista.games.deal.rules import clauses
from monopolista.games.deal.rules.records import Game, Seen
from monopolista.games.deal.rules.table import next_asked, refusal
from monopolista.games.deal.simulation import game_loop
from training.positions import Pages, copy_marks

chance_too: bool = True
OPEN: Final = 25
"""The percentage of positions without a known hand."""
ALL: Final = 15
"""The percentage of positions with all hands known; in the others one hand is known."""


class Table(NamedTuple):
    """The arrays that all games share, with one record each."""

    packs: Any
    levels: Any
    offers: Any
    answers: Any
    books: Any
    scratches: Any


@kernel
def next_to_answer(table: Table, game: Seen) -> int:
    """Return the seat that answers next."""
    return next_asked(game)


@kernel
def decide(table: Table, game: Game, seen: Seen, seat: Seat, stream: Stream, sampler: Stream) -> None:
    """Let the bot of a seat decide, or sometimes a random one, so that unusual positions occur."""
    stray = table.books[0].stray
    is_random = stray > 0 and below(sampler, stray) == 0
    let_decide(table, game, seen, seat, bots.RANDOM if is_random else table.levels[seat], stream)
    answer = table.answers[0]
    if stray > 0 and refusal(table.packs[0], game, seat, answer.verb, answer.subject, answer.amount) != clauses.NONE:
        let_decide(table, game, seen, seat, bots.RANDOM, stream)


@kernel
def let_decide(table: Table, game: Game, seen: Seen, seat: Seat, level: int, stream: Stream) -> None:
    """Let the bot of a level decide; one that takes over another's turn may have no valid answer."""
    bots.choose(table.packs[0], game, seen, seat, level, stream, table.offers[0], table.answers[0])


@kernel
def carry_out(table: Table, game: Game, seat: Seat, tally: GameCounters) -> None:
    """Apply a seat's decision, or let chance answer."""
    game_loop.carry_out(table.packs[0], game, seat, table.answers[0], tally)


@kernel
def draw_known_hands(game: Game, sampler: Stream) -> SeatSet:
    """Draw the seats whose hands are known."""
    percent = below(sampler, 100)
    if percent < OPEN:
        return 0
    return (1 << game.seats) - 1 if percent < OPEN + ALL else 1 << below(sampler, game.seats)


@kernel
def note(table: Table, game: Game, seen: Seen, sampler: Stream, pages: Pages) -> None:
    """Record a position from the view of the known hands: the features of every seat, and those of the table."""
    pack, book, scratch = table.packs[0], table.books[0], table.scratches[0]
    marks = scratch.marks[0]
    known = draw_known_hands(game, sampler)
    count_cards(pack, game, known, scratch.counts[0])
    for seat in range(game.seats):
        if game.players[seat].playing == 1:
            mark_seat(pack, game, known, seat, scratch)
            copy_marks(marks, pages.features[book.count][seat], pages.shares[book.count][seat])
    mark_table(pack, game, scratch.counts[0], marks)
    copy_marks(marks, pages.features[book.count][game.seats], pages.shares[book.count][game.seats])
