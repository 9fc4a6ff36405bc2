"""The unit tests of the browser's code pass in vitest."""

import subprocess
import sys

import pytest
from tools import build_web


@pytest.mark.process
def test_the_unit_tests_of_the_browsers_code_pass() -> None:
    command = [sys.executable, build_web.__file__, "test"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
