"""A player at a terminal at a table on a server, with other clients."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

from monopolista.client import join
from monopolista.terminal.app.application import TerminalApp
from monopolista.terminal.app.table import TableScreen
from monopolista.terminal.line_mode import LineMode
from monopolista.terminal.remote_session import RemoteSession
from tests.client.host import table
from tests.server.running import Running, server

pytestmark = pytest.mark.process

SECONDS = 180


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("data")) as one:
        yield one


@asynccontextmanager
async def seated(link: str, name: str = "Anna") -> AsyncGenerator[RemoteSession]:
    """Sit down as a person does."""
    async with asyncio.timeout(SECONDS), join(link, name=name, agrees=False, program=False) as seat:
        yield RemoteSession(seat)


async def until(session: RemoteSession, happened: Callable[[], bool]) -> None:
    while not happened():
        await session.news()


def asked(session: RemoteSession) -> bool:
    return bool(session.game_id) and session.scene.screen.asked(session.seen("en"))


@pytest.mark.campaign("whole games over the network", sample=1)
@pytest.mark.parametrize(("edition", "options"), [("italy", {"turns": 6}), ("deal", {})])
def test_a_game_is_played_to_its_end_by_first_answers(running: Running, edition: str, options: dict[str, int]) -> None:
    async def play(link: str, start: Callable[[], None]) -> None:
        async with seated(link) as session:
            assert "Waiting for the host to start." in session.notices("en")
            start()
            await until(session, lambda: bool(session.game_id))
            while not session.over:
                if asked(session):
                    first = session.scene.screen.choices(session.seen("it"))[0]
                    assert await session.give(first.actions, "it") == ""
                else:
                    await session.news()
            assert session.scene.screen.ending(session.seen("it"))
            assert [*session.scene.sentences(-1, "it")]

    with table(running, edition, programs=1, bots=2, **options) as (link, host):
        asyncio.run(play(link, lambda: host.send(type="start", id="start")))


def test_it_is_a_person_that_sits_there(running: Running) -> None:
    async def sit(link: str) -> None:
        async with seated(link):
            room = host.hear("room")
            while room["seats"][0]["kind"] != "person":
                room = await asyncio.to_thread(host.hear, "room")
            assert not room["seats"][0]["program"]

    with table(running, "italy", programs=1, bots=1) as (link, host):
        asyncio.run(sit(link))


def test_what_people_say_is_read_and_answered(running: Running) -> None:
    async def talk(link: str) -> None:
        async with seated(link, "Anna") as one, seated(link, "Bruno") as other:
            await one.say("ciao!")
            await until(other, lambda: bool(other.talk))
            assert other.talk == [("Anna", "ciao!")]

    with table(running, "italy", programs=2) as (link, _):
        asyncio.run(talk(link))


def test_line_by_line_what_people_say_is_read_once_and_in_order(running: Running) -> None:
    async def talk(link: str) -> list[str]:
        written: list[str] = []
        said = asyncio.Event()

        def write(line: str) -> None:
            written.append(line)
            if "enough" in line:
                said.set()

        async with seated(link, "Anna") as one, seated(link, "Bruno") as other:

            async def line() -> str | None:
                await said.wait()
                return "x"

            reading = asyncio.create_task(LineMode(other, "en", line, write).run())
            for text in ("one", "two", "enough"):
                await one.say(text)
            await reading
        return [line for line in written if line.startswith("Anna")]

    with table(running, "italy", programs=2) as (link, _):
        assert asyncio.run(talk(link)) == ["Anna: one", "Anna: two", "Anna: enough"]


def test_line_by_line_a_refusal_names_the_rule(running: Running) -> None:
    async def play(link: str) -> list[str]:
        written: list[str] = []
        async with seated(link) as session:
            lines = iter(("w hello", "x"))

            async def line() -> str | None:
                await until(session, lambda: bool(session.game_id))
                return next(lines)

            reading = asyncio.create_task(LineMode(session, "en", line, written.append).run())
            host.send(type="start", id="start")
            await reading
            await until(session, lambda: asked(session))  # the robot opposite has done what it does
            problem = await session.give(["build 39"], "en")
            assert problem.startswith(("Not possible: ", "Not now"))
        return written

    with table(running, "italy", programs=1, bots=1) as (link, host):
        written = asyncio.run(play(link))
    assert "Waiting for the host to start." in written[0]


def test_the_screen_waits_for_the_host_and_then_shows_the_table(running: Running, tmp_path: Path) -> None:
    async def play(link: str) -> None:
        async with seated(link) as session:
            app = TerminalApp("nl", session=session)
            async with app.run_test(size=(80, 24)) as pilot:
                await pilot.pause()
                screen = next(one for one in app.screen_stack if isinstance(one, TableScreen))
                assert str(screen.query_one("#head", Static).content) == "Wachten tot de host het spel start."
                host.send(type="start", id="start")
                while not (asked(session) and screen.query_one("#answers", OptionList).option_count):
                    await pilot.pause(0.01)
                await pilot.press("space")
                # Robots answer at once: the next question may be there before anybody looks whether this one is gone.
                while not any(step.seat == 0 for step in session.scene.steps):
                    await pilot.pause(0.01)
                app.save_screenshot(str(tmp_path / "table.svg"))

    with table(running, "italy", programs=1, bots=1) as (link, host):
        asyncio.run(play(link))
