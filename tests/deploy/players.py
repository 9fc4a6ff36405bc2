"""Programs that play one game as people do, and remember what they were told is kept."""

import asyncio
import secrets
from contextlib import suppress
from dataclasses import dataclass, field

from monopolista.client import Refused, Seat, Stale, join
from monopolista.client.bots import robot


@dataclass
class Player:
    """One of them."""

    name: str
    may: asyncio.Event
    """Whether it may answer now."""
    key: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    """By which it comes back to its seat."""
    seated: asyncio.Event = field(default_factory=asyncio.Event)
    answering: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from an answer until it is known to be kept."""
    news: asyncio.Condition = field(default_factory=asyncio.Condition)
    kept: list[str] = field(default_factory=list[str])
    """What it answered and was told is kept."""
    told: list[str] = field(default_factory=list[str])
    """What it answered, as the table tells the game."""

    async def play(self, link: str) -> None:
        """Sit down, play one game to its end or until cancelled, and note what the table has kept of it."""
        async with join(link, name=self.name, key=self.key) as seat:
            self.seated.set()
            try:
                async for _ in seat.turns():
                    await self.may.wait()
                    async with self.answering:
                        with suppress(Stale, Refused):
                            await self._answer(seat)
            finally:
                self.told = [step.action for step in seat.steps if step.seat == seat.place]

    async def _answer(self, seat: Seat) -> None:
        turn = seat.turn
        if turn is not None:
            answer = await robot("regular")(turn)
            await turn.answer(answer)
            async with self.news:
                self.kept.append(answer)
                self.news.notify_all()


async def answered(players: list[Player], more: int) -> None:
    """Wait until each of them has been told of so many more answers that they are kept."""
    for player in players:
        wanted = len(player.kept) + more
        async with player.news:
            await player.news.wait_for(lambda player=player, wanted=wanted: len(player.kept) >= wanted)


async def pause(players: list[Player]) -> None:
    """Let nobody answer any more, and return once nothing is under way."""
    for player in players:
        player.may.clear()
    for player in players:
        async with player.answering:
            pass
