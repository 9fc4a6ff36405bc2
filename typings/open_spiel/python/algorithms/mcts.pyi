from typing import Any

import numpy as np
from pyspiel import Bot, Game, State

class RandomRolloutEvaluator:
    def __init__(
        self, n_rollouts: int = 1, random_state: np.random.RandomState | None = None, max_length: int | None = None
    ) -> None: ...

class MCTSBot(Bot):
    def __init__(
        self,
        game: Game,
        uct_c: float,
        max_simulations: int,
        evaluator: Any,
        solve: bool = True,
        random_state: np.random.RandomState | None = None,
    ) -> None: ...
    def step_with_policy(self, state: State) -> tuple[list[tuple[int, float]], int]: ...
