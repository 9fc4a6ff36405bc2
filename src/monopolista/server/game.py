"""A game in play: its table, its dice, what each command was answered, and what a late command may still mean."""

from collections.abc import Mapping
from dataclasses import dataclass

from monopolista.editions import EditionError
from monopolista.kernel.classic import facts
from monopolista.notation import Action, NotationError, parse, write
from monopolista.server.dice import FairDice
from monopolista.server.messages import StepView
from monopolista.server.store import GameRow, Mark, StepRow
from monopolista.table import Refused, Step, Table
from monopolista.transcript import RULES_VERSION, Transcript, parse_answer, write_answer

_ANY_TIME = ("accept", "refuse", "withdraw", "asking")
"""Each names what it is about for good: it means the same whenever it arrives."""
_BUSINESS = ("build", "sell", "mortgage", "redeem", "propose", "ask", "deal", "give", "get", "give_card", "get_card",
             "money", "clear", "counter")  # fmt: skip
"""Not answers to a question: they are late only for who has gone on oneself."""
_BIDDING = ("bid", "pass")
_REMEMBERED = 300
"""Versions whose questions are remembered; a command that answers an older one is stale."""

Question = tuple[object, ...]


class Stale(Exception):  # noqa: N818 (a late answer is no fault)
    """An answer to a question that is no longer the same."""


class Unplayable(Exception):  # noqa: N818 (the game is as it was; the program is another)
    """A game that cannot go on, because it was played by other rules than this program's."""


@dataclass(frozen=True)
class Reply:
    """What a command was answered: its action, and the version it led to."""

    action: str
    version: int


def view_step(step: Step) -> StepView:
    """Return a step as it is sent."""
    told = [(one.kind, one.seat, one.other, one.subject, one.amount, one.clause) for one in step.facts]
    return StepView(step.seat, step.action, told)


class LiveGame:
    """A game as the server holds it; only what the store has is ever shown."""

    def __init__(self, row: GameRow, steps: list[StepRow]) -> None:
        if row.header.rules != RULES_VERSION:
            raise Unplayable(f"rules version {row.header.rules}: this program plays version {RULES_VERSION}")
        self.row = row
        answers = [parse_answer(line) for step in steps for line in step.answers]
        self.dice = FairDice(row.seed, steps[-1].drawn if steps else 0)
        try:
            self.table = Table.replay(Transcript(row.header, answers), self.dice)
        except (Refused, EditionError) as error:
            raise Unplayable(str(error)) from error
        if steps and self.table.version != len(answers):
            raise Unplayable("it stops in the middle of an answer")
        self.views: list[StepView] = []
        self.replies: dict[Mark, Reply] = {}
        self.last_bid = 0
        """The step that opened the latest auction, or raised its bid."""
        self._questions: dict[int, Mapping[int, Question]] = {}
        for step in steps:
            self._remember(step)
        self._look()

    def play(self, seat: int, action: Action, mark: Mark | None = None) -> StepRow:
        """Let a seat answer; return what the store has to keep, or raise Refused with nothing changed."""
        first = self.table.version
        self.table.play(seat, action)
        lines = tuple(write_answer(answer) for answer in self.table.transcript.answers[first:])
        return StepRow(first, lines, self.dice.drawn, mark)

    def kept(self, step: StepRow) -> None:
        """Show a step that the store has."""
        self._remember(step)
        self._look()

    def opening(self) -> StepRow:
        """Return the first step: what chance did before anybody was asked."""
        lines = tuple(write_answer(answer) for answer in self.table.transcript.answers)
        return StepRow(0, lines, self.dice.drawn)

    def _remember(self, step: StepRow) -> None:
        if step.mark is not None:
            self.replies[step.mark] = Reply(write(parse_answer(step.answers[0]).action), step.seq + len(step.answers))

    def _look(self) -> None:
        for number in range(len(self.views), self.table.version):
            step = self.table.steps[number]
            self.views.append(view_step(step))
            if any(fact.kind in (facts.AUCTION_OPENED, facts.BID) for fact in step.facts):
                self.last_bid = number
        self._questions[self.table.version] = self.questions()
        while len(self._questions) > _REMEMBERED:
            del self._questions[next(iter(self._questions))]

    def questions(self) -> Mapping[int, Question]:
        """Return what each seat is asked now, without what changes while the question stays the same."""
        view = self.table.view()
        found: dict[int, Question] = {}
        for one in reversed(view.questions):
            what = (one.kind, one.square, one.other, one.building, view.turns, view.doubles)
            about = (*what, one.amount, one.clause) if one.kind == "debt" else what
            if one.kind in ("auction", "building-auction"):
                about = (one.kind, one.square, one.building)
            found |= dict.fromkeys(one.seats, about)
        return found

    def repeated(self, mark: Mark, action: str) -> Reply | None:
        """Return what a command was answered when it came before; raise NotationError if it was another one."""
        reply = self.replies.get(mark)
        if reply is None:
            return None
        same = write(parse(action)) == reply.action or (action == reply.action.split(" ", 1)[0] == "propose")
        if not same:
            raise NotationError(f"command {mark.command} was used before, for {reply.action!r}")
        return reply

    def command(self, seat: int, text: str, version: int, mark: Mark) -> StepRow:
        """Carry out what somebody sent; or change nothing and raise Stale, Refused or NotationError.

        A command that answers an older version is carried out only where it still means the same: bids and
        passes within the same auction, trades by their number, an answer to a question that is still the same.
        """
        action = parse(text)
        verb = text.split(" ", 1)[0]
        late = version != self.table.version
        if late and verb not in _ANY_TIME and not self._still_meant(seat, verb, version):
            raise Stale
        try:
            return self.play(seat, action, mark)
        except Refused as refused:
            if late and verb not in (*_ANY_TIME, *_BIDDING, "propose"):
                raise Stale from refused
            raise

    def _still_meant(self, seat: int, verb: str, version: int) -> bool:
        since = self.table.steps[version:] if 0 <= version < self.table.version else None
        if since is None or any(step.seat == seat for step in since):
            return False
        if verb in _BIDDING:
            return not any(fact.kind == facts.AUCTION_OPENED for step in since for fact in step.facts)
        if verb in _BUSINESS:
            return True
        before = self._questions.get(version, {}).get(seat)
        return before is not None and before == self.questions().get(seat)
