"""Messages about hints."""

from msgspec import Struct

from monopolista.games.interface.views import Reason
from monopolista.protocol.message_limits import Text, Word
from monopolista.protocol.messages import Command, Reply


class AskHint(Command, tag="ask-hint"):
    """Ask for the odds after each answer of a seat, if the table has hints; the game records the request."""

    game: Word
    seat: int
    action: Text = ""
    """An answer that the player is about to give. The reply then has its cost, and no proposals."""


class HintedAnswer(Struct, rename="camel"):
    """A possible answer, and the odds of all seats after it, in millionths.

    The odds assume that no other seat reacts: a proposal is accepted, or no other seat bids.
    """

    action: str
    odds: list[int]
    why: Reason | None = None
    """For a proposal, the main reason for it, if there is a clear one."""


class Hint(Reply, tag="hint"):
    """Hints for a seat, from what the seat may know."""

    version: int
    seat: int
    before: list[int]
    """The odds of all seats now."""
    answers: list[HintedAnswer]
    """The answers, the best first; empty if there is no choice."""
    proposals: list[HintedAnswer]
    """Proposals that other players might accept, the best first."""
    limit: int | None
    """The highest worthwhile bid, 0 for none; null if the seat is not asked for a bid."""
    cost: int
    """The loss of the given answer against the best one; 0 without a given answer."""
    why: Reason | None = None
    """Why the best answer is better than the next one, or than the given one, if there is a clear reason."""
