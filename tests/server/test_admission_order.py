"""Of whatever comes in the size is checked first, then its budget is charged, and only then is anything done for it.

What may come in is not listed here: it is every route of the application, and every message of the protocol.
"""

import unicodedata
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, ClassVar, cast

import msgspec
import pytest
from msgspec import inspect
from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Scope
from starlette.websockets import WebSocket

from monopolista.protocol import people
from monopolista.protocol.codegen.typescript import SENT
from monopolista.protocol.hints import AskHint
from monopolista.protocol.message_limits import LONGEST_TRANSCRIPT, LONGEST_WORD
from monopolista.protocol.messages import ClientMessage, message_types
from monopolista.protocol.server_messages import Failure
from monopolista.server.app.application import make_app
from monopolista.server.core import fair_scheduler
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter, TokenBucket
from monopolista.server.http import compression
from monopolista.server.review import replays
from monopolista.server.review.replays import save_transcript
from monopolista.server.rooms import dispatcher, websocket
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.context import ServerContext, Settings
from monopolista.server.rooms.people import chat_log, lobby_state, recovery_codes
from monopolista.server.rooms.people.word_filter import WordFilter
from monopolista.server.rooms.play import hints
from monopolista.server.rooms.registry import RoomRegistry
from monopolista.server.rooms.room import Room
from monopolista.server.storage.moderation import WordRow
from monopolista.table import Table
from monopolista.transcript import Header, Transcript
from tests.server.house import Guest, House, repeating, seat_persons
from tests.server.least import small

pytestmark = pytest.mark.anyio
KINDS: tuple[type[msgspec.Struct], ...] = message_types(ClientMessage)
BUDGETED = (
    people.SendChat,
    people.React,
    people.NewRecoveryCode,
    people.RecoverSeat,
    people.RequestSeat,
    people.Report,
    AskHint,
)
"""Messages with a budget beside that of their connection; for the others nothing is done that the test notes."""
BEGUN = Transcript(Header("italy", 2)).text() + "* roll 1 2\n* roll 3 4\n1 roll\n* roll 1 2\n"
CHUNK = 64 * 1024
LARGEST = 2 * LONGEST_TRANSCRIPT
"""Bytes of the largest body of any route."""


class Spies:
    """Note what is called; what is called goes on as before, unless it is denied."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch
        self.calls: list[str] = []

    def on(self, owner: Any, name: str, *, says: Any = None) -> None:
        """Note calls of a function of a module or a class; where something is to be said, it says that and no more."""
        function: Callable[..., Any] = getattr(owner, name)
        of = f"{getattr(owner, '__name__', owner)}.{name}"

        def noted(*arguments: Any, **named: Any) -> Any:
            self.calls.append(of)
            return function(*arguments, **named) if says is None else says

        self._patch.setattr(owner, name, noted)

    def on_work(self) -> None:
        """Note whatever takes long."""
        self.on(WordFilter, "has_any")
        self.on(unicodedata, "normalize")
        self.on(chat_log, "visible_text")
        self.on(recovery_codes, "digest")
        self.on(hints, "_weighed")
        self.on(lobby_state, "readable")

    def worked(self, *but: str) -> list[str]:
        return [one for one in self.calls if one.rpartition(".")[2] not in but]


@pytest.fixture
def spies(monkeypatch: pytest.MonkeyPatch) -> Spies:
    return Spies(monkeypatch)


# Over HTTP.


@dataclass
class Answer:
    """What came of a request, and how much of its body was read."""

    status: int = 0
    read: int = 0


async def ask(app: ASGIApp, method: str, path: str, body: Sequence[bytes] = (), *, length: int | None = None) -> Answer:
    """Send a request from this computer, its body in parts, the last again and again; its length is stated or not."""
    answer = Answer()
    stated = [] if length is None else [(b"content-length", str(length).encode())]
    scope: Scope = {
        "type": "http", "http_version": "1.1", "method": method, "scheme": "http", "path": path,
        "raw_path": path.encode(), "query_string": b"", "root_path": "", "client": ("127.0.0.1", 1),
        "server": ("localhost", 8000), "headers": [(b"host", b"localhost"), *stated], "state": {},
    }  # fmt: skip
    parts = iter(body)

    async def receive() -> Message:
        part = next(parts, b"")
        answer.read += len(part)
        return {"type": "http.request", "body": part, "more_body": part != b""}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            answer.status = message["status"]

    await app(scope, receive, send)
    return answer


def routes_of(routes: Sequence[BaseRoute]) -> Iterator[Route | WebSocketRoute]:
    """Go through all routes, those below a path too."""
    for one in routes:
        if isinstance(one, Mount):
            yield from routes_of(one.routes)
        else:
            assert isinstance(one, Route | WebSocketRoute)
            yield one


def asked_of(routes: Sequence[BaseRoute], name: str = "x") -> list[tuple[str, str]]:
    """Return each method and path that an application answers over HTTP, with a name in place of what is any."""
    return [
        (method, "/".join(name if part.startswith("{") else part for part in one.path.split("/")))
        for one in routes_of(routes)
        if isinstance(one, Route)
        for method in sorted(one.methods or ())
    ]


@asynccontextmanager
async def opened(house: House) -> AsyncGenerator[tuple[ASGIApp, Sequence[BaseRoute]]]:
    settings = Settings(simulations=house.path.parent / "simulations")
    app = make_app(ServerContext(house.store, house.clock, repeating(77), settings))
    async with app.router.lifespan_context(app):
        yield app, app.routes


async def test_no_route_reads_or_does_anything_for_who_asks_too_often(house: House, spies: Spies) -> None:
    async with opened(house) as (app, routes):
        spies.on(RateLimiter, "take", says=False)
        spies.on(fair_scheduler.FairScheduler, "run")
        for name in ("_rows", "write", "read_snapshot"):
            spies.on(type(house.store), name)
        spies.calls.clear()
        asked = asked_of(routes)
        assert len(asked) > 30
        for method, path in asked:
            found = await ask(app, method, path, [BEGUN.encode()])
            assert (method, path, found.status, found.read) == (method, path, 429, 0)
        assert set(spies.calls) == {"RateLimiter.take"}
        assert len(spies.calls) == len(asked)


async def test_no_route_charges_or_reads_what_is_said_to_be_too_large(house: House, spies: Spies) -> None:
    async with opened(house) as (app, routes):
        spies.on(RateLimiter, "take")
        for method, path in asked_of(routes):
            for length in (LARGEST + 1, 10**30):
                found = await ask(app, method, path, [b"x" * CHUNK] * 99, length=length)
                assert (method, path, found.status, found.read) == (method, path, 413, 0)
    assert spies.calls == []


async def test_no_route_reads_on_what_turns_out_to_be_too_large_nor_decodes_it(house: House, spies: Spies) -> None:
    readers = 0
    async with opened(house) as (app, routes):
        spies.on(msgspec.json, "decode")
        spies.on(replays, "read")
        for method, path in asked_of(routes):
            spies.calls.clear()
            found = await ask(app, method, path, [b'"' + b"x" * CHUNK] * 99)
            assert found.read <= LARGEST + 2 * CHUNK, path
            assert found.read == 0 or (found.status, spies.calls) == (413, []), path
            readers += found.read > 0
    assert readers >= 6, "routes that read a body"


async def test_no_route_reads_a_game_before_its_turn_is_charged(
    house: House, spies: Spies, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A transcript was parsed on the event loop before anybody asked what that costs."""
    game, charged = save_transcript(house.store, BEGUN), 0
    bodies = [
        BEGUN.encode(),
        BEGUN.replace("\n", "\r").encode(),
        *(msgspec.json.encode({"transcript": BEGUN, **more}) for more in ({}, {"step": 1, "seat": 0})),
    ]

    async def deny(_: object, who: str, pieces: float, work: fair_scheduler.Cooperative[object]) -> object:
        assert who
        assert pieces > 0
        work.close()
        raise DeniedError("too-much", "not now")

    async with opened(house) as (app, routes):
        monkeypatch.setattr(fair_scheduler.FairScheduler, "run", deny)
        spies.on(Transcript, "__init__")
        spies.on(Table, "__init__")
        for method, path in asked_of(routes, game):
            for body in bodies:
                found = await ask(app, method, path, [body])
                charged += found.status == 429
                assert spies.calls == [], path
    assert charged >= 20


def test_a_header_without_end_is_read_at_its_beginning_alone(spies: Spies) -> None:
    spies.on(compression, "_parse_weight")
    assert next(iter(compression.parse_weights("en;q=0.5," + "x," * 8000))) == "en"
    assert len(spies.calls) < 600


# Over a WebSocket.


def unbounded(node: inspect.Type, name: str = "") -> Iterator[str]:
    """Go through all of a message that may be as long as its sender likes."""
    if isinstance(node, inspect.StructType):
        for one in node.fields:
            yield from unbounded(one.type, f"{node.cls.__name__}.{one.name}")
    elif isinstance(node, inspect.UnionType):
        for one in node.types:
            yield from unbounded(one, name)
    elif isinstance(node, inspect.StrType | inspect.ListType | inspect.DictType):
        yield from [] if node.max_length else [name]
        inner = [node.item_type] if isinstance(node, inspect.ListType) else []
        inner += [node.key_type, node.value_type] if isinstance(node, inspect.DictType) else []
        for one in inner:
            yield from unbounded(one, f"{name} within")
    else:
        assert isinstance(node, inspect.IntType | inspect.BoolType | inspect.NoneType | inspect.LiteralType), node


def larger(node: inspect.Type) -> Iterator[Any]:
    """Go through messages of a kind of which one thing is larger by one than it may be, each thing once."""
    if isinstance(node, inspect.StructType):
        for one in node.fields:
            yield from ({**small(node), one.encode_name: value} for value in larger(one.type))
    elif isinstance(node, inspect.UnionType):
        for one in node.types:
            yield from larger(one)
    elif isinstance(node, inspect.StrType):
        yield "x" * ((node.max_length or 0) + 1)
    elif isinstance(node, inspect.ListType):
        yield [small(node.item_type)] * ((node.max_length or 0) + 1)
        yield from ([value] for value in larger(node.item_type))
    elif isinstance(node, inspect.DictType):
        yield {f"{number}": small(node.value_type) for number in range((node.max_length or 0) + 1)}
        yield from ({key: small(node.value_type)} for key in larger(node.key_type))
        yield from ({"x": value} for value in larger(node.value_type))


def test_every_text_and_list_that_is_sent_has_its_most() -> None:
    assert {*KINDS} <= {*SENT}
    assert [name for kind in SENT for name in unbounded(inspect.type_info(kind))] == []


class Wire:
    """Stands for what carries a connection."""

    scope: ClassVar[dict[str, Any]] = {"state": {}}


class Decoding:
    """Notes what is decoded."""

    def __init__(self) -> None:
        self.decoded: list[bytes] = []
        self._decoder = websocket._decoder  # pyright: ignore[reportPrivateUsage]

    def decode(self, raw: bytes) -> ClientMessage:
        self.decoded.append(raw)
        return self._decoder.decode(raw)


@dataclass
class RecordedConnection:
    """A connection to a room, and what it comes to."""

    room: Room
    line: Any
    decoding: Decoding
    received: list[ClientMessage] = field(default_factory=list[ClientMessage])

    async def send(self, message: Any) -> Failure | None:
        """Send a message; return how it was refused before it reached the room."""
        self.line.connection.outbox.clear()
        await self.line._receive(msgspec.json.encode(message))
        waiting = [*self.line.connection.outbox]
        return waiting[0] if waiting and isinstance(waiting[0], Failure) else None


@pytest.fixture
def recorded(house: House, monkeypatch: pytest.MonkeyPatch) -> RecordedConnection:
    room, _ = house.open_room()
    wire, decoding = cast("WebSocket", Wire()), Decoding()
    found = RecordedConnection(room, websocket._SocketSession(wire, room, Connection(spectator=False)), decoding)  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(websocket, "_decoder", decoding)

    async def receive(_: object, __: Connection, message: ClientMessage) -> None:
        found.received.append(message)

    monkeypatch.setattr(dispatcher, "receive", receive)
    return found


def test_there_is_one_route_for_messages(house: House) -> None:
    found = [one for one in routes_of(make_app(house.context).routes) if isinstance(one, WebSocketRoute)]
    assert [one.endpoint for one in found] == [websocket.serve]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
async def test_a_message_with_anything_too_large_is_refused_by_name_and_comes_to_no_room(
    recorded: RecordedConnection, kind: type[msgspec.Struct], house: House, spies: Spies
) -> None:
    spies.on_work()
    node = inspect.type_info(kind)
    assert await recorded.send(small(node)) is None
    assert [type(one) for one in recorded.received] == [kind]
    recorded.received.clear()
    for message in larger(node):
        house.clock.time += 1
        failure = await recorded.send(message)
        assert failure is not None, message
        assert (failure.code, failure.id) == ("malformed", message["id"] if message.get("id") == "x" else "")
    assert recorded.received == []
    assert spies.calls == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
async def test_a_message_beyond_the_budget_or_the_largest_is_not_decoded(
    recorded: RecordedConnection, kind: type[msgspec.Struct], spies: Spies
) -> None:
    message = small(inspect.type_info(kind))
    spies.on(TokenBucket, "take", says=False)
    large = await recorded.send({**message, "more": "x" * websocket.LONGEST_MESSAGE})
    assert large is not None
    assert (large.code, spies.calls) == ("too-much", []), "its size is known before anything is charged"
    often = await recorded.send(message)
    assert often is not None
    assert (often.code, spies.calls) == ("too-much", ["TokenBucket.take"])
    assert recorded.decoding.decoded == []


def said(kind: type[msgspec.Struct], guests: list[Guest]) -> Any:
    """Return a message of a kind as a player sends it, with as much as it may hold."""
    game, spare = guests[0].room.row.game, guests[0].house.command()
    named: dict[str, Any] = {
        "id": spare, "game": game, "seat": int(kind is people.Report), "name": "Merda", "text": "merda " * 20,
        "key": "k" * 43, "code": "222222", "action": "roll", "version": guests[0].version, "edition": "italy",
        "options": {}, "reaction": "laugh",
    }  # fmt: skip
    made = small(inspect.type_info(kind))
    return msgspec.json.decode(
        msgspec.json.encode({**made, **{key: named[key] for key in made if key in named}}), type=kind
    )


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
async def test_a_client_without_budget_has_no_work_done(house: House, kind: type[msgspec.Struct], spies: Spies) -> None:
    """Names and lines were normalised, and looked through for refused words, before their budget was charged."""
    house.store.add_words([WordRow("merda")])
    house.settings = Settings(reports=True)
    house.restart()
    guests = await seat_persons(house, 2, hints=True)
    house.context.moderation.words = WordFilter(["merda"])
    message = said(kind, guests)
    for name in ("save_report", "save_chat_line", "save_room", "save_hinted_seat"):
        spies.on(type(house.store), name)
    spies.on_work()
    spies.calls.clear()
    spies.on(TokenBucket, "take", says=False)
    await guests[0].say(message)
    assert spies.worked("take") == [] or "TokenBucket.take" not in spies.calls
    assert "TokenBucket.take" in spies.calls or kind not in BUDGETED, "its own budget was not asked"


async def test_no_more_than_so_many_rooms_that_are_not_there_are_looked_for(house: House, spies: Spies) -> None:
    async with opened(house) as (app, _):
        rooms: RoomRegistry = cast("Starlette", app).state.rooms
        room, _ = house.open_room()
        spies.on(type(house.store), "find_room")
        assert await rooms.find_for("x" * (LONGEST_WORD + 1), "192.0.2.1") is None
        assert spies.calls == []
        for number in range(120):
            assert await rooms.find_for(f"nowhere-{number}", "192.0.2.1") is None
        looked = len(spies.calls)
        with pytest.raises(DeniedError, match="too many"):
            await rooms.find_for("nowhere", "192.0.2.1")
        assert len(spies.calls) == looked == 120
        assert await rooms.find_for(room.row.id, "192.0.2.2") is not None
        assert await rooms.find_for(room.row.id, "192.0.2.1") is not None, "one that is in memory costs nothing"


async def test_rooms_that_are_there_are_found_however_many_they_are(house: House) -> None:
    async with opened(house) as (app, _):
        rooms: RoomRegistry = cast("Starlette", app).state.rooms
        for _ in range(130):
            room, _ = house.open_room()
            assert await rooms.find_for(room.row.id, "192.0.2.1") is not None
