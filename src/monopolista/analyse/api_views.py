"""Views of an analysis for the HTTP interface and for JSON: numbers of steps, odds in millionths, no sentences."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from monopolista.analyse.luck_skill import measure_luck_skill
from monopolista.analyse.mistakes import kind_of
from monopolista.analyse.move_quality import Grade, GradedMove, MoveGrader
from monopolista.analyse.turning_points import TurningPoint, turning_points
from monopolista.analyse.win_odds_timeline import Played, WinOddsTimeline, Work
from monopolista.games.interface.rules_adapter import Step
from monopolista.games.interface.views import Reason

SECTION: Final = 240
"""Answers per section of grading, so that clients can show progress."""


class AccountView(Struct, rename="camel"):
    """Luck and skill of a seat, in millionths. They add up from its odds at the start to its result."""

    seat: int
    start: int
    luck: int
    """Changes by chance, and by steps without a choice."""
    own: int
    """Changes by the seat's decisions."""
    others: int
    """Changes by the decisions of other seats."""
    result: int


class TurningView(Struct, rename="camel"):
    """A turning point, and the change of each seat's odds in millionths."""

    step: int
    added: list[int]
    games: int = 0
    """Rollouts from each side of the step, 0 for none. With rollouts, ``added`` is their result."""
    errors: list[int] = []
    """Standard errors of ``added``, in millionths; empty without rollouts."""


class CourseView(Struct, rename="camel"):
    """Win-odds timeline of a finished game, and its causes."""

    edition: str
    start: list[int]
    steps: list[int]
    """Numbers of the steps, as in the replay."""
    odds: list[list[int]]
    """The odds of each seat after each of these steps, in millionths."""
    accounts: list[AccountView]
    turnings: list[TurningView]
    answers: int
    """Number of answers to grade."""


class AnswerView(Struct, rename="camel"):
    """An alternative answer with the events that it would have caused; empty for passing."""

    action: str
    facts: list[tuple[int, int, int, int, int, int]]


class RolledView(Struct, rename="camel"):
    """Accuracy of the loss of a decision by rollouts."""

    games: int
    """Rollouts from each of the two answers."""
    error: int
    """Standard error of the loss, in millionths."""
    estimated: int
    """Loss by the estimated odds, without rollouts, in millionths."""


class DecisionView(Struct, rename="camel"):
    """A decision and its loss in millionths."""

    step: int
    seat: int
    loss: int
    grade: Grade
    kind: str
    """The decision and its best alternative, as words that are equal for similar mistakes; empty for a good
    decision.
    """
    went_on: bool = False
    """Whether the answer only continued the game: a roll, or the end of a turn."""
    better: AnswerView | None = None
    """The best alternative; none for a good decision."""
    limit: int | None = None
    """In an auction, the highest worthwhile bid, 0 for none; none for a good decision."""
    why: Reason | None = None
    """Why the alternative is better, if there is a clear reason."""
    rolled: RolledView | None = None
    """Result of rollouts, if there are any."""


class GradesView(Struct, rename="camel"):
    """Graded decisions among some of the answers."""

    decisions: list[DecisionView]
    next: int
    """Number of the next answer to grade, 0 at the end."""


class RollingView(Struct, rename="camel"):
    """Turning points and decisions by rollouts."""

    games: int
    """Rollouts in total."""
    bots: list[str]
    """Bot of each seat in the rollouts."""
    dealt_anew: bool
    """Whether each rollout determinized the cards that the deciding seat could not know."""
    turnings: list[TurningView]
    decisions: list[DecisionView]


class RollingLine(Struct, rename="camel", omit_defaults=True):
    """Progress of rollouts, from the process that plays them to its parent."""

    doing: Literal["compiling", "playing", "done"]
    share: float = 0.0
    """Share of the work that is done, from 0 to 1."""
    games: int = 0
    found: RollingView | None = None
    """Result, in the last line."""


def course_view(played: Played, course: WinOddsTimeline) -> CourseView:
    """Return the view of a win-odds timeline."""
    return CourseView(
        edition=played.header.edition,
        start=list(course.start),
        steps=[moment.answered.step for moment in course.moments],
        odds=[[moment.odds[seat] for moment in course.moments] for seat in range(len(course.start))],
        accounts=[
            AccountView(one.seat, one.start, one.luck, one.own, one.others, one.result)
            for one in measure_luck_skill(course)
        ],
        turnings=turnings_view(turning_points(course)),
        answers=len(played.answered),
    )


def turnings_view(turnings: Sequence[TurningPoint]) -> list[TurningView]:
    """Return the view of turning points."""
    return [TurningView(one.moment.answered.step, list(one.added), one.games, list(one.errors)) for one in turnings]


def grades_view(played: Played, first: int) -> Work[GradesView]:
    """Grade the next section of a game's decisions.

    Parameters
    ----------
    played : Played
        The game.
    first : int
        Number of the first answer of the section.

    Returns
    -------
    Work[GradesView]
        Interruptible work, which returns the view.
    """
    last = first + SECTION
    graded = yield from MoveGrader(played).graded(first, last)
    return GradesView(decisions_view(played, graded), last if last < len(played.answered) else 0)


def decisions_view(played: Played, graded: Sequence[GradedMove]) -> list[DecisionView]:
    """Return the view of graded decisions."""
    return [
        DecisionView(
            one.answered.step,
            one.seat,
            one.loss,
            one.grade,
            kind_of(played, one),
            one.answered.action.verb in played.scales.advisor.goes_on,
            one.better and _answer(one.better),
            one.limit,
            one.why,
            one.rolled and RolledView(one.rolled.games, one.rolled.error, one.rolled.estimated),
        )
        for one in graded
    ]


def _answer(step: Step) -> AnswerView:
    events = [(one.kind, one.seat, one.other, one.subject, one.amount, one.clause) for one in step.events]
    return AnswerView(step.action, events)
