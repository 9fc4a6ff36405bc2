"""The customs of a game: what is usual at its tables, so that nobody above has to know its words."""

from dataclasses import dataclass


@dataclass(frozen=True)
class LateCommandPolicy:
    """What is usual at a table of a game, for who answers late or not at all."""

    any_time: tuple[str, ...]
    """Each names what it is about for good: it means the same whenever it arrives."""
    business: tuple[str, ...] = ()
    """Not answers to a question: they are late only for who has gone on oneself."""
    bidding: tuple[str, ...] = ()
    """Answers within an auction, which mean the same as long as it lasts."""
    taken_back: tuple[str, ...] = ()
    """What its seat takes back alone, as long as nobody has acted since."""
    written_whole: tuple[str, ...] = ()
    """Put together before by single picks, with which the transcript writes them."""
    bids: str = ""
    """What is answered, with a sum, by who bids."""
    leaves_auction: str = ""
    """What is answered for who has not bid in time."""
    time_up: str = ""
    """What the clock says when the time of a timed game is up."""
    begins_turn: tuple[int, ...] = ()
    """Kinds of event with which a turn begins."""
    opens_auction: tuple[int, ...] = ()
    """Kinds of event with which an auction begins."""
    raises_bid: tuple[int, ...] = ()
    """Kinds of event after which its countdown starts anew."""
