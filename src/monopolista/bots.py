"""Built-in bots, as a table calls them."""

from collections.abc import Collection

from monopolista.games.common.notation import Action
from monopolista.games.interface.capabilities import HasBotReasons, HasPaymentAdvice, HasTrades
from monopolista.games.interface.rules_adapter import Draw
from monopolista.games.interface.views import Advice, OfferView, Reason
from monopolista.table import Table


def decide(level: str, table: Table, seat: int, draw: Draw, persons: Collection[int] = ()) -> Action:
    """Return the action of a bot for a seat that can act.

    Parameters
    ----------
    level : str
        Name of the bot.
    table : Table
        Table; it does not change.
    seat : int
        Seat that acts.
    draw : Draw
        Source of random numbers.
    persons : collection of int
        Seats of people, towards whom the bot keeps the etiquette of the game.

    Returns
    -------
    Action
        A legal action.

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
        return game.decide(level, table.box, state, seat, draw)
    allowed = table.rules.etiquette(state, lambda: table.effective_steps, seat, persons)
    for _ in range(2 + len(persons)):  # etiquette may exclude each person's seat once, after a first rejection
        action = game.decide(level, table.box, state, seat, draw)
        if allowed(action):
            return action
    return table.plain_answer(seat)


def reason(level: str, table: Table, seat: int, action: Action, persons: Collection[int]) -> Reason | None:
    """Return why a bot chooses an action, where its game gives reasons and they matter to some people.

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
        None where there is no reason to give.
    """
    game = table.game
    if not isinstance(game, HasBotReasons):
        return None
    return game.reason(level, table.box, table.state(), seat, action, persons)


def suggestion(table: Table, seat: int) -> list[Advice]:
    """Return the answers by which a seat pays its debt with the least loss.

    Where all its property does not suffice, they are still the best that it can do. The effect of an answer depends on
    those before it.

    Parameters
    ----------
    table : Table
        Table; it does not change.
    seat : int
        Seat that may owe.

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
