"""The package on other systems than that of the tests: nothing is called that a system does not have.

Each check takes as long as that of ``make lint``: ``make campaigns`` runs them.
"""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.campaign(sample=0)
@pytest.mark.parametrize("system", ["Windows", "Darwin"])
def test_a_system_has_what_the_package_calls(system: str) -> None:
    """Whatever only POSIX has stands behind ``sys.platform``, by which the checker knows what is left."""
    checker = [Path(sys.executable).with_name("pyright"), "--pythonplatform", system, "--warnings", "src"]
    found = subprocess.run(checker, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout[-4000:]
