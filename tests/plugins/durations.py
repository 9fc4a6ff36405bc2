"""Pytest plugin: print the slowest tests and the seconds of each kind, and keep both for comparison.

``python -m tests.plugins.durations [OLD NEW]`` compares two runs, the last two where none is named; so does
``make slowest``.
"""

import json
import os
import resource
import sys
from collections.abc import Generator, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from tests.plugins.kinds import KINDS, kind_of

FOLDER: Final = Path(__file__).parents[2] / ".durations"
"""Where runs are kept: a file each, named by the time at which the run ended."""
SHOWN: Final = 20
SHARED: Final = "what many tests share: browsers, servers, databases"
"""The name under which a run has what is torn down after the last test of each process, which used it least of all."""
KEPT: Final = 50
"""Runs that are kept; older ones are removed."""


class Timing(NamedTuple):
    """What one test took, in seconds."""

    kind: str
    wall: float
    cpu: float
    """Of the test process and of its children that have ended; a browser that stays open is not among them."""


Run = dict[str, Timing]
"""The tests of a run by their node ids."""


class Recorder:
    """Collects what the tests of a run took."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.run: Run = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add one phase of a test: set-up, call or teardown."""
        said = dict(report.user_properties)
        before = self.run.get(report.nodeid, Timing("", 0, 0))
        self.run[report.nodeid] = Timing(str(said["kind"]), before.wall + report.duration, float(str(said["cpu"])))
        if shared := float(str(said.get("shared", 0.0))):
            self.run[SHARED] = Timing("", 0, self.run.get(SHARED, Timing("", 0, 0)).cpu + shared)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Print the slowest tests and the seconds of each kind; keep the run."""
        if self.run:
            terminalreporter.section("durations")
            for line in summary(self.run):
                terminalreporter.write_line(line)
            keep(self.run, self.folder)


def pytest_configure(config: pytest.Config) -> None:
    """Record in the process that reports; its workers only measure."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder(config.rootpath / FOLDER.name), "durations")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, None]:
    """Say in every report which kind its test is, and in the last one what CPU time it used."""
    if call.when == "setup":
        item.user_properties += [("kind", kind_of(item)), ("cpu", 0.0)]
    elif call.when == "teardown":
        ended, left = item.stash.get(_LEFT, None), _cpu()
        item.user_properties[-1] = ("cpu", round((ended or left) - item.stash.get(_BEGAN, 0.0), 3))
        if ended is not None:
            item.user_properties.append(("shared", round(left - ended, 3)))
    yield


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Remember what CPU time was used before a test."""
    item.stash[_BEGAN] = _cpu()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Remember what CPU time was used when the last test of a process was over: what follows belongs to all."""
    if nextitem is None:
        item.stash[_LEFT] = _cpu()


_BEGAN, _LEFT = pytest.StashKey[float](), pytest.StashKey[float]()


def _cpu() -> float:
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def summary(run: Run) -> Iterator[str]:
    """Describe a run in lines: the slowest tests, then each kind, then what all processes used."""
    for name, one in sorted(run.items(), key=lambda pair: -pair[1].wall)[:SHOWN]:
        yield f"{one.wall:8.2f} s  {one.kind:9}{name}"
    for kind in KINDS:
        those = [one for one in run.values() if one.kind == kind]
        if those:
            wall, cpu = sum(one.wall for one in those), sum(one.cpu for one in those)
            yield f"{kind:9}{len(those):6} tests {wall:8.1f} s, CPU {cpu:8.1f} s"
    if SHARED in run:
        yield f"{SHARED}: CPU {run[SHARED].cpu:.1f} s"
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    total = sum(one.ru_utime + one.ru_stime for one in used)
    yield f"all processes, collection and browsers included: CPU {total:.1f} s"


def keep(run: Run, folder: Path = FOLDER) -> Path:
    """Write a run into the folder, and remove the oldest ones beyond ``KEPT``."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{datetime.now(UTC):%Y%m%dT%H%M%S.%f}.json"
    path.write_text(json.dumps(run))
    for old in sorted(folder.glob("*.json"))[:-KEPT]:
        old.unlink()
    return path


def read(path: Path) -> Run:
    """Read a run that was kept."""
    return {name: Timing(*fields) for name, fields in json.loads(path.read_text()).items()}


def comparison(old: Run, new: Run) -> Iterator[str]:
    """Describe what changed most between two runs, in seconds of wall clock, then each kind."""
    both = {name: (old[name].wall if name in old else 0.0, one.wall) for name, one in new.items()}
    both |= {name: (one.wall, 0.0) for name, one in old.items() if name not in new}
    ordered = sorted(both.items(), key=lambda pair: -abs(pair[1][1] - pair[1][0]))
    for name, (before, after) in ordered[:SHOWN]:
        yield f"{before:8.2f} → {after:8.2f} s  {name}"
    for kind in KINDS:
        before, after = (sum(one.wall for one in run.values() if one.kind == kind) for run in (old, new))
        yield f"{before:8.1f} → {after:8.1f} s  all of kind {kind}"


def main(arguments: list[str]) -> int:
    """Compare the two runs that are named, or the last two; a fresh clone has none, which is no error."""
    paths = [Path(one) for one in arguments] or sorted(FOLDER.glob("*.json"))[-2:]
    if arguments and len(paths) != 2:
        sys.stderr.write('name two runs: make slowest RUNS="OLD.json NEW.json"\n')
        return 2
    if len(paths) < 2:
        sys.stdout.write(f"recorded runs: {len(paths)}; two are needed to compare. `make test` records one.\n")
        return 0
    sys.stdout.write("\n".join(comparison(*map(read, paths))) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
