"""The problems that come with the program, as they are told: a game up to a question, and what each answer leads to."""

from msgspec import Struct

from monopolista.analyse.problems import Difficulty, Problem, Solved, problems
from monopolista.analyse.views import AnswerView
from monopolista.games import game_of
from monopolista.server import replays
from monopolista.server.turns import Slices
from monopolista.table import Table
from monopolista.transcript import read


class ProblemRow(Struct, rename="camel"):
    """A problem among the others; nothing of its solution."""

    name: str
    plays: str
    """Which game it is."""
    edition: str
    seats: int
    difficulty: Difficulty


class SolvedView(Struct, rename="camel"):
    """An answer with the facts that it brings, and what became of it."""

    answer: AnswerView
    odds: list[int]
    """How often each seat won, in millionths."""
    behind: int
    """By how much less often the seat won than by the best answer, in millionths."""
    error: int
    """The standard error of that difference."""


class ProblemView(Struct, rename="camel"):
    """A problem: the game up to the question, and its answers, the best first."""

    name: str
    replay: replays.Replay
    seat: int
    difficulty: Difficulty
    games: int
    """How many games were played on from each answer."""
    answers: list[SolvedView]
    next: str
    """The problem after it."""


class NoProblem(LookupError):  # noqa: N818 (an answer like any other)
    """A name that no problem has."""


def listed() -> list[ProblemRow]:
    """Return all problems, in their order."""
    return [_row(one) for one in problems()]


def named(name: str) -> Problem:
    """Return the problem of a name, or raise NoProblem."""
    for one in problems():
        if one.name == name:
            return one
    raise NoProblem(name)


def view_of(name: str) -> Slices[ProblemView]:
    """Return a problem as a screen shows it, or raise NoProblem."""
    problem = named(name)
    replay, table = yield from replays.replay_and_table(problem.transcript)
    order = [one.name for one in problems()]
    return ProblemView(
        name,
        replay,
        problem.seat,
        problem.difficulty,
        problem.games,
        [_solved(table, problem, one) for one in problem.answers],
        order[(order.index(name) + 1) % len(order)],
    )


def _row(problem: Problem) -> ProblemRow:
    header = read(problem.transcript).header
    game = game_of(header.edition).name
    return ProblemRow(problem.name, game, header.edition, header.seats, problem.difficulty)


def _solved(table: Table, problem: Problem, solved: Solved) -> SolvedView:
    """Return an answer with the facts that it brings before chance answers."""
    state = table.state()
    table.law.apply(state, problem.seat, table.game.parse(solved.action))
    facts = state.facts[: state.fact_count]
    told = [(one.kind, one.seat, one.other, one.subject, one.amount, one.clause) for one in facts]
    return SolvedView(AnswerView(solved.action, told), list(solved.odds), solved.behind, solved.error)
