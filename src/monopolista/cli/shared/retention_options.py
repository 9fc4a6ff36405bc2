"""Command-line options for the retention policy."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monopolista.server.retention.policy import RetentionPolicy

_LOBBIES = 7
"""Default days for which a lobby without any game is retained."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    for name, what, default in (
        ("games", "games that are over or were given up", "for ever"),
        ("abandoned", "games in play that nobody goes on with", "for ever"),
        ("lobbies", "lobbies in which no game was ever played", f"{_LOBBIES}; 0: for ever"),
    ):
        parser.add_argument(
            f"--retain-{name}",
            type=_days,
            default=_LOBBIES if name == "lobbies" else 0,
            metavar="DAYS",
            help=f"{what} are deleted permanently after this many days (default: {default})",
        )


def policy_of(args: argparse.Namespace) -> "RetentionPolicy":
    """Return the retention policy."""
    from monopolista.server.retention.policy import RetentionPolicy

    return RetentionPolicy(args.retain_games or None, args.retain_abandoned or None, args.retain_lobbies or None)


def _days(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise argparse.ArgumentTypeError(f"{text}: give days, 1 or more, or 0 for ever")
    return int(text)
