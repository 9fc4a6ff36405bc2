"""What is compiled before anything is played: in parts, side by side, then what puts them together.

Each part is left to a process of its own, for a compiler keeps all that it has seen in memory.
"""

import gc
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Final, NamedTuple

from monopolista.engine.jit import COMPILED, cache_dir, compile_ahead, entry_dir
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.pools import Job
from monopolista.simulate.runner.chunk_worker import play_chunk
from monopolista.simulate.runner.processes import SPAWN, end_children, end_with_parent


class Work(NamedTuple):
    """What is done with the games of a job."""

    layer: str
    """The layer of kernels that puts together what is compiled for it."""
    play: Callable[[Job, int, int], object]
    """Plays some games of a job, from one number on."""
    name: str
    """What that is, in a word by which its kernels are known to be in the cache."""


COUNTING: Final = Work("pool", play_chunk, "counting")
LANES = min(2, os.cpu_count() or 1)
_LONGEST = 600


class CompilationError(MonopolistaError):
    """Kernels that do not compile."""


def warm_up(job: Job, work: Work = COUNTING) -> None:
    """Play as little as needs everything that a job needs; what is wrong with a bot is told by the games."""
    with suppress(MonopolistaError):
        work.play(replace(job, most_turns=1), 0, 1)


def compile_once(job: Job, say: Callable[[str], None], work: Work = COUNTING) -> None:
    """Compile what is not in the cache yet, and say so, for it takes its time.

    What a bot of the player's own is part of is compiled anew for every run.
    """
    kernels = f"monopolista.games.{job.pool.name}"
    parts = _mark(job, cache_dir(f"{kernels}.bots"), "parts")
    whole = _mark(job, entry_dir(f"{kernels}.{work.layer}"), work.name)
    if whole.exists() and not job.own:
        return
    if not parts.exists():
        say("Compiling the rules and the bots; this is done once and takes a minute or two …")
        _in_processes(job, work, range(job.pool.parts))
        _set(parts)
    else:
        say(f"Compiling {', '.join(job.own) or 'the simulator'} …")
    _in_processes(job, work, [None])
    if not job.own:
        _set(whole)


def compile_part(job: Job, part: int) -> None:
    """Compile one of the parts of a game."""
    assert COMPILED
    for function, arguments in job.pool.kernels(job, part):
        compile_ahead(function, arguments)


def _mark(job: Job, folder: Path, name: str) -> Path:
    """Return the file that says that everything of a name, of a game, is in a folder of the cache."""
    return folder / f"whole-{job.pool.name}-{name}-numba-{version('numba')}"


def _set(mark: Path) -> None:
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


def _in_processes(job: Job, work: Work, parts: "range | list[None]") -> None:
    """Compile parts of what a job needs, or all of it (None), each in a process of its own."""
    with ProcessPoolExecutor(LANES, mp_context=SPAWN, max_tasks_per_child=1) as pool:
        try:
            wrong = "".join([done.result() for done in [pool.submit(_compiled, job, work, part) for part in parts]])
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            end_children()
            raise
    if wrong:
        raise CompilationError(wrong)


def _compiled(job: Job, work: Work, part: int | None) -> str:
    """Compile, and return what is wrong in one line; compilers raise what does not travel between processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    gc.disable()  # a compiler keeps all that it makes: looking through that again and again took an eighth of the time
    try:
        warm_up(job, work) if part is None else compile_part(job, part)
    except Exception as error:  # noqa: BLE001 (it is told to the person at the terminal)
        return " ".join(str(error).split())[:_LONGEST] or repr(error)
    return ""
