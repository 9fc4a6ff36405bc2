"""Bots as players at a table of a server: built-in ones by level, and custom ones."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from monopolista.bots import decide
from monopolista.client.errors import CommandFailedError, StaleVersionError
from monopolista.client.session import Seat
from monopolista.client.turn import Turn
from monopolista.games.interface.capabilities import HasCustomBots
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.rules_adapter import IllegalActionError
from monopolista.games.interface.simulator import FUNCTION_PARAMETERS, CustomBot, CustomBotError, import_bot


class BotNotFoundError(MonopolistaError):
    """A level that no bot of the game has."""


Bot = Callable[[Turn], Awaitable[str]]
"""Returns an answer in the notation."""
Say = Callable[[str], None]
_WITH_A_HAND: Final = (*FUNCTION_PARAMETERS, "hand")
"""Parameters of a plain function, with the hand for games with hidden cards."""


def robot(level: str) -> Bot:
    """Return the built-in bot of a level, which keeps the etiquette towards people.

    Parameters
    ----------
    level : str
        Name of the level.

    Returns
    -------
    Bot
        Awaitable; it raises BotNotFoundError if the game has no such level.
    """

    async def answer(turn: Turn) -> str:
        return _decided(turn, level)

    return answer


def own(name: str) -> Bot:
    """Load a custom bot.

    Parameters
    ----------
    name : str
        ``module:function``.

    Returns
    -------
    Bot
        Awaitable. It raises TypeError if a function returns neither text nor None, and CustomBotError if it is a kernel
        and the game takes no kernels.

    Raises
    ------
    CustomBotError
        If there is no such function, or it has other parameters.
    """
    bot = import_bot(name, FUNCTION_PARAMETERS, _WITH_A_HAND)

    async def ask_kernel(turn: Turn) -> str:
        return _kernel_answer(bot, turn)

    async def ask_function(turn: Turn) -> str:
        # In a thread, so that the connection is served meanwhile.
        """Ask a plain function.

        Raises
        ------
        TypeError
            If it returns neither text nor None.
        """
        said = await asyncio.to_thread(bot.function, *_arguments(bot, turn))
        if said is None:
            return _decided(turn, turn.table.game.usual)
        if not isinstance(said, str):
            raise TypeError(f"{bot.name} returned {said!r}, which is not an action")
        return said

    return ask_kernel if bot.is_kernel else ask_function


def _arguments(bot: CustomBot, turn: Turn) -> tuple[object, ...]:
    known = turn.view, turn.seat, list(turn.offers), list(turn.hand)
    return known[: len(bot.arguments)]


def _kernel_answer(bot: CustomBot, turn: Turn) -> str:
    """Return the answer of a kernel.

    Raises
    ------
    CustomBotError
        If the game does not take kernels.
    """
    table = turn.table
    pool = table.game.simulator
    if not isinstance(pool, HasCustomBots):
        raise CustomBotError(f"{bot.name} is a kernel, and {table.game.name} takes no kernels: write a plain function")
    return table.game.write(pool.own.decide(bot, table.box, table.state(), turn.seat, secrets.randbelow))


def _decided(turn: Turn, level: str) -> str:
    """Return the answer of a built-in bot.

    Raises
    ------
    BotNotFoundError
        If the game has no such level.
    """
    game = turn.table.game
    if level not in game.levels:
        raise BotNotFoundError(f"unknown bot {level!r} of {game.name}; there are: {', '.join(game.levels)}")
    action = decide(level, turn.table, turn.seat, secrets.randbelow, turn.persons)
    return game.write(action)


async def play(seat: Seat, bot: Bot, say: Say) -> None:
    """Let a bot play a seat, game after game, at the pace of the table's bots.

    Parameters
    ----------
    seat : Seat
        Seat that it plays.
    bot : Bot
        Bot that answers.
    say : callable
        Receives messages for the user.

    Raises
    ------
    SeatLostError
        Once the seat is no longer this program's.
    ServerUnavailableError, TableNotFoundError
        If the connection has ended.
    """
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
    """Return the seconds to wait before an answer, at most half of a running countdown."""
    assert turn.at.room is not None
    pause, clock = turn.at.room.bot_pause, turn.game.countdown
    if clock is not None and turn.seat in clock.seats:
        pause = min(pause, clock.left // 2)
    return pause / 1000


async def _answer(turn: Turn, bot: Bot, say: Say) -> None:
    """Answer as a bot decides, or with the plain answer where it fails or its answer is illegal.

    Raises
    ------
    MonopolistaError
        If the bot, the seat or the connection cannot go on; illegal answers are reported.
    StaleVersionError
        Within: an outdated answer is dropped.
    """
    try:
        try:
            await turn.answer(await bot(turn))
        except (StaleVersionError, MonopolistaError):
            raise
        except Exception as error:  # noqa: BLE001 (an error of a bot must not end its game)
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
