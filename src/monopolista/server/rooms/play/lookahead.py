"""Look-ahead: win odds by rollouts in a subprocess, at tables that show odds.

Only the latest position of each game is evaluated, and again while it does not change. The games take turns, and one
process works for all of them, so that with many games each waits longer.
"""

import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache

import anyio
from anyio import to_process

from monopolista.server.core.clock import Clock
from monopolista.server.rooms.play.win_odds import LookaheadOdds, WinOdds
from monopolista.simulate.lookahead import TIMES, look_ahead

log = logging.getLogger("monopolista")
_NICE = 10
_AFTER_A_FAILURE = 60.0


class Lookahead:
    """Evaluates positions by rollouts, one after another."""

    def __init__(self) -> None:
        self._asked: dict[WinOdds, tuple[LookaheadOdds, Callable[[], None]]] = {}
        self._some = anyio.Event()

    def ask(self, judging: WinOdds, ahead: LookaheadOdds, tell: Callable[[], None]) -> None:
        """Schedule the rollouts of a position; call ``tell`` after them."""
        self._asked[judging] = ahead, tell
        self._some.set()

    async def run(self, clock: Clock) -> None:
        """Evaluate positions until cancelled; after a failure, pause, while direct estimates stand in."""
        while True:
            await self._some.wait()
            self._some = anyio.Event()
            try:
                while self._asked:
                    await self._look(next(iter(self._asked)))
            except Exception:
                log.exception("the process for the odds failed")
                await clock.sleep(_AFTER_A_FAILURE)

    async def _look(self, judging: WinOdds) -> None:
        ahead, tell = self._asked.pop(judging)
        again = judging.take_rollouts(ahead, await to_process.run_sync(_compute_odds, ahead, cancellable=True))
        tell()
        if again is not None:
            self._asked.setdefault(judging, (again, tell))


def _compute_odds(ahead: LookaheadOdds) -> list[int]:
    _lower_priority()
    return look_ahead(ahead.job, ahead.state, first=ahead.rounds * TIMES)


@cache
def _lower_priority() -> None:
    """Lower the priority of this process below that of the server."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, _NICE)
