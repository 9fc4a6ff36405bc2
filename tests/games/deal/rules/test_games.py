"""The card game's kernel: games by lot come to their end, lawful at each step, and are the same in both bodies."""

from typing import Final

import pytest

from monopolista.engine.records import copy, dtype_of, to_bytes
from monopolista.engine.seats import CHANCE
from monopolista.games.deal.editions import load
from monopolista.games.deal.rules import clauses, facts, setting_up, table, verbs
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.records import Game, Offers, Seen
from tests import compiled
from tests.games.deal.rules import games as deal_games
from tests.games.deal.rules.games import MOST_TURNS, OPTIONS, PLAYED, Stage, set_stage, step, steps
from tests.games.deal.rules.laws import check

SEATS: Final = range(2, 6)


@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize("choices", OPTIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_games_by_lot_are_lawful_at_each_step_and_end(choices: str, seats: int) -> None:
    for seed in range(5):
        stage = set_stage(choices, seats, seed)
        check(stage.packs[0], stage.games[PLAYED])
        for _ in steps(stage):
            check(stage.packs[0], stage.games[PLAYED])
        game: Game = stage.games[PLAYED]
        assert game.turns < MOST_TURNS
        assert game.winners == sum(1 << seat for seat in range(seats) if game.players[seat].place == 1) > 0


@pytest.mark.campaign
@pytest.mark.parametrize("choices", OPTIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_both_bodies_pass_through_the_same_bytes(choices: str, seats: int) -> None:
    for seed in range(3):
        args = (choices, seats, seed)
        assert compiled.call("tests.games.deal.rules.games:trail", *args) == deal_games.trail(*args)


@pytest.mark.parametrize("choices", OPTIONS)
def test_every_offer_applies_and_nothing_else_does(choices: str) -> None:
    assert deal_games.try_positions(choices, 3, 1, 40, 2) == 2


@pytest.mark.campaign
@pytest.mark.parametrize("choices", OPTIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_offer_applies_and_nothing_else_does_when_compiled(choices: str, seats: int) -> None:
    assert compiled.call("tests.games.deal.rules.games:try_positions", choices, seats, seats, 3, 80) > 40


@pytest.mark.parametrize("choices", OPTIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_whatever_is_offered_leaves_a_lawful_position(choices: str, seats: int) -> None:
    stage = set_stage(choices, seats, 20 + seats)
    game: Game = stage.games[PLAYED]
    for number, _ in enumerate(steps(stage)):
        for seat in range(seats) if number % 15 == 0 else ():
            out = Offers()
            list_offers(stage.packs[0], game, seat, out)
            for offer in out.rows[: out.count]:
                after = copy(game)
                assert table.apply(stage.packs[0], after, seat, offer.verb, offer.subject, offer.low) == clauses.NONE
                check(stage.packs[0], after)


def facts_aside(game: Game) -> bytes:
    """Return the bytes of a game, save those of the facts of its last step."""
    blank = copy(game)
    blank.facts = Game().facts
    blank.fact_count = 0
    return to_bytes(blank)


def play_on(stage: Stage) -> int:
    return step(stage.packs, stage.games, stage.offers, stage.streams)


@pytest.mark.parametrize("choices", OPTIONS)
def test_taking_back_restores_every_byte(choices: str) -> None:
    taken = 0
    stage = set_stage(choices, 2, 5)
    game: Game = stage.games[PLAYED]
    while deal_games.goes_on(stage.games):
        before = facts_aside(game)
        if play_on(stage) in {verbs.BANK, verbs.LAY} and game.depth == 1:
            after = copy(game)
            assert table.apply(stage.packs[0], after, game.turn, verbs.UNDO, 0, 0) == clauses.NONE
            assert facts_aside(after) == before
            taken += 1
    assert taken > 20


def test_cards_named_by_hand_are_drawn_as_if_by_chance() -> None:
    stage = set_stage("discard", 4, 3)
    game: Game = stage.games[PLAYED]
    other = Game()
    setting_up.open_game(stage.packs[0], other, 4)
    other.chance = game.chance
    while deal_games.goes_on(stage.games):
        if play_on(stage) == verbs.NOTHING:
            made = [fact for fact in game.facts[: game.fact_count] if fact.kind in {facts.FIRST, facts.DREW}]
            first = made[0].kind == facts.FIRST
            action = (verbs.FIRST, made[0].seat, 0) if first else (verbs.DRAW, made[0].subject, 0)
            assert table.apply(stage.packs[0], other, CHANCE, *action) == clauses.NONE
            assert facts_aside(other) == facts_aside(game)
        else:
            other = copy(game)
            other.chance = game.chance


def test_hands_pile_and_facts_lie_beyond_what_all_see() -> None:
    names = dtype_of(Game).names or ()
    seen = dtype_of(Seen).names or ()
    assert names[: len(seen)] == seen
    assert names[len(seen) :] == (
        "hands", "unseen", "unseen_count", "under", "under_count", "undo_from", "facts", "fact_count", "chance"
    )  # fmt: skip


def test_a_card_that_is_not_in_the_pile_cannot_be_drawn() -> None:
    pack, game = load("deal").pack, Game()
    setting_up.open_game(pack, game, 2)
    assert table.apply(pack, game, CHANCE, verbs.DRAW, 7, 0) == clauses.NONE
    assert table.apply(pack, game, CHANCE, verbs.DRAW, 7, 0) == clauses.DEAL_2
    assert table.apply(pack, game, 0, verbs.LEAVE, 0, 0) == clauses.DEAL_2, "chance is asked"
