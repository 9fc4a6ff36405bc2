"""The game as clients receive it: whole at first, then as what has changed since the message before."""

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
    """The encoded fields of a record that is sent again and again, each with the moment of its last change."""

    def __init__(self) -> None:
        self._sent: dict[str, tuple[int, bytes]] = {}
        self._now = 0

    def notice(self, values: Struct, now: int) -> None:
        """Note which have changed by now."""
        if self._now == now:
            return
        self._now = now
        for name, sent_as in zip(values.__struct_fields__, values.__struct_encode_fields__, strict=True):
            text = _encoder.encode(getattr(values, name))
            before = self._sent.get(sent_as)
            if before is None or before[1] != text:
                self._sent[sent_as] = now, text

    def since(self, then: int) -> dict[str, Raw]:
        """Return what has changed since then, or later."""
        return {name: Raw(text) for name, (when, text) in self._sent.items() if when > then}


class Turns:
    """The odds at the beginnings of turns, each with the moment of its last change: rollouts refine some later."""

    def __init__(self) -> None:
        self._sent: dict[int, tuple[int, TurnOdds]] = {}
        self._now = 0

    def notice(self, turns: Sequence[TurnOdds], now: int) -> None:
        """Note which have changed by now."""
        if self._now == now:
            return
        self._now = now
        for turn in turns:
            before = self._sent.get(turn.step)
            if before is None or before[1] is not turn:
                self._sent[turn.step] = now, turn

    def since(self, then: int) -> list[TurnOdds]:
        """Return those that have changed since then, or later."""
        return [turn for when, turn in self._sent.values() if when > then]


class DeltaUpdates:
    """What was made of one game for its clients, and which field of it changed when."""

    def __init__(self) -> None:
        self.now = 1
        """A counter that rises whenever the game may have changed."""
        self.own: dict[int, SeatOffers] = {}
        """What each seat may do, as long as the game stands as it does; made once for all who hold the seat."""
        self.shared: tuple[list[int], TakeBackRequest | None] | None = None
        """The bots that are about to answer and the request to take an answer back: the same for all clients."""
        self._fields: dict[int, Fields] = {}
        self._turns = Turns()

    def invalidate(self) -> None:
        """Forget what was made of the game: it may have changed."""
        self.now += 1
        self.own.clear()
        self.shared = None

    def notice(self, view: GameView) -> None:
        """Note what has changed since the last view."""
        for place, values in ((_TABLE, view.table), *((own.seat, own) for own in view.own)):
            self._fields.setdefault(place, Fields()).notice(values, self.now)
        if view.odds is not None:
            self._turns.notice(view.odds.turns, self.now)

    def change(self, view: GameView, then: int) -> GameChange:
        """Return what of a view has changed since a moment; ``notice`` has seen the view."""
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
    """Return a message as it is sent: of a game that this connection was sent before, what has changed since.

    The end of a game is sent whole, with its seed; so is a game to a connection that holds other seats than before.
    """
    if not isinstance(message, GameView):
        return _encoder.encode(message)
    updates.notice(message)
    seats = [own.seat for own in message.own]
    last, connection.sent_game = connection.sent_game, (message.game, seats, updates.now)
    if last is None or last[:2] != (message.game, seats) or message.seed:
        return _encoder.encode(message)
    return _encoder.encode(updates.change(message, last[2]))
