"""The environments of Gymnasium: its own checks, autoreset as it defines it, seeds, rewards, and who observes what."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from monopolista.games import GAMES, game_of
from monopolista.games.common.options import OptionError
from monopolista.games.interface.learning import AgentsError
from monopolista.learn import names
from monopolista.learn.gym_env import GymEnv
from monopolista.learn.gym_vector_env import GymVectorEnv

SHORT: Any = {"most_turns": 3, "most_decisions": 40}
IDS = {game: name for name, game in names().items()}
TABLES = [
    (game.name, edition, players)
    for game in GAMES.values()
    for edition in game.editions()
    for players in range(2, game.box(edition, None).most_seats + 1)
]


def drawn() -> Iterator[tuple[str, str, int]]:
    """Yield the tables whose frames are checked, which takes longest: each number of players, in another edition."""
    for game in dict.fromkeys(game for game, _, _ in TABLES):
        for players in dict.fromkeys(players for name, _, players in TABLES if name == game):
            editions = [edition for name, edition, seats in TABLES if (name, seats) == (game, players)]
            yield game, editions[players % len(editions)], players


DRAWN = set(drawn())


def chosen(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return an action for each place, any of those that its mask admits; 0 where it admits none."""
    return (rng.random(masks.shape) * (masks == 1)).argmax(axis=-1)


@pytest.mark.campaign(sample=12)
@pytest.mark.parametrize(("game", "edition", "players"), TABLES)
def test_one_game_passes_the_checks_of_gymnasium(game: str, edition: str, players: int) -> None:
    env = gymnasium.make(IDS[game], edition=edition, players=players, **SHORT)
    check_env(env.unwrapped, skip_render_check=(game, edition, players) not in DRAWN)


def test_frames_of_every_edition_and_number_of_players_are_checked() -> None:
    assert {edition for _, edition, _ in DRAWN} == {edition for _, edition, _ in TABLES}
    assert {(game, players) for game, _, players in DRAWN} == {(game, players) for game, _, players in TABLES}


def test_every_game_has_an_environment() -> None:
    assert sorted(IDS) == sorted(GAMES)


@pytest.mark.parametrize("name", IDS.values())
def test_many_games_are_made_by_their_name(name: str) -> None:
    envs: Any = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point", **SHORT)
    observations, infos = envs.reset(seed=4)
    assert observations in envs.observation_space
    assert infos["action_mask"].shape == (3, envs.single_action_space.n)
    assert all(infos["action_mask"][place].any() for place in range(3))


def played(envs: Any, steps: int, seed: int = 3) -> list[Any]:
    """Return the results of some steps of random agents."""
    observations, infos = envs.reset(seed=seed)
    rngs = [np.random.default_rng(place) for place in range(envs.num_envs)]
    results: list[Any] = [(observations, infos)]
    for _ in range(steps):
        actions = np.array([chosen(mask, rng) for mask, rng in zip(infos["action_mask"], rngs, strict=True)])
        results.append(envs.step(actions))
        infos = results[-1][4]
    return results


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_game_whatever_the_number_of_places(game: str) -> None:
    few = played(GymVectorEnv(2, game=game, agents=range(3), players=3, **SHORT), 60)
    many = played(GymVectorEnv(5, game=game, agents=range(3), players=3, **SHORT), 60)
    for one, other in zip(few, many, strict=True):
        assert np.array_equal(one[0], other[0][:2])
        assert np.array_equal(one[-1]["action_mask"], other[-1]["action_mask"][:2])


@pytest.mark.parametrize("game", GAMES)
def test_a_place_plays_what_a_single_environment_plays_that_is_seeded_like_it(game: str) -> None:
    results = played(GymVectorEnv(3, game=game, players=2, **SHORT), 40, seed=7)
    env = GymEnv(game=game, players=2, **SHORT)
    observation, info = env.reset(seed=9)
    rng = np.random.default_rng(2)
    for many in results[1:]:
        observation, reward, over, cut, info = env.step(np.int64(chosen(info["action_mask"], rng)))
        assert np.array_equal(observation, many[0][2])
        assert (reward, over, cut) == (pytest.approx(many[1][2]), many[2][2], many[3][2])
        if over or cut:
            return
    raise AssertionError("no game ended")


def test_at_the_next_step_an_action_is_not_looked_at_and_the_next_game_begins() -> None:
    envs = GymVectorEnv(1, players=2, agents=range(2), **SHORT)
    results = played(envs, 200)
    ends = [number for number, one in enumerate(results[1:], 1) if one[2][0] or one[3][0]]
    assert ends
    for end in ends[:-1]:
        assert not results[end][4]["action_mask"].any()
        _, reward, over, cut, info = results[end + 1]
        assert (reward[0], over[0], cut[0]) == (0.0, False, False)
        assert info["action_mask"].any()


def test_in_the_same_step_the_last_of_a_game_comes_with_the_first_of_the_next() -> None:
    by_next = played(GymVectorEnv(1, players=2, agents=range(2), **SHORT), 120)
    same = GymVectorEnv(1, players=2, agents=range(2), autoreset_mode=AutoresetMode.SAME_STEP, **SHORT)
    results = played(same, 120)
    end = next(number for number, one in enumerate(results[1:], 1) if one[2][0] or one[3][0])
    final = results[end][4]
    assert np.array_equal(final["final_obs"][0], by_next[end][0][0])
    assert np.array_equal(results[end][1], by_next[end][1])
    assert (results[end][2][0], results[end][3][0]) == (by_next[end][2][0], by_next[end][3][0])
    assert final["_final_obs"].tolist() == [True]
    assert np.array_equal(results[end][0], by_next[end + 1][0])
    assert final["action_mask"].any()


def test_in_the_same_step_an_end_is_reported_once() -> None:
    envs: Any = GymVectorEnv(1, players=2, agents=range(2), autoreset_mode=AutoresetMode.SAME_STEP, **SHORT)
    _, infos = envs.reset(seed=3)
    forbidden = np.flatnonzero(infos["action_mask"][0] == 0)[:1]
    _, _, over, _, infos = envs.step(forbidden)
    assert (over[0], infos["refused"][0]) == (True, True)
    for _ in range(5):
        _, reward, over, cut, infos = envs.step(np.flatnonzero(infos["action_mask"][0])[:1])
        assert (reward[0], over[0], cut[0], infos["refused"][0]) == (0, False, False, False)
        assert "final_obs" not in infos


def test_without_autoreset_a_game_begins_on_reset() -> None:
    envs = GymVectorEnv(2, players=2, agents=range(2), autoreset_mode=AutoresetMode.DISABLED, **SHORT)
    _, infos = envs.reset(seed=1)
    rng = np.random.default_rng(1)
    over = cut = np.zeros(2, bool)
    while not (over | cut)[0]:
        _, _, over, cut, infos = envs.step(chosen(infos["action_mask"], rng))
    others = infos["action_mask"][1].copy()
    _, infos = envs.reset(options={"reset_mask": np.array([True, False])})
    assert infos["action_mask"][0].any()
    assert np.array_equal(infos["action_mask"][1], others)


@cache
def whole_game(**asked: Any) -> tuple[NDArray[np.float64], dict[str, Any], int]:
    """Return what each seat was paid over a game of random agents, the infos at its end, and who won."""
    envs = GymVectorEnv(1, agents=range(asked.get("players", 4)), **asked)
    _, infos = envs.reset(seed=8)
    rng = np.random.default_rng(4)
    paid = np.zeros(asked.get("players", 4))
    while True:
        _, _, over, cut, infos = envs.step(chosen(infos["action_mask"], rng))
        paid = paid + infos["rewards"][0]
        if over[0] or cut[0]:
            return paid, infos, int(cut[0])


@pytest.mark.parametrize("game", GAMES)
def test_who_wins_is_paid_what_all_others_pay(game: str) -> None:
    paid, _, cut = whole_game(game=game, players=3)
    assert not cut
    assert sorted(paid) == pytest.approx([-0.5, -0.5, 1.0])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_paid_beforehand_by_riches_comes_to_the_same_in_the_end(game: str) -> None:
    won, _, _ = whole_game(game=game, players=3)
    shaped, _, _ = whole_game(game=game, players=3, reward="shaped")
    assert shaped == pytest.approx(won, abs=1e-4)


@pytest.mark.parametrize("game", GAMES)
def test_of_riches_some_win_what_others_lose(game: str) -> None:
    paid, _, _ = whole_game(game=game, players=3, reward="riches")
    assert paid.any()
    assert sum(paid) == pytest.approx(0.0, abs=1e-4)


def test_nobody_is_paid_for_a_game_that_is_cut_short() -> None:
    paid, _, cut = whole_game(players=3, most_decisions=4)
    assert cut
    assert not paid.any()


@pytest.mark.parametrize("game", GAMES)
def test_who_does_what_is_not_offered_has_lost(game: str) -> None:
    env = GymEnv(game=game, players=3)
    _, info = env.reset(seed=2)
    _, reward, over, _, info = env.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["refused"]) == (-0.5, True, True)


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "go"},
        {"game": "classic", "edition": "deal"},
        {"players": 1},
        {"players": 99},
        {"agents": ()},
        {"agents": (4,)},
        {"reward": "fame"},
        {"bots": "nobody"},
        {"bots": ("regular",)},
        {"bots": 5},
        {"players": "3"},
        {"agents": 0},
        {"agents": ("first",)},
        {"options": "short"},
        {"most_turns": 0},
        {"most_turns": "ten"},
        {"most_decisions": -1},
    ],
)
def test_what_is_no_table_is_refused(asked: dict[str, Any]) -> None:
    with pytest.raises(AgentsError):
        GymEnv(**asked)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"cash": "many"}, "cash: must be a whole number"),
        ({"speedy": 3}, "speedy: must be true or false"),
        ({"csh": 3}, "csh: this game has no such option; there are: .*cash"),
        ({"rent": 3}, "rent: must be one of these: "),
    ],
)
def test_an_option_that_does_not_exist_or_fit_is_explained(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=f"^{message}"):
        GymEnv(options=options)


def test_arrays_are_kept_by_who_asked_unless_they_are_not_copied() -> None:
    kept = GymVectorEnv(1, players=2, **SHORT)
    first, infos = kept.reset(seed=1)
    before = first.copy()
    kept.step(chosen(infos["action_mask"], np.random.default_rng(1)))
    assert np.array_equal(first, before)
    shared = GymVectorEnv(1, players=2, copy=False, **SHORT)
    first, infos = shared.reset(seed=1)
    assert shared.step(chosen(infos["action_mask"], np.random.default_rng(1)))[0] is first


def test_bots_answer_for_the_seats_that_no_agent_has() -> None:
    envs: VectorEnv[Any, Any, Any] = GymVectorEnv(4, players=3, agents=(1,), bots=("regular", "", "random"), **SHORT)
    assert {seat for one in played(envs, 30) for seat in one[-1]["seat"]} <= {1, -1}
    assert game_of("italy").usual == "regular"
