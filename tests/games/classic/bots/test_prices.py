"""What ``regular`` pays for deeds: with measure, so that there is money to build with and nothing to gain by usury."""

import json
import subprocess
import sys

import pytest

from tests import compiled
from tests.games.classic.bots.asking import answer_to
from tests.games.classic.scenario import Scenario, position

GAMES = 4000


def said_to(game: Scenario, deed: int, money: int) -> str:
    """What ``regular`` in seat 1 says when a deed of seat 0 is to cost so much."""
    return answer_to("regular", game, f"0: propose 1 give {deed} money -{money}", 1)


@pytest.mark.parametrize(("asked", "answer"), [(100, "accept"), (398, "accept"), (400, "refuse"), (700, "refuse")])
def test_it_pays_less_than_four_times_the_printed_price_for_what_completes_a_colour(asked: int, answer: str) -> None:
    game = position(4, owns={0: (19,), 1: (16, 18)}, cash={1: 1500})
    assert said_to(game, 19, 200 * asked // 100) == answer


@pytest.mark.parametrize(("cash", "answer"), [(652, "accept"), (651, "refuse")])
def test_it_keeps_a_house_for_each_street_and_a_usual_rent(cash: int, answer: str) -> None:
    """Three houses cost 300; the rents of 10, 10 and 16 that others could ask are 12 on the mean."""
    game = position(4, owns={0: (19,), 1: (16, 18), 2: (11, 13)}, cash={1: cash})
    assert said_to(game, 19, 340) == answer


@pytest.mark.parametrize(("asked", "answer"), [(225, "accept"), (230, "refuse")])
def test_what_brings_rent_without_building_costs_little_more_than_twice_its_price(asked: int, answer: str) -> None:
    game = position(4, owns={0: (5,), 1: (15, 25, 35)}, cash={1: 1500})
    assert said_to(game, 5, 200 * asked // 100) == answer


@pytest.mark.parametrize(("asked", "answer"), [(200, "accept"), (201, "refuse")])
@pytest.mark.parametrize("owned", [(15,), (15, 25)])
def test_a_station_that_is_not_the_last_one_costs_its_printed_price(
    owned: tuple[int, ...], asked: int, answer: str
) -> None:
    game = position(4, owns={0: (5,), 1: owned}, cash={1: 1500})
    assert said_to(game, 5, asked) == answer


@pytest.mark.parametrize("money", [199, 100])
def test_it_sells_nothing_below_the_printed_price(money: int) -> None:
    game = position(4, owns={0: (5, 15), 1: (19, 39)}, cash={1: 40})
    assert answer_to("regular", game, f"0: propose 1 get 19 money {money}", 1) != "accept"


@pytest.mark.parametrize(("money", "answer"), [(796, "accept"), (1016, "accept"), (1017, "refuse")])
def test_what_comes_with_the_last_street_of_a_colour_adds_its_own_price_and_no_more(money: int, answer: str) -> None:
    """The last orange street costs 796 at the most, the red one beside it 220."""
    game = position(4, owns={0: (19, 21), 1: (16, 18)}, cash={1: 2500})
    assert answer_to("regular", game, f"0: propose 1 give 19 21 money -{money}", 1) == answer


@pytest.mark.parametrize(("paid", "answer"), [(398, "accept"), (350, "propose")])
def test_who_pays_as_much_as_anybody_would_gets_what_is_worth_far_more_to_it(paid: int, answer: str) -> None:
    """What is asked for less is worth a seventh of the buyer's gain, and a fair share is asked for it."""
    game = position(4, owns={1: (24,), 0: (21, 23)}, cash={0: 1500})
    assert answer_to("regular", game, f"0: propose 1 get 24 money {240 * paid // 100}", 1) == answer


@pytest.mark.compiled
@pytest.mark.campaign(sample=0)
def test_a_colour_is_bought_with_measure_and_with_the_money_for_its_first_houses() -> None:
    counted = compiled.call("tests.games.classic.bots.sales:count", ["regular"] * 4, GAMES, 0)
    assert counted["sales"] > GAMES // 10
    assert counted["high"] * 100 <= counted["sales"]
    assert counted["highest"] <= 5
    assert counted["broke"] == 0
    assert counted["won"] * 100 >= counted["sales"] * 28


@pytest.mark.compiled
@pytest.mark.campaign(sample=0)
def test_who_asks_for_everybodys_whole_purse_wins_little_by_it() -> None:
    bots = "tests.games.classic.bots.usurer:choose,regular,regular,regular"
    command = [sys.executable, "-m", "monopolista", "simulate", "--bots", bots, "--games", str(GAMES), "--seed", "1"]
    done = subprocess.run(
        [*command, "--json"], cwd=compiled.ROOT, env=compiled.environment(), capture_output=True, text=True, check=True
    )
    summary = json.loads(done.stdout)
    assert summary["wins"]["seat"][0] * 100 <= summary["finished"] * 27
