"""The command as it is, but that nothing has to be compiled: ``python -m tests.plain simulate …``, or ``analyse``.

A bot of one's own sits down, and so all is played in plain Python.
"""

import sys
from collections.abc import Sequence

from monopolista.cli import main

PROGRAM = (sys.executable, "-m", "tests.plain")
HASTY = "tests.simulate.bots:hasty"


def in_plain(arguments: Sequence[str]) -> list[str]:
    """Return arguments by which a simulation, or a game that is looked back on, is played in plain Python, to its end
    however long that takes.
    """
    if "analyse" in arguments:
        return [*arguments, "--workers", "1", "--seconds", str(_few_rollouts())]
    place = arguments.index("--bots") + 1
    _, *others = arguments[place].split(",")
    return [*arguments[:place], ",".join([HASTY, *others]), *arguments[place + 1 :], "--workers", "1"]


def _few_rollouts() -> int:
    """Have few games rolled out, and return the most seconds that they may take.

    Workers import this module anew, so it imports what rolls out only here.
    """
    from monopolista.analyse import rollout_analysis  # noqa: PLC0415 (as above)
    from monopolista.cli.commands.rollouts import MAX_SECONDS  # noqa: PLC0415
    from monopolista.simulate import rollouts  # noqa: PLC0415

    rollouts.PLAYER, rollout_analysis.GAMES, rollout_analysis.MOST = HASTY, 2, 2
    return MAX_SECONDS


if __name__ == "__main__":
    sys.exit(main(in_plain(sys.argv[1:])))
