"""How a game is told: made once for all who may know the same, and sent as what has changed since it was told last."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Protocol

import msgspec
from msgspec import Raw, Struct

from monopolista.protocol.server_messages import (
    ClockView,
    GameChange,
    GameView,
    SeatOdds,
    SeatOffers,
    ServerMessage,
    TurnOdds,
)
from monopolista.protocol.take_back import WishView
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.play import take_back, timers
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.server.rooms.play.win_odds import sees_odds
from monopolista.server.rooms.views import view_clock, view_seat

_TABLE = -1
_encoder = msgspec.json.Encoder()


class Broadcasting(timers.Standing, Protocol):
    """A room that has all who are there told."""

    def is_player(self, visitor: Connection) -> bool:
        """Say whether a connection is that of a player."""
        ...

    def broadcast(self, *, room: bool = False, game: bool = False, seat: int | None = None) -> None:
        """Have everybody told, or who holds a seat."""
        ...


class Fields:
    """The fields of something that is told again and again, as they are sent, each with when it came to be so."""

    def __init__(self) -> None:
        self._sent: dict[str, tuple[int, bytes]] = {}
        self._now = 0

    def notice(self, told: Struct, now: int) -> None:
        """See what has changed by now."""
        if self._now == now:
            return
        self._now = now
        for name, sent_as in zip(told.__struct_fields__, told.__struct_encode_fields__, strict=True):
            text = _encoder.encode(getattr(told, name))
            before = self._sent.get(sent_as)
            if before is None or before[1] != text:
                self._sent[sent_as] = now, text

    def since(self, then: int) -> dict[str, Raw]:
        """Return what has changed since then, or later."""
        return {name: Raw(text) for name, (when, text) in self._sent.items() if when > then}


class Turns:
    """The odds of turns as they were told last, each with when it came to be so: some are looked ahead of later."""

    def __init__(self) -> None:
        self._told: dict[int, tuple[int, TurnOdds]] = {}
        self._now = 0

    def notice(self, turns: Sequence[TurnOdds], now: int) -> None:
        """See what has changed by now."""
        if self._now == now:
            return
        self._now = now
        for turn in turns:
            before = self._told.get(turn.step)
            if before is None or before[1] is not turn:
                self._told[turn.step] = now, turn

    def since(self, then: int) -> list[TurnOdds]:
        """Return those that have changed since then, or later."""
        return [turn for when, turn in self._told.values() if when > then]


class DeltaUpdates:
    """What is told of one game, as long as it stands as it does, and what was told of it before."""

    def __init__(self) -> None:
        self.now = 1
        """Rises whenever anything may be told otherwise than before."""
        self._own: dict[int, SeatOffers] = {}
        self._alike: tuple[list[int], WishView | None] | None = None
        self._fields: dict[int, Fields] = {}
        self._turns = Turns()

    def invalidate(self) -> None:
        """Hear that the game may not stand as it did."""
        self.now += 1
        self._own.clear()
        self._alike = None

    def view(self, room: Broadcasting, game: LiveGame, visitor: Connection) -> GameView:
        """Return the game, whole, with the steps that a connection has not seen."""
        table, mine = game.table, visitor.seats_held(room.row)
        if self._alike is None:
            self._alike = timers.thinking(room), take_back.view_wish(room)
        thinking, wish = self._alike
        first = visitor.seen(game.row.id, table.version)
        return GameView(
            game=game.row.id,
            version=table.version,
            first=first,
            steps=game.steps_for(mine, first),
            table=game.view(),
            own=[self._of_seat(room, game, seat) for seat in mine],
            clock=_clock(room),
            thinking=thinking,
            seed_hash=game.seed_hash,
            seed=game.row.seed.hex() if table.over else "",
            pledges=list(game.row.header.pledges or ()),
            shares=list(game.row.header.shares or ()),
            time_left=_time_left(room),
            wish=wish,
            meanwhile=game.meanwhile(mine) if visitor.is_returning() else [],
            odds=_odds(room, game, visitor),
        )

    def _of_seat(self, room: timers.Standing, game: LiveGame, seat: int) -> SeatOffers:
        if seat not in self._own:
            self._own[seat] = view_seat(game, seat, take_back.way_back(room, seat))
        return self._own[seat]

    def notice(self, view: GameView) -> None:
        """See what is told otherwise than before."""
        for place, told in ((_TABLE, view.table), *((own.seat, own) for own in view.own)):
            self._fields.setdefault(place, Fields()).notice(told, self.now)
        if view.odds is not None:
            self._turns.notice(view.odds.turns, self.now)

    def change(self, view: GameView, then: int) -> GameChange:
        """Return what of a view, once noticed, was told otherwise then."""
        return GameChange(
            version=view.version,
            first=view.first,
            steps=view.steps,
            table=self._fields[_TABLE].since(then),
            own=list(self._changed(view.own, then)),
            clock=view.clock,
            thinking=view.thinking,
            time_left=view.time_left,
            wish=view.wish,
            meanwhile=view.meanwhile,
            odds=view.odds and SeatOdds(view.odds.now, self._turns.since(then)),
        )

    def _changed(self, own: list[SeatOffers], then: int) -> Iterator[dict[str, Raw]]:
        for one in own:
            if fields := self._fields[one.seat].since(then):
                yield {"seat": Raw(_encoder.encode(one.seat)), **fields}


def _odds(room: Broadcasting, game: LiveGame, visitor: Connection) -> SeatOdds | None:
    """Return the odds for who may see them, and have them looked ahead of; all are told of it."""
    if game.judging is None or not sees_odds(room, visitor):
        return None
    ahead = game.judging.ahead(game.table)
    if ahead is not None:
        room.context.lookahead.ask(game.judging, ahead, partial(room.broadcast, game=True))
    return game.judging.view(game.table)


def _clock(room: timers.Standing) -> ClockView | None:
    return view_clock(room.countdown, room.stopwatch.now())


def _time_left(room: timers.Standing) -> int | None:
    """Return how many milliseconds are left of a timed game that is played."""
    if room.limit is None or room.playing is None:
        return None
    return round(room.limit.left(room.stopwatch.now()) * 1000)


def written(visitor: Connection, message: ServerMessage, telling: DeltaUpdates) -> bytes:
    """Return a message as it is sent: of the game what has changed, where this connection was told of it before.

    The end of a game is told whole, with its seed; and so is what is told to who holds other seats than before.
    """
    if not isinstance(message, GameView):
        return _encoder.encode(message)
    telling.notice(message)
    seats = [own.seat for own in message.own]
    last, visitor.told = visitor.told, (message.game, seats, telling.now)
    if last is None or last[:2] != (message.game, seats) or message.seed:
        return _encoder.encode(message)
    return _encoder.encode(telling.change(message, last[2]))
