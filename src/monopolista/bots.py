"""Bots for a table: those of the games, and functions of the caller."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from monopolista.games.common.notation import Action, NotationError
from monopolista.games.interface.capabilities import (
    HasBotReasons,
    HasCustomBots,
    HasHiddenCards,
    HasPaymentAdvice,
    HasTrades,
)
from monopolista.games.interface.game import Game
from monopolista.games.interface.learning import Decide
from monopolista.games.interface.rules_adapter import Box, Draw, RulesAdapter
from monopolista.games.interface.simulator import FUNCTION_PARAMETERS, CustomBot, CustomBotError, as_bot, import_bot
from monopolista.games.interface.views import Advice, OfferView, Reason
from monopolista.table import Table

Bot = str | Callable[..., Any]
"""A bot: the name of one of the game's, ``module:function``, or a function."""
_WITH_A_HAND: Final = (*FUNCTION_PARAMETERS, "hand")
"""Parameters of a plain function that asks for its hand as well."""


def decide(bot: Bot, table: Table, seat: int, draw: Draw, persons: Collection[int] = ()) -> Action:
    """Return the action of a bot for a seat that can act.

    Parameters
    ----------
    bot : str or callable
        Name of a bot of the game, ``module:function``, or a function as ``docs/how-to/write-a-bot.md`` describes it.
    table : Table
        Table; it does not change.
    seat : int
        Seat that acts.
    draw : Draw
        Source of random numbers.
    persons : collection of int
        Seats of people, towards whom a bot of the game keeps its etiquette.

    Returns
    -------
    Action
        A legal action.

    Raises
    ------
    CustomBotError
        If a function is not found, fails, or returns no legal action.
    ValueError
        If the game has no such bot.
    """
    game = table.game
    if not isinstance(bot, str) or ":" in bot:
        action = decider(custom_bot(bot), game, table.box)(table.state(), seat, draw)
        return decide(game.usual, table, seat, draw, persons) if action is None else action
    return _decide_by_level(bot, table, seat, draw, persons)


def _decide_by_level(level: str, table: Table, seat: int, draw: Draw, persons: Collection[int]) -> Action:
    """Return the action of a bot of the game.

    Raises
    ------
    ValueError
        If the game has no such bot.
    """
    game = table.game
    if level not in game.levels:
        raise ValueError(f"unknown level {level!r}; there are: {', '.join(game.levels)}")
    state = table.state()
    if not persons or not isinstance(table.rules, HasTrades):
        return game.decide(level, table.box, state, seat, draw, levels=levels_of(table))
    people = sum(1 << person for person in set(persons))
    allowed = table.rules.etiquette(state, lambda: table.effective_steps, seat, persons)
    for _ in range(2 + len(persons)):  # etiquette may exclude each person's seat once, after a first rejection
        action = game.decide(level, table.box, state, seat, draw, people, levels_of(table))
        if allowed(action):
            return action
    return table.plain_answer(seat)


def levels_of(table: Table) -> Sequence[str]:
    """Return the bot of each seat, as far as the table knows: bots and hints ask how it would answer a trade.

    Parameters
    ----------
    table : Table
        Table.

    Returns
    -------
    sequence of str
        Names, empty for people; nothing at all if the table does not know.
    """
    return table.transcript.header.bots or ()


def reason(level: str, table: Table, seat: int, action: Action, persons: Collection[int]) -> Reason | None:
    """Return the reason of a bot for an action, if its game gives reasons and the action concerns some people.

    Parameters
    ----------
    level : str
        Name of the bot.
    table : Table
        Table before the action.
    seat : int
        Seat that acts.
    action : Action
        Action that the bot has chosen.
    persons : collection of int
        Seats of the people concerned.

    Returns
    -------
    Reason or None
        None without a reason.
    """
    game = table.game
    if not isinstance(game, HasBotReasons):
        return None
    return game.reason(level, table.box, table.state(), seat, action, persons)


def suggestion(table: Table, seat: int) -> list[Advice]:
    """Return the answers by which a seat pays its debt with the least loss.

    If all its property is not enough, these answers are still its best ones. The effect of an answer depends on the
    answers before it.

    Parameters
    ----------
    table : Table
        Table; it does not change.
    seat : int
        Seat that may have a debt.

    Returns
    -------
    list of Advice
        Answers in order, empty without a debt.
    """
    game = table.game
    if not isinstance(game, HasPaymentAdvice) or not table.owes(seat):
        return []  # before the state is copied: at every view, for every seat, a copy would cost more than it
    state = table.state()
    row: list[Advice] = []
    for action in game.suggestion(table.box, state, seat):
        offer = OfferView(game.words.verbs[action.verb], action.subject, action.amount, action.amount)
        [effect] = table.rules.effects(state, seat, [offer])
        row.append(Advice(game.write(action), effect))
    return row


def custom_bot(bot: str | Callable[..., Any]) -> CustomBot:
    """Return a bot of the caller's own.

    Parameters
    ----------
    bot : str or callable
        ``module:function``, or a function: ``decide(view, seat, offers)``, ``decide(view, seat, offers, hand)``, or a
        kernel ``choose(edition, seen, seat, stream, answer)``.

    Returns
    -------
    CustomBot
        The function with its name.

    Raises
    ------
    CustomBotError
        If there is no such function, or it has other parameters.
    """
    if isinstance(bot, str):
        return import_bot(bot, FUNCTION_PARAMETERS, _WITH_A_HAND)
    name = f"{getattr(bot, '__module__', '')}:{getattr(bot, '__qualname__', repr(bot))}"
    return as_bot(bot, name, FUNCTION_PARAMETERS, _WITH_A_HAND)


def decider(bot: CustomBot, game: Game[Any, Any], box: Box) -> Decide:
    """Return a bot in the form that environments call.

    Parameters
    ----------
    bot : CustomBot
        Bot of the caller's own.
    game : Game
        Game that it plays.
    box : Box
        Edition with its options.

    Returns
    -------
    Decide
        ``decide(state, seat, draw)``; it raises CustomBotError if the bot fails, or if its answer is illegal.

    Raises
    ------
    CustomBotError
        If the bot is a kernel, and the game takes none.
    """
    rules = game.rules(box)
    if not bot.is_kernel:
        return lambda state, seat, _: _function_action(bot, rules, game, state, seat)
    simulator = game.simulator
    if not isinstance(simulator, HasCustomBots):
        raise CustomBotError(f"{bot.name} is a kernel, and {game.name} takes no kernels: write a plain function")
    kernels = simulator.own

    def decide(state: Any, seat: int, draw: Draw) -> Action:
        return _checked(bot, rules, state, seat, kernels.decide(bot, box, state, seat, draw))

    return decide


def _function_action(
    bot: CustomBot, rules: RulesAdapter, game: Game[Any, Any], state: Any, seat: int
) -> Action | None:  # fmt: skip
    """Ask a plain function for its action.

    Raises
    ------
    CustomBotError
        If the function fails, or returns no legal action.
    """
    hand = rules.hand(state, seat) if isinstance(rules, HasHiddenCards) else []
    known = (rules.view(state), seat, rules.offers(state, seat), hand)
    try:
        said = bot.function(*known[: len(bot.arguments)])
    except Exception as error:
        raise CustomBotError(f"{bot.name}: {type(error).__name__}: {error}") from error
    if said is None:
        return None
    try:
        action = game.parse(said)
    except (NotationError, TypeError, AttributeError) as error:
        raise CustomBotError(f"{bot.name} returned {said!r}, which is not an action") from error
    return _checked(bot, rules, state, seat, action)


def _checked(bot: CustomBot, rules: RulesAdapter, state: Any, seat: int, action: Action) -> Action:
    """Return an action that is legal.

    Raises
    ------
    CustomBotError
        If a clause forbids it.
    """
    clause = rules.refusal(state, seat, action)
    if clause:
        raise CustomBotError(f"{bot.name} answered {action}, which {clause} forbids: take one of the offers")
    return action
