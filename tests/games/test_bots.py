"""Every bot is entered once, and whole: what is half entered, or unknown, never plays as another."""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from monopolista.games import GAMES
from monopolista.games.interface.bot_entry import Bot, Robot, UnknownBotError, number_of
from monopolista.locales import LANGUAGES, has, say
from monopolista.protocol.codegen import typescript
from tests import compiled


def levels_of(game: str) -> Any:
    """The module in which the bots of a game are entered."""
    return import_module(f"monopolista.games.{game}.bots.registry")


def entered() -> Iterator[Any]:
    """Every bot with its game."""
    for game in GAMES:
        for bot in levels_of(game).BOTS:
            yield pytest.param(game, bot, id=f"{game}-{bot.name}")


every_bot = pytest.mark.parametrize(("game", "bot"), list(entered()))
every_game = pytest.mark.parametrize("game", GAMES)


class Hands:
    """A state of which the dispatch takes a hand, of any seat."""

    hands = (None,)


def noting(asked: list[str], name: str) -> Callable[..., None]:
    """A kernel that decides nothing, and notes that it was asked."""

    def note(*_: object) -> None:
        asked.append(name)

    return note


@pytest.fixture
def decided(monkeypatch: pytest.MonkeyPatch, game: str) -> list[str]:
    """The names of the kernels that were asked since; none of them decides."""
    asked: list[str] = []
    monkeypatch.setattr(levels_of(game), "list_offers", noting([], ""))
    for bot in levels_of(game).BOTS:
        name = bot.choose.__name__
        monkeypatch.setattr(sys.modules[bot.module], name, noting(asked, f"{bot.module}:{name}"))
    return asked


@every_bot
def test_its_own_kernel_decides_for_a_bot(game: str, bot: Bot, decided: list[str]) -> None:
    levels = levels_of(game)
    kernel = f"{bot.module}:{bot.choose.__name__}"
    levels.choose(None, Hands, None, 0, levels.BOTS.index(bot), None, None, None)
    assert decided == [kernel], f"{bot.name} has no line of its own in the kernel that lets a bot decide"


@every_game
def test_no_two_bots_have_a_name_or_a_kernel_in_common(game: str) -> None:
    bots = levels_of(game).BOTS
    assert len({bot.name for bot in bots}) == len({bot.choose for bot in bots}) == len(bots)


@every_game
@pytest.mark.parametrize("beyond", [-1, None])
def test_a_number_that_is_no_bots_plays_as_nobody(game: str, beyond: int | None) -> None:
    levels = levels_of(game)
    number = len(levels.BOTS) if beyond is None else beyond
    with pytest.raises(AssertionError, match="no bot has this number"):
        levels.choose(None, Hands, None, 0, number, None, None, None)


@pytest.mark.compiled
@pytest.mark.campaign
@every_game
@pytest.mark.parametrize("beyond", [-1, None])
def test_a_number_that_is_no_bots_plays_as_nobody_compiled(game: str, beyond: int | None) -> None:
    number = len(levels_of(game).BOTS) if beyond is None else beyond
    with pytest.raises(compiled.WorkerError, match="no bot has this number"):
        compiled.call("tests.games.seated:play", game, number)


@pytest.mark.compiled
@pytest.mark.campaign
@every_game
def test_every_number_that_is_a_bots_plays_compiled(game: str) -> None:
    for number in range(len(GAMES[game].levels)):
        compiled.call("tests.games.seated:play", game, number)


@every_game
def test_a_name_that_is_no_bots_has_no_number(game: str) -> None:
    with pytest.raises(UnknownBotError, match=r"'perfect'; there are: random, "):
        number_of("perfect", levels_of(game).BOTS)


@pytest.mark.parametrize("language", LANGUAGES)
@every_bot
def test_a_bot_has_its_words_in_every_language(game: str, bot: Bot, language: str) -> None:  # noqa: ARG001
    for message in bot.words:
        assert say(message, language)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_bots_of_a_game_are_called_the_same(game: str, language: str) -> None:
    titles = [say(bot.title, language) for bot in levels_of(game).BOTS]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", LANGUAGES)
@every_bot
def test_a_level_has_one_name_and_no_second_one_by_its_style(game: str, bot: Bot, language: str) -> None:  # noqa: ARG001
    assert has(f"robot-style-{bot.style}", language) == (bot.strength == "")


def test_what_is_not_said_of_a_bot_stops_the_build_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert typescript.missing_bot_texts() == []
    nameless = Robot("miser", style="miserly", source="nowhere")
    monkeypatch.setattr(type(GAMES["classic"]), "robots", (*GAMES["classic"].robots, nameless))
    missing = ("robot-style-miserly", "robot-style-miserly-note", "robot-source-nowhere")
    assert [one for one in typescript.missing_bot_texts() if one.endswith(" in fr")] == [
        f"the bot miser of classic has no {message} in fr" for message in missing
    ]


@every_game
def test_every_level_of_bots_is_described(game: str) -> None:
    assert [robot.name for robot in GAMES[game].robots] == list(GAMES[game].levels)


@every_bot
def test_a_bots_source_says_how_it_plays(game: str, bot: Bot) -> None:  # noqa: ARG001
    assert f"``{bot.name}``" in (sys.modules[bot.module].__doc__ or "")
