"""A table in the hands of players who try anything: what is refused changes nothing, and no law is ever broken."""

from typing import Any, ClassVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from monopolista.engine.records import copy
from monopolista.engine.seats import CHANCE
from monopolista.games.common.notation import Action, NotationError
from monopolista.table import IllegalActionError, Table
from monopolista.transcript import read
from tests.battery.options import Chosen
from tests.battery.report import SOUND
from tests.battery.run import Battery
from tests.battery.stage import AT_RANDOM, PLAYED
from tests.plugins.campaigns import Campaign

SEATS = st.integers(-3, 11)
NUMBERS = st.one_of(st.integers(-3, 45), st.integers(-2, 107), st.integers(-2000, 2000), st.integers(-(10**9), 10**9))
"""Squares, cards, sums, and what is far beyond."""
ANY_WORD = st.one_of(st.integers(-5, 115).map(str), st.integers().map(str), st.text(max_size=5))


class TableMachine(RuleBasedStateMachine):
    """A table, and the books kept of it; a game's own machine says who comes to which table."""

    battery: ClassVar[Battery]
    words: ClassVar[tuple[str, ...]] = ()
    """Words of the game's notation beside its verbs."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table = Table(seats=2, chance=None)
        self.printed: Any = None
        self.books: Any = None
        self.answers = 0

    def sit_down_at(self, edition: str, options: Chosen, number: int, position: int, steps: int) -> None:
        """Come to a table at which a game has been going on for a while."""
        game = self.battery.played(edition, options, number, AT_RANDOM, position)
        stage = next(game)
        for _ in range(steps):
            if next(game, None) is None:
                break
            self.battery.enter_events(stage.books[0], stage.printed[0], stage.games[PLAYED])
        self.table = Table(edition, stage.games[PLAYED].seats, chance=None, options=options)
        self.table.set_up(stage.games[PLAYED])
        self.printed, self.books, self.answers = stage.printed[0], copy(stage.books[0]), 0

    def attempt(self, seat: int, action: str | Action) -> bool:
        """Try an answer; a refusal names a clause, is foretold, and changes nothing. Say whether it was accepted."""
        before = self.table.save()
        foretold = self.table.refusal(seat, action)
        refused = ""
        try:
            self.table.play(seat, action)
        except IllegalActionError as error:
            refused = error.clause
            assert self.table.save() == before
        else:
            self.answers += 1
            self.battery.enter_events(self.books, self.printed, self.table.state())
        assert refused == foretold
        assert refused == "" or refused in self.table.game.words.clauses.values()
        return refused == ""

    @precondition(lambda self: self.table.next_asked == CHANCE)
    @rule(data=st.data())
    def chance_answers(self, data: st.DataObject) -> None:
        """Let anything happen that can."""
        outcomes = self.table.rules.chances(self.table.state())
        assert self.attempt(CHANCE, data.draw(st.sampled_from([action for action, _ in outcomes])))

    @precondition(lambda self: self.table.next_asked >= 0)
    @rule(data=st.data(), asked=st.booleans())
    def a_seat_does_what_is_offered(self, data: st.DataObject, asked: bool) -> None:
        """Let a seat, asked or not, do something that it is offered."""
        seat = data.draw(st.sampled_from(self.table.asked if asked else range(self.table.seats)))
        offers = self.table.offers(seat)
        if offers:
            offer = data.draw(st.sampled_from(offers))
            amount = data.draw(st.integers(offer.low, offer.high))
            verb = next(number for number, word in self.battery.verbs.items() if word == offer.verb)
            action = Action(verb, offer.subject, amount)
            text = self.table.game.write(action)
            assert self.table.game.parse(text) == action
            assert self.attempt(seat, text)

    @rule(seat=SEATS, subject=NUMBERS, amount=NUMBERS, data=st.data())
    def anybody_tries_anything(self, seat: int, subject: int, amount: int, data: st.DataObject) -> None:
        """Try an action of any numbers; it is accepted only if it was offered."""
        verb = data.draw(st.sampled_from(sorted(self.battery.verbs)))
        offered = [one for one in self.table.offers(seat) if one.verb == self.battery.verbs[verb]]
        if self.attempt(seat, Action(verb, subject, amount)) and seat != CHANCE:
            assert any(one.subject == subject and one.low <= amount <= one.high for one in offered)

    @rule(seat=SEATS, data=st.data())
    def anybody_says_anything(self, seat: int, data: st.DataObject) -> None:
        """Say words that may mean nothing."""
        known = st.sampled_from([*sorted(self.battery.verbs.values()), *self.words])
        text = " ".join(data.draw(st.lists(st.one_of(known, ANY_WORD), min_size=1, max_size=6)))
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
        if self.books is not None:
            found = self.battery.flaw(self.printed, self.table.state(), self.books)
            assert found == SOUND, self.battery.flaws[found]

    @invariant()
    def the_view_can_be_drawn(self) -> None:
        """There is a view, and a question as long as the game is not over."""
        view: Any = self.table.view()
        assert (len(view.questions) == 0) == self.table.over
        assert self.table.version == self.answers
        assert len(read(self.table.transcript.text()).answers) == self.answers


def try_tables(machine: type[TableMachine], campaign: Campaign) -> None:
    """Let a machine come to few tables, or to many."""
    length = settings(
        max_examples=campaign.size(sample=10, full=120),
        stateful_step_count=60,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    run_state_machine_as_test(machine, settings=length)
