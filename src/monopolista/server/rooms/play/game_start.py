"""Handlers of the start of a game, with the shares of its dice, and of its abandonment."""

import logging
from dataclasses import replace

from monopolista.protocol.client_messages import AbandonGame, CommitShare, RevealShare, Start
from monopolista.protocol.people import Rematch
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.message_handlers import Sender, changes_room
from monopolista.server.rooms.people import lobby_state
from monopolista.server.rooms.play import dice_commitments, game_metrics
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import DiceRow, Mark, RoomRow

log = logging.getLogger("monopolista")


@changes_room(Start, sender=Sender.HOST)
async def start(room: Room, _: Connection, __: Start, mark: Mark) -> None:
    """Start a game, on request of the host."""
    await _call(room, room.row, mark)


@changes_room(Rematch, sender=Sender.MEMBER)
async def rematch(room: Room, connection: Connection, _: Rematch, mark: Mark) -> None:
    """Start another game at the same table."""
    await _call(room, lobby_state.back(room.row, room.is_over), mark)
    room.announce("rematch", next(iter(connection.seats_held(room.row)), -1), apart=connection)


@changes_room(CommitShare, sender=Sender.SEAT)
async def pledge(room: Room, _: Connection, message: CommitShare, mark: Mark) -> None:
    """Store a seat's commitment to its share of the dice."""
    await room.save(dice_commitments.pledge(room.row, message), mark)


@changes_room(RevealShare, sender=Sender.SEAT)
async def show_share(room: Room, _: Connection, message: RevealShare, mark: Mark) -> None:
    """Store a seat's share of the dice; the last one opens the game."""
    row = dice_commitments.show(room.row, message)
    if dice_commitments.all_shown(row.dice):
        await _open(room, row, mark)
    else:
        await room.save(row, mark)


@changes_room(AbandonGame, sender=Sender.HOST)
async def give_up(room: Room, _: Connection, __: AbandonGame, mark: Mark) -> None:
    """Abandon the game."""
    await _give_up(room, mark)


async def _call(room: Room, row: RoomRow, mark: Mark) -> None:
    """Start a game, which opens once all committed seats have revealed their shares."""
    lobby_state.check_ready(row)
    room.rate_limits.take_start()
    called = dice_commitments.call(row)
    if dice_commitments.all_shown(called.dice):
        await _open(room, called, mark)
    else:
        await room.save(replace(called, status=room.row.status), mark)


async def open_without(room: Room) -> None:
    """Open a game without the shares that have not come in time; the caller holds the room's lock."""
    try:
        await _open(room, room.row, None)
    except DeniedError as denied:  # for example an edition of the user's own that has been removed
        log.warning("a game cannot begin: %s", denied.code)
        await room.save_and_show(replace(room.row, dice=DiceRow(room.context.randomness(32))))


async def _open(room: Room, row: RoomRow, mark: Mark | None) -> None:
    row, opened = lobby_state.start(row, room.context.randomness)
    game = run_to_end(LiveGame.read(opened, [], judged=row.odds != "off"))
    if room.stop_reason and room.row.game:
        await room.write(room.context.store.close_game, room.row.game)
    await room.write(room.context.store.open_game, row, opened, game.opening(), mark)
    room.begin(replace(row, revision=row.revision + 1), game)
    room.context.metrics.count("games-started", game.table.game.name)
    game_metrics.count_step(room, game, game.opening())


async def end_too_long(room: Room) -> None:
    """Abandon a game that has reached the limit of answers; the caller holds the room's lock."""
    await _give_up(room, None)
    room.after_change()


async def _give_up(room: Room, mark: Mark | None) -> None:
    """Abandon a game, and return to the lobby."""
    game = room.playing
    if game is None:
        raise DeniedError("not-now", "no game is being played")
    await room.write(room.context.store.close_game, game.row.id)
    room.context.metrics.count("games-ended", game.table.game.name, "given-up")
    game.row, room.stop_reason = replace(game.row, closed=True), "too-long" if game.is_full else "closed"
    await room.save(replace(room.row, status="lobby"), mark)
