"""Connection to a server: reconnects automatically, and resends unacknowledged commands."""

import asyncio
import logging
import os
import random
import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from monopolista.client.address import Address
from monopolista.client.boxes import learn_box
from monopolista.client.decoding import decode_message
from monopolista.client.delta import changed
from monopolista.games.interface.errors import MonopolistaError
from monopolista.json_reader import read_json
from monopolista.protocol.client_messages import Hello
from monopolista.protocol.messages import ClientMessage, Command, Reply, ServerMessage
from monopolista.protocol.server_messages import Failure

log = logging.getLogger("monopolista.client")
FIRST_WAIT: Final = 0.3
LONGEST_WAIT: Final = 5.0
"""Seconds between attempts to reconnect: exponential backoff with jitter."""
RETRY_DELAY: Final = 1.0
_BACKOFF_FACTOR: Final = 1.7


class ServerUnavailableError(MonopolistaError):
    """A server that cannot be reached at the first attempt, or does not speak the protocol."""


class TableNotFoundError(MonopolistaError):
    """A table that the server does not know, or a server that blocks this address."""


def _reason(error: Exception) -> str:
    """Return why a connection failed, without the number and the address that Python adds."""
    code = error.errno if isinstance(error, OSError) else None
    return os.strerror(code) if code and code > 0 else str(error)


def fresh_id() -> str:
    """Return a unique command id, which makes a repeated command idempotent."""
    return secrets.token_hex(12)


class Connection:
    """Connection to one table, across reconnects.

    Parameters
    ----------
    address : Address
        Address of the table.
    hello : callable
        Returns the first message of each connection.
    on_message : callable
        Receives each message of the server.
    on_disconnect : callable
        Called after each connection has closed.
    """

    def __init__(
        self,
        address: Address,
        hello: Callable[[], Hello],
        on_message: Callable[[ServerMessage], None],
        on_disconnect: Callable[[], None] = lambda: None,
    ) -> None:
        """Prepare the connection; ``run`` opens it."""
        self._address = address
        self._hello = hello
        self._on_message = on_message
        self._on_disconnect = on_disconnect
        self._socket: ClientConnection | None = None
        self._game: dict[str, Any] = {}
        """Last state of the game on this connection, to which deltas apply."""
        self._pending: dict[str, tuple[Command, asyncio.Future[Reply]]] = {}
        self._retry: asyncio.Task[None] | None = None
        self._ended: Exception | None = None
        self._welcomed = False
        """Whether the server has sent the table on this connection."""

    async def run(self) -> None:
        """Keep the connection open until cancelled.

        Raises
        ------
        ServerUnavailableError
            If the server cannot be reached at the first attempt, or does not speak the protocol.
        TableNotFoundError
            If the server does not know the table, or blocks this address.
        """
        try:
            await self._reconnect_forever()
        except Exception as error:
            self._ended = error
            for _, answered in self._pending.values():
                if not answered.done():
                    answered.set_exception(error)
            raise
        finally:
            if self._retry is not None:
                self._retry.cancel()

    async def send(self, command: Command) -> Reply:
        """Send a command, again after each reconnect, until it is acknowledged.

        Parameters
        ----------
        command : Command
            Its id makes repeating it idempotent.

        Returns
        -------
        Reply
            Acknowledgement or failure.

        Raises
        ------
        ServerUnavailableError, TableNotFoundError
            If ``run`` has ended with it.
        """
        if self._ended is not None:
            raise self._ended
        answered = asyncio.get_running_loop().create_future()
        self._pending[command.id] = command, answered
        try:
            await self._send_message(command)
            return await answered
        finally:
            del self._pending[command.id]

    async def _reconnect_forever(self) -> None:
        wait, known = FIRST_WAIT, False
        while True:
            self._welcomed = False
            try:
                await self._connect()
            except (OSError, TimeoutError, WebSocketException) as error:
                log.info("no connection to %s: %s", self._address.server, error)
                if not known and not self._welcomed:
                    raise ServerUnavailableError(
                        f"no server answers at {self._address.server} ({_reason(error)}):"
                        " check the link, and whether the server runs"
                    ) from error
            known |= self._welcomed
            wait = FIRST_WAIT if self._welcomed else wait
            await asyncio.sleep(wait * random.uniform(0.75, 1.25))
            wait = min(LONGEST_WAIT, wait * _BACKOFF_FACTOR)

    async def greet(self) -> None:
        """Send the hello message again, to resynchronize with the server."""
        await self._send_message(self._hello())

    async def _connect(self) -> None:
        proxy = None if self._address.is_local else True
        async with connect(self._address.socket, max_size=None, proxy=proxy) as socket:
            self._socket, self._game = socket, {}
            try:
                await self._send_pending()
                async for text in socket:
                    for message in self._read(text):
                        if message["type"] == "room":
                            await learn_box(self._address, message["edition"])
                        self._receive(message)
            finally:
                self._socket = None
                self._on_disconnect()

    def _read(self, text: bytes | str) -> list[dict[str, Any]]:
        try:
            return read_json(text, list[dict[str, Any]])
        except msgspec.DecodeError as error:
            raise ServerUnavailableError(
                f"{self._address.server} sent a message that this version does not understand ({error}):"
                " install the version of monopolista that the server has"
            ) from error

    async def _send_pending(self) -> None:
        await self.greet()
        for command, _ in list(self._pending.values()):
            await self._send_message(command)

    async def _send_again(self) -> None:
        await asyncio.sleep(RETRY_DELAY)
        await self._send_pending()

    async def _send_message(self, message: ClientMessage) -> None:
        if self._socket is not None:
            try:
                await self._socket.send(msgspec.json.encode(message).decode())
            except ConnectionClosed:
                log.info("the connection closed before all messages were sent")

    def _receive(self, received: dict[str, Any]) -> None:
        if received["type"] == "change":
            received = changed(self._game, received)
        if received["type"] == "game":
            self._game = received
        message = decode_message(received)
        if isinstance(message, Failure) and message.id == "":
            self._on_failure(message)
            return
        self._welcomed = True
        self._on_message(message)
        if isinstance(message, Reply) and message.id in self._pending:
            answered = self._pending[message.id][1]
            if not answered.done():
                answered.set_result(message)

    def _on_failure(self, failure: Failure) -> None:
        """Handle a failure that names no command; after one for too many messages, all pending commands are sent again.

        Raises
        ------
        TableNotFoundError
            If the server does not know the table, or blocks this address.
        """
        log.info("%s: %s", failure.code, failure.text)
        if failure.code == "unknown-room":
            raise TableNotFoundError(f"there is no table at {self._address.server}/r/{self._address.link}")
        if failure.code == "blocked":
            raise TableNotFoundError(f"{self._address.server} has blocked this address: ask its administrator")
        if failure.code == "too-much" and (self._retry is None or self._retry.done()):
            self._retry = asyncio.create_task(self._send_again())
