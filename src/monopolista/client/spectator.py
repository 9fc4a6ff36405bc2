"""A table as a spectator sees it, step by step."""

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
from monopolista.narrate import step_sentences
from monopolista.protocol.client_messages import Hello
from monopolista.protocol.messages import ServerMessage
from monopolista.protocol.server_messages import GameView, RoomView, StepView


class Scene:
    """A game that is watched: edition, players, and the steps so far.

    Parameters
    ----------
    room : RoomView
        Room of the game.

    Raises
    ------
    EditionError
        If this program does not know the edition.
    """

    def __init__(self, room: RoomView) -> None:
        """Take the edition of a room."""
        self.id = room.game
        self.edition = room.edition
        self.options = room.options
        self.names = [seat.name for seat in room.seats]
        self.game: Game[Any, Any] = game_of(room.edition)
        self.box: Box = self.game.box(room.edition, room.options)
        self.steps: list[Step] = []


@dataclass(frozen=True)
class ObservedStep:
    """One step of a game."""

    scene: Scene
    number: int
    """Number of the step, from 0."""

    @property
    def step(self) -> Step:
        """Return the answer and its events."""
        return self.scene.steps[self.number]

    def sentences(self, language: str) -> list[str]:
        """Return the events as sentences, in the words of the screens."""
        return step_sentences(self.scene, self.step, language, self.scene.names)

    def events(self) -> Iterator[dict[str, str | int]]:
        """Yield the events of the step in words and numbers, as ``docs/reference/python-client.md`` documents them."""
        words, step = self.scene.game.words, self.step
        for event in step.events:
            yield {
                "game": self.scene.id,
                "step": self.number,
                "by": step.seat,
                "action": step.action,
                "fact": TOOK_BACK_WORD if event.kind == TOOK_BACK else words.events[event.kind],
                "seat": event.seat,
                "other": event.other,
                "subject": event.subject,
                "amount": event.amount,
                "clause": words.clauses.get(event.clause, ""),
            }


class Spectator:
    """Connection to a table that receives public information."""

    def __init__(self, address: Address) -> None:
        self._scene: Scene | None = None
        self._room: RoomView | None = None
        self._queue: asyncio.Queue[ObservedStep | None] = asyncio.Queue()
        self._connection = Connection(address, self._hello, self._on_message)
        self._running = asyncio.create_task(self._connection.run())
        self._running.add_done_callback(lambda _: self._queue.put_nowait(None))

    async def steps(self) -> AsyncIterator[ObservedStep]:
        """Yield every step of this game, past ones first, and then of the next games.

        Yields
        ------
        ObservedStep
            A step.

        Raises
        ------
        ServerUnavailableError, TableNotFoundError
            If the connection has ended.
        """
        while (step := await self._queue.get()) is not None:
            yield step
        self._running.result()

    async def close(self) -> None:
        """Close the connection."""
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)

    def _hello(self) -> Hello:
        return Hello([], len(self._scene.steps), self._scene.id) if self._scene else Hello([])

    def _on_message(self, message: ServerMessage) -> None:
        if isinstance(message, RoomView):
            self._room = message
        elif isinstance(message, GameView):
            self._on_game(message)

    def _on_game(self, game: GameView) -> None:
        assert self._room is not None
        if self._scene is None or self._scene.id != game.game:
            self._scene = Scene(self._room)
        scene = self._scene
        for step in game.steps[len(scene.steps) - game.first :]:
            scene.steps.append(step_of(step))
            self._queue.put_nowait(ObservedStep(scene, len(scene.steps) - 1))


def step_of(view: StepView) -> Step:
    """Return a step from its view."""
    return Step(view.seat, view.action, tuple(_event(numbers) for numbers in view.facts))


def _event(numbers: tuple[int, int, int, int, int, int]) -> Event:
    event = Event()
    event.kind, event.seat, event.other, event.subject, event.amount, event.clause = numbers
    return event


@asynccontextmanager
async def watch(link: str) -> AsyncGenerator[Spectator]:
    """Watch the table of a link, until the end of the block.

    Parameters
    ----------
    link : str
        Link of the table, for spectators or for players.

    Yields
    ------
    Spectator
        The connection.

    Raises
    ------
    LinkError
        If the link is not a link to a table.
    """
    watching = Spectator(Address.of(link))
    try:
        yield watching
    finally:
        await watching.close()
