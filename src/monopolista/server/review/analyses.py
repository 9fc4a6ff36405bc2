"""Analyses of finished games: win odds over time, luck and skill, and the quality of decisions."""

from monopolista.analyse.action_values import NotEvaluatedError
from monopolista.analyse.api_views import SECTION, CourseView, GradesView, course_view, grades_view
from monopolista.analyse.win_odds_timeline import Played
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.review import replays
from monopolista.server.storage.base import GameRow, StepRow
from monopolista.table import Table

EVALUATION_COST, GRADING_COST = 5, 10
"""The cost of an answer in units of the scheduler, beside its replay: to evaluate it, and to grade its decision."""


class AnalysisUnavailableError(Exception):
    """The game is not over, or has no evaluation; ``reason`` is the key of the text that says which."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


Source = tuple[GameRow, list[StepRow]] | str
"""A stored game, or the text of a transcript."""


def replay_finished(source: Source) -> Cooperative[Table]:
    """Replay a game that is over.

    A running game is refused, because an analysis would reveal the best move: only its table can allow hints.

    Raises
    ------
    AnalysisUnavailableError
        The game is not over.
    InvalidReplayError
        The source is not a game of these rules.
    HiddenInformationError
        The game is running, with hidden cards.
    """
    table = yield from replays.replay_text(source) if isinstance(source, str) else replays.replay_game(*source)
    if not table.over:
        raise AnalysisUnavailableError("analysis-unfinished", "this game is not over yet")
    return table


def _played(source: Source) -> Cooperative[Played]:
    table = yield from replay_finished(source)
    try:
        return Played(table)
    except NotEvaluatedError as error:
        raise AnalysisUnavailableError("analysis-unweighed", str(error)) from error


def course_view_of(source: Source) -> Cooperative[CourseView]:
    """Return the win odds of all players over a game, with luck and skill."""
    played = yield from _played(source)
    course = yield from played.course()
    return course_view(played, course)


def grades_view_of(source: Source, first: int) -> Cooperative[GradesView]:
    """Return the graded decisions of a section of a game, from an answer on."""
    played = yield from _played(source)
    return (yield from grades_view(played, first))


def estimate_cost(answers: int, first: int) -> int:
    """Return the cost, in units of the scheduler, of evaluating a game, or of grading a section from ``first`` on."""
    return (
        answers * (1 + EVALUATION_COST) if first < 0 else answers + min(SECTION, max(0, answers - first)) * GRADING_COST
    )
