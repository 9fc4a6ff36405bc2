"""The end: the last player not bankrupt wins (END)."""

from monopolista.kernel import clauses
from monopolista.kernel.agenda import pop
from monopolista.kernel.classic import facts
from monopolista.kernel.classic.auction import living
from monopolista.kernel.classic.records import TRADES, Game
from monopolista.kernel.classic.rent import drop_claim
from monopolista.kernel.classic.trade import clear_trade
from monopolista.kernel.facts import tell
from monopolista.kernel.jit import kernel
from monopolista.kernel.seats import BANK, first_from, size


@kernel
def end_if_alone(game: Game) -> bool:
    """End the game when one player is left; say whether it ended."""
    left = living(game)
    if size(left) > 1:
        return False
    game.winner = first_from(left, 0, game.seats)
    game.players[game.winner].place = 1
    while game.depth > 0:
        pop(game)
    while game.claim_count > 0:
        drop_claim(game, 0)
    for place in range(TRADES):
        clear_trade(game.trades[place])
    tell(game, facts.ENDED, game.winner, BANK, -1, game.turns, clauses.END_1)
    return True
