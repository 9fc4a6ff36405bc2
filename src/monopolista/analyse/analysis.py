"""The whole analysis of a game at once, for the terminal and the report."""

from dataclasses import dataclass
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from monopolista.analyse.api_views import CourseView, DecisionView, course_view, decisions_view, turnings_view
from monopolista.analyse.move_quality import GradedMove, MoveGrader
from monopolista.analyse.turning_points import TurningPoint, turning_points
from monopolista.analyse.win_odds_timeline import Played, WinOddsTimeline, at_once
from monopolista.engine.seats import Seat
from monopolista.table import Table
from monopolista.transcript import Transcript

DEAREST: Final = 5
"""How many mistakes of a seat are told."""


class AnalysisView(Struct, rename="camel"):
    """An analysis as JSON."""

    edition: str
    names: list[str]
    over: bool
    course: CourseView
    decisions: list[DecisionView]
    games: int
    """How many were played on from where it matters; 0 where all is by the estimate alone."""


@dataclass(frozen=True)
class Analysis:
    """A game that was played, its course and its decisions."""

    table: Table
    played: Played
    course: WinOddsTimeline
    graded: tuple[GradedMove, ...]
    turnings: tuple[TurningPoint, ...]
    games: int = 0
    """How many were played on from where it matters; 0 where all is by the estimate alone."""

    def mistakes(self, seat: Seat) -> list[GradedMove]:
        """Return the dearest decisions of a seat that were not good."""
        found = [one for one in self.graded if one.seat == seat and one.grade != "good"]
        return sorted(found, key=lambda one: -one.loss)[:DEAREST]

    def view(self) -> AnalysisView:
        """Return all of it as it is written."""
        header = self.table.transcript.header
        course = replace(course_view(self.played, self.course), turnings=turnings_view(self.turnings))
        decisions = decisions_view(self.played, self.graded)
        return AnalysisView(header.edition, list(header.names), self.table.over, course, decisions, self.games)


def analysed(transcript: Transcript) -> Analysis:
    """Return the analysis of the game of a transcript; raise NotEvaluatedError where nothing estimates its odds."""
    table = Table.replay(transcript, chance=None)
    played = Played(table)
    course = at_once(played.course())
    return Analysis(table, played, course, tuple(at_once(MoveGrader(played).graded())), turning_points(course))
