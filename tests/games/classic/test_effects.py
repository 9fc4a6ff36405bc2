"""What an offer says that dealing with a deed costs, brings and does to its rent is what it then does."""

from collections import Counter
from collections.abc import Iterator

import pytest

from monopolista.engine.records import copy
from monopolista.engine.seats import BANK
from monopolista.games.classic.actions.macro_actions import ClassicGesture
from monopolista.games.classic.editions import Box, Options
from monopolista.games.classic.effects.action_effects import ClassicEffect, ClassicStanding
from monopolista.games.classic.presentation.view import rent_now
from monopolista.games.classic.rules import ending, events, table, verbs
from monopolista.games.classic.rules.records import Game
from monopolista.games.classic.rules_adapter import ClassicRulesAdapter
from monopolista.games.interface.views import OfferView
from monopolista.table import Table
from tests.games.classic.scenario import DARK_BLUE, Scenario, position, set_edition
from tests.plugins.campaigns import Campaign
from tests.text.play import TABLES, play_at_random, random_positions


def effect_of(game: Scenario, seat: int, verb: str, square: int = 0) -> ClassicEffect:
    """Return what the one offer of a verb about a square says that it would do."""
    (effect,) = [
        one.effect for one in game.table.offers_with_effects(seat) if one.verb == verb and square in (0, one.subject)
    ]
    assert isinstance(effect, ClassicEffect)
    return effect


@pytest.fixture
def belgium() -> Iterator[None]:
    set_edition("belgium-fr")
    yield
    set_edition("italy")


def test_a_house_says_the_rent_of_the_next_house() -> None:
    game = position(stage="end", owns={0: DARK_BLUE})
    before, house = game.table.view().rents[39], effect_of(game, 0, "build", 39)
    assert (house.costs, house.rent, house.asks_first) == (200, before, False)
    game.does("0: build 39")
    assert game.table.view().rents[39] == house.rent_after > before


def test_the_last_house_is_not_promised_to_who_builds_first() -> None:
    owns = {0: DARK_BLUE, 1: [31, 32, 34]}
    assert effect_of(position(stage="end", owns=owns, houses_left=1), 0, "build", 39).asks_first
    assert not effect_of(position(stage="end", owns=owns), 0, "build", 39).asks_first


def test_the_last_house_sold_leaves_the_double_rent_of_a_whole_colour() -> None:
    game = position(stage="end", owns={0: DARK_BLUE}, built={39: 1, 37: 1})
    bare = position(stage="end", owns={0: DARK_BLUE}).table.view().rents[39]
    sold = effect_of(game, 0, "sell", 39)
    assert (sold.brings, sold.rent_after) == (100, bare)


@pytest.mark.usefixtures("belgium")
def test_a_hotel_sold_in_the_short_game_goes_whole() -> None:
    game = position(stage="end", owns={0: DARK_BLUE}, built={39: 5, 37: 5}, options=Options(short=True))
    assert effect_of(game, 0, "sell", 39).brings == 4 * game.table.box.edition.house_price[39] // 2


# Of whatever can happen.

PREDICTED = {verbs.BUY, verbs.BUILD, verbs.SELL, verbs.MORTGAGE, verbs.REDEEM, verbs.KEEP, verbs.FINE}


def check(box: Box, state: Game, seat: int, offer: OfferView, effect: ClassicEffect) -> None:
    """Hold what is said of an offer against what it does, before anything follows from it."""
    verb, trial = verbs.NUMBERS[offer.verb], copy(state)
    square = state.agenda[state.depth - 1].about if verb == verbs.BUY else offer.subject
    trial.event_count = 0
    table.perform(box.edition, trial, seat, verb, offer.subject, 0)
    predicted = trial.events[: trial.event_count]
    shortage = any(event.kind == events.SHORTAGE for event in predicted)
    assert effect.asks_first == shortage
    if shortage:
        return
    paid = [event for event in predicted if event.kind == events.PAID]
    costs = sum(event.amount for event in paid if event.seat == seat)
    assert effect.brings == sum(event.amount for event in paid if event.seat == BANK)
    if verb == verbs.KEEP:
        costs = next(event.amount for event in predicted if event.kind == events.KEPT)
    assert effect.costs == costs
    if verb not in (verbs.FINE, verbs.KEEP):
        assert effect.rent == rent_now(box, state, square)
        assert effect.rent_after == rent_now(box, trial, square)


@pytest.mark.campaign
def test_what_is_said_of_every_offer_is_what_it_does(campaign: Campaign) -> None:
    seen = Counter[str]()
    for first in random_positions(24, every=campaign.size(sample=23, full=7)):
        state = first.state()
        for seat in range(first.seats):
            for offer in first.offers_with_effects(seat):
                if isinstance(offer.effect, ClassicEffect):
                    check(first.box, state, seat, offer, offer.effect)
                    seen[offer.verb] += 1
                else:
                    assert verbs.NUMBERS[offer.verb] not in PREDICTED
    assert {verbs.WORDS[one] for one in PREDICTED} <= set(seen), seen


def test_what_is_said_to_stand_after_a_step_is_how_rich_all_are() -> None:
    game = play_at_random(5, answers=400)
    predicted = Table.replay(game.transcript, chance=None, noting=True)
    standing = predicted.steps[-1].standing
    state = predicted.state()
    assert isinstance(standing, ClassicStanding)
    assert standing.riches == [ending.riches(predicted.box.edition, state, seat) for seat in range(predicted.seats)]
    assert {len(one.standing.riches) for one in predicted.steps if isinstance(one.standing, ClassicStanding)} == {
        predicted.seats
    }


def test_how_rich_all_are_does_not_depend_on_what_was_counted_before() -> None:
    laws: dict[str, ClassicRulesAdapter] = {}
    for first in random_positions(2 * len(TABLES), every=5):
        header, state = first.transcript.header, first.state()
        law = laws.setdefault(f"{header.edition} {header.options}", ClassicRulesAdapter(first.box))
        riches = [ending.riches(first.box.edition, state, seat) for seat in range(first.seats)]
        assert law.standing(state, ()).riches == riches


def test_a_table_that_shows_nothing_notes_nothing() -> None:
    assert all(step.standing is None for step in play_at_random(5, answers=50).steps)


def test_bids_and_rolls_say_nothing() -> None:
    law = ClassicRulesAdapter(position().table.box)
    game = position()
    offers = [one for one in game.table.offers(0) if one.verb in ("roll", "asking", "deal", "bankrupt")]
    assert offers
    assert law.effects(game.table.state(), 0, offers) == [None] * len(offers)


def test_what_is_predicted_leaves_the_game_as_it_is() -> None:
    predicted = Counter[str]()
    for first in random_positions(12, every=11):
        before = first.save(), first.view()
        for seat in range(first.seats):
            predicted.update(offer.verb for offer in first.offers_with_effects(seat) if offer.effect is not None)
            gestures = [one for one in first.gestures(seat) if isinstance(one, ClassicGesture) and one.actions]
            predicted.update(f"whole {gesture.verb}" for gesture in gestures)
        assert (first.save(), first.view()) == before
    assert {"build", "sell", "whole build", "whole sell"} <= set(predicted), predicted
