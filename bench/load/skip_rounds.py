"""Measure in Chromium how long a round of robots takes with and without skipping: ``python -m bench.load.skip_rounds``.

A round is the time from the end of one's turn until one is asked again.
"""

import argparse
import json
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Page, sync_playwright
from tests.browser.chromium import chromium
from tests.browser.laid import lay, played
from tests.browser.server import Server
from tests.browser.visitor import Device, Visitor

LONGEST: Final = 60_000
"""Milliseconds."""
_PRESS_MAIN = "() => document.querySelector('.question.asked [data-main]')?.click()"
_NEXT = """() => document.querySelector('.question.asked [data-main]:not([aria-disabled=true])')
  && !document.querySelector('.question[data-behind], button.busy') && !document.querySelector('.board .walking')"""
_ROUND = """(skips) => new Promise((resolve) => {
  const began = performance.now();
  const waits = () => !document.querySelector('.question.asked');
  let left = false;
  const look = () => {
    if (!left && waits()) {
      left = true;
      if (skips) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
    }
    if (left && !waits()) resolve(performance.now() - began);
    else requestAnimationFrame(look);
  };
  document.querySelector('.question.asked [data-main]').click();
  look();
})"""
_TURN_ENDS = "() => document.querySelector('.question.asked [data-main]')?.textContent.includes('End turn') ?? false"


def main() -> None:
    """Play rounds and print the median and the longest, in seconds."""
    args = parse_arguments()
    with (
        TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
        chromium().launch(playwright) as browser,
    ):
        for skips in (False, True):
            laid = lay(server, played(args.robots + 1, args.seed, args.answers), pause=args.pause)
            visitor = Visitor(browser, Device("en", kept=laid.kept, at=laid.address, still=False))
            visitor.page.goto(laid.address)
            times = [round(play_round(visitor.page, skips=skips) / 1000, 2) for _ in range(args.rounds)]
            visitor.leave()
            summary = {"skips": skips, "median": statistics.median(times), "longest": max(times), "rounds": times}
            print(json.dumps(summary), flush=True)


def play_round(page: Page, *, skips: bool) -> float:
    """Give the main answers until the turn ends, end it, and return the milliseconds until one is asked again."""
    while True:
        page.wait_for_function(_NEXT, timeout=LONGEST)
        if page.evaluate(_TURN_ENDS):
            return page.evaluate(_ROUND, skips)
        page.evaluate(_PRESS_MAIN)
        page.wait_for_timeout(50)


def parse_arguments() -> argparse.Namespace:
    """Return the arguments of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--robots", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--pause", type=int, default=600, help="milliseconds that robots wait")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--answers", type=int, default=40, help="answers given before the first round")
    return parser.parse_args()


if __name__ == "__main__":
    main()
