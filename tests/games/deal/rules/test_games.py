"""The card game's kernel: games at random come to their end, lawful at each step."""

from collections.abc import Iterator
from typing import Final

import pytest

from monopolista.engine.records import copy, dtype_of, to_bytes
from monopolista.engine.seats import CHANCE
from monopolista.games.deal.editions import load
from monopolista.games.deal.rules import clauses, setting_up, table, verbs
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.records import Game, Offers, Seen
from tests.battery.stage import AT_RANDOM, PLAYED, START, Stage
from tests.games.deal.battery.games import BATTERY
from tests.games.deal.rules.laws import check
from tests.plugins.campaigns import Campaign

OPTIONS: Final[dict[str, dict[str, bool | str]]] = {
    "booklet": {},
    "stay": {"broken": "stay", "wild_sets": "property", "no_is_play": True, "take_back": True},
    "discard": {"broken": "discard", "excess": "under", "double_any": True, "wild_sets": "any", "take_back": True},
}
"""Choices that between them switch on every option once."""
SEATS: Final = range(2, 6)


def games(choices: str, seats: int, number: int) -> Iterator[Stage]:
    """Play the game of a number with ``seats`` seats; yield the stage at the start and after every decision."""
    return BATTERY.played("deal", OPTIONS[choices], 4 * number + seats - 2, AT_RANDOM, START)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("choices", OPTIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_games_at_random_are_lawful_at_each_step_and_end(choices: str, seats: int, campaign: Campaign) -> None:
    for number in range(campaign.size(sample=1, full=5)):
        game = Game()
        for stage in games(choices, seats, number):
            game = stage.games[PLAYED]
            check(stage.printed[0], game)
        assert game.seats == seats
        assert game.winners == sum(1 << seat for seat in range(seats) if game.players[seat].place == 1) > 0


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("choices", OPTIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_whatever_is_offered_leaves_another_lawful_position(choices: str, seats: int) -> None:
    for step, stage in enumerate(games(choices, seats, 5)):
        game: Game = stage.games[PLAYED]
        for seat in range(seats) if step % 15 == 0 else ():
            out = Offers()
            list_offers(stage.printed[0], game, seat, out)
            for offer in out.rows[: out.count]:
                after = copy(game)
                assert table.apply(stage.printed[0], after, seat, offer.verb, offer.subject, offer.low) == clauses.NONE
                assert to_bytes(after) != to_bytes(game)
                check(stage.printed[0], after)


def events_aside(game: Game) -> bytes:
    """Return the bytes of a game, save those of the events of its last step."""
    blank = copy(game)
    blank.events = Game().events
    blank.event_count = 0
    return to_bytes(blank)


@pytest.mark.parametrize("choices", ["stay", "discard"])
def test_taking_back_restores_every_byte(choices: str) -> None:
    taken, before = 0, b""
    for stage in games(choices, 2, 2):
        game: Game = stage.games[PLAYED]
        if stage.answers[0].verb in {verbs.BANK, verbs.LAY} and game.depth == 1:
            after = copy(game)
            assert table.apply(stage.printed[0], after, game.turn, verbs.UNDO, 0, 0) == clauses.NONE
            assert events_aside(after) == before
            taken += 1
        before = events_aside(game)
    assert taken > 20


def test_cards_named_by_hand_are_drawn_as_if_by_chance() -> None:
    drawn, before = 0, Game()
    for stage in games("discard", 4, 1):
        game, said = stage.games[PLAYED], stage.answers[0]
        if said.verb in {verbs.FIRST, verbs.DRAW}:
            before.chance = game.chance
            action = (said.verb, said.subject, said.amount)
            assert table.apply(stage.printed[0], before, CHANCE, *action) == clauses.NONE
            assert events_aside(before) == events_aside(game)
            drawn += 1
        before = copy(game)
    assert drawn > 20


def test_hands_pile_and_facts_lie_beyond_what_all_see() -> None:
    names = dtype_of(Game).names or ()
    seen = dtype_of(Seen).names or ()
    assert names[: len(seen)] == seen
    assert names[len(seen) :] == (
        "hands", "unseen", "unseen_count", "under", "under_count", "undo_from", "events", "event_count", "chance"
    )  # fmt: skip


def test_a_card_that_is_not_in_the_pile_cannot_be_drawn() -> None:
    pack, game = load("deal").pack, Game()
    setting_up.open_game(pack, game, 2)
    assert table.apply(pack, game, CHANCE, verbs.DRAW, 7, 0) == clauses.NONE
    assert table.apply(pack, game, CHANCE, verbs.DRAW, 7, 0) == clauses.DEAL_2
    assert table.apply(pack, game, 0, verbs.LEAVE, 0, 0) == clauses.DEAL_2, "chance is asked"
