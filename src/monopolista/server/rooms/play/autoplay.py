"""Automatic actions of a room: bots answer, bots substitute for absent players, and time limits expire."""

import logging
from collections.abc import Callable
from time import perf_counter

import anyio

from monopolista.bots import decide, reason
from monopolista.games.common.notation import Action
from monopolista.games.interface.views import Reason
from monopolista.server.core.logging import format_error
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.people import seat_recovery
from monopolista.server.rooms.play import game_start, take_back
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.server.rooms.play.schedule import DueAction, asked_of, countdown, next_action
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import ConflictError, DatabaseUnavailableError, StorageFullError
from monopolista.table import CLOCK, IllegalActionError

log = logging.getLogger("monopolista")
_AFTER_A_FAILURE = 1.0
_BEHIND = 1.5
"""Seconds that a process waits for the leading process to perform an automatic action."""
_MAX_DEFERRAL = 3.0
"""The longest time in seconds for which a bot waits for pending hello messages, of which an outage causes many."""
_ARRIVAL_PEAK = 10
"""Pending hello messages from which on automatic actions are deferred."""
_AGAIN = 0.25


async def run(room: Room, forget: Callable[[], None]) -> None:
    """Perform the automatic actions of a room, until it has had no clients for a long time."""
    clock, settings = room.context.clock, room.context.settings
    while True:
        room.changed = anyio.Event()
        if not room.presence.connections:
            await _save_time(room)
            await clock.wait(room.changed, settings.idle)
            if not room.presence.connections and not room.changed.is_set():
                forget()
                return
            continue
        try:
            wait = await tick(room)
        except ConflictError:
            continue  # another process was faster; the next action reads its changes
        except (StorageFullError, DatabaseUnavailableError):  # the store has logged it
            await clock.sleep(_AFTER_A_FAILURE)
        except Exception:
            log.exception("the automatic actions of a game failed")
            await clock.sleep(_AFTER_A_FAILURE)
        else:
            await clock.wait(room.changed, wait)


async def tick(room: Room) -> float | None:
    """Perform the next action if it is due; return the seconds until the next check, None to wait for a change."""
    async with room.exclusive():
        due = next_action(room)
        if due is None:
            return None
        wait = due.when - room.timers.now()
        if room.presence.remote.lead:  # the leading process does it, unless it has ended
            wait += _BEHIND
        if due.what == "bot" and -_MAX_DEFERRAL < wait <= 0 and _is_arrival_peak(room.context):
            return _AGAIN
        if wait > 0:
            return wait
        await _do(room, due)
        return 0


def _is_arrival_peak(context: ServerContext) -> bool:
    return context.read_slots.locked() or context.pending_hellos.count >= _ARRIVAL_PEAK


async def _do(room: Room, due: DueAction) -> None:
    match due.what:
        case "bot":
            await _let_bot_answer(room, due.seat)
        case "stand-in":
            room.presence.stand_ins.add(due.seat)
            room.timers.countdown = countdown(room)
            room.broadcast(room=True, game=True)
        case "time":
            await _end_time(room)
        case "time-up":
            await _end_time_limit(room)
        case "save-time":
            await room.save_time()
        case "open":
            await game_start.open_without(room)
            room.after_change()
        case "agreed":
            await take_back.apply_agreed(room)
        case "too-long":
            await game_start.end_too_long(room)
        case "admit":
            await seat_recovery.admit(room)


async def _end_time_limit(room: Room) -> None:
    game = room.playing
    if game is not None:
        await room.play(CLOCK, game.table.game.parse(game.table.rules.late_commands.time_up))


async def _save_time(room: Room) -> None:
    """Store the elapsed time of a game whose clients have all left."""
    try:
        async with room.exclusive():
            await room.save_time()
    except Exception:
        log.exception("the clock of a game failed")


async def _let_bot_answer(room: Room, seat: int) -> None:
    game = room.playing
    if game is None:
        return
    try:
        ruled = _by_script(game, seat) or _by_limit(game, seat)
        begun = perf_counter()
        action = ruled or _decide(room, game, seat)
        room.context.metrics.measure("robot", perf_counter() - begun)
        await room.play(seat, action, reason=None if ruled else _reason(room, game, seat, action))
    except IllegalActionError as refused:  # the message names a card, which may be hidden from some players
        log.error("a bot gave an answer that %s forbids", refused.clause)  # noqa: TRY400
        await room.play(seat, game.table.plain_answer(seat))


def _by_script(game: LiveGame, seat: int) -> Action | None:
    """Return the scripted answer of a bot in a guided game; None in other games."""
    due = game.lesson.due if game.lesson is not None else None
    return due.action if due is not None and due.seat == seat and isinstance(due.action, Action) else None


def _by_limit(game: LiveGame, seat: int) -> Action | None:
    """Return the answer of a seat with a bid limit: a bid, or a pass above the limit."""
    if game.proxy_bid_limit(seat) == 0 or seat not in (game.table.bidders or ()):
        return None
    return game.proxy_bid(seat) or game.table.game.parse(game.table.rules.late_commands.leaves_auction)


def _decide(room: Room, game: LiveGame, seat: int) -> Action:
    try:
        return decide(room.row.seats[seat].level, game.table, seat, room.context.below, _persons(room))
    except Exception as error:  # noqa: BLE001 (logged without its text, which may name cards that nobody may know)
        log.error("a bot could not decide: %s", format_error(error))  # noqa: TRY400
        return game.table.plain_answer(seat)


def _reason(room: Room, game: LiveGame, seat: int, action: Action) -> Reason | None:
    try:
        return reason(room.row.seats[seat].level, game.table, seat, action, _persons(room))
    except Exception as error:  # noqa: BLE001 (as above; the game goes on without a reason)
        log.error("the reason of a bot could not be computed: %s", format_error(error))  # noqa: TRY400
        return None


def _persons(room: Room) -> list[int]:
    return [place for place, row in enumerate(room.row.seats) if row.kind == "person"]


async def _end_time(room: Room) -> None:
    """Answer for the seats whose time limit has expired: pass in an auction, let a bot answer otherwise."""
    ended, game = room.timers.countdown, room.playing
    if ended is None or game is None:
        return
    if ended.kind == "answer":
        room.timers.countdown = None  # the next question may look the same, and has its full time
        for seat in ended.seats:
            if room.playing is game and (seat, asked_of(game.questions, seat)) in ended.key:
                await _let_bot_answer(room, seat)
                room.record_timeout(seat)
        return
    for seat in ended.seats:
        running = room.timers.countdown
        if running is not None and running.key == ended.key and seat in running.seats:
            leaves = game.table.game.parse(game.table.rules.late_commands.leaves_auction)
            await room.play(seat, game.proxy_bid(seat) or leaves)
