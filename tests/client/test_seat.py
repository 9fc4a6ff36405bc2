"""A program at a table: it sees what its seat may see, answers, and receives the result."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from monopolista.client import (
    IllegalActionError,
    NoFreeSeatError,
    Seat,
    SeatLostError,
    StaleVersionError,
    TableNotFoundError,
    Turn,
    join,
)
from monopolista.client.bots import BotNotFoundError, own, play, robot
from monopolista.games.interface.simulator import CustomBotError
from monopolista.protocol.server_messages import Done
from tests.client.host import table
from tests.games.classic.editions.test_box_transcripts import forgotten
from tests.games.classic.editions.test_boxes import MILAN
from tests.server.running import Running, server

pytestmark = pytest.mark.anyio

SECONDS = 60


async def side_by_side(
    link: str, count: int, start: Callable[[], None], program: Callable[[Seat], Awaitable[None]]
) -> None:
    """Let programs sit down, begin, and play until each has ended."""
    here = asyncio.Barrier(count)

    async def one(number: int) -> None:
        async with join(link, name=f"Program {number}", seat=number) as seat:
            await here.wait()
            if number == 0:
                start()
            await program(seat)
            await here.wait()

    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
        for number in range(count):
            group.create_task(one(number))


def said(offers: object) -> bytes:
    return msgspec.json.encode(sorted(msgspec.to_builtins(offers), key=str))


def check_alike(turn: Turn) -> None:
    """The table that was built from the received messages shows what the server shows, and allows what it allows."""
    assert turn.table.view() == turn.view
    assert turn.table.hand(turn.seat) == list(turn.hand)
    assert said(turn.table.offers_with_effects(turn.seat)) == said(turn.offers)


async def answered(turn: Turn, action: str) -> None:
    """Answer; where a player was faster, another turn follows."""
    with contextlib.suppress(StaleVersionError):
        await turn.answer(action)


@pytest.mark.campaign("whole games over the network", sample=1)
@pytest.mark.process
@pytest.mark.parametrize(
    ("edition", "options"), [("deal", {}), ("deal", {"excess": "under"}), ("italy", {"turns": 20})]
)
async def test_the_table_of_the_received_messages_is_the_one_that_is_played(
    running: Running, edition: str, options: dict[str, object]
) -> None:
    winners: list[list[int]] = []

    async def program(seat: Seat) -> None:
        bot = robot("regular")
        async for turn in seat.turns():
            check_alike(turn)
            await answered(turn, await bot(turn))
        assert seat.table is not None
        winners.append(seat.table.winners)

    with table(running, edition, 2, bots=1, **options) as (link, host):
        await side_by_side(link, 2, lambda: host.send(type="start", id="start"), program)
    assert winners[0]
    assert winners[0] == winners[1]


@pytest.mark.process
async def test_a_program_reads_the_box_of_a_table_from_the_server(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    status, answer, _ = running.ask("api/boxes", MILAN.encode(), Content_Type="application/toml")
    assert status == 200
    forgotten(monkeypatch)

    async def program(seat: Seat) -> None:
        async for turn in seat.turns():
            check_alike(turn)
            assert turn.table.box.file.name["it"].startswith("Milano")
            await answered(turn, await robot("regular")(turn))

    with table(running, msgspec.json.decode(answer)["id"], 2, turns=4) as (link, host):
        await side_by_side(link, 2, lambda: host.send(type="start", id="start"), program)


@pytest.mark.process
async def test_a_take_back_reaches_the_table_of_the_received_messages(running: Running) -> None:
    back: list[object] = []

    async def program(seat: Seat) -> None:
        async for turn in seat.turns():
            check_alike(turn)
            way = turn.own.undoable
            if len(back) < 3 and seat.place == 0 and turn.game.version > 20 and way is not None:
                back.append(await seat.take_back(way))
            else:
                await answered(turn, await robot("regular")(turn))

    with table(running, "deal", 2) as (link, host):
        await side_by_side(link, 2, lambda: host.send(type="start", id="start"), program)
    assert [type(one) for one in back] == [Done] * 3


@pytest.mark.process
async def test_who_gives_up_leaves_cards_that_no_answer_named(running: Running) -> None:
    async def program(seat: Seat) -> None:
        async for turn in seat.turns():
            check_alike(turn)
            gives_up = seat.place == 2 and turn.game.version > 40
            await answered(turn, "leave" if gives_up else await robot("regular")(turn))

    with table(running, "deal", 3, bots=1) as (link, host):
        await side_by_side(link, 3, lambda: host.send(type="start", id="start"), program)


@pytest.mark.process
async def test_what_a_clause_forbids_is_refused_with_the_clause_and_the_seat_is_still_asked(running: Running) -> None:
    with table(running, "italy", 1, bots=1) as (link, host):
        async with join(link, name="Anna") as seat:
            host.send(type="start", id="start")
            async for turn in seat.turns():
                with pytest.raises(IllegalActionError) as refused:
                    await turn.answer("end")
                assert refused.value.clause.startswith("TURN-")
                assert seat.turn is not None
                await seat.turn.answer("roll")
                break


@pytest.mark.process
async def test_an_answer_to_what_has_changed_since_is_stale(running: Running) -> None:
    with table(running, "italy", 1, bots=1) as (link, host):
        async with join(link, name="Anna") as seat:
            host.send(type="start", id="start")
            first = await anext(aiter(seat.turns()))
            await first.answer("roll")
            with pytest.raises(StaleVersionError):
                await first.answer("roll")


@pytest.mark.process
async def test_who_knows_the_key_comes_back_to_the_seat(running: Running) -> None:
    key = "k" * 43
    with table(running, "italy", 2) as (link, _):
        async with join(link, name="Anna", key=key, seat=1) as seat:
            assert seat.place == 1
        async with join(link, name="Anna", key=key) as again:
            assert again.place == 1


@pytest.mark.process
async def test_a_client_without_a_seat_gets_the_reason(running: Running) -> None:
    with pytest.raises(TableNotFoundError):
        async with join(f"{running.address}r/nothing", name="Anna"):
            pass
    with table(running, "italy", 1, bots=1) as (link, host):
        with pytest.raises(
            NoFreeSeatError, match=r"no seat 8: the table has seats 0 to 1 \(seats are numbered from 0\)"
        ):
            async with join(link, name="Anna", seat=8):
                pass
        host.send(type="start", id="start")
        host.hear("done", id="start")
        with pytest.raises(NoFreeSeatError, match="the game has started"):
            async with join(link, name="Anna"):
                pass


@pytest.mark.process
async def test_a_program_takes_the_seat_of_a_bot_where_none_is_open_unless_the_host_keeps_bots(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    warnings: asyncio.Queue[str] = asyncio.Queue()
    monkeypatch.setattr("monopolista.client.session.log.warning", warnings.put_nowait)
    with table(running, "italy", 1, bots=3) as (link, host):
        async with join(link, name="Anna") as first, join(link, name="Bruno") as second:
            assert (first.place, second.place) == (0, 1), "the open seat goes first"
        host.send(type="setup", id="keep", replaceBots=False)
        host.hear("done", id="keep")
        third = asyncio.create_task(hold(link, "Carla"))
        assert await warnings.get() == "no seat is open: waiting until the host opens one"
        host.send(type="free-seat", id="free", seat=3)
        host.hear("done", id="free")
        assert await third == 3


async def hold(link: str, name: str) -> int:
    """Take a seat and give it up at once; return which."""
    async with join(link, name=name) as seat:
        return seat.place


@pytest.mark.process
async def test_a_client_that_loses_its_seat_is_notified(running: Running) -> None:
    with table(running, "italy", 2) as (link, host):
        async with join(link, name="Anna", seat=0) as seat:
            host.send(type="free-seat", id="free", seat=0)
            with pytest.raises(SeatLostError):
                await anext(aiter(seat.turns()))


@pytest.mark.process
async def test_a_program_goes_on_when_the_server_was_killed(tmp_path: Path) -> None:
    with server(tmp_path) as first:
        port = first.host.rpartition(":")[2]
        with table(first, "italy", 1, bots=1) as (link, host):
            async with asyncio.timeout(SECONDS), join(link, name="Anna") as seat:
                host.send(type="start", id="start")
                turn = await anext(aiter(seat.turns()))
                await turn.answer("roll")
                first.process.kill()
                first.process.wait()
                with server(tmp_path, "--port", port):
                    async for later in seat.turns():
                        check_alike(later)
                        await answered(later, await robot("regular")(later))
                        if later.game.version > turn.game.version + 20:
                            break


def hasty(view: object, seat: int, offers: list[object]) -> str | None:  # noqa: ARG001
    """Stay silent, so that the usual bot decides."""
    return None


def wild(view: object, seat: int, offers: list[object], hand: list[int]) -> str:  # noqa: ARG001
    """Answer what is never allowed."""
    return "bankrupt 3"


@pytest.mark.campaign("whole games over the network", sample=1)
@pytest.mark.process
@pytest.mark.parametrize(
    ("bot", "edition", "complaints"), [("hasty", "italy", 0), ("wild", "deal", 1), ("wild", "italy", 1)]
)
async def test_a_bot_of_ones_own_plays_to_the_end_and_where_it_fails_plainly(
    running: Running, bot: str, edition: str, complaints: int
) -> None:
    said: list[str] = []
    over = asyncio.Event()

    def say(text: str) -> None:
        said.append(text)
        if text == "the game is over":
            over.set()

    options = {"turns": 20} if edition == "italy" else {}
    with table(running, edition, 1, bots=1, **options) as (link, host):
        async with asyncio.timeout(SECONDS), join(link, name="Anna") as seat:
            host.send(type="start", id="start")
            playing = asyncio.create_task(play(seat, own(f"{__name__}:{bot}"), say))
            await over.wait()
            playing.cancel()
    assert said[-1] == "the game is over"
    assert min(len(said) - 1, 1) == complaints
    assert all("answered" in text for text in said[:-1])


@pytest.mark.process
async def test_a_bot_that_there_is_not_is_a_complaint(running: Running) -> None:
    with pytest.raises(CustomBotError):
        own("nowhere:nothing")
    with table(running, "deal", 1, bots=1) as (link, host):
        async with join(link, name="Anna") as seat:
            host.send(type="start", id="start")
            with pytest.raises(BotNotFoundError, match="there are: random, risk-aware, regular"):
                await play(seat, robot("strategic"), print)


@pytest.mark.process
async def test_every_client_sees_that_a_program_has_the_seat(running: Running) -> None:
    with table(running, "italy", 2) as (link, host):
        host.send(type="take-seat", id="take", seat=0, name="Carla", token="")
        async with join(link, name="Anna", seat=1):
            while not (seats := host.hear("room")["seats"])[1]["present"]:
                pass
    assert [seat["program"] for seat in seats] == [False, True]
