"""Hold a process to a share of a processor, by the kernel's own accounting (cgroups of either version, Linux, as root).

On a machine with fewer processors than a server, its database and its crowd would want, each server process that has a
whole one to itself takes it from the others, and nothing can be said of what another process would add. Held to a part
of one each, processes are what is scarce, and the rest of the machine is idle enough for all else.
"""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_GROUPS: Final = Path("/sys/fs/cgroup")
_PERIOD: Final = 10_000
"""Microseconds after which a share begins anew: short, so that nobody waits long for the next."""


class CgroupError(Exception):
    """This machine lets nobody be held."""


@contextmanager
def held(process: int, percent: int) -> Generator[None]:
    """Let a process have so much of one processor at the most, until the end of the block; all of it at 100."""
    if percent == 100:
        yield
        return
    group = (_GROUPS / "cpu" if (_GROUPS / "cpu").is_dir() else _GROUPS) / f"monopolista-{process}"
    quota = percent * _PERIOD // 100
    try:
        group.mkdir()
        if (group / "cpu.max").exists():
            (group / "cpu.max").write_text(f"{quota} {_PERIOD}")
        else:
            (group / "cpu.cfs_period_us").write_text(str(_PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        (group / "cgroup.procs").write_text(str(process))
    except OSError as error:
        raise CgroupError(f"no process can be held to a share of a processor here ({error})") from error
    try:
        yield
    finally:
        (group.parent / "cgroup.procs").write_text(str(process))
        group.rmdir()
