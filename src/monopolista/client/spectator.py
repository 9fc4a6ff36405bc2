"""A table that somebody watches: what happens there, step by step."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from monopolista.client.address import Address
from monopolista.client.connection import Connection
from monopolista.engine.events import Event
from monopolista.games import game_of
from monopolista.games.interface.game import Game
from monopolista.games.interface.rules_adapter import Box, Step
from monopolista.history import TOOK_BACK, TOOK_BACK_WORD
from monopolista.narrate import told
from monopolista.protocol.client_messages import Hello
from monopolista.protocol.server_messages import GameView, RoomView, ServerMessage, StepView


class Scene:
    """One game that is watched: its box, who plays, and what has happened so far."""

    def __init__(self, room: RoomView) -> None:
        """Take the box of a room; raise EditionError where it is one that this program does not know."""
        self.id = room.game
        self.edition = room.edition
        self.options = room.options
        self.names = [seat.name for seat in room.seats]
        self.game: Game[Any, Any] = game_of(room.edition)
        self.box: Box = self.game.box(room.edition, room.options)
        self.steps: list[Step] = []


@dataclass(frozen=True)
class ObservedStep:
    """One step of a game, just told."""

    scene: Scene
    number: int
    """Of the step, from 0."""

    @property
    def step(self) -> Step:
        """Return the answer and its facts."""
        return self.scene.steps[self.number]

    def sentences(self, language: str) -> list[str]:
        """Return what happened as the screens tell it."""
        return told(self.scene, self.step, language, self.scene.names)

    def facts(self) -> Iterator[dict[str, str | int]]:
        """Yield what happened fact by fact, in words and numbers: ``docs/client.md`` explains them."""
        words, step = self.scene.game.words, self.step
        for fact in step.facts:
            yield {
                "game": self.scene.id,
                "step": self.number,
                "by": step.seat,
                "action": step.action,
                "fact": TOOK_BACK_WORD if fact.kind == TOOK_BACK else words.facts[fact.kind],
                "seat": fact.seat,
                "other": fact.other,
                "subject": fact.subject,
                "amount": fact.amount,
                "clause": words.clauses.get(fact.clause, ""),
            }


class Spectator:
    """A line to a table of which one hears what everybody may know."""

    def __init__(self, address: Address) -> None:
        self._scene: Scene | None = None
        self._room: RoomView | None = None
        self._told: asyncio.Queue[ObservedStep | None] = asyncio.Queue()
        self._line = Connection(address, self._hello, self._hear)
        self._running = asyncio.create_task(self._line.run())
        self._running.add_done_callback(lambda _: self._told.put_nowait(None))

    async def steps(self) -> AsyncIterator[ObservedStep]:
        """Yield every step, those that were played before first, of this game and those that follow it."""
        while (happened := await self._told.get()) is not None:
            yield happened
        self._running.result()

    async def close(self) -> None:
        """Hang up."""
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)

    def _hello(self) -> Hello:
        return Hello([], len(self._scene.steps), self._scene.id) if self._scene else Hello([])

    def _hear(self, message: ServerMessage) -> None:
        if isinstance(message, RoomView):
            self._room = message
        elif isinstance(message, GameView):
            self._follow(message)

    def _follow(self, game: GameView) -> None:
        assert self._room is not None
        if self._scene is None or self._scene.id != game.game:
            self._scene = Scene(self._room)
        scene = self._scene
        for step in game.steps[len(scene.steps) - game.first :]:
            scene.steps.append(step_of(step))
            self._told.put_nowait(ObservedStep(scene, len(scene.steps) - 1))


def step_of(view: StepView) -> Step:
    """Return a step as it was told."""
    return Step(view.seat, view.action, tuple(_fact(numbers) for numbers in view.facts))


def _fact(numbers: tuple[int, int, int, int, int, int]) -> Event:
    fact = Event()
    fact.kind, fact.seat, fact.other, fact.subject, fact.amount, fact.clause = numbers
    return fact


@asynccontextmanager
async def watch(link: str) -> AsyncGenerator[Spectator]:
    """Watch the table of a link, that for those who watch or any other, until the end of the block."""
    watching = Spectator(Address.of(link))
    try:
        yield watching
    finally:
        await watching.close()
