"""The server is killed again and again in the middle of play: what was acknowledged is there, and there once."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from monopolista.client import connection as client
from monopolista.server.storage.factory import is_address, open_address, open_folder
from tests.plugins.campaigns import Campaign
from tests.server.forked import Forked
from tests.server.players import TAKEN, Kept, Messages, Player, check, check_once, players_of, sit_down

LONGEST_START = 0.5
"""In seconds: how long a server lives at most that is killed while it starts, one in five of them."""
LONGEST_LIFE = 100
"""Counted in messages that all receive, so that a life covers as much on a slow machine as on a fast one."""
LAST_BREATH = 0.01
"""In seconds: how long it goes on at most after the last of them, so that it is killed anywhere between two."""
QUIET = 60
"""In seconds: a life that takes longer is one in which nobody plays any more."""
BACK = 0.15
"""How often players would like to take something back."""
SOON = 0.02
"""In seconds: how long a player's client waits before it tries to come back."""

pytestmark = pytest.mark.anyio


class Servers:
    """One server after another over the same folder, or the same database; nobody is replaced by a bot."""

    def __init__(self, folder: Path, named: str) -> None:
        where = ("--database", named) if is_address(named) else ("--data", named)
        self._arguments = ("serve", "--port", "0", "--reconnect-grace", "9999", *where)
        self._errors = folder / "errors.txt"
        self.ports: list[int] = []
        self.start()

    def start(self) -> None:
        with self._errors.open("ab") as errors:
            self._process = Forked(self._arguments, errors.fileno())
        address = self._process.stdout.readline()
        assert address, self._errors.read_text()
        self.ports.append(int(address.rstrip("/\n").rpartition(":")[2]))

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()


def kept_by(named: str) -> Kept:
    """Return what reads the answers of a game in a folder, or in a database."""

    def kept(game: str) -> list[str]:
        with closing(open_address(named) if is_address(named) else open_folder(Path(named))) as store:
            found = store.find_game(game)
        return [line for step in found[1] for line in step.answers] if found else []

    return kept


def enough(kept: Kept, players: Sequence[Player], kills: int) -> bool:
    """Say whether so much was acknowledged, said again and taken back that the campaign shows something."""
    acknowledged, again = (sum(len(one.kept) for one in players), sum(one.again for one in players))
    games = {act.game for act, _ in players[0].kept.values()}
    return min(acknowledged, again) > kills and any(TAKEN in line for game in games for line in kept(game))


async def live(rng: random.Random, messages: Messages) -> None:
    """Wait as long as a server is to live; at which moment it is killed is drawn, and nothing tells of most of them."""
    if rng.random() < 0.2:
        await asyncio.sleep(rng.uniform(0, LONGEST_START))
        return
    async with asyncio.timeout(QUIET):
        await messages.more(rng.randrange(LONGEST_LIFE))
    await asyncio.sleep(rng.uniform(0, LAST_BREATH))


async def killed_while_played_at(
    servers: Servers, kept: Kept, players: Sequence[Player], messages: Messages, kills: int, rng: random.Random
) -> None:
    """Kill the server so often; where few messages come before a kill, go on, to the end of the test's time."""
    killed = 0
    while killed < kills or not enough(kept, players, kills):
        await live(rng, messages)
        servers.kill()
        servers.start()
        check(kept, players)
        killed += 1


@pytest.mark.case("killed at any moment: what was acknowledged is there, and there once")
@pytest.mark.campaign("kills and outages", sample=1)
@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("edition", "kills", "database"),
    [("italy", 25, "sqlite"), ("deal", 15, "sqlite"), ("italy", 15, "postgres"), ("deal", 15, "postgres")],
)
async def test_what_was_acknowledged_survives_many_kills_and_is_there_once(
    tmp_path: Path,
    edition: str,
    kills: int,
    database: str,
    campaign: Campaign,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(client, "FIRST_WAIT", SOON)
    rng, messages = random.Random(2008 + campaign.seed), Messages()
    named = request.getfixturevalue("postgres").new_database() if database == "postgres" else str(tmp_path)
    servers, kept = Servers(tmp_path, named), kept_by(named)
    try:
        players = players_of(servers.ports, rng, messages)
        async with asyncio.TaskGroup() as group:
            lines = [group.create_task(player.line.run()) for player in players]
            await sit_down(players, edition)
            for player in players:
                player.back = BACK
            playing = [group.create_task(player.play()) for player in players]
            await killed_while_played_at(servers, kept, players, messages, campaign.size(sample=3, full=kills), rng)
            for player in players:
                player.stop()
            await asyncio.gather(*playing)
            for one in lines:
                one.cancel()
        check(kept, players)
        check_once(kept, players)
    finally:
        servers.kill()
