from typing import Any

import numpy as np
from numpy.typing import NDArray
from pyspiel import Game, IIGObservationType, State

INFO_STATE_OBS_TYPE: IIGObservationType

class _Observation:
    dict: dict[str, NDArray[np.float32]]
    tensor: NDArray[np.float32] | None
    def set_from(self, state: State, player: int) -> None: ...
    def string_from(self, state: State, player: int) -> str | None: ...

def make_observation(
    game: Game, imperfect_information_observation_type: IIGObservationType | None = None, params: Any = None
) -> _Observation: ...
