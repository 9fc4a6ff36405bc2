"""A table of the classic game in the hands of players who try anything."""

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from monopolista.engine.seats import CLOCK
from monopolista.games.classic.actions.notation import Proposal, Terms, write
from monopolista.games.classic.editions import edition_ids
from monopolista.games.classic.rules import verbs
from tests.battery.machine import NUMBERS, SEATS, TableMachine, try_tables
from tests.battery.stage import START
from tests.games.classic.battery.games import BATTERY
from tests.games.classic.battery.positions import COLOURS_DEALT, MORTGAGED_DEALT
from tests.games.classic.battery.variants import Variant, at_random
from tests.plugins.campaigns import Campaign

SQUARES = st.lists(st.integers(-1, 41), max_size=4).map(tuple)
CARDS = st.lists(st.integers(-1, 4), max_size=2).map(tuple)


class ClassicMachine(TableMachine):
    """Beside what all games do: trades of any terms, and the clock."""

    battery = BATTERY
    words = ("give", "get", "give_card", "get_card", "money", "counter", "")

    @initialize(
        variant=st.one_of(
            st.sampled_from([{"deck": "A"}, {"deck": "B"}]).map(lambda chosen: ("italy", chosen)),
            st.sampled_from(edition_ids()).map(lambda edition: (edition, {})),
            st.integers(0, 1000).map(at_random),
        ),
        number=st.integers(0, 10_000),
        position=st.sampled_from((START, COLOURS_DEALT, MORTGAGED_DEALT)),
        steps=st.integers(0, 150),
    )
    def sit_down(self, variant: Variant, number: int, position: int, steps: int) -> None:
        """Come to a table of any edition and options."""
        self.sit_down_at(*variant, number, position, steps)

    @precondition(lambda self: self.table.next_asked >= 0)
    @rule(often=st.integers(0, 19))
    def the_clock_strikes(self, often: int) -> None:
        """Say, now and then, that the time is up (TIME-1): nobody hears it where no end was agreed on."""
        if often == 0:
            options = self.table.box.options
            assert self.attempt(CLOCK, "time") == (options.timed is not None or options.turns is not None)

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


@pytest.mark.campaign
def test_no_law_is_broken_whatever_is_tried(campaign: Campaign) -> None:
    try_tables(ClassicMachine, campaign)
