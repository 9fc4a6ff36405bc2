"""The command as it is, but for simulations: ``python -m tests.plain simulate …`` plays them in plain Python.

A bot of one's own sits down as the first of them, so that nothing has to be compiled.
"""

import sys
from collections.abc import Sequence

from monopolista.cli import main

PROGRAM = (sys.executable, "-m", "tests.plain")
HASTY = "tests.simulate.bots:hasty"


def in_plain(arguments: Sequence[str]) -> list[str]:
    """Return arguments by which a simulation is played in plain Python, by one process."""
    place = arguments.index("--bots") + 1
    _, *others = arguments[place].split(",")
    return [*arguments[:place], ",".join([HASTY, *others]), *arguments[place + 1 :], "--workers", "1"]


if __name__ == "__main__":
    sys.exit(main(in_plain(sys.argv[1:])))
