"""One game as an environment of Gymnasium."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import Env
from numpy.typing import NDArray

from monopolista.learn.tables import MOST_DECISIONS, game_named, setting

from monopolista.engine.bodies import column  # isort: skip
from monopolista.engine.seats import NOBODY  # isort: skip
from monopolista.games.options import Options, Value  # isort: skip
from monopolista.learn.vector import spaces  # isort: skip


class OneGame(Env[NDArray[Any], np.int64]):
    """A game that agents play; the seats that no agent has are bots'.

    ``action_masks()`` and ``info["action_mask"]`` say what may be done. Who does something else has lost the game.
    """

    def __init__(
        self,
        *,
        game: str = "",
        edition: str = "",
        players: int = 4,
        agents: Collection[int] = (0,),
        bots: str | Sequence[str] = "",
        options: Options | Mapping[str, Value] | None = None,
        reward: str = "win",
        most_turns: int | None = None,
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        found, edition = game_named(game, edition)
        self._setting = setting(
            found, edition, players=players, agents=agents, bots=bots, options=options, reward=reward,
            most_turns=most_turns, most_decisions=most_decisions,
        )  # fmt: skip
        self.metadata = {"render_modes": []}
        self.learning = found.learning
        self.observation_space, self.action_space = spaces(self.learning)
        self._places = self.learning.places(self._setting, 1)
        self._screens = self._places.screens
        self._seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game; without a seed the next one."""
        super().reset(seed=seed, options=options)
        if seed is not None or not self._seeded:
            self._screens.seed({0: int(self.np_random.integers(1 << 63)) if seed is None else seed})
            self._seeded = True
        self._screens.rewards[:] = 0
        self._places.begin(np.ones(1, np.int8))
        return self._screens.observations[0].copy(), self._told()

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Carry out an action, and all else until an agent is asked again."""
        screens = self._screens
        self._places.step(np.array([action], np.int64))
        acted = int(column(screens.episodes, "acted")[0])
        reward = 0.0 if acted == NOBODY else float(screens.rewards[0, acted])
        over, cut = (bool(column(screens.episodes, name)[0]) for name in ("over", "cut"))
        return screens.observations[0].copy(), reward, over, cut, self._told()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions may be taken, as sb3-contrib asks for it; shape (actions,)."""
        return self._screens.masks[0] == 1

    def describe(self, action: int) -> str:
        """Return in English what the number of an action stands for."""
        return self.learning.describe(self._setting.box, action)

    def _told(self) -> dict[str, Any]:
        screens = self._screens
        return {
            "action_mask": screens.masks[0].copy(),
            "seat": int(column(screens.episodes, "asked")[0]),
            "rewards": screens.rewards[0, : self._setting.seats].copy(),
            "refused": bool(column(screens.episodes, "refused")[0]),
        }
