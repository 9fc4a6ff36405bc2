"""A player at a terminal plays a whole game, in Italian, at the table of a player at a browser."""

import asyncio
import os
import threading
from pathlib import Path

import pytest
from playwright.sync_api import expect

from monopolista.client import join
from monopolista.terminal.app.application import TerminalApp
from monopolista.terminal.remote_session import RemoteSession
from tests.browser.server import Server
from tests.browser.test_programs import MOST_ANSWERS, Passerby
from tests.browser.visitor import Device, Visit
from tests.plugins.campaigns import Campaign

SECONDS = 200
PICTURES = os.environ.get("PICTURES", "")
"""The folder into which what both see is drawn, where one is named."""


class AtTerminal(threading.Thread):
    """A person at a terminal, who gives the main answer to whatever is asked."""

    def __init__(self, link: str) -> None:
        super().__init__(daemon=True)
        self._link = link
        self.sits = threading.Event()
        self.ending: list[str] = []
        self.steps = 0

    def run(self) -> None:
        """Play in a loop of events of one's own."""
        asyncio.run(self._play())

    async def _play(self) -> None:
        async with asyncio.timeout(SECONDS), join(self._link, name="Tullio", agrees=False, program=False) as seat:
            session = RemoteSession(seat)
            self.sits.set()
            app = TerminalApp("it", session=session)
            async with app.run_test(size=(120, 40)) as pilot:
                drawn = 0
                while not (session.game_id and session.over):
                    if session.game_id and session.scene.screen.asked(session.seen("it")):
                        await pilot.press("n" if session.seen("it").may("bid") else "space")
                        drawn += 1
                        if PICTURES and drawn % 8 == 1:
                            app.save_screenshot(f"{PICTURES}/terminal-{drawn:03}.svg")
                    await pilot.pause(0.02)
                await pilot.pause(0.3)
                if PICTURES:
                    app.save_screenshot(f"{PICTURES}/terminal-end.svg")
                self.ending = session.scene.screen.ending(session.seen("it"))
                self.steps = len(session.scene.steps)


@pytest.mark.campaign("whole games in a browser", sample=1)
@pytest.mark.timeout(300)
def test_a_game_is_played_to_its_end_in_the_terminal_and_in_the_browser(
    server: Server, lease: Visit, campaign: Campaign
) -> None:
    person = Passerby(lease(Device(language="it")))
    person.open_table(server.address, "Anna")
    row = person.page.get_by_role("listitem", name=person.text("lobby-seat", seat=2))
    row.locator("label").filter(has_text=person.text("lobby-kind-open")).click()
    person.open_more()
    turns = person.page.get_by_label(person.text("option-turns"))
    turns.fill(str(campaign.size(sample=4, full=20)))
    turns.press("Enter")
    at_terminal = AtTerminal(person.page.url)
    at_terminal.start()
    assert at_terminal.sits.wait(30)
    expect(row).to_contain_text("Tullio")
    person.start()
    person.hurry()
    if PICTURES:
        person.page.screenshot(path=str(Path(PICTURES) / "browser-begin.png"))
    assert person.play_to(MOST_ANSWERS)
    if PICTURES:
        person.page.screenshot(path=str(Path(PICTURES) / "browser-end.png"))
    at_terminal.join(30)
    winner = at_terminal.ending[0].removeprefix("Vince ").removesuffix(": monopolista!")
    told = person.text("end-you-won") if winner == "Anna" else winner
    expect(person.page.locator("[aria-labelledby='end-winner']")).to_contain_text(told)
