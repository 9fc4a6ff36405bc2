"""Money and properties, card by card; the other cards are played where their clause is."""

import pytest

from tests.games.deal.scenario import position

MONEY = {"money-1": 1, "money-2": 2, "money-3": 3, "money-4": 4, "money-5": 5, "money-10": 10}
PROPERTIES = {
    "brown": (1, ["brown-1", "brown-2"]),
    "light-blue": (1, ["light-blue-1", "light-blue-2", "light-blue-3"]),
    "pink": (2, ["pink-1", "pink-2", "pink-3"]),
    "orange": (2, ["orange-1", "orange-2", "orange-3"]),
    "red": (3, ["red-1", "red-2", "red-3"]),
    "yellow": (3, ["yellow-1", "yellow-2", "yellow-3"]),
    "green": (4, ["green-1", "green-2", "green-3"]),
    "dark-blue": (4, ["dark-blue-1", "dark-blue-2"]),
    "station": (2, ["station-1", "station-2", "station-3", "station-4"]),
    "company": (2, ["company-1", "company-2"]),
}
"""The properties of each colour, and the value of each as a payment."""


@pytest.mark.clause("DEAL-3")
@pytest.mark.card(*MONEY)
@pytest.mark.parametrize(("key", "value"), MONEY.items())
def test_money_is_banked_and_pays_its_value(key: str, value: int) -> None:
    game = position(hands={0: [key], 1: ["debt-collector"]})
    game.does(f"0: bank {key}")
    assert game.has_event("banked", subject=key, amount=value)
    game.pass_turn()
    game.does("1: play debt-collector 0", "0: allow")
    assert game.has_event("paid", seat=0, other=1, subject=key, amount=value)
    assert (game.state.players[0].bank, game.state.players[1].bank) == (0, value)


@pytest.mark.clause("DEAL-7")
@pytest.mark.card(*(key for _, keys in PROPERTIES.values() for key in keys))
@pytest.mark.parametrize(
    ("colour", "value", "keys"), [(colour, *of_colour) for colour, of_colour in PROPERTIES.items()]
)
def test_a_property_stands_for_its_colour_and_pays_its_value(colour: str, value: int, keys: list[str]) -> None:
    for key in keys:
        game = position(hands={0: [key], 1: ["debt-collector"]})
        assert game.targets(0, "lay", key) == [colour]
        game.does(f"0: lay {key} {colour}")
        assert game.offered(0, "move") == []
        game.pass_turn()
        game.does("1: play debt-collector 0", "0: allow")
        assert game.has_event("paid", subject=key, amount=value)
        assert game.sets(1) == [f"{colour}: {key}"]


@pytest.mark.clause("DEAL-8")
@pytest.mark.parametrize(("colour", "keys"), [(colour, keys) for colour, (_, keys) in PROPERTIES.items()])
def test_the_properties_of_a_colour_make_a_complete_set(colour: str, keys: list[str]) -> None:
    game = position(hands={0: keys[-1:]}, sets={0: [f"{colour}: {' '.join(keys[:-1])}"]})
    assert game.complete(0) == []
    game.does(f"0: lay {keys[-1]}")
    assert game.complete(0) == [colour]
