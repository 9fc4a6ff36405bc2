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
_RESULTS = "table tbody tr"


def main() -> None:
    """Analyse long games, each once, and print the seconds and the load of the machine."""
    args = parse_arguments()
    with (
        TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
        chromium().launch(playwright) as browser,
    ):
        for number in range(args.games):
            table, decisions = long_game(args.seats, args.decisions, number)
            stored = lay(server, table)
            context = {"answers": len(table.counted), "decisions": decisions, "load": round(os.getloadavg()[0], 1)}
            print(json.dumps(context | measure(browser, f"{server.address}/replay/{stored.game}")), flush=True)


def long_game(seats: int, least: int, number: int) -> tuple[Table[Any, Any, Any, Any], int]:
    """Return a game between bots with at least the given number of decisions, and their number."""
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


def measure(browser: Browser, address: str) -> dict[str, float]:
    """Return the seconds until the replay is shown, until the first results of the analysis, and until all of them."""
    client = Visitor(browser, Device("en"))
    page = client.page
    began = time.perf_counter()
    page.goto(address)
    page.get_by_role("button", name="Analysis", exact=True).wait_for()
    opened = time.perf_counter()
    page.get_by_role("button", name="Analysis", exact=True).click()
    page.locator(_RESULTS).first.wait_for(timeout=LONGEST)
    first = time.perf_counter()
    _wait_until_graded(page)
    done = time.perf_counter()
    client.leave()
    seconds = {"replay": opened - began, "first results": first - opened, "all of it": done - opened}
    return {name: round(one, 2) for name, one in seconds.items()}


def _wait_until_graded(page: Page) -> None:
    """Wait until all decisions are graded."""
    page.wait_for_function("() => !document.querySelector('progress')", timeout=LONGEST)


def parse_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3, help="games, each analysed once")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--decisions", type=int, default=1000, help="at the least")
    return parser.parse_args()


if __name__ == "__main__":
    main()
