"""What is compiled before anything is played: in parts, side by side, then what puts them together.

Each part is left to a process of its own, for a compiler keeps all that it has seen in memory.
"""

import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

from monopolista.engine.jit import COMPILED, cache_dir, compile_ahead
from monopolista.games.classic.bots import regular
from monopolista.games.classic.bots.levels import BOTS
from monopolista.games.classic.pool.pool import Batch
from monopolista.games.classic.rules import offers, table
from monopolista.games.trouble import Trouble
from monopolista.simulate.children import SPAWN, end_children, end_with_parent
from monopolista.simulate.chunk import Job, play_chunk, words_of

PARTS = 4
LANES = min(2, os.cpu_count() or 1)
_LONGEST = 600


class CannotCompile(Trouble):
    """Kernels that do not compile."""


def warm_up(job: Job) -> None:
    """Play as little as needs everything that a job needs; what is wrong with a bot is told by the games."""
    with suppress(Trouble):
        play_chunk(replace(job, most_turns=1), 0, 1)


def compile_once(job: Job, say: Callable[[str], None]) -> None:
    """Compile what is not in the cache yet, and say so, for it takes its time.

    What a bot of the player's own is part of is compiled anew for every run.
    """
    parts, whole = _mark("bots"), _mark("simulate")
    if whole.exists() and not job.own:
        return
    if not parts.exists():
        say("Compiling the rules and the bots; this is done once and takes a minute or two …")
        _in_processes(job, range(PARTS))
        _set(parts)
    else:
        say(f"Compiling {', '.join(job.own) or 'the simulator'} …")
    _in_processes(job, [None])
    if not job.own:
        _set(whole)


def compile_part(job: Job, part: int) -> None:
    """Compile one of the parts: the rules, what may be done, and the bots."""
    assert COMPILED
    batch = Batch(job.box, [0] * len(job.bots), [words_of(job.seed, 0)])
    edition, game, seen = batch.editions[0], batch.games[0], batch.seen[0]
    ours = (edition, seen, 0, batch.answers[0])
    parts: tuple[tuple[tuple[Any, tuple[Any, ...]], ...], ...] = (
        ((table.apply, (edition, game, 0, 0, 0, 0)), (table.answer_chance, (edition, game))),
        ((offers.list_offers, (edition, game, 0, batch.offers[0])), (regular.choose, ours)),
        tuple((choose, ours) for choose in _others(0)),
        tuple((choose, ours) for choose in _others(1)),
    )
    for function, arguments in parts[part]:
        compile_ahead(function, arguments)


def _others(half: int) -> list[Callable[..., None]]:
    """Return the kernels of one half of the bots that neither draw lots nor are ``regular``, by their modules."""
    bots = [bot for bot in BOTS if not bot.by_lot and bot.choose is not regular.choose]
    modules = list(dict.fromkeys(bot.source for bot in bots))
    return [bot.choose for bot in bots if modules.index(bot.source) % 2 == half]


def _mark(layer: str) -> Path:
    """Return the file that says that everything of a layer is in the cache."""
    return cache_dir(f"monopolista.{layer}") / f"whole-{layer}-numba-{version('numba')}"


def _set(mark: Path) -> None:
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


def _in_processes(job: Job, parts: "range | list[None]") -> None:
    """Compile parts of what a job needs, or all of it (None), each in a process of its own."""
    with ProcessPoolExecutor(LANES, mp_context=SPAWN, max_tasks_per_child=1) as pool:
        try:
            wrong = "".join([done.result() for done in [pool.submit(_compiled, job, part) for part in parts]])
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            end_children()
            raise
    if wrong:
        raise CannotCompile(wrong)


def _compiled(job: Job, part: int | None) -> str:
    """Compile, and return what is wrong in one line; compilers raise what does not travel between processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    try:
        warm_up(job) if part is None else compile_part(job, part)
    except Exception as error:  # noqa: BLE001 (it is told to the person at the terminal)
        return " ".join(str(error).split())[:_LONGEST] or repr(error)
    return ""
