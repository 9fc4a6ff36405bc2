"""The exact odds: roll by roll against the rules played out, in the long run against tokens that walk."""

import doctest
import functools
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import Phase, given, seed, settings
from hypothesis import strategies as st

from monopolista import register_box
from monopolista.engine.records import copy
from monopolista.games import box_content
from monopolista.games.classic.editions import Options, edition_ids, load
from monopolista.games.classic.odds import board
from monopolista.games.classic.odds.board import odds_of
from monopolista.games.classic.odds.cards import Matrix, arrivals
from monopolista.games.classic.odds.chain import IN_JAIL, lasting, throws, transitions, walk
from monopolista.games.classic.odds.rents import rent_by_roll
from monopolista.games.classic.rules.records import ADVANCE, CARDS, SQUARES, STATIONS
from monopolista.games.classic.simulation.random_walk import Steps
from monopolista.games.classic.simulation.random_walk import walk as walk_on
from monopolista.games.interface.simulator import OddsError
from tests import compiled
from tests.battery.quick_strategies import SEEDS
from tests.games.classic.editions import generated_boxes
from tests.games.classic.simulation import rolled_boxes
from tests.games.classic.simulation.every_roll import rolls_from
from tests.games.classic.simulation.rolled_boxes import stops_on
from tests.plugins.campaigns import Campaign

BOXES = [
    ("us", "2008"), ("us", "classic"), ("uk", "classic"), ("italy", "A"), ("italy", "B"), ("belgium-nl", "2001"),
]  # fmt: skip
RENTED = [("us", 0), ("us", 3), ("italy", 2), ("belgium-nl", 1)]
JAILS = pytest.mark.parametrize("stay", [False, True], ids=["leave", "stay"])
ROLLS = 60_000


def chances_of(edition: str, *, stay: bool) -> Matrix:
    """Return how likely each state follows each, in the default deck."""
    rules = load(edition).edition
    return transitions(throws(rules, stay), arrivals(rules))


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("edition", "deck"), BOXES)
def test_each_roll_leads_where_the_rules_lead_it(edition: str, deck: str, campaign: Campaign) -> None:
    rules = load(edition, Options(deck=deck)).edition
    staying, leaving = (transitions(throws(rules, stay), arrivals(rules)) for stay in (True, False))
    states = sorted(Random(campaign.seed).sample(range(len(staying)), campaign.size(sample=40, full=len(staying))))
    played = np.zeros_like(staying)
    for state in states:
        for roll in rolls_from(rules, state, stay=True):
            played[state, roll.state] += roll.weight
    assert np.abs(staying - played)[states].max() < 1e-12
    assert (leaving[:IN_JAIL] == staying[:IN_JAIL, : IN_JAIL + 1]).all()
    left = np.zeros(IN_JAIL + 1)
    for roll in rolls_from(rules, IN_JAIL, stay=False):
        left[roll.state] += roll.weight
    assert np.abs(leaving[IN_JAIL] - left).max() < 1e-12


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("edition", "built"), RENTED)
def test_each_deed_brings_the_rent_that_the_rules_ask(edition: str, built: int) -> None:
    rules = load(edition).edition
    shares = lasting(chances_of(edition, stay=True))
    paid = [0.0] * SQUARES
    for state, share in enumerate(shares.tolist()):
        for roll in rolls_from(rules, state, stay=True, built=built):
            for square, amount in roll.paid.items():
                paid[square] += share * roll.weight * amount
    walked = walk(rules, stay=True)
    for square in rules.square:
        houses = built if rules.colour[square] < STATIONS else 0
        expected = rent_by_roll(rules, walked, square, rules.size[rules.colour[square]], houses)
        assert paid[square] == pytest.approx(expected)


def deviations(chances: Matrix, rolls: int = ROLLS) -> Matrix:
    """Return the standard deviation of each square's share over some rolls of the chain, one roll leading to the next.

    The last is that of jail.
    """
    shares = lasting(chances)
    states = np.arange(len(shares))
    places = np.where(states < IN_JAIL, states % SQUARES, SQUARES)
    fundamental = np.linalg.inv(np.eye(len(shares)) - chances + shares)
    spreads: list[float] = []
    for place in range(SQUARES + 1):
        here = (places == place) - shares[places == place].sum()
        spreads.append(float(2 * (shares * here) @ fundamental @ here - shares @ here**2))
    return np.sqrt(np.maximum(spreads, 0.0) / rolls)  # a square that nobody reaches may be off by rounding


@pytest.mark.campaign(sample=1)
@JAILS
@pytest.mark.parametrize("edition", ["us", "italy", "uk"])
def test_tokens_that_walk_by_the_rules_stop_as_often(edition: str, stay: bool, campaign: Campaign) -> None:
    steps, rolls = Steps(), campaign.size(sample=ROLLS // 3, full=ROLLS)
    steps.stays, steps.shuffled = int(stay), 1
    steps = walk_on(load(edition).edition, steps, rolls, seed=7)
    stopped = np.array(steps.stops) / rolls
    expected = walk(load(edition).edition, stay).stops
    assert steps.rolls == rolls
    assert (np.abs(stopped - expected) <= 5 * deviations(chances_of(edition, stay=stay), rolls)).all()


@pytest.mark.compiled
@pytest.mark.campaign
def test_on_any_box_tokens_stop_as_often(campaign: Campaign) -> None:
    rolls = campaign.size(sample=20_000, full=1_000_000)
    walker = functools.partial(compiled.call, f"{rolled_boxes.__name__}:stops_on") if campaign.full else stops_on

    @seed(campaign.seed)
    @settings(max_examples=campaign.size(sample=2, full=50), deadline=None, database=None, phases=[Phase.generate])
    @given(SEEDS, st.booleans())
    def roll(box: int, stay: bool) -> None:
        name = register_box(generated_boxes.boxes().of(box))
        rules = load(name, Options(speedy=False)).edition
        expected = walk(rules, stay).stops
        spread = deviations(transitions(throws(rules, stay), arrivals(rules)), rolls)
        stopped = np.array(walker((box_content(name) or b"").decode(), stay, rolls, 7)) / rolls
        assert (np.abs(stopped - expected) <= 6 * spread + 6 / rolls).all()

    roll()


@pytest.mark.campaign(sample=1)
@JAILS
def test_decks_that_are_never_shuffled_again_change_little(stay: bool, campaign: Campaign) -> None:
    steps, rolls = Steps(), campaign.size(sample=ROLLS // 3, full=ROLLS)
    steps.stays = int(stay)
    steps = walk_on(load("us").edition, steps, rolls // 20, seed=7, seats=4, games=20)
    stopped = np.array(steps.stops) / rolls
    expected = walk(load("us").edition, stay).stops
    assert (np.abs(stopped - expected) <= 6 * deviations(chances_of("us", stay=stay), rolls) + 0.0002).all()


@pytest.mark.campaign(sample=1)
@JAILS
def test_visits_and_rolls_are_counted_by_turn(stay: bool) -> None:
    steps = Steps()
    steps.stays, steps.shuffled = int(stay), 1
    steps = walk_on(load("us").edition, steps, ROLLS, seed=8)
    odds = odds_of(load("us"), stay=stay)
    assert steps.rolls / steps.turns == pytest.approx(odds.rolls_per_turn, rel=0.01)
    for count, one in zip(steps.landings, odds.squares, strict=True):
        assert count / steps.turns == pytest.approx(one.visits, rel=0.12)


def test_the_well_known_probabilities_of_atlantic_city() -> None:
    """Published by T. Collins and others for who leaves at once.

    Theirs for who stays give a further roll after the double that frees, which JAIL-3 does not.
    """
    shares = {one.square: one.share for one in odds_of(load("us"), stay=False).squares}
    known = {"jail": 3.9499, 0: 3.0961, 10: 2.2695, 5: 2.9631, 19: 3.0852, 24: 3.1858, 25: 3.0659, 39: 2.6260, 30: 0}
    for square, share in known.items():
        assert shares[square] == pytest.approx(share, abs=1e-4)


@JAILS
@pytest.mark.parametrize("edition", edition_ids())
def test_shares_make_a_whole(edition: str, stay: bool) -> None:
    squares = odds_of(load(edition, Options(speedy=False)), stay=stay).squares
    assert [one.square for one in squares] == [*range(SQUARES), "jail"]
    assert sum(one.share for one in squares) == pytest.approx(100)


def test_the_pay_back_is_cost_over_rent() -> None:
    box = load("us")
    odds = odds_of(box, stay=True)
    orange = [one for one in odds.colours if one.squares == (16, 18, 19)]
    assert [(one.buildings, one.cost) for one in orange] == [(steps, 560 + 300 * steps) for steps in range(6)]
    for one in (*odds.deeds, *odds.colours):
        assert one.turns == pytest.approx(one.cost / one.rent)
        assert one.rolls == pytest.approx(one.cost / one.rent * odds.rolls_per_turn)


def test_a_short_game_has_its_hotels_sooner() -> None:
    odds = odds_of(load("italy", Options(short=True)), stay=False)
    hotel = [one for one in odds.colours if one.squares == (37, 39)][-1]
    assert (hotel.buildings, hotel.cost) == (4, 350 + 400 + 8 * 200)


def test_a_card_may_send_to_the_square_of_another_card() -> None:
    box = load("us")
    rules = copy(box.edition)
    for card in rules.cards[1:CARDS]:
        card.effect, card.amount = ADVANCE, 7
    stops = arrivals(rules).stops
    assert stops[7, 0] == pytest.approx(1)  # the one other card leads to GO in the end
    rules.cards[0].amount = 7
    with pytest.raises(OddsError, match="for ever, so it has no exact odds"):
        odds_of(replace(box, edition=rules), stay=False)


def test_there_are_no_odds_with_the_speedy_die() -> None:
    with pytest.raises(OddsError, match="Speedy"):
        odds_of(load("italy", Options(speedy=True)), stay=False)


def test_the_example_runs() -> None:
    result = doctest.testmod(board)
    assert result.attempted > 0
    assert result.failed == 0
