"""The line to a server: comes back by itself, and says again what was not acknowledged."""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from monopolista.client.address import Address
from monopolista.client.decoding import heard
from monopolista.client.delta import changed
from monopolista.games.interface.errors import MonopolistaError
from monopolista.json_reader import read_json
from monopolista.protocol.client_messages import Hello
from monopolista.protocol.messages import ClientMessage, Command, Reply, ServerMessage
from monopolista.protocol.server_messages import Failure

log = logging.getLogger("monopolista.client")
FIRST_WAIT: Final = 0.3
LONGEST_WAIT: Final = 5.0
"""Seconds between two attempts to come back: growing, and never quite the same for two programs."""
A_WHILE: Final = 1.0
_GROWS: Final = 1.7


class ServerUnavailableError(MonopolistaError):
    """Nobody answers at an address where nobody ever did."""


class TableNotFoundError(MonopolistaError):
    """The server knows no such table, or no more."""


def fresh_id() -> str:
    """Return a name for a command that no other has."""
    return secrets.token_hex(12)


class Connection:
    """A line to one table, over as many connections as it takes."""

    def __init__(
        self,
        address: Address,
        hello: Callable[[], Hello],
        hear: Callable[[ServerMessage], None],
        lost: Callable[[], None] = lambda: None,
    ) -> None:
        """Call ``hello`` at each connection, ``hear`` with each message, ``lost`` when a connection has ended."""
        self._address = address
        self._hello = hello
        self._tell = hear
        self._lost = lost
        self._socket: ClientConnection | None = None
        self._game: dict[str, Any] = {}
        """The game as it was told last over this connection."""
        self._waiting: dict[str, tuple[Command, asyncio.Future[Reply]]] = {}
        self._again: asyncio.Task[None] | None = None
        self._ended: Exception | None = None
        self._welcome = False
        """Whether the table was told over this connection."""

    async def run(self) -> None:
        """Keep the connection until cancelled.

        Raises ServerUnavailableError or TableNotFoundError where there is none to keep.
        """
        try:
            await self._keep_up()
        except Exception as error:
            self._ended = error
            for _, answered in self._waiting.values():
                if not answered.done():
                    answered.set_exception(error)
            raise
        finally:
            if self._again is not None:
                self._again.cancel()

    async def send(self, command: Command) -> Reply:
        """Send a command until it is answered, its id makes repeating it harmless; or raise what has ended the line."""
        if self._ended is not None:
            raise self._ended
        answered = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = command, answered
        try:
            await self._say(command)
            return await answered
        finally:
            del self._waiting[command.id]

    async def _keep_up(self) -> None:
        wait, known = FIRST_WAIT, False
        while True:
            self._welcome = False
            try:
                await self._connect()
            except (OSError, TimeoutError, WebSocketException) as error:
                log.info("no line to %s: %s", self._address.server, error)
                if not known and not self._welcome:
                    raise ServerUnavailableError(f"no table answers at {self._address.server}: {error}") from error
            known |= self._welcome
            wait = FIRST_WAIT if self._welcome else wait
            await asyncio.sleep(wait * random.uniform(0.75, 1.25))
            wait = min(LONGEST_WAIT, wait * _GROWS)

    async def greet(self) -> None:
        """Say hello: what this program has seen is not what the server thinks."""
        await self._say(self._hello())

    async def _connect(self) -> None:
        proxy = None if self._address.is_local else True
        async with connect(self._address.socket, max_size=None, proxy=proxy) as socket:
            self._socket, self._game = socket, {}
            try:
                await self._say_all()
                async for text in socket:
                    for message in self._read(text):
                        self._hear(message)
            finally:
                self._socket = None
                self._lost()

    def _read(self, text: bytes | str) -> list[dict[str, Any]]:
        try:
            return read_json(text, list[dict[str, Any]])
        except msgspec.DecodeError as error:
            raise ServerUnavailableError(
                f"what {self._address.server} says is no message of a table: {error}"
            ) from error

    async def _say_all(self) -> None:
        await self.greet()
        for command, _ in list(self._waiting.values()):
            await self._say(command)

    async def _say_again(self) -> None:
        await asyncio.sleep(A_WHILE)
        await self._say_all()

    async def _say(self, message: ClientMessage) -> None:
        if self._socket is not None:
            try:
                await self._socket.send(msgspec.json.encode(message).decode())
            except ConnectionClosed:
                log.info("a line was gone before all was said")

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "change":
            told = changed(self._game, told)
        if told["type"] == "game":
            self._game = told
        message = heard(told)
        if isinstance(message, Failure) and message.id == "":
            self._be_refused(message)
            return
        self._welcome = True
        self._tell(message)
        if isinstance(message, Reply) and message.id in self._waiting:
            answered = self._waiting[message.id][1]
            if not answered.done():
                answered.set_result(message)

    def _be_refused(self, failure: Failure) -> None:
        """Hear of what no command is named for: where it was said too fast, it is not known which command that was."""
        log.info("%s: %s", failure.code, failure.text)
        if failure.code == "unknown-room":
            raise TableNotFoundError(f"there is no table at {self._address.server}/r/{self._address.link}")
        if failure.code == "blocked":
            raise TableNotFoundError(f"{self._address.server} lets nobody in from this address")
        if failure.code == "too-much" and (self._again is None or self._again.done()):
            self._again = asyncio.create_task(self._say_again())
