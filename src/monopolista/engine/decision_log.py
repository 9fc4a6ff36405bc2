"""What is noted of decisions while games are played: every so-manieth, by lots that the games do not know of."""

from collections.abc import Callable
from typing import Any, NamedTuple

from monopolista.engine.chance import Stream, below
from monopolista.engine.episodes import KNOWN
from monopolista.engine.game_counters import goes_on
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, cells, number, record
from monopolista.engine.seats import Seat
from monopolista.engine.stepping import NO_ACTION, Own, Places, Table
from monopolista.engine.task_stack import TaskKind


@record
class LoggedDecision:
    """A decision, beside what was seen and what might have been done."""

    place: Place = number("which of the games")
    turn: int = number("turns begun in it")
    seat: Seat = number("who decided")
    question: TaskKind = number("the kind of the open question")
    action: int = number("the number of the action")


@record
class DecisionLog:
    """How far one has come with playing and noting."""

    every: int = number("one in how many decisions is noted")
    room: int = number("how many decisions can be noted")
    count: int = number("how many have been noted")
    place: Place = number("the game that is being played")
    shown: list[int] = cells(KNOWN, "what is known of the row and of the mask that are written next: nothing")


class Pad(NamedTuple):
    """What is written of decisions; the first a single record, the others with a row for each that has room."""

    books: Any
    notes: Any
    observations: Any
    """float32, shape (room, length)."""
    masks: Any
    """int8, shape (room, actions)."""


@kernel
def is_drawn(book: DecisionLog, lots: Stream) -> bool:
    """Draw the lot of a decision: say whether it is to be noted."""
    return below(lots, book.every) == 0


@kernel
def write_note(book: DecisionLog, note: LoggedDecision, turn: int, seat: Seat, question: TaskKind, action: int) -> None:
    """Note a decision."""
    note.place = book.place
    note.turn = turn
    note.seat = seat
    note.question = question
    note.action = action
    book.count += 1


Noter = Callable[[Table, Places, Any, Pad], None]


def noter(own: Own) -> Noter:
    """Return the kernel that plays games one after the other and notes decisions of them.

    It leaves off once all have had their share or the pad is full; ``lots`` has a stream for each game.
    """
    note = _noting(own)

    @kernel
    def note_games(table: Table, places: Places, lots: Any, pad: Pad) -> None:
        printed, course, offers, answer = table.printed, table.courses[0], table.offers[0], table.answers[0]
        book = pad.books[0]
        while book.place < len(places.games) and book.count < book.room:
            place = book.place
            game, tally = places.games[place], places.tallies[place]
            if not goes_on(game, tally, course.most_turns, course.most_decisions):
                tally.winners = game.winners
                book.place += 1
                continue
            seat = own.next_to_answer(printed, game)
            if seat >= 0:
                stream = places.streams[place]
                own.decide(printed, game, places.seen[place], seat, table.levels[seat], stream, offers, answer)
                if is_drawn(book, lots[place]):
                    note(table, places, place, seat, pad)
            own.carry_out(printed, game, seat, answer, tally)

    return note_games


def _noting(own: Own) -> Callable[[Table, Places, Place, Seat, Pad], None]:
    @kernel
    def note(table: Table, places: Places, place: Place, seat: Seat, pad: Pad) -> None:
        """Note what a seat has decided, where an action stands for it: a sum may lie between two steps."""
        printed, game, seen, book = table.printed, places.games[place], places.seen[place], pad.books[0]
        action = own.number_of(printed, game, seat, table.answers[0])
        if action == NO_ACTION:
            return
        for part in range(KNOWN):
            book.shown[part] = 0
        own.list_actions(printed, game, seat, table.offers[0], book.shown, pad.masks[book.count])
        if pad.masks[book.count][action] == 1:
            own.observe(printed, game, seen, seat, book.shown, pad.observations[book.count])
            question = seen.agenda[own.foremost(seen, seat)].kind
            write_note(book, pad.notes[book.count], seen.turns, seat, question, action)

    return note
