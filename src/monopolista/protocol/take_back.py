"""Messages about undoing an answer."""

from msgspec import Struct

from monopolista.protocol.messages import Command


class TakeBack(Command, tag="take-back"):
    """Undo a seat's last answer, at once or when all have agreed."""

    seat: int
    step: int
    """The number of the answer, which never changes."""
    needs_consent: bool
    """Whether the client knows that the others must agree, so that no request surprises its player."""


class AnswerTakeBack(Command, tag="answer-take-back"):
    """Agree or disagree with another seat's undo request; the seat that asked may withdraw it."""

    seat: int
    version: int
    """The version of the game when the request was made."""
    agrees: bool


class UndoableAnswer(Struct, rename="camel"):
    """The answer that a seat may undo now."""

    step: int
    needs_consent: bool
    """Whether the others must agree."""


class TakeBackRequest(Struct, rename="camel"):
    """A seat's request to undo an answer; it ends when any seat answers."""

    seat: int
    step: int
    """The number of the answer."""
    version: int
    """The version of the game when the request was made."""
    revealed: bool
    """Whether a die or a card has been revealed since; it is drawn anew after the undo."""
    pending: list[int]
    """The seats that have not answered yet."""
    refused: int
    """The seat that refused, -1 for none."""
