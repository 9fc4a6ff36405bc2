"""Every game as an OpenSpiel game: ``python_monopolista_<game>``, registered when this module is imported.

>>> from monopolista.games import game_of
>>> game = pyspiel.load_game(f"python_monopolista_{game_of('uk').name}", {"edition": "uk", "players": 3})
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 36)

A player of OpenSpiel is a seat, and both are numbered clockwise from 0: player 0 is seat 0. Texts of actions and
observations name seats in the same way. On the screen, seats are numbered from 1.

It runs in plain Python, where states can be copied at any moment. A process with compiled kernels cannot import it.

Raises
------
ImportError
    If kernels are compiled in this process.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from monopolista.engine.jit import COMPILED
from monopolista.engine.records import to_bytes
from monopolista.engine.seats import CHANCE, NOBODY
from monopolista.games import GAMES
from monopolista.games.common.options import Options, said
from monopolista.games.interface.capabilities import HasHiddenCards
from monopolista.games.interface.game import Game
from monopolista.games.interface.learning import AgentsError, Field, length_of, places
from monopolista.learn.information_state import Match

if COMPILED:
    raise ImportError(
        "OpenSpiel needs the rules in plain Python, and this process has compiled them:"
        " import monopolista.learn.openspiel before other environments, or start another process for it"
    )

MOST_DECISIONS: Final = 10_000
_PLAYERS: Final = {CHANCE: int(pyspiel.PlayerId.CHANCE), NOBODY: int(pyspiel.PlayerId.TERMINAL)}


class MonopolistaGame(pyspiel.Game):
    """A match as an OpenSpiel game."""

    def __init__(self, kind: pyspiel.GameType, match: Match, parameters: Mapping[str, Any]) -> None:
        self.match = match
        self.opening: Final = match.begin()
        """Initial state, shared by all its games until their first action."""
        info = pyspiel.GameInfo(
            num_distinct_actions=length_of(match.game.learning.blocks),
            max_chance_outcomes=len(match.outcomes),
            num_players=match.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=match.most_decisions,
        )
        super().__init__(kind, info, parameters)

    def new_initial_state(self) -> "MonopolistaState":
        """Return the initial state of a new game."""
        return MonopolistaState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> "Observer | None":
        """Return an observer of a single player's information.

        Parameters
        ----------
        iig_obs_type : pyspiel.IIGObservationType, optional
            Kind of observation; by default public and private information without perfect recall.
        params : Mapping, optional
            Must be empty.

        Returns
        -------
        Observer or None
            None for kinds of observation that are not supported.

        Raises
        ------
        AgentsError
            If there are parameters.
        """
        if params:
            raise AgentsError(f"observers have no parameters: leave out {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.match.game.learning.fields, recalls=wanted.perfect_recall)


class MonopolistaState(pyspiel.State):
    """A state of a match as an OpenSpiel state."""

    def __init__(self, game: MonopolistaGame) -> None:
        super().__init__(game)
        self.match_state = game.opening

    def current_player(self) -> int:
        """Return the seat that acts next, from 0, or OpenSpiel's id of chance or of a terminal state."""
        seat = self.match_state.to_act
        return _PLAYERS.get(seat, seat)

    def is_terminal(self) -> bool:
        """Say whether the game has ended or was truncated."""
        return self.match_state.to_act == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible chance outcomes with their probabilities."""
        return self.match_state.chance_outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.match_state.legal_actions() if player == self.match_state.to_act else []

    def _apply_action(self, action: int) -> None:
        if not self.match_state.answers:
            self.match_state = self.match_state.match.begin()
        self.match_state.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        match = self.match_state.match
        if player == _PLAYERS[CHANCE]:
            return match.game.write(match.outcomes[action])
        return match.game.learning.describe(match.rules.box, action)

    def returns(self) -> list[float]:
        """Return the return of each seat in order, seat 0 first; zeros before the end."""
        return self.match_state.returns()

    def saved(self) -> bytes:
        """Return the state as bytes, as a table saves it: equal states have equal bytes."""
        return to_bytes(self.match_state.state)

    def __str__(self) -> str:
        return self.match_state.transcript


def load_checkpoint(text: str) -> tuple[pyspiel.Game, MonopolistaState]:
    """Return the game and the state of a checkpoint, also of one that an earlier version has written.

    ``pyspiel.deserialize_game_and_state`` unpickles the state, which names modules of the version that wrote it. Here
    the actions of its history are applied to a new game instead.

    Parameters
    ----------
    text : str
        What ``pyspiel.serialize_game_and_state`` returned.

    Returns
    -------
    tuple of pyspiel.Game and MonopolistaState
        The game with its parameters, and the state after the history.

    Raises
    ------
    AgentsError
        If the text is no checkpoint.
    """
    lines = text.splitlines()
    history = next((line.removeprefix("history=") for line in lines if line.startswith("history=")), None)
    if history is None or "[Game]" not in lines[:-1]:
        raise AgentsError("not a checkpoint of OpenSpiel: pass the result of pyspiel.serialize_game_and_state")
    game = pyspiel.load_game(lines[lines.index("[Game]") + 1])
    state = game.new_initial_state()
    assert isinstance(state, MonopolistaState)
    for step in filter(None, history.split(",")):
        state.apply_action(int(step.partition(":")[2]))
    return game, state


class Observer:
    """Observations of a player: a tensor with fields, or a text; with perfect recall, that is the information state.

    Parameters
    ----------
    fields : sequence of Field
        Fields of the observation.
    recalls : bool
        Whether text is the information state.
    """

    def __init__(self, fields: Sequence[Field], *, recalls: bool) -> None:
        self._recalls = recalls
        self.tensor: NDArray[np.float32] = np.zeros(length_of(fields), np.float32)
        at = places(fields)
        self.dict = {one.name: self.tensor[at[one.name] : at[one.name] + one.length] for one in fields}

    def set_from(self, state: MonopolistaState, player: int) -> None:
        """Write what a player observes into ``tensor``, float32, shape (length,)."""
        self.tensor[:] = state.match_state.observation(player)

    def string_from(self, state: MonopolistaState, player: int) -> str:
        """Return what a player observes as text: the information state, or a line for each field that is not zero."""
        if self._recalls:
            return f"seat {player}\n{state.match_state.information_state(player)}"
        self.set_from(state, player)
        return "".join(_line(name, numbers) for name, numbers in self.dict.items() if numbers.any())


def _line(name: str, numbers: NDArray[np.float32]) -> str:
    return f"{name} {' '.join(f'{place}:{numbers[place]!s}' for place in np.flatnonzero(numbers))}\n"


def options_in(kind: type[Options], text: str) -> Options:
    """Parse options: ``short turns:30``; parameters of OpenSpiel's games cannot contain commas or equals signs.

    Parameters
    ----------
    kind : type[Options]
        Option class of the game.
    text : str
        Names, or ``name:value``, separated by spaces.

    Returns
    -------
    Options
        The options named, all others at their defaults.

    Raises
    ------
    OptionError
        If there is no such option, or not with that value.
    """
    parted = [word.partition(":") for word in text.split()]
    return said(kind, {name: value if colon else "true" for name, colon, value in parted})


def _match(game: Game[Any, Any], parameters: Mapping[str, Any]) -> Match:
    return Match(
        game,
        parameters["edition"],
        parameters["players"],
        options_in(game.options, parameters["options"]),
        parameters["most_turns"],
        parameters["most_decisions"],
        resignation=parameters["resignation"],
    )


def _kind(game: Game[Any, Any]) -> pyspiel.GameType:
    boxes = [game.box(edition, None) for edition in game.editions()]
    information = pyspiel.GameType.Information
    is_hidden = isinstance(game.rules(boxes[0]), HasHiddenCards)
    return pyspiel.GameType(
        short_name=f"python_monopolista_{game.name}",
        long_name=f"monopolista: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if is_hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(box.most_seats for box in boxes),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "edition": boxes[0].id,
            "players": 2,
            "options": "",
            "most_turns": game.simulator.most_turns,
            "most_decisions": MOST_DECISIONS,
            "resignation": False,
        },
    )


def register(game: Game[Any, Any]) -> None:
    """Register a game with OpenSpiel."""
    kind = _kind(game)

    class Registered(MonopolistaGame):
        """A class, which OpenSpiel may release after Python has ended; a function would be released too late."""

        def __init__(self, parameters: Mapping[str, Any]) -> None:
            super().__init__(kind, _match(game, parameters), parameters)

    pyspiel.register_game(kind, Registered)


for each in GAMES.values():
    register(each)
