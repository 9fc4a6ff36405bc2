"""The program without polling: processes learn of each other by notifications alone."""

from collections.abc import Sequence
from typing import Final

from monopolista import cli
from monopolista.server.cluster import postgres_cluster

NEVER: Final = 86_400.0
"""The poll interval and the lease in seconds."""


def main(arguments: Sequence[str]) -> int:
    """Run a command."""
    postgres_cluster.POLL_SECONDS = NEVER
    for query in ("_REMOTE_PRESENCE", "_OTHERS", "_LOWEST"):
        setattr(
            postgres_cluster,
            query,
            getattr(postgres_cluster, query).replace(postgres_cluster.LEASE, f"{NEVER} seconds"),
        )
    return cli.main(arguments)
