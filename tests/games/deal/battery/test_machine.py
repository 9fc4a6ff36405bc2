"""A card table in the hands of players who try anything: what is refused changes nothing, no law is ever broken."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from monopolista.engine.records import copy
from monopolista.engine.seats import CHANCE
from monopolista.games.deal.notation import parse, write
from monopolista.games.deal.rules import clauses, verbs
from monopolista.games.deal.rules.records import CARDS
from monopolista.games.notation import Action, NotationError
from monopolista.table import Refused, Table
from monopolista.transcript import read
from tests.games.deal.battery import report
from tests.games.deal.battery.books import Books, enter_facts
from tests.games.deal.battery.games import begin, decision, seats_of
from tests.games.deal.battery.laws import flaw
from tests.games.deal.battery.stage import PLAYED, set_stage
from tests.games.deal.battery.variants import options
from tests.games.deal.battery.worlds import may_come

SEATS = st.integers(-3, 6)
NUMBERS = st.one_of(st.integers(-3, 45), st.integers(-2, CARDS + 1), st.integers(-(10**9), 10**9))
WORDS = st.one_of(st.sampled_from(sorted(verbs.NUMBERS)), st.integers(-5, CARDS + 5).map(str), st.text(max_size=4))


class TableMachine(RuleBasedStateMachine):
    """A table, and the books kept of it."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table("deal", 2, chance=None)
        self.books = Books()
        self.answers = 0

    @initialize(number=st.integers(0, 10_000), steps=st.integers(0, 250))
    def sit_down(self, number: int, steps: int) -> None:
        """Come to a table at which a game has been going on for a while."""
        chosen = options(number)
        stage = set_stage(chosen)
        begin(stage, number)
        for _ in range(steps):
            if stage.games[PLAYED].depth > 0:
                decision(stage, number)
                enter_facts(stage.books[0], stage.packs[0], stage.games[PLAYED])
        self.table = Table("deal", seats_of(number), chance=None, options=chosen)
        self.table.set_up(stage.games[PLAYED])
        self.books = copy(stage.books[0])
        self.answers = 0

    def attempt(self, seat: int, action: str | Action) -> bool:
        """Try an answer; a refusal names a clause, is foretold, and changes nothing. Say whether it was accepted."""
        before = self.table.save()
        foretold = self.table.refusal(seat, action)
        refused = ""
        try:
            self.table.play(seat, action)
        except Refused as error:
            refused = error.clause
            assert self.table.save() == before
        else:
            self.answers += 1
            enter_facts(self.books, self.table.box.pack, self.table.state())
        assert refused == foretold
        assert refused == "" or refused in clauses.NUMBERS
        return refused == ""

    @precondition(lambda self: self.table.next_asked == CHANCE)
    @rule(data=st.data())
    def chance_answers(self, data: st.DataObject) -> None:
        """Let a card come that can come, or say who begins."""
        cards = may_come(self.table.state())
        answers = [f"draw {card}" for card in cards] or [f"first {seat}" for seat in range(self.table.seats)]
        assert self.attempt(CHANCE, data.draw(st.sampled_from(answers)))

    @precondition(lambda self: self.table.next_asked >= 0)
    @rule(data=st.data(), asked=st.booleans())
    def a_seat_does_what_is_offered(self, data: st.DataObject, asked: bool) -> None:
        """Let a seat, asked or not, do something that it is offered."""
        seat = data.draw(st.sampled_from(self.table.asked if asked else range(self.table.seats)))
        offers = self.table.offers(seat)
        if offers:
            offer = data.draw(st.sampled_from(offers))
            action = Action(verbs.NUMBERS[offer.verb], offer.subject, offer.low)
            assert parse(write(action)) == action
            assert self.attempt(seat, write(action))

    @rule(seat=SEATS, verb=st.sampled_from(sorted(verbs.WORDS)), subject=NUMBERS, amount=NUMBERS)
    def anybody_tries_anything(self, seat: int, verb: int, subject: int, amount: int) -> None:
        """Try an action of any numbers; it is accepted only if it was offered."""
        offered = [(one.verb, one.subject, one.low) for one in self.table.offers(seat)]
        if self.attempt(seat, Action(verb, subject, amount)) and seat != CHANCE:
            assert (verbs.WORDS[verb], subject, amount) in offered

    @rule(seat=SEATS, text=st.lists(WORDS, min_size=1, max_size=4).map(" ".join))
    def anybody_says_anything(self, seat: int, text: str) -> None:
        """Say words that may mean nothing."""
        before = self.table.save()
        try:
            self.attempt(seat, text)
        except NotationError:
            assert self.table.save() == before

    @rule()
    def the_game_is_saved_and_taken_up_again(self) -> None:
        """Save the game, and go on with what was saved."""
        data = self.table.save()
        self.table.set_up(data)
        assert self.table.save() == data

    @invariant()
    def every_law_holds(self) -> None:
        """No law of the battery is broken."""
        found = flaw(self.table.box.pack, self.table.state(), self.books)
        assert found == report.SOUND, report.FLAWS[found]

    @invariant()
    def the_view_can_be_drawn(self) -> None:
        """There is a view, and a question as long as the game is not over; a hand for each seat."""
        view = self.table.view()
        assert (len(view.questions) == 0) == self.table.over
        assert [player.hand for player in view.players] == [
            len(self.table.hand(seat)) for seat in range(self.table.seats)
        ]
        assert self.table.version == self.answers
        assert len(read(self.table.transcript.text()).answers) == self.answers


LENGTH = settings(max_examples=15, stateful_step_count=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
TestTable = TableMachine.TestCase
TestTable.settings = LENGTH


@pytest.mark.campaign
class TestManyTables(TableMachine.TestCase):
    """The same on many more tables."""

    settings = settings(LENGTH, max_examples=100)
