"""Which seats of a table a program can take."""

from collections.abc import Sequence

from monopolista.client.errors import NoFreeSeatError, UnknownSeatError
from monopolista.protocol.server_messages import RoomView


def seats_to_take(room: RoomView, wanted: int | None) -> Sequence[int]:
    """Return the seats that a program can take now, the best first; as guests of the browser game do.

    The program's own seats come first, then open ones, then those of bots, unless the host keeps the bots.

    Parameters
    ----------
    room : RoomView
        The table.
    wanted : int, optional
        The only seat that the program wants, counted from 0.

    Returns
    -------
    Sequence of int
        Numbers of seats, none where a seat may become open later.

    Raises
    ------
    NoFreeSeatError
        If there will be none.
    UnknownSeatError
        If the table has no such seat.
    """
    if room.own_seats:
        return room.own_seats
    if room.status == "playing":
        raise NoFreeSeatError(
            "the game has started, and you have no seat in it: give the key of your seat, or join another table"
        )
    if not room.room:
        raise NoFreeSeatError("this link is for spectators: use the link for players")
    if wanted is not None and not 0 <= wanted < len(room.seats):
        raise UnknownSeatError(wanted, len(room.seats))
    if room.status != "lobby":
        return []
    kinds = ("open", "bot") if room.replace_bots else ("open",)
    seats = [place for kind in kinds for place, seat in enumerate(room.seats) if seat.kind == kind]
    return [place for place in seats if wanted in (None, place)]
