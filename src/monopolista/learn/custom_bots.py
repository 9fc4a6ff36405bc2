"""Bots of the caller's own at the tables of environments: functions, or functions by name."""

from collections.abc import Callable
from typing import Any, Final

from monopolista.games.common.notation import Action, NotationError
from monopolista.games.interface.capabilities import HasCustomBots, HasHiddenCards
from monopolista.games.interface.game import Game
from monopolista.games.interface.learning import Decide
from monopolista.games.interface.rules_adapter import Box, Draw, RulesAdapter
from monopolista.games.interface.simulator import FUNCTION_PARAMETERS, CustomBot, CustomBotError, as_bot, import_bot

_WITH_A_HAND: Final = (*FUNCTION_PARAMETERS, "hand")
"""Parameters of a plain function that asks for its hand as well."""


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
    """Return a bot as environments ask it.

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
        ``decide(state, seat, draw)``; it raises CustomBotError where the bot fails, or its answer is illegal.

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
        raise CustomBotError(f"{bot.name} returned {said!r}, which is no action") from error
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
