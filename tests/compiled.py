"""Compiled code in tests: one worker beside each test process, which the tests call by name.

How a process was started decides whether kernels are compiled, so a test hands its work to a process that was started
for it, with bounds checks on. ``tests/kernels.py`` compiles all that the tests call before they start; what is missing
is compiled when it is called. Machine code is kept in ``.kernels``, for each layer until a source of it changes.
"""

import atexit
import importlib
import json
import os
import subprocess
import sys
import traceback
import warnings
from functools import cache
from pathlib import Path
from typing import IO, Any

from monopolista.engine.jit import COMPILED
from tests.plugins.kinds import require

ROOT = Path(__file__).parents[1]
KERNELS = ROOT / ".kernels"
UNOPTIMIZED = "0"
"""Machine code for tests that call a kernel a few times: made in a tenth of the time, and six times as slow."""


class WorkerError(AssertionError):
    """What went wrong in the worker, with its traceback."""


def call(function: str, *args: Any) -> Any:
    """Call ``module:function`` in the compiled worker and return its result; both ways go as JSON."""
    require("compiled")
    try:
        return _worker().call(function, args)
    except WorkerError:
        raise
    except BaseException:
        # A test that gave up waiting must not leave its answer to the next test.
        _worker().end()
        _worker.cache_clear()
        raise


@cache
def _worker() -> "_Worker":
    return _Worker()


class _Worker:
    """A process that compiles, and the pipes to it; it ends when its standard input does."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.compiled"]
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment(),
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        atexit.register(self.end)

    def end(self) -> None:
        """End it at once, whatever it does."""
        self._process.kill()
        self._process.communicate()

    def call(self, function: str, args: tuple[Any, ...]) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([function, args]) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise WorkerError(f"the worker died with status {self._process.wait()}")
        answer = json.loads(line)
        if "error" in answer:
            raise WorkerError(answer["error"])
        return answer["result"]


def environment() -> dict[str, str]:
    """Return the variables by which a process finds the kernels of the tests, and compiles as their worker does.

    ``NUMBA_OPT`` says how far machine code is optimized; where it is not set, hardly at all.
    """
    chosen = {"MONOPOLISTA_COMPILED": "1", "NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(KERNELS)}
    return {"NUMBA_OPT": UNOPTIMIZED} | os.environ | chosen


@cache
def _module(name: str) -> Any:
    return importlib.import_module(name)


def _answer(line: str) -> dict[str, Any]:
    function, args = json.loads(line)
    module, _, name = function.partition(":")
    try:
        return {"result": getattr(_module(module), name)(*args)}
    except Exception:  # noqa: BLE001 (it is passed to the test, which fails)
        return {"error": traceback.format_exc()}


def accept_subtypes() -> None:
    """Silence Numba's warning that a kernel for ``Seen`` is given a ``Game``, which begins with the same fields."""
    warnings.filterwarnings("ignore", message="(?s).*considered a subtype")


def _work(calls: IO[str], answers: IO[str]) -> None:
    for line in calls:
        answers.write(json.dumps(_answer(line)) + "\n")
        answers.flush()


if __name__ == "__main__":
    assert COMPILED
    pipe = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what is printed goes to the tests' own output
    accept_subtypes()
    _work(sys.stdin, pipe)
