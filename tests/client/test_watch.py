"""``monopolista watch``: what it tells of a game is what the game's story tells."""

import json
import signal
import sys

import pytest

from monopolista.narrate import step_sentences
from monopolista.table import Table
from monopolista.transcript import read
from tests.client.host import table
from tests.server.forked import Forked
from tests.server.running import Running


def lines_of(count: int, *arguments: str) -> list[str]:
    """Return a number of lines of the story of a table, then stop listening."""
    process = Forked(["watch", *arguments], sys.stderr.fileno())
    with process.stdout:
        found = [process.stdout.readline().rstrip("\n") for _ in range(count)]
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    return found


@pytest.mark.campaign("whole games over the network", sample=1)
@pytest.mark.process
@pytest.mark.parametrize("edition", ["italy", "deal"])
def test_a_spectator_gets_the_story_in_words_and_in_events(running: Running, edition: str) -> None:
    options = {"turns": 8} if edition == "italy" else {}
    with table(running, edition, 2, **options) as (link, host):
        host.send(type="start", id="start")
        watched = link.replace(link.rpartition("/")[2], host.hear("room", status="playing")["spectatorLink"])
        over = host.hear("room", status="over")
        transcript = running.ask(f"api/transcripts/{over['game']}")[1].decode()
        game = Table.replay(read(transcript), chance=None)
        names = [seat["name"] for seat in over["seats"]]
        seen = [game.shown(step, ()) for step in game.steps]
        story = [line for step in seen for line in step_sentences(game, step, "nl", names)]
        events = [(number, game.words(event)) for number, step in enumerate(seen) for event in step.events]
        assert lines_of(len(story), watched, "--language", "nl") == story
        rows = [json.loads(line) for line in lines_of(len(events), watched, "--json")]
    assert [(row["step"], (row["fact"], row["clause"])) for row in rows] == events
    assert {row["game"] for row in rows} == {over["game"]}
