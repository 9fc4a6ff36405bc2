"""Bots of one's own: how they are found, what they are shown, and what becomes of an answer that is none."""

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.game import CLASSIC
from monopolista.games.classic.rules.records import Edition, Game
from monopolista.games.classic.simulation import custom_bots
from monopolista.games.interface.simulator import CustomBotError, Job
from monopolista.simulate.runner.chunk_worker import IllegalBotActionError, job_of, play_chunk
from monopolista.simulate.runner.single_game import record_game
from monopolista.simulate.runner.worker_pool import is_compiled
from tests.simulate import chunks

DOCS = Path(__file__).parents[4] / "docs"
BOX = chunks.job_of(("italy", {}, ["regular"], 0, 0)).box


def job(*bots: str, turns: int = 40) -> Job:
    return replace(job_of(CLASSIC, BOX, bots, 7), most_turns=turns)


@pytest.fixture(autouse=True)
def documented(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the examples of the guide be found, and leave nobody seated."""
    monkeypatch.setattr(sys, "path", [str(DOCS / "examples" / "bots"), *sys.path])
    for name in ("bot_0", "bot_1", "bot_2", "bot_3"):
        monkeypatch.setattr(custom_bots, name, custom_bots.nobody)


def test_the_guide_shows_the_examples_that_are_run_here() -> None:
    guide = (DOCS / "how-to" / "write-a-bot.md").read_text(encoding="utf-8")
    for file, example in zip(
        ("hasty.py", "patient.py"), re.findall(r"```python\n(.*?)```", guide, re.DOTALL), strict=True
    ):
        assert plain((DOCS / "examples" / "bots" / file).read_text(encoding="utf-8")).endswith(plain(example))


def plain(source: str) -> str:
    """Return a source without what says nothing to Python: docstrings, types, the imports for them, empty lines."""
    text = re.sub(r'""".*?"""', "", source, flags=re.DOTALL)
    text = re.sub(r"(\w): [\w\[\]]+(?=[,)])", r"\1", re.sub(r" -> [^:]+:", ":", text))
    lines = [line for line in text.splitlines() if line.strip()]
    return "\n".join(line for line in lines if not re.match(r"from .*(records|chance|view) import", line))


def test_a_function_and_a_kernel_that_think_alike_play_alike() -> None:
    games = [play_chunk(job(bot, "regular", "edmund"), 0, 3) for bot in ("hasty:decide", "patient:choose", "regular")]
    hasty, patient, regular = ((part.games["turns"].tolist(), part.seats["worth"].tolist()) for part in games)
    assert hasty == patient != regular


def test_only_a_plain_function_keeps_games_from_being_compiled() -> None:
    assert is_compiled(job("patient:choose", "regular"))
    assert not is_compiled(job("patient:choose", "hasty:decide"))


def test_several_bots_of_ones_own_keep_their_seats() -> None:
    names = ("hasty:decide", "tests.simulate.bots:trader")
    ways = [(names[0], names[1], "regular"), (names[1], names[0], "regular")]
    text = [play_chunk(replace(job(*bots, turns=30), own=names), 0, 6) for bots in ways]
    proposed = [part.seats["proposed"].sum(axis=0).tolist() for part in text]
    assert proposed[0][1] > 5 < proposed[1][0]


def test_a_game_with_a_custom_bot_can_be_recorded() -> None:
    seated = job("tests.simulate.bots:trader", "regular", turns=20)
    text, part = record_game(seated, 1), play_chunk(seated, 1, 1)
    assert [text.turns, text.decisions] == [int(part.games["turns"][0]), int(part.games["decisions"][0])]
    assert any(" give " in line for line in text.transcript.text().splitlines())


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere:choose", "No module named 'nowhere'"),
        ("tests.simulate.bots:nobody", "has no attribute 'nobody'"),
        ("tests.simulate.bots:nothing", "is not a function"),
        ("tests.simulate.bots:wrong", r"is asked \(view, seat, offers\) or .*, not \(view, offers\)"),
        (":", "ValueError"),
    ],
)
def test_a_bot_that_cannot_play_is_refused(name: str, reason: str) -> None:
    with pytest.raises(CustomBotError, match=reason):
        custom_bots.find(name)


@pytest.mark.parametrize(
    ("bot", "error", "reason"),
    [
        ("cheat", IllegalBotActionError, "cheat answered what [A-Z]+-[0-9]+ forbids, in game 0 of seed 7"),
        ("lazy", IllegalBotActionError, "lazy answered what"),
        ("babbler", CustomBotError, "babbler returned 'please', which is not an action"),
        ("breaker", CustomBotError, "breaker: IndexError: no such thing"),
    ],
)
def test_an_answer_that_is_none_ends_the_run(bot: str, error: type[Exception], reason: str) -> None:
    with pytest.raises(error, match=reason):
        play_chunk(job(f"tests.simulate.bots:{bot}", "regular"), 0, 1)


def test_nobody_decides_nothing() -> None:
    answer = Answer()
    for number in range(custom_bots.MOST):
        answer.verb = 7
        custom_bots.choose(Edition(), Game(), 0, number, [], answer)  # type: ignore[arg-type]
        assert answer.verb == 0


def test_the_guides_bots_import_nothing_but_the_game() -> None:
    custom_bots.find("hasty:decide")
    assert "numba" not in sys.modules


def test_the_tutorial_shows_the_example_that_keeps_cash() -> None:
    tutorial = (DOCS / "tutorials" / "first-program.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", tutorial, re.DOTALL)
    assert plain((DOCS / "examples" / "bots" / "saver.py").read_text(encoding="utf-8")).endswith(plain(example))


def test_the_bot_of_the_tutorial_buys_less_than_the_usual_one() -> None:
    saver, regular = (play_chunk(job(bot, "thrifty", "edmund"), 0, 3) for bot in ("saver:decide", "regular"))
    assert saver.games["decisions"].tolist() != regular.games["decisions"].tolist()
