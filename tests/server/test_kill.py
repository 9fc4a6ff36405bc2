"""The server is killed again and again in the middle of play: what was acknowledged is there, and there once."""

import json
import os
import random
import signal
import subprocess
import sys
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import IO, Any

import anyio
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from monopolista.client.changes import changed
from monopolista.server.databases import is_address, open_address, open_folder

LONGEST_START = 0.5
"""In seconds: how long a server lives at most that is killed while it starts, one in five of them."""
LONGEST_LIFE = 100
"""In messages heard by all, so that a life sees as much on a slow machine as on a fast one."""
QUIET = 60
"""In seconds: a life that takes longer is one in which nobody plays any more."""
LAST_BREATH = 0.01
"""In seconds: how long it goes on at most after the last of them, so that it is killed anywhere between two."""
BACK = 0.05
"""How often somebody would like to take something back."""
ANSWERS = ("roll", "buy", "decline", "bid", "pass", "end", "fine", "card", "want", "waive", "keep", "place")
CARD_ANSWERS = ("bank", "lay", "play", "end", "at", "give", "no", "allow", "pick", "pay", "discard")
TAKEN = "takeback "
BUSINESS = ("mortgage", "redeem", "build", "sell", "accept", "refuse")

pytestmark = pytest.mark.anyio


class Zygote:
    """Starts one server after another over the same folder, or the same database."""

    def __init__(self, named: str, errors: IO[bytes] | None = None) -> None:
        self.named = named
        command = [sys.executable, "-m", "tests.server.zygote"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
        )

    def start(self) -> tuple[int, int]:
        """Return the process and the port of a new server."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{self.named}\n")
        self.process.stdin.flush()
        started = json.loads(self.process.stdout.readline())
        return started["pid"], started["port"]

    def stop(self) -> None:
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()
        self.process.wait(20)


@dataclass
class Sent:
    """A command as it was sent."""

    game: str
    version: int
    action: str


@dataclass
class Player:
    """Somebody who plays by lot, and remembers what was promised."""

    seat: int
    keys: list[str]
    room: str
    lot: random.Random
    names: Iterator[int] = field(default_factory=count)
    sent: dict[str, Sent] = field(default_factory=dict[str, Sent])
    """Not answered yet."""
    kept: dict[str, tuple[Sent, int]] = field(default_factory=dict[str, tuple[Sent, int]])
    """Acknowledged, with the version that was told."""
    refused: Counter[str] = field(default_factory=Counter[str])
    game: dict[str, Any] = field(default_factory=dict[str, Any])
    """The game as it was told last."""
    again: int = 0
    """How many acknowledgements came a second time."""
    heard: int = 0
    """How many messages came in all."""

    async def play(self, port: int, until: anyio.Event) -> None:
        """Play until the server is gone, or until it is time to stop and nothing is unanswered."""
        try:
            async with connect(f"ws://127.0.0.1:{port}/ws/{self.room}", max_size=None, proxy=None) as line:
                await self.say(line, type="hello", keys=self.keys)
                await self.say(line, type="pace", id="pace", botPause=0)
                for name in (*self.sent, *list(self.kept)[-3:]):
                    sent = self.sent[name] if name in self.sent else self.kept[name][0]
                    await self.say_again(line, name, sent)
                while not (until.is_set() and not self.sent):
                    for message in json.loads(await line.recv()):
                        self.heard += 1
                        await self.hear(line, message, until.is_set())
                    await self.go_on(line, until.is_set())
        except (OSError, WebSocketException):
            return

    async def say(self, line: ClientConnection, **message: Any) -> None:
        await line.send(json.dumps(message))

    async def say_again(self, line: ClientConnection, name: str, sent: Sent) -> None:
        await self.say(
            line, type="act", id=name, game=sent.game, version=sent.version, seat=self.seat, action=sent.action
        )

    async def hear(self, line: ClientConnection, message: dict[str, Any], stopping: bool) -> None:
        if message["type"] == "change":
            message = changed(self.game, message)
        if message["type"] == "game":
            self.game = message
        match message["type"]:
            case "done":
                self.acknowledged(message["id"], message["version"])
            case "failure":
                self.refused[message["code"]] += 1
                self.sent.pop(message["id"], None)
            case "room" if not stopping and self.seat == 0 and message["status"] != "playing":
                kind = "rematch" if message["status"] == "over" else "start"
                await self.say(line, type=kind, id=f"{kind} after {message['game']}")
            case _:
                pass

    async def go_on(self, line: ClientConnection, stopping: bool) -> None:
        """Do what the game as it was told last wants of this seat, also where another answer was refused."""
        game = self.game
        if not game or not game["own"]:
            return
        version = game["version"]
        if game["wish"] and self.seat in game["wish"]["waiting"]:
            await self.say(line, type="consent", id=f"agree {version}", seat=self.seat, version=version, agrees=True)
        elif stopping:
            return
        elif self.lot.random() < BACK and (way := game["own"][0]["wayBack"]):
            await self.say(line, type="take-back", id=f"back {version}", seat=self.seat, **way)
        elif not self.sent and not game["table"]["winners"]:
            await self.answer(line, game)

    def acknowledged(self, name: str, version: int) -> None:
        if name in self.kept:
            assert self.kept[name][1] == version
            self.again += 1
        elif name in self.sent:
            self.kept[name] = (self.sent.pop(name), version)

    async def answer(self, line: ClientConnection, game: dict[str, Any]) -> None:
        action = self.card(game) if game["table"]["game"] == "deal" else self.move(game)
        if action:
            name = f"{self.seat}/{next(self.names)}"
            self.sent[name] = Sent(game["game"], game["version"], action)
            await self.say_again(line, name, self.sent[name])

    def card(self, game: dict[str, Any]) -> str:
        """Return any answer in the card game, empty where there is none to give."""
        offers = [offer for offer in game["own"][0]["offers"] if offer["verb"] in CARD_ANSWERS]
        if not offers:
            return ""
        offer = self.lot.choice(offers)
        verb, amount = offer["verb"], offer["low"]
        said = verb if verb in ("end", "pay") else f"{verb} {offer['subject']}"
        return f"{said} {amount}" if verb in ("lay", "no") or (verb == "play" and amount >= 0) else said

    def move(self, game: dict[str, Any]) -> str:
        """Return any answer in the classic game, empty where there is none to give."""
        offers = game["own"][0]["offers"]
        asked = any(self.seat in question["seats"] for question in game["table"]["questions"])
        owed = game["table"]["players"][self.seat]["debt"] > 0
        business = [offer for offer in offers if offer["verb"] in (("sell", "mortgage") if owed else BUSINESS)]
        answers = [offer for offer in offers if offer["verb"] in ANSWERS] if asked and not owed else []
        open_to_me = business if owed or not answers or (business and self.lot.random() < 0.2) else answers
        if owed and not open_to_me:
            return "bankrupt"
        if not open_to_me:
            return ""
        offer = self.lot.choice(open_to_me)
        value = offer["low"] if offer["verb"] == "bid" else offer["subject"]
        return f"{offer['verb']} {value}" if value or offer["verb"] == "bid" else offer["verb"]


def ask(port: int, path: str, body: bytes | None = None) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/{path}", data=body, timeout=20) as answer:
        return answer.read()


async def sit_down(port: int, lot: random.Random, edition: str) -> list[Player]:
    """Open a room for two persons and two bots, and start."""
    made = json.loads(ask(port, "api/rooms", b"{}"))
    players: list[Player] = []
    async with connect(f"ws://127.0.0.1:{port}/ws/{made['room']}", max_size=None, proxy=None) as line:
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
        wish: dict[str, Any] = {
            "edition": edition,
            "options": {},
            "seats": seats,
            "auctionSeconds": 0,
            "answerSeconds": 0,
        }
        messages: list[dict[str, Any]] = [
            {"type": "hello", "keys": [made["hostKey"]]},
            {"type": "setup", "id": "setup", **wish},
            *({"type": "take", "id": f"take {seat}", "seat": seat, "name": "P", "token": ""} for seat in (0, 1)),
        ]
        for message in messages:
            await line.send(json.dumps(message))
        while len(players) < 2:
            for heard in json.loads(await line.recv()):
                if heard["type"] == "seated":
                    shown = [heard["key"], *([made["hostKey"]] if heard["seat"] == 0 else [])]
                    players.append(Player(heard["seat"], shown, made["room"], random.Random(lot.random())))
    return players


Kept = Callable[[str], list[str]]
"""Returns the answers of a game that the disk has."""


def kept_by(named: str) -> Kept:
    """Return whoever reads the answers of a game in a folder, or in a database."""

    def kept(game: str) -> list[str]:
        store = open_address(named) if is_address(named) else open_folder(Path(named))
        with closing(store):
            found = store.find_game(game)
        return [line for step in found[1] for line in step.answers] if found else []

    return kept


def check(kept: Kept, players: Sequence[Player]) -> None:
    """Everything acknowledged is on the disk, where it was said to be."""
    games = {sent.game for player in players for sent, _ in player.kept.values()}
    found = {game: kept(game) for game in games}
    for player in players:
        for sent, version in player.kept.values():
            by_seats = [line for line in found[sent.game][:version] if not line.startswith("*")]
            assert by_seats[-1] == f"{player.seat} {sent.action}"


def check_once(kept: Kept, players: Sequence[Player]) -> None:
    """Nothing is on the disk that was not acknowledged, and nothing twice."""
    for player in players:
        asked = Counter((sent.game, sent.action) for sent, _ in player.kept.values())
        found: Counter[tuple[str, str]] = Counter()
        for game in {sent.game for sent, _ in player.kept.values()}:
            own = [line[2:] for line in kept(game) if line.startswith(f"{player.seat} ")]
            found.update((game, line) for line in own if not line.startswith(TAKEN))
        assert found == asked
        versions = Counter((sent.game, version) for sent, version in player.kept.values())
        assert set(versions.values()) == {1}


def enough(kept: Kept, players: Sequence[Player], kills: int) -> bool:
    """Say whether so much was acknowledged, said again and taken back that the campaign shows something."""
    acknowledged, again = (sum(len(one.kept) for one in players), sum(one.again for one in players))
    games = {sent.game for sent, _ in players[0].kept.values()}
    return min(acknowledged, again) > kills and any(TAKEN in line for game in games for line in kept(game))


async def live(lot: random.Random, players: Sequence[Player]) -> None:
    """Wait as long as a server is to live: some hundredths of a second, or until so many messages were heard."""
    if lot.random() < 0.2:
        await anyio.sleep(lot.uniform(0, LONGEST_START))
        return
    enough = sum(player.heard for player in players) + lot.randrange(LONGEST_LIFE)
    with anyio.fail_after(QUIET):
        while sum(player.heard for player in players) < enough:  # noqa: ASYNC110 (of several, nobody tells)
            await anyio.sleep(0.002)
    await anyio.sleep(lot.uniform(0, LAST_BREATH))


@pytest.mark.case("killed at any moment: what was acknowledged is there, and there once")
@pytest.mark.campaign
@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("edition", "kills", "database"),
    [("italy", 25, "sqlite"), ("deal", 15, "sqlite"), ("italy", 15, "postgres"), ("deal", 15, "postgres")],
)
async def test_what_was_acknowledged_survives_many_kills_and_is_there_once(
    tmp_path: Path, edition: str, kills: int, database: str, request: pytest.FixtureRequest
) -> None:
    lot = random.Random(2008)
    named = request.getfixturevalue("postgres").new_database() if database == "postgres" else str(tmp_path)
    zygote, kept = Zygote(named), kept_by(named)
    try:
        pid, port = zygote.start()
        players = await sit_down(port, lot, edition)
        for killed in count():
            if killed >= kills and enough(kept, players, kills):
                break  # where few messages come before a kill, it goes on, to the end of the test's time
            async with anyio.create_task_group() as group:
                for player in players:
                    group.start_soon(player.play, port, anyio.Event())
                await live(lot, players)
                os.kill(pid, signal.SIGKILL)
            pid, port = zygote.start()
            check(kept, players)
        stop = anyio.Event()
        stop.set()
        async with anyio.create_task_group() as group:
            for player in players:
                group.start_soon(player.play, port, stop)
        check(kept, players)
        check_once(kept, players)
        os.kill(pid, signal.SIGKILL)
    finally:
        zygote.stop()
