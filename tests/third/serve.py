"""The program with the third game beside the others."""

from collections.abc import Sequence

from monopolista import cli
from monopolista.games import GAMES
from tests.third.game import PIG


def main(arguments: Sequence[str]) -> int:
    """Run a command."""
    GAMES[PIG.name] = PIG
    return cli.main(arguments)
