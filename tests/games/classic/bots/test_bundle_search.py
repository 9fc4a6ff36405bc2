"""The trades that ``champion`` looks for: its own odds rise, and both sides keep their limits."""

from collections.abc import Iterator
from random import Random

import pytest

from monopolista.engine.records import copy
from monopolista.engine.seats import SeatSet
from monopolista.games.classic.actions.notation import Proposal, Terms
from monopolista.games.classic.actions.proposals import draft_terms
from monopolista.games.classic.bots.champion.bundle_search import (
    LEAST_GAINED,
    MOST_LOST,
    least_odds,
    limit_of_maker,
)
from monopolista.games.classic.bots.champion.scratch_state import CARRIED_OUT, begin_trial, exchange, odds
from monopolista.games.classic.bots.net_worth import within_limit
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.trade import agreeable
from monopolista.games.classic.rules.records import Game, Trade
from monopolista.table import Table
from tests.games.classic.scenario import STATIONS, position
from tests.plugins.campaigns import Campaign

SEATS = 4
ALL: SeatSet = (1 << SEATS) - 1
LONG = 260
THREE_POINTS = 30_000
"""In millionths: what a proposal has to bring; of many that seem to bring less, the estimate chooses the wrong one."""


def proposals(people: SeatSet, seeds: range) -> Iterator[tuple[Table, Trade]]:
    """Play games of ``champion`` with three ``regular``; yield each of its proposals before it is made."""
    for seed in seeds:
        table, draw = Table("italy", SEATS, seed=seed), Random(seed).randrange
        while not table.over and table.version < LONG:
            seat = table.next_asked
            level = "champion" if seat == 0 else "regular"
            action = table.game.decide(level, table.box, table.state(), seat, draw, people)
            terms = action.terms if isinstance(action, Proposal) else None
            if level == "champion" and terms is not None and not terms.counters:
                yield table, drafted(table, terms)
            table.play(seat, action)


def drafted(table: Table, terms: Terms) -> Trade:
    """Return what the first seat proposes as a trade."""
    state: Game = copy(table.state())
    assert draft_terms(table.box, state, 0, terms)
    return state.drafts[0]


def odds_of(table: Table, trade: Trade) -> tuple[list[int], list[int]]:
    """Return everybody's odds before and after a trade."""
    answer, edition = Answer(), table.box.edition
    begin_trial(table.state(), answer)
    before = [odds(edition, seat, answer) for seat in range(SEATS)]
    exchange(edition, answer.trial[0], trade, CARRIED_OUT)
    return before, [odds(edition, seat, answer) for seat in range(SEATS)]


def still_in(table: Table) -> int:
    """Return how many players have not gone bankrupt."""
    return SEATS - table.state().bankruptcies


@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize(("people", "least"), [(0, -MOST_LOST), (ALL, LEAST_GAINED)], ids=["bots", "people"])
def test_a_proposal_raises_its_odds_and_costs_neither_side_more_than_it_may(
    people: int, least: int, campaign: Campaign
) -> None:
    found = 0
    for table, trade in proposals(people, range(campaign.size(sample=1, full=2))):
        before, after = odds_of(table, trade)
        assert after[0] >= before[0] + THREE_POINTS
        assert after[trade.partner] >= before[trade.partner] + least or still_in(table) == 2
        assert agreeable(table.box.edition, table.state(), trade, trade.partner)
        assert trade.money <= limit_of_maker(table.box.edition, table.state(), trade, people != 0)
        assert not people or within_limit(table.box.edition, table.state(), trade, trade.maker)
        found += 1
    assert found >= campaign.size(sample=1, full=2)


@pytest.mark.parametrize(("people", "change"), [(0, None), (ALL, LEAST_GAINED)], ids=["bots", "people"])
def test_where_two_play_a_bot_may_lose_what_the_other_gains(people: int, change: int | None) -> None:
    game, answer = position(3), Answer()
    state, edition = game.state, game.table.box.edition
    answer.people = people
    begin_trial(state, answer)
    before = odds(edition, 1, answer)
    assert least_odds(edition, state, answer, 1) == before + (LEAST_GAINED if people else -MOST_LOST)
    state.players[2].playing, state.bankruptcies = 0, 1
    begin_trial(state, answer)
    assert least_odds(edition, state, answer, 1) == (0 if change is None else odds(edition, 1, answer) + change)


def test_without_a_reason_it_pays_a_bot_half_more_than_printed_and_a_person_no_more() -> None:
    game = position(4, owns={1: STATIONS[:2]})
    trade = Trade()
    trade.maker, trade.partner = 0, 1
    trade.gets = sum(1 << game.table.box.edition.deed[square] for square in STATIONS[:2])
    printed = sum(game.table.box.edition.price[square] for square in STATIONS[:2])
    assert limit_of_maker(game.table.box.edition, game.state, trade, True) == printed
    assert limit_of_maker(game.table.box.edition, game.state, trade, False) == printed * 3 // 2
