"""Configuration of environments: edition, seats, agents and bots, rewards and caps."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, TypedDict

from monopolista.learn import backend  # first: it decides whether kernels are compiled, before any is loaded

from monopolista.engine import episodes  # isort: skip
from monopolista.games import GAMES, game_of  # isort: skip
from monopolista.games.interface.game import Game  # isort: skip
from monopolista.games.interface.learning import AgentsError, Setting, check_players  # isort: skip
from monopolista.games.common.options import Options, Value  # isort: skip

MOST_DECISIONS: Final = 10_000
DEFAULT_EDITION: Final = "italy"
"""Edition of an environment for which none is named."""
REWARDS: Final = {"win": episodes.FOR_WINNING, "riches": episodes.FOR_RICHES, "shaped": episodes.SHAPED}
"""Reward schemes by name.

- ``win``: at the end, winners share 1 and all others share -1, so that the rewards sum to zero; a seat that drops out
  gets -1 / (seats - 1); nothing where a game is truncated.
- ``riches``: at each step, the change of the seat's share of all wealth.
- ``shaped``: ``win`` with potential-based shaping, the potential being the share of all wealth (Ng, Harada and
  Russell, "Policy invariance under reward transformations", 1999, with a discount of 1): over a whole game it sums to
  the same.
"""


def _named(game: str, edition: str) -> tuple[Game[Any, Any], str]:
    """Return a game and its edition, the default one where none is named.

    Raises
    ------
    AgentsError
        If there is no such game, or the edition is another game's.
    EditionError
        If there is no such edition.
    """
    if not game:
        return game_of(edition or DEFAULT_EDITION), edition or DEFAULT_EDITION
    if game not in GAMES:
        raise AgentsError(f"{game!r} is no game: {', '.join(GAMES)} are")
    editions = GAMES[game].editions()
    edition = edition or (DEFAULT_EDITION if DEFAULT_EDITION in editions else editions[0])
    if game_of(edition) is not GAMES[game]:
        raise AgentsError(f"{edition} is an edition of {game_of(edition).name}, not of {game}")
    return GAMES[game], edition


class Table(TypedDict, total=False):
    """Configuration of a table at which every seat is an agent's."""

    game: str
    """Name of a game; by default the one that the edition belongs to."""
    edition: str
    players: int
    """Seats at the table, 4 by default."""
    options: Options | Mapping[str, Value] | None
    reward: str
    """One of ``REWARDS``, by default ``win``."""
    most_turns: int | None
    """Turns of a seat after which a game is truncated; None for as many as in simulations."""
    most_decisions: int
    """Decisions of all seats after which a game is truncated, ``MOST_DECISIONS`` by default."""


class SharedTable(Table, total=False):
    """Configuration of a table at which bots may play some seats."""

    agents: Collection[int]
    """Seats of agents, by default the first."""
    bots: str | Sequence[str]
    """Bots of the other seats: one for all, or a name for each seat; by default the game's usual bot."""


def game_of_table(config: Table) -> Game[Any, Any]:
    """Return the game of a configuration.

    Parameters
    ----------
    config : Table
        Configuration; ``game`` and ``edition`` are read.

    Returns
    -------
    Game
        The game that is named, or the one that the edition belongs to.

    Raises
    ------
    AgentsError
        If there is no such game, or the edition is another game's.
    EditionError
        If there is no such edition.
    """
    return _named(config.get("game", ""), config.get("edition", ""))[0]


def setting(config: SharedTable, autoreset: int = episodes.DISABLED) -> Setting[Any]:
    """Return the settings of the games of an environment.

    Parameters
    ----------
    config : SharedTable
        Configuration of the table.
    autoreset : int
        When the next episode of a place begins: ``episodes.NEXT_STEP``, ``SAME_STEP`` or ``DISABLED``.

    Returns
    -------
    Setting
        Checked settings.

    Raises
    ------
    AgentsError
        If game, seats, agents, bots or reward scheme do not exist or do not fit together.
    EditionError
        If there is no such edition.
    OptionError
        If the edition has no such option, or not with that value.

    Warns
    -----
    PlainPythonWarning
        If games run in plain Python although that was not selected.
    """
    backend.warn_if_plain()
    game, edition = _named(config.get("game", ""), config.get("edition", ""))
    box = game.box(edition, config.get("options"))
    players, agents = config.get("players", 4), config.get("agents", (0,))
    check_players(edition, box.most_seats, players)
    if not agents or not set(agents) <= set(range(players)):
        raise AgentsError(f"agents sit at some of the seats 0 to {players - 1}, not at {sorted(agents)}")
    reward, most_turns = config.get("reward", "win"), config.get("most_turns")
    if reward not in REWARDS:
        raise AgentsError(f"{reward!r} is not what agents are paid for: {', '.join(REWARDS)} are")
    return Setting(
        box,
        players,
        frozenset(agents),
        _bots(game, config.get("bots", ""), players, agents),
        game.simulator.most_turns if most_turns is None else most_turns,
        config.get("most_decisions", MOST_DECISIONS),
        autoreset,
        REWARDS[reward],
    )


def _bots(game: Game[Any, Any], bots: str | Sequence[str], players: int, agents: Collection[int]) -> tuple[str, ...]:
    """Return the name of a bot for each seat; those at agents' seats are ignored.

    Raises
    ------
    AgentsError
        If there is not one for each seat, or a name is not a bot of the game.
    """
    if isinstance(bots, str):
        bots = (bots or game.usual,) * players
    if len(bots) != players:
        raise AgentsError(f"{len(bots)} bots named for {players} seats: name one for each, at agents' seats any")
    for seat, bot in enumerate(bots):
        if seat not in agents and bot not in game.levels:
            raise AgentsError(f"{bot!r} is no bot of {game.name}: {', '.join(game.levels)} are")
    return tuple(bots)
