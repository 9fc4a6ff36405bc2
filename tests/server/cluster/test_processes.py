"""Server processes on one PostgreSQL database, as people at one table meet them."""

import signal
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.postgres import Postgres
from tests.server.running import Line, Running, server

pytestmark = pytest.mark.process

NOTIFIED = "tests.server.notified"


@contextmanager
def processes(
    folder: Path, address: str, number: int = 2, program: str = "monopolista.cli"
) -> Generator[list[Running]]:
    """Run a number of servers on one database."""
    with ExitStack() as stack:
        started: list[Running] = []
        for name in range(number):
            (folder / str(name)).mkdir()
            started.append(stack.enter_context(server(folder / str(name), "--database", address, program=program)))
        yield started


def sit_down(line: Line, seat: int, name: str, *shown: str) -> str:
    line.send(type="hello", keys=[*shown])
    line.send(type="take-seat", id=f"take {seat}", seat=seat, name=name, token="")
    return line.hear("seated", seat=seat)["key"]


def begin(first: Line, made: dict[str, str]) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}]
    first.send(type="hello", keys=[made["hostKey"]])
    wish: dict[str, Any] = {"edition": "italy", "options": {}, "auctionSeconds": 0, "answerSeconds": 0}
    first.send(type="setup", id="two", seats=seats, **wish)
    first.hear("done", id="two")


def roll(line: Line, seat: int, name: str) -> None:
    game = line.game
    line.send(type="act", id=name, game=game["game"], version=game["version"], seat=seat, action="roll")


def complaints(*running: Running) -> list[str]:
    return [one.errors.read_text() for one in running]


def test_people_at_one_table_meet_whichever_process_each_reaches(postgres: Postgres, tmp_path: Path) -> None:
    with processes(tmp_path, postgres.new_database(), program=NOTIFIED) as (one, other):
        made = one.make_room()
        with one.line(made["room"]) as anna, other.line(made["room"]) as bruno:
            begin(anna, made)
            sit_down(anna, 0, "Anna", made["hostKey"])
            sit_down(bruno, 1, "Bruno")
            while not all(seat["present"] for seat in anna.hear("room")["seats"]):
                pass
            anna.send(type="start", id="start")
            game = bruno.hear("game")
            lines: list[Line] = [anna, bruno]
            anna.hear("game", version=game["version"])
            seat: int = game["table"]["questions"][0]["seats"][0]
            roll(lines[seat], seat, "rolled")
            lines[seat].hear("done", id="rolled")
            while lines[1 - seat].game["version"] == game["version"]:
                lines[1 - seat].hear()
            bruno.send(type="send-chat", id="said", seat=1, text="ciao")
            while [said["text"] for said in anna.hear("chat")["lines"]] != ["ciao"]:
                pass
        assert complaints(one, other) == ["", ""]


def test_clients_of_a_killed_process_continue_on_another_and_lose_nothing(postgres: Postgres, tmp_path: Path) -> None:
    with processes(tmp_path, postgres.new_database()) as (one, other):
        made = one.make_room()
        with other.line(made["room"]) as bruno, ExitStack() as stack:
            anna = stack.enter_context(one.line(made["room"]))
            begin(anna, made)
            key = sit_down(anna, 0, "Anna", made["hostKey"])
            sit_down(bruno, 1, "Bruno")
            anna.send(type="start", id="start")
            anna.hear("game")
            anna.send(type="act", id="gone", game=anna.game["game"], version=1000, seat=0, action="roll")
            anna.hear("failure", id="gone", code="stale")
            anna.send(type="set-pace", id="slow", botPause=777)
            anna.hear("done", id="slow")
            one.process.send_signal(signal.SIGKILL)
            with other.line(made["room"]) as back:
                back.send(type="hello", keys=[key])
                while back.hear("room")["botPause"] != 777:  # a killed process may not have published what it stored
                    pass
                back.send(type="set-pace", id="slow", botPause=777)
                back.hear("done", id="slow")
                seat: int = back.hear("game")["table"]["questions"][0]["seats"][0]
                bruno.hear("game")
                roll([back, bruno][seat], seat, "rolled")
                [back, bruno][seat].hear("done", id="rolled")
        assert complaints(other) == [""]


def test_a_process_that_ends_lets_everybody_go_at_once_and_says_to_come_again(
    postgres: Postgres, tmp_path: Path
) -> None:
    with processes(tmp_path, postgres.new_database(), program=NOTIFIED) as (one, other):
        made = one.make_room()
        with other.line(made["room"]) as bruno, one.line(made["room"]) as anna:
            begin(anna, made)
            sit_down(anna, 0, "Anna", made["hostKey"])
            sit_down(bruno, 1, "Bruno")
            while not all(seat["present"] for seat in bruno.hear("room")["seats"]):
                pass
            one.process.send_signal(signal.SIGTERM)
            with pytest.raises(Exception, match="1012"):
                anna.listen()
            while bruno.hear("room")["seats"][0]["present"]:
                pass
            assert one.process.wait(20) == 0
        assert complaints(one, other) == ["", ""]
