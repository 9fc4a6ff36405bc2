"""A moment at which a seat can act, with the knowledge of the seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from monopolista.games.interface.views import DenialView, OfferView, View
from monopolista.protocol.server_messages import Done, GameView, RoomView, SeatOffers
from monopolista.table import Table


class Session(Protocol):
    """The parts of a seat that a turn uses."""

    room: RoomView | None

    @property
    def turn(self) -> "Turn | None":
        """Return the current turn, None if the seat cannot act."""
        ...

    async def answer(self, turn: "Turn", action: str) -> Done:
        """Send the answer of a turn."""
        ...


@dataclass(frozen=True)
class Turn:
    """A moment at which a seat can act: to answer a question, accept a trade, or demand a rent."""

    at: Session
    game: GameView
    own: SeatOffers
    table: Table
    """Table with everything that the seat knows; it follows the game, unlike a turn."""

    @property
    def seat(self) -> int:
        """Return the number of the seat, from 0."""
        return self.own.seat

    @property
    def view(self) -> View:
        """Return the public information."""
        return self.game.table

    @property
    def offers(self) -> Sequence[OfferView]:
        """Return the legal actions, each with its effect."""
        return self.own.offers

    @property
    def denials(self) -> Sequence[DenialView]:
        """Return actions of interest that are illegal now, with the clauses."""
        return self.own.denials

    @property
    def hand(self) -> Sequence[int]:
        """Return the cards in the seat's hand."""
        return self.own.hand

    @property
    def forced(self) -> str:
        """Return the answer that you can give at once; empty if the choice makes a difference."""
        return self.own.only_answer

    @property
    def plain(self) -> str:
        """Return a safe default answer, which demands nothing."""
        return self.table.game.write(self.table.plain_answer(self.seat))

    @property
    def persons(self) -> list[int]:
        """Return the seats of people, towards whom bots keep the etiquette.

        Raises
        ------
        AssertionError
            If the seat has no room yet.
        """
        assert self.at.room is not None
        seats = self.at.room.seats
        return [n for n, one in enumerate(seats) if one.kind == "person" and not one.program and n != self.seat]

    async def answer(self, action: str) -> Done:
        """Send an answer; the client retries while the server is temporarily unable to take it.

        Parameters
        ----------
        action : str
            Action in the game's notation.

        Returns
        -------
        Done
            Acknowledgement.

        Raises
        ------
        IllegalActionError
            If a clause forbids it.
        StaleVersionError
            If the question has changed.
        CommandFailedError
            If the server rejects it for another reason.
        """
        return await self.at.answer(self, action)
