"""A program at somebody else's table: sit down by its link, see the game, answer; ``docs/client.md`` tells how.

from monopolista.client import join

async with join("http://192.168.1.7:8000/r/aBcD…", name="Parrot") as seat:
    async for turn in seat.turns():
        await turn.answer("roll")
"""

from monopolista.client.address import Address, BadLink
from monopolista.client.connection import NoServer, NoTable
from monopolista.client.session import NoSeat, NotDone, Seat, SeatLost, Stale, Turn, join
from monopolista.client.spectator import Happened, Watching, watch
from monopolista.games.interface.game import Refused

__all__ = [
    "Address",
    "BadLink",
    "Happened",
    "NoSeat",
    "NoServer",
    "NoTable",
    "NotDone",
    "Refused",
    "Seat",
    "SeatLost",
    "Stale",
    "Turn",
    "Watching",
    "join",
    "watch",
]
