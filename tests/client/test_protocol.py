"""The protocol as it is written down is the one that is spoken."""

import asyncio
import contextlib
import json
import subprocess
import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from monopolista.client import CommandFailedError, IllegalActionError, Seat, StaleVersionError, join
from monopolista.client.bots import robot
from monopolista.client.delta import changed
from monopolista.games import GAMES
from monopolista.protocol.messages import ClientMessage, ServerMessage, message_types
from tests.client.between import between
from tests.client.checking import Schema
from tests.client.host import table
from tests.server.running import Line, Running

pytestmark = pytest.mark.anyio
SPOKEN = Path(__file__).parents[2] / "docs" / "reference" / "socket-protocol.md"


@pytest.fixture(scope="module")
def written() -> dict[str, Any]:
    command = [sys.executable, "-m", "monopolista", "protocol"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, timeout=60).stdout)


@pytest.mark.process
def test_every_message_and_every_games_own_view_is_in_it_with_what_is_said_of_it(written: dict[str, Any]) -> None:
    jsonschema.Draft202012Validator.check_schema(written)
    spoken = (*message_types(ClientMessage), *message_types(ServerMessage))
    views = [game.views[0] for game in GAMES.values()]
    for kind in (*spoken, *views):
        assert written["$defs"][kind.__name__]["description"] == cleandoc(kind.__doc__ or ""), kind
    assert written["$defs"]["Act"]["properties"]["version"]["description"].startswith("The number of steps")
    assert written["$defs"]["GameView"]["properties"]["seed"]["description"].startswith("The seed")


@pytest.mark.process
def test_what_is_not_so_is_found(written: dict[str, Any]) -> None:
    check = Schema(written)
    act = {"type": "act", "id": "1", "game": "g", "version": 1, "seat": 0, "action": "roll"}
    assert check.of("ClientText", act) == []
    for wrong in ({"seat": "0"}, {"type": "akt"}, {"more": 1}, {"version": None}, {"seat": True},
                  {"action": "x" * 1001}):  # fmt: skip
        assert check.of("ClientText", {**act, **wrong}) != [], wrong
    assert check.of("ClientText", {name: act[name] for name in act if name != "game"}) != []
    assert check.of("ServerText", [{"type": "done", "id": "1", "version": "1"}]) != []


@pytest.mark.campaign("whole games over the network", sample=1)
@pytest.mark.process
@pytest.mark.parametrize(("edition", "options"), [("deal", {}), ("italy", {"turns": 12, "speedy": True})])
async def test_all_messages_of_a_whole_game_match_the_schema(
    running: Running, written: dict[str, Any], edition: str, options: dict[str, Any]
) -> None:
    async def play(seat: Seat) -> None:
        async for turn in seat.turns():
            for action in ("end", await robot("regular")(turn)):
                with contextlib.suppress(IllegalActionError, StaleVersionError, CommandFailedError):
                    await turn.answer(action)

    with table(running, edition, 2, bots=1, **options) as (link, host):
        async with asyncio.timeout(90), between(running.host) as received:
            there = received.address + link[link.index("/r/") :]
            async with join(there, name="One") as one, join(there, name="Two") as two:
                host.send(type="start", id="start")
                await asyncio.gather(play(one), play(two))
    check = Schema(written)
    assert [fault for said in received.said for fault in check.of("ClientText", said)] == []
    assert [fault for sent in received.sent for fault in check.of("ServerText", sent)] == []
    kinds = {message["type"] for sent in received.sent for message in sent}
    assert kinds >= {"room", "game", "change", "done", "failure", "seated", "chat"}


def covers(wanted: Any, found: Any) -> bool:
    """Say whether all that is wanted is found."""
    if is_a(wanted, dict):
        return is_a(found, dict) and all(name in found and covers(wanted[name], found[name]) for name in wanted)
    if is_a(wanted, list):
        return is_a(found, list) and len(wanted) <= len(found) and all(map(covers, wanted, found))
    return wanted == found


def is_a(found: Any, kind: type) -> bool:
    return isinstance(found, kind)


class Conversation:
    """The document's examples, spoken to a real server; capital words stand for what the server made."""

    def __init__(self, running: Running) -> None:
        made = running.make_room()
        self.running = running
        self.words = {"ROOM": made["room"], "WATCH": made["spectatorLink"], "HOST": made["hostKey"], "KEY": "k" * 43}
        self.received: list[dict[str, Any]] = []
        self.game: dict[str, Any] = {}

    def speak(self, line: Line, example: str) -> None:
        if example.startswith("→ "):
            line.send(**json.loads(self.filled(example)))
            return
        while not self.has_received(self.filled(example)):
            self.hear(line)

    def filled(self, example: str) -> str:
        """Return an example with the server's words."""
        text = example[2:]
        for word, value in self.words.items():
            text = text.replace(word, value)
        return text

    def has_received(self, example: str) -> bool:
        """Say whether such a message has come; words that the server has not made yet are none that can be read."""
        try:
            wanted = json.loads(example)
        except json.JSONDecodeError:
            return False
        return any(covers(wanted, one) for one in self.received)

    def hear(self, line: Line) -> None:
        for received in json.loads(line.socket.recv(20)):
            self.received.append(received)
            if received["type"] == "room":
                self.words.setdefault("PROMISE", received["dice"]["seedHash"])
            if received["type"] in ("game", "change"):
                self.game = changed(self.game, received) if received["type"] == "change" else received
                seat = self.game["table"]["questions"][0]["seats"][0]
                self.words |= {"GAME": self.game["game"], "VERSION": str(received["version"]), "SEAT": str(seat)}


@pytest.mark.process
def test_the_examples_of_the_document_are_answered_as_it_says(running: Running) -> None:
    text = SPOKEN.read_text(encoding="utf-8")
    examples = [line for line in text.splitlines() if line.startswith(("→ ", "← "))]
    assert len(examples) > 12
    conversation = Conversation(running)
    with running.line(conversation.words["ROOM"]) as line:
        for example in examples:
            conversation.speak(line, example)


def test_the_document_names_every_message() -> None:
    text = SPOKEN.read_text(encoding="utf-8")
    kinds = (*message_types(ClientMessage), *message_types(ServerMessage))
    assert [kind.__name__ for kind in kinds if f"`{kind.__struct_config__.tag}`" not in text] == []
