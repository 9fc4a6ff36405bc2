"""Programs as players: our bots by their level, and bots of the player's own, at whatever table they sit."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from monopolista.bots import decide
from monopolista.client.session import CommandFailedError, Seat, StaleVersionError, Turn
from monopolista.games.interface.capabilities import HasOwnBots
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.pools import OF_A_FUNCTION, OwnBot, OwnBotError, brought
from monopolista.games.interface.rules_adapter import IllegalActionError


class BotNotFoundError(MonopolistaError):
    """A level that no bot of the game has."""


Bot = Callable[[Turn], Awaitable[str]]
"""What decides on an answer, in the notation."""
Say = Callable[[str], None]
_WITH_A_HAND: Final = (*OF_A_FUNCTION, "hand")
"""What a plain function may be asked with here, where cards are hidden."""


def robot(level: str) -> Bot:
    """Return the bot of a level; it keeps the manners of the game towards persons. Of another game it is an error."""

    async def answer(turn: Turn) -> str:
        return _decided(turn, level)

    return answer


def own(name: str) -> Bot:
    """Return the bot of the player's own that is called ``module:function``, or raise OwnBotError."""
    bot = brought(name, OF_A_FUNCTION, _WITH_A_HAND)

    async def ask_kernel(turn: Turn) -> str:
        return _said_by_kernel(bot, turn)

    async def ask_function(turn: Turn) -> str:
        # In a thread: whoever thinks for long is still there for the server.
        said = await asyncio.to_thread(bot.function, *_told(bot, turn))
        if said is None:
            return _decided(turn, turn.table.game.usual)
        if not isinstance(said, str):
            raise TypeError(f"{bot.name} returned {said!r}, which is no action")
        return said

    return ask_kernel if bot.is_kernel else ask_function


def _told(bot: OwnBot, turn: Turn) -> tuple[object, ...]:
    told = turn.view, turn.seat, list(turn.offers), list(turn.hand)
    return told[: len(bot.arguments)]


def _said_by_kernel(bot: OwnBot, turn: Turn) -> str:
    table = turn.table
    pool = table.game.pool
    if not isinstance(pool, HasOwnBots):
        raise OwnBotError(f"{bot.name} is a kernel, and {table.game.name} has no place for those")
    return table.game.write(pool.own.decide(bot, table.box, table.state(), turn.seat, secrets.randbelow))


def _decided(turn: Turn, level: str) -> str:
    game = turn.table.game
    if level not in game.levels:
        raise BotNotFoundError(f"{level!r} is no bot of {game.name}; there are: {', '.join(game.levels)}")
    action = decide(level, turn.table, turn.seat, secrets.randbelow, turn.persons)
    return game.write(action)


async def play(seat: Seat, bot: Bot, say: Say) -> None:
    """Let a bot answer for a seat, game after game, at the pace of the table's bots; raise SeatLostError at its end."""
    while True:
        async for turn in seat.turns():
            await asyncio.sleep(_pause(turn))
            now = seat.turn
            if now is not None:
                await _answer(now, bot, say)
        if seat.doubt:
            say(f"do not trust the dice of this game: {seat.doubt}")
        say("the game is over")


def _pause(turn: Turn) -> float:
    """Return for how many seconds others shall see what is asked; where a countdown runs, it is not used up."""
    assert turn.at.room is not None
    pause, clock = turn.at.room.bot_pause, turn.game.clock
    if clock is not None and turn.seat in clock.seats:
        pause = min(pause, clock.left // 2)
    return pause / 1000


async def _answer(turn: Turn, bot: Bot, say: Say) -> None:
    """Answer as a bot decides, or plainly where it fails or decides for what a clause forbids."""
    try:
        try:
            await turn.answer(await bot(turn))
        except (StaleVersionError, MonopolistaError):
            raise
        except Exception as error:  # noqa: BLE001 (whatever a bot does, its seat goes on)
            now = turn.at.turn
            if now is not None:
                say(f"{_cause(error)}: answered {now.plain!r} instead")
                await now.answer(now.plain)
    except (StaleVersionError, IllegalActionError, CommandFailedError) as error:
        if not isinstance(error, StaleVersionError):
            say(_cause(error))


def _cause(error: Exception) -> str:
    return (
        f"refused by {error.clause}, {error}"
        if isinstance(error, IllegalActionError)
        else f"{type(error).__name__}: {error}"
    )
