"""A game judged again by games played on: what they refute, what they find, in which order, and for how long."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import numpy as np
import pytest

from monopolista.analyse import rollout_analysis
from monopolista.analyse.analysis import analysed
from monopolista.analyse.move_quality import POINT, Contest, GradedMove, MoveGrader, Rolled
from monopolista.analyse.rollout_analysis import (
    GAMES,
    Pair,
    RolloutsUnavailableError,
    again,
    decided,
    job_for,
    pairs_of,
    play_on,
    view,
)
from monopolista.analyse.win_odds_timeline import Answered, Played, at_once
from monopolista.engine.chance import Stream, seed_stream
from monopolista.engine.records import from_bytes, to_bytes
from monopolista.games.classic.rules.records import Game
from monopolista.games.common.notation import Action
from monopolista.games.deal.rules.records import Game as Cards
from monopolista.simulate.rollouts import Rollouts
from monopolista.simulate.runner.worker_pool import WorkerPool
from monopolista.table import CHANCE, Table
from tests.analyse.played import bots_game
from tests.games.classic.scenario import DARK_BLUE, ORANGE, position
from tests.games.deal.battery.worlds import Memory, other_world


def pair(behind: float, step: int = 0) -> Pair:
    """Return a decision that is ``points`` points behind another answer, by the estimate."""
    graded = GradedMove(Answered(step, 0, Action(1)), 0, max(0, round(behind * POINT)))
    return Pair((b"given", b"instead"), Contest(graded, round(behind * POINT), b"given", b"instead"), None)


def won(first: int, second: int, of: int = 1000) -> np.ndarray:
    """Return games of which seat 0 wins some from the one position and some from the other, the same ones first."""
    number = np.arange(of)
    seat = np.stack([number < first, number < second]).astype(np.float32)
    return np.stack([seat, 1 - seat], axis=2)


def after(behind: float, first: int, second: int) -> GradedMove:
    """Return how a decision is graded after a thousand games from each answer."""
    found = pair(behind)
    found.take(won(first, second))
    return decided(found)


def test_a_mistake_that_games_refute_is_called_so_no_longer() -> None:
    found = after(6, first=500, second=500)
    assert (found.grade, found.rolled and found.rolled.estimated) == ("good", 6 * POINT)


def test_a_mistake_that_they_confirm_stays_one() -> None:
    assert after(6, first=440, second=500).grade == "mistake"


def test_one_that_the_estimate_has_not_seen_is_found() -> None:
    found = after(-1, first=400, second=500)
    assert found.grade == "mistake"
    assert found.rolled is not None
    assert found.rolled.estimated == 0


def test_few_games_leave_the_estimate_where_it_is() -> None:
    found = pair(6)
    found.take(won(1, 0, of=2))
    assert 5 * POINT < decided(found).loss <= 6 * POINT


def test_the_error_is_that_of_the_differences_game_by_game() -> None:
    found = pair(0)
    found.take(won(300, 400))
    ahead, error = found.ahead(0)
    assert ahead == pytest.approx(-100_000)
    assert error == pytest.approx(1e6 * np.sqrt(0.1 * 0.9 / 1000))
    assert found.ahead(1)[0] == pytest.approx(100_000)


def test_games_that_were_cut_short_tell_nothing() -> None:
    found, played = pair(0), won(300, 400)
    played[1, :200] = np.nan
    found.take(played)
    assert found.games == 800


def test_what_is_expensive_goes_first_and_what_is_close_last() -> None:
    found = [pair(-1), pair(3), pair(12)]
    assert [one.behind // POINT for one in sorted(found, key=lambda one: one.turn)] == [12, 3, -1]
    found[2].submitted = GAMES
    assert min(found, key=lambda one: one.turn).behind == 3 * POINT
    found[1].submitted = 2 * GAMES
    assert min(found, key=lambda one: one.turn).behind == -POINT


class _AtOnce(Executor):
    """Plays no games: says what came of them."""

    def __init__(self, compute: Callable[[], np.ndarray]) -> None:
        self.compute = compute
        self.calls = 0

    def submit(self, fn: Callable[..., Any], /, *_: Any, **__: Any) -> "Future[Any]":
        assert isinstance(fn, Rollouts)
        self.calls += 1
        done: Future[Any] = Future()
        done.set_result(self.compute())
        return done


def test_it_ends_when_all_is_settled_or_when_it_is_stopped() -> None:
    table = bots_game(["regular", "regular"], 1, turns=4)
    job, games = job_for(Played(table)), list[int]()
    clear = _AtOnce(lambda: won(0, GAMES, GAMES))
    play_on(job, [pair(12)], WorkerPool(clear, 1, compiled=False), lambda: False, games.append)
    assert clear.calls < 5
    assert sum(games) == 2 * GAMES * clear.calls
    doubtful = _AtOnce(lambda: won(GAMES // 2, GAMES // 2 + 3, GAMES))
    play_on(job, [pair(2)], WorkerPool(doubtful, 1, compiled=False), lambda: doubtful.calls >= 7, games.append)
    assert doubtful.calls == 7
    without = _AtOnce(lambda: won(0, 0, GAMES))
    play_on(job, [pair(2)], WorkerPool(without, 1, compiled=False), lambda: True, games.append)
    assert without.calls == 0


def contests(table: Table) -> dict[str, Contest]:
    """The decisions of a game that are worth playing on, by what was answered."""
    found = at_once(MoveGrader(Played(table)).contests(-100 * POINT))
    return {table.game.write(one.graded.answered.action): one for one in found}


def test_a_decision_is_played_on_from_after_either_answer() -> None:
    table = position(2, owns={0: DARK_BLUE[:1]}, at={0: 36}).table
    for seat, answer in ((0, "roll"), (CHANCE, "roll 1 2"), (0, "decline")):
        table.play(seat, answer)
    one = contests(table)["decline"]
    assert one.graded.better is not None
    assert one.graded.better.action == "buy"
    assert from_bytes(Game, one.given).owner[DARK_BLUE[1]] != 0
    assert from_bytes(Game, one.instead).owner[DARK_BLUE[1]] == 0


def test_who_proposed_is_held_against_a_refusal() -> None:
    table = position(3, owns={0: (*ORANGE[:2],), 1: (ORANGE[2],)}, turn=1).table
    table.play(1, f"propose 0 give {ORANGE[2]} money -1")
    table.play(0, "accept 1")
    found = at_once(MoveGrader(Played(table)).contests(-100 * POINT))
    maker = next(one for one in found if one.graded.seat == 1)
    assert maker.graded.grade == "blunder"
    refused = from_bytes(Game, maker.instead)
    assert refused.owner[ORANGE[2]] == 1
    assert all(one.serial == 0 or one.maker != 1 for one in refused.trades)


def test_a_row_of_building_is_played_on_from_its_end() -> None:
    table = position(2, owns={0: ORANGE}, cash={0: 900}, stage="end").table
    for square in ORANGE:
        table.play(0, f"build {square}")
    one = contests(table)[f"build {ORANGE[0]}"]
    assert [from_bytes(Game, one.given).level[square] for square in ORANGE] == [1, 1, 1]
    assert [from_bytes(Game, one.instead).level[square] for square in ORANGE] == [0, 0, 0]


def looked_at(table: Table) -> tuple[Played[Any, Any], list[Pair]]:
    """A game, and what is worth playing on in it."""
    analysis = analysed(table.transcript)
    return analysis.played, at_once(pairs_of(analysis.played, analysis.course))


def test_of_turning_points_those_are_played_on_that_chance_made() -> None:
    table = bots_game(["regular"] * 3, 6, turns=90)
    played, pairs = looked_at(table)
    turned = [one.turning for one in pairs if one.turning]
    assert turned
    assert all(one.moment.answered.seat == CHANCE for one in turned)
    assert any(one.contest for one in pairs)
    assert len({one.states for one in pairs}) > len(pairs) // 2
    assert view(played, pairs).decisions == []


def test_in_a_card_game_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """Whatever the others hold and the pile hides, as many games are won from either answer."""
    table = bots_game(["regular", "random", "regular"], 2, "deal", turns=0)
    played, pairs = looked_at(table)
    decisions = [one for one in pairs if one.contest]
    assert {one.known_to for one in decisions} == {0, 1, 2}
    assert all(one.known_to is None for one in pairs if one.turning)
    assert all(one.known_to == one.contest.graded.seat for one in decisions if one.contest)
    stream, job = Stream(), job_for(played)
    seed_stream(stream, 3, 4)
    for one in decisions[:: max(1, len(decisions) // 4)]:
        assert one.known_to is not None
        states = [from_bytes(Cards, state) for state in one.states]
        worlds = tuple(to_bytes(other_world(state, one.known_to, Memory(), stream)) for state in states)
        assert worlds != one.states
        known, elsewhere = (Rollouts(seen, one.known_to)(job, 0, 4) for seen in (one.states, worlds))
        assert np.array_equal(known, elsewhere, equal_nan=True)


def test_games_are_played_on_with_what_is_known_of_a_decision() -> None:
    found: list[int | None] = []

    class Watched(_AtOnce):
        def submit(self, fn: Callable[..., Any], /, *given: Any, **named: Any) -> "Future[Any]":
            assert isinstance(fn, Rollouts)
            found.append(fn.known_to)
            return super().submit(fn, *given, **named)

    one = pair(12)
    one.known_to = 1
    job = job_for(Played(bots_game(["regular", "regular"], 1, turns=4)))
    play_on(
        job, [one], WorkerPool(Watched(lambda: won(0, GAMES, GAMES)), 1, compiled=False), lambda: False, lambda _: None
    )
    assert {*found} == {1}


def test_a_game_by_the_clock_is_not_played_on() -> None:
    with pytest.raises(RolloutsUnavailableError):
        job_for(Played(Table("italy", 2, options={"timed": 30})))


def test_an_analysis_keeps_what_was_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout_analysis, "GAMES", 2)
    analysis = analysed(bots_game(["regular", "random"], 3, turns=12).transcript)
    pairs = at_once(pairs_of(analysis.played, analysis.course))
    first = next(one for one in pairs if one.contest)
    assert first.contest is not None
    first.take(Rollouts(first.states)(job_for(analysis.played), 0, 2))
    now = again(analysis, pairs)
    place = first.contest.graded.answered.step, first.contest.graded.seat
    changed = [one for one in now.graded if one.rolled]
    assert [(one.answered.step, one.seat) for one in changed] == [place]
    assert isinstance(changed[0].rolled, Rolled)
    assert len(now.graded) == len(analysis.graded)
    assert now.games == 2 * first.games
