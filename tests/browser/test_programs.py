"""Two programs in processes of their own and a person at a browser play one game, whatever becomes of the server."""

import subprocess
import sys
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from monopolista.table import Table
from monopolista.transcript import Transcript, read
from tests.browser.card import Card
from tests.browser.test_whole_game import Newcomer
from tests.browser.visitor import Visit
from tests.plugins.campaigns import Campaign
from tests.server.running import Running, server

PROGRAMS = ("Uno", "Due")
MOST_ANSWERS = 200


class Passerby(Newcomer):
    """Plays by the main answers, lets auctions and proposals go."""

    def answer(self, card: Card) -> None:
        if card.head == self.text("head-debt"):
            self.settle(card)
        elif pas := card.find(self.text("answer-pass")):
            self.press(pas, card)
        else:
            self.take_main(card)

    def play_to(self, answers: int) -> bool:
        """Give a number of answers; say whether the game is over before."""
        for _ in range(answers):
            card = self.until(lambda one: one.over or (one.asked and not one.busy))
            if card.over:
                return True
            self.answer(card)
        return False


@contextmanager
def programs(link: str) -> Generator[list["subprocess.Popen[str]"]]:
    """Let programs sit down, one after the other; end them at the end of the block."""
    with ExitStack() as stack:
        started: list[subprocess.Popen[str]] = []
        for name in PROGRAMS:
            command = [sys.executable, "-m", "monopolista", "join", link, "--bot", "thrifty", "--name", name]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            started.append(stack.enter_context(process))
            assert process.stdout is not None
            assert "has seat" in process.stdout.readline()
        try:
            yield started
        finally:
            for process in started:
                process.terminate()


def lay(running: Running, turns: int) -> tuple[str, str]:
    """Lay a table for three, whose game ends after a number of turns; return its link and the host's key."""
    made = running.make_room()
    with running.line(made["room"]) as line:
        line.send(type="hello", keys=[made["hostKey"]])
        wish = {"edition": "italy", "options": {"turns": turns}, "auctionSeconds": 0, "answerSeconds": 0}
        line.send(type="setup", id="setup", seats=[{"kind": "open"}] * 3, **wish)
        line.send(type="set-pace", id="pace", botPause=0)
        line.hear("done", id="pace")
    return f"{running.address}r/{made['room']}", made["hostKey"]


def begin(running: Running, link: str, key: str) -> None:
    """Start the game as the host."""
    with running.line(link.rpartition("/")[2]) as line:
        line.send(type="hello", keys=[key])
        line.send(type="start", id="start")
        line.hear("done", id="start")


def transcript_of(running: Running, link: str) -> Transcript:
    """Return the game of a table so far."""
    with running.line(link.rpartition("/")[2]) as line:
        line.send(type="hello")
        return read(running.ask(f"api/transcripts/{line.hear('room')['game']}")[1].decode())


@pytest.mark.campaign("whole games in a browser", sample=1)
@pytest.mark.timeout(300)
def test_two_programs_and_a_person_finish_a_game_while_the_server_is_killed_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lease: Visit, campaign: Campaign
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "keys"))
    person = Passerby(lease())
    person.visitor.may_lose_the_server = True
    killed: list[int] = []
    with ExitStack() as stack:
        running = stack.enter_context(server(tmp_path))
        link, key = lay(running, campaign.size(sample=6, full=24))
        person.page.goto(link)
        person.visitor.button("lobby-sit-named", seat=1).click()
        person.write_name("Anna")
        seated = stack.enter_context(programs(link))
        for number, name in enumerate(PROGRAMS, 2):
            seat = person.page.get_by_role("listitem", name=person.text("lobby-seat", seat=number))
            expect(seat).to_contain_text(name)
            expect(seat).to_contain_text(person.text("lobby-program"))
        begin(running, link, key)
        expect(person.page.locator("[data-purse='1']")).to_contain_text(person.text("player-program"))
        for _ in range(campaign.size(sample=1, full=2)):
            assert not person.play_to(campaign.size(sample=1, full=3))
            killed.append(len(transcript_of(running, link).answers))
            running.process.kill()
            running.process.wait()
            running = stack.enter_context(server(tmp_path, "--port", running.host.rpartition(":")[2]))
        assert person.play_to(MOST_ANSWERS)
        ended = transcript_of(running, link)
        for name, process in zip(PROGRAMS, seated, strict=True):
            assert process.stderr is not None
            assert process.stderr.readline() == f"{name}: the game is over\n"
    game = Table.replay(ended, chance=None)
    assert game.over
    assert ended.header.bots == ("", "", "")
    for version in killed:
        assert {step.seat for step in game.steps[version:]} >= {0, 1, 2}
