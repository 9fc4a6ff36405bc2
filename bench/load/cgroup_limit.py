"""Limit a process to a share of a processor with cgroups of either version (Linux, as root).

On a machine with fewer processors than a server, its database and its clients need, a server process with a whole
processor takes it from the others, and the effect of a second process cannot be measured. With limits, the server
processes are the bottleneck, and the rest of the machine has capacity to spare.
"""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_GROUPS: Final = Path("/sys/fs/cgroup")
_PERIOD: Final = 10_000
"""Microseconds of a scheduling period: short, so that the delay until the next one is short too."""


class CgroupError(Exception):
    """This machine does not support limits."""


@contextmanager
def limit_processor(process: int, percent: int) -> Generator[None]:
    """Limit a process to a percentage of one processor until the end of the block; 100 sets no limit.

    Raises
    ------
    CgroupError
        The limit cannot be set.
    """
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
