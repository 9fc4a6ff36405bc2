"""The screen of the terminal, driven by its keys."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input, Label, OptionList, Select, Static

from monopolista.locales import say
from monopolista.table import Table, seeded
from monopolista.terminal.app.application import TerminalApp
from monopolista.terminal.app.start import StartScreen
from monopolista.terminal.app.table import TableScreen
from monopolista.terminal.app.widgets import Question
from monopolista.terminal.local_session import LocalSession, saved_games

SECONDS = 180
THREE = 17
"""With this seed the first roll is 2 and 1."""
LONG = "Massimiliano Quattrocchi"
Play = Callable[[LocalSession, "Pilot[None]"], Awaitable[None]]


def alone(folder: Path, edition: str = "italy", robots: int = 2, seed: int = 3, **pieces: Any) -> LocalSession:
    """A game of a player with a long name, who has the dice; bots answer at once."""
    table = Table(edition, robots + 1, chance=None if pieces else seeded(seed))
    if pieces:
        table.set_position(**pieces)
        table.go_on(seeded(seed))
    return LocalSession(LocalSession.seat_player(table, ("", *["regular"] * robots), LONG), folder / "one.game", pace=0)


def driven(session: LocalSession, play: Play, *, size: tuple[int, int] = (80, 24), language: str = "en") -> None:
    """Open the screen and press its keys."""

    async def run() -> None:
        app = TerminalApp(language, session=session)
        async with asyncio.timeout(SECONDS), app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(session, pilot)

    asyncio.run(run())


async def asked(session: LocalSession, pilot: "Pilot[None]") -> None:
    """Wait until the person is asked, or the game is over."""
    while not (session.over or session.scene.screen.asked(session.seen("en"))):
        await pilot.pause(0.01)
    await pilot.pause()


async def until(pilot: "Pilot[None]", happened: Callable[[], bool]) -> None:
    """Wait until something has happened."""
    while not happened():
        await pilot.pause(0.01)


def text(pilot: "Pilot[None]", name: str) -> str:
    """What a part of the table's screen says."""
    screen = next(one for one in pilot.app.screen_stack if isinstance(one, TableScreen))
    return str(screen.query_one(f"#{name}", Static).content)


def answers(pilot: "Pilot[None]") -> list[str]:
    """The answers that stand in the list."""
    listed = pilot.app.screen.query_one(Question).query_one(OptionList)
    return [str(option.prompt).partition("\n")[0] for option in listed.options]


def test_space_gives_the_main_answer(tmp_path: Path) -> None:
    async def play(session: LocalSession, pilot: "Pilot[None]") -> None:
        await asked(session, pilot)
        assert text(pilot, "head") == "Roll the dice"
        await pilot.press("space")
        await pilot.pause()
        assert [step.action for step in session.scene.steps if step.seat == 0][:1] == ["roll"]

    driven(alone(tmp_path, at={0: 0}), play)


def test_arrows_go_round_the_board_and_enter_builds(tmp_path: Path) -> None:
    async def play(session: LocalSession, pilot: "Pilot[None]") -> None:
        await asked(session, pilot)
        await pilot.press("tab", "left")
        assert "Vicolo Corto" in text(pilot, "detail")
        await pilot.press("enter")
        assert answers(pilot)[0] == "Build on Vicolo Corto"
        await pilot.press("enter")
        await pilot.pause()
        assert session.seen("en").view.level[1] == 1

    driven(alone(tmp_path, owns={0: (1, 3)}), play)


def test_the_estate_is_opened_by_its_key_and_left_by_escape(tmp_path: Path) -> None:
    async def play(session: LocalSession, pilot: "Pilot[None]") -> None:
        await asked(session, pilot)
        everything = answers(pilot)
        await pilot.press("e")
        assert answers(pilot)[-1] == "Back"
        assert "Mortgage Vicolo Corto" in answers(pilot)
        await pilot.press("escape")
        assert answers(pilot) == everything

    driven(alone(tmp_path, owns={0: (1, 3)}), play)


def test_a_trade_is_put_together_in_a_form(tmp_path: Path) -> None:
    async def play(session: LocalSession, pilot: "Pilot[None]") -> None:
        await asked(session, pilot)
        await pilot.press("t", "enter")
        await pilot.pause()
        await pilot.press("enter", "tab", "enter")
        pilot.app.screen.query_one("#pays", Input).value = "200"
        await pilot.click("#send")
        await until(pilot, lambda: len(session.scene.steps) > 0)
        assert session.scene.steps[0].action == "propose 1 give 6 get 8 money 200"

    driven(alone(tmp_path, owns={0: (6,), 1: (8,)}), play, size=(120, 40))


def test_a_bid_is_typed(tmp_path: Path) -> None:
    async def play(session: LocalSession, pilot: "Pilot[None]") -> None:
        await asked(session, pilot)
        await pilot.press("space")
        await asked(session, pilot)
        await pilot.press("n")
        await asked(session, pilot)
        await pilot.press("2", *"9", "enter")
        assert isinstance(pilot.app.screen.query_one(Input), Input)
        await pilot.press(*"99", "enter")
        await pilot.pause()
        bids = [step.action for step in session.scene.steps if step.seat == 0]
        assert bids[:3] == ["roll", "decline", "bid 999"]

    driven(alone(tmp_path, seed=THREE, at={0: 36}), play)


def test_the_language_is_changed_in_the_settings(tmp_path: Path) -> None:
    async def play(session: LocalSession, pilot: "Pilot[None]") -> None:
        await asked(session, pilot)
        await pilot.press("o", "enter")
        await pilot.pause()
        assert text(pilot, "head") == "Tira i dadi"

    driven(alone(tmp_path, at={0: 0}), play)


@pytest.mark.parametrize("key", ["question_mark", "s", "r"])
def test_help_story_and_rules_open_and_close(tmp_path: Path, key: str) -> None:
    async def play(session: LocalSession, pilot: "Pilot[None]") -> None:
        await asked(session, pilot)
        await pilot.press(key)
        assert not isinstance(pilot.app.screen, TableScreen)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)

    driven(alone(tmp_path, at={0: 0}), play)


def test_what_was_built_is_taken_back(tmp_path: Path) -> None:
    async def play(session: LocalSession, pilot: "Pilot[None]") -> None:
        await asked(session, pilot)
        await pilot.press("e", "enter")
        await pilot.pause()
        assert session.seen("en").view.level[1] == 1
        await pilot.press("z")
        await pilot.pause()
        assert session.seen("en").view.level[1] == 0

    driven(alone(tmp_path, owns={0: (1, 3)}), play)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(
    ("edition", "robots", "size"),
    [("italy", 7, (80, 24)), ("us", 9, (96, 30)), ("us", 9, (120, 40)), ("deal", 4, (80, 24)), ("deal", 4, (160, 45))],
)
def test_everything_has_its_place_at_every_size(
    tmp_path: Path, edition: str, robots: int, size: tuple[int, int]
) -> None:
    async def play(session: LocalSession, pilot: "Pilot[None]") -> None:
        await asked(session, pilot)
        question = pilot.app.screen.query_one(Question)
        table = pilot.app.screen.query_one("#table")
        assert table.region.contains_region(question.region)
        assert question.query_one(OptionList).region.height >= 3
        assert pilot.app.screen.query_one("#players").region.height == robots + 1
        assert pilot.app.screen.query_one("#story").region.height >= 3

    driven(alone(tmp_path, edition, robots), play, size=size, language="nl")


def test_a_window_that_is_too_small_says_so_and_comes_back(tmp_path: Path) -> None:
    async def play(session: LocalSession, pilot: "Pilot[None]") -> None:
        await asked(session, pilot)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert pilot.app.screen.query_one("#small").display
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert not pilot.app.screen.query_one("#small").display

    driven(alone(tmp_path, at={0: 0}), play)


@pytest.mark.parametrize(
    ("edition", "size"), [("italy", (80, 24)), pytest.param("deal", (120, 40), marks=pytest.mark.campaign(sample=0))]
)
def test_a_whole_game_is_played_by_keys(tmp_path: Path, edition: str, size: tuple[int, int]) -> None:
    options = {} if edition == "deal" else {"turns": 4}
    table = Table(edition, 2, chance=seeded(4), options=options)
    session = LocalSession(LocalSession.seat_player(table, ("", "regular"), LONG), tmp_path / "one.game", pace=0)

    async def play(session: LocalSession, pilot: "Pilot[None]") -> None:
        while not session.over:
            await asked(session, pilot)
            await pilot.press("space")
        await pilot.pause()
        [winner, *_] = session.seen("en").view.winners
        assert str(session.scene.names[winner]) in text(pilot, "lines")
        assert answers(pilot) == ["New game"]
        assert "Turn" not in str(pilot.app.screen.query_one("#title", Label).content), "nobody has the next one"

    driven(session, play, size=size)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep games where this test is alone."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


async def start_shown(app: TerminalApp, pilot: "Pilot[None]", after: Screen[Any] | None = None) -> None:
    """Wait until the start stands on the screen, another one than before; a click before that hits nothing."""
    await until(
        pilot,
        lambda: (
            isinstance(app.screen, StartScreen)
            and app.screen is not after
            and any(button.region.area for button in app.screen.query("#play"))
        ),
    )
    await pilot.pause()


def started(play: Callable[[TerminalApp, "Pilot[None]"], Awaitable[None]]) -> None:
    """Open the start, in Italian, in the smallest window."""

    async def run() -> None:
        app = TerminalApp("it", name="Anna", edition="italy")
        async with asyncio.timeout(SECONDS), app.run_test(size=(80, 24)) as pilot:
            await start_shown(app, pilot)
            await play(app, pilot)

    asyncio.run(run())


@pytest.mark.usefixtures("kept")
def test_a_game_is_begun_from_the_start_and_gone_on_with() -> None:
    async def begin(app: TerminalApp, pilot: "Pilot[None]") -> None:
        strong = say("robot-strength-strong", "it")  # what the usual robot is called in the browser too
        assert str(pilot.app.screen.query_one("#level #label", Static).content).startswith(strong)
        await pilot.press("enter")
        await until(pilot, lambda: app.local_session is not None and isinstance(app.screen, TableScreen))
        assert app.local_session is not None
        await until(pilot, app.local_session.file.is_file)
        assert app.local_session.scene.names[0] == "Anna"
        assert len(app.local_session.scene.names) == 4

    async def go_on(app: TerminalApp, pilot: "Pilot[None]") -> None:
        assert pilot.app.screen.query_one("#play").region.bottom <= 24
        await pilot.press("enter")
        await until(pilot, lambda: app.local_session is not None)
        assert app.local_session is not None
        assert [app.local_session.file] == saved_games()

    started(begin)
    started(go_on)


@pytest.mark.usefixtures("kept")
def test_a_name_that_cannot_be_read_is_said_to_be_none_and_one_in_any_script_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[str] = []
    monkeypatch.setattr(TerminalApp, "notify", lambda _, message, **__: said.append(message))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466" * 5

    async def write(app: TerminalApp, pilot: "Pilot[None]") -> None:
        first = app.screen
        app.screen.query_one("#name", Input).value = "\u3164"
        await pilot.click("#play")
        await until(pilot, lambda: bool(said))
        assert said == [say("name-unseen", "it", most=24)]
        await start_shown(app, pilot, after=first)
        app.screen.query_one("#name", Input).value = family
        await pilot.click("#play")
        await until(pilot, lambda: app.local_session is not None)
        assert app.local_session is not None
        assert app.local_session.scene.names[0] == family

    started(write)


@pytest.mark.usefixtures("kept")
def test_the_start_speaks_another_language_at_once_and_another_box_has_its_own_robots() -> None:
    async def choose(app: TerminalApp, pilot: "Pilot[None]") -> None:
        first = app.screen
        app.screen.query_one("#language", Select).value = "fr"
        await start_shown(app, pilot, after=first)
        assert app.language == "fr"
        app.screen.query_one("#edition", Select).value = "deal"
        await pilot.pause()
        await pilot.click("#play")
        await until(pilot, lambda: app.local_session is not None)
        assert app.local_session is not None
        assert app.local_session.scene.game.name == "deal"

    started(choose)
