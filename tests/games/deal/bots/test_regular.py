"""What ``regular`` does in the card game where it takes over what another player has begun."""

import pytest

from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.regular.policy import choose
from monopolista.games.deal.bots.regular.valuation import RENT_WEIGHT, potential
from tests.games.deal.scenario import Scenario, position


def said(game: Scenario, seat: int = 0) -> str:
    """What the bot answers."""
    answer = Answer()
    choose(game.pack, game.state, game.state.hands[seat], seat, answer)
    return game.words.action_text(answer.verb, answer.subject, answer.amount)


@pytest.mark.parametrize("bank", [[], ["money-1"]])
def test_where_the_rent_was_doubled_before_it_came_its_card_follows_whatever_it_brings(bank: list[str]) -> None:
    """DEAL-11: the turn cannot end between Double the Rent and its rent card, nor anything else be played."""
    hands = {0: ["double-rent", "money-1", "rent-green-dark-blue", "green-1"]}
    game = position(2, sets={0: ["green: green-2"]}, hands=hands, banks={1: bank})
    game.does("0: play double-rent")
    answer = said(game)
    assert answer == "play rent-green-dark-blue green"
    game.does(f"0: {answer}")


@pytest.mark.parametrize(
    ("sets", "colour"),
    [
        (["green: green-1", "dark-blue: dark-blue-1 dark-blue-2"], "dark-blue"),
        (["green: green-1 green-2 green-3", "dark-blue: dark-blue-1"], "green"),
    ],
)
def test_rent_is_asked_for_the_set_that_brings_most(sets: list[str], colour: str) -> None:
    game = position(2, sets={0: sets}, hands={0: ["rent-green-dark-blue"]}, banks={1: ["money-10"]})
    assert said(game) == f"play rent-green-dark-blue {colour}"


def test_a_second_set_of_a_colour_is_worth_half_its_rent() -> None:
    """DEAL-8: sets of different colours win."""
    pack = position(2).pack
    alone, again = (potential(pack, 0, 1, 1, again) for again in (False, True))
    assert again == RENT_WEIGHT * pack.rent[0] // 2 < alone


def test_a_set_that_would_lack_a_colour_does_not_win_and_no_card_is_moved_forth_and_back() -> None:
    """DEAL-7: convertible cards of all colours alone complete no set."""
    whole = ["light-blue: light-blue-1 light-blue-2 light-blue-3", "orange: orange-1 orange-2 orange-3"]
    game = position(2, sets={0: [*whole, "brown: wild-any wild-any", "station: station-1"]})
    answers = list[str]()
    while (answer := said(game)) != "end":
        answers.append(answer)
        assert len(answers) < 5, answers
        game.does(f"0: {answer}")
    assert answers == ["move wild-any station", "move wild-any#2 station"]
