"""DEAL-10, DEAL-11: rent, from all or from one, and doubled."""

import pytest

from monopolista.games.deal.editions import Options
from tests.games.deal.scenario import position

TWO_COLOURS = {
    "rent-brown-light-blue": ["brown", "light-blue"],
    "rent-pink-orange": ["pink", "orange"],
    "rent-red-yellow": ["red", "yellow"],
    "rent-green-dark-blue": ["green", "dark-blue"],
    "rent-station-company": ["station", "company"],
}
ONE_OF_EACH = [
    "brown: brown-1", "light-blue: light-blue-1", "pink: pink-1", "orange: orange-1", "red: red-1", "yellow: yellow-1",
    "green: green-1", "dark-blue: dark-blue-1", "station: station-1", "company: company-1",
]  # fmt: skip
COLOURS = [one.partition(":")[0] for one in ONE_OF_EACH]
RENTS = {
    "brown": [1, 2], "light-blue": [1, 2, 3], "pink": [1, 2, 4], "orange": [1, 3, 5], "red": [2, 3, 6],
    "yellow": [2, 4, 6], "green": [2, 4, 7], "dark-blue": [3, 8], "station": [1, 2, 3, 4], "company": [1, 2],
}  # fmt: skip


@pytest.mark.clause("DEAL-10")
@pytest.mark.parametrize(
    ("colour", "count", "rent"), [(c, n + 1, r) for c, rs in RENTS.items() for n, r in enumerate(rs)]
)
def test_the_rent_is_by_the_number_of_cards_in_the_set(colour: str, count: int, rent: int) -> None:
    cards = [f"{colour}-{number + 1}" for number in range(count)]
    game = position(hands={0: ["rent-any"]}, sets={0: [f"{colour}: {' '.join(cards)}"]})
    assert game.rent(0, colour) == rent
    game.does(f"0: play rent-any {colour}")
    assert game.has_event("against", seat=0, other=1, subject="rent-any", amount=rent, clause="DEAL-10")


@pytest.mark.clause("DEAL-10")
@pytest.mark.card(*TWO_COLOURS)
@pytest.mark.parametrize(("key", "colours"), TWO_COLOURS.items())
def test_a_rent_card_is_for_one_set_of_its_two_colours(key: str, colours: list[str]) -> None:
    game = position(hands={0: [key]}, sets={0: ONE_OF_EACH})
    assert game.targets(0, "play", key) == colours
    for colour in set(COLOURS) - set(colours):
        game.refuses(0, f"play {key} {colour}", "DEAL-10")
    game.does(f"0: play {key} {colours[1]}")
    assert game.has_event("played", seat=0, other=-1, subject=key, amount=RENTS[colours[1]][0], clause="DEAL-10")


@pytest.mark.clause("DEAL-10")
def test_a_rent_card_of_two_colours_is_paid_by_all_others() -> None:
    game = position(4, turn=1, hands={1: ["rent-red-yellow"]}, sets={1: ["red: red-1 red-2", "yellow: yellow-1"]},
                    banks={0: ["money-3"], 2: ["money-2"], 3: ["money-4"]})  # fmt: skip
    game.does("1: play rent-red-yellow red")
    assert game.asked == [0, 2, 3]
    game.does("0: allow", "2: allow", "3: allow")
    assert game.bank(1) == ["money-2", "money-3", "money-4"]


@pytest.mark.clause("DEAL-10")
def test_only_one_set_counts() -> None:
    game = position(
        hands={0: ["rent-red-yellow"]},
        sets={0: ["red: red-1 red-2 red-3", "red.2: wild-red-yellow", "yellow: yellow-1"]},
    )
    assert game.targets(0, "play", "rent-red-yellow") == ["red", "red.2", "yellow"]
    game.does("0: play rent-red-yellow red.2")
    assert game.has_event("played", amount=2)


@pytest.mark.clause("DEAL-10")
@pytest.mark.card("rent-any")
def test_a_multicolour_rent_is_for_any_colour_and_paid_by_one() -> None:
    game = position(3, hands={0: ["rent-any"]}, sets={0: ONE_OF_EACH}, banks={1: ["money-5"], 2: ["money-4"]})
    assert game.targets(0, "play", "rent-any") == COLOURS
    game.does("0: play rent-any dark-blue")
    assert (game.question, game.asked) == ("whom", [0])
    assert game.offered(0) == ["at 1", "at 2", "leave"]
    for seat in (0, 3, -1):
        game.refuses(0, f"at {seat}", "DEAL-10")
    game.refuses(1, "at 2", "DEAL-10")
    game.does("0: at 2")
    assert game.asked == [2]
    game.does("2: allow")
    assert (game.bank(0), game.bank(1)) == (["money-4"], ["money-5"])


@pytest.mark.clause("DEAL-10")
def test_with_one_opponent_nobody_asks_against_whom() -> None:
    game = position(hands={0: ["rent-any"]}, sets={0: ["red: red-1"]}, banks={1: ["money-2"]})
    game.does("0: play rent-any red")
    assert (game.question, game.asked) == ("duel", [1])


@pytest.mark.clause("DEAL-10")
@pytest.mark.parametrize("key", ["rent-red-yellow", "rent-any"])
def test_no_rent_for_a_colour_one_does_not_have(key: str) -> None:
    game = position(hands={0: [key]}, sets={0: ["pink: wild-any"], 1: ["red: red-1"]})
    assert game.targets(0, "play", key) == []
    game.refuses(0, f"play {key} red", "DEAL-10")
    game.refuses(0, f"play {key} pink", "DEAL-10")
    game.refuses(0, f"play {key}", "DEAL-10")


# Doubling.


@pytest.mark.clause("DEAL-11")
@pytest.mark.card("double-rent")
def test_doubling_is_a_play_and_goes_with_the_rent_that_follows() -> None:
    game = position(
        hands={0: ["double-rent", "rent-red-yellow"]}, sets={0: ["red: red-1 red-2"]}, banks={1: ["money-10"]}
    )
    game.does("0: play double-rent")
    assert game.has_event("doubled", seat=0, subject="double-rent", amount=2, clause="DEAL-11")
    assert (game.plays, game.state.doubles) == (2, 1)
    game.does("0: play rent-red-yellow red")
    assert game.has_event("played", subject="rent-red-yellow", amount=6)
    assert (game.plays, game.state.doubles) == (1, 0)
    game.does("1: allow")
    assert game.bank(0) == ["money-10"]


@pytest.mark.clause("DEAL-11")
def test_two_doubles_go_with_one_rent_and_make_it_four_times() -> None:
    game = position(
        3, hands={0: ["double-rent", "double-rent", "rent-red-yellow"]}, sets={0: ["yellow: yellow-1 yellow-2"]}
    )
    game.does("0: play double-rent", "0: play double-rent")
    assert game.has_event("doubled", amount=4)
    game.does("0: play rent-red-yellow yellow")
    assert game.has_event("played", amount=16)
    assert game.asked == [1, 2]
    assert game.plays == 0


@pytest.mark.clause("DEAL-11")
def test_after_doubling_nothing_else_may_be_done() -> None:
    hand = ["double-rent", "rent-red-yellow", "money-1", "red-2", "pass-go", "rent-pink-orange", "rent-any"]
    game = position(hands={0: hand}, sets={0: ["red: red-1", "yellow: wild-red-yellow"]})
    game.does("0: play double-rent")
    assert game.offered(0) == ["play rent-red-yellow red", "play rent-red-yellow yellow", "leave"]
    for answer in ("bank money-1", "lay red-2", "play pass-go", "move wild-red-yellow red", "end", "play rent-any red"):
        game.refuses(0, answer, "DEAL-11")
    game.refuses(0, "undo", "DEAL-17")


@pytest.mark.clause("DEAL-11")
@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        (["double-rent"], 3),
        (["double-rent", "rent-pink-orange"], 3),
        (["double-rent", "rent-any"], 3),
        (["double-rent", "rent-red-yellow"], 1),
    ],
)
def test_no_doubling_without_a_rent_card_that_can_be_played_with_it(hand: list[str], plays: int) -> None:
    game = position(hands={0: hand}, sets={0: ["red: red-1"]}, plays=plays)
    assert not game.offers(0, "play double-rent")
    game.refuses(0, "play double-rent", "DEAL-11")
    assert game.offers(0, "bank double-rent")


@pytest.mark.clause("DEAL-11")
def test_a_second_double_leaves_a_play_for_the_rent() -> None:
    game = position(hands={0: ["double-rent", "double-rent", "rent-red-yellow"]}, sets={0: ["red: red-1"]}, plays=2)
    game.does("0: play double-rent")
    game.refuses(0, "play double-rent", "DEAL-11")
    game.does("0: play rent-red-yellow red")
    assert game.has_event("played", amount=4)


@pytest.mark.option("double_any")
@pytest.mark.clause("DEAL-11")
@pytest.mark.parametrize(("option", "doubled"), [(None, False), (False, False), (True, True)])
def test_a_multicolour_rent_is_doubled_by_option_only(option: bool | None, doubled: bool) -> None:
    game = position(
        hands={0: ["double-rent", "rent-any"]}, sets={0: ["red: red-1"]}, options=Options(double_any=option)
    )
    assert game.offers(0, "play double-rent") == doubled
    if doubled:
        game.does("0: play double-rent", "0: play rent-any red")
        assert game.has_event("against", other=1, amount=4)


@pytest.mark.clause("DEAL-11")
@pytest.mark.parametrize("key", ["debt-collector", "birthday"])
def test_only_rent_is_doubled(key: str) -> None:
    game = position(hands={0: ["double-rent", key]}, sets={0: ["red: red-1"]})
    game.refuses(0, "play double-rent", "DEAL-11")


@pytest.mark.clause("DEAL-11")
def test_a_no_to_a_doubled_rent_cancels_it_with_its_doubling() -> None:
    hands = {0: ["double-rent", "rent-red-yellow", "rent-red-yellow"], 1: ["just-say-no"]}
    game = position(hands=hands, sets={0: ["red: red-1"]}, banks={1: ["money-10"]})
    game.does("0: play double-rent", "0: play rent-red-yellow red", "1: no just-say-no", "0: allow 1")
    assert (game.bank(1), game.plays) == (["money-10"], 1)
    game.does("0: play rent-red-yellow red")
    assert game.has_event("played", amount=2)
