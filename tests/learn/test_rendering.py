"""Frames of games: the terminal's board as text with colours, and the table as a picture."""

import re
from functools import cache
from typing import Any

import gymnasium
import numpy as np
import pytest
from msgspec import json

from monopolista.games import GAMES, game_of
from monopolista.games.interface.learning import AgentsError
from monopolista.games.interface.svg.drawing import SANS, SERIF
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
    assert (first.shape, first.dtype) == ((rendering.PIXELS, rendering.PIXELS, 3), np.uint8)
    assert len(np.unique(first @ np.array([1 << 16, 1 << 8, 1]))) > 10, "colours"
    assert np.array_equal(first, env.render())
    rng, (_, info) = np.random.default_rng(1), env.observe()
    for _ in range(20):
        _, _, _, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    assert not np.array_equal(first, env.render())


@pytest.mark.parametrize("mode", rendering.RENDER_MODES)
def test_only_the_hand_of_the_agent_is_shown(mode: str) -> None:
    seats = PettingZooEnv(game="deal", players=3, render_mode=mode)
    seats.reset(seed=1)
    state = seats.get_state().batch.places.games[0].tobytes()
    game = game_of("deal")
    renderer = rendering.Renderer(game, game.box("deal", None))
    shown: list[Any] = [renderer.frame(state, seat, mode) for seat in range(3)]
    assert not np.array_equal(shown[0], shown[1])
    assert not np.array_equal(shown[1], shown[2])
    assert np.array_equal(seats.render(), shown[int(seats.agent_selection.removeprefix("seat_"))])


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


@pytest.mark.parametrize("family", [SANS, SERIF])
@pytest.mark.parametrize("letter", "éłœ£€M–’…")
def test_text_is_drawn_with_the_fonts_of_the_package(letter: str, family: str) -> None:
    assert not np.array_equal(drawn(letter, family), drawn("", family))


@cache
def drawn(letter: str, family: str) -> Any:
    text = f'<text y="15" font-family="{family}">{letter}</text>'
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rendering, "PIXELS", 100)
        return rendering.rasterize(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">{text}</svg>')


@pytest.mark.parametrize("as_picture", [False, True])
def test_a_process_replies_with_the_same_frame(*, as_picture: bool) -> None:
    env = begun("deal", "rgb_array" if as_picture else "ansi")
    state = env.get_state().places.games[0].tobytes()
    reply = json.decode(frames.reply_to(json.encode(FrameRequest("deal", {}, state, 0, as_picture))), type=FrameReply)
    frame: Any = rendering.rasterize(reply.svg) if as_picture else rendering.ansi(reply.rows)
    assert np.array_equal(frame, env.render())


def test_a_process_replies_what_is_wrong() -> None:
    reply = json.decode(frames.reply_to(json.encode(FrameRequest("mars", {}, b"", 0))), type=FrameReply)
    assert "unknown edition 'mars'" in reply.error


@pytest.mark.process
@pytest.mark.parametrize("mode", rendering.RENDER_MODES)
def test_an_environment_asks_a_process_where_kernels_are_compiled(monkeypatch: pytest.MonkeyPatch, mode: str) -> None:
    plain: Any = begun("classic", mode).render()
    monkeypatch.setattr(rendering, "COMPILED", True)
    env = begun("classic", mode)
    assert np.array_equal(env.render(), plain)
    env.close()
    env.close()


def test_a_game_without_a_board_in_letters_is_not_rendered() -> None:
    class Boardless:
        name = "boardless"

    game: Any = Boardless()
    with pytest.raises(RenderError, match="boardless cannot be drawn as text"):
        frames.rows_of(game, game_of("deal").box("deal", None), b"", 0)
