"""The partial updates of a browser add up to the full view."""

import random
from typing import Any

import msgspec
import pytest

from monopolista.bots import decide
from monopolista.client.delta import changed
from monopolista.games import GAMES
from monopolista.protocol.client_messages import Act, Hello, SetProxyBid
from monopolista.protocol.people import Rematch
from monopolista.protocol.take_back import TakeBack
from monopolista.server.rooms import dispatcher
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.play import autoplay
from monopolista.server.rooms.room import Room
from monopolista.table import Table
from tests.server.house import Guest, House, asks, play_until, seat_persons

pytestmark = pytest.mark.anyio
EDITIONS = [edition for game in GAMES.values() for edition in game.editions()]
NOT_OF_THE_POSITION = ("first", "steps", "stand_in_answers", "countdown")
"""The fields about the way there, and about the time."""


class Browser:
    """A connection, and what it has by what it was sent."""

    def __init__(self, room: Room, keys: list[str], *, spectator: bool = False) -> None:
        self.room = room
        self.keys = keys
        self.visitor = Connection(spectator)
        self.game: dict[str, Any] = {}
        self.steps: list[Any] = []
        self.changes: list[dict[str, Any]] = []
        room.enter(self.visitor)

    async def hello(self) -> None:
        await dispatcher.receive(self.room, self.visitor, Hello(self.keys))
        await self.listen()

    async def listen(self) -> None:
        for text in await self.room.post(self.visitor):
            message = msgspec.json.decode(text)
            if message["type"] == "change":
                self.changes.append(message)
                message = changed(self.game, message)
            if message["type"] == "game":
                assert message["first"] == (len(self.steps) if self.game.get("game") == message["game"] else 0)
                self.steps = self.steps[: message["first"]] + message["steps"]
                self.game = message

    @property
    def position(self) -> dict[str, Any]:
        return {name: value for name, value in self.game.items() if name not in NOT_OF_THE_POSITION}


async def check_against_full_view(browser: Browser) -> None:
    """Compare what a browser has with what a new one receives."""
    await browser.listen()
    fresh = Browser(browser.room, browser.keys, spectator=browser.visitor.spectator)
    await fresh.hello()
    assert not fresh.changes
    assert browser.position == fresh.position
    assert browser.steps == fresh.steps
    browser.room.leave(fresh.visitor)


async def go_on(guests: list[Guest], rng: random.Random) -> None:
    """Have a seat answer: persons as a bot would, who barter too, or go back; after a game another one begins."""
    room = guests[0].room
    assert room.game is not None
    table = room.game.table
    if table.over:
        await guests[0].say(Rematch(guests[0].house.command()))
        return
    seat = table.next_asked
    guest = next((one for one in guests if one.seat == seat), None)
    if guest is None:
        guests[0].house.clock.time += 5.0
        await autoplay.tick(room)
    elif (way := table.undoable_answer(seat)) and rng.random() < 0.2:
        await guest.say(TakeBack(guest.house.command(), seat, way.step, needs_consent=True))
        await guest.say(Act(guest.house.command(), room.row.game, table.version, seat, answer(table, seat, rng)))
    else:
        await guest.act(answer(table, seat, rng))


def answer(table: Table, seat: int, rng: random.Random) -> str:
    return table.game.write(decide(table.game.usual, table, seat, rng.randrange))


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("edition", EDITIONS)
async def test_what_has_changed_makes_up_the_whole(house: House, edition: str) -> None:
    guests = await seat_persons(house, 2, 1, seconds=10, edition=edition)
    room, rng = guests[0].room, random.Random(5)
    browsers = [Browser(room, guest.keys) for guest in guests]
    browsers += [Browser(room, [*guests[0].keys, *guests[1].keys]), Browser(room, [], spectator=True)]
    for one in browsers:
        await one.hello()
    for _ in range(150):
        await go_on(guests, rng)
        for one in rng.sample(browsers, 2):
            await check_against_full_view(one)
    assert sum(len(one.changes) for one in browsers) > 100


async def test_what_is_unchanged_is_not_sent(house: House) -> None:
    guests = await seat_persons(house, 2)
    browser = Browser(guests[0].room, guests[1].keys)
    await browser.hello()
    await guests[guests[0].table.next_asked].act("roll")
    await browser.listen()
    (change,) = browser.changes
    assert "players" in change["table"]
    assert not {"owner", "level", "mortgaged", "bound", "houses"} & change["table"].keys()


async def test_a_limit_is_sent_to_who_set_it_and_makes_no_news_for_others(house: House) -> None:
    guests = await seat_persons(house, 2)
    await play_until(guests, asks("buy"))
    browsers = [Browser(guests[0].room, guest.keys) for guest in guests]
    for one in browsers:
        await one.hello()
    buyer = guests[0].table.next_asked
    await guests[buyer].act("decline")
    for one in browsers:
        await one.listen()
        one.changes.clear()
    await guests[1].say(SetProxyBid(house.command(), guests[1].room.row.game, guests[1].version, 1, 300))
    for one in browsers:
        await check_against_full_view(one)
    assert browsers[0].changes == []
    assert [one["own"] for one in browsers[1].changes] == [[{"seat": 1, "proxyBid": 300}]]


async def test_a_client_with_other_seats_gets_the_whole(house: House) -> None:
    guests = await seat_persons(house, 2)
    browser = Browser(guests[0].room, guests[1].keys)
    await browser.hello()
    browser.visitor.learn(guests[0].keys[-1])
    await guests[guests[0].table.next_asked].act("roll")
    await browser.listen()
    assert browser.changes == []
    assert [one["seat"] for one in browser.game["own"]] == [0, 1]
