"""The protocol's messages about hints."""

from msgspec import Struct

from monopolista.games.interface.views import Reason
from monopolista.protocol.message_limits import Text, Word
from monopolista.protocol.messages import Command, Reply


class AskHint(Command, tag="ask-hint"):
    """Ask what the answers of a seat would lead to, where the table allows it; its replay says that it has asked."""

    game: Word
    seat: int
    action: Text = ""
    """An answer that it is about to give: then the reply says what that would cost, and has no proposals."""


class HintedAnswer(Struct, rename="camel"):
    """An answer that could be given, and everybody's odds of winning after it, in millionths.

    They are those once the others leave it at that: a proposal is accepted, nobody bids any more.
    """

    action: str
    odds: list[int]
    why: Reason | None = None
    """Of a proposal, what speaks for it, where that is plain."""


class Hint(Reply, tag="hint"):
    """What the answers of a seat would lead to, by what it may know."""

    version: int
    seat: int
    before: list[int]
    """Everybody's odds as the game stands."""
    answers: list[HintedAnswer]
    """The best first; none where there is nothing to choose."""
    proposals: list[HintedAnswer]
    """What could be proposed to others who might agree, the best first."""
    limit: int | None
    """Up to what sum it does well to bid, 0 for not at all; null where no bid is asked for."""
    cost: int
    """By how much the answer that was asked about is worse than the best, 0 where none was."""
    why: Reason | None = None
    """Why the best answer is better, where that is plain: than the next one, or than the one that was asked about."""
