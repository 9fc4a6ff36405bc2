"""A saved game in an installation that has never seen its box: each command is a new process with an empty data folder.

``python -m tests.server.elsewhere FILE`` opens the environments with the box of a game.
"""

import os
import subprocess
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final

import gymnasium
import pyspiel

from monopolista.cli.shared.own_editions import register_box
from monopolista.games import game_of
from monopolista.learn import names, openspiel

SECONDS: Final = 120
STEPS: Final = 5


def take_along(file: Path, folder: Path, options: Sequence[str], left_out: Collection[str] = ()) -> dict[str, str]:
    """Give a game to everything that takes one; return what each printed, all of them in processes of their own.

    ``options`` are those of the games that begin with the same box, and ``left_out`` names what does not take it.
    """
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "MONOPOLISTA_COMPILED": "0"}
    asked = {name: one for name, one in commands(str(file), options).items() if name not in left_out}
    started = {name: start(command, environment) for name, command in asked.items()}
    printed = {name: process.communicate("", timeout=SECONDS) for name, process in started.items()}
    for name, process in started.items():
        assert process.returncode == 0, (name, printed[name])
    return {name: output for name, (output, _) in printed.items()}


def commands(file: str, options: Sequence[str]) -> dict[str, list[str]]:
    """Return the arguments of Python for each command; a simulation is played in plain Python."""
    played = [*options, "--bots", "regular,regular"]
    return {
        "verify": ["-m", "monopolista", "verify", file],
        "replay": ["-m", "monopolista", "replay", file],
        "analyse": ["-m", "monopolista", "analyse", file],
        "simulate": ["-m", "tests.plain", "simulate", "--edition", file, "--games", "1", *played],
        "terminal": ["-m", "monopolista", "terminal", "--lines", "--language", "it", "--edition", file, *played],
        "environments": ["-m", __name__, file],
    }


def start(arguments: list[str], environment: dict[str, str]) -> "subprocess.Popen[str]":
    """Start Python with arguments."""
    pipe = subprocess.PIPE
    command = [sys.executable, *arguments]
    return subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def step_environment(edition: str) -> None:
    """Take some steps in the Gymnasium environment of an edition."""
    ids = {game: name for name, game in names().items()}
    env: Any = gymnasium.make(ids[game_of(edition).name], edition=edition, players=2, max_episode_steps=STEPS)
    observation, info = env.reset(seed=1)
    for _ in range(STEPS):
        observation, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    assert env.observation_space.contains(observation)


def step_openspiel(edition: str) -> None:
    """Take some steps in the OpenSpiel game of an edition."""
    assert openspiel.__name__  # importing it registers the games
    game = pyspiel.load_game(f"python_monopolista_{game_of(edition).name}", {"edition": edition, "players": 2})
    state: Any = game.new_initial_state()
    for _ in range(STEPS):
        state.apply_action(state.legal_actions()[0])


if __name__ == "__main__":
    name = register_box(sys.argv[1])
    step_environment(name)
    step_openspiel(name)
    sys.stdout.write(name)
