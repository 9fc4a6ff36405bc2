"""The browser's side of a scaffolded game: checked and built in a copy of the repository, and played in Chromium."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screens import too_wide, violations
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit
from tests.third.scaffolded import GAME, ROOT, Clone

CHECKED = """
from tools import build_web

build_web.write_protocol()
build_web.format_sources()
for script in ("check", "lint"):
    build_web.npm("run", "--silent", script)
build_web.build()
"""
"""What ``make format``, ``make lint`` and ``make web`` do for the browser's side."""
ENOUGH = 12
"""Points of a turn at which the person holds."""
_READ = """() => [
  document.querySelector('main').innerText,
  document.querySelector('.question.asked .answers')?.innerText ?? '',
]"""
"""What the table says, and the answers to the question; both at the same moment."""


@pytest.mark.campaign(sample=0)
def test_a_person_plays_a_scaffolded_game_to_its_end(
    tmp_path: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = Clone(tmp_path / "clone")
    clone.scaffold()
    (clone.folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    clone.python("-c", CHECKED)
    monkeypatch.setenv("PYTHONPATH", clone.paths)
    with Server(tmp_path) as server:
        for phone in (False, True):
            seen = {f"monopolista:marks:{GAME}": "seen", "monopolista:sound": "off"}
            visitor = visit(Device(phone=phone, kept=seen, at=server.address))
            page = visitor.page
            page.goto(server.address)
            page.locator("label").filter(has_text="Spin it").click()
            visitor.button("start-friends").click()
            visitor.button("lobby-start").click()
            play_to_the_end(page)
            assert [*violations(page), *too_wide(page)] == []
            visitor.leave()


def play_to_the_end(page: Page) -> None:
    """Roll and hold, by their keys, until the game is over."""
    over, asked = page.locator("#end-winner"), page.locator(".question.asked .answers")
    expect(asked.or_(over)).to_be_visible()
    assert [*violations(page), *too_wide(page)] == []
    while not over.is_visible():
        before, answers = page.evaluate(_READ)
        if answers:
            points = int("0" + "".join(filter(str.isdigit, answers)))
            page.keyboard.press("f" if points >= ENOUGH else "g")
        page.wait_for_function("text => document.querySelector('main').innerText !== text", arg=before)
