"""The bot in JavaScript plays a short game to its end, whatever becomes of the server meanwhile."""

import re
import subprocess
from pathlib import Path

import pytest
from tools import build_web

from monopolista.games.classic.rules import verbs
from monopolista.table import Table
from monopolista.transcript import read
from tests.client.host import table
from tests.server.running import server

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.mjs"
KILLED_AT = 30


@pytest.mark.campaign("whole games over the network", sample=1)
@pytest.mark.process
@pytest.mark.parametrize("below", [(), ("--base-path", "/games")], ids=["host", "base"])
def test_the_bot_in_javascript_plays_to_the_end_through_a_kill_and_a_restart(
    tmp_path: Path, below: tuple[str, ...]
) -> None:
    with server(tmp_path, *below) as first:
        port = first.host.rpartition(":")[2]
        with table(first, "italy", 1, bots=1, turns=40) as (link, host):
            command = [build_web.NODE, BOT, link, "Otto", tmp_path / "bot.key"]
            with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as program:
                while not (seat := host.hear("room")["seats"][0])["program"]:
                    pass
                assert seat["name"] == "Otto"
                host.send(type="start", id="start")
                while host.hear("game")["version"] < KILLED_AT:
                    pass
                first.process.kill()
                first.process.wait()
                with server(tmp_path, "--port", port, *below) as second, second.line(link.rpartition("/")[2]) as line:
                    line.send(type="hello")
                    over = line.hear("room", status="over")
                    transcript = second.ask(f"api/transcripts/{over['game']}")[1].decode()
                program.terminate()
                complaints = program.communicate(timeout=20)[1].splitlines()
    game = Table.replay(read(transcript), chance=None)
    late = [step.action for step in game.steps[KILLED_AT:] if step.seat == 0]
    assert {"roll", "buy"} <= set(late)
    assert complaints == []


@pytest.mark.parametrize("name", ["LIKES", "LAST"])
def test_it_names_what_an_answer_is_about_exactly_where_it_is_about_something(name: str) -> None:
    source = BOT.read_text(encoding="utf-8")
    known, about = (
        set(re.findall(r"'([a-z]+)'", source.split(f"const {one} = [")[1].split("]")[0])) for one in (name, "ABOUT")
    )
    assert {verb for verb in known if verbs.takes_subject(verbs.NUMBERS[verb])} == known & about
