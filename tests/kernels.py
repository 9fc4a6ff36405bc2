"""Compile every kernel that the tests call, on all cores, before they start: ``python -m tests.kernels``.

First the rules and bots of each game, in the parts that its pool names; then what puts them together: each module below
``tests`` that has a function ``warm_up``. Each part has a process of its own, for a compiler keeps all that it has seen
in memory. Where everything is in the cache already, this ends at once.
"""

import gc
import hashlib
import importlib
import os
import shutil
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from monopolista.engine.jit import LAYERS, cache_dir, entry_dir
from tests.compiled import KERNELS, ROOT, accept_subtypes, environment

DAYS_KEPT: Final = 7
"""Kernels of older sources are removed when nobody has compiled with them for so long."""
SECONDS_A_DAY: Final = 86_400
Part = tuple[str, int | None]
"""A game and the number of one of its parts, or a module and None."""


def warmed_up() -> list[str]:
    """Return the modules that have a ``warm_up``."""
    sources = [one for one in (ROOT / "tests").rglob("*.py") if "node_modules" not in one.parts]
    found = [one for one in sources if b"\ndef warm_up(" in one.read_bytes()]
    return sorted(".".join(one.relative_to(ROOT).with_suffix("").parts) for one in found)


def compile_part(part: Part) -> float:
    """Compile one part; return the seconds that it took."""
    accept_subtypes()
    gc.disable()  # a compiler keeps all that it makes
    began = time.process_time()
    name, number = part
    if number is None:
        module: Any = importlib.import_module(name)
        module.warm_up()
    else:
        _compile_pool(name, number)
    return time.process_time() - began


def _compile_pool(game: str, number: int) -> None:
    from monopolista.games import GAMES  # noqa: PLC0415 (only a process that compiles needs them)
    from monopolista.simulate.runner import compiled_works, precompile  # noqa: PLC0415

    precompile.compile_part(compiled_works.usual_job(GAMES[game]), number)


def _mark() -> Path:
    """Return the file that says that everything is in the cache."""
    folders = [cache_dir(f"monopolista.games.x.{layer}").name for layer in LAYERS]
    tests = importlib.import_module("tests").__name__
    digest = hashlib.sha256(" ".join([*folders, cache_dir(tests).name]).encode()).hexdigest()[:16]
    return entry_dir(tests) / f"complete-{digest}"


def _remove_old() -> None:
    """Remove what was compiled from sources that have been edited since, after some days."""
    for folder in KERNELS.iterdir():
        if time.time() - folder.stat().st_mtime > DAYS_KEPT * SECONDS_A_DAY:
            shutil.rmtree(folder, ignore_errors=True)


def _compile_all(parts: Iterable[Part]) -> None:
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"), max_tasks_per_child=1) as processes:
        for part, seconds in zip(parts, processes.map(compile_part, parts), strict=True):
            if os.environ.get("VERBOSE"):
                sys.stderr.write(f"{seconds:6.1f} s of CPU  {part}\n")


def _mark_environments() -> None:
    """Mark the kernels of environments as compiled, which otherwise compile them ahead when they are made."""
    if any(entry_dir("monopolista.games.x.learn").glob("whole-*-environments-*")):
        return
    from monopolista.games import GAMES  # noqa: PLC0415 (not needed where nothing is to be done)
    from monopolista.simulate.runner import compiled_works, precompile  # noqa: PLC0415 (as above)

    for game in GAMES.values():
        precompile.mark_compiled(compiled_works.usual_job(game), compiled_works.ENVIRONMENTS)


def main() -> None:
    """Compile what is not in the cache."""
    os.environ.update(environment())
    mark = _mark()
    if not mark.exists():
        _compile(mark)
    _mark_environments()


def _compile(mark: Path) -> None:
    """Compile everything, and mark the cache as complete."""
    from monopolista.games import GAMES  # noqa: PLC0415 (not needed where nothing is to be done)

    sys.stderr.write("Compiling the kernels of the tests; this is done once …\n")
    KERNELS.mkdir(exist_ok=True)
    _remove_old()
    pools: Sequence[Part] = [(game.name, part) for game in GAMES.values() for part in range(game.simulator.parts)]
    _compile_all(pools)
    _compile_all([(module, None) for module in warmed_up()])
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


if __name__ == "__main__":
    main()
