"""The kernels that note decisions of bots, as agents see and number them, while games are played as they are anyway."""

from typing import Any

from monopolista.engine.chance import Stream
from monopolista.engine.jit import kernel
from monopolista.engine.noting import Notebook, is_drawn, write_note
from monopolista.engine.seats import Seat
from monopolista.engine.tally import Tally, goes_on
from monopolista.games.deal.bots import levels as bots
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.learn.actions import number_of, write_mask
from monopolista.games.deal.learn.observe import foremost, observe, observe_table
from monopolista.games.deal.learn.space import Space
from monopolista.games.deal.pool.counts import WHOLE
from monopolista.games.deal.pool.play import carry_out
from monopolista.games.deal.rules import clauses, table
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.records import Game, Offers, Pack, Seen


@kernel
def note_games(
    spaces: Any,
    packs: Any,
    games: Any,
    seen: Any,
    levels: Any,
    streams: Any,
    offers: Any,
    answers: Any,
    tallies: Any,
    lots: Any,
    most_turns: int,
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
            spaces[0], packs[0], games[place], seen[place], levels, streams[place], offers[0], answers[0],
            tallies[place], lots[place], most_turns, book, notes, observations, masks,
        )  # fmt: skip


@kernel
def note_game(
    space: Space,
    pack: Pack,
    game: Game,
    seen: Seen,
    levels: Any,
    stream: Stream,
    offers: Offers,
    answer: Answer,
    tally: Tally,
    lots: Stream,
    most_turns: int,
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
        seat = table.next_asked(game)
        if seat >= 0:
            bots.choose(pack, game, seen, seat, levels[seat], stream, offers, answer)
            if is_drawn(book, lots):
                note(space, pack, game, seen, seat, answer, offers, book, notes, observations, masks)
        carry_out(pack, game, seat, answer, tally)


@kernel
def note(
    space: Space,
    pack: Pack,
    game: Game,
    seen: Seen,
    seat: Seat,
    answer: Answer,
    offers: Offers,
    book: Notebook,
    notes: Any,
    observations: Any,
    masks: Any,
) -> None:
    """Note what a seat has decided, unless it is forbidden."""
    if table.refusal(pack, game, seat, answer.verb, answer.subject, answer.amount) != clauses.NONE:
        return
    row = observations[book.count]
    observe_table(pack, game.seats, row)
    observe(space, pack, seen, game.hands[seat], seat, row)
    list_offers(pack, game, seat, offers)
    write_mask(space, pack, game.seats, seat, offers, masks[book.count])
    action = number_of(space, pack, game.seats, seat, answer.verb, answer.subject, answer.amount)
    question = seen.agenda[foremost(seen, seat)].kind
    write_note(book, notes[book.count], seen.turns, seat, question, action)
