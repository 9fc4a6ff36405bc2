"""A game in progress: its table, its dice, the replies to its commands, and checks of late commands."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from monopolista.games.common.notation import Action, NotationError
from monopolista.games.common.printed import EditionError
from monopolista.games.interface.capabilities import HasOdds
from monopolista.games.interface.rules_adapter import About, Question
from monopolista.games.interface.views import Reason, View
from monopolista.history import TOOK_BACK
from monopolista.protocol.people import StandInAnswers
from monopolista.protocol.server_messages import StepView
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.fairness.rng import FairDice, commitment, terms_of
from monopolista.server.rooms.lesson.progress import LessonProgress, OffScriptError, ScriptChangedError
from monopolista.server.rooms.play.idle_answers import IdleAnswers, is_idle
from monopolista.server.rooms.play.proxy_bids import ProxyBids
from monopolista.server.rooms.play.sliced_replay import position_of, replay_iter
from monopolista.server.rooms.play.win_odds import WinOdds
from monopolista.server.storage.base import GameRow, Mark, PositionRow, ProxyBidRow, StepRow
from monopolista.table import IllegalActionError, Step, Table, UndoError
from monopolista.transcript import (
    Answer,
    TakeBack,
    TranscriptError,
    check_rules,
    parse_answer,
    write_action,
    write_answer,
)

LONGEST_GAME = 10_000
"""The answers, with those of chance, after which a game is abandoned; a long evening has a quarter of them."""
_REMEMBERED = 300
"""How many versions have their questions remembered; a command for an older version is stale."""

_EVERY = 32
"""The answers between two snapshots, from which the game is loaded; an open auction delays a snapshot."""


class StaleVersionError(Exception):
    """A command answers a question that has changed."""


class GameTooLongError(Exception):
    """The game has reached the limit of answers; a new game is needed."""


class UnplayableGameError(Exception):
    """The game cannot continue, because it was played by other rules than those of this program."""


@dataclass(frozen=True)
class Reply:
    """The reply to a command: its action, and the version after it."""

    action: str
    version: int


def view_step(step: Step, reason: Reason | None = None) -> StepView:
    """Return the view of a step."""
    rows = [(one.kind, one.seat, one.other, one.subject, one.amount, one.clause) for one in step.events]
    return StepView(step.seat, step.action, rows, step.standing, reason)


class LiveGame:
    """A game in memory; it shows only what the store has."""

    def __init__(
        self,
        row: GameRow,
        steps: list[StepRow],
        table: Table[Any, Any, Any, Any],
        dice: FairDice,
        judging: WinOdds | None = None,
        lesson: LessonProgress | None = None,
    ) -> None:
        self.row = row
        self.lesson = lesson
        """The progress of a guided game; None in other games."""
        self.seed_hash = commitment(row.seed) if row.seed else ""
        self.dice = dice
        self.table = table
        self.replies: dict[Mark, Reply] = {}
        self.reasons: dict[int, Reason] = {}
        """The reasons of bots for their answers, by the numbers of the answers."""
        self.last_bid = 0
        """The step that last opened an auction, raised a bid, or returned to an auction by undo."""
        self.auction = -1
        """The step that opened the current auction; -1 without one."""
        self.proxy_bids = ProxyBids()
        self.win_odds = judging
        """The win odds, at tables that show them."""
        self.last_step = -1
        """The number of the last step."""
        self._stand_in_answers: dict[int, int] = {}
        """Seats for which a bot has answered since their player's last answer, with the number of its first answer."""
        self._view_cached = table.at_hand
        self._last_position = table.at_hand
        """The version of the last stored snapshot, as far as this process knows."""
        self._view: tuple[int, View] | None = None
        self._questions: dict[int, Mapping[About, Question]] = {}
        self._idle = IdleAnswers(dice.drawn)
        for step in steps:
            self._remember(step)
        self._look()

    @staticmethod
    def read(
        row: GameRow,
        steps: list[StepRow],
        limits: Iterable[ProxyBidRow] = (),
        position: PositionRow | None = None,
        *,
        judged: bool = False,
    ) -> Cooperative["LiveGame"]:
        """Load a stored game in time slices, from a snapshot where there is one and no odds are shown.

        Raises
        ------
        UnplayableGameError
            The rules of this program do not allow the game.
        """
        taken = [*islice((line for step in steps for line in step.answers), row.header.begun or 0)]
        drawn = steps[-1].drawn if steps else 0
        dice = FairDice(row.seed, drawn, row.header.shares or (), terms_of(row.header, taken))
        try:
            check_rules(row.header)
            judging = WinOdds() if judged and isinstance(row.header.game, HasOdds) else None
            answers = [parse_answer(line, row.header.game) for step in steps for line in step.answers]
            table = yield from replay_iter(row.header, answers, judging, position)
            answered = table.version
            lesson = LessonProgress.of(row.header, answers)
            table.go_on(None if lesson else dice)
        except (
            IllegalActionError,
            UndoError,
            EditionError,
            NotationError,
            TranscriptError,
            ScriptChangedError,
        ) as error:
            raise UnplayableGameError(str(error)) from error
        if steps and table.version != answered:
            raise UnplayableGameError("it ends in the middle of an answer")
        live = LiveGame(row, steps, table, dice, judging, lesson)
        for limit in limits:
            live.proxy_bids.set(limit)
        return live

    def play(
        self, seat: int, action: Action | TakeBack, mark: Mark | None = None, reason: Reason | None = None
    ) -> StepRow:
        """Apply an answer of a seat, or undo its last one; return the step for the store.

        Raises
        ------
        IllegalActionError, UndoError
            The answer is not possible; nothing has changed.
        """
        first = self.table.version
        self._carry_out(Answer(seat, action))
        return StepRow(first, self._lines(first), self.dice.drawn, mark, reason)

    def _carry_out(self, answer: Answer) -> None:
        self.table.repeat(answer)
        if self.lesson is not None:
            self.lesson.advance(answer, self.table)

    def _lines(self, first: int) -> tuple[str, ...]:
        return tuple(write_answer(answer, self.table.game) for answer in self.table.transcript.answers[first:])

    def follow(self, step: StepRow) -> None:
        """Apply a step that another process has stored.

        Raises
        ------
        UnplayableGameError
            The step is illegal here, or chance draws something else.
        """
        first = self.table.version
        try:
            self._carry_out(parse_answer(step.answers[0], self.table.game))
        except (IllegalActionError, UndoError, NotationError, TranscriptError) as error:
            raise UnplayableGameError(str(error)) from error
        if (first, self._lines(first), self.dice.drawn) != (step.seq, step.answers, step.drawn):
            raise UnplayableGameError("another process has continued it differently")
        self.on_committed(step)

    def recall(self) -> Cooperative[None]:
        """Replay the steps before the snapshot from which the game was loaded, in time slices."""
        answers = self.table.transcript.answers[: self.table.at_hand]
        table = yield from replay_iter(self.row.header, answers)
        self.table.recall(table.steps)

    def position(self) -> PositionRow | None:
        """Return a snapshot if one is due; None where odds are shown, because those need all positions."""
        if self.win_odds is not None or self.table.version - self._last_position < _EVERY:
            return None
        found = position_of(self.table)
        self._last_position = self.table.version if found else self._last_position
        return found

    def on_committed(self, step: StepRow) -> None:
        """Show a step that the store has."""
        self._remember(step)
        self._look()
        self._note_idle(step)

    def _note_idle(self, step: StepRow) -> None:
        """Count a player's answer; the answers of a bot for a seat do not use the seat's budget."""
        answer = self.table.transcript.answers[step.seq]
        by_player = step.mark is not None or isinstance(answer.action, TakeBack)
        idle = by_player and is_idle(self.table, answer.action, self._questions[step.seq], self.questions)
        self._idle.note(step, answer.seat, idle=idle)

    @property
    def is_full(self) -> bool:
        """Return whether the game has reached the limit of answers."""
        return self.table.version >= LONGEST_GAME

    def check_may_answer(self, seat: int, action: Action | TakeBack) -> None:
        """Check the limits of a player's answer.

        Raises
        ------
        TooManyIdleAnswersError, GameTooLongError, OffScriptError
            The player may not give this answer.
        """
        if self.lesson is not None and not self.lesson.expects(seat, action):
            raise OffScriptError
        if self.is_full:
            raise GameTooLongError
        self._idle.check(self.table, seat, action)

    @property
    def hinted_seats(self) -> tuple[int, ...]:
        """Return the seats that have asked for hints."""
        return self.row.header.hinted or ()

    def note_hint(self, seat: int) -> None:
        """Record that a seat has asked for hints, after the store has."""
        self.row = replace(self.row, header=self.row.header.with_hinted((seat,)))

    def opening(self) -> StepRow:
        """Return the first step: the draws of chance before the first question."""
        return StepRow(0, self._lines(0), self.dice.drawn)

    @property
    def questions(self) -> Mapping[About, Question]:
        """Return the current questions of the seats."""
        return self._questions[self.table.version]

    def view(self) -> View:
        """Return the public view of the table, computed once for each version."""
        if self._view is None or self._view[0] != self.table.version:
            self._view = self.table.version, self.table.view()
        return self._view[1]

    def steps_for(self, seats: Collection[int], first: int) -> list[StepView]:
        """Return the steps from a number on, as the holders of these seats may see them."""
        numbered = enumerate(self.table.steps_since(first), first)
        return [view_step(self.table.shown(step, seats), self.reasons.get(number)) for number, step in numbered]

    def stand_in_answers(self, seats: Collection[int]) -> list[StandInAnswers]:
        """Return those of these seats for which a bot has answered since their player did."""
        return [StandInAnswers(seat, first) for seat, first in self._stand_in_answers.items() if seat in seats]

    def _remember(self, step: StepRow) -> None:
        self.last_step = step.seq
        who = step.answers[0].partition(" ")[0] if step.answers else ""
        if who.isdigit() and step.mark is None:
            self._stand_in_answers.setdefault(int(who), step.seq)
        elif who.isdigit():
            self._stand_in_answers.pop(int(who), None)
        if step.reason is not None:
            self.reasons[step.seq] = step.reason
        if step.mark is not None:
            action = parse_answer(step.answers[0], self.table.game).action
            self.replies[step.mark] = Reply(write_action(action, self.table.game), step.seq + len(step.answers))

    def _look(self) -> None:
        customs = self.table.rules.late_commands
        for number, step in enumerate(self.table.steps_since(self._view_cached), self._view_cached):
            kinds = {event.kind for event in step.events}
            if TOOK_BACK in kinds:
                self.auction = self._auction_kept() if self.table.bidders is not None else -1
            if kinds.intersection((*customs.raises_bid, TOOK_BACK)):
                self.last_bid = number
            if kinds.intersection(customs.opens_auction):
                self.auction = number
        self._view_cached = self.table.version
        if self.win_odds is not None:
            self.win_odds.note_turns(self.table)
        self._questions[self.table.version] = self.table.questions
        while len(self._questions) > _REMEMBERED:
            del self._questions[next(iter(self._questions))]

    def _auction_kept(self) -> int:
        """Return the step that opened the latest auction that was not undone, -1 where there was none."""
        opens, counted = self.table.rules.late_commands.opens_auction, {*self.table.counted}
        numbered = zip(range(self.table.version - 1, -1, -1), self.table.backwards(), strict=True)
        counted_events = ((number, event) for number, step in numbered if number in counted for event in step.events)
        return next((number for number, event in counted_events if event.kind in opens), -1)

    def find_reply(self, mark: Mark, action: str) -> Reply | None:
        """Return the earlier reply to a repeated command; raise NotationError where it was another command."""
        reply = self.replies.get(mark)
        if reply is None:
            return None
        game = self.table.game
        same = game.write(game.parse(action)) == reply.action
        whole = self.table.rules.late_commands.written_whole
        if not same and not (action in whole and action == reply.action.split(" ", 1)[0]):
            raise NotationError(f"command {mark.command} was used before, for {reply.action!r}")
        return reply

    def command(self, seat: int, text: str, version: int, mark: Mark) -> StepRow:
        """Apply a player's command.

        A command for an older version is applied only if its meaning has not changed: a bid or pass in the same
        auction, an answer to a trade by its number, or an answer to an unchanged question.

        Raises
        ------
        StaleVersionError, OffScriptError, IllegalActionError, NotationError
            The command is refused; nothing has changed.
        """
        action = self.table.game.parse(text)
        verb = text.split(" ", 1)[0]
        customs = self.table.rules.late_commands
        late = version != self.table.version
        if late and self.table.was_undone_since(version):
            raise StaleVersionError  # its numbers may name other things since
        if late and verb not in customs.any_time and not self._still_meant(seat, verb, action, version):
            raise StaleVersionError
        self.check_may_answer(seat, action)
        try:
            return self.play(seat, action, mark)
        except IllegalActionError as refused:
            if late and verb not in (*customs.any_time, *customs.bidding, *customs.written_whole):
                raise StaleVersionError from refused
            raise

    def checked_proxy_bid(self, seat: int, amount: int, version: int) -> ProxyBidRow:
        """Return the bid limit that a player requests; 0 withdraws it.

        Raises
        ------
        StaleVersionError, OffScriptError, IllegalActionError
            The limit is refused.
        """
        if self.lesson is not None:
            raise OffScriptError
        if self.table.bidders is None or self.auction >= version:
            raise StaleVersionError
        clause = self.table.refusal_up_to(seat, amount) if amount else ""
        if clause:
            raise IllegalActionError(clause, f"a limit of {amount}")
        return ProxyBidRow(seat, self.auction, amount)

    def proxy_bid_limit(self, seat: int) -> int:
        """Return the bid limit of a seat in the current auction, 0 where it has none."""
        return 0 if self.table.bidders is None else self.proxy_bids.of(seat, self.auction)

    def proxy_bid(self, seat: int) -> Action | None:
        """Return the bid that the server makes for a seat within its limit; None where it makes none now."""
        bidders = self.table.bidders
        return self.proxy_bids.bid(self.table, seat, self.auction) if bidders is not None and seat in bidders else None

    def _still_meant(self, seat: int, verb: str, action: Action, version: int) -> bool:
        since = self.table.steps_since(version) if 0 <= version < self.table.version else None
        if since is None or any(step.seat == seat for step in since):
            return False
        customs = self.table.rules.late_commands
        if verb in customs.bidding:
            return not any(event.kind in customs.opens_auction for step in since for event in step.events)
        if verb in customs.business:
            return True
        about = seat, self.table.rules.about(action)
        before = self._questions.get(version, {}).get(about)
        return before is not None and before == self.questions.get(about)
