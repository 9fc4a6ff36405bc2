"""Progress of a run for other programs: a line of JSON for each step, the last one with the summary."""

from typing import Literal

import msgspec

from monopolista.games.common.printed import Strict
from monopolista.locales import LANGUAGES

SUMMARY = "summary.json"
REPORT = "report.html"
"""Files in the folder of a run, beside its tables and the reports in other languages."""
BACK_LINK = "<!--way back-->"
"""Placeholder in a report, which a server replaces by a link to its site; in a file it is a comment."""
THEMED = 'data-theme="system"'
"""Attribute in a report, which a server replaces by the theme that the reader has chosen."""
NOTHING = msgspec.Raw(b"null")


def in_language(language: str) -> str:
    """Return the file name of a report in a language that was not requested.

    >>> in_language("it")
    'report-it.html'
    """
    return f"report-{language}.html"


class Progress(Strict, frozen=True, omit_defaults=True):
    """A line of progress."""

    doing: Literal["compiling", "playing", "writing", "done"]
    games: int = 0
    """Games played so far."""
    seconds: float = 0.0
    """Seconds of play so far."""
    summary: msgspec.Raw = NOTHING
    """Content of ``summary.json``, once all is done."""


REPORTS = (REPORT, *map(in_language, LANGUAGES))
"""All file names of reports."""
