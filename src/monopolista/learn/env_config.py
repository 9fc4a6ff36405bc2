"""Configuration of environments: edition, seats, agents and bots, rewards and caps."""

import inspect
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import wraps
from operator import index
from textwrap import indent
from types import NoneType
from typing import Any, Final, ParamSpec, SupportsIndex, TypeVar

from monopolista.learn import backend  # first: it decides whether kernels are compiled, before any is loaded

from monopolista.engine import episodes  # isort: skip
from monopolista.games import GAMES, game_of  # isort: skip
from monopolista.games.interface.game import Game  # isort: skip
from monopolista.games.interface.learning import AgentsError, Setting, check_players  # isort: skip
from monopolista.games.interface.simulator import CustomBot  # isort: skip
from monopolista.games.common.options import Options, Value  # isort: skip
from monopolista.bots import Bot, custom_bot, decider  # isort: skip

P = ParamSpec("P")
R = TypeVar("R")
D = TypeVar("D", bound=Callable[..., Any])

MOST_DECISIONS: Final = 10_000
"""Default number of decisions of all seats after which a game is truncated."""
DEFAULT_EDITION: Final = "italy"
"""Default edition of an environment."""
REWARDS: Final = {"win": episodes.FOR_WINNING, "riches": episodes.FOR_RICHES, "shaped": episodes.SHAPED}
"""Reward schemes by name.

- ``win``: at the end, winners share 1 and all others share -1, so that the rewards sum to zero; a seat that drops out
  gets -1 / (seats - 1). A truncated game has no reward.
- ``riches``: at each step, the change of the seat's share of all wealth.
- ``shaped``: ``win`` with potential-based shaping. The potential is the share of all wealth, with a discount of 1 (Ng,
  Harada and Russell, "Policy invariance under reward transformations", 1999). Over a whole game, the sum is that of
  ``win``.
"""


PARAMETERS: Final = """\
render_mode : str, optional
    ``"ansi"`` or ``"rgb_array"``.
game : str
    Name of a game, one of ``monopolista.games.GAMES``; by default the one that the edition belongs to.
edition : str
    Edition, as ``monopolista editions`` lists them; ``"italy"`` or the game's first one by default.
players : int
    Seats at the table.
options : Options or Mapping, optional
    Options and house rules of the table, such as ``{"speedy": True}``.
agents : collection of int
    Seats that agents play.
bots : str or callable or sequence
    Bots of the other seats, one for all or one for each seat: a bot of the game by its name, ``module:function``,
    or a function as ``docs/how-to/write-a-bot.md`` describes it. The default is the game's default bot.
reward : str
    ``"win"``, ``"riches"`` or ``"shaped"``; see ``env_config.REWARDS``.
most_turns : int, optional
    Turns of a seat after which a game is truncated; None for as many as in simulations.
most_decisions : int
    Decisions of all seats after which a game is truncated.
resignation : bool
    Whether an agent may leave the game although nothing forces it to.
"""
"""The parameters of every environment, in the format of a NumPy docstring; ``document_parameters`` inserts them.

:meta hide-value:
"""
_KINDS: Final[dict[str, tuple[Callable[[Any], bool], str]]] = {
    "options": (lambda given: isinstance(given, Options | Mapping | NoneType), "mapping, such as {'speedy': True}"),
    "agents": (lambda given: isinstance(given, Collection), "collection of seats, such as (0,)"),
    "bots": (
        lambda given: isinstance(given, str | Sequence) or callable(given),
        "name or a function, or a sequence with one for each seat",
    ),
}
"""What the parameters that are not numbers or texts take: a check, and words for error messages."""
_EVERY: Final = re.compile(r"^( *)\*\n +Parameters of every environment.*$", re.MULTILINE)


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
        raise AgentsError(f"unknown game {game!r}; there are: {', '.join(GAMES)}")
    editions = GAMES[game].editions()
    edition = edition or (DEFAULT_EDITION if DEFAULT_EDITION in editions else editions[0])
    if game_of(edition) is not GAMES[game]:
        raise AgentsError(f"{edition} is an edition of {game_of(edition).name}, not of {game}")
    return GAMES[game], edition


def named_parameters(function: Callable[P, R]) -> Callable[P, R]:
    """Let a function suggest the nearest parameter when a caller names an unknown one.

    Parameters
    ----------
    function : callable
        Function without ``**`` parameters.

    Returns
    -------
    callable
        The function; it raises TypeError for unknown names.
    """
    known = [name for name in inspect.signature(function).parameters if name != "self"]

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        """Call the function with parameters that it has.

        Raises
        ------
        TypeError
            If a parameter does not exist.
        """
        for name in kwargs:
            if name not in known:
                nearest = get_close_matches(name, known, 1, 0)[0]
                listed = ", ".join(known)
                raise TypeError(f"there is no parameter {name!r}; did you mean {nearest!r}? There are: {listed}")
        return function(*args, **kwargs)

    return call


def document_parameters(documented: D) -> D:
    """Replace the entry ``*`` in a docstring by the entries of ``PARAMETERS`` that are in the signature.

    Parameters
    ----------
    documented : callable
        A class or a function with NumPy-style parameters.

    Returns
    -------
    callable
        The same object.
    """
    known = inspect.signature(documented).parameters
    entries = re.split(r"\n(?=\w)", PARAMETERS.rstrip())
    text = "\n".join(entry for entry in entries if entry.partition(" : ")[0] in known)
    if documented.__doc__ is not None:  # python -OO removes docstrings
        documented.__doc__ = _EVERY.sub(lambda found: indent(text, found[1]), documented.__doc__)
    return documented


@dataclass(frozen=True, kw_only=True)
class TableConfig:
    """Configuration of a table; ``PARAMETERS`` describes the fields.

    Warns
    -----
    PlainPythonWarning
        If games run in plain Python although that was not selected.
    """

    game: str = ""
    edition: str = ""
    players: int = 4
    options: Options | Mapping[str, Value] | None = None
    agents: Collection[int] = (0,)
    bots: Bot | Sequence[Bot] = ""
    reward: str = "win"
    most_turns: int | None = None
    most_decisions: int = MOST_DECISIONS
    resignation: bool = False

    def __post_init__(self) -> None:
        """Warn where games run in plain Python although that was not selected."""
        backend.warn_if_plain()

    @property
    def of_game(self) -> Game[Any, Any]:
        """Return the named game or, without a name, the game of the edition.

        Raises AgentsError or EditionError if there is no such game.
        """
        return _named(self.game, self.edition)[0]

    def setting(self, autoreset: int = episodes.DISABLED) -> Setting[Any]:
        """Return the settings of the games of an environment.

        Parameters
        ----------
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
        CustomBotError
            If a bot of your own is not found, or has other parameters than bots have.
        EditionError
            If there is no such edition.
        OptionError
            If the edition has no such option, or not with that value.
        """
        self._check_types()
        game, edition = _named(self.game, self.edition)
        box = game.box(edition, self.options)
        check_players(edition, box.most_seats, self.players)
        if not self.agents or not set(self.agents) <= set(range(self.players)):
            raise AgentsError(f"agents sit at some of the seats 0 to {self.players - 1}, not at {[*self.agents]}")
        if self.reward not in REWARDS:
            raise AgentsError(f"{self.reward!r} is not a reward; there are: {', '.join(REWARDS)}")
        seated = self._bots(game)
        own = {seat: decider(bot, game, box) for seat, bot in enumerate(seated) if isinstance(bot, CustomBot)}
        return Setting(
            box,
            self.players,
            frozenset(self.agents),
            tuple(game.usual if isinstance(bot, CustomBot) else bot for bot in seated),
            game.simulator.most_turns if self.most_turns is None else self.most_turns,
            self.most_decisions,
            autoreset,
            REWARDS[self.reward],
            self.resignation,
            own,
        )

    def _check_types(self) -> None:
        """Check parameters whose wrong type would otherwise show only later, in an obscure place.

        Raises
        ------
        AgentsError
            If a number is not a whole number from its minimum, or a collection or a mapping is something else.
        """
        least = {"players": 2, "most_turns": 1, "most_decisions": 1}
        for name, low in least.items():
            value: object = getattr(self, name)
            if value is None and name == "most_turns":
                continue
            if not (isinstance(value, SupportsIndex) and index(value) >= low):
                raise AgentsError(f"{name}={value!r}: give a whole number of {low} or more")
        for name, (fits, kind) in _KINDS.items():
            given = getattr(self, name)
            if not fits(given):
                raise AgentsError(f"{name}={given!r}: give a {kind}")

    def _bots(self, game: Game[Any, Any]) -> list[str | CustomBot]:
        """Return the bot of each seat; at an agent's seat any name of the game's.

        Raises
        ------
        AgentsError
            If there is not one for each seat, or a name is not a bot of the game.
        """
        bots = self.bots or game.usual
        each: Sequence[Bot] = (bots,) * self.players if isinstance(bots, str) or callable(bots) else bots
        if len(each) != self.players:
            raise AgentsError(f"{len(each)} bots for {self.players} seats: name one for each; agents' seats take any")
        return [game.usual if seat in self.agents else _bot(game, bot) for seat, bot in enumerate(each)]


def _bot(game: Game[Any, Any], bot: Bot) -> str | CustomBot:
    """Return a bot of a game by its name, or one of the caller's own.

    Raises
    ------
    AgentsError
        If the name is not a bot of the game.
    """
    if not isinstance(bot, str) or ":" in bot:
        return custom_bot(bot)
    if bot not in game.levels:
        listed = ", ".join(game.levels)
        raise AgentsError(f"unknown bot {bot!r} of {game.name}; there are: {listed}, and module:function")
    return bot
