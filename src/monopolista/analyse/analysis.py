"""Complete analysis of a game, for the terminal and the report."""

from dataclasses import dataclass
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from monopolista.analyse.api_views import CourseView, DecisionView, course_view, decisions_view, turnings_view
from monopolista.analyse.mistakes import Mistake, mistakes
from monopolista.analyse.move_quality import GradedMove, MoveGrader
from monopolista.analyse.turning_points import TurningPoint, turning_points
from monopolista.analyse.win_odds_timeline import Played, WinOddsTimeline, at_once
from monopolista.engine.seats import Seat
from monopolista.table import Table
from monopolista.transcript import Transcript

MOST_MISTAKES: Final = 5
"""Highest number of listed mistakes of a seat."""


class AnalysisView(Struct, rename="camel"):
    """An analysis as JSON."""

    edition: str
    names: list[str]
    over: bool
    course: CourseView
    decisions: list[DecisionView]
    games: int
    """Number of rollouts; 0 if the analysis uses only the estimated odds."""


@dataclass(frozen=True)
class Analysis:
    """A game, its win-odds timeline and its graded decisions."""

    table: Table
    played: Played
    course: WinOddsTimeline
    graded: tuple[GradedMove, ...]
    turnings: tuple[TurningPoint, ...]
    games: int = 0
    """Number of rollouts; 0 if the analysis uses only the estimated odds."""

    def mistakes(self, seat: Seat) -> list[Mistake]:
        """Return the most expensive mistakes of a seat, at most MOST_MISTAKES."""
        return mistakes(self.played, (one for one in self.graded if one.seat == seat))[:MOST_MISTAKES]

    def view(self) -> AnalysisView:
        """Return the analysis as it is written."""
        header = self.table.transcript.header
        course = replace(course_view(self.played, self.course), turnings=turnings_view(self.turnings))
        decisions = decisions_view(self.played, self.graded)
        return AnalysisView(header.edition, list(header.names), self.table.over, course, decisions, self.games)


def analysed(transcript: Transcript) -> Analysis:
    """Return the analysis of a game.

    Parameters
    ----------
    transcript : Transcript
        The game.

    Returns
    -------
    Analysis
        Without rollouts.

    Raises
    ------
    NotEvaluatedError
        If the game has no odds.
    TranscriptError
        If the answers do not lead to the game.
    """
    table = Table.replay(transcript, chance=None)
    played = Played(table)
    course = at_once(played.course())
    return Analysis(table, played, course, tuple(at_once(MoveGrader(played).graded())), turning_points(course))
