"""Compiled code in tests: one worker beside each test process, which the tests call by name.

How a process was started decides whether kernels are compiled, so a test hands its work to a
process that was started for it, with bounds checks on. What was compiled is kept under
``.pytest_cache`` until a kernel's source changes.

A module whose functions are called may have a ``warm_up``, which compiles what they need: one
process at a time runs it, the others then find the work done.
"""

import fcntl
import hashlib
import importlib
import json
import os
import re
import subprocess
import sys
import traceback
import warnings
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import rmtree
from typing import IO, Any

from monopolista.engine.jit import COMPILED, sources_digest

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".pytest_cache" / "kernels"


class WorkerError(AssertionError):
    """What went wrong in the worker, with its traceback."""


def call(function: str, *args: Any) -> Any:
    """Call ``module:function`` in the compiled worker and return its result; both ways go as JSON."""
    try:
        return _worker().call(function, args)
    except WorkerError:
        raise
    except BaseException:
        # Whoever gave up waiting must not leave its answer to the next test.
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
            env=environment() | {"MONOPOLISTA_COMPILED": "1"},
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

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
    """Return the variables by which a process finds what the worker compiled, and compiles as it does."""
    cache_dir = KEPT / _digest()
    cache_dir.mkdir(parents=True, exist_ok=True)
    return os.environ | {"NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(cache_dir)}


def _digest() -> str:
    """Return a digest of every source from which the worker compiles; numba does not notice an edited import."""
    digest = hashlib.sha256(sources_digest().encode())
    for source in sorted((ROOT / "tests").rglob("*.py")):
        if not source.name.startswith("test_") and b"@kernel" in source.read_bytes():
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def _alone(module: str) -> Generator[None]:
    """Let one process at a time compile what a game needs, and throw away what older sources left."""
    game = re.search(r"games\.(\w+)\.", module)
    with (KEPT / f"lock-{game[1] if game else 'all'}").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for old in KEPT.iterdir():
            if old.is_dir() and old != Path(os.environ["NUMBA_CACHE_DIR"]):
                rmtree(old, ignore_errors=True)
        yield


@cache
def _module(name: str) -> Any:
    module = importlib.import_module(name)
    if hasattr(module, "warm_up"):
        with _alone(name):
            module.warm_up()
    return module


def _answer(line: str) -> dict[str, Any]:
    function, args = json.loads(line)
    module, _, name = function.partition(":")
    try:
        return {"result": getattr(_module(module), name)(*args)}
    except Exception:  # noqa: BLE001 (it is told to the test, which fails)
        return {"error": traceback.format_exc()}


def _work(calls: IO[str], answers: IO[str]) -> None:
    for line in calls:
        answers.write(json.dumps(_answer(line)) + "\n")
        answers.flush()


if __name__ == "__main__":
    assert COMPILED
    pipe = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what is printed goes to the tests' own output
    # Numba calls it an experiment that a kernel for ``Seen`` is given a ``Game``, which begins with the same fields.
    warnings.filterwarnings("ignore", message="(?s).*considered a subtype")
    _work(sys.stdin, pipe)
