"""The program, made to log all that it has to say."""

import logging
from collections.abc import Sequence

from monopolista import cli


def main(arguments: Sequence[str]) -> int:
    """Run a command."""
    logging.getLogger().setLevel(logging.DEBUG)
    return cli.main(arguments)
