"""Query known advisories for all pinned packages: the Python packages of every lock, the npm packages of both locks.

python -m tools.audit

The exit status is 0 without advisories, 1 with at least one, and 69 where an index did not respond: nothing is known
of its packages then.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.build_web import NODE, NPM
from tools.lockfiles import LOCKS, NODE_LOCKS, ROOT, python_pins

CLEAR: Final = 0
FOUND: Final = 1
UNAVAILABLE: Final = 69
"""As ``EX_UNAVAILABLE`` of ``sysexits.h``."""
_NAMED: Final = 5
"""How many packages that an index does not have are named."""
_PIP_AUDIT: Final = (sys.executable, "-m", "pip_audit", "--disable-pip", "--no-deps", "--progress-spinner=off")
_NPM_AUDIT: Final = (str(NODE), str(NPM), "audit", "--package-lock-only", "--json")


class Outcome(NamedTuple):
    """The result of a query."""

    queried: str
    """Which packages were queried."""
    advisories: tuple[str, ...] = ()
    failure: str = ""
    """Why nothing is known of the packages, or of some."""


def rounds(locks: Iterable[Path]) -> list[dict[str, str]]:
    """Return every pinned version, for any platform, in as few sets as possible that contain each name once."""
    found: list[dict[str, str]] = []
    for name, version in sorted({(pin.name, pin.version) for lock in locks for pin in python_pins(lock)}):
        free = next((one for one in found if name not in one), None)
        if free is None:
            found.append(free := {})
        free[name] = version
    return found


def python_outcome(pins: dict[str, str]) -> Outcome:
    """Query advisories for Python packages."""
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder, "pins.txt")
        listed.write_text("".join(f"{name}=={version}\n" for name, version in pins.items()), encoding="utf-8")
        done = _run([*_PIP_AUDIT, "--format=json", f"--requirement={listed}"], ROOT)
    return read_pip_audit(f"{len(pins)} Python packages", done.stdout, done.stderr)


def node_outcome(lock: Path) -> Outcome:
    """Query advisories for the npm packages of a folder."""
    done = _run(_NPM_AUDIT, lock.parent)
    return read_npm_audit(f"npm packages of {lock.parent.relative_to(ROOT)}/", done.stdout, done.stderr)


def _run(command: Sequence[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def read_pip_audit(queried: str, output: str, errors: str) -> Outcome:
    """Parse the output of pip-audit; without a response of the index, standard output is empty."""
    try:
        packages: list[dict[str, Any]] = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Outcome(queried, failure=_last_line(errors))
    skipped = [one["name"] for one in packages if "skip_reason" in one]
    advisories = [
        f"{one['name']} {one['version']}: {advisory['id']}" for one in packages for advisory in one.get("vulns", ())
    ]
    return Outcome(queried, tuple(advisories), _not_listed(skipped))


def _not_listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    return f"the index has nothing of {', '.join(names[:_NAMED])}{more}" if names else ""


def read_npm_audit(queried: str, output: str, errors: str) -> Outcome:
    """Parse the output of ``npm audit``; without a response of the registry, it has no report."""
    try:
        answer: dict[str, Any] = json.loads(output)
        packages: dict[str, dict[str, Any]] = answer["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return Outcome(queried, failure=_failure_of(output) or _last_line(errors))
    advisories = [
        f"{name}: {via['title']}" for name, one in packages.items() for via in one["via"] if isinstance(via, dict)
    ]
    return Outcome(queried, tuple(advisories))


def _failure_of(output: str) -> str:
    """Return npm's error message, which is JSON."""
    try:
        answer: dict[str, Any] = json.loads(output)
    except ValueError:
        return ""
    return str(answer.get("message") or answer.get("error", ""))


def _last_line(errors: str) -> str:
    return next((line for line in reversed(errors.splitlines()) if line.strip()), "it said nothing")


def status_of(outcomes: Sequence[Outcome]) -> int:
    """Return the exit status: an advisory takes precedence over a failure."""
    if any(one.advisories for one in outcomes):
        return FOUND
    return UNAVAILABLE if any(one.failure for one in outcomes) else CLEAR


def main() -> int:
    """Query, and print the results."""
    outcomes = [python_outcome(pins) for pins in rounds(sorted(LOCKS.glob("*.txt")))]
    outcomes += [node_outcome(lock) for lock in NODE_LOCKS]
    for one in outcomes:
        for advisory in one.advisories:
            print(f"advisory: {advisory}")
        if one.failure:
            print(f"not known: {one.queried}: {one.failure}")
        elif not one.advisories:
            print(f"no advisory is known: {one.queried}")
    if status_of(outcomes) == UNAVAILABLE:
        print("Ask again where PyPI and the npm registry answer about advisories; this ends with 69.")
    return status_of(outcomes)


if __name__ == "__main__":
    sys.exit(main())
