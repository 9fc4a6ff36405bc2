"""Delta updates: a client receives the whole game first, and then the fields changed since the last message."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Raw, Struct

from monopolista.protocol.messages import ServerMessage
from monopolista.protocol.server_messages import GameChange, GameView, SeatOdds, SeatOffers, TurnOdds
from monopolista.protocol.take_back import TakeBackRequest
from monopolista.server.rooms.connection import Connection

_TABLE = -1
_encoder = msgspec.json.Encoder()


class Fields:
    """The encoded fields of a record, each with the counter value at its last change."""

    def __init__(self) -> None:
        self._sent: dict[str, tuple[int, bytes]] = {}
        self._now = 0

    def notice(self, values: Struct, now: int) -> None:
        """Record which fields have changed since the last call."""
        if self._now == now:
            return
        self._now = now
        for name, sent_as in zip(values.__struct_fields__, values.__struct_encode_fields__, strict=True):
            text = _encoder.encode(getattr(values, name))
            before = self._sent.get(sent_as)
            if before is None or before[1] != text:
                self._sent[sent_as] = now, text

    def since(self, then: int) -> dict[str, Raw]:
        """Return the fields that have changed after a counter value."""
        return {name: Raw(text) for name, (when, text) in self._sent.items() if when > then}


class Turns:
    """The win odds at the start of each turn, with the counter value at their last change, which rollouts can cause."""

    def __init__(self) -> None:
        self._sent: dict[int, tuple[int, TurnOdds]] = {}
        self._now = 0

    def notice(self, turns: Sequence[TurnOdds], now: int) -> None:
        """Record which odds have changed since the last call."""
        if self._now == now:
            return
        self._now = now
        for turn in turns:
            before = self._sent.get(turn.step)
            if before is None or before[1] is not turn:
                self._sent[turn.step] = now, turn

    def since(self, then: int) -> list[TurnOdds]:
        """Return the odds that have changed after a counter value."""
        return [turn for when, turn in self._sent.values() if when > then]


class DeltaUpdates:
    """Cached views of one game, and the change history of their fields."""

    def __init__(self) -> None:
        self.now = 1
        """A counter that rises whenever the game may have changed."""
        self.own: dict[int, SeatOffers] = {}
        """The offers of each seat in the current position, computed once for all connections that hold the seat."""
        self.shared: tuple[list[int], TakeBackRequest | None] | None = None
        """The bots that answer next and the undo request, which are the same for all clients."""
        self._fields: dict[int, Fields] = {}
        self._turns = Turns()

    def invalidate(self) -> None:
        """Discard the cached views, because the game may have changed."""
        self.now += 1
        self.own.clear()
        self.shared = None

    def notice(self, view: GameView) -> None:
        """Record which fields of a view have changed."""
        for place, values in ((_TABLE, view.table), *((own.seat, own) for own in view.own)):
            self._fields.setdefault(place, Fields()).notice(values, self.now)
        if view.odds is not None:
            self._turns.notice(view.odds.turns, self.now)

    def change(self, view: GameView, then: int) -> GameChange:
        """Return the changes of a view after a counter value; ``notice`` must have recorded the view."""
        return GameChange(
            version=view.version,
            first=view.first,
            steps=view.steps,
            table=self._fields[_TABLE].since(then),
            own=list(self._changed(view.own, then)),
            countdown=view.countdown,
            next_bots=view.next_bots,
            time_left=view.time_left,
            take_back=view.take_back,
            stand_in_answers=view.stand_in_answers,
            odds=view.odds and SeatOdds(view.odds.now, self._turns.since(then)),
            lesson=view.lesson,
        )

    def _changed(self, own: list[SeatOffers], then: int) -> Iterator[dict[str, Raw]]:
        for one in own:
            if fields := self._fields[one.seat].since(then):
                yield {"seat": Raw(_encoder.encode(one.seat)), **fields}


def encode(connection: Connection, message: ServerMessage, updates: DeltaUpdates) -> bytes:
    """Encode a message; a game that this connection received before is encoded as its changes.

    The end of a game is sent in full, with its seed. So is a game for a connection whose seats have changed.
    """
    if not isinstance(message, GameView):
        return _encoder.encode(message)
    updates.notice(message)
    seats = [own.seat for own in message.own]
    last, connection.sent_game = connection.sent_game, (message.game, seats, updates.now)
    if last is None or last[:2] != (message.game, seats) or message.seed:
        return _encoder.encode(message)
    return _encoder.encode(updates.change(message, last[2]))
