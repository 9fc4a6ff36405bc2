"""The command ``monopolista``."""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit status. Child processes import this module, and load no commands."""
    from monopolista.cli.parser import run

    return run(arguments)
