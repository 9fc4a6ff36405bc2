"""The program as it is, but that processes hear of each other by notifications alone: none looks for what it missed."""

from collections.abc import Sequence
from typing import Final

from monopolista import cli
from monopolista.server import neighbours

NEVER: Final = 86_400.0
"""Seconds between two looks, and for which a process is there that does not say so again."""


def main(arguments: Sequence[str]) -> int:
    """Run a command."""
    neighbours.EVERY = NEVER
    for query in ("_THERE", "_OTHERS", "_LOWEST"):
        setattr(neighbours, query, getattr(neighbours, query).replace(neighbours.LEASE, f"{NEVER} seconds"))
    return cli.main(arguments)
