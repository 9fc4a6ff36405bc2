"""What an offer says that an action would do is what the action then does."""

from collections import Counter

import pytest

from monopolista.engine.events import Event
from monopolista.engine.records import copy, same
from monopolista.engine.task_stack import top_kind
from monopolista.games.common.notation import Action
from monopolista.games.deal.editions import DealBox, Options, load
from monopolista.games.deal.effects.action_effects import DealEffect, DealStanding
from monopolista.games.deal.presentation.view import DealSetView, view_sets
from monopolista.games.deal.rules import events, payment, sets, table, tasks, verbs
from monopolista.games.deal.rules.records import SETS, WILD_SETS, Game, WildSets
from monopolista.games.deal.rules_adapter import DealRulesAdapter
from monopolista.games.interface.views import OfferView
from tests.games.deal.random_play import play_at_random, random_table
from tests.games.deal.scenario import Scenario, position
from tests.plugins.campaigns import Campaign

GAMES = 24
ASKED = (tasks.DUEL, tasks.TO_PAY)


def effects_of(game: Scenario, seat: int, verb: str) -> list[DealEffect]:
    """Return what the offers of a verb say that they would do."""
    law = DealRulesAdapter(game.box)
    offers = [one for one in law.offers(game.state, seat) if one.verb == verb]
    return [effect for effect in law.effects(game.state, seat, offers) if effect is not None]


def effect_of(game: Scenario, seat: int, text: str) -> DealEffect:
    """Return what the one offer that a text states says that it would do."""
    law = DealRulesAdapter(game.box)
    verb, subject, amount = game.words.action(seat, text)
    meant = [
        one
        for one in law.offers(game.state, seat)
        if (verbs.NUMBERS[one.verb], one.subject) == (verb, subject) and one.low <= amount <= one.high
    ]
    (effect,) = law.effects(game.state, seat, meant)
    assert effect is not None
    return effect


# Wild cards alone.

TWO_SETS = ["yellow: yellow-1 yellow-2 yellow-3", "red: red-1 red-2 red-3"]


@pytest.mark.parametrize("option", WILD_SETS)
@pytest.mark.parametrize(("lies", "counts"), [("wild-any", {"any"}), ("wild-light-blue-brown", {"any", "colour"})])
def test_whether_wild_cards_alone_complete_a_colour_is_said_as_the_table_plays(
    option: WildSets, lies: str, counts: set[str]
) -> None:
    game = position(hands={0: ["wild-any"]}, sets={0: [f"brown: {lies}"]}, options=Options(wild_sets=option))
    effect = effect_of(game, 0, "lay wild-any brown")
    assert effect.number == 2
    assert effect.completes == (option in counts)
    game.does("0: lay wild-any brown")
    assert bool(game.view.players[0].complete) == effect.completes


@pytest.mark.parametrize("option", WILD_SETS)
def test_a_set_of_wild_cards_alone_wins_only_where_it_counts(option: WildSets) -> None:
    game = position(
        hands={0: ["wild-any"]}, sets={0: [*TWO_SETS, "brown: wild-any"]}, options=Options(wild_sets=option)
    )
    wins = effect_of(game, 0, "lay wild-any brown").wins
    assert wins == (option == "any")
    game.does("0: lay wild-any brown")
    assert bool(game.view.winners) == wins


# In words.


def test_a_card_moved_out_of_a_complete_set_breaks_it() -> None:
    game = position(sets={0: ["brown: brown-1 wild-light-blue-brown", "light-blue: light-blue-1"]})
    effect = effect_of(game, 0, "move wild-light-blue-brown light-blue")
    assert (effect.breaks, effect.completes, effect.rent, effect.rent_after) == (0, False, 1, 2)


def test_a_rent_is_asked_with_its_doublings_and_says_who_has_but_that() -> None:
    game = position(
        3,
        hands={0: ["rent-brown-light-blue", "double-rent"]},
        banks={1: ["money-1"], 2: ["money-10"]},
        sets={0: ["brown: brown-1 brown-2"]},
    )
    assert effect_of(game, 0, "play double-rent").factor == 2
    game.does("0: play double-rent")
    effect = effect_of(game, 0, "play rent-brown-light-blue brown")
    assert (effect.rent, effect.factor, effect.asks, effect.against) == (2, 2, 4, [1, 2])
    assert [(one.seat, one.amount, one.all) for one in effect.pays] == [(1, 1, True), (2, 10, True)]
    assert effect.refusable


def test_a_house_says_the_rent_before_and_after() -> None:
    game = position(hands={0: ["house"]}, sets={0: ["brown: brown-1 brown-2"]})
    effect = effect_of(game, 0, "play house brown")
    assert (effect.rent, effect.rent_after, effect.number, effect.completes) == (2, 5, 2, False)


def test_money_says_what_the_bank_is_worth_before_and_after() -> None:
    game = position(hands={0: ["money-5"]}, banks={0: ["money-2"]})
    effect = effect_of(game, 0, "bank money-5")
    assert (effect.bank, effect.bank_after) == (2, 7)


def test_a_property_taken_may_complete_a_set_and_win() -> None:
    game = position(hands={0: ["sly-deal"]}, sets={0: [*TWO_SETS, "brown: brown-1"], 1: ["brown: brown-2"]})
    effect = effect_of(game, 0, "play sly-deal brown-2")
    assert (effect.completes, effect.wins, effect.refusable, effect.against) == (True, True, True, [1])


def test_just_say_no_goes_against_the_other_party_of_the_duel() -> None:
    game = position(3, hands={0: ["debt-collector", "just-say-no"], 2: ["just-say-no"]}, banks={2: ["money-5"]})
    game.does("0: play debt-collector 2")
    assert [one.against for one in effects_of(game, 2, "no")] == [[0]]
    (allowed,) = effects_of(game, 2, "allow")
    assert [(one.seat, one.amount, one.all) for one in allowed.pays] == [(2, 5, True)]
    game.does("2: no just-say-no 2")
    assert [one.against for one in effects_of(game, 0, "no")] == [[2]]
    assert effects_of(game, 0, "allow") == []


def test_only_a_property_paid_out_of_a_complete_set_breaks_it() -> None:
    game = position(
        turn=1,
        hands={1: ["debt-collector"]},
        banks={0: ["money-3"]},
        sets={0: ["brown: brown-1 brown-2 house", "red: red-1"]},
    )
    game.does("1: play debt-collector 0", "0: allow 0")
    broken = {effect.gives[0]: effect.breaks for effect in effects_of(game, 0, "pick")}
    names = {game.box.cards[card].key: series for card, series in broken.items()}
    assert names == {"money-3": -1, "brown-1": 0, "brown-2": 0, "house": -1, "red-1": -1}


# Of whatever can happen.


def carried_out(box: DealBox, state: Game, seat: int, offer: OfferView) -> tuple[Game, list[Event]]:
    """Return the game after an action to which nobody says no, and all its events; who has to pay does."""
    law, trial = DealRulesAdapter(box), copy(state)
    emitted = [*_apply(law, trial, seat, Action(verbs.NUMBERS[offer.verb], offer.subject, offer.low))]
    while trial.depth and top_kind(trial) in ASKED and offer.verb in ("play", "at", "give", "allow"):
        other = table.next_asked(trial)
        emitted += _apply(law, trial, other, law.plain_answer(trial, other))
    return trial, emitted


def _apply(law: DealRulesAdapter, trial: Game, seat: int, action: Action) -> list[Event]:
    law.apply(trial, seat, action)
    return [copy(event) for event in trial.events[: trial.event_count]]


def complete(box: DealBox, game: Game, seat: int) -> set[int]:
    """Return the sets of a seat that are complete."""
    return {one for one in range(SETS) if sets.is_complete(box.pack, game, seat, one)}


def check(box: DealBox, state: Game, seat: int, offer: OfferView, effect: DealEffect) -> None:
    """Hold what is said of an offer against what it does."""
    after, emitted = carried_out(box, state, seat, offer)
    was, now = complete(box, state, seat), complete(box, after, seat)
    if effect.asks:
        check_payments(emitted, effect, state)
    elif offer.verb in ("pick", "unpick"):
        assert effect.breaks in (was | {-1})
    else:
        assert effect.completes == bool(now - was)
        assert effect.wins == (after.winners == 1 << seat)
        assert {effect.breaks} - {-1} == was - now
    if effect.set >= 0:
        assert effect.rent == sets.rent_of(box.pack, state, seat, effect.set)
        assert effect.rent_after == sets.rent_of(box.pack, after, seat, effect.set)
        assert effect.number == after.players[seat].count[effect.set]
    if offer.verb == "bank":
        assert (effect.bank, effect.bank_after) == (state.players[seat].bank, after.players[seat].bank)
    taken = [event for event in emitted if event.kind in (events.TOOK, events.TOOK_BUILDING)]
    if taken:
        assert effect.takes == [event.subject for event in taken if event.seat == seat]
        assert effect.gives == [event.subject for event in taken if event.other == seat]
    if effect.draws:
        assert after.agenda[after.depth - 1].amount == effect.draws


def check_payments(emitted: list[Event], effect: DealEffect, state: Game) -> None:
    """Each pays everything, or at least what is asked."""
    paid = Counter[int]()
    for event in emitted:
        if event.kind == events.PAID:
            paid[event.seat] += event.amount
    for one in effect.pays:
        worth = state.players[one.seat].worth
        assert one.all or worth > effect.asks
        assert paid[one.seat] == worth if one.all else paid[one.seat] >= effect.asks
        assert one.amount == (worth if one.all else effect.asks)


@pytest.mark.campaign
def test_what_is_said_of_every_offer_is_what_it_does(campaign: Campaign) -> None:
    seen = Counter[str]()
    for seed in range(campaign.size(sample=7, full=GAMES)):
        game, rng = random_table(seed)
        for _ in range(150):
            if game.over:
                break
            state, box = game.state(), game.box
            for seat in range(game.seats):
                for offer in game.offers_with_effects(seat):
                    effect = offer.effect
                    if rng.random() < 0.5:
                        continue
                    if isinstance(effect, DealEffect):
                        check(box, state, seat, offer, effect)
                        seen[offer.verb] += 1
                        seen["completes"] += effect.completes
                        seen["breaks"] += effect.breaks >= 0
                        seen["wins"] += effect.wins
                    elif offer.verb in ("end", "undo", "pay", "discard"):
                        assert not complete(box, carried_out(box, state, seat, offer)[0], seat) - complete(
                            box, state, seat
                        )
            assert same(game.state(), state)
            play_at_random(game, rng)
    emitted = ("bank", "lay", "move", "play", "at", "give", "no", "allow", "pick", "completes", "breaks", "wins")
    assert all(seen[one] > 0 for one in emitted), seen


def test_what_is_said_to_stand_after_the_steps_is_what_lies_on_the_table() -> None:
    for seed in range(GAMES):
        game, rng = random_table(seed)
        for _ in range(150):
            if not game.over:
                play_at_random(game, rng)
        stands: dict[int, list[DealSetView]] = {seat: [] for seat in range(game.seats)}
        for step in game.steps:
            assert step.standing is None or isinstance(step.standing, DealStanding)
            stands |= {one.seat: one.sets for one in (step.standing.players if step.standing else [])}
        state = game.state()
        assert stands == {seat: view_sets(game.box, state, seat) for seat in range(game.seats)}


def test_a_card_that_can_pay_is_said_to() -> None:
    game = position(
        turn=1, hands={1: ["debt-collector"]}, banks={0: ["money-3"]}, sets={0: ["brown: brown-1 wild-any"]}
    )
    game.does("1: play debt-collector 0")
    box = load("deal")
    owing = game.view.questions[0]
    assert owing.payable == []
    game = position(turn=1, hands={1: ["debt-collector"]}, banks={0: ["money-4"]}, sets={0: ["brown: brown-1 brown-2"]})
    game.does("1: play debt-collector 0", "0: allow 0")
    owing = game.view.questions[0]
    assert [box.cards[card].key for card in owing.payable] == ["money-4", "brown-1", "brown-2"]
    assert all(payment.can_pay_with(game.pack, game.state, 0, card) for card in owing.payable)
