"""How tests ask a bot: in a position of the scenario language, for its answer in the notation."""

from monopolista.bots import decide
from monopolista.games.classic.actions.notation import write
from monopolista.table import seeded
from tests.games.classic.scenario import Scenario

DRAW = seeded(1)


def said(level: str, game: Scenario, seat: int = 0) -> str:
    """Return what a bot answers for a seat; it must have been offered."""
    answer = write(decide(level, game.table, seat, DRAW))
    assert game.offers(seat, answer), f"not offered: {answer}"
    return answer


def landed(game: Scenario, square: int) -> Scenario:
    """Let the seat with the dice come to a square by a throw of three."""
    state = game.state
    state.players[state.turn].square = square - 3
    game.table.set_up(state)
    game.roll(1, 2)
    return game


def bid_on(game: Scenario, square: int, bid: int) -> Scenario:
    """Let the seat with the dice decline a deed and bid so much for it."""
    landed(game, square).does("0: decline", f"0: bid {bid}")
    return game


def answer_to(level: str, game: Scenario, proposal: str, seat: int = 0) -> str:
    """Return what a bot says to a proposal made to it."""
    game.does(proposal)
    return said(level, game, seat).partition(" ")[0]
