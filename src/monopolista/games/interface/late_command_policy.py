"""Which late answers still count, and how the clock answers for a player, in the verbs of each game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class LateCommandPolicy:
    """How a table treats late and missing answers of a game."""

    any_time: tuple[str, ...]
    """Verbs whose meaning never changes: such an answer counts whenever it arrives."""
    business: tuple[str, ...] = ()
    """Verbs that answer no question: they are too late only if the seat itself has moved on."""
    bidding: tuple[str, ...] = ()
    """Verbs of an auction: they count as long as the auction lasts."""
    taken_back: tuple[str, ...] = ()
    """Verbs that the seat may undo alone until another seat acts."""
    written_whole: tuple[str, ...] = ()
    """Verbs that are composed of single picks, but are one answer in the transcript."""
    bids: str = ""
    """The verb of a bid, which has an amount."""
    leaves_auction: str = ""
    """The answer for a seat that has not bid in time."""
    time_up: str = ""
    """The answer with which the clock ends a timed game."""
    begins_turn: tuple[int, ...] = ()
    """Kinds of event that begin a turn."""
    opens_auction: tuple[int, ...] = ()
    """Kinds of event that begin an auction."""
    raises_bid: tuple[int, ...] = ()
    """Kinds of event that restart the countdown of an auction."""
