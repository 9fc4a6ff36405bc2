"""Make the pictures of play-in-a-terminal.md anew: ``python -m tests.terminal.pictures``, or ``make picture``."""

import asyncio
import re
import tempfile
from pathlib import Path
from typing import Any

from monopolista.bots import decide
from monopolista.table import Table, seeded
from monopolista.terminal.app.application import TerminalApp
from monopolista.terminal.local_session import LocalSession

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
A_WHILE = 3600
"""Seconds for which robots leave everything as it is."""


def laid(edition: str, names: tuple[str, ...], seed: int, **pieces: Any) -> LocalSession:
    """A game of the first of some people, the others robots."""
    table = Table(edition, len(names), chance=None)
    table.set_position(**pieces)
    table.go_on(seeded(seed))
    LocalSession.seat_player(table, ("", *["regular"] * (len(names) - 1)), names[0])
    return LocalSession(table, Path(tempfile.mkdtemp()) / "one.game", pace=A_WHILE)


async def drawn(session: LocalSession, language: str, size: tuple[int, int], keys: tuple[str, ...], look: str) -> str:
    """Return the screen after some keys as an SVG that asks nobody for letters."""
    app = TerminalApp(language, session=session, look=look)
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.5)
        for key in keys:
            await pilot.press(key)
            await pilot.pause(0.3)
        whole = app.export_screenshot(title="monopolista terminal")
    plain = re.sub(r"\s*@font-face \{.*?\}", "", whole, flags=re.DOTALL)
    return re.sub(r"[ \t]+\n", "\n", plain).replace("Fira Code", "DejaVu Sans Mono").rstrip() + "\n"


def board() -> str:
    """In the middle of a board game in London, on 120 by 40."""
    session = laid(
        "uk", ("Anna", "Bruno", "Carla", "Dino"), 0,
        at={0: 16, 1: 11, 2: 24, 3: 37}, owns={0: (16, 18, 19, 5), 1: (1, 3, 12), 2: (26, 27, 31), 3: (39, 35)},
        built={16: 2, 18: 2, 19: 3, 1: 5, 3: 4}, cash={0: 640, 1: 310, 2: 1105, 3: 870}, mortgaged=(35,),
    )  # fmt: skip
    return asyncio.run(drawn(session, "en", (120, 40), ("space",), "paper"))


def cards() -> str:
    """In the middle of a card game in Italian, on 80 by 24, at night."""
    table = Table("deal", 3, chance=seeded(31))
    LocalSession.seat_player(table, ("", "regular", "regular"), "Anna")
    session = LocalSession(table, Path(tempfile.mkdtemp()) / "one.game", pace=0)
    return asyncio.run(played(session))


async def played(session: LocalSession) -> str:
    """Let everybody play five rounds, then look at a card."""
    table = session.table
    draw = seeded(7)
    while table.view().turns < 13 or table.in_order != [0]:
        table.play(seat := table.in_order[0], decide("regular", table, seat, draw))
    return await drawn(session, "it", (80, 24), ("1",), "night")


def main() -> None:
    """Write both."""
    for name, picture in (("terminal-board", board()), ("terminal-cards", cards())):
        (PICTURES / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
