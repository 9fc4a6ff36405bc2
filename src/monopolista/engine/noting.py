"""What is noted of decisions while games are played: every so-manieth, by lots that the games do not know of."""

from monopolista.engine.agenda import TaskKind
from monopolista.engine.chance import Stream, below
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, cells, number, record
from monopolista.engine.seats import Seat


@record
class Note:
    """A decision, beside what was seen and what might have been done."""

    place: Place = number("which of the games")
    turn: int = number("turns begun in it")
    seat: Seat = number("who decided")
    question: TaskKind = number("the kind of the open question")
    action: int = number("the number of the action")


@record
class Notebook:
    """How far one has come with playing and noting."""

    every: int = number("one in how many decisions is noted")
    room: int = number("how many decisions can be noted")
    count: int = number("how many have been noted")
    place: Place = number("the game that is being played")
    shown: list[int] = cells(4, "which parts of an observation hold something: of a row that is used anew, all")


@kernel
def is_drawn(book: Notebook, lots: Stream) -> bool:
    """Draw the lot of a decision: say whether it is to be noted."""
    return below(lots, book.every) == 0


@kernel
def write_note(book: Notebook, note: Note, turn: int, seat: Seat, question: TaskKind, action: int) -> None:
    """Note a decision."""
    note.place = book.place
    note.turn = turn
    note.seat = seat
    note.question = question
    note.action = action
    book.count += 1
