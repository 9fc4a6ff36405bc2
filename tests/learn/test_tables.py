"""What environments are asked for: parameters by their names, bots of one's own, and whether agents may resign."""

import copy
import inspect
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from monopolista.games import GAMES
from monopolista.games.interface.learning import AgentsError
from monopolista.games.interface.simulator import CustomBotError
from monopolista.learn import backend, names, pettingzoo
from monopolista.learn.gym_env import GymEnv
from monopolista.learn.gym_vector_env import GymVectorEnv
from tests.plugins.campaigns import Campaign
from tests.simulate import bots

MADE: dict[str, Any] = {
    "GymEnv": GymEnv,
    "GymVectorEnv": GymVectorEnv,
    "env": pettingzoo.env,
    "parallel_env": pettingzoo.parallel_env,
    "PettingZooEnv": pettingzoo.PettingZooEnv,
}
LEAVES = ("bankrupt", "leave")


@pytest.mark.parametrize("name", MADE)
def test_an_unknown_parameter_is_refused_by_the_name_of_the_nearest(name: str) -> None:
    with pytest.raises(TypeError, match="there is no parameter 'player'; did you mean 'players'"):
        MADE[name](player=3)


def test_an_unknown_parameter_is_refused_by_gymnasium_too() -> None:
    with pytest.raises(TypeError, match="did you mean 'reward'"):
        gymnasium.make("monopolista/Classic-v0", rewards="win")


@pytest.mark.parametrize("name", MADE)
def test_every_parameter_is_documented(name: str) -> None:
    text = inspect.getdoc(MADE[name]) or ""
    for parameter in inspect.signature(MADE[name]).parameters:
        assert f"\n{parameter} : " in text


@pytest.mark.parametrize("kind", [GymEnv, GymVectorEnv])
def test_reset_takes_no_parameters_of_the_table(kind: Any) -> None:
    with pytest.raises(AgentsError, match="reset has no option players"):
        kind().reset(options={"players": 3})


@pytest.mark.parametrize("name", names())
def test_gymnasium_has_nothing_to_say_of_an_environment(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, players=3, most_decisions=60).unwrapped)


def seen_with(bot: Any, game: str = "classic", steps: int = 40) -> list[bytes]:
    """Return what an agent sees among bots over some random steps."""
    env = GymEnv(game=game, players=3, bots=bot)
    observation, info = env.reset(seed=6)
    rng, seen = np.random.default_rng(6), [observation.tobytes()]
    for _ in range(steps):
        observation, _, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        seen.append(observation.tobytes())
        if over or cut:
            break
    return seen


def plain(view: Any, seat: int, offers: Any, hand: Any) -> str | None:  # noqa: ARG001 (bots are asked like this)
    """Give a card, pay, or else take the last offer that does not leave."""
    return [offer for offer in offers if offer.verb not in ("leave", "undo", "unpick")][-1].action()


def frugal(view: Any, seat: int, offers: Any) -> str | None:  # noqa: ARG001 (bots are asked like this)
    """Buy nothing."""
    return next((offer.action() for offer in offers if offer.verb == "decline"), None)


def nothing(view: Any, seat: int, offers: Any) -> None:
    """Leave every decision to the usual bot."""


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_of_ones_own_leaves_open_the_usual_bot_decides(game: str) -> None:
    assert seen_with(nothing, game) == seen_with("regular", game)


def test_a_bot_is_a_function_or_the_name_of_one() -> None:
    assert seen_with(frugal) == seen_with("tests.learn.test_tables:frugal")
    assert seen_with(frugal) != seen_with("regular")


def test_a_bot_is_asked_with_its_hand_where_it_wants_it() -> None:
    assert seen_with(plain, "deal") != seen_with("regular", "deal")


def test_each_seat_may_have_a_bot_of_its_own() -> None:
    one = seen_with(("regular", frugal, "regular"))
    other = seen_with(("regular", "regular", frugal))
    assert one != other


def test_a_kernel_plays_the_classic_game_alone() -> None:
    from docs.examples.bots import patient  # noqa: PLC0415 (it is imported like a user's module)

    assert seen_with(patient.choose)
    with pytest.raises(CustomBotError, match="deal takes no kernels"):
        GymEnv(game="deal", bots=patient.choose)


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        (bots.cheat, "tests.simulate.bots:cheat answered .* forbids"),
        (bots.babbler, "tests.simulate.bots:babbler returned 'please', which is not an action"),
        (bots.breaker, "tests.simulate.bots:breaker: IndexError: no such thing"),
        (bots.wrong, "a bot is asked"),
        ("tests.simulate.bots:nothing", "is not a function"),
        ("tests.nowhere:bot", "ModuleNotFoundError"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_by_its_name(bot: Any, message: str) -> None:
    with pytest.raises(CustomBotError, match=message):
        seen_with(bot, steps=300)


def test_a_bot_that_is_none_of_the_games_is_refused_with_those_that_are() -> None:
    with pytest.raises(AgentsError, match=r"unknown bot 'nobody' of classic; there are: .*regular.* module:function"):
        GymEnv(bots="nobody")


@pytest.mark.parametrize("make", [GymEnv, GymVectorEnv, pettingzoo.env, lambda: gymnasium.make("monopolista/Deal-v0")])
def test_the_line_that_makes_a_slow_environment_is_warned_once(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backend, "WHY_PLAIN", "numba is missing")
    monkeypatch.delenv("MONOPOLISTA_COMPILED")
    with pytest.warns(backend.PlainPythonWarning, match="numba is missing") as warned:
        env = make()
    copy.deepcopy(env)  # warns of nothing, which would be an error
    assert len(warned) == 1
    assert "monopolista/learn" not in warned[0].filename


def leaving(game: str) -> int:
    """Return the number of the action by which a seat leaves a game."""
    first = 0
    for block in GAMES[game].learning.blocks:
        if block.verb in LEAVES:
            return first
        first += block.length
    raise AssertionError("nobody can leave this game")


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_may_resign_where_it_is_asked_for(game: str) -> None:
    env = GymEnv(game=game, players=3, resignation=True)
    _, info = env.reset(seed=1)
    assert info["action_mask"][leaving(game)]


@pytest.mark.campaign("random games without resignation")
@pytest.mark.parametrize("game", GAMES)
def test_an_agent_never_resigns_and_always_has_something_else_to_do(game: str, campaign: Campaign) -> None:
    leave = leaving(game)
    envs = GymVectorEnv(8, game=game, players=3, agents=range(3), most_decisions=1_000)
    _, infos = envs.reset(seed=campaign.seed or 1)
    rng, forced = np.random.default_rng(1), 0
    for _ in range(campaign.size(sample=400, full=20_000)):
        masks: NDArray[np.int8] = infos["action_mask"]
        debts = masks[:, leave] == 1
        forced += int(debts.sum())
        assert game == "classic" or not debts.any()
        assert (masks.any(axis=1) == (infos["seat"] >= 0)).all()
        _, _, _, _, infos = envs.step((rng.random(masks.shape) * (masks == 1)).argmax(axis=1))
    assert game != "classic" or forced or not campaign.full


def test_who_is_in_debt_with_nothing_left_goes_bankrupt() -> None:
    learning, rules = GAMES["classic"].learning, GAMES["classic"].rules(GAMES["classic"].box("italy", None))
    from monopolista import CHANCE, Table  # noqa: PLC0415

    table = Table("italy", seats=2, chance=None)
    table.set_position(turn=0, cash={0: 10, 1: 500}, at={0: 36}, owns={0: [1], 1: [37, 39]}, built={37: 3, 39: 4})
    table.play(0, "roll")
    table.play(CHANCE, "roll 1 2")
    view, leave = learning.agent_view(rules.box, 2, resignation=False), leaving("classic")
    assert leave not in view.legal_actions(table.state(), 0)
    table.play(0, "mortgage 1")
    assert leave in view.legal_actions(table.state(), 0)
    assert leave not in view.legal_actions(table.state(), 1)
