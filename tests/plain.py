"""The command as it is, but that nothing has to be compiled: ``python -m tests.plain simulate …``, or ``analyse``.

A bot of one's own sits down, and so all is played in plain Python.
"""

import sys
from collections.abc import Sequence

from monopolista.analyse import rollout_analysis
from monopolista.cli import main
from monopolista.cli.commands.rollouts import MAX_SECONDS
from monopolista.simulate import rollouts

PROGRAM = (sys.executable, "-m", "tests.plain")
HASTY = "tests.simulate.bots:hasty"


def in_plain(arguments: Sequence[str]) -> list[str]:
    """Return arguments by which a simulation, or a game that is looked back on, is played in plain Python, to its end
    however long that takes.
    """
    if "analyse" in arguments:
        rollouts.PLAYER, rollout_analysis.GAMES, rollout_analysis.MOST = HASTY, 2, 2
        return [*arguments, "--workers", "1", "--seconds", str(MAX_SECONDS)]
    place = arguments.index("--bots") + 1
    _, *others = arguments[place].split(",")
    return [*arguments[:place], ",".join([HASTY, *others]), *arguments[place + 1 :], "--workers", "1"]


if __name__ == "__main__":
    sys.exit(main(in_plain(sys.argv[1:])))
