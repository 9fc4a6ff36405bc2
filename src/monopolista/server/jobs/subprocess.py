"""A process of its own for what would keep the server too long: the program's own command, at a lower priority."""

import contextlib
import importlib
import importlib.util
import os
import subprocess
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import anyio
from anyio.abc import Process

_NICE = 10
_LONGEST_LINE = 1024 * 1024


def is_installed(needed: Sequence[str]) -> bool:
    """Say whether all that a command needs beside the game is there; it may have come since the server began."""
    importlib.invalidate_caches()
    return all(importlib.util.find_spec(name) for name in needed)


async def opened(command: Sequence[str], errors: Path) -> Process:
    """Start a process whose complaints go to a file, and which ends when its standard input closes."""
    with errors.open("wb") as complaints:
        process = await anyio.open_process(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=complaints, start_new_session=True
        )
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, _NICE)
    return process


async def lines_of(process: Process) -> AsyncIterator[bytes]:
    """Yield each line that a process writes, until the last."""
    assert process.stdout is not None
    rest = b""
    async for heard in process.stdout:
        *lines, rest = (rest + heard)[-_LONGEST_LINE:].split(b"\n")
        for line in lines:
            yield line


def ask_to_stop(process: Process) -> None:
    """Do as Ctrl-C does, but by the signal that ends a compilation too, whoever started the server."""
    with contextlib.suppress(ProcessLookupError):
        process.terminate()


def kill(process: Process) -> None:
    """End a process by force."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
