"""Games that are over, looked back on: their odds, luck and skill, and their decisions graded."""

from monopolista.analyse.action_values import NotEvaluatedError
from monopolista.analyse.api_views import SECTION, CourseView, GradesView, course_view, grades_view
from monopolista.analyse.win_odds_timeline import Played
from monopolista.server.core.fair_scheduler import Slices
from monopolista.server.review import replays
from monopolista.server.storage.base import GameRow, StepRow
from monopolista.table import Table

JUDGED, GRADED = 5, 10
"""How many pieces of work an answer is, beside playing it again, that is judged, or whose decision is graded."""


class AnalysisUnavailableError(Exception):
    """A game that is not over yet, or whose odds nobody estimates; ``reason`` says which, by its key in the texts."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


Source = tuple[GameRow, list[StepRow]] | str
"""A game of this server, or the text of a transcript."""


def table_of(source: Source) -> Slices[Table]:
    """Return the table of a game that is over.

    Raises AnalysisUnavailableError, InvalidReplayError or HiddenInformationError.

    While it is played nobody is told what it would be best to do: that is for its table to allow.
    """
    table = yield from replays.table_of_text(source) if isinstance(source, str) else replays.table_of(*source)
    if not table.over:
        raise AnalysisUnavailableError("analysis-unfinished", "this game is not over yet")
    return table


def _played(source: Source) -> Slices[Played]:
    table = yield from table_of(source)
    try:
        return Played(table)
    except NotEvaluatedError as error:
        raise AnalysisUnavailableError("analysis-unweighed", str(error)) from error


def course_of(source: Source) -> Slices[CourseView]:
    """Return everybody's odds over a game, and luck and skill."""
    played = yield from _played(source)
    course = yield from played.course()
    return course_view(played, course)


def grades_of(source: Source, first: int) -> Slices[GradesView]:
    """Return some of a game's decisions, graded, from one of its answers on."""
    played = yield from _played(source)
    return (yield from grades_view(played, first))


def pieces(answers: int, first: int) -> int:
    """Return how much work it is to judge a game of so many answers, or to grade a section of it from one on."""
    return answers * (1 + JUDGED) if first < 0 else answers + min(SECTION, max(0, answers - first)) * GRADED
