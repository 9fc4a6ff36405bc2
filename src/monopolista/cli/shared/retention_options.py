"""For how many days a server keeps what it keeps, as the command line says it."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monopolista.server.retention.policy import RetentionPolicy

_LOBBIES = 7
"""Days that a lobby is kept in which no game was ever played, if nothing else is asked for."""


def add(parser: argparse.ArgumentParser) -> None:
    """Let somebody say for how long."""
    for name, what, usual in (
        ("games", "games that are over or were given up", "for ever"),
        ("abandoned", "games in play that nobody goes on with", "for ever"),
        ("lobbies", "lobbies in which no game was ever played", f"{_LOBBIES}; 0: for ever"),
    ):
        parser.add_argument(
            f"--retain-{name}",
            type=_days,
            default=_LOBBIES if name == "lobbies" else 0,
            metavar="DAYS",
            help=f"{what} are gone for good after so many days (default: {usual})",
        )


def asked_for(asked: argparse.Namespace) -> "RetentionPolicy":
    """Return for how long."""
    from monopolista.server.retention.policy import RetentionPolicy

    return RetentionPolicy(asked.retain_games or None, asked.retain_abandoned or None, asked.retain_lobbies or None)


def _days(said: str) -> int:
    if not (said.isascii() and said.isdigit() and len(said) < 6):
        raise argparse.ArgumentTypeError(f"{said}: give days, 1 or more, or 0 for ever")
    return int(said)
