"""Whatever a client sends, again and again: what is kept of it, on the disk and in memory, has an end."""

from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any, cast

import msgspec
import pytest

from monopolista.protocol.client_messages import (
    AbandonGame,
    Act,
    CommitShare,
    FreeSeat,
    Hello,
    PreviewTrade,
    RevealShare,
    SetPace,
    SetProxyBid,
    Setup,
    Start,
    StillHere,
    TakeSeat,
)
from monopolista.protocol.client_messages import SeatSetting as Wish
from monopolista.protocol.hints import AskHint
from monopolista.protocol.messages import ClientMessage, message_types
from monopolista.protocol.people import (
    AnswerSeatRequest,
    ChatSettings,
    NewRecoveryCode,
    React,
    RecoverSeat,
    Rematch,
    Reopen,
    Report,
    RequestSeat,
    SendChat,
    UndoHandover,
)
from monopolista.protocol.server_messages import RoomView
from monopolista.protocol.take_back import AnswerTakeBack, TakeBack
from monopolista.server.rooms.context import Settings
from monopolista.server.rooms.play import idle_answers
from monopolista.server.storage.copy import contents
from monopolista.server.storage.sql_store import SqlStore
from tests.server.house import Guest, House, seat_persons
from tests.server.least import small

pytestmark = pytest.mark.anyio
ROUNDS = 26
"""How often everything is sent until no bound has anything left."""
SEATS = [Wish("open"), Wish("open")]
KEY = "k" * 43
_numbers = count()


def name() -> str:
    return f"n{next(_numbers)}"


def convert_least(kind: type[ClientMessage]) -> ClientMessage:
    """Return the least message of a kind, under a name of its own."""
    return msgspec.convert(small(msgspec.inspect.type_info(kind)) | {"id": name()}, kind)


def said(guest: Guest) -> dict[type[Any], Callable[[], Any]]:
    """Return how each message is made that a client can send; one that is not listed says the least that it can."""
    row, view, version = guest.room.row, guest.last(RoomView), 0 if guest.room.game is None else guest.version
    promise = view.dice.seed_hash
    least = {kind: partial(convert_least, kind) for kind in message_types(ClientMessage)}
    return least | {
        Hello: lambda: Hello(guest.keys),
        Setup: lambda: Setup(name(), row.edition, {}, SEATS, next(_numbers) % 9, 0, hints=True),
        TakeSeat: lambda: TakeSeat(name(), 0, f"Anna {next(_numbers)}", "cat", guest.keys[-1]),
        FreeSeat: lambda: FreeSeat(name(), 2),
        Start: lambda: Start(name()),
        CommitShare: lambda: CommitShare(name(), 0, promise, f"{next(_numbers):064x}"),
        RevealShare: lambda: RevealShare(name(), 0, f"{next(_numbers):064x}"),
        Act: lambda: Act(name(), row.game, version, 0, f"asking {next(_numbers) % 2}"),
        StillHere: lambda: StillHere(name()),
        SetProxyBid: lambda: SetProxyBid(name(), row.game, version, 0, next(_numbers)),
        PreviewTrade: lambda: PreviewTrade(name(), 0, "propose 1 gives 1"),
        AskHint: lambda: AskHint(name(), row.game, 0),
        TakeBack: lambda: TakeBack(name(), 0, version - 1, needs_consent=True),
        AnswerTakeBack: lambda: AnswerTakeBack(name(), 0, version, agrees=False),
        SetPace: lambda: SetPace(name(), next(_numbers) % 5000),
        SendChat: lambda: SendChat(name(), 0, f"word {next(_numbers)}"),
        React: lambda: React(name(), 0, "bravo"),
        ChatSettings: lambda: ChatSettings(name(), enabled=True, spectators=next(_numbers) % 2 == 0),
        NewRecoveryCode: lambda: NewRecoveryCode(name(), 0),
        RecoverSeat: lambda: RecoverSeat(name(), "K7P3WD", KEY),
        RequestSeat: lambda: RequestSeat(name(), 1, "Eve", KEY),
        AnswerSeatRequest: lambda: AnswerSeatRequest(name(), 1, agrees=True),
        UndoHandover: lambda: UndoHandover(name(), 1),
        Report: lambda: Report(name(), 1),
        Rematch: lambda: Rematch(name()),
        Reopen: lambda: Reopen(name()),
        AbandonGame: lambda: AbandonGame(name()),
    }


def in_memory(found: object, path: str, sizes: Counter[str], known: set[int]) -> Counter[str]:
    """Count what all collections hold that lead from an object to others of the server, by where they are."""
    if id(found) in known or isinstance(found, SqlStore | type) or callable(found):
        return sizes
    known.add(id(found))
    if isinstance(found, list | tuple | dict | set | frozenset | deque):
        inner = cast("list[object]", [*found.values()] if isinstance(found, dict) else [*found])
        sizes[path] += len(inner)
        for one in inner:
            in_memory(one, f"{path}[]", sizes, known)
    elif type(found).__module__.startswith("monopolista.server"):
        for field, value in getattr(found, "__dict__", {}).items():
            in_memory(value, f"{path}.{field}", sizes, known)
    return sizes


async def send(guest: Guest, without: frozenset[type[Any]]) -> tuple[dict[str, int], Counter[str]]:
    """Send every message again and again; return the rows of all tables, and what is held in memory."""
    for _ in range(ROUNDS):
        for kind in said(guest):
            if kind not in without:
                await guest.say(said(guest)[kind]())
    guest.received = [*guest.received[-50:], guest.room_view]
    assert isinstance(guest.house.store, SqlStore)
    rows = {table: number for table, (number, _) in contents(guest.house.store).items()}
    return rows, in_memory(guest.room, "room", Counter(), set())


@pytest.mark.parametrize(
    "without", [frozenset({AbandonGame}), frozenset[type[Any]]()], ids=["in a game", "with new games"]
)
async def test_no_message_adds_records_without_end(
    house: House, without: frozenset[type[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle_answers, "MOST_IDLE", ROUNDS // 2)
    house.settings = Settings(reports=True)
    house.restart()
    anna, bruno = await seat_persons(house, 2, hints=True)
    bruno.go()
    rows, held = await send(anna, without)
    more_rows, more_held = await send(anna, without)
    assert more_rows == rows
    grown = {path: (held[path], size) for path, size in more_held.items() if size > held[path]}
    assert grown == {}
