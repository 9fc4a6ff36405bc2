"""What a connection is told: the room, what a seat may do, a countdown."""

from typing import Protocol

from monopolista.bots import suggestion
from monopolista.games import game_of
from monopolista.protocol.server_messages import Aside, ClockView, RoomView, SeatOffers, SeatView
from monopolista.protocol.take_back import WayBackView
from monopolista.server.core.clock import Countdown
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.people import seat_requests
from monopolista.server.rooms.play import dice_commitments
from monopolista.server.rooms.play.live_game import LiveGame


class Told(seat_requests.Requested, Protocol):
    """A room, as far as everybody is told of it."""

    aside: Aside
    shut: str

    @property
    def over(self) -> bool:
        """Say whether the game has ended and its end is shown."""
        ...


def room_for(room: Told, visitor: Connection) -> RoomView:
    """Return the room as a connection may see it: spectators do not learn the way to its seats."""
    row, present = room.row, room.present()
    seats = [
        SeatView(seat.kind, seat.name, seat.token, seat.level, place in present, place in room.stand_ins, seat.program)
        for place, seat in enumerate(row.seats)
    ]
    host = not visitor.spectator and room.may_host(visitor)
    return RoomView(
        room="" if visitor.spectator else row.id,
        watch=row.watch,
        status="over" if room.over else row.status,
        game=row.game,
        plays=game_of(row.edition).name,
        edition=row.edition,
        options=row.options,
        seats=seats,
        auction_seconds=row.auction_seconds,
        answer_seconds=row.answer_seconds,
        host=host,
        mine=visitor.seats_held(row),
        spectators=sum(one.spectator for one in room.visitors) + room.remote.spectators,
        addresses=list(room.context.settings.addresses),
        bot_pause=row.bot_pause,
        take_backs=row.take_backs,
        odds=row.odds,
        hints=row.hints,
        knocks=seat_requests.views(room, visitor),
        knocked=visitor.knock.seat if visitor.knock else -1,
        handovers=seat_requests.handed_over(room, visitor),
        aside=room.aside,
        shut=room.shut,
        reports=room.context.settings.reports,
        dice=dice_commitments.view(row),
    )


def view_seat(game: LiveGame, seat: int, way_back: WayBackView | None) -> SeatOffers:
    """Return what a seat may do and would thereby do, what it cannot and why, how it could pay, and what it holds."""
    table = game.table
    offers, denials, gestures, forced = table.choices(seat)
    row, hand, limit = suggestion(table, seat), table.hand(seat), game.limit(seat)
    return SeatOffers(seat, offers, denials, row, hand, list(gestures), forced, limit, way_back)


def view_clock(countdown: Countdown | None, now: float) -> ClockView | None:
    """Return a countdown with the time left."""
    if countdown is None:
        return None
    left = max(0.0, countdown.ends - now)
    return ClockView(countdown.kind, list(countdown.seats), round(countdown.total * 1000), round(left * 1000))
