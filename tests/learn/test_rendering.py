"""Frames of games: the terminal's board as text with colours, and as a picture."""

import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from msgspec import json

from monopolista.games import GAMES, game_of
from monopolista.games.interface.learning import AgentsError
from monopolista.games.interface.terminal_ui import MARKS, SIGNS, Run
from monopolista.learn import frames, rendering
from monopolista.learn.frames import FrameReply, FrameRequest, RenderError
from monopolista.learn.gym_env import GymEnv
from monopolista.learn.gym_vector_env import GymVectorEnv
from monopolista.learn.pettingzoo import PettingZooEnv

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
COLUMNS, ROWS = frames.SIZE
WORDS = {"classic": "Parco", "deal": "draw pile"}


def begun(game: str, mode: str) -> GymEnv:
    env = GymEnv(game=game, players=3, render_mode=mode)
    env.reset(seed=1)
    return env


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_in_letters_is_the_board_of_the_terminal(game: str) -> None:
    frame: Any = begun(game, "ansi").render()
    lines = ESCAPES.sub("", frame).splitlines()
    assert len(lines) == ROWS
    assert {len(line) for line in lines} == {COLUMNS}
    assert WORDS[game] in ESCAPES.sub("", frame)
    assert "Seat 2" in ESCAPES.sub("", frame)


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_is_a_picture_that_changes_with_the_game(game: str) -> None:
    env = begun(game, "rgb_array")
    first: Any = env.render()
    assert (first.shape, first.dtype) == ((ROWS * rendering.CELL[1], COLUMNS * rendering.CELL[0], 3), np.uint8)
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 10
    assert np.array_equal(first, env.render())
    rng, (_, info) = np.random.default_rng(1), env.observe()
    for _ in range(20):
        _, _, _, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    assert not np.array_equal(first, env.render())


def test_only_the_hand_of_the_agent_is_shown() -> None:
    seats = PettingZooEnv(game="deal", players=3, render_mode="ansi")
    seats.reset(seed=1)
    state = seats.get_state().batch.places.games[0].tobytes()
    game = game_of("deal")
    shown = [rendering.ansi(frames.rows_of(game, game.box("deal", None), state, seat)) for seat in range(3)]
    assert len(set(shown)) == 3
    assert seats.render() == shown[int(seats.agent_selection.removeprefix("seat_"))]


def test_each_of_many_games_has_a_frame() -> None:
    envs = GymVectorEnv(3, players=2, render_mode="ansi")
    envs.reset(seed=1)
    shown: Any = envs.render()
    assert len(shown) == 3
    assert GymVectorEnv(3, players=2).render() is None


def test_a_render_mode_that_there_is_not_is_refused() -> None:
    with pytest.raises(AgentsError, match="unknown render mode 'human'; there are: ansi, rgb_array"):
        GymEnv(render_mode="human")


def test_gymnasium_knows_the_render_modes() -> None:
    env = gymnasium.make("monopolista/Deal-v0", render_mode="rgb_array")
    assert env.metadata["render_modes"] == ["ansi", "rgb_array"]


@pytest.mark.parametrize("sign", f"{SIGNS}{MARKS}⌂▸▯✓")
def test_every_sign_of_the_board_is_drawn(sign: str) -> None:
    blank = rendering.picture([[Run("x " * 10)]])
    drawn = rendering.picture([[Run("x " * 10 + sign)]])
    assert not np.array_equal(blank, drawn)


def test_letters_with_accents_are_drawn_without_them() -> None:
    assert np.array_equal(rendering.picture([[Run("Società")]]), rendering.picture([[Run("Societa")]]))


def test_a_process_replies_with_the_same_rows() -> None:
    env = begun("deal", "ansi")
    state = env.get_state().places.games[0].tobytes()
    reply = json.decode(frames.reply_to(json.encode(FrameRequest("deal", {}, state, 0))), type=FrameReply)
    assert rendering.ansi(reply.rows) == env.render()


def test_a_process_replies_what_is_wrong() -> None:
    reply = json.decode(frames.reply_to(json.encode(FrameRequest("mars", {}, b"", 0))), type=FrameReply)
    assert "unknown edition 'mars'" in reply.error


@pytest.mark.process
def test_an_environment_asks_a_process_where_kernels_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    plain: Any = begun("classic", "ansi").render()
    monkeypatch.setattr(rendering, "COMPILED", True)
    env = begun("classic", "ansi")
    assert env.render() == plain
    env.close()
    env.close()


def test_a_game_without_a_board_in_letters_is_not_rendered() -> None:
    class Boardless:
        name = "boardless"

    game: Any = Boardless()
    with pytest.raises(RenderError, match="boardless cannot be drawn as text"):
        frames.rows_of(game, game_of("deal").box("deal", None), b"", 0)
