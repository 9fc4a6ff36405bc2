"""Client library: join a table by its link, follow the game, answer; ``docs/reference/python-client.md`` is the manual.

A program with a seat answers its turns::

    async with join("http://192.168.1.7:8000/r/aBcD…", name="Parrot") as seat:
        async for turn in seat.turns():
            await turn.answer("roll")
"""

from monopolista.client.address import Address, LinkError
from monopolista.client.connection import ServerUnavailableError, TableNotFoundError
from monopolista.client.errors import CommandFailedError, NoFreeSeatError, SeatLostError, StaleVersionError
from monopolista.client.session import Seat, join
from monopolista.client.spectator import ObservedStep, Spectator, watch
from monopolista.client.turn import Turn
from monopolista.games.interface.rules_adapter import IllegalActionError

__all__ = [
    "Address",
    "CommandFailedError",
    "IllegalActionError",
    "LinkError",
    "NoFreeSeatError",
    "ObservedStep",
    "Seat",
    "SeatLostError",
    "ServerUnavailableError",
    "Spectator",
    "StaleVersionError",
    "TableNotFoundError",
    "Turn",
    "join",
    "watch",
]
