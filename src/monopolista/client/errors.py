"""Errors of a seat at a table of a server. The modules of the connection and of links have their own errors."""

from monopolista.games.interface.errors import MonopolistaError
from monopolista.protocol.server_messages import Failure


class NoFreeSeatError(MonopolistaError):
    """The table has no free seat, and will have none. In the message, seats are numbered from 0."""


class UnknownSeatError(NoFreeSeatError):
    """The table has no seat with that number; seats are numbered from 0.

    Parameters
    ----------
    seat : int
        Number of the seat, from 0.
    seats : int
        Number of seats at the table.
    """

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(f"there is no seat {seat}: the table has seats 0 to {seats - 1} (seats are numbered from 0)")
        self.seat, self.seats = seat, seats


class SeatLostError(MonopolistaError):
    """The seat is no longer this program's."""


class StaleVersionError(Exception):
    """The question has changed: another turn follows."""


class CommandFailedError(Exception):
    """The server rejected a command, for another reason than a clause."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(f"{failure.code}: {failure.text}")
        self.code = failure.code
