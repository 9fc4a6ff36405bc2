"""Tables for agents, as environments are asked for them: edition, seats, who answers for whom, and what is paid."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, TypedDict

from monopolista.learn import backend  # first: it decides whether kernels are compiled, before any is loaded

from monopolista.engine import episodes  # isort: skip
from monopolista.games import GAMES, game_of  # isort: skip
from monopolista.games.interface.game import Game  # isort: skip
from monopolista.games.interface.learning import AgentsError, Setting, check_players  # isort: skip
from monopolista.games.common.options import Options, Value  # isort: skip

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


def _named(game: str, edition: str) -> tuple[Game[Any, Any], str]:
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


class Table(TypedDict, total=False):
    """What can be asked of a table."""

    game: str
    """The name of a game: the one that the edition is of, unless said."""
    edition: str
    players: int
    """Four, unless said."""
    options: Options | Mapping[str, Value] | None
    reward: str
    """One of ``REWARDS``, ``win`` unless said."""
    most_turns: int | None
    """Turns of a seat after which a game is cut short; None for as many as in simulations."""
    most_decisions: int
    """Answers of the seats after which a game is cut short; ``MOST_DECISIONS`` unless said."""


class SharedTable(Table, total=False):
    """What can be asked of a table at which bots may sit too."""

    agents: Collection[int]
    """The seats of agents, the first one unless said."""
    bots: str | Sequence[str]
    """Who has the others: one bot for all, or a name for each seat; the game's usual bot unless said."""


def game_of_table(asked: Table) -> Game[Any, Any]:
    """Return the game that is asked for, or raise AgentsError or EditionError."""
    return _named(asked.get("game", ""), asked.get("edition", ""))[0]


def setting(asked: SharedTable, begins: int = episodes.DISABLED) -> Setting[Any]:
    """Return how games are played for agents, or raise AgentsError, EditionError or OptionError."""
    backend.say()
    game, edition = _named(asked.get("game", ""), asked.get("edition", ""))
    box = game.box(edition, asked.get("options"))
    players, agents = asked.get("players", 4), asked.get("agents", (0,))
    check_players(edition, box.most_seats, players)
    if not agents or not set(agents) <= set(range(players)):
        raise AgentsError(f"agents sit at some of the seats 0 to {players - 1}, not at {sorted(agents)}")
    reward, most_turns = asked.get("reward", "win"), asked.get("most_turns")
    if reward not in REWARDS:
        raise AgentsError(f"{reward!r} is not what agents are paid for: {', '.join(REWARDS)} are")
    return Setting(
        box,
        players,
        frozenset(agents),
        _bots(game, asked.get("bots", ""), players, agents),
        game.pool.most_turns if most_turns is None else most_turns,
        asked.get("most_decisions", MOST_DECISIONS),
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
