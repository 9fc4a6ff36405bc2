"""The program with the third game beside the others: ``python -m tests.third.serve serve --port 0``."""

import sys

from monopolista.cli import main
from monopolista.games import GAMES
from tests.third.game import PIG

if __name__ == "__main__":
    GAMES[PIG.name] = PIG
    sys.exit(main())
