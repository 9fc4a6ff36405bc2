"""What a run tells another program: a line of JSON for each step, the last one with the summary, and files."""

from typing import Literal

import msgspec

from monopolista.games.common.printed import Strict
from monopolista.locales import LANGUAGES

SUMMARY = "summary.json"
REPORT = "report.html"
"""What stands in the folder of a run, beside its tables; the report in other languages beside it."""
WAY_BACK = "<!--way back-->"
"""Where a server that shows a report leads on to the rest of the house; a file on a disk leads nowhere."""
THEMED = 'data-theme="system"'
"""What such a server changes to show it in the theme that its reader has chosen."""
NOTHING = msgspec.Raw(b"null")


def in_language(language: str) -> str:
    """Return the name of a report that was not asked for in a language, but is there in it."""
    return f"report-{language}.html"


class Progress(Strict, frozen=True, omit_defaults=True):
    """A line."""

    doing: Literal["compiling", "playing", "writing", "done"]
    games: int = 0
    """Games played so far."""
    seconds: float = 0.0
    """Seconds of play so far."""
    summary: msgspec.Raw = NOTHING
    """What ``summary.json`` holds, when all is done."""


REPORTS = (REPORT, *map(in_language, LANGUAGES))
"""Every name that a report may have."""
