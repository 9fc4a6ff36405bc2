"""Ratings: what is won says how strong a bot is, whatever the order of the games."""

from collections.abc import Sequence
from itertools import combinations, permutations

import numpy as np
import polars as pl
import pytest

from monopolista.simulate.ratings import rate, strengths

Game = tuple[Sequence[str], Sequence[int]]
"""Who sits where, and the seats that won."""


def played(*games: Game) -> pl.DataFrame:
    """Return games as a tournament does, a row for each seat; each has a number of its own."""
    lines = list(dict.fromkeys(tuple(bots) for bots, _ in games))
    tables = {line: table for table, line in enumerate(lines)}
    rows = [
        (number, tables[tuple(bots)], seat, bot, seat in winners, len(winners) > 0)
        for number, (bots, winners) in enumerate(games)
        for seat, bot in enumerate(bots)
    ]
    return pl.DataFrame(rows, ["game", "table", "seat", "bot", "won", "ended"], orient="row")


def drawn(strength: dict[str, float], games: int, seed: int) -> pl.DataFrame:
    """Return games at tables of four in all rotations, whose winners are drawn by the strengths of the bots."""
    lines = [line[turn:] + line[:turn] for line in combinations(strength, 4) for turn in range(4)]
    rng = np.random.default_rng(seed)
    ratings: list[Game] = []
    for number in range(games):
        line = lines[number % len(lines)]
        chances = np.array([strength[bot] for bot in line])
        ratings.append((line, [int(rng.choice(4, p=chances / chances.sum()))]))
    whole = played(*ratings)
    return whole.with_columns(pl.col("game") // len(lines))


KNOWN = {"regular": 1.0, "b": 0.4, "c": 2.0, "d": 0.05, "e": 1.0, "f": 0.7}


@pytest.fixture(scope="module")
def many() -> pl.DataFrame:
    return drawn(KNOWN, 6000, 3)


def test_three_of_four_games_are_191_points() -> None:
    found = strengths(np.array([[1, 1]]), np.array([100.0]), np.array([75.0, 25.0]))
    assert found == pytest.approx([0.75, 0.25])
    assert 400 * np.log10(found[0] / found[1]) == pytest.approx(190.8, abs=0.1)


def test_half_a_game_is_taken_to_be_won_by_each() -> None:
    games: list[Game] = [("ar", [0]), ("ra", [1]), ("ar", [0]), ("ra", [0])] * 25
    ratings = rate(played(*games), "r")
    assert ratings["r"] == (1500, 1500, 1500)
    assert ratings["a"].rating == pytest.approx(1500 + 400 * np.log10(75.5 / 25.5))
    assert ratings["a"].rating_low < 1500 + 190.8 < ratings["a"].rating_high


def test_strengths_are_those_that_choix_finds() -> None:
    import choix  # noqa: PLC0415 (it takes half a second to import, with all of scipy.stats)

    rng = np.random.default_rng(11)
    tables = rng.integers(0, 3, (12, 5))
    tables[:, :2] += 1
    data: list[tuple[int, tuple[int, ...]]] = []
    for table in tables:
        seats = np.repeat(np.arange(5), table)
        data += [(int(seats[won]), tuple(np.delete(seats, won).tolist())) for won in rng.integers(0, len(seats), 40)]
    games, won = np.full(12, 40.0), np.bincount([winner for winner, _ in data], minlength=5).astype(np.float64)
    theirs = np.exp(choix.mm_top1(5, data, tol=1e-12))
    assert strengths(tables, games, won) == pytest.approx(theirs / theirs.sum(), rel=1e-6)


def test_strengths_are_found_where_bots_have_hardly_met() -> None:
    tables, games = np.array([[1, 1, 0, 0], [0, 0, 1, 1], [1, 0, 1, 0]]), np.array([1e6, 1e6, 1e-3])
    found = strengths(tables, games, np.array([8e5 + 7e-4, 2e5, 1e5 + 3e-4, 9e5]))
    assert found / found[0] == pytest.approx([1, 1 / 4, 3 / 7, 27 / 7], rel=1e-4)


def test_who_always_wins_does_not_keep_the_others_from_being_found() -> None:
    tables, games = np.array([[1, 1, 0], [0, 1, 1], [1, 0, 1], [1, 1, 1]]), np.array([1e5, 1e5, 1e5, 1.5])
    found = strengths(tables, games, np.array([2e5 + 0.5, 7e4 + 0.5, 3e4 + 0.5]))
    due = games @ (tables * found / (tables @ found)[:, None])
    assert due == pytest.approx([2e5 + 0.5, 7e4 + 0.5, 3e4 + 0.5], rel=1e-9)
    assert found[1] / found[2] == pytest.approx(7 / 3, rel=1e-4)
    assert found[0] / found[1] > 1e4


@pytest.mark.parametrize("seed", range(3))
def test_ratings_are_the_same_in_any_order_of_the_games(many: pl.DataFrame, seed: int) -> None:
    renamed = np.random.default_rng(seed).permutation(many["table"].n_unique())[many["table"]]
    shared = many.with_columns(won=pl.col("won") | (pl.col("seat") < pl.col("game") % 5 - 1))
    shuffled = shared.with_columns(table=renamed).sample(fraction=1, shuffle=True, seed=seed)
    assert rate(shuffled, "regular") == rate(shared, "regular")


def test_known_strengths_lie_in_their_intervals(many: pl.DataFrame) -> None:
    ratings = rate(many, "regular")
    for bot, strength in KNOWN.items():
        truth = 1500 + 400 * np.log10(strength)
        assert ratings[bot].rating_low <= truth <= ratings[bot].rating_high
        assert ratings[bot].rating_high - ratings[bot].rating_low < (150 if bot == "d" else 50)


def test_who_wins_more_at_the_same_tables_is_rated_higher() -> None:
    ratings = rate(drawn({"36": 36, "20": 20, "24": 24, "1": 20, "2": 20}, 4000, 1), "24")
    assert ratings["36"].rating_low > ratings["24"].rating > ratings["20"].rating_high
    assert ratings["36"].rating > ratings["20"].rating


def test_an_interval_is_half_as_wide_with_four_times_the_games() -> None:
    few, more = (rate(drawn(KNOWN, games, 2), "regular")["c"] for games in (2400, 9600))
    assert more.rating_high - more.rating_low == pytest.approx((few.rating_high - few.rating_low) / 2, rel=0.15)


def test_a_bot_that_has_never_won_or_lost_has_a_wide_interval() -> None:
    ratings = rate(played(*[(line, [line.index("z")]) for line in permutations("xyz")] * 100), "y")
    assert ratings["x"].rating == pytest.approx(1500)
    assert ratings["x"].rating_high - ratings["x"].rating_low > 1000
    low, rating, high = ratings["z"].rating_low, ratings["z"].rating, ratings["z"].rating_high
    assert 2000 < low < rating < high < 4000


def test_a_win_that_is_shared_is_divided() -> None:
    shared = rate(played(*[("ab", [0, 1]), ("ba", [0, 1])] * 50), "a")
    assert shared["b"].rating == pytest.approx(1500)
    mixed: list[Game] = [("ab", [0]), ("ab", [0, 1])] * 500
    assert rate(played(*mixed), "b")["a"].rating == pytest.approx(1690.8, abs=0.5)


def test_a_game_that_was_cut_short_tells_nothing(many: pl.DataFrame) -> None:
    cut = many.with_columns(game=pl.col("game") + 1000, won=pl.lit(value=False), ended=pl.lit(value=False))
    assert rate(pl.concat([many, cut]), "regular") == rate(many, "regular")
    nothing = rate(cut, "regular")
    assert {bot: one.rating for bot, one in nothing.items()} == pytest.approx(dict.fromkeys(KNOWN, 1500))


def test_who_has_two_seats_is_no_stronger_for_it() -> None:
    games: list[Game] = [("aab", [0]), ("aab", [1]), ("aab", [2])] * 200
    assert rate(played(*games), "b")["a"].rating == pytest.approx(1500, abs=0.5)


def test_without_the_usual_bot_the_mean_strength_has_its_place() -> None:
    ratings = rate(drawn(KNOWN, 600, 4), "nobody")
    assert np.mean([10 ** ((one.rating - 1500) / 400) for one in ratings.values()]) == pytest.approx(1)
