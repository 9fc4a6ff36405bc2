"""An analysis as it is sent, and written as JSON: numbers of steps, odds in millionths, nothing that is a sentence."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from monopolista.analyse.luck_skill import accounts
from monopolista.analyse.move_quality import Grade, GradedMove, MoveGrader
from monopolista.analyse.turning_points import TurningPoint, turning_points
from monopolista.analyse.win_odds_timeline import Played, WinOddsTimeline, Work
from monopolista.games.interface.rules_adapter import Step
from monopolista.games.interface.views import Reason

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
    games: int = 0
    """Where it was played on from before and after the step: how many games each. Then ``added`` is by them,"""
    errors: list[int] = []
    """and these are its standard errors."""


class CourseView(Struct, rename="camel"):
    """The course of a game that is over: everybody's odds after each step that counts, and what made them."""

    edition: str
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


class RolledView(Struct, rename="camel"):
    """How sure a loss is of a decision that was played on from, many times."""

    games: int
    """From each of the two answers."""
    error: int
    """The standard error of the loss."""
    estimated: int
    """What the estimate alone called the loss."""


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
    why: Reason | None = None
    """Of one that was not good, why the better answer is better, where that is plain."""
    rolled: RolledView | None = None
    """Where it was played on from."""


class GradesView(Struct, rename="camel"):
    """The decisions among some of the answers."""

    decisions: list[DecisionView]
    next: int
    """The number of the answer from which to go on, 0 at the end."""


class RollingView(Struct, rename="camel"):
    """What a game tells that was played on from where it matters: turning points and decisions as they stand now."""

    games: int
    """Games that were played on, all in all."""
    bots: list[str]
    """Who played on at each seat."""
    dealt_anew: bool
    """Whether from decisions hidden cards were dealt anew in each game, all that who decided could not know."""
    turnings: list[TurningView]
    decisions: list[DecisionView]


class RollingLine(Struct, rename="camel", omit_defaults=True):
    """How far the games are, as the process that plays them tells the one that began it."""

    doing: Literal["compiling", "playing", "done"]
    share: float = 0.0
    """How much of the work is done, of 1."""
    games: int = 0
    found: RollingView | None = None
    """What came of it, in the last line."""


def course_view(played: Played, course: WinOddsTimeline) -> CourseView:
    """Return the course of a game as it is sent."""
    return CourseView(
        edition=played.header.edition,
        start=list(course.start),
        steps=[moment.answered.step for moment in course.moments],
        odds=[[moment.odds[seat] for moment in course.moments] for seat in range(len(course.start))],
        accounts=[
            AccountView(one.seat, one.start, one.luck, one.own, one.others, one.result) for one in accounts(course)
        ],
        turnings=turnings_view(turning_points(course)),
        answers=len(played.answered),
    )


def turnings_view(turnings: Sequence[TurningPoint]) -> list[TurningView]:
    """Return turning points as they are sent."""
    return [TurningView(one.moment.answered.step, list(one.added), one.games, list(one.errors)) for one in turnings]


def grades_view(played: Played, first: int) -> Work[GradesView]:
    """Return the next section of a game's decisions, from one of its answers on."""
    last = first + SECTION
    graded = yield from MoveGrader(played).graded(first, last)
    return GradesView(decisions_view(played, graded), last if last < len(played.answered) else 0)


def decisions_view(played: Played, graded: Sequence[GradedMove]) -> list[DecisionView]:
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
            one.why,
            one.rolled and RolledView(one.rolled.games, one.rolled.error, one.rolled.estimated),
        )
        for one in graded
    ]


def _answer(step: Step) -> AnswerView:
    told = [(one.kind, one.seat, one.other, one.subject, one.amount, one.clause) for one in step.facts]
    return AnswerView(step.action, told)
