"""Compilation before the first step of an environment, in separate processes, with progress on standard error."""

import os
import subprocess
import sys
from typing import Any

from monopolista.engine.jit import COMPILED
from monopolista.games.interface.game import Game
from monopolista.simulate.runner.compiled_works import ENVIRONMENTS, usual_job
from monopolista.simulate.runner.precompile import CompilationError, missing_works

_OURS = "monopolista."


def compile_ahead(game: Game[Any, Any]) -> None:
    """Compile the kernels of a game for environments, unless they are in the cache or kernels are plain Python.

    It runs ``monopolista compile``, because a process that has begun a script cannot start workers of its own safely.
    A game that the package does not have is compiled at its first step.

    Parameters
    ----------
    game : Game
        Game of the environment.

    Raises
    ------
    CompilationError
        If a kernel does not compile.
    """
    if not COMPILED or not type(game).__module__.startswith(_OURS) or not missing_works(usual_job(game), ENVIRONMENTS):
        return
    command = [sys.executable, "-m", "monopolista", "compile", "--game", game.name, "--only", ENVIRONMENTS.name]
    plain = {**os.environ, "MONOPOLISTA_COMPILED": "0"}  # the command itself compiles in processes of its own
    done = subprocess.run(command, env=plain, check=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    if done.returncode:
        raise CompilationError("the kernels of the environment do not compile: the lines above say why")
