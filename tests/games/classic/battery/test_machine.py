"""A table in the hands of players who try anything: what a clause forbids changes nothing, no law is ever broken."""

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from monopolista.engine.seats import CHANCE, CLOCK
from monopolista.games.classic.editions import Options, edition_ids
from monopolista.games.classic.notation import Proposal, Terms, write
from monopolista.games.classic.rules import clauses, tasks, verbs
from monopolista.games.classic.rules.records import Game
from monopolista.games.classic.rules.setting_up import dealt_deed, unowned_deeds
from monopolista.games.classic.rules.speedy import third_die_asked
from monopolista.games.notation import Action, NotationError
from monopolista.table import Refused, Table
from monopolista.transcript import read
from tests.games.classic.battery import report
from tests.games.classic.battery.books import Books, enter_facts, open_books
from tests.games.classic.battery.games import LOTS, begin, decision, seats_of
from tests.games.classic.battery.laws import flaw
from tests.games.classic.battery.positions import COLOURS_DEALT, MORTGAGED_DEALT, START
from tests.games.classic.battery.stage import PLAYED, set_stage
from tests.games.classic.battery.variants import Variant, by_lot
from tests.games.classic.test_notation import WORDS

SEATS = st.integers(-3, 11)
NUMBERS = st.one_of(st.integers(-3, 45), st.integers(-2000, 2000), st.integers(-(10**9), 10**9))
SQUARES = st.lists(st.integers(-1, 41), max_size=4).map(tuple)
CARDS = st.lists(st.integers(-1, 4), max_size=2).map(tuple)
DICE = st.integers(1, 6)


class TableMachine(RuleBasedStateMachine):
    """A table, and the books kept of it."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table("italy", 2, chance=None)
        self.books = Books()
        self.answers = 0

    @initialize(
        variant=st.one_of(
            st.sampled_from([{"deck": "A"}, {"deck": "B"}]).map(lambda chosen: ("italy", chosen)),
            st.sampled_from(edition_ids()).map(lambda edition: (edition, {})),
            st.integers(0, 1000).map(by_lot),
        ),
        number=st.integers(0, 10_000),
        position=st.sampled_from((START, COLOURS_DEALT, MORTGAGED_DEALT)),
        steps=st.integers(0, 150),
    )
    def sit_down(self, variant: Variant, number: int, position: int, steps: int) -> None:
        """Come to a table at which a game has been going on for a while."""
        edition, chosen = variant
        options = msgspec.convert(chosen, Options)
        stage = set_stage(edition, options)
        seats = seats_of(stage.editions[0], number)
        begin(stage, number, seats, position)
        for _ in range(steps):
            if stage.games[PLAYED].depth > 0:
                decision(stage, LOTS, number)
        self.table = Table(edition, seats, chance=None, options=options)
        self.table.set_up(stage.games[PLAYED])
        self.answers = 0
        open_books(self.books, stage.games[PLAYED])

    def answer(self, seat: int, action: str | Action) -> None:
        """Answer; the facts of the step go into the books."""
        self.table.play(seat, action)
        self.answers += 1
        enter_facts(self.books, self.table.box.edition, self.table.state())

    def attempt(self, seat: int, action: str | Action) -> bool:
        """Try an answer; a refusal names a clause, is foretold, and changes nothing. Say whether it was accepted."""
        before = self.table.save()
        foretold = self.table.refusal(seat, action)
        refused = ""
        try:
            self.answer(seat, action)
        except Refused as error:
            refused = error.clause
            assert self.table.save() == before
        assert refused == foretold
        assert refused == "" or refused in clauses.NUMBERS
        return refused == ""

    @precondition(lambda self: self.table.next_asked == CHANCE)
    @rule(die_1=DICE, die_2=DICE, die_3=DICE, data=st.data())
    def chance_answers(self, die_1: int, die_2: int, die_3: int, data: st.DataObject) -> None:
        """Let dice fall, a card that can be on top be drawn, or a deed of the bank be dealt."""
        game: Game = self.table.state()
        task = game.agenda[game.depth - 1]
        if task.kind == tasks.DRAWING:
            deck = game.decks[task.about]
            cards = [16 * task.about + card for card in range(16) if (deck.unseen >> card) & 1] or deck.queue[:1]
            self.answer(CHANCE, write(Action(verbs.DRAW, data.draw(st.sampled_from(cards)))))
        elif task.kind == tasks.DEALING:
            edition = self.table.box.edition
            number = data.draw(st.integers(0, unowned_deeds(game) - 1))
            self.answer(CHANCE, write(Action(verbs.DEALT, dealt_deed(edition, game, number))))
        else:
            third = f" {die_3}" if third_die_asked(self.table.box.edition, game) else ""
            self.answer(CHANCE, f"roll {die_1} {die_2}{third}")

    @precondition(lambda self: self.table.next_asked >= 0)
    @rule(often=st.integers(0, 19))
    def the_clock_strikes(self, often: int) -> None:
        """Say, now and then, that the time is up (TIME-1): nobody hears it where no end was agreed on."""
        if often == 0:
            options = self.table.box.options
            assert self.attempt(CLOCK, "time") == (options.timed is not None or options.turns is not None)

    @precondition(lambda self: self.table.next_asked >= 0)
    @rule(data=st.data(), asked=st.booleans())
    def a_seat_does_what_is_offered(self, data: st.DataObject, asked: bool) -> None:
        """Let a seat, asked or not, do something that it is offered."""
        seats = self.table.asked if asked else range(self.table.seats)
        seat = data.draw(st.sampled_from(seats))
        offers = self.table.offers(seat)
        if offers:
            offer = data.draw(st.sampled_from(offers))
            amount = data.draw(st.integers(offer.low, offer.high))
            verb = verbs.NUMBERS[offer.verb]
            assert self.attempt(seat, write(Action(verb, offer.subject, amount)))

    @rule(seat=SEATS, verb=st.sampled_from(sorted(verbs.WORDS)), subject=NUMBERS, amount=NUMBERS)
    def anybody_tries_anything(self, seat: int, verb: int, subject: int, amount: int) -> None:
        """Try an action of any numbers; it is accepted only if it was offered."""
        offered = {(one.verb, one.subject): one for one in self.table.offers(seat)}
        if self.attempt(seat, Action(verb, subject, amount)) and seat != CHANCE:
            offer = offered[verbs.WORDS[verb], subject]
            assert offer.low <= amount <= offer.high

    @rule(
        seat=SEATS,
        verb=st.sampled_from((verbs.PROPOSE, verbs.PROPOSE, verbs.PROPOSE, verbs.BID, verbs.ROLL)),
        terms=st.builds(
            Terms,
            partner=SEATS,
            gives=SQUARES,
            gets=SQUARES,
            gives_cards=CARDS,
            gets_cards=CARDS,
            money=NUMBERS,
            counters=st.integers(-1, 5),
        ),
    )
    def anybody_proposes_anything(self, seat: int, verb: int, terms: Terms) -> None:
        """Propose a trade of any terms; no other verb has any."""
        accepted = self.attempt(seat, Proposal(verb, terms=terms))
        assert verb == verbs.PROPOSE or not accepted

    @precondition(lambda self: self.table.next_asked >= 0)
    @rule(data=st.data(), money=st.integers(-300, 300))
    def two_seats_bargain(self, data: st.DataObject, money: int) -> None:
        """Propose what two seats have to each other, and accept or counter it."""
        game = self.table.state()
        alive = [seat for seat in range(game.seats) if game.players[seat].playing]
        maker, partner = data.draw(st.permutations(alive))[:2]
        deeds = {seat: [square for square in range(40) if game.owner[square] == seat] for seat in (maker, partner)}
        gives = data.draw(st.lists(st.sampled_from(deeds[maker]), unique=True, max_size=3)) if deeds[maker] else []
        gets = data.draw(st.lists(st.sampled_from(deeds[partner]), unique=True, max_size=3)) if deeds[partner] else []
        terms = Terms(partner, tuple(sorted(gives)), tuple(sorted(gets)), money=money)
        if self.attempt(maker, write(Proposal(verbs.PROPOSE, terms=terms))):
            serial = self.table.state().serials
            self.attempt(partner, f"{data.draw(st.sampled_from(('accept', 'accept', 'refuse', 'counter')))} {serial}")

    @rule(seat=SEATS, text=st.lists(WORDS, min_size=1, max_size=6).map(" ".join))
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
        game = self.table.state()
        found = flaw(self.table.box.edition, game, self.books)
        assert found == report.SOUND, report.FLAWS[found]

    @invariant()
    def the_view_can_be_drawn(self) -> None:
        """There is a view, and a question as long as the game is not over."""
        view = self.table.view()
        assert (len(view.questions) == 0) == self.table.over
        assert self.table.version == self.answers
        assert len(read(self.table.transcript.text()).answers) == self.answers


LENGTH = settings(max_examples=25, stateful_step_count=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
TestTable = TableMachine.TestCase
TestTable.settings = LENGTH


@pytest.mark.campaign
class TestManyTables(TableMachine.TestCase):
    """The same on many more tables."""

    settings = settings(LENGTH, max_examples=100)
