"""Analysis of a game as text in the reader's language; the browser uses the same messages."""

from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from monopolista.analyse.analysis import Analysis
from monopolista.analyse.luck_skill import LuckSkill, measure_luck_skill
from monopolista.analyse.mistakes import Mistake
from monopolista.analyse.move_quality import GradedMove, grade_of
from monopolista.analyse.turning_points import TurningPoint
from monopolista.engine.network.kernels import ODDS
from monopolista.engine.seats import Seat
from monopolista.games.common.wording import listed, money, seat_name
from monopolista.games.interface.rules_adapter import Step
from monopolista.locales import say, spoken_in
from monopolista.narrate import step_sentences

HEADS: Final = ("start", "luck", "own", "others", "result")
"""Columns of the table of luck and skill."""
_GRADES: Final = ("good", "doubtful", "mistake", "blunder")
_HUNDRED: Final = 100


@dataclass(frozen=True)
class Entry:
    """An event, its time and its effect on the odds; for similar mistakes, the most expensive one."""

    when: str
    what: str
    change: str
    grade: str = ""
    better: str = ""
    again: str = ""
    """When the similar mistakes were made, and what each of them cost; empty if there are none."""


@dataclass(frozen=True)
class Decided:
    """Decisions of a seat: its name, the number of each grade, and its worst mistakes."""

    name: str
    counts: str
    mistakes: list[Entry]


@dataclass(frozen=True)
class AnalysisText:
    """All texts of an analysis."""

    language: str
    names: list[str]
    rows: list[list[str]]
    """Parts of each seat's result in percent, rounded so that they add up."""
    turnings: list[Entry]
    decided: list[Decided]
    notes: list[str]
    """Accuracy, and the result of rollouts."""


def signed(change: int, language: str, error: int | None = None) -> str:
    """Return a change of odds in percentage points, with its sign and unit.

    Parameters
    ----------
    change : int
        In millionths.
    language : str
        Language of the format.
    error : int, optional
        Standard error in millionths, if known.

    Returns
    -------
    str
        With one decimal.

    Examples
    --------
    >>> signed(-168_000, "nl")
    '−16,8\xa0procentpunt'
    >>> signed(24_000, "en", error=3_000)
    '+2.4 ± 0.3\xa0pp'
    """
    sign = "+" if change > 0 else "−" if change < 0 else ""
    around = "" if error is None else f" ± {_points(error, language)}"
    return say("odds-change", language, points=f"{sign}{_points(change, language)}{around}")


def _points(change: int, language: str) -> str:
    """Return the size of a change of odds in percentage points, with one decimal."""
    digits = f"{abs(change) * _HUNDRED / ODDS:.1f}"
    return digits if spoken_in(language).group == "," else digits.replace(".", ",")


def rounded(account: LuckSkill) -> list[int]:
    """Return the parts of a result in percent, which add up exactly: the start, then the part of each cause."""
    parts = (account.start, account.luck, account.own, account.others)
    upto = [round(_HUNDRED * total / ODDS) for total in accumulate(parts)]
    return [now - before for now, before in zip(upto, [0, *upto], strict=False)]


def in_words(analysis: Analysis, language: str) -> AnalysisText:
    """Return an analysis in the words of a language."""
    writer = _Writer(analysis, language)
    seats = range(analysis.table.seats)
    return AnalysisText(
        language,
        [writer.name(seat) for seat in seats],
        [_row(one) for one in measure_luck_skill(analysis.course)],
        writer.turnings(),
        [writer.decided(seat) for seat in seats],
        writer.notes(),
    )


def _row(account: LuckSkill) -> list[str]:
    start, *added = rounded(account)
    return [str(start), *(f"{one:+}".replace("-", "−") for one in added), str(start + sum(added))]


class _Writer:
    """Writes the texts of one game in one language."""

    def __init__(self, analysis: Analysis, language: str) -> None:
        self._analysis = analysis
        self._table = analysis.table
        self._language = language
        self._turns = self._numbers()

    def name(self, seat: Seat) -> str:
        """Return the name of a seat."""
        return seat_name(self._table.transcript.header.names, seat, self._language)

    def _numbers(self) -> list[int]:
        """Return the number of the turn of each step."""
        begins = self._table.rules.late_commands.begins_turn
        turns = ([one.amount for one in step.events if one.kind in begins] for step in self._table.steps)
        return list(accumulate(turns, lambda now, begun: begun[-1] if begun else now, initial=0))

    def _sentences(self, step: Step) -> str:
        return " ".join(step_sentences(self._table, step, self._language, self._table.transcript.header.names))

    def _when(self, turn: int) -> str:
        return say("winning-at", self._language, turn=turn)

    def turnings(self) -> list[Entry]:
        """Return the turning points of which something is told."""
        found: list[Entry] = []
        for one in self._analysis.turnings:
            number = one.moment.answered.step
            seat = max(range(len(one.added)), key=lambda seat: abs(one.added[seat]))
            change = f"{self.name(seat)} {self._with_error(one, seat)}"
            turn = self._turns[number + 1]
            found.append(Entry(self._when(turn), self._sentences(self._table.steps[number]), change))
        return [one for one in found if one.what]

    def notes(self) -> list[str]:
        """Return notes on accuracy; with rollouts, their result."""
        language, games = self._language, self._analysis.games
        if games == 0:
            return [say("analysis-note", language)]
        text = say("analysis-rolled", language, games=f"{games:,}".replace(",", spoken_in(language).group))
        grades = [(one.grade, grade_of(one.rolled.estimated)) for one in self._analysis.graded if one.rolled]
        refuted = sum(now == "good" and was != "good" for now, was in grades)
        found = sum(now != "good" and was == "good" for now, was in grades)
        counted = {"analysis-refuted": refuted, "analysis-found": found}
        counts = listed([say(name, language, count=count) for name, count in counted.items() if count], language)
        hidden = self._analysis.played.scales.has_hidden_cards
        cards = [say("analysis-rolled-cards", language)] if hidden else []
        return [f"{text} {counts}.".replace(" .", ""), *cards, say("analysis-rolled-note", language)]

    def _with_error(self, turning: TurningPoint, seat: Seat) -> str:
        error = turning.errors[seat] if turning.games else None
        return signed(turning.added[seat], self._language, error)

    def decided(self, seat: Seat) -> Decided:
        """Return the decisions of a seat."""
        own = [one.grade for one in self._analysis.graded if one.seat == seat]
        counts = [say(f"analysis-{grade}", self._language, count=own.count(grade)) for grade in _GRADES if grade in own]
        mistakes = [self._mistake(one) for one in self._analysis.mistakes(seat)]
        return Decided(
            self.name(seat), listed(counts, self._language) or say("analysis-none", self._language), mistakes
        )

    def _mistake(self, mistake: Mistake) -> Entry:
        graded, language = mistake.worst, self._language
        number = graded.answered.step
        what = self._sentences(self._table.steps[number])
        if graded.answered.action.verb in self._analysis.played.scales.advisor.goes_on:
            what = say("analysis-went-on", language, name=self.name(graded.seat))
        grade = say(f"analysis-grade-{graded.grade}", language)
        when, change, again = self._when(self._turns[number]), self._cost(graded), self._again(mistake)
        return Entry(when, what, change, grade, self._better(graded), again)

    def _cost(self, graded: GradedMove) -> str:
        return signed(-graded.loss, self._language, graded.rolled and graded.rolled.error)

    def _again(self, mistake: Mistake) -> str:
        others = [one for one in mistake.moves if one is not mistake.worst]
        if not others:
            return ""
        told = [f"{self._when(self._turns[one.answered.step])} ({self._cost(one)})" for one in others]
        return f"{say('analysis-again-at', self._language)} {listed(told, self._language)}."

    def _better(self, graded: GradedMove) -> str:
        step, language = graded.better, self._language
        what = self._sentences(step) if step is not None and step.action else ""
        better = say("analysis-better", language, what=what) if what else say("analysis-otherwise", language)
        if step is None or not step.action:
            better = say("analysis-leave", language)
        parts = [better]
        if graded.why is not None:
            parts.append(self._analysis.played.scales.advisor.worded(graded.why, language))
        if graded.limit is not None:
            parts.append(self._limit(graded.limit))
        return " ".join(parts)

    def _limit(self, limit: int) -> str:
        if limit == 0:
            return say("analysis-no-limit", self._language)
        currency = self._table.box.file.currency
        return say("analysis-limit", self._language, amount=money(limit, currency, self._language))
