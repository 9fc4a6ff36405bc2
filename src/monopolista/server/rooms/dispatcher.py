"""What is asked for at a table, handed to whoever carries it out; what is answered in the game is carried out here."""

from typing import Protocol

from anyio import to_thread

from monopolista.games.common.notation import NotationError
from monopolista.protocol.client_messages import Act, AskHint, Changing, ClientMessage, Hello, Here, Limit, Take, Weigh
from monopolista.protocol.people import Admission, Report, Speech
from monopolista.protocol.server_messages import Done
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import between
from monopolista.server.rooms import queries, room_commands
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.people import abuse_reports, admission, chat, seat_recovery
from monopolista.server.rooms.play import hints, take_back
from monopolista.server.rooms.play.idle_answers import TooManyIdleAnswersError
from monopolista.server.rooms.play.live_game import GameTooLongError, LiveGame, StaleVersionError
from monopolista.server.storage.base import ConflictError, DatabaseUnavailableError, Mark, StepRow, StorageFullError
from monopolista.table import IllegalActionError


def put_off(error: ConflictError | DatabaseUnavailableError | StorageFullError) -> DeniedError:
    """Return why something is not done that may be done later."""
    if isinstance(error, ConflictError):
        return DeniedError("stale", "another server has gone on with this room")
    if isinstance(error, DatabaseUnavailableError):
        return DeniedError("not-now", "the database cannot be reached; nothing is lost, send it again")
    return DeniedError("disk-full", "the server's disk is full; nothing is lost, send it again")


class Commanded(hints.Hinting, room_commands.Changed, admission.Open, chat.Company, abuse_reports.Reported, Protocol):
    """A room, as far as commands go."""

    def refresh_presence(self) -> None:
        """See who is there now."""
        ...

    def record_response(self, seats: list[int]) -> None:
        """Wait for seats again that have not answered."""
        ...

    async def commit(self, game: LiveGame, step: StepRow) -> None:
        """Have the store keep a step of the game, and show it."""
        ...

    def after_step(self) -> None:
        """Have everybody see that the game has gone on."""
        ...


async def carry_out(room: Commanded, visitor: Connection, message: ClientMessage) -> None:
    """Carry out a message, or raise DeniedError; the caller holds the room."""
    if not isinstance(message, Hello):
        room.record_response(visitor.seats_held(room.row))
    if isinstance(message, Hello):
        visitor.check_hello_rate(room.context.clock)
        visitor.authenticate(message.keys, message.game, message.steps)
        admission.make_room(room, visitor)
        await _recall(room, visitor)
        room.refresh_presence()
    elif room.aside == "shut":
        raise DeniedError("not-now", "whoever runs this server has closed the table")
    elif isinstance(message, Report):
        await abuse_reports.carry_out(room, visitor, message)
    elif isinstance(message, Speech):
        await chat.carry_out(room, visitor, message)
    elif isinstance(message, Admission):
        await seat_recovery.carry_out(room, visitor, message)
    else:
        await _play_or_change(room, visitor, message)


async def _recall(room: Commanded, visitor: Connection) -> None:
    """Have the game know all that somebody has to be told who has just come."""
    game = room.game
    if game is not None and visitor.seen(game.row.id, game.table.version) < game.table.at_hand:
        async with room.context.read_slots:
            await between(game.recall())


async def _play_or_change(
    room: Commanded, visitor: Connection, message: Act | Here | Weigh | AskHint | Limit | Take | Changing
) -> None:
    if isinstance(message, Act):
        await _act(room, visitor, message)
    elif isinstance(message, Here):
        visitor.answer(Done(message.id, room.game.table.version if room.game is not None else 0))
    elif isinstance(message, Weigh):
        queries.weigh(room, visitor, message)
    elif isinstance(message, AskHint):
        await hints.hint(room, visitor, message)
    elif isinstance(message, Limit):
        await queries.limit(room, visitor, message)
    elif isinstance(message, Take):
        await room_commands.take(room, visitor, message)
    else:
        await room_commands.change(room, visitor, message)


async def _act(room: Commanded, visitor: Connection, act: Act) -> None:
    try:
        game = room.played_by(visitor, act.seat, act.game)
    except DeniedError:
        version = await _version_then(room, visitor, act)
        if version is None:
            raise
        visitor.answer(Done(act.id, version))
        return
    mark = Mark(room.row.seats[act.seat].key, act.id)
    try:
        reply = game.find_reply(mark, act.action)
        if reply is None:
            await room.commit(game, game.command(act.seat, act.action, act.version, mark))
    except NotationError as error:
        raise DeniedError("malformed", str(error)) from error
    except StaleVersionError as stale:
        raise DeniedError("stale", "the question has changed") from stale
    except (TooManyIdleAnswersError, GameTooLongError) as error:
        raise take_back.too_many(error) from error
    except IllegalActionError as refused:
        raise DeniedError("clause", str(refused), refused.clause) from refused
    visitor.answer(Done(act.id, reply.version if reply else game.table.version))
    if reply is None:
        room.after_step()


async def _version_then(room: Commanded, visitor: Connection, act: Act) -> int | None:
    """Return the version after an answer that was carried out while its game was played, None if it was not."""
    visitor.require_seat(room.row, act.seat)
    mark = Mark(room.row.seats[act.seat].key, act.id)
    return await to_thread.run_sync(room.context.store.find_version, act.game, mark)
