"""``monopolista admin`` beside servers that run, on both kinds of database, and beside none."""

import json
from collections.abc import Generator
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from monopolista.cli import main
from monopolista.server.core import credentials
from monopolista.server.storage.factory import open_folder
from tests.server.cluster.test_processes import begin, processes, sit_down
from tests.server.postgres import Postgres
from tests.server.running import Line, Running, server

STRANGER = "127.0.0.2"
"""An address of this machine that is not the one from which all else comes."""
Result = tuple[int, str, str]


class Admin:
    """A terminal with access to the database."""

    def __init__(self, where: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        self.where = where
        self.capsys = capsys

    def says(self, *arguments: str) -> str:
        """Return what a command prints that is carried out."""
        code, out, errors = self.tries(*arguments)
        assert code == 0, errors
        return out

    def tries(self, *arguments: str) -> Result:
        self.capsys.readouterr()
        code = main(["admin", *arguments, *self.where])
        out, errors = self.capsys.readouterr()
        return code, out, errors

    def reads(self, *arguments: str) -> Any:
        return json.loads(self.says(*arguments, "--json"))


@contextmanager
def two_at_one_table(one: Running, other: Running) -> Generator[tuple[dict[str, str], Line, Line]]:
    """Have a game begin between two who reach servers of their own; the second comes from elsewhere."""
    made = one.make_room()
    with (
        one.line(made["room"]) as anna,
        other.line(made["room"], source_address=(STRANGER, 0)) as bruno,
    ):
        begin(anna, made)
        sit_down(anna, 0, "Anna", made["hostKey"])
        sit_down(bruno, 1, "Bruno")
        while not all(seat["present"] for seat in anna.hear("room")["seats"]):
            pass
        anna.send(type="start", id="start")
        for line in (anna, bruno):
            line.hear("game")
        yield made, anna, bruno


def status_from(address: str, running: Running, path: str = "/") -> tuple[int, str]:
    """Return a server's response to a client with an address of this machine."""
    host, _, port = running.host.partition(":")
    with closing(HTTPConnection("127.0.0.1" if host == "localhost" else host, int(port), 20, (address, 0))) as line:
        line.request("GET", path, headers={"Host": "localhost", "Accept-Language": "nl"})
        answer = line.getresponse()
        return answer.status, answer.read().decode()


def ends(line: Line) -> int:
    """Return with which code a line ends."""
    with pytest.raises(ConnectionClosed) as ended:
        line.listen()
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code


def until_obeyed(admin: Admin, *running: Running) -> None:
    """Wait until servers do all that was ordered so far: of a table that is closed after it they hear no sooner."""
    with ExitStack() as stack:
        tables = [(one.make_room(), one) for one in dict.fromkeys(running)]
        lines = [stack.enter_context(one.line(made["room"])) for made, one in tables]
        for line, (made, _) in zip(lines, tables, strict=True):
            line.send(type="hello", keys=[made["hostKey"]])
            line.hear("room")
            admin.says("close", credentials.number(made["room"]))
        for line in lines:
            line.hear("room", stopReason="shut")


@contextmanager
def servers(kind: str, folder: Path, request: pytest.FixtureRequest) -> Generator[tuple[list[str], Running, Running]]:
    """Run two servers on one database, or one server on a folder."""
    with ExitStack() as stack:
        if kind == "postgres":
            postgres: Postgres = request.getfixturevalue("postgres")
            address = postgres.new_database()
            one, other = stack.enter_context(processes(folder, address))
            yield ["--database", address], one, other
        else:
            one = stack.enter_context(server(folder))
            yield ["--data", str(folder)], one, one


@pytest.mark.process
@pytest.mark.campaign("administration", sample=1)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_table_that_is_closed_and_an_address_that_is_blocked_are_so_on_every_process(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    with servers(kind, tmp_path, request) as (where, one, other), two_at_one_table(one, other) as (made, anna, bruno):
        admin = Admin(where, capsys)
        admin.says("close", credentials.number(made["room"]).lower(), "--reason", "spam")
        for line in (anna, bruno):
            view = line.hear("room", stopReason="shut")
            assert (view["status"], view["closingNotice"]) == ("lobby", "spam")
        anna.send(type="start", id="again")
        anna.hear("failure", id="again", code="not-now")
        assert admin.tries("close", f"http://x/r/{made['room']}")[0] == 2
        (table,) = admin.reads("tables", "--all")
        assert (table["number"], table["status"], table["reason"]) == (
            credentials.number(made["room"]),
            "closed",
            "spam",
        )

        admin.says("block", STRANGER)
        bruno.hear("failure", code="blocked")
        assert ends(bruno) == 4403
        anna.send(type="hello", keys=[])
        anna.hear("room")
        until_obeyed(admin, one, other)
        for running in (one, other):
            code, body = status_from(STRANGER, running)
            assert (code, "adres" in body) == (403, True)
            assert json.loads(status_from(STRANGER, running, "/api/editions")[1])["code"] == "blocked"
            assert status_from("127.0.0.1", running)[0] != 403
            with running.line(made["spectatorLink"], source_address=(STRANGER, 0)) as late:
                late.hear("failure", code="blocked")
                assert ends(late) == 4403
        admin.says("unblock", STRANGER)
        until_obeyed(admin, one, other)
        for running in (one, other):
            assert status_from(STRANGER, running)[0] != 403


@pytest.mark.process
@pytest.mark.campaign("administration", sample=1)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_words_are_refused_on_every_process_and_reports_come_to_the_administrator(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    with servers(kind, tmp_path, request) as (where, one, other), two_at_one_table(one, other) as (_, anna, bruno):
        admin = Admin(where, capsys)
        bruno.send(type="send-chat", id="said", seat=1, text="che merda")
        line = next(view for view in iter(lambda: anna.hear("chat"), None) if view["lines"])["lines"][0]
        anna.send(type="report", id="reported", seat=1, line=line["number"])
        anna.hear("done", id="reported")
        assert "1: a line of Bruno, seat 2" in admin.says("reports")
        (report,) = admin.reads("reports")
        assert [said["text"] for said in report["lines"]] == ["che merda"]
        admin.says("words", "add", "mérda", "--language", "it")
        until_obeyed(admin, one, other)
        bruno.send(type="take-seat", id="named", seat=1, name="m3rda", token="")
        assert bruno.hear("failure", id="named")["code"] == "words"
        assert admin.says("reports", "--done", "1")
        assert admin.reads("reports") == []
        metrics = admin.reads("totals")
        assert (metrics["reports"], metrics["reports_open"], metrics["words"]) == (1, 0, 1)
        assert metrics["games_today"] == 1
        errors = one.errors.read_text()
        assert f"report 1: seat 2 of table {report['table']}" in errors
        assert "merda" not in errors
        assert "Bruno" not in errors


@pytest.mark.process
def test_a_table_is_closed_while_no_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with server(tmp_path) as running, two_at_one_table(running, running) as (made, _, _):
        pass
    admin = Admin(["--data", str(tmp_path)], capsys)
    number = credentials.number(made["room"])
    line = admin.says("tables", "--all")
    assert number in line
    assert line.rstrip().endswith("  2 people")
    admin.says("close", number)
    with server(tmp_path) as running, running.line(made["room"]) as anna:
        anna.send(type="hello", keys=[made["hostKey"]])
        view = anna.hear("room")
        assert (view["stopReason"], view["host"]) == ("shut", True)
        assert running.ask(f"api/dice/{view['game']}")[0] == 200
    with closing(open_folder(tmp_path)) as store:
        assert store.check_all()[1] == []


def test_what_makes_no_sense_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    admin = Admin(["--data", str(tmp_path)], capsys)
    for arguments in (
        ["close", "AAAA-AAAA"],
        ["block", "nobody"],
        ["block", "0.0.0.0/0"],
        ["block", "10.0.0.1", "--for", "-1"],
        ["unblock", "10.0.0.1"],
        ["words", "add"],
        ["words", "add", "!"],
        ["words", "remove"],
        ["words", "--language", "de"],
        ["reports", "--done", "1"],
    ):
        code, out, errors = admin.tries(*arguments)
        assert (code, out, errors.count("\n")) == (2, "", 1), arguments


def test_a_list_of_words_is_added_from_a_file_and_removed_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "list.txt").write_text("# ours\nbad\n\nWorse  # than that\n", encoding="utf-8")
    admin = Admin(["--data", str(tmp_path / "data")], capsys)
    assert admin.says("words", "add", "--from", str(tmp_path / "list.txt"), "--language", "en").startswith("2 of 2")
    assert admin.says("words", "add", "also", "bad").startswith("1 of 2")
    assert [row["word"] for row in admin.reads("words", "list", "--language", "en")] == ["bad", "worse"]
    assert admin.says("words", "try", "nothing", "W0RSE!") == "The server refuses this text.\n"
    admin.says("words", "remove", "--language", "en")
    assert admin.says("words", "try", "nothing", "worse") == "The server accepts this text.\n"
    assert admin.says("words") == "also\n"
