"""How many workers a run can have: by the cores and the free memory of this machine, and by the chunks of the run."""

import os
from pathlib import Path
from typing import Final, NamedTuple

import psutil

WORKER_MEMORY: Final = 224 * 2**20
"""Bytes that a worker takes with its kernels and the chunk in hand: 192 to 212 MiB were measured, by the game."""
_GROUP: Final = Path("/sys/fs/cgroup")
"""Where the kernel says how much memory the control group of this process may have, and has."""


class Limit(NamedTuple):
    """How many workers there can be, and what allows no more."""

    workers: int
    reason: str
    is_memory: bool = False


def limit_of(chunks: int, *, cores: int | None = None, memory: int | None = None) -> Limit:
    """Return how many workers a run with this number of chunks can have, at least one.

    Parameters
    ----------
    chunks
        Pieces of work, each of which one worker does.
    cores, memory
        Cores, and bytes that are free; those of this machine where they are not given.

    >>> limit_of(16, cores=4, memory=2**40)
    Limit(workers=4, reason='this machine has 4 cores', is_memory=False)
    """
    cores = cores or cores_here()
    memory = free_memory() if memory is None else memory
    return min(
        Limit(cores, f"this machine has {_counted(cores, 'core')}"),
        Limit(max(1, chunks), f"the run has {_counted(max(1, chunks), 'chunk')} of work"),
        Limit(max(1, memory // WORKER_MEMORY), _memory_in_words(memory), is_memory=True),
        key=lambda one: one.workers,
    )


def cores_here() -> int:
    """Return how many cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def free_memory(group: Path = _GROUP) -> int:
    """Return how many bytes this process and its children may still take: of the machine, and of a control group."""
    free = psutil.virtual_memory().available
    try:
        most, used = int((group / "memory.max").read_text()), int((group / "memory.current").read_text())
        return min(free, max(0, most - used + _reclaimable(group)))
    except (OSError, ValueError):  # no control group, or one without a limit ("max")
        return free


def _reclaimable(group: Path) -> int:
    """Return how much of what a control group uses is cache that the kernel gives up when memory is short."""
    stated = dict(line.split() for line in (group / "memory.stat").read_text().splitlines())
    return int(stated.get("inactive_file", 0))


def _memory_in_words(free: int) -> str:
    return f"{free // 2**20:,} MiB of memory are free, and a worker takes {WORKER_MEMORY // 2**20} MiB"


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what}" + ("s" if number != 1 else "")
