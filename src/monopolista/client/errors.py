"""Errors of a seat at a table of a server. The modules of the connection and of links have their own errors."""

from monopolista.games.interface.errors import MonopolistaError
from monopolista.protocol.server_messages import Failure


class NoFreeSeatError(MonopolistaError):
    """There is no seat for this program at the table."""


class SeatLostError(MonopolistaError):
    """The seat is no longer this program's."""


class StaleVersionError(Exception):
    """The question has changed: another turn follows."""


class CommandFailedError(Exception):
    """The server rejected a command, for another reason than a clause."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(f"{failure.code}: {failure.text}")
        self.code = failure.code
