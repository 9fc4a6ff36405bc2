"""DEAL-3, DEAL-4, DEAL-17: what becomes of a card that is played, and taking back one's own."""

import pytest

from monopolista.engine.events import MAX_EVENTS, Event
from monopolista.engine.records import copy, to_bytes
from monopolista.games.deal.editions import Options
from tests.games.deal.scenario import Scenario, position

TAKE_BACK = Options(take_back=True)


def lying(game: Scenario) -> bytes:
    """Return the bytes of a game without its events."""
    other = copy(game.state)
    other.events[:] = [Event() for _ in range(MAX_EVENTS)]
    other.event_count = 0
    return to_bytes(other)


@pytest.mark.clause("DEAL-3")
def test_money_goes_into_ones_bank() -> None:
    game = position(hands={0: ["money-10"]})
    game.does("0: bank money-10")
    assert game.has_event("banked", seat=0, subject="money-10", amount=10, clause="DEAL-3")
    assert (game.bank(0), game.hand(0), game.plays) == (["money-10"], [], 2)
    assert game.state.players[0].bank == 10


@pytest.mark.clause("DEAL-3")
def test_a_property_goes_in_front_of_one() -> None:
    game = position(hands={0: ["red-1"]})
    game.does("0: lay red-1")
    assert game.has_event("laid", seat=0, subject="red-1", amount="red", clause="DEAL-3")
    assert (game.sets(0), game.plays) == (["red: red-1"], 2)


@pytest.mark.clause("DEAL-3")
def test_an_action_goes_to_the_middle_and_is_followed() -> None:
    game = position(hands={0: ["debt-collector"]}, banks={1: ["money-5"]})
    game.does("0: play debt-collector 1")
    assert game.has_event("played", seat=0, other=1, subject="debt-collector", amount=5)
    assert (game.discards, game.plays, game.question) == (["debt-collector"], 2, "duel")


@pytest.mark.clause("DEAL-3")
@pytest.mark.parametrize("key", ["red-1", "wild-red-yellow", "wild-any"])
def test_a_property_is_never_banked_nor_played_in_the_middle(key: str) -> None:
    game = position(hands={0: [key]}, sets={0: ["red: red-2"]})
    game.refuses(0, f"bank {key}", "DEAL-3")
    game.refuses(0, f"play {key}", "DEAL-3")


@pytest.mark.clause("DEAL-3")
@pytest.mark.parametrize("key", ["money-1", "pass-go", "rent-any", "just-say-no"])
def test_nothing_but_property_is_laid(key: str) -> None:
    game = position(hands={0: [key]})
    game.refuses(0, f"lay {key} red", "DEAL-3")


@pytest.mark.clause("DEAL-3")
def test_money_is_not_played_in_the_middle() -> None:
    game = position(hands={0: ["money-1"]})
    game.refuses(0, "play money-1", "DEAL-3")


@pytest.mark.clause("DEAL-3")
@pytest.mark.parametrize("answer", ["bank money-1", "lay red-1", "play pass-go"])
def test_only_cards_of_ones_own_hand_are_played(answer: str) -> None:
    game = position(hands={1: ["money-1", "red-1", "pass-go"]})
    game.refuses(0, answer, "DEAL-3")


@pytest.mark.clause("DEAL-4")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("deal-breaker", 5), ("just-say-no", 4), ("hotel", 4), ("sly-deal", 3), ("forced-deal", 3), ("house", 3),
        ("debt-collector", 3), ("rent-any", 3), ("birthday", 2), ("pass-go", 1), ("double-rent", 1),
        ("rent-red-yellow", 1),
    ],
)  # fmt: skip
def test_every_action_and_rent_card_can_be_banked_as_money(key: str, value: int) -> None:
    game = position(hands={0: [key]})
    game.does(f"0: bank {key}")
    assert game.has_event("banked", seat=0, subject=key, amount=value)
    assert (game.bank(0), game.state.players[0].bank) == ([key], value)


@pytest.mark.clause("DEAL-4")
def test_a_banked_action_is_never_played_again() -> None:
    game = position(hands={0: ["debt-collector"], 1: ["birthday"]}, banks={0: ["just-say-no", "pass-go"]})
    game.refuses(0, "play pass-go", "DEAL-3")
    game.does("0: bank debt-collector")
    game.refuses(0, "play debt-collector 1", "DEAL-3")
    game.pass_turn()
    game.does("1: play birthday")
    game.refuses(0, "no just-say-no", "DEAL-15")


@pytest.mark.clause("DEAL-4")
def test_a_banked_action_pays_and_stays_money_with_the_receiver() -> None:
    game = position(hands={0: ["debt-collector"]}, banks={1: ["sly-deal", "hotel", "house"]})
    game.does("0: play debt-collector 1", "1: allow", "1: pick sly-deal", "1: pick hotel", "1: pay")
    assert game.payments == [(1, 0, "sly-deal", "DEAL-13"), (1, 0, "hotel", "DEAL-13")]
    assert (game.bank(0), game.bank(1)) == (["sly-deal", "hotel"], ["house"])
    game.refuses(0, "play sly-deal red-1", "DEAL-3")


@pytest.mark.option("take_back")
@pytest.mark.clause("DEAL-17")
def test_where_the_table_allows_it_one_takes_back_what_one_has_just_banked_and_laid_the_latest_first() -> None:
    game = position(hands={0: ["red-1", "money-3", "wild-any", "pass-go"]}, sets={0: ["red: red-2"]}, options=TAKE_BACK)
    before = lying(game)
    game.does("0: bank money-3")
    banked = lying(game)
    game.does("0: lay red-1", "0: lay wild-any red")
    game.does("0: undo")
    assert game.has_event("taken-back", seat=0, subject="wild-any")
    game.does("0: undo")
    assert (game.hand(0), game.plays) == (["red-1", "wild-any", "pass-go"], 2)
    assert lying(game) == banked
    game.does("0: undo")
    assert (lying(game), game.hand(0)) == (before, ["red-1", "money-3", "wild-any", "pass-go"])
    game.refuses(0, "undo", "DEAL-17")


@pytest.mark.clause("DEAL-17")
@pytest.mark.parametrize("further", ["play pass-go", "play birthday", "move wild-red-yellow yellow"])
def test_not_even_there_does_anything_come_back_once_anything_else_has_happened(further: str) -> None:
    game = position(
        hands={0: ["money-3", "pass-go", "birthday"]}, sets={0: ["red: wild-red-yellow"]}, options=TAKE_BACK
    )
    game.does("0: bank money-3", f"0: {further}")
    if further == "play birthday":
        game.does("1: allow")
    game.draw_any()
    game.refuses(0, "undo", "DEAL-17")
    assert game.bank(0) == ["money-3"]


@pytest.mark.clause("DEAL-17")
def test_no_card_on_the_table_goes_back_to_a_hand() -> None:
    game = position(hands={0: ["red-1", "money-3"]})
    game.does("0: bank money-3", "0: lay red-1")
    game.refuses(0, "undo", "DEAL-17")


@pytest.mark.clause("DEAL-17")
def test_nor_in_a_later_turn() -> None:
    game = position(hands={0: ["money-3", "money-1"], 1: ["money-2"]}, options=TAKE_BACK)
    game.does("0: bank money-3")
    game.pass_turn()
    game.refuses(1, "undo", "DEAL-17")
    game.refuses(0, "undo", "DEAL-2")
    game.pass_turn()
    game.refuses(0, "undo", "DEAL-17")


@pytest.mark.clause("DEAL-17")
def test_no_card_on_the_table_reaches_a_hand_by_any_action() -> None:
    game = position(
        hands={0: ["sly-deal", "birthday", "deal-breaker"]},
        sets={1: ["red: red-1", "brown: brown-1 brown-2 house"]},
        banks={1: ["pass-go"]},
    )
    game.does(
        "0: play sly-deal red-1",
        "1: allow",
        "0: play birthday",
        "1: allow",
        "1: pick pass-go",
        "1: pick house",
        "1: pay",
    )
    game.does("0: play deal-breaker brown-1", "1: allow")
    assert game.hand(0) == game.hand(1) == []
