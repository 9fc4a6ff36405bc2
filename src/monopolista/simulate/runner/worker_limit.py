"""Number of workers of a run: limited by cores, by free memory, and by the chunks of the run."""

import os
from pathlib import Path
from typing import Final, NamedTuple

WORKER_MEMORY: Final = 224 * 2**20
"""Memory of a worker in bytes, with kernels and a chunk: we measured 192 to 212 MiB, depending on the game."""
_GROUP: Final = Path("/sys/fs/cgroup")
"""Control group of this process (cgroup v2): limit and use of memory."""


class Limit(NamedTuple):
    """Number of workers, and the reason for the limit."""

    workers: int
    reason: str
    is_memory: bool = False


def limit_of(chunks: int, *, cores: int | None = None, memory: int | None = None, each: int = WORKER_MEMORY) -> Limit:
    """Return how many workers a run can have, at least one.

    Parameters
    ----------
    chunks : int
        Chunks of the run; one worker plays a chunk.
    cores : int, optional
        Processor cores; by default those that this process may use.
    memory : int, optional
        Free memory in bytes; by default that of this machine.
    each : int
        Memory that a worker takes, in bytes.

    Returns
    -------
    Limit
        The smallest of the limits.

    Examples
    --------
    >>> limit_of(16, cores=4, memory=2**40)
    Limit(workers=4, reason='this machine has 4 cores', is_memory=False)
    """
    cores = cores or cores_here()
    memory = free_memory() if memory is None else memory
    return min(
        Limit(cores, f"this machine has {_counted(cores, 'core')}"),
        Limit(max(1, chunks), f"the run has {_counted(max(1, chunks), 'chunk')} of work"),
        Limit(max(1, memory // each), _memory_in_words(memory, each), is_memory=True),
        key=lambda one: one.workers,
    )


def cores_here() -> int:
    """Return the number of processor cores that this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def free_memory(group: Path = _GROUP) -> int:
    """Return the memory that this process and its children may still allocate.

    Parameters
    ----------
    group : Path
        Folder of the control group.

    Returns
    -------
    int
        Bytes: the smaller of the machine's free memory and the rest of the control group's limit.
    """
    import psutil  # noqa: PLC0415 (workers do without it)

    free = psutil.virtual_memory().available
    try:
        most, used = int((group / "memory.max").read_text()), int((group / "memory.current").read_text())
        return min(free, max(0, most - used + _reclaimable(group)))
    except (OSError, ValueError):  # no control group, or one without a limit ("max")
        return free


def _reclaimable(group: Path) -> int:
    """Return the bytes of a control group that are cache, which the kernel reclaims when memory is short."""
    stated = dict(line.split() for line in (group / "memory.stat").read_text().splitlines())
    return int(stated.get("inactive_file", 0))


def _memory_in_words(free: int, each: int) -> str:
    return f"{free // 2**20:,} MiB of memory are free, and a worker takes {each // 2**20} MiB"


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what}" + ("s" if number != 1 else "")
