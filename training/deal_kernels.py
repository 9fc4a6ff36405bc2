"""The card game's own kernels, as ``positions.noter`` asks for them."""

from typing import Any, Final, NamedTuple

from monopolista.engine.chance import Stream, below
from monopolista.engine.game_counters import GameCounters
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, SeatSet
from monopolista.games.deal.bots import registry as bots
from monopolista.games.deal.evaluation.feature_extraction import mark_table
from monopolista.games.deal.evaluation.hidden_cards import look_around
from monopolista.games.deal.evaluation.judging import mark_seat
from monopolista.games.deal.pool import play
from monopolista.games.deal.rules import clauses
from monopolista.games.deal.rules.records import Game, Seen
from monopolista.games.deal.rules.table import next_asked, refusal
from training.positions import Pages, copy_marks

chance_too: bool = True
OPEN: Final = 25
"""Of a hundred positions, those that are seen by somebody who knows no hand."""
ALL: Final = 15
"""And those that are seen by somebody who knows all; in the others one hand is known."""


class Table(NamedTuple):
    """What all games have in common; arrays of one record."""

    packs: Any
    levels: Any
    offers: Any
    answers: Any
    books: Any
    desks: Any


@kernel
def next_to_answer(table: Table, game: Seen) -> int:
    """Return who answers next."""
    return next_asked(game)


@kernel
def decide(table: Table, game: Game, seen: Seen, seat: Seat, stream: Stream, lots: Stream) -> None:
    """Let the bot of a seat decide, or now and then anybody, so that positions come up that no good bot would seek."""
    stray = table.books[0].stray
    strays = stray > 0 and below(lots, stray) == 0
    let_decide(table, game, seen, seat, bots.RANDOM if strays else table.levels[seat], stream)
    answer = table.answers[0]
    if stray > 0 and refusal(table.packs[0], game, seat, answer.verb, answer.subject, answer.amount) != clauses.NONE:
        let_decide(table, game, seen, seat, bots.RANDOM, stream)


@kernel
def let_decide(table: Table, game: Game, seen: Seen, seat: Seat, level: int, stream: Stream) -> None:
    """Let the bot of a level decide; those who come to a turn that another has begun may not know how to go on."""
    bots.choose(table.packs[0], game, seen, seat, level, stream, table.offers[0], table.answers[0])


@kernel
def carry_out(table: Table, game: Game, seat: Seat, tally: GameCounters) -> None:
    """Carry out what a seat decided, or let chance answer."""
    play.carry_out(table.packs[0], game, seat, table.answers[0], tally)


@kernel
def who_looks(game: Game, lots: Stream) -> SeatSet:
    """Draw by lot whose hands are known."""
    lot = below(lots, 100)
    if lot < OPEN:
        return 0
    return (1 << game.seats) - 1 if lot < OPEN + ALL else 1 << below(lots, game.seats)


@kernel
def note(table: Table, game: Game, seen: Seen, lots: Stream, pages: Pages) -> None:
    """Note a position as somebody sees it: what every seat has, and what the table has."""
    pack, book, desk = table.packs[0], table.books[0], table.desks[0]
    marks = desk.marks[0]
    known = who_looks(game, lots)
    look_around(pack, game, known, desk.lying[0])
    for seat in range(game.seats):
        if game.players[seat].playing == 1:
            mark_seat(pack, game, known, seat, desk)
            copy_marks(marks, pages.features[book.count][seat], pages.shares[book.count][seat])
    mark_table(pack, game, desk.lying[0], marks)
    copy_marks(marks, pages.features[book.count][game.seats], pages.shares[book.count][game.seats])
