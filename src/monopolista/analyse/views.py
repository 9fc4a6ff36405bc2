"""An analysis as it is sent, and written as JSON: numbers of steps, odds in millionths, nothing that is a sentence."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from monopolista.analyse.accounts import accounts
from monopolista.analyse.course import Course, Played, Work
from monopolista.analyse.grading import Grade, Graded, Grading
from monopolista.analyse.turning import turning_points
from monopolista.games.game import Step

SECTION: Final = 240
"""So many answers are graded at a time, so that progress is seen."""


class AccountView(Struct, rename="camel"):
    """What made a seat's odds at the beginning its result: they add up exactly."""

    seat: int
    start: int
    luck: int
    """What dice and cards added, and whatever nobody chose."""
    own: int
    """What its own decisions added."""
    others: int
    """What the decisions of the others added."""
    result: int


class TurningView(Struct, rename="camel"):
    """A step that moved the odds much, and by how much those of each seat."""

    step: int
    added: list[int]


class CourseView(Struct, rename="camel"):
    """The course of a game that is over: everybody's odds after each step that counts, and what made them."""

    start: list[int]
    steps: list[int]
    """The numbers of the steps, as the replay has them."""
    odds: list[list[int]]
    """Of each seat, after each of these steps."""
    accounts: list[AccountView]
    turnings: list[TurningView]
    answers: int
    """How many answers there are to go through when decisions are graded."""


class AnswerView(Struct, rename="camel"):
    """An answer that was not given, with the facts that it would have brought; empty for leaving it."""

    action: str
    facts: list[tuple[int, int, int, int, int, int]]


class DecisionView(Struct, rename="camel"):
    """A decision, and what it cost."""

    step: int
    seat: int
    loss: int
    grade: Grade
    went_on: bool = False
    """Whether it was only to let the game go on: to roll, or to end the turn."""
    better: AnswerView | None = None
    """Where it was not good, what would have been better."""
    limit: int | None = None
    """Of one in an auction that was not good, up to what sum to bid, 0 for not at all."""


class GradesView(Struct, rename="camel"):
    """The decisions among some of the answers."""

    decisions: list[DecisionView]
    next: int
    """The number of the answer from which to go on, 0 at the end."""


def course_view(played: Played, course: Course) -> CourseView:
    """Return the course of a game as it is sent."""
    return CourseView(
        start=list(course.start),
        steps=[moment.answered.step for moment in course.moments],
        odds=[[moment.odds[seat] for moment in course.moments] for seat in range(len(course.start))],
        accounts=[
            AccountView(one.seat, one.start, one.luck, one.own, one.others, one.result) for one in accounts(course)
        ],
        turnings=[TurningView(one.moment.answered.step, list(one.added)) for one in turning_points(course)],
        answers=len(played.answered),
    )


def grades_view(played: Played, first: int) -> Work[GradesView]:
    """Return the next section of a game's decisions, from one of its answers on."""
    last = first + SECTION
    graded = yield from Grading(played).graded(first, last)
    return GradesView(decisions_view(played, graded), last if last < len(played.answered) else 0)


def decisions_view(played: Played, graded: Sequence[Graded]) -> list[DecisionView]:
    """Return graded decisions as they are sent."""
    return [
        DecisionView(
            one.answered.step,
            one.seat,
            one.loss,
            one.grade,
            one.answered.action.verb in played.scales.counsel.goes_on,
            one.better and _answer(one.better),
            one.limit,
        )
        for one in graded
    ]


def _answer(step: Step) -> AnswerView:
    told = [(one.kind, one.seat, one.other, one.subject, one.amount, one.clause) for one in step.facts]
    return AnswerView(step.action, told)
