"""What a run tells another program: a line of JSON for each step, the last one with the summary, and files."""

from typing import Literal

import msgspec

from monopolista.games.printed import Strict

SUMMARY = "summary.json"
REPORT = "report.html"
"""What stands in the folder of a run, beside its tables."""
NOTHING = msgspec.Raw(b"null")


class Progress(Strict, frozen=True, omit_defaults=True):
    """A line."""

    doing: Literal["compiling", "playing", "writing", "done"]
    games: int = 0
    """Games played so far."""
    seconds: float = 0.0
    """Seconds of play so far."""
    summary: msgspec.Raw = NOTHING
    """What ``summary.json`` holds, when all is done."""
