"""An analysis in words, in the reader's language: the browser says the same ones."""

from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from monopolista.analyse.analysis import Analysis
from monopolista.analyse.luck_skill import LuckSkill, accounts
from monopolista.analyse.move_quality import GradedMove, grade_of
from monopolista.analyse.turning_points import TurningPoint
from monopolista.engine.network import ODDS
from monopolista.engine.seats import Seat
from monopolista.games.common.wording import listed, money, seat_name
from monopolista.games.interface.rules_adapter import Step
from monopolista.locales import say, spoken_in
from monopolista.narrate import told

HEADS: Final = ("start", "luck", "own", "others", "result")
"""The columns of luck and skill."""
_GRADES: Final = ("good", "doubtful", "mistake", "blunder")
_HUNDRED: Final = 100


@dataclass(frozen=True)
class Event:
    """Something that happened, when, and what it did to somebody's odds."""

    when: str
    what: str
    change: str
    grade: str = ""
    better: str = ""


@dataclass(frozen=True)
class Decided:
    """How a seat decided: its name, how many of its decisions were what, and the dearest."""

    name: str
    counts: str
    dearest: list[Event]


@dataclass(frozen=True)
class InWords:
    """All that an analysis says."""

    language: str
    names: list[str]
    rows: list[list[str]]
    """Of each seat the parts of its result, in hundredths that add up."""
    turnings: list[Event]
    decided: list[Decided]
    notes: list[str]
    """How sure all this is, and what came of playing on."""


def signed(change: int, language: str) -> str:
    """Return a change of odds as a percentage with its sign.

    >>> signed(-168_000, "nl")
    '−16,8%'
    """
    sign = "+" if change > 0 else "−" if change < 0 else ""
    digits = f"{sign}{points(change, language)}"
    return f"{digits}\u00a0%" if spoken_in(language).behind else f"{digits}%"


def points(change: int, language: str) -> str:
    """Return how many percentage points a change of odds is, up or down."""
    digits = f"{abs(change) * _HUNDRED / ODDS:.1f}"
    return digits if spoken_in(language).group == "," else digits.replace(".", ",")


def rounded(account: LuckSkill) -> list[int]:
    """Return the parts of a result in hundredths that come to it exactly: the start, then what each cause added."""
    parts = (account.start, account.luck, account.own, account.others)
    upto = [round(_HUNDRED * total / ODDS) for total in accumulate(parts)]
    return [now - before for now, before in zip(upto, [0, *upto], strict=False)]


def in_words(analysis: Analysis, language: str) -> InWords:
    """Return an analysis in the words of a language."""
    speaker = _Speaker(analysis, language)
    seats = range(analysis.table.seats)
    return InWords(
        language,
        [speaker.name(seat) for seat in seats],
        [_row(one) for one in accounts(analysis.course)],
        speaker.turnings(),
        [speaker.decided(seat) for seat in seats],
        speaker.notes(),
    )


def _row(account: LuckSkill) -> list[str]:
    start, *added = rounded(account)
    return [str(start), *(f"{one:+}".replace("-", "−") for one in added), str(start + sum(added))]


class _Speaker:
    """Who tells of one game in one language."""

    def __init__(self, analysis: Analysis, language: str) -> None:
        self._analysis = analysis
        self._table = analysis.table
        self._language = language
        self._turns = self._numbers()

    def name(self, seat: Seat) -> str:
        """Return what a seat is called."""
        return seat_name(self._table.transcript.header.names, seat, self._language)

    def _numbers(self) -> list[int]:
        """Return of each step the number of its turn."""
        begins = self._table.rules.late_commands.begins_turn
        told = ([one.amount for one in step.facts if one.kind in begins] for step in self._table.steps)
        return list(accumulate(told, lambda now, facts: facts[-1] if facts else now, initial=0))

    def _sentences(self, step: Step) -> str:
        return " ".join(told(self._table, step, self._language, self._table.transcript.header.names))

    def _when(self, turn: int) -> str:
        return say("winning-at", self._language, turn=turn)

    def turnings(self) -> list[Event]:
        """Return what turned the game."""
        found: list[Event] = []
        for one in self._analysis.turnings:
            number = one.moment.answered.step
            seat = max(range(len(one.added)), key=lambda seat: abs(one.added[seat]))
            change = f"{self.name(seat)} {self._with_error(one, seat)}"
            turn = self._turns[number + 1]
            found.append(Event(self._when(turn), self._sentences(self._table.steps[number]), change))
        return found

    def notes(self) -> list[str]:
        """Return how sure it all is; where it was played on what came of it."""
        language, games = self._language, self._analysis.games
        if games == 0:
            return [say("analysis-note", language)]
        told = say("analysis-rolled", language, games=f"{games:,}".replace(",", spoken_in(language).group))
        grades = [(one.grade, grade_of(one.rolled.estimated)) for one in self._analysis.graded if one.rolled]
        refuted = sum(now == "good" and was != "good" for now, was in grades)
        found = sum(now != "good" and was == "good" for now, was in grades)
        counted = {"analysis-refuted": refuted, "analysis-found": found}
        counts = listed([say(name, language, count=count) for name, count in counted.items() if count], language)
        hidden = self._analysis.played.scales.has_hidden_cards
        cards = [say("analysis-rolled-cards", language)] if hidden else []
        return [f"{told} {counts}.".replace(" .", ""), *cards, say("analysis-rolled-note", language)]

    def _with_error(self, turning: TurningPoint, seat: Seat) -> str:
        added = signed(turning.added[seat], self._language)
        return self._give_or_take(added, turning.errors[seat]) if turning.games else added

    def _give_or_take(self, change: str, error: int) -> str:
        return f"{change} ± {points(error, self._language)}"

    def decided(self, seat: Seat) -> Decided:
        """Return how a seat decided."""
        own = [one.grade for one in self._analysis.graded if one.seat == seat]
        counts = [say(f"analysis-{grade}", self._language, count=own.count(grade)) for grade in _GRADES if grade in own]
        dearest = [self._mistake(one) for one in self._analysis.mistakes(seat)]
        return Decided(self.name(seat), listed(counts, self._language) or say("analysis-none", self._language), dearest)

    def _mistake(self, graded: GradedMove) -> Event:
        number, language = graded.answered.step, self._language
        what = self._sentences(self._table.steps[number])
        if graded.answered.action.verb in self._analysis.played.scales.counsel.goes_on:
            what = say("analysis-went-on", language, name=self.name(graded.seat))
        grade = say(f"analysis-grade-{graded.grade}", language)
        turn = self._when(self._turns[number])
        change = signed(-graded.loss, language)
        if graded.rolled is not None:
            change = self._give_or_take(change, graded.rolled.error)
        return Event(turn, what, change, grade, self._better(graded))

    def _better(self, graded: GradedMove) -> str:
        step, language = graded.better, self._language
        what = self._sentences(step) if step is not None and step.action else ""
        better = say("analysis-better", language, what=what) if what else say("analysis-otherwise", language)
        if step is None or not step.action:
            better = say("analysis-leave", language)
        parts = [better]
        if graded.why is not None:
            parts.append(self._analysis.played.scales.counsel.worded(graded.why, language))
        if graded.limit is not None:
            parts.append(self._limit(graded.limit))
        return " ".join(parts)

    def _limit(self, limit: int) -> str:
        if limit == 0:
            return say("analysis-no-limit", self._language)
        currency = self._table.box.file.currency
        return say("analysis-limit", self._language, amount=money(limit, currency, self._language))
