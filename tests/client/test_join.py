"""``monopolista join``: what it says, and which key it keeps."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from monopolista.cli.shared.errors import describe_table_error
from monopolista.client.address import Address, LinkError
from monopolista.client.errors import UnknownSeatError
from monopolista.client.keyring import SeatKeyInUseError, held_key
from tests.client.host import table
from tests.server.forked import Forked
from tests.server.running import Running

DOCUMENT = Path(__file__).parents[2] / "docs" / "reference" / "python-client.md"


def program(*arguments: str) -> "subprocess.Popen[str]":
    """Let a program join, started as scripts start what runs beside them: deaf to Ctrl+C."""
    command = [sys.executable, "-m", "monopolista", "join", *arguments]
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, before)


def stop(process: "subprocess.Popen[str]") -> str:
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 0, err
    return out


def first_line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()


@pytest.mark.process
@pytest.mark.usefixtures("keys")
def test_two_of_one_bot_have_names_of_their_own_and_who_comes_back_has_its_seat(running: Running) -> None:
    with table(running, "deal", 3) as (link, host):
        one = program(link, "--seat", "2")
        assert first_line(one).startswith("regular has seat 2. ")
        two = program(link)
        assert first_line(two).startswith("regular 2 has seat 1. ")
        stop(one)
        again = program(link)
        assert first_line(again).startswith("regular has seat 2. ")
        stop(again)
        stop(two)
        while [seat["name"] for seat in host.hear("room")["seats"]] != ["regular 2", "regular", ""]:
            pass


@pytest.mark.process
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["not a link"], "is not a link to a table"),
        (["aBc", "--bot", "nowhere:nothing"], "nowhere:nothing: ModuleNotFoundError"),
        (["http://127.0.0.1:9/r/aBc"], "no server answers at http://127.0.0.1:9"),
    ],
)
@pytest.mark.usefixtures("keys")
def test_what_cannot_be_is_said_in_one_line(tmp_path: Path, arguments: list[str], complaint: str) -> None:
    with (tmp_path / "errors.txt").open("wb") as errors:
        process = Forked(["join", *arguments], errors.fileno())
    with process.stdout:
        assert (process.stdout.read(), process.wait(20)) == ("", 2)
    err = (tmp_path / "errors.txt").read_text()
    assert err.startswith("monopolista: ")
    assert complaint in err
    assert err.count("\n") == 1


def test_a_key_is_kept_for_its_owner_alone_and_held_by_one_program_at_a_time(tmp_path: Path) -> None:
    here, there = Address.of("http://one:8000/r/aBc"), Address.of("http://two:8000/r/aBc")
    with held_key(here, "Anna", tmp_path) as key:
        with pytest.raises(SeatKeyInUseError), held_key(here, "Anna", tmp_path):
            pass
        with held_key(here, "Bruno", tmp_path) as other, held_key(there, "Anna", tmp_path) as elsewhere:
            assert len({key, other, elsewhere}) == 3
    with held_key(here, "Anna", tmp_path) as again:
        assert again == key
    assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}


@pytest.mark.parametrize("damaged", ["", "short", "with spaces, and longer than any key could ever be"])
def test_a_damaged_key_is_replaced_by_one_that_lasts(tmp_path: Path, damaged: str) -> None:
    here = Address.of("http://one:8000/r/aBc")
    with held_key(here, "Anna", tmp_path):
        (file,) = tmp_path.iterdir()
    file.write_text(damaged)
    with held_key(here, "Anna", tmp_path) as key:
        pass
    with held_key(here, "Anna", tmp_path) as again:
        assert again == key == file.read_text()


def test_the_command_line_counts_seats_from_1_where_the_library_counts_from_0() -> None:
    error = UnknownSeatError(8, 2)
    assert str(error) == "there is no seat 8: the table has seats 0 to 1 (seats are numbered from 0)"
    assert describe_table_error(error) == "--seat 9: the table has seats 1 to 2"
    assert describe_table_error(LinkError("no link")) == "no link"


@pytest.mark.parametrize("text", ["", "http://", "ftp://host/r/aBc", "http://host/r/", "http://host/replay/aBc", "a b"])
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(LinkError):
        Address.of(text)


@pytest.mark.parametrize(
    "text", ["http://host:8000/r/aBc", "host:8000/r/aBc", "http://host:8000/ws/aBc", "http://host:8000/r/aBc#code"]
)
def test_a_link_may_be_written_in_any_way_that_names_the_table(text: str) -> None:
    assert Address.of(text) == Address("http://host:8000", "aBc")


@pytest.mark.parametrize("link", ["r/aBc", "w/aBc", "ws/aBc"])
@pytest.mark.parametrize("base", ["/games", "/games/r/of-mine"])
def test_a_link_may_lead_below_a_path_of_its_host(base: str, link: str) -> None:
    address = Address.of(f"https://example.org{base}/{link}")
    assert address == Address(f"https://example.org{base}", "aBc")
    assert address.socket == f"wss://example.org{base}/ws/aBc"
    assert not address.is_local


@pytest.mark.process
def test_the_program_of_the_document_plays_a_game_to_its_end(running: Running) -> None:
    written = DOCUMENT.read_text(encoding="utf-8").split("```python\n")[1].partition("```")[0]
    with table(running, "italy", 1, bots=1, turns=10) as (link, host):
        source = written.replace("http://192.168.1.7:8000/r/LINK", link)
        assert source != written
        with subprocess.Popen([sys.executable, "-c", source], stdout=subprocess.PIPE, text=True) as process:
            while not host.hear("room")["seats"][0]["program"]:
                pass
            host.send(type="start", id="start")
            assert process.communicate(timeout=60)[0] == ""
        assert process.returncode == 0
        host.hear("room", status="over")
