"""For how many days a server keeps what it keeps, as the command line says it."""

import argparse
from typing import TYPE_CHECKING

from monopolista.cli.commands import Complaint

if TYPE_CHECKING:
    from monopolista.server.retention import Keep

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
            f"--keep-{name}",
            type=int,
            default=_LOBBIES if name == "lobbies" else 0,
            metavar="DAYS",
            help=f"{what} are gone for good after so many days (default: {usual})",
        )


def asked_for(asked: argparse.Namespace) -> "Keep":
    """Return for how long; or raise Complaint."""
    from monopolista.server.retention import Keep

    found = {name: getattr(asked, f"keep_{name}") for name in ("games", "abandoned", "lobbies")}
    for name, days in found.items():
        if not 0 <= days < 100_000:
            raise Complaint(f"--keep-{name} {days}: give days, 1 or more, or 0 for ever")
    return Keep(**{name: days or None for name, days in found.items()})
