"""The door by which a table asks its bots."""

from collections.abc import Collection

from monopolista.games.common.notation import Action
from monopolista.games.interface.capabilities import HasBotReasons, HasPaymentAdvice, HasTrades
from monopolista.games.interface.rules_adapter import Draw
from monopolista.games.interface.views import Advice, OfferView, Reason
from monopolista.table import Table


def decide(level: str, table: Table, seat: int, draw: Draw, persons: Collection[int] = ()) -> Action:
    """Return what a bot does with a seat that has something to say; with persons it keeps the manners of the game."""
    game = table.game
    if level not in game.levels:
        raise ValueError(f"unknown level {level!r}; there are: {', '.join(game.levels)}")
    state = table.state()
    if not persons or not isinstance(table.rules, HasTrades):
        return game.decide(level, table.box, state, seat, draw)
    allowed = table.rules.etiquette(state, lambda: table.kept, seat, persons)
    for _ in range(2 + len(persons)):  # once to hear of manners, then at most once for each who hears no more
        action = game.decide(level, table.box, state, seat, draw)
        if allowed(action):
            return action
    return table.plain_answer(seat)


def reason(level: str, table: Table, seat: int, action: Action, persons: Collection[int]) -> Reason | None:
    """Return why a bot does what it is about to do, where its game says so and it matters to these persons."""
    game = table.game
    if not isinstance(game, HasBotReasons):
        return None
    return game.reason(level, table.box, table.state(), seat, action, persons)


def suggestion(table: Table, seat: int) -> list[Advice]:
    """Return the answers by which a seat finds what it has to pay with the least loss; empty where it owes nothing.

    Where all it has is not enough, these are still the best it can do. What an answer brings depends on those before
    it: each is told as it stands in the row.
    """
    game = table.game
    if not isinstance(game, HasPaymentAdvice) or not table.owes(seat):
        return []  # asked of the table itself: at every view, for every seat, a copy would cost more than the view
    state = table.state()
    row: list[Advice] = []
    for action in game.suggestion(table.box, state, seat):
        offer = OfferView(game.words.verbs[action.verb], action.subject, action.amount, action.amount)
        [effect] = table.rules.effects(state, seat, [offer])
        row.append(Advice(game.write(action), effect))
    return row
