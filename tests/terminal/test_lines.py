"""A game in line mode: a player who reads it from top to bottom can play it to its end."""

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest

from monopolista.games.interface.terminal_ui import Choice
from monopolista.locales import LANGUAGES
from monopolista.table import Table, seeded
from monopolista.terminal.line_mode import LineMode
from monopolista.terminal.local_session import LocalSession, SavedGameError, saved_games
from monopolista.terminal.menu import entries_about
from monopolista.transcript import read

SECONDS = 180


def begun(folder: Path, edition: str, robots: int = 2, seed: int = 1, **options: bool | int | str) -> LocalSession:
    """A game against robots, who answer at once."""
    table = Table(edition, robots + 1, chance=seeded(seed), options=options)
    return LocalSession(
        LocalSession.seat_player(table, ("", *["regular"] * robots), "Anna"), folder / "one.game", pace=0
    )


class Reader:
    """A reader who answers with one of the numbers that are shown."""

    def __init__(self, seed: int, *first: str) -> None:
        self.read: list[str] = []
        self._random = random.Random(seed)
        self._first = [*first]
        self._numbers: list[str] = []
        self._sums = False
        self._asked = asyncio.Event()

    def leave_the_sum(self) -> None:
        """Know that a sum is asked for, which has no number."""
        self._sums = True
        self._asked.set()

    def write(self, text: str) -> None:
        self.read += text.split("\n")
        self._asked.set()
        found = re.findall(r"^(\d+)\. (?!.*(?:…|\.\.\.)$)", text, re.MULTILINE)
        if found:
            self._numbers = found if len(found) > 1 or found[0] == "1" else [*self._numbers, *found]

    async def line(self) -> str | None:
        """Return a number that stands there; where a sum is asked for, leave it."""
        if self._first:
            return self._first.pop(0)
        while not (self._numbers or self._sums):
            self._asked.clear()
            await self._asked.wait()
        if self._sums:
            self._sums = False
            return ""
        numbers, self._numbers = self._numbers, []
        return self._random.choice(numbers)


class Telling(LineMode):
    """Lines that tell a reader when they ask for what has no number."""

    def __init__(self, session: LocalSession, language: str, reader: Reader) -> None:
        super().__init__(session, language, reader.line, reader.write)
        self._reader = reader

    async def _sum(self, label: str, low: int, high: int) -> int:
        self._reader.leave_the_sum()
        return await super()._sum(label, low, high)


async def played(session: LocalSession, reader: Reader, language: str) -> list[str]:
    async with asyncio.timeout(SECONDS):
        await Telling(session, language, reader).run()
    return reader.read


@pytest.mark.parametrize(("edition", "options", "language"), [("italy", {"turns": 40}, "it"), ("deal", {}, "nl")])
def test_a_whole_game_is_played_by_its_numbers(
    tmp_path: Path, edition: str, options: dict[str, int], language: str
) -> None:
    session = begun(tmp_path, edition, **options)
    lines = asyncio.run(played(session, Reader(3), language))
    assert session.over
    assert saved_games(tmp_path) == []
    [winner, *_] = session.seen(language).view.winners
    assert str(session.scene.names[winner]) in lines[-len(session.scene.names) - 1]
    kept = Table.replay(read(session.file.read_text("utf-8")), chance=None)
    assert kept.over
    assert kept.winners == session.seen("en").view.winners


class Script:
    """A player who enters these lines, and then leaves."""

    def __init__(self, *lines: str) -> None:
        self.read: list[str] = []
        self._lines = iter(lines)

    def write(self, text: str) -> None:
        self.read += text.split("\n")

    async def line(self) -> str | None:
        return next(self._lines, None)


async def said(session: LocalSession, *lines: str, language: str = "en") -> list[str]:
    """Return what is printed for a player who enters these lines and leaves."""
    script = Script(*lines)
    async with asyncio.timeout(SECONDS):
        await LineMode(session, language, script.line, script.write).run()
    return script.read


def laid(folder: Path, edition: str = "italy", **pieces: Any) -> LocalSession:
    """A game in which Anna has the dice, and things lie as is said."""
    table = Table(edition, 3, chance=None)
    table.set_position(**pieces)
    table.go_on(seeded(1))
    return LocalSession(
        LocalSession.seat_player(table, ("", "regular", "regular"), "Anna"), folder / "one.game", pace=SECONDS
    )


def test_nobody_reads_what_robots_draw(tmp_path: Path) -> None:
    lines = asyncio.run(played(begun(tmp_path, "deal", seed=5), Reader(2), "en"))
    drawn = [line for line in lines if re.match(r"(Ada|Bruno) draws", line)]
    assert drawn
    assert {*drawn} == {"Ada draws a card.", "Bruno draws a card."}


def test_a_sum_is_typed_and_what_is_no_answer_changes_nothing(tmp_path: Path) -> None:
    session = laid(tmp_path, at={0: 36}, owns={0: (1, 3)})
    lines = asyncio.run(said(session, "77", "x"))
    assert "Type a number from 1 to 5, or ? for help." in lines
    assert not session.scene.steps


def test_a_house_is_built_from_the_estate(tmp_path: Path) -> None:
    session = laid(tmp_path, owns={0: (1, 3)})
    lines = asyncio.run(said(session, "2", "1", "x"))
    assert "1. Build on Vicolo Corto (−M\xa050, new rent M\xa010)" in lines
    assert "Anna builds the first house on Vicolo Corto." in lines


def test_a_trade_is_put_together_pick_by_pick(tmp_path: Path) -> None:
    session = laid(tmp_path, owns={0: (1,), 1: (3,)})
    lines = asyncio.run(said(session, "3", "1", "1", "2", "3", "120", "5", "x"))
    assert "1. Vicolo Corto · brown, selected" in lines
    assert session.scene.steps[0].action == "propose 1 give 1 get 3 money 120"


def test_leaving_the_game_is_asked_twice(tmp_path: Path) -> None:
    session = laid(tmp_path)
    lines = asyncio.run(said(session, "4", "2", "2", "x"))
    assert "2. Keep playing" in lines
    assert session.seen("en").view.players[0].playing


def test_an_answer_is_taken_back(tmp_path: Path) -> None:
    session = laid(tmp_path, owns={0: (1, 3)})
    lines = asyncio.run(said(session, "2", "1", "z", "x"))
    assert lines[-10:]
    assert any(line.startswith("Anna undoes: “Anna builds the first house") for line in lines)
    assert session.seen("en").view.level[1] == 0


def test_everything_stands_in_sentences_and_rules_are_read(tmp_path: Path) -> None:
    session = laid(tmp_path, owns={0: (1, 3)}, built={1: 1, 3: 1})
    lines = asyncio.run(said(session, "b", "r rent-1", "?", "o fr", "x"))
    assert "  Properties: Vicolo Corto (1 house), Vicolo Stretto (1 house)" in lines
    assert any(line.startswith("RENT-1: ") for line in lines)
    assert "q: Go to the question" in lines
    assert "1. Lancer les dés" in lines


@pytest.mark.campaign(sample=3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["us", "italy-2013", "deal"])
def test_everything_is_said_in_every_language(tmp_path: Path, edition: str, language: str) -> None:
    session = begun(tmp_path, edition, robots=4, seed=9, **({} if edition == "deal" else {"turns": 15}))
    lines = asyncio.run(played(session, Reader(4, "?", "b", "s", "q"), language))
    assert session.over
    assert lines


def test_an_answer_about_no_place_is_not_listed_at_one() -> None:
    building, rolling = Choice(label="Build", about=39), Choice(label="Roll")
    assert [one.label for one in entries_about((building, rolling), 39)] == ["Build"]
    assert entries_about((building, rolling), rolling.about) == []


def test_a_saved_game_is_gone_on_with(tmp_path: Path) -> None:
    session = laid(tmp_path, owns={0: (1, 3)})
    asyncio.run(said(session, "2", "1", "x"))
    assert saved_games(tmp_path) == [session.file]
    again = LocalSession.resume(session.file)
    assert (again.seat, again.scene.names) == (session.seat, session.scene.names)
    assert again.seen("en").view == session.seen("en").view


def test_a_file_that_is_no_game_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("nothing")
    with pytest.raises(SavedGameError, match="not a monopolista transcript"):
        LocalSession.resume(file)
