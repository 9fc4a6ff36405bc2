"""The protocol's messages about taking an answer back."""

from msgspec import Struct

from monopolista.protocol.messages import Command


class TakeBack(Command, tag="take-back"):
    """Take back a seat's last answer, at once or when everybody has agreed."""

    seat: int
    step: int
    """Its number, which names it for good."""
    needs_consent: bool
    """Whether one knows that the others have to agree: nobody asks them unawares."""


class AnswerTakeBack(Command, tag="answer-take-back"):
    """Say for a seat whether it agrees that another takes something back; whose wish it is may let it go."""

    seat: int
    version: int
    """The version of the game that the wish was made at."""
    agrees: bool


class UndoableAnswer(Struct, rename="camel"):
    """The answer that a seat may take back now."""

    step: int
    needs_consent: bool
    """Whether the others have to agree."""


class TakeBackRequest(Struct, rename="camel"):
    """The wish of a seat to take back an answer; it lapses when anybody answers."""

    seat: int
    step: int
    """The number of the answer."""
    version: int
    """The version of the game that it was made at."""
    revealed: bool
    """Whether a die or a card has been seen since, which is then drawn anew."""
    pending: list[int]
    """Who has yet to agree."""
    refused: int
    """Who did not, and -1 while nobody has refused."""
