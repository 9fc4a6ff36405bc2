"""Odds that look ahead, where odds are shown: worked out in a process of its own, beside all else.

Of each game only the latest position counts, and it is looked ahead of again while it stands; games take turns. Where
they are many each waits longer, and no more than one process is at work.
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
    """Has positions looked ahead of, one after another."""

    def __init__(self) -> None:
        self._asked: dict[WinOdds, tuple[LookaheadOdds, Callable[[], None]]] = {}
        self._some = anyio.Event()

    def ask(self, judging: WinOdds, ahead: LookaheadOdds, tell: Callable[[], None]) -> None:
        """Have a position looked ahead of when its game has its turn, and tell of it."""
        self._asked[judging] = ahead, tell
        self._some.set()

    async def run(self, clock: Clock) -> None:
        """Look ahead as long as the server runs; where that fails odds are judged at once for a while."""
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
    """Let this process have what the server leaves it."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, _NICE)
