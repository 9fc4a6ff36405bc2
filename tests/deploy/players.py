"""Programs that play one game as people do, and record which answers were acknowledged."""

import asyncio
import secrets
from contextlib import suppress
from dataclasses import dataclass, field

from monopolista.client import IllegalActionError, Seat, StaleVersionError, join
from monopolista.client.bots import robot


@dataclass
class Player:
    """One of them."""

    name: str
    may: asyncio.Semaphore
    """How many answers may still be given: by it, and by all who share this."""
    key: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    """By which it comes back to its seat."""
    seated: asyncio.Event = field(default_factory=asyncio.Event)
    answering: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from an answer until it is known to be kept."""
    news: asyncio.Condition = field(default_factory=asyncio.Condition)
    kept: list[str] = field(default_factory=list[str])
    """Its answers that were acknowledged."""
    recorded: list[str] = field(default_factory=list[str])
    """What it answered, as the table tells the game."""

    async def play(self, link: str) -> None:
        """Sit down, play one game to its end or until cancelled, and note what the table has kept of it."""
        async with join(link, name=self.name, key=self.key) as seat:
            self.seated.set()
            try:
                async for _ in seat.turns():
                    await self.may.acquire()
                    async with self.answering:
                        with suppress(StaleVersionError, IllegalActionError):
                            await self._answer(seat)
            finally:
                self.recorded = [step.action for step in seat.steps if step.seat == seat.place]

    async def play_on(self, link: str) -> None:
        """Play a game that is not to end before this is cancelled."""
        await self.play(link)
        raise AssertionError("the game was over before the test was")

    async def _answer(self, seat: Seat) -> None:
        turn = seat.turn
        if turn is not None:
            answer = await robot("regular")(turn)
            await turn.answer(answer)
            async with self.news:
                self.kept.append(answer)
                self.news.notify_all()


async def allow(may: asyncio.Semaphore, answers: int) -> None:
    """Let a number of answers be given from now on, however long it takes until more are allowed."""
    await forbid(may)
    for _ in range(answers):
        may.release()


async def forbid(may: asyncio.Semaphore) -> None:
    """Let no answer be given from now on."""
    while not may.locked():
        await may.acquire()


async def answered(players: list[Player], more: int) -> None:
    """Wait until each of them has a number of further acknowledged answers."""
    for player in players:
        wanted = len(player.kept) + more
        async with player.news:
            await player.news.wait_for(lambda player=player, wanted=wanted: len(player.kept) >= wanted)


async def pause(players: list[Player]) -> None:
    """Let nobody answer any more, and return once nothing is under way."""
    for player in players:
        await forbid(player.may)
    for player in players:
        async with player.answering:
            pass
