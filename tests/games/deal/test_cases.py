"""MONOPOLY Deal: what other programs got wrong."""

import pytest

from monopolista.games.deal.editions import Options
from monopolista.games.deal.rules.events import DREW, WON
from monopolista.games.deal.rules.records import Excess
from tests.games.deal.scenario import position

TWO = ["brown: brown-1 brown-2", "dark-blue: dark-blue-1 dark-blue-2"]


@pytest.mark.case("three sets win only when they are of three different colours")
def test_three_sets_of_two_colours() -> None:
    pinks = ["pink: pink-1 pink-2 pink-3", "pink.2: wild-pink-orange wild-pink-orange wild-any"]
    game = position(hands={0: ["company-2"]}, sets={0: [*pinks, "company: company-1", "red: red-1"]})
    game.does("0: lay company-2")
    assert game.complete(0) == ["pink", "company"]
    assert (game.winners, game.question) == ([], "to-play")


@pytest.mark.case("a win is recorded once")
def test_a_win_is_recorded_once() -> None:
    begun, missing = ["company: company-1", "red: red-1 red-2"], ["company: company-2", "red: red-3"]
    game = position(3, hands={0: ["debt-collector"]}, sets={0: [*TWO, *begun], 1: missing})
    game.does("0: play debt-collector 1", "1: allow")
    assert game.complete(0) == ["brown", "red", "dark-blue", "company"]
    assert [event.seat for event in game.events if event.kind == WON] == [0]
    assert [player.place for player in game.state.players[:3]] == [1, 2, 2]
    for seat in range(3):
        assert game.offered(seat) == []


@pytest.mark.case("property paid goes to the collector's property")
def test_property_goes_to_the_collector() -> None:
    game = position(
        3, hands={0: ["debt-collector"]}, sets={1: ["red: red-1 red-2"], 0: ["red: red-3"], 2: ["pink: pink-1"]}
    )
    game.does("0: play debt-collector 1", "1: allow")
    assert game.sets(0) == ["red: red-1 red-2 red-3"]
    assert (game.bank(0), game.sets(1), game.sets(2)) == ([], [], ["pink: pink-1"])
    assert game.discards == ["debt-collector"]


@pytest.mark.case("no change is given")
def test_no_change() -> None:
    game = position(hands={0: ["birthday"]}, banks={0: ["money-1"] * 5, 1: ["money-10"]})
    game.does("0: play birthday", "1: allow")
    assert (game.state.players[0].bank, game.state.players[1].bank) == (15, 0)


@pytest.mark.case("who has nothing on the table pays nothing, and owes nothing later")
def test_the_debt_is_void() -> None:
    game = position(hands={0: ["debt-collector"], 1: ["money-10"]})
    game.does("0: play debt-collector 1", "1: allow")
    assert game.payments == []
    game.pass_turn()
    game.does("1: bank money-10")
    game.pass_turn()
    assert (game.turn, game.bank(1), game.bank(0)) == (0, ["money-10"], [])


@pytest.mark.case("the hand never pays")
def test_the_hand_never_pays() -> None:
    game = position(hands={0: ["debt-collector"], 1: ["money-10", "red-1"]}, banks={1: ["money-3"] * 3})
    game.does("0: play debt-collector 1", "1: allow")
    assert game.offered(1, "pick") == ["pick money-3", "pick money-3#2", "pick money-3#3"]
    game.refuses(1, "pick money-10", "DEAL-5")
    game.refuses(1, "pick red-1", "DEAL-5")


@pytest.mark.case("the card of ten colours has no money value")
def test_the_card_of_ten_colours_is_no_money() -> None:
    game = position(hands={0: ["birthday", "wild-any"]}, sets={1: ["red: wild-any red-1"]})
    game.refuses(0, "bank wild-any", "DEAL-3")
    game.does("0: play birthday", "1: allow")
    assert (game.sets(0), game.sets(1)) == (["red: red-1"], ["red: wild-any"])
    game = position(hands={0: ["birthday"]}, sets={1: ["red: wild-any red-1 red-2"]})
    game.does("0: play birthday", "1: allow")
    game.refuses(1, "pick wild-any", "DEAL-5")


@pytest.mark.case("rent of ten colours hits one chosen player, rent of two colours all")
@pytest.mark.parametrize(("card", "asked"), [("rent-any", [2]), ("rent-red-yellow", [1, 2, 3])])
def test_who_pays_rent(card: str, asked: list[int]) -> None:
    game = position(4, hands={0: [card]}, sets={0: ["red: red-1"]})
    game.does(f"0: play {card} red")
    if card == "rent-any":
        game.does("0: at 2")
    assert game.asked == asked


@pytest.mark.case("doubling counts as a play and needs a rent")
def test_doubling_is_a_play_and_needs_a_rent() -> None:
    game = position(hands={0: ["double-rent", "rent-red-yellow", "money-1"]}, sets={0: ["brown: brown-1"]})
    game.refuses(0, "play double-rent", "DEAL-11")
    game = position(hands={0: ["double-rent", "rent-red-yellow", "money-1"]}, sets={0: ["red: red-1"]})
    game.does("0: play double-rent", "0: play rent-red-yellow red")
    assert game.plays == 1


@pytest.mark.case("two doublings make it four times, and use all three plays")
def test_two_doublings() -> None:
    hand = ["double-rent", "double-rent", "rent-green-dark-blue", "money-1"]
    game = position(hands={0: hand}, sets={0: ["dark-blue: dark-blue-1 dark-blue-2"]})
    game.does("0: play double-rent", "0: play double-rent", "0: play rent-green-dark-blue dark-blue")
    assert game.has_event("played", amount=32)
    game.does("1: allow")
    assert game.plays == 0
    game.refuses(0, "bank money-1", "DEAL-2")


@pytest.mark.case("a sly or forced deal never touches a complete set")
@pytest.mark.parametrize("card", ["sly-deal", "forced-deal"])
def test_a_complete_set_is_safe(card: str) -> None:
    sets = {0: ["pink: pink-1", "green: green-1 green-2 green-3"], 1: ["red: red-1 red-2 red-3", "yellow: yellow-1"]}
    game = position(hands={0: [card]}, sets=sets)
    assert game.targets(0, "play", card) == ["yellow-1"]
    game.refuses(0, f"play {card} red-1", "DEAL-14")


@pytest.mark.case("a deal breaker takes complete sets only, and their buildings with them")
def test_a_deal_breaker_takes_the_buildings() -> None:
    sets = {1: ["red: red-1 red-2 red-3 house hotel", "yellow: yellow-1"]}
    game = position(hands={0: ["deal-breaker"]}, sets=sets)
    game.refuses(0, "play deal-breaker yellow-1", "DEAL-14")
    game.does("0: play deal-breaker red-1", "1: allow")
    assert (game.sets(0), game.sets(1)) == (["red: red-1 red-2 red-3 house hotel"], ["yellow: yellow-1"])
    assert game.rent(0, "red") == 13


@pytest.mark.case("cards too many go where the edition says")
@pytest.mark.parametrize(
    ("option", "discards", "pile"), [("discards", ["hotel"], 0), ("under", [], 1), (None, ["hotel"], 0)]
)
def test_where_cards_too_many_go(option: Excess | None, discards: list[str], pile: int) -> None:
    hand = ["hotel", *["money-1"] * 6, "money-2"]
    game = position(hands={0: hand}, options=Options(excess=option))
    before = game.state.pile
    game.does("0: end", "0: discard hotel")
    assert (game.discards, game.state.pile - before) == (discards, pile)


@pytest.mark.case("a player who has gone draws no card")
def test_who_has_gone_draws_nothing() -> None:
    game = position(3)
    game.does("1: leave")
    for _ in range(4):
        game.pass_turn()
        assert not [event for event in game.events if event.kind == DREW and event.seat == 1]
        assert game.turn != 1
    assert game.hand(1) == []


@pytest.mark.case("two equal cards are two cards")
def test_two_equal_cards_are_two() -> None:
    hands = {0: ["money-1", "money-1"], 1: ["money-1"]}
    game = position(hands=hands, banks={0: ["money-1"]}, options=Options(take_back=True))
    assert game.offered(0, "bank") == ["bank money-1", "bank money-1#2"]
    game.does("0: bank money-1#2")
    assert (game.hand(0), game.bank(0)) == (["money-1"], ["money-1", "money-1"])
    assert game.words.cards("money-1#2")[0] in [card for card in range(106) if game.state.holder[card] == 0]
    game.refuses(0, "bank money-1#2", "DEAL-3")
    game.refuses(0, "bank money-1#3", "DEAL-3")
    game.does("0: undo")
    assert game.hand(0) == ["money-1", "money-1"]
