"""Learning environments: Gymnasium, PettingZoo and OpenSpiel, over the same rules and bots.

If Gymnasium is installed, importing this package registers the environments with it. The games are loaded only when
you create an environment. The first loaded module of a game decides for the whole process whether kernels are
compiled: see ``backend``.
"""

from importlib.util import find_spec
from pathlib import Path
from typing import Any


def names() -> dict[str, str]:
    """Return the Gymnasium id of each game's environment, and the game's name; no game is loaded."""
    games = find_spec("monopolista.games")
    assert games is not None
    assert games.submodule_search_locations is not None
    folders = (folder for place in games.submodule_search_locations for folder in sorted(Path(place).iterdir()))
    return {f"monopolista/{one.name.capitalize()}-v0": one.name for one in folders if (one / "learn").is_dir()}


def _register() -> None:
    from gymnasium.envs import registration  # noqa: PLC0415 (OpenSpiel does without it)

    registry: Any = registration
    for name, game in names().items():
        registry.register(
            id=name,
            entry_point="monopolista.learn.gym_env:GymEnv",
            vector_entry_point="monopolista.learn.gym_vector_env:GymVectorEnv",
            kwargs={"game": game},
        )


if find_spec("gymnasium") is not None:
    _register()
