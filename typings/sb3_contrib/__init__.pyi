# Of sb3-contrib, whose own annotations are partial, what docs/examples/learn uses.
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

class MaskablePPO:
    policy: MaskableActorCriticPolicy
    def __init__(self, policy: str, env: VecEnv, **options: Any) -> None: ...
    @classmethod
    def load(cls, path: str | Path, env: VecEnv | None = None, device: str = "auto", **options: Any) -> MaskablePPO: ...
    def learn(self, total_timesteps: int, callback: BaseCallback | None = None) -> MaskablePPO: ...
    def predict(
        self, observation: NDArray[np.float32], *, action_masks: NDArray[np.bool_] | None = None
    ) -> tuple[NDArray[np.int64], Any]: ...
    def save(self, path: str | Path) -> None: ...
