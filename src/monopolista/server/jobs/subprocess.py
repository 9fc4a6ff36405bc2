"""Subprocesses for long work: the program's own command, at a lower priority."""

import contextlib
import importlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import anyio
from anyio.abc import Process

_NICE = 10
_LONGEST_LINE = 1024 * 1024


def is_installed(needed: Sequence[str]) -> bool:
    """Return whether all packages that a command needs are installed; they may be installed while the server runs."""
    importlib.invalidate_caches()
    return all(importlib.util.find_spec(name) for name in needed)


async def start_process(command: Sequence[str], errors: Path) -> Process:
    """Start a process that writes errors to a file, and ends when its standard input closes."""
    with errors.open("wb") as stderr:
        process = await anyio.open_process(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, start_new_session=True
        )
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, _NICE)
    return process


async def read_lines(process: Process) -> AsyncIterator[bytes]:
    """Yield each line that a process writes to standard output."""
    assert process.stdout is not None
    rest = b""
    async for data in process.stdout:
        *lines, rest = (rest + data)[-_LONGEST_LINE:].split(b"\n")
        for line in lines:
            yield line


def terminate(process: Process) -> None:
    """Send SIGTERM, which interrupts a compilation too, unlike SIGINT; ignore a process that has ended."""
    with contextlib.suppress(ProcessLookupError):
        process.terminate()


def kill(process: Process) -> None:
    """Kill a process; ignore one that has ended."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
