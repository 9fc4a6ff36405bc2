"""How a game begins and is given up: it is called for, shares of its dice are shown, it opens."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Protocol, TypeVarTuple

from monopolista.protocol.client_messages import Close, Pledge, Share, Start
from monopolista.protocol.people import Rematch
from monopolista.protocol.server_messages import Aside
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.core.rate_limit import TokenBucket
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.people import lobby_state, seat_recovery
from monopolista.server.rooms.play import dice_commitments, game_metrics
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.server.storage.base import DiceRow, Mark, RoomRow

log = logging.getLogger("monopolista")
Values = TypeVarTuple("Values")
Beginning = Start | Rematch | Pledge | Share | Close


_BEGUN_EACH_SECOND, BEGUN_AT_ONCE = 1 / 60, 20
"""Games of a room: each is kept for good."""


class Begun:
    """How often the games of a room begin."""

    def __init__(self, context: ServerContext) -> None:
        self._games = TokenBucket(context.clock, _BEGUN_EACH_SECOND, BEGUN_AT_ONCE)

    def take(self) -> None:
        """Let a game begin, or raise DeniedError."""
        if not self._games.take():
            raise DeniedError("too-much", "too many games have begun at this table: wait a minute", bound="games")


class Opened(seat_recovery.Entered, Protocol):
    """A room, as far as beginning a game in it goes."""

    aside: Aside
    begun: Begun

    @property
    def over(self) -> bool:
        """Say whether the game has ended and its end is shown."""
        ...

    @property
    def playing(self) -> LiveGame | None:
        """Return the game if it runs."""
        ...

    @property
    def save(self) -> Callable[[RoomRow, Mark | None], Awaitable[None]]:
        """Have the store keep the room as it becomes."""
        ...

    async def write(self, function: Callable[[*Values], None], *values: *Values) -> None:
        """Have the store do something."""
        ...

    def after_change(self) -> None:
        """Have everybody see the room as it has become."""
        ...

    def begin(self, row: RoomRow, game: LiveGame) -> None:
        """Have a game on the table that the store has."""
        ...


async def carry_out(room: Opened, visitor: Connection, message: Beginning, mark: Mark) -> None:
    """Carry out what has to do with a game's beginning, or raise DeniedError."""
    held = visitor.seats_held(room.row)
    if isinstance(message, Start | Close) and not room.may_host(visitor):
        raise DeniedError("not-host", "only the host can do this")
    if isinstance(message, Pledge):
        await room.save(dice_commitments.pledge(room.row, message), mark)
    elif isinstance(message, Share):
        await _show(room, message, mark)
    elif isinstance(message, Close):
        await _give_up(room, mark)
    elif isinstance(message, Start):
        await _call(room, room.row, mark)
    else:
        if not held and not room.may_host(visitor):
            raise DeniedError("not-yours", "only who has a seat can ask for this")
        await _call(room, lobby_state.back(room.row, room.over), mark)
        seat_recovery.tell(room, "rematch", next(iter(held), -1), apart=visitor)


async def _call(room: Opened, row: RoomRow, mark: Mark) -> None:
    """Have a game begin, as soon as those who have pledged shares of its dice have shown them."""
    lobby_state.check_ready(row)
    room.begun.take()
    called = dice_commitments.call(row)
    if dice_commitments.all_shown(called.dice):
        await _open(room, called, mark)
    else:
        await room.save(replace(called, status=room.row.status), mark)


async def _show(room: Opened, message: Share, mark: Mark) -> None:
    row = dice_commitments.show(room.row, message)
    if dice_commitments.all_shown(row.dice):
        await _open(room, row, mark)
    else:
        await room.save(row, mark)


async def open_without(room: Opened) -> None:
    """Begin a game without the shares that have not come in time; the caller holds the room."""
    try:
        await _open(room, room.row, None)
    except DeniedError as denied:  # such as a box of one's own that is gone since
        log.warning("a game cannot begin: %s", denied.code)
        await room.keep(replace(room.row, dice=DiceRow(room.context.randomness(32))))


async def _open(room: Opened, row: RoomRow, mark: Mark | None) -> None:
    row, opened = lobby_state.start(row, room.context.randomness)
    game = run_to_end(LiveGame.read(opened, [], judged=row.odds != "off"))
    if room.aside and room.row.game:
        await room.write(room.context.store.close_game, room.row.game)
    await room.write(room.context.store.open_game, row, opened, game.opening(), mark)
    room.begin(replace(row, revision=row.revision + 1), game)
    room.context.metrics.count("games-started", game.table.game.name)
    game_metrics.count_step(room, game, game.opening())


async def end_too_long(room: Opened) -> None:
    """Give up a game that takes no further answer; the caller holds the room."""
    await _give_up(room, None)
    room.after_change()


async def _give_up(room: Opened, mark: Mark | None) -> None:
    """End a game for good before its end, and go back to the lobby."""
    game = room.playing
    if game is None:
        raise DeniedError("not-now", "no game is being played")
    await room.write(room.context.store.close_game, game.row.id)
    room.context.metrics.count("games-ended", game.table.game.name, "given-up")
    game.row, room.aside = replace(game.row, closed=True), "too-long" if game.full else "closed"
    await room.save(replace(room.row, status="lobby"), mark)
