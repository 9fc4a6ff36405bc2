"""The program as it is, but that processes hear of each other by notifications alone: none looks for what it missed."""

from collections.abc import Sequence
from typing import Final

from monopolista import cli
from monopolista.server.cluster import postgres_cluster

NEVER: Final = 86_400.0
"""Seconds between two looks, and for which a process is there that does not say so again."""


def main(arguments: Sequence[str]) -> int:
    """Run a command."""
    postgres_cluster.POLL_SECONDS = NEVER
    for query in ("_THERE", "_OTHERS", "_LOWEST"):
        setattr(
            postgres_cluster,
            query,
            getattr(postgres_cluster, query).replace(postgres_cluster.LEASE, f"{NEVER} seconds"),
        )
    return cli.main(arguments)
