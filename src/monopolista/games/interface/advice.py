"""What a game knows of its decisions: which answers there are to weigh, and what each of them aims at."""

from collections.abc import Collection, Sequence
from typing import Protocol, TypeVar

from monopolista.engine.seats import Seat, SeatSet
from monopolista.games.common.notation import Action
from monopolista.games.interface.views import Reason

S = TypeVar("S")


class Advisor(Protocol[S]):
    """What weighs decisions asks of a game with its box; what it is asked changes no state."""

    @property
    def goes_on(self) -> Collection[int]:
        """Return the verbs by which a seat lets the game go on: such an answer is worth what the position was."""
        ...

    @property
    def negotiates(self) -> Collection[int]:
        """Return the verbs that offer a trade, or turn one down: by them nothing changes hands."""
        ...

    def answers(self, state: S, seat: Seat, instead: Action | None = None) -> Sequence[Action]:
        """Return what a seat might answer now, or might have answered instead; nothing where there is no choice of it.

        Of what several matters ask at once it is the first one, or that of the answer that was given.
        """
        ...

    def proposals(self, state: S, seat: Seat) -> Sequence[Action]:
        """Return what a seat might propose that would raise its odds, and to which the other side might agree."""
        ...

    def settled(self, state: S, seat: Seat, action: Action) -> S | None:
        """Return what an answer leads to if the others leave it at that; None where nothing depends on them.

        A proposal is accepted, and nobody bids any more. None, too, where that cannot be.
        """
        ...

    def limit(self, state: S, seat: Seat) -> int | None:
        """Return up to what sum a seat does well to bid, 0 for not at all; None where it is asked for no bid."""
        ...

    def deciders(self, state: S, seat: Seat, action: Action) -> SeatSet:
        """Return whose decision an answer carries out: the seat's, and that of who proposed what it accepts."""
        ...

    def why(self, state: S, seat: Seat, better: Action | None, given: Action) -> Reason | None:
        """Return why an answer, or to leave it (None), is better than the one given; None where nothing is plain."""
        ...

    def worded(self, reason: Reason, language: str) -> str:
        """Return a reason in words."""
        ...
