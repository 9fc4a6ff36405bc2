"""Tables for agents, as environments are asked for them: edition, seats, who answers for whom, and what is paid."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from monopolista.learn import body  # first: it decides whether kernels are compiled, before any is loaded

from monopolista.engine import episodes  # isort: skip
from monopolista.games import GAMES, game_of  # isort: skip
from monopolista.games.game import Game  # isort: skip
from monopolista.games.learning import AgentsError, Setting  # isort: skip
from monopolista.games.options import Options, Value  # isort: skip

MOST_DECISIONS: Final = 10_000
USUAL: Final = "italy"
"""The edition that is played unless another is asked for."""
REWARDS: Final = {"win": episodes.FOR_WINNING, "riches": episodes.FOR_RICHES, "shaped": episodes.SHAPED}
"""What agents are paid for, by its name.

- ``win``: at the end, winners share 1 and all others share -1, so that it sums to nought; who is out of the game pays
  1 / (seats - 1); nothing where a game is cut short.
- ``riches``: at each step, by how much one's share of all riches has grown.
- ``shaped``: both, with the share of riches as a potential (Ng, Harada and Russell, 1999, with a discount of 1): over
  a whole game it sums to what ``win`` pays.
"""


def game_named(game: str, edition: str) -> tuple[Game[Any, Any], str]:
    """Return a game and its edition, the usual one where none is named; or raise AgentsError or EditionError."""
    if not game:
        return game_of(edition or USUAL), edition or USUAL
    if game not in GAMES:
        raise AgentsError(f"{game!r} is no game: {', '.join(GAMES)} are")
    editions = GAMES[game].editions()
    edition = edition or (USUAL if USUAL in editions else editions[0])
    if game_of(edition) is not GAMES[game]:
        raise AgentsError(f"{edition} is an edition of {game_of(edition).name}, not of {game}")
    return GAMES[game], edition


def setting(
    game: Game[Any, Any],
    edition: str,
    *,
    players: int,
    agents: Collection[int],
    bots: str | Sequence[str] = "",
    options: Options | Mapping[str, Value] | None = None,
    reward: str = "win",
    most_turns: int | None = None,
    most_decisions: int = MOST_DECISIONS,
    begins: int = episodes.WHEN_TOLD,
) -> Setting[Any]:
    """Return how games are played for agents, or raise AgentsError or OptionError."""
    body.say()
    box = game.box(edition, options)
    if not 2 <= players <= box.most_seats:
        raise AgentsError(f"{edition} is for 2 to {box.most_seats} players, not {players}")
    if not agents or not set(agents) <= set(range(players)):
        raise AgentsError(f"agents sit at some of the seats 0 to {players - 1}, not at {sorted(agents)}")
    if reward not in REWARDS:
        raise AgentsError(f"{reward!r} is not what agents are paid for: {', '.join(REWARDS)} are")
    return Setting(
        box,
        players,
        frozenset(agents),
        _bots(game, bots, players, agents),
        game.pool.most_turns if most_turns is None else most_turns,
        most_decisions,
        begins,
        REWARDS[reward],
    )


def _bots(game: Game[Any, Any], bots: str | Sequence[str], players: int, agents: Collection[int]) -> tuple[str, ...]:
    """Return a bot's name for each seat; those of agents' seats do not matter."""
    if isinstance(bots, str):
        bots = (bots or game.usual,) * players
    if len(bots) != players:
        raise AgentsError(f"{len(bots)} bots named for {players} seats: name one for each, at agents' seats any")
    for seat, bot in enumerate(bots):
        if seat not in agents and bot not in game.levels:
            raise AgentsError(f"{bot!r} is no bot of {game.name}: {', '.join(game.levels)} are")
    return tuple(bots)
