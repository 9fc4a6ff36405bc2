"""The kernels that note decisions of bots, as agents see and number them, while games are played as they are anyway."""

from typing import Any

from monopolista.engine.chance import Stream
from monopolista.engine.jit import kernel
from monopolista.engine.noting import Notebook, is_drawn, write_note
from monopolista.engine.seats import NOBODY, Seat
from monopolista.engine.tally import Tally, goes_on
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.learn.actions import number_of, write_mask
from monopolista.games.classic.learn.fields import PRINTED
from monopolista.games.classic.learn.observe import foremost, observe, observe_printed
from monopolista.games.classic.pool.counts import WHOLE
from monopolista.games.classic.pool.play import carry_out, decide, next_to_answer
from monopolista.games.classic.rules import clauses, table, verbs
from monopolista.games.classic.rules.offers import list_offers
from monopolista.games.classic.rules.records import Edition, Game, Offers, Seen
from monopolista.games.classic.rules.trade import copy_trade


@kernel
def note_games(
    editions: Any,
    games: Any,
    seen: Any,
    levels: Any,
    streams: Any,
    offers: Any,
    answers: Any,
    tallies: Any,
    lots: Any,
    most_turns: int,
    last_turn: int,
    notebooks: Any,
    notes: Any,
    observations: Any,
    masks: Any,
) -> None:
    """Play games one after the other, until all have had their share or the notebook is full.

    Arguments are arrays of records, or lists of bodies. ``observations`` float32 and ``masks`` int8 have a row for
    each of ``notes``, ``lots`` a stream for each game.
    """
    book = notebooks[0]
    while book.place < len(games) and book.count < book.room:
        place = book.place
        note_game(
            editions[0], games[place], seen[place], levels, streams[place], offers[0], answers[0], tallies[place],
            lots[place], most_turns, last_turn, book, notes, observations, masks,
        )  # fmt: skip


@kernel
def note_game(
    edition: Edition,
    game: Game,
    seen: Seen,
    levels: Any,
    stream: Stream,
    offers: Offers,
    answer: Answer,
    tally: Tally,
    lots: Stream,
    most_turns: int,
    last_turn: int,
    book: Notebook,
    notes: Any,
    observations: Any,
    masks: Any,
) -> None:
    """Play a game on until it has had its share, after which the next one follows, or the notebook is full."""
    while book.count < book.room:
        if not goes_on(game, tally, most_turns, WHOLE):
            tally.winners = game.winners
            book.place += 1
            return
        seat = next_to_answer(game, last_turn)
        if seat >= 0:
            decide(edition, game, seen, seat, levels[seat], stream, offers, answer)
            if is_drawn(book, lots):
                note(edition, game, seen, seat, answer, offers, last_turn, book, notes, observations, masks)
        carry_out(edition, game, seat, answer, tally)


@kernel
def note(
    edition: Edition,
    game: Game,
    seen: Seen,
    seat: Seat,
    answer: Answer,
    offers: Offers,
    last_turn: int,
    book: Notebook,
    notes: Any,
    observations: Any,
    masks: Any,
) -> None:
    """Note what a seat has decided, where an action stands for it: a sum may lie between two steps.

    A proposal made whole lies in the seat's draft when the seat is shown the table, and all that is left is to make it.
    """
    if answer.verb == verbs.PROPOSE and answer.trade[0].partner != NOBODY:
        copy_trade(game.drafts[seat], answer.trade[0])
    if table.refusal(edition, game, seat, answer.verb, answer.subject, answer.amount) != clauses.NONE:
        return
    action = number_of(edition, game, seat, answer.verb, answer.subject, answer.amount)
    list_offers(edition, game, seat, offers)
    write_mask(edition, game, seat, offers, masks[book.count])
    if masks[book.count][action] == 1:
        look(edition, game, seen, seat, last_turn, book, observations)
        question = seen.agenda[foremost(seen, seat)].kind
        write_note(book, notes[book.count], seen.turns, seat, question, action)


@kernel
def look(
    edition: Edition, game: Game, seen: Seen, seat: Seat, last_turn: int, book: Notebook, observations: Any
) -> None:
    """Write what a seat sees; what the box prints is worked out once and copied."""
    row = observations[book.count]
    if book.count == 0:
        observe_printed(edition, game.seats, row)
    else:
        row[PRINTED:] = observations[0][PRINTED:]
    for part in range(len(book.shown)):
        book.shown[part] = 1
    observe(edition, seen, game.drafts[seat], seat, last_turn, book.shown, row)
