"""What a game knows about its decisions: the answers to compare, and their intentions."""

from collections.abc import Collection, Sequence
from typing import Protocol, TypeVar

from monopolista.engine.seats import Seat, SeatSet
from monopolista.games.common.notation import Action
from monopolista.games.interface.views import Reason

S = TypeVar("S")


class Advisor(Protocol[S]):
    """Interface through which the analysis of decisions asks a game with an edition. No method changes the state."""

    @property
    def goes_on(self) -> Collection[int]:
        """Return the verbs that only let the game continue: such an answer has the value of the position before it."""
        ...

    @property
    def negotiates(self) -> Collection[int]:
        """Return the verbs that offer or refuse a trade: they change no owner."""
        ...

    def answers(self, state: S, seat: Seat, instead: Action | None = None) -> Sequence[Action]:
        """Return the answers that a seat could give now, or could have given instead; nothing if there is no choice.

        If a seat has several questions at once, the first one counts, or the one that was answered.
        """
        ...

    def proposals(self, state: S, seat: Seat, levels: Sequence[str] = ()) -> Sequence[Action]:
        """Return proposals of a seat that would raise its odds, and that the other side might accept.

        ``levels`` is the level of the bot at each seat, as far as known: such a bot does accept.
        """
        ...

    def settled(self, state: S, seat: Seat, action: Action) -> S | None:
        """Return the result of an answer if no other seat reacts; None if nothing depends on other seats.

        A proposal counts as accepted, and an auction as ended. The result is None too if that is impossible.
        """
        ...

    def limit(self, state: S, seat: Seat) -> int | None:
        """Return the highest worthwhile bid of a seat, 0 for none; None if it is not asked for a bid."""
        ...

    def is_worth_a_bid(self, state: S, seat: Seat) -> bool:
        """Return whether a seat that is asked for a bid does well to give the lowest one."""
        ...

    def deciders(self, state: S, seat: Seat, action: Action) -> SeatSet:
        """Return the seats that decided: the seat that answers and, for an accepted proposal, the seat that made it."""
        ...

    def why(self, state: S, seat: Seat, better: Action | None, given: Action) -> Reason | None:
        """Return why an answer, or passing (None), is better than the one given; None if there is no clear reason."""
        ...

    def worded(self, reason: Reason, language: str) -> str:
        """Return a reason as a sentence."""
        ...
