"""Measure in Chromium how long the analysis of a long game takes: ``python -m bench.load.browser_analysis``."""

import argparse
import json
import os
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import chromium
from tests.browser.laid import NAMES, lay
from tests.browser.server import Server
from tests.browser.visitor import Device, Visitor

from monopolista.bots import decide
from monopolista.table import Table, seeded

PLAYERS: Final = ("newcomer", "edmund", "strategic", "regular")
LONGEST: Final = 120_000
"""Milliseconds."""
_TOLD = "table tbody tr"


def main() -> None:
    """Analyse games of so many decisions, each once, and print how long it took and how busy the machine was."""
    asked = arguments()
    found = chromium()
    with (
        TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=found.executable_path, args=list(found.args), env=dict(found.env)
        ) as browser,
    ):
        for number in range(asked.games):
            table, decisions = long_game(asked.seats, asked.decisions, number)
            laid = lay(server, table)
            told = {"answers": len(table.counted), "decisions": decisions, "load": round(os.getloadavg()[0], 1)}
            print(json.dumps(told | measured(browser, f"{server.address}/replay/{laid.game}")), flush=True)


def long_game(seats: int, least: int, number: int) -> tuple[Table[Any, Any, Any, Any], int]:
    """Return a game between bots that has so many answers of seats or more, and how many it has."""
    for seed in range(number * 1000, number * 1000 + 1000):
        levels, draw = Random(seed).choices(PLAYERS, k=seats), seeded(seed)
        table = Table("italy", seats, seed=seed, names=NAMES[:seats])
        while not table.over:
            seat = table.in_order[0]
            table.play(seat, decide(levels[seat], table, seat, draw))
        decisions = sum(table.transcript.answers[place].seat >= 0 for place in table.counted)
        if decisions >= least:
            return table, decisions
    raise LookupError("no game is that long")


def measured(browser: Browser, address: str) -> dict[str, float]:
    """Return the seconds until the replay stands, then from opening the analysis to its first figures and to all."""
    visitor = Visitor(browser, Device("en"))
    page = visitor.page
    began = time.perf_counter()
    page.goto(address)
    page.get_by_role("button", name="Analysis", exact=True).wait_for()
    opened = time.perf_counter()
    page.get_by_role("button", name="Analysis", exact=True).click()
    page.locator(_TOLD).first.wait_for(timeout=LONGEST)
    first = time.perf_counter()
    _graded(page)
    done = time.perf_counter()
    visitor.leave()
    seconds = {"replay": opened - began, "first figures": first - opened, "all of it": done - opened}
    return {name: round(one, 2) for name, one in seconds.items()}


def _graded(page: Page) -> None:
    """Wait until every decision is graded."""
    page.wait_for_function("() => !document.querySelector('progress')", timeout=LONGEST)


def arguments() -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3, help="games, each analysed once")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--decisions", type=int, default=1000, help="at the least")
    return parser.parse_args()


if __name__ == "__main__":
    main()
