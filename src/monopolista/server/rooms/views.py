"""The views that a connection receives: the room, the game with the options of its seats, the countdown."""

from functools import partial

from monopolista.bots import suggestion
from monopolista.games import game_of
from monopolista.protocol.server_messages import CountdownView, GameView, RoomView, SeatOdds, SeatOffers, SeatView
from monopolista.protocol.take_back import UndoableAnswer
from monopolista.server.core.clock import Countdown
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.people import seat_requests
from monopolista.server.rooms.play import dice_commitments, schedule, take_back_rules
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.server.rooms.room_state import RoomState


def view_room(room: RoomState, connection: Connection) -> RoomView:
    """Return the view of the room for a connection; that of a spectator does not contain the players' link."""
    row, held = room.row, room.presence.held_seats(room.row)
    seats = [
        SeatView(
            seat.kind, seat.name, seat.token, seat.level, place in held, place in room.presence.stand_ins, seat.program
        )
        for place, seat in enumerate(row.seats)
    ]
    host = not connection.spectator and room.is_acting_host(connection)
    return RoomView(
        room="" if connection.spectator else row.id,
        spectator_link=row.watch,
        status="over" if room.is_over else row.status,
        game=row.game,
        game_name=game_of(row.edition).name,
        edition=row.edition,
        options=row.options,
        seats=seats,
        auction_seconds=row.auction_seconds,
        answer_seconds=row.answer_seconds,
        host=host,
        own_seats=connection.seats_held(row),
        spectators=sum(one.spectator for one in room.presence.connections) + room.presence.remote.spectators,
        addresses=list(room.context.settings.addresses),
        bot_pause=row.bot_pause,
        skipping=sorted(room.presence.skipping_seats(row)),
        take_backs=row.take_backs,
        odds=row.odds,
        hints=row.hints,
        replace_bots=row.replace_bots,
        seat_requests=seat_requests.views(room, connection),
        requested_seat=connection.seat_request.seat if connection.seat_request else -1,
        handovers=seat_requests.handed_over(room, connection),
        stop_reason=room.stop_reason,
        closing_notice=room.closing_notice,
        reports=room.context.settings.reports,
        dice=dice_commitments.view(row),
        revision=row.revision,
        guided=room.game is not None and room.game.lesson is not None,
    )


def view_seat(game: LiveGame, seat: int, way_back: UndoableAnswer | None) -> SeatOffers:
    """Return the view of a seat: legal answers with effects, refusals with reasons, ways to pay, and its cards."""
    table = game.table
    offers, denials, gestures, forced = table.choices(seat)
    row, hand, limit = suggestion(table, seat), table.hand(seat), game.proxy_bid_limit(seat)
    return SeatOffers(seat, offers, denials, row, hand, list(gestures), forced, limit, way_back)


def view_clock(countdown: Countdown | None, now: float) -> CountdownView | None:
    """Return the view of a countdown, with the time left."""
    if countdown is None:
        return None
    left = max(0.0, countdown.ends - now)
    return CountdownView(countdown.kind, list(countdown.seats), round(countdown.total * 1000), round(left * 1000))


def view_game(room: RoomState, game: LiveGame, connection: Connection) -> GameView:
    """Return the view of the whole game, with the steps that a connection lacks."""
    table, mine, updates = game.table, connection.seats_held(room.row), room.delta_updates
    if updates.shared is None:
        updates.shared = schedule.thinking(room), take_back_rules.view_request(room)
    thinking, take_back_request = updates.shared
    first = connection.seen(game.row.id, table.version)
    return GameView(
        game=game.row.id,
        version=table.version,
        first=first,
        steps=game.steps_for(mine, first),
        table=game.view(),
        own=[_own(room, game, seat) for seat in mine],
        countdown=view_clock(room.timers.countdown, room.timers.now()),
        next_bots=thinking,
        seed_hash=game.seed_hash,
        seed=game.row.seed.hex() if table.over else "",
        share_hashes=list(game.row.header.pledges or ()),
        shares=list(game.row.header.shares or ()),
        time_left=_time_left(room),
        take_back=take_back_request,
        stand_in_answers=game.stand_in_answers(mine) if connection.is_returning() else [],
        odds=_odds(room, game, connection),
        lesson=game.lesson.view() if game.lesson is not None else None,
    )


def _own(room: RoomState, game: LiveGame, seat: int) -> SeatOffers:
    own = room.delta_updates.own
    if seat not in own:
        own[seat] = view_seat(game, seat, take_back_rules.undoable_answer(room, seat))
    return own[seat]


def can_see_odds(room: RoomState, connection: Connection) -> bool:
    """Return whether a connection may see the win odds at a table."""
    shown = room.row.odds
    return shown == "everybody" or (shown == "spectators" and not room.is_player(connection))


def _odds(room: RoomState, game: LiveGame, connection: Connection) -> SeatOdds | None:
    """Return the win odds for a connection that may see them, and start the rollouts that refine them for all."""
    if game.win_odds is None or not can_see_odds(room, connection):
        return None
    ahead = game.win_odds.next_position(game.table)
    if ahead is not None:
        room.context.lookahead.ask(game.win_odds, ahead, partial(room.broadcast, game=True))
    return game.win_odds.view(game.table)


def _time_left(room: RoomState) -> int | None:
    """Return the time left in a timed game, in milliseconds."""
    if room.timers.time_limit is None or room.playing is None:
        return None
    return round(room.timers.time_left() * 1000)
