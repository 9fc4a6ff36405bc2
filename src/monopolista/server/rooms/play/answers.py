"""Handlers of a player's answers in the game, and the reasons of refusals."""

from anyio import to_thread

from monopolista.games.common.notation import NotationError
from monopolista.protocol.client_messages import Act, StillHere
from monopolista.protocol.server_messages import Done
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.lesson.progress import OffScriptError
from monopolista.server.rooms.message_handlers import Sender, handles
from monopolista.server.rooms.play.idle_answers import MOST_IDLE, TooManyIdleAnswersError
from monopolista.server.rooms.play.live_game import LONGEST_GAME, GameTooLongError, StaleVersionError
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import Mark
from monopolista.table import IllegalActionError


@handles(StillHere, sender=Sender.TABLE)
async def here(room: Room, connection: Connection, message: StillHere) -> None:
    """Acknowledge that a player is present; the dispatcher has recorded it, as for every message."""
    connection.answer(Done(message.id, room.version))


@handles(Act, sender=Sender.SEAT)
async def act(room: Room, connection: Connection, message: Act) -> None:
    """Apply an answer once; a repeated command gets the same acknowledgement again."""
    try:
        game = room.played_by(connection, message.seat, message.game)
    except DeniedError:  # the command is for an earlier game
        version = await _version_then(room, connection, message)
        if version is None:
            raise
        connection.answer(Done(message.id, version))
        return
    mark = Mark(room.row.seats[message.seat].key, message.id)
    try:
        reply = game.find_reply(mark, message.action)
        if reply is None:
            await room.commit(game, game.command(message.seat, message.action, message.version, mark))
    except NotationError as error:
        raise DeniedError("malformed", str(error)) from error
    except StaleVersionError as stale:
        raise DeniedError("stale", "the question has changed") from stale
    except (TooManyIdleAnswersError, GameTooLongError) as error:
        raise too_many(error) from error
    except OffScriptError as error:
        raise off_script() from error
    except IllegalActionError as refused:
        raise DeniedError("clause", str(refused), refused.clause) from refused
    connection.answer(Done(message.id, reply.version if reply else game.table.version))
    if reply is None:
        room.after_step()


async def _version_then(room: Room, connection: Connection, message: Act) -> int | None:
    """Return the version after an answer of an earlier game; None where it was not applied."""
    connection.require_seat(room.row, message.seat)
    mark = Mark(room.row.seats[message.seat].key, message.id)
    return await to_thread.run_sync(room.context.store.find_version, message.game, mark)


def off_script() -> DeniedError:
    """Return the refusal of an answer that the script of a guided game does not allow."""
    return DeniedError("lesson", "the guided game is at another step")


def too_many(error: TooManyIdleAnswersError | GameTooLongError) -> DeniedError:
    """Return the refusal of an answer above a limit of the game."""
    if isinstance(error, GameTooLongError):
        return DeniedError("game-too-long", f"a game has at most {LONGEST_GAME} answers", bound="game-too-long")
    text = f"at most {MOST_IDLE} answers that leave everything as it is, until a die or a card is drawn"
    return DeniedError("idle-answers", text, bound="idle-answers")
